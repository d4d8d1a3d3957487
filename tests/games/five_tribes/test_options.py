"""Open readings of the rulebook: each value of each option does what it says."""

from pathlib import Path

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.game import Choice, SetupError
from stammtisch.engine.play import settle
from stammtisch.engine.state import OVER
from stammtisch.games.five_tribes import GAME
from stammtisch.games.five_tribes.options import CHOICES
from stammtisch.games.five_tribes.state import Naqala
from tests.games.five_tribes.positions import auction, due, held, offered, play, position

BOTH = pytest.mark.parametrize
MOVABLE = "; F5: vizier; F4: vizier"
BOARD = "A1: vizier; B1: vizier" + MOVABLE
KILL = "A1: assassin; B1: assassin"
STAB = ("A1", "B1.assassin")


@BOTH(("value", "starts"), [("yes", ["A1"]), ("no", [])])
def test_same_move_counts(value: str, starts: list[str]) -> None:
    state = position("A1: merchant*2 builder assassin vizier", options={"same_move_counts": value})
    assert offered(state) == starts


@BOTH(("value", "step"), [("no", "Drop"), ("yes", "Window")])
def test_djinns_mid_move(value: str, step: str) -> None:
    board = "A1: vizier elder; C1: elder" + MOVABLE
    state = position(board, elders=[1], djinns=["enki"], options={"djinns_mid_move": value})
    play(state, "A1", "B1.vizier")
    assert due(state) == step


def test_after_a_djinn_in_mid_move_the_move_goes_on_from_where_it_was() -> None:
    board = "A1: vizier elder; C1: elder" + MOVABLE
    state = position(board, elders=[1], djinns=["enki"], options={"djinns_mid_move": "yes"})
    play(state, "A1", "B1.vizier", "enki", "A3")
    assert offered(state) == ["C1.elder"]


@BOTH("counts", ["yes", "no"])
def test_meeples_that_anun_nak_adds_in_mid_move_are_there_for_the_last_one(counts: str) -> None:
    options = {"djinns_mid_move": "yes", "same_move_counts": counts}
    state = position("A1: vizier elder; C1: elder", cards=["fakir"], djinns=["anun-nak"], options=options)
    play(state, "A1", "B1.vizier", "anun-nak", "B2", "elder", "elder", "builder")
    assert offered(state) == ["C1.elder", "B2.elder"]


@BOTH(("value", "again"), [("turn", True), ("round", False)])
def test_once_per(value: str, again: bool) -> None:
    board = BOARD + "; D1: elder; E1: elder"
    state = position(board, elders=[2], djinns=["enki"], waiting=[0], options={"once_per": value}, begin=True)
    play(state, "enki", "A3", "A1", "B1.vizier")
    assert (state.player(), due(state)) == (0, "Window" if again else "PickUp")


def test_once_per_round_the_djinn_is_fresh_in_the_next_round() -> None:
    options = {"once_per": "round"}
    state = position(
        BOARD, elders=[2], djinns=["enki"], waiting=[], options=options, pile="", djinn_pile="", begin=True
    )
    play(state, "enki", "A3", "A1", "B1.vizier")
    assert due(state) == "Bid"
    assert state.used == 0


@BOTH(
    ("value", "tiles"),
    [("block", "B2 C2 D2 B3 C3 D3 B4 C4 D4"), ("orthogonal", "C2 B3 C3 D3 C4")],
)
@BOTH(("djinn", "kind"), [("hagis", "village"), ("lamia", "oasis")])
def test_hagis_lamia_reach(value: str, tiles: str, djinn: str, kind: str) -> None:
    options = {"hagis_lamia_reach": value}
    state = position("C2: vizier; C3: vizier", tiles=f"C3: {kind}", elders=[1], djinns=[djinn], options=options)
    assert offered(play(state, "C2", "C3.vizier")) == tiles.split()


@BOTH(("value", "step"), [("yes", "PlaceNear"), ("no", "PickUp")])
@BOTH(("djinns", "tile"), [("bouraq hagis", "C4"), ("enki lamia", "C3")])
def test_placing_combines(value: str, step: str, djinns: str, tile: str) -> None:
    state = position(BOARD, elders=[2], djinns=[djinns], options={"placing_combines": value}, begin=True)
    assert due(play(state, djinns.split()[0], tile)) == step


@BOTH(("value", "gold"), [("killing", 52), ("meeple", 54)])
def test_nekir_pays(value: str, gold: int) -> None:
    options = {"nekir_pays": value}
    state = position(f"{KILL}; C1: elder vizier", elders=[1], djinns=["iblis", "nekir"], options=options)
    assert play(state, *STAB, "iblis", "C1.elder", "C1.vizier").gold[1] == gold


