"""Set-up: which cards are in the deck, what lies open, where the change cards and Winter lie."""

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.game import SetupError
from stammtisch.engine.play import settle
from stammtisch.engine.state import CHANCE
from stammtisch.games.natives import GAME, setup
from stammtisch.games.natives.cards import KIND_NAMES, MEMBER_COLOURS, MEMBER_VALUES, SEASON_NAMES, Kind
from stammtisch.games.natives.state import Prairie
from tests.games.natives.positions import COSMODROME, EVERYTHING, RITUALS, SEASONS, SOUL, lying, offered, play, step

SEASONS_AND_SOUL = {"seasons": "on", "soul": "on"}


def new(players: int = 2, options: dict[str, str] | None = None) -> Prairie:
    state = GAME.new(players, options)
    assert isinstance(state, Prairie)
    return state


def opened(players: int = 2, options: dict[str, str] | None = None, seed: str = "open") -> Prairie:
    """A game up to the first choice of a player."""
    state = new(players, options)
    settle(state, seeded(seed))
    return state


def before_the_first_turn(options: dict[str, str], seed: str) -> Prairie:
    """A game in which the opening cards lie, but nothing has been turned up."""
    state = new(2, options)
    rng = seeded(seed)
    while state.turn == 0:
        state.apply(state.steps[-1].toss(state, rng))
    return state


@pytest.mark.parametrize(
    ("options", "cards"),
    [({}, 99), (RITUALS, 115), (SOUL, 128), ({**RITUALS, **SOUL}, 144), (SEASONS, 99), (COSMODROME, 115)],
)
def test_the_deck_holds_as_many_cards_as_the_mode_says(options: dict[str, str], cards: int) -> None:
    assert new(2, options).deck_left == cards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_members_of_colours_that_nobody_plays_stay_in_the_deck(players: int) -> None:  # Spielvorbereitung
    state = new(players)
    assert [state.deck[kind] for kind in range(Kind.HERO)] == [7] * 4 + [4] * 6


def test_each_colour_is_on_nineteen_members_worth_twenty_six_points() -> None:
    state = new()
    for colour in range(4):
        kinds = [kind for kind in range(Kind.HERO) if MEMBER_COLOURS[kind] >> colour & 1]
        assert sum(state.deck[kind] for kind in kinds) == 19
        assert sum(state.deck[kind] * MEMBER_VALUES[kind] for kind in kinds) == 26


def test_food_and_totems_are_counted_as_printed() -> None:  # Spielmaterial
    state = new()
    assert [state.deck[kind] for kind in (Kind.CORN, Kind.SALMON, Kind.BISON)] == [18, 12, 9]
    assert [state.deck[kind] for kind in range(Kind.TOTEM, Kind.RITUAL)] == [1] * 8


def test_the_soul_adds_big_food_heroes_and_conflict_and_removes_the_totem_of_might() -> None:  # Seele der Prärie
    state = new(2, SOUL)
    assert [state.deck[kind] for kind in (Kind.BIG_CORN, Kind.BIG_SALMON, Kind.BIG_BISON)] == [6, 4, 3]
    assert [state.deck[kind] for kind in range(Kind.HERO, Kind.FOOD)] == [1] * 9
    assert [state.deck[kind] for kind in range(Kind.FEUD, len(KIND_NAMES))] == [2] * 4
    assert state.deck[Kind.MIGHT] == 0


def test_cosmodrome_has_five_kinds_of_rites_and_no_knowledge() -> None:
    state = new(2, COSMODROME)
    assert [state.deck[kind] for kind in range(Kind.RITUAL, Kind.FEUD)] == [3, 3, 4, 3, 3, 0]


@pytest.mark.parametrize("options", [{}, RITUALS, SEASONS, SOUL, COSMODROME])
def test_five_cards_lie_open(options: dict[str, str]) -> None:  # also with the Soul alone
    assert len(lying(before_the_first_turn(options, "five"))) == 5


@pytest.mark.parametrize("options", [SEASONS_AND_SOUL, EVERYTHING])
def test_ten_cards_lie_open_when_seasons_and_soul_are_combined(options: dict[str, str]) -> None:
    assert len(lying(before_the_first_turn(options, "ten"))) == 10


def test_with_seasons_only_cards_of_the_base_game_lie_open() -> None:
    for seed in range(30):
        for name in lying(before_the_first_turn(EVERYTHING, str(seed))):
            kind = KIND_NAMES.index(name)
            assert kind < Kind.HERO or Kind.FOOD <= kind < Kind.RITUAL
            assert not name.startswith("big-")


def test_without_seasons_any_card_may_lie_open_but_none_that_acts_at_once() -> None:
    found = {name for seed in range(150) for name in lying(before_the_first_turn({**RITUALS, **SOUL}, str(seed)))}
    assert {"big-corn", "rock", "sky-ritual"} <= found
    assert not found & {"sneak", "red-feud", "green-feud", "blue-feud", "yellow-feud"}


