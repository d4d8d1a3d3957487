"""Djinns for bare tiles: Anun-Nak, Leta, Utug."""

from stammtisch.engine.state import OVER
from stammtisch.games.five_tribes.material import FREE
from stammtisch.games.five_tribes.things import TILE_NAMES
from tests.games.five_tribes.positions import due, held, offered, on, owner, play, position

BOARD = "A1: vizier; B1: vizier; F5: vizier"
PEOPLED = ["A1", "B1", "F5"]
BARE = [tile for tile in TILE_NAMES if tile not in [*PEOPLED, "C1", "D1", "E1"]]


def test_anun_nak_puts_three_meeples_from_the_bag_on_a_bare_tile() -> None:  # Anun-Nak
    state = position(BOARD, elders=[1], djinns=["anun-nak"], begin=True)
    play(state, "anun-nak", "C3", "builder", "builder", "merchant")
    assert on(state, "C3") == {"merchant": 1, "builder": 2}
    assert list(state.bag) == [13, 20, 17, 16, 18]


def test_anun_nak_needs_a_tile_without_camel_meeple_palm_and_palace() -> None:  # Anun-Nak, 5.2
    state = position(BOARD, elders=[1], djinns=["anun-nak"], camels_on=["", "C1"], palms="D1", palaces="E1", begin=True)
    assert offered(play(state, "anun-nak")) == BARE


def test_anun_nak_costs_an_elder_or_a_fakir() -> None:  # Anun-Nak
    state = position(BOARD, elders=[1], cards=["fakir"], djinns=["anun-nak"], begin=True)
    assert offered(play(state, "anun-nak")) == ["fakir", "elder"]
    assert due(position(BOARD, djinns=["anun-nak"], begin=True)) == "PickUp"


def test_an_elder_paid_to_anun_nak_is_in_the_bag_before_the_draw() -> None:  # Anun-Nak, 5.2
    state = position(BOARD, elders=[1], djinns=["anun-nak"], bag="builder*3", begin=True)
    assert offered(play(state, "anun-nak", "C3")) == ["elder", "builder"]


def test_anun_nak_draws_what_a_short_bag_holds() -> None:  # Anun-Nak, 5.2
    state = position(BOARD, cards=["fakir"], djinns=["anun-nak"], bag="builder merchant", begin=True)
    play(state, "anun-nak", "C3", "builder", "merchant")
    assert (on(state, "C3"), due(state)) == ({"merchant": 1, "builder": 1}, "PickUp")


def test_anun_nak_is_idle_with_an_empty_bag() -> None:  # Anun-Nak, 5.2
    assert due(position(BOARD, elders=[1], djinns=["anun-nak"], bag="", begin=True)) == "PickUp"


def test_marid_pays_nothing_for_the_meeples_of_anun_nak() -> None:  # Anun-Nak, 5.2
    state = position(BOARD, elders=[1], djinns=["anun-nak marid"], camels_on=["C1"], begin=True)
    play(state, "anun-nak", "C3", "builder", "builder", "builder")
    assert state.gold[0] == 50


def test_the_meeples_of_anun_nak_can_be_moved_in_the_same_turn() -> None:  # Anun-Nak, 5.1
    state = position(BOARD, elders=[1], djinns=["anun-nak"], begin=True)
    play(state, "anun-nak", "B2", "vizier", "vizier", "vizier")
    assert "B2" in offered(state)


def test_leta_claims_a_tile_with_nothing_on_it() -> None:  # Leta
    state = position(BOARD, elders=[2], djinns=["leta"], camels_on=["", "C1"], palms="D1", palaces="E1", begin=True)
    assert offered(play(state, "leta")) == BARE
    play(state, "C3")
    assert (owner(state, "C3"), state.camels[0], state.elders[0]) == (0, 10, 0)


def test_leta_costs_an_elder_and_another_elder_or_a_fakir() -> None:  # Leta
    state = position(BOARD, elders=[1], cards=["fakir*2"], djinns=["leta"], begin=True)
    play(state, "leta", "C3")
    assert (state.elders[0], held(state, 0)) == (0, {"fakir": 1})
    assert due(position(BOARD, elders=[1], djinns=["leta"], begin=True)) == "PickUp"


def test_leta_is_idle_without_a_camel() -> None:  # Leta, 5.2
    assert due(position(BOARD, elders=[2], djinns=["leta"], camels=[0], begin=True)) == "PickUp"


def test_a_last_camel_placed_by_leta_ends_the_game() -> None:  # Leta, 5.2
    state = position(BOARD + "; F4: vizier", elders=[2], djinns=["leta"], camels=[1], waiting=[], begin=True)
    play(state, "leta", "C3", "A1", "B1.vizier")
    assert owner(state, "B1") == FREE
    assert state.player() == OVER


def test_a_tile_claimed_by_leta_does_not_act() -> None:  # Leta, 5.2
    state = position(BOARD, elders=[2], djinns=["leta"], tiles="C3: oasis", begin=True)
    play(state, "leta", "C3")
    assert state.palms_left == 12


def test_utug_claims_a_tile_with_nothing_but_meeples_and_they_stay() -> None:  # Utug
    board = BOARD + "; C1: elder; D1: elder; E1: elder"
    state = position(board, elders=[2], djinns=["utug"], camels_on=["", "C1"], palms="D1", palaces="E1", begin=True)
    assert offered(play(state, "utug")) == PEOPLED
    play(state, "F5")
    assert (owner(state, "F5"), on(state, "F5"), state.camels[0]) == (0, {"vizier": 1}, 10)


def test_the_meeples_on_utugs_tile_still_move_and_the_owner_stays() -> None:  # Utug, 5.2
    state = position(BOARD, elders=[2], djinns=["", "utug"], camels_on=["", "B1"])
    play(state, "B1", "A1.vizier")
    assert (owner(state, "B1"), on(state, "B1")) == (1, {})


def test_utug_costs_an_elder_and_another_elder_or_a_fakir() -> None:  # Utug
    assert due(position(BOARD, elders=[1], djinns=["utug"], begin=True)) == "PickUp"
    assert due(position(BOARD, cards=["fakir*2"], djinns=["utug"], begin=True)) == "PickUp"
    assert due(position(BOARD, elders=[1], cards=["fakir"], djinns=["utug"], begin=True)) == "Window"


def test_utug_is_idle_without_a_camel() -> None:  # Utug, 5.2
    assert due(position(BOARD, elders=[2], djinns=["utug"], camels=[0], begin=True)) == "PickUp"


def test_a_last_camel_placed_by_utug_ends_the_game() -> None:  # Utug, 5.2
    state = position(BOARD + "; F4: vizier", elders=[2], djinns=["utug"], camels=[1], waiting=[], begin=True)
    assert play(state, "utug", "F5", "A1", "B1.vizier").player() == OVER