@BOTH(("value", "gold"), [("yes", 52), ("no", 50)])
def test_nekir_pays_for_kept(value: str, gold: int) -> None:
    options = {"nekir_pays_for_kept": value}
    state = position(f"{KILL}; C1: elder", djinns=["kandicha", "nekir"], options=options)
    assert play(state, *STAB, "C1.elder").gold[1] == gold


def test_nekir_pays_for_the_second_victim_where_the_first_was_kept() -> None:
    options = {"nekir_pays_for_kept": "no"}
    board = f"{KILL}; C1: elder assassin"
    state = position(board, elders=[1], djinns=["kandicha iblis", "nekir"], options=options)
    assert play(state, *STAB, "iblis", "C1.elder", "C1.assassin").gold[1] == 52


@BOTH(("value", "gold"), [("no", 1), ("yes", 2)])
def test_echidna_doubles_kandicha(value: str, gold: int) -> None:
    options = {"echidna_doubles_kandicha": value}
    board = f"{KILL}; C1: builder"
    tiles = "D1: village"
    state = position(board, tiles=tiles, elders=[2], djinns=["kandicha echidna"], options=options, begin=True)
    assert play(state, "echidna", *STAB, "C1.builder").gold[0] == 50 + gold


@BOTH(("value", "step"), [("no", "Kill"), ("yes", "Window")])
def test_where_echidna_doubles_kandicha_she_can_be_paid_after_the_move_too(value: str, step: str) -> None:
    options = {"echidna_doubles_kandicha": value}
    state = position(f"{KILL}; C1: builder", elders=[2], djinns=["kandicha echidna"], options=options)
    assert due(play(state, *STAB)) == step


@BOTH(("value", "gold"), [("no", 52), ("yes", 54)])
def test_echidna_after_gold(value: str, gold: int) -> None:
    options = {"echidna_after_gold": value}
    board = "A1: builder; B1: builder" + MOVABLE
    state = play(
        position(board, tiles="C1: village", elders=[2], djinns=["echidna"], options=options),
        "A1",
        "B1.builder",
        "done",
    )
    assert state.gold[0] == 52
    if value == "yes":
        play(state, "echidna")
    assert state.gold[0] == gold
    assert due(state) == "PickUp"


@BOTH(("value", "gold"), [("no", 50), ("yes", 51)])
def test_baal_pays_for_himself(value: str, gold: int) -> None:
    options = {"baal_pays_for_himself": value}
    state = position(BOARD, tiles="B1: sacred6", djinn_row="baal", elders=[2], options=options)
    assert play(state, "A1", "B1.vizier", "baal").gold[0] == gold


@BOTH(("value", "step"), [("marker", "Haggle"), ("round", "Bid")])
def test_kumarbi_use(value: str, step: str) -> None:
    state = position(BOARD, cards=["fakir*2"], djinns=["kumarbi"], options={"kumarbi_use": value})
    auction([0, 0, 1, 1], state)
    assert due(play(state, "bid3", "fakir", "done", "bid5")) == step


def test_kumarbi_unused_for_the_first_marker_can_help_the_second() -> None:
    state = position(BOARD, cards=["fakir*2"], djinns=["kumarbi"], options={"kumarbi_use": "round"})
    auction([0, 0, 1, 1], state)
    assert due(play(state, "bid3", "done", "bid5")) == "Haggle"


def stuck(revives: str) -> Naqala:
    options = {"anun_nak_revives": revives}
    board = "A1: vizier; F5: elder"
    return position(board, 3, cards=["fakir"], djinns=["anun-nak"], waiting=[1], options=options, begin=True)


def test_anun_nak_revives_yes() -> None:
    state = play(stuck("yes"), "anun-nak", "B1", "vizier", "vizier", "builder")
    assert (due(state), offered(state)) == ("PickUp", ["A1", "B1"])


def test_anun_nak_revives_no() -> None:
    assert play(stuck("no"), "anun-nak", "B1", "vizier", "vizier", "builder").player() == OVER


def test_where_anun_nak_revives_a_game_without_a_move_still_ends() -> None:
    assert play(stuck("yes"), "done", "done").player() == OVER


def test_where_anun_nak_revives_at_the_end_of_a_turn_the_next_player_can_move() -> None:
    state = play(stuck("yes"), "done", "anun-nak", "B1", "vizier", "vizier", "builder")
    assert (state.player(), due(state)) == (1, "PickUp")


@BOTH(("value", "step"), [("draw", "Window"), ("barred", "PickUp")])
def test_anun_nak_short_bag(value: str, step: str) -> None:
    options = {"anun_nak_short_bag": value}
    state = position(BOARD, cards=["fakir"], djinns=["anun-nak"], bag="elder*2", options=options, begin=True)
    assert due(state) == step


@BOTH("value", ["draw", "barred"])
def test_anun_nak_works_with_three_in_the_bag(value: str) -> None:
    options = {"anun_nak_short_bag": value}
    state = position(BOARD, cards=["fakir"], djinns=["anun-nak"], bag="elder*3", options=options, begin=True)
    assert due(state) == "Window"


