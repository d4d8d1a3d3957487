"""What players have not seen: cards drawn from the pile, djinns that Sibittis turned up."""

import json
from collections import Counter

import pytest

from stammtisch.engine.chance import Rng, seeded
from stammtisch.engine.record import HIDDEN, Record
from stammtisch.engine.secrets import draw
from stammtisch.engine.state import CHANCE, OVER, SPECTATOR
from stammtisch.games.five_tribes import GAME
from stammtisch.games.five_tribes.material import DJINN_NAMES, Place
from stammtisch.games.five_tribes.secrets import is_hidden
from stammtisch.games.five_tribes.state import Naqala
from tests.games.five_tribes.positions import auction, due, held, offered, owner_of, play, position
from tests.protocol.test_conformance import random_action

BOARD = "A1: vizier; B1: vizier; F5: vizier; F4: vizier"
DEALS = 600


def dealt(state: Naqala, viewer: int) -> list[Naqala]:
    """Many redealt copies, with a fixed seed."""
    rng = seeded("redeal")
    return [state.redeal(viewer, rng) for _ in range(DEALS)]


def share(found: int) -> float:
    return found / DEALS


def test_others_see_only_how_many_cards_were_drawn_unseen() -> None:
    state = position(BOARD, 3, cards=["fish"], hidden=["silk ivory"])
    for viewer in (SPECTATOR, 1, 2):
        seen = state.view(viewer)["players"][0]
        assert (seen["cards"], seen["hidden_cards"]) == ({"fish": 1}, 2)
    own = state.view(0)["players"][0]
    assert (own["cards"], own["hidden_cards"]) == ({"ivory": 1, "silk": 1, "fish": 1}, 0)


def test_the_pile_shows_only_its_height() -> None:
    assert position(BOARD, pile="silk fish*2").view(0)["pile"] == 3


def test_only_the_drawer_reads_in_the_log_which_card_came() -> None:
    state = play(position(BOARD, cards=["fakir"], djinns=["sloar"], begin=True), "sloar")
    assert state.steps[-1].audience() == 1 << 0


def test_only_the_owner_of_sibittis_reads_in_the_log_which_djinns_came() -> None:
    state = play(position(BOARD, mover=1, elders=[0, 2], djinns=["", "sibittis"], begin=True), "sibittis")
    assert state.steps[-1].audience() == 1 << 1


def test_a_record_keeps_secret_entries_from_other_viewers() -> None:
    rng = seeded("a long game with secrets")
    record = secretive(3, rng)
    while record.state.player() != OVER:
        record.submit(random_action(record.state, rng))
    secret = [entry for entry in record.entries if entry.step in ("DrawCard", "LookAt")]
    assert secret
    for entry in secret:
        assert sum(entry.seen_by(viewer) != HIDDEN for viewer in range(3)) == 1
        assert entry.seen_by(SPECTATOR) == HIDDEN


def test_at_the_end_all_hands_are_open() -> None:
    state = play(position("A1: vizier; B1: vizier", hidden=["silk"], waiting=[]), "A1", "B1.vizier", "done")
    assert state.player() == OVER
    assert state.view(1)["players"][0]["cards"] == {"silk": 1}


def test_when_all_hands_are_open_nothing_is_dealt_anew() -> None:
    state = position("A1: vizier; B1: vizier", hidden=["silk"], pile="fish*6", waiting=[])
    play(state, "A1", "B1.vizier", "done")
    for other in dealt(state, 1):
        assert other.view(1) == state.view(1)


def test_a_hidden_card_may_be_any_of_those_it_was_drawn_from() -> None:
    state = position(BOARD, hidden=["silk"], pile="silk fish*3")
    found = Counter("".join(held(other, 0)) for other in dealt(state, 1))
    assert set(found) == {"silk", "fish"}
    assert 0.32 < share(found["silk"]) < 0.48  # two of five


def test_a_pile_takes_up_what_a_hand_gives_back() -> None:
    for other in dealt(position(BOARD, hidden=["silk"], pile="silk fish*3"), 1):
        assert other.pile[4] + other.cards[4] == 2
        assert sum(other.pile) == 4


def test_hidden_cards_of_two_players_are_dealt_together() -> None:
    state = position(BOARD, 3, hidden=["silk", "fish"], pile="")
    found = Counter(("".join(held(other, 0)), "".join(held(other, 1))) for other in dealt(state, 2))
    assert set(found) == {("silk", "fish"), ("fish", "silk")}
    assert 0.42 < share(found[("silk", "fish")]) < 0.58


def test_the_viewer_keeps_his_own_cards_and_knows_the_rest_by_them() -> None:
    state = position(BOARD, 3, hidden=["silk", "fish"], pile="")
    assert {tuple(held(other, 1)) for other in dealt(state, 0)} == {("fish",)}


