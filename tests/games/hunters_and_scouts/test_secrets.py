"""What is hidden: the items that lie face down, and cards that somebody has looked at."""

import json

from stammtisch.engine.chance import seeded
from stammtisch.engine.record import HIDDEN, Record
from stammtisch.engine.state import CHANCE, OVER, SPECTATOR
from stammtisch.games.hunters_and_scouts import GAME, bits, cards
from stammtisch.games.hunters_and_scouts.state import Valley
from tests.games.hunters_and_scouts.positions import deal, items, play, position

SAMPLES = 4000


def spread(state: Valley, viewer: int, seat: int) -> dict[str, float]:
    """How often each item lies before a player in redealt states."""
    rng = seeded("spread")
    found: dict[str, float] = {}
    for _ in range(SAMPLES):
        other = state.redeal(viewer, rng)
        for name in items(other, seat):
            found[name] = found.get(name, 0) + 1 / SAMPLES
    return found


def test_face_down_items_are_seen_by_their_owner_alone() -> None:
    state = position("home | items club bowl")
    assert items(state, 0) == ["club", "bowl"]
    for viewer in (1, SPECTATOR):
        assert state.view(viewer)["players"][0]["items"] == []
        assert state.view(viewer)["players"][0]["hidden_items"] == 2
        assert "club" not in json.dumps({**state.view(viewer), "reconstructed": []})


def test_everything_else_is_public() -> None:
    state = position("home | hand hunter | created axe", "home | hand scout")
    for viewer in (0, 1, SPECTATOR):
        players = state.view(viewer)["players"]
        assert [player["characters"] for player in players] == [{"hunter": 1}, {"scout": 1}]
        assert players[0]["created"] == ["axe"]


def test_drawn_items_are_hidden_from_the_others_in_the_log() -> None:
    record = Record(GAME, 2)
    record.settle(seeded("log"))
    drawn = [entry for entry in record.entries if entry.step == "DrawItem"]
    assert [entry.seen_by(0) == HIDDEN for entry in drawn] == [False, True, True]
    assert [entry.seen_by(1) == HIDDEN for entry in drawn] == [True, False, False]
    assert all(entry.seen_by(SPECTATOR) == HIDDEN for entry in drawn)


def test_which_item_is_kept_at_sunset_is_hidden() -> None:
    state = position("home | items club bowl axe")
    play(state, "sunset")
    assert state.steps[-1].audience() == 0b01


def test_redeal_deals_the_opponents_items_by_the_right_distribution() -> None:
    state = position("home | items club bowl", "home | items axe drum tent | created sling")
    found = spread(state, 0, 1)
    possible = set(cards.ITEM_NAMES) - {"club", "bowl", "sling"}
    assert set(found) == possible
    expected = 3 / len(possible)
    for share in found.values():
        assert abs(share - expected) < 0.03, "more than six standard deviations"


def test_redeal_deals_all_pairs_alike() -> None:
    state = position("home", "home | items axe drum")
    state.item_pile = sum(1 << cards.ITEM_NAMES.index(name) for name in ("club", "bowl"))
    rng = seeded("pairs")
    found: dict[tuple[str, ...], int] = {}
    for _ in range(SAMPLES):
        pair = tuple(items(state.redeal(0, rng), 1))
        found[pair] = found.get(pair, 0) + 1
    assert len(found) == 6
    for count in found.values():
        assert abs(count / SAMPLES - 1 / 6) < 0.04


def test_redeal_leaves_own_items_alone() -> None:
    state = position("home | items club bowl", "home | items axe")
    for _ in range(20):
        assert items(state.redeal(0, seeded("own")), 0) == ["club", "bowl"]
    assert set(spread(state, 1, 0)) >= {"club", "drum"}
    assert "axe" not in spread(state, 1, 0)


def test_discarded_and_created_items_are_never_dealt() -> None:
    state = position("home | created hut", "home | items axe")
    state.item_pile &= ~(1 << cards.ITEM_NAMES.index("kiln"))
    state.item_discard |= 1 << cards.ITEM_NAMES.index("kiln")
    assert not {"hut", "kiln"} & set(spread(state, 0, 1))


def test_after_a_reshuffle_the_opponent_can_work_the_items_out() -> None:
    state = position("home | hand elder | items club", "home | items axe")
    state.item_pile = 0
    state.item_discard = sum(1 << cards.ITEM_NAMES.index(name) for name in ("drum", "tent", "hut"))
    assert state.view(0)["players"][1]["items"] == []
    play(state, "elder", "drum")
    assert [item["name"] for item in state.view(0)["players"][1]["items"]] == ["axe"]
    assert [item["name"] for item in state.view(1)["players"][0]["items"]] == ["club"]
    assert state.view(1)["players"][0]["hidden_items"] == 1, "the one drawn since"
    assert set(spread(state, 1, 0)) == {"club", "drum", "tent", "hut"}
    assert spread(state, 0, 1) == {"axe": spread(state, 0, 1)["axe"]}
    assert state.view(SPECTATOR)["players"][1]["hidden_items"] == 1
    assert set(spread(state, SPECTATOR, 1)) == {"axe", "club"}


def test_with_the_last_item_drawn_nothing_is_hidden_from_the_opponent() -> None:
    state = position("home | hand elder", "home | items axe")
    state.item_pile = 1 << cards.ITEM_NAMES.index("drum")
    play(state, "elder", "drum")
    for viewer in (0, 1):
        assert [player["hidden_items"] for player in state.view(viewer)["players"]] == [0, 0]
    assert [player["hidden_items"] for player in state.view(SPECTATOR)["players"]] == [1, 1]


def test_cards_looked_at_are_hidden_and_redealt() -> None:
    state = position("eagle_rock home | hand hunter", laid="forest1 eagle_rock")
    play(state, "hunter", "mammoth1", "bear1")
    assert state.view(0)["looked_at"] == ["mammoth1", "bear1"]
    assert state.view(1)["looked_at"] == [None, None]
    rng = seeded("look")
    met = {tuple(sorted(card & 63 for card in state.redeal(1, rng).peek)) for _ in range(300)}
    assert len(met) > 80
    assert all(18 <= card < 36 for pair in met for card in pair)
    assert list(state.redeal(0, rng).peek) == list(state.peek)


def test_a_card_under_the_pile_is_redealt_for_whoever_has_not_seen_it() -> None:
    state = position("eagle_rock home | hand hunter", laid="forest1 eagle_rock")
    play(state, "hunter", "mammoth1", "bear1", "bear1")
    rng = seeded("under")
    counts: dict[int, int] = {}
    for _ in range(SAMPLES):
        other = state.redeal(1, rng)
        card = other.under[0] & 63
        counts[card] = counts.get(card, 0) + 1
        assert not (other.pile >> card) & 1
    assert len(counts) == 17, "every hunting ground but the one that lies open"
    for count in counts.values():
        assert abs(count / SAMPLES - 1 / 17) < 0.025
    assert list(state.redeal(0, rng).under) == list(state.under)


def test_redeal_keeps_every_card_along_random_games() -> None:
    for seed in range(6):
        rng = seeded(f"keep {seed}")
        state = deal(str(seed), mode=["introductory", "normal", "survival"][seed % 3])
        for number in range(400):
            if state.player() == OVER:
                break
            if state.player() == CHANCE:
                state.apply(state.steps[-1].toss(state, rng))
                continue
            options = state.options()
            state.apply(options[rng.below(len(options))])
            if number % 10 == 0 and state.steps:
                other = state.redeal(number % 3 - 1, rng)
                assert other.census() == state.census()
                assert bits.size(other.items[0]) == bits.size(state.items[0])