@BOTH(("value", "step"), [("draw", "Window"), ("barred", "PickUp")])
def test_sibittis_short_pile(value: str, step: str) -> None:
    options = {"sibittis_short_pile": value}
    state = position(
        BOARD, elders=[2], djinns=["sibittis"], djinn_pile="baal", djinn_discard="boaz", options=options, begin=True
    )
    assert due(state) == step


@BOTH(("value", "cards"), [("before", ["silk", "fakir"]), ("after", ["silk"])])
def test_sloar_discard(value: str, cards: list[str]) -> None:
    options = {"sloar_discard": value}
    state = position(BOARD, cards=["fakir"], djinns=["sloar"], pile="", discard="silk", options=options, begin=True)
    assert offered(play(state, "sloar")) == cards
    play(state, "silk")
    assert (held(state, 0), state.discard[9] + state.pile[9]) == ({"silk": 1}, 1)


@BOTH(("value", "step"), [("before", "Window"), ("after", "PickUp")])
def test_sloar_discard_with_no_card_to_draw(value: str, step: str) -> None:
    options = {"sloar_discard": value}
    assert due(position(BOARD, cards=["fakir"], djinns=["sloar"], pile="", options=options, begin=True)) == step


@BOTH(("value", "last"), [("two", "r2"), ("up_to_two", "done")])
def test_large_market_takes(value: str, last: str) -> None:
    options = {"large_market_takes": value}
    state = position(BOARD, tiles="B1: large_market", row="silk fish wheat", options=options)
    play(state, "A1", "B1.vizier", "r1")
    assert offered(state)[-1] == last


def test_one_card_at_a_large_market_costs_6_also_where_one_may_do_with_it() -> None:
    state = position(BOARD, tiles="B1: large_market", row="silk fish", options={"large_market_takes": "up_to_two"})
    assert play(state, "A1", "B1.vizier", "r1", "done").gold[0] == 44


@BOTH(("value", "cards", "hidden"), [("secret", {}, 1), ("open", {"silk": 1}, 0)])
def test_drawn_cards(value: str, cards: dict[str, int], hidden: int) -> None:
    options = {"drawn_cards": value}
    state = position(BOARD, cards=["fakir"], djinns=["sloar"], pile="silk fish", options=options, begin=True)
    play(state, "sloar", "silk")
    seen = state.view(1)["players"][0]
    assert (seen["cards"], seen["hidden_cards"]) == (cards, hidden)


@BOTH(("value", "orders"), [("random", 6), ("abba", 1)])
def test_two_player_start(value: str, orders: int) -> None:
    found = set()
    for number in range(60):
        state = GAME.new(2, {"two_player_start": value})
        assert isinstance(state, Naqala)
        settle(state, seeded(f"start {number}"))
        found.add(tuple(state.order))
    assert len(found) == orders
    assert (0, 1, 1, 0) in found


@BOTH(("value", "gold"), [("unlimited", 201), ("limited", 200)])
def test_bank(value: str, gold: int) -> None:
    state = position(BOARD, cards=["fish"], gold=[200, 88], options={"bank": value})
    assert play(state, "A1", "B1.vizier", "fish").gold[0] == gold


def test_a_limited_bank_pays_what_it_has() -> None:
    state = position("A1: builder; B1: builder", tiles="C1: village", gold=[200, 87], options={"bank": "limited"})
    assert play(state, "A1", "B1.builder").gold[0] == 201


def test_every_option_has_its_test_here() -> None:
    names = [name.removeprefix("test_") for name in globals() if name.startswith("test_")]
    for choice in CHOICES:
        assert any(name.startswith(choice.key) for name in names), choice.key


@BOTH("choice", CHOICES, ids=[choice.key for choice in CHOICES])
def test_the_page_of_rulings_asks_each_question_and_names_its_default_first(choice: Choice) -> None:
    page = Path(__file__).parents[3].joinpath("docs/rulings/five-tribes.md").read_text("utf-8")
    values = f"**{choice.allowed[0]}** / {' / '.join(choice.allowed[1:])}"
    assert f"### {choice.question} — `{choice.key}`: {values}\n" in page


@BOTH("choice", CHOICES, ids=[choice.key for choice in CHOICES])
def test_a_wrong_value_is_refused_with_those_allowed(choice: Choice) -> None:
    key, allowed = choice.key, choice.allowed
    with pytest.raises(SetupError, match=f"option {key} cannot be 'perhaps'; allowed: {', '.join(allowed)}"):
        GAME.new(2, {key: "perhaps"})


def test_an_unknown_option_is_refused_with_those_known() -> None:
    with pytest.raises(SetupError, match="Five Tribes has no option 'house_rule'; it has anun_nak_revives, "):
        GAME.new(2, {"house_rule": "yes"})