def test_cards_taken_openly_stay_where_they_are() -> None:
    state = position(BOARD, cards=["gold*2 fakir"], hidden=["silk"])
    for other in dealt(state, 1):
        assert other.cards[2] >= 2
        assert sum(other.cards) == 4


def test_a_card_given_up_is_the_hidden_one_only_if_no_open_one_is_like_it() -> None:
    state = position(BOARD, cards=["fakir"], hidden=["fakir silk"], djinns=["enki"], begin=True)
    play(state, "enki", "A3")
    assert state.view(1)["players"][0]["hidden_cards"] == 2
    assert state.view(1)["players"][0]["cards"] == {}


def test_a_hidden_card_given_up_is_no_longer_hidden() -> None:
    state = position(BOARD, hidden=["fakir silk"], djinns=["enki"], begin=True)
    play(state, "enki", "A3")
    assert state.view(1)["players"][0]["hidden_cards"] == 1


def run_out(hidden: list[str]) -> Naqala:
    """Sloar draws from a pile that has run out, so that the discards are shuffled."""
    state = position(BOARD, 3, cards=["fakir"], hidden=hidden, djinns=["sloar"], pile="", discard="gold*2", begin=True)
    return play(state, "sloar")


def test_when_a_pile_has_run_out_everybody_knows_what_its_only_holder_has() -> None:
    state = play(run_out(["", "silk fish"]), "gold")
    assert state.view(2)["players"][1]["cards"] == {"silk": 1, "fish": 1}
    assert state.view(2)["players"][0]["hidden_cards"] == 1


def test_when_a_pile_has_run_out_two_holders_may_have_each_others_cards_but_none_of_the_new_pile() -> None:
    state = play(run_out(["", "silk", "fish"]), "gold")
    assert state.view(0)["players"][1]["hidden_cards"] == 1
    found = Counter("".join(held(other, 1)) for other in dealt(state, 0))
    assert set(found) == {"silk", "fish"}
    assert 0.42 < share(found["silk"]) < 0.58
    assert {tuple(held(other, 2)) for other in dealt(state, 1)} == {("fish",)}


def sibittis() -> Naqala:
    djinns = "baal boaz utug leta iblis"
    state = position(BOARD, 3, elders=[4], djinns=["sibittis"], djinn_pile=djinns, begin=True)
    return play(state, "sibittis", "baal", "boaz", "utug")


def hidden_djinns(state: Naqala, place: int) -> set[str]:
    return {DJINN_NAMES[djinn] for djinn in range(22) if state.djinns[djinn] == place}


def test_the_djinns_looked_at_are_shown_to_their_looker_only() -> None:
    state = sibittis()
    assert state.view(0)["looked_at"] == {"count": 3, "names": ["baal", "boaz", "utug"]}
    assert state.view(1)["looked_at"] == {"count": 3}
    assert state.view(SPECTATOR)["looked_at"] == {"count": 3}


def test_the_djinns_discarded_are_known_to_their_looker_only() -> None:
    state = play(sibittis(), "boaz")
    assert state.view(0)["djinn_discard"] == {"count": 2, "names": ["baal", "utug"]}
    assert state.view(2)["djinn_discard"] == {"count": 2}


def test_to_others_any_unseen_djinn_may_lie_in_the_discards() -> None:
    state = play(sibittis(), "boaz")
    found: Counter[str] = Counter()
    for other in dealt(state, 1):
        assert owner_of(other, "boaz") == 0
        assert len(hidden_djinns(other, Place.DISCARD)) == 2
        found.update(hidden_djinns(other, Place.DISCARD))
    assert set(found) == {"baal", "utug", "leta", "iblis"}
    assert all(0.42 < share(count) < 0.58 for count in found.values())


def test_the_looker_knows_pile_and_discards_apart() -> None:
    state = play(sibittis(), "boaz")
    for other in dealt(state, 0):
        assert hidden_djinns(other, Place.DISCARD) == {"baal", "utug"}


def test_while_he_looks_the_others_guess() -> None:
    found = Counter(name for other in dealt(sibittis(), 2) for name in hidden_djinns(other, Place.LOOKED_AT))
    assert set(found) == {"baal", "boaz", "utug", "leta", "iblis"}
    assert all(0.52 < share(count) < 0.68 for count in found.values())  # three of five


def test_djinns_in_the_row_or_with_a_player_are_no_secret() -> None:
    assert [is_hidden(place) for place in (Place.PILE, Place.DISCARD, Place.LOOKED_AT)] == [True] * 3
    assert [is_hidden(place) for place in (Place.ROW, 0, 3)] == [False] * 3