def test_winter_lies_above_the_last_ten_cards() -> None:  # Spielvorbereitung
    state = opened()
    assert list(state.gates) == [10]


@pytest.mark.parametrize(
    ("left", "piles"),
    [(94, (32, 31, 31)), (110, (37, 37, 36)), (118, (40, 39, 39)), (134, (45, 45, 44))],
)
def test_three_piles_are_built_up_with_the_change_cards_between(left: int, piles: tuple[int, int, int]) -> None:
    pile_a, pile_b, pile_c = piles
    summer, autumn, winter = setup.gates(left, True)
    assert left - summer == pile_a - 10  # the rest of pile A is spring
    assert summer - autumn == pile_c
    assert autumn - winter == pile_b
    assert winter == 10


@pytest.mark.parametrize(
    ("options", "left"),
    [(SEASONS, 94), ({**RITUALS, **SEASONS}, 110), (SEASONS_AND_SOUL, 118), (EVERYTHING, 134)],
)
def test_the_piles_are_made_of_what_is_left_after_the_open_cards(options: dict[str, str], left: int) -> None:
    state = before_the_first_turn(options, "piles")
    assert list(state.gates) == list(setup.gates(left, True))


def test_everybody_starts_with_one_member_of_each_occupation() -> None:
    assert list(new(4).strength) == [1] * 28


def test_kosmos_begins_with_the_first_seat() -> None:
    assert opened(4).active == 0


def test_cosmodrome_draws_the_first_player() -> None:
    assert {opened(4, COSMODROME, str(seed)).active for seed in range(40)} == {0, 1, 2, 3}


def test_seasons_are_drawn_one_of_each() -> None:
    drawn = [list(opened(2, EVERYTHING, str(seed)).seasons) for seed in range(60)]
    assert {cards[0] for cards in drawn} == {0, 1, 2}
    assert {cards[1] for cards in drawn} == {3, 4, 5}
    assert {cards[2] for cards in drawn} == {6, 7, 8}


def test_the_summer_of_prayer_is_not_drawn_without_rituals() -> None:
    state = new(2, {**SEASONS, "spring": "grace", "autumn": "winds"})
    assert step(state) == "DrawSeason"
    assert offered(state) == ["joy", "change"]
    assert state.weights() == [1, 1]


@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("light", ["grace", "joy", "harvest"]),
        ("aggressive", ["mildness", "prayer", "wrath"]),
        ("flexible", ["grace", "change", "harvest"]),
    ],
)
def test_the_recommended_sets(name: str, names: list[str]) -> None:  # Empfohlene Jahreszeiten-Sets
    state = opened(2, {**RITUALS, **SEASONS, "season_set": name})
    assert [SEASON_NAMES[card] for card in state.seasons] == names


def test_seasons_can_be_chosen_one_by_one() -> None:
    state = opened(2, {**SEASONS, "spring": "awakening", "summer": "change", "autumn": "winds"})
    assert [SEASON_NAMES[card] for card in state.seasons] == ["awakening", "change", "winds"]


@pytest.mark.parametrize(("autumn", "curses"), [("winds", 18), ("wrath", 18), ("harvest", 0)])
def test_curses_are_laid_out_only_where_the_autumn_needs_them(autumn: str, curses: int) -> None:
    assert opened(2, {**SEASONS, "autumn": autumn}).curses_left == curses


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({**SEASONS, "summer": "prayer"}, "only played with the module rituals"),
        ({**SEASONS, "season_set": "aggressive"}, "only played with the module rituals"),
        ({"season_set": "light"}, "the module seasons is off"),
        ({"spring": "grace"}, "the module seasons is off"),
        ({**SEASONS, "season_set": "light", "spring": "mildness"}, "leave spring random"),
        ({**COSMODROME, **SOUL}, "leave soul off"),
        ({**COSMODROME, **RITUALS}, "leave rituals off"),
        ({**COSMODROME, **SEASONS}, "leave seasons off"),
        ({"spring": "joy"}, "cannot be 'joy'"),
    ],
)
def test_impossible_combinations_are_refused_by_name(options: dict[str, str], words: str) -> None:
    with pytest.raises(SetupError, match=words):
        GAME.new(3, options)


@pytest.mark.parametrize("players", [1, 5])
def test_it_is_a_game_for_two_to_four(players: int) -> None:
    with pytest.raises(SetupError):
        GAME.new(players)


def test_the_first_turn_begins_when_the_open_cards_lie() -> None:
    state = new()
    play(state, "corn", "corn", "red", "blue-yellow", "might-totem")
    assert state.turn == 1
    assert (step(state), state.player()) == ("TurnUp", CHANCE)
    assert lying(state) == ["red", "blue-yellow", "corn", "corn", "might-totem"]