def pending(name: str) -> Naqala:
    """A step of seat 0 that is due only because he holds a certain card, which he drew unseen."""
    hidden, pile = ["fakir"], "silk*3 fish*5"
    if name == "Reinforce":
        state = position("A1: builder; B1: builder", tiles="C1: village", hidden=hidden, pile=pile)
        return play(state, "A1", "B1.builder")
    if name == "Pay":
        return play(position(BOARD, elders=[1], djinns=["enki"], hidden=hidden, pile=pile, begin=True), "enki")
    if name == "Window":
        return position(BOARD, elders=[1], djinns=["sloar leta"], hidden=hidden, pile=pile, begin=True)
    if name == "Haggle":
        return play(auction([0, 1, 2], position(BOARD, 3, djinns=["kumarbi"], hidden=hidden, pile=pile)), "bid5")
    if name == "Summon":
        state = position(BOARD, elders=[1], tiles="B1: sacred6", djinn_row="baal", hidden=hidden, pile=pile)
    else:
        state = position(BOARD, tiles="B1: oasis", djinns=["lamia"], hidden=hidden, pile=pile)
    return play(state, "A1", "B1.vizier")


@pytest.mark.parametrize("name", ["Reinforce", "Pay", "Haggle", "Summon", "PlaceNear", "Window"])
def test_who_is_asked_for_a_fakir_has_one_in_every_deal(name: str) -> None:
    state = pending(name)
    assert due(state) == name
    for other in dealt(state, 1):
        assert held(other, 0).get("fakir", 0) == 1


def test_who_needs_fakirs_for_his_bid_has_them_in_every_deal() -> None:
    state = position(BOARD, 3, djinns=["kumarbi"], hidden=["fakir*3"], gold=[1], pile="silk*4 fish*5")
    play(auction([0, 1, 2], state), "bid5")
    assert offered(state) == ["fakir"]
    for other in dealt(state, 1):
        assert held(other, 0).get("fakir", 0) >= 2


def test_who_has_elders_enough_does_not_show_a_fakir() -> None:
    state = position(BOARD, tiles="B1: oasis", elders=[1], djinns=["lamia"], hidden=["fakir"], pile="silk*9")
    play(state, "A1", "B1.vizier")
    assert due(state) == "PlaceNear"
    assert state.view(1)["players"][0]["hidden_cards"] == 1


def test_a_window_that_opens_for_an_elder_or_a_good_shows_no_fakir() -> None:
    elder = position(BOARD, elders=[1], djinns=["enki"], hidden=["fakir"], begin=True)
    good = play(position(BOARD, cards=["gold"], hidden=["fakir"]), "A1", "B1.vizier")
    for state in (elder, good):
        assert due(state) == "Window"
        assert state.view(1)["players"][0]["hidden_cards"] == 1


def test_who_is_selling_holds_the_cards_he_has_shown_in_every_deal() -> None:
    state = position(BOARD, hidden=["silk fish wheat"], pile="ivory*2 gold*2 fakir*5")
    play(state, "A1", "B1.vizier", "fish")
    assert due(state) == "Sell"
    for other in dealt(state, 1):
        assert held(other, 0).get("fish", 0) == 1
        play(other, "done")
        assert min(other.cards) == 0


def secretive(players: int, rng: Rng) -> Record:
    """A game that begins with three hidden cards in every hand and with djinns that ask for fakirs."""
    record = Record(GAME, players)
    record.settle(rng)
    state = record.state
    assert isinstance(state, Naqala)
    for seat in range(players):
        for _ in range(3):
            state.receive(seat, draw(state.pile, rng), True)
    for djinn, seat in (("sloar", 0), ("kumarbi", 0), ("lamia", 1), ("enki", 1), ("hagis", 2), ("kandicha", 2)):
        state.djinns[DJINN_NAMES.index(djinn)] = seat
    return record


@pytest.mark.parametrize("seed", range(6))
def test_a_redealt_game_can_be_played_on_and_nothing_runs_into_debt(seed: int) -> None:
    rng = seeded(f"debt {seed}")
    record = secretive(3 + seed % 2, rng)
    steps = 0
    while record.state.player() != OVER:
        steps += 1
        if record.state.player() != CHANCE and steps % 3 == 0:
            state = record.state
            assert isinstance(state, Naqala)
            other = state.redeal((state.player() + 1) % state.players, rng)
            for _ in range(8):
                if other.player() != OVER:
                    other.apply(random_action(other, rng))
                assert min(min(other.cards), min(other.pile), min(other.discard), min(other.elders)) >= 0
        record.submit(random_action(record.state, rng))


def test_views_are_ready_for_json_and_hold_no_card_that_is_hidden() -> None:
    state = position(BOARD, hidden=["papyrus"], pile="papyrus*2")
    assert "papyrus" not in json.dumps(state.view(1))
    assert "papyrus" in json.dumps(state.view(0))
    assert offered(state) == ["A1", "B1", "F4", "F5"]
