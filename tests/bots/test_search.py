"""The parts of the search: strokes, repertoires and the tree that is taken along from turn to turn."""

from collections.abc import Callable
from statistics import pstdev

import pytest

from stammtisch.bots.bot import UNSEEN, tell
from stammtisch.bots.ismcts import FADE, FIRST, LARGEST, Ismcts, Luck, hope
from stammtisch.bots.judge import chances, lead
from stammtisch.bots.levels import ARMS, CARE, LINES, TRIES, level
from stammtisch.bots.repertoire import SIZE, Repertoire
from stammtisch.bots.tree import Node, below, expected_loss
from stammtisch.bots.turns import (
    Stroke,
    best_on_average,
    best_strokes,
    is_over,
    play_stroke,
)
from stammtisch.engine.chance import Rng, seeded
from stammtisch.engine.game import Game
from stammtisch.engine.play import playout, settle
from stammtisch.engine.state import CHANCE, State
from stammtisch.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def begun(game: Game, players: int, seed: str = "begun") -> State:
    state = game.new(players)
    settle(state, seeded(seed))
    return state


def test_every_level_may_do_more_than_the_one_below() -> None:
    assert list(TRIES) == list(LINES) == list(ARMS) == list(CARE)
    assert list(TRIES.values()) == sorted(set(TRIES.values()))
    assert list(LINES.values()) == sorted(set(LINES.values()))
    assert list(ARMS.values()) == sorted(ARMS.values())
    assert list(CARE.values()) == sorted(CARE.values(), reverse=True)


@EVERY_GAME
def test_strokes_are_best_first_each_once_and_end_with_the_turn_or_at_a_draw(game: Game) -> None:
    state = begun(game, game.fewest)
    found = best_strokes(state, 8, 200, seeded("look"))
    assert [stroke.value for stroke in found] == sorted((stroke.value for stroke in found), reverse=True)
    assert len({tuple(stroke.actions) for stroke in found}) == len(found)
    for stroke in found:
        after = state.copy()
        assert play_stroke(after, stroke.actions, seeded("none")) == stroke.actions
        assert is_over(after, state.player(), state.turn)


def best_by_hand(state: State, seat: int, turn: int) -> int | None:
    """The best lead that any turn leads to, by trying all of them; None if luck has a part in one."""
    if is_over(state, seat, turn):
        return None if state.player() == CHANCE else lead(state, state.outlook(), seat)
    found: list[int] = []
    for action in state.options():
        after = state.copy()
        after.apply(action)
        value = best_by_hand(after, seat, turn)
        if value is None:
            return None
        found.append(value)
    return max(found)


def test_where_all_turns_can_be_looked_at_the_best_is_found() -> None:
    state, luck = begun(GAMES["hunters_and_scouts"], 2), seeded("walk")
    compared = 0
    for _ in range(200):
        best = best_by_hand(state, state.player(), state.turn)
        if best is not None:
            assert best_strokes(state, 1, 10_000, seeded("look"))[0].value == best
            compared += 1
        play_stroke(state, [], luck)
        settle(state, luck)
        if not state.steps or compared == 20:
            break
    assert compared > 3


@EVERY_GAME
def test_a_careful_look_judges_by_the_verdict_and_a_quick_one_by_the_outlook(game: Game) -> None:
    state, luck = begun(game, 2), seeded("walk")
    compared = 0
    while compared < 5:
        for careful in (False, True):
            stroke = best_strokes(state, 1, 50, seeded("look"), careful)[0]
            after = state.copy()
            play_stroke(after, stroke.actions, seeded("none"))
            if after.player() >= 0 and is_over(after, state.player(), state.turn):
                assert stroke.value == lead(after, after.verdict() if careful else after.outlook(), state.player())
                compared += 1
        play_stroke(state, [], luck)
        settle(state, luck)
        if not state.steps:
            state = begun(game, 2)


def test_only_the_strongest_level_judges_all_strokes_by_the_verdict_and_the_next_one_its_candidates() -> None:
    assert [name for name in TRIES if level(name).careful] == ["master"]
    assert [name for name in TRIES if level(name).choosy > 0] == ["expert"]


@pytest.mark.parametrize(
    ("key", "players", "name", "foresight"),
    [
        ("natives", 2, "master", 1),
        ("natives", 3, "master", 3),  # a whole round
        ("natives", 3, "expert", 0),  # candidates only
        ("natives", 3, "club", -1),
        ("natives", 3, "casual", -1),
        ("natives", 2, "expert", -1),  # that net was not taught to expect draws,
        ("fire_and_stone", 3, "expert", -1),  # nor was this one
    ],
)
def test_expert_judges_candidates_by_the_verdict_where_that_expects_the_next_draw(
    key: str, players: int, name: str, foresight: int
) -> None:
    assert Ismcts(seeded("bot"), level(name)).foreseen(begun(GAMES[key], players)) == foresight


def test_where_the_verdict_expects_the_next_draw_a_turn_is_judged_before_it() -> None:
    state, luck = begun(GAMES["natives"], 3), seeded("walk")
    assert state.expects()
    compared = 0
    while state.steps and compared < 5:
        seat = state.player()
        stroke = best_strokes(state, 1, 50, seeded("look"), careful=True)[0]
        after = state.copy()
        play_stroke(after, stroke.actions, seeded("none"))
        if after.player() == CHANCE and after.turn != state.turn:
            assert stroke.value == lead(after, after.verdict(), seat)
            compared += 1
        play_stroke(state, stroke.actions, luck)
        settle(state, luck)
    assert compared == 5


@pytest.mark.parametrize(
    ("key", "players", "name", "toll"),
    [
        ("natives", 2, "master", 1),
        ("natives", 3, "master", 3),  # and once more where tries go a whole round
        ("natives", 4, "master", 4),
        ("fire_and_stone", 3, "master", 2),
        ("natives", 4, "expert", 3),
        ("natives", 4, "casual", 1),  # which goes by the outlook
        ("five_tribes", 4, "master", 1),  # and so do all here
    ],
)
def test_where_the_verdict_judges_a_click_counts_once_for_every_other_player(
    key: str, players: int, name: str, toll: int
) -> None:
    budget = level(name)
    budget.tries, budget.lines, budget.arms, budget.care = 2, 8, 2, 0.0
    bot = Ismcts(seeded("bot"), budget)
    bot.search(begun(GAMES[key], players))
    assert bot.clicks > 0
    assert budget.clicks == toll * bot.clicks


def test_natives_asks_its_net_only_about_the_game_that_it_was_taught() -> None:
    taught, further = begun(GAMES["natives"], 3), GAMES["natives"].new(3, {"rituals": "on"})
    settle(further, seeded("rituals"))
    assert any(taught.gains())
    assert taught.verdict() != taught.outlook()
    assert further.verdict() == further.outlook()
    assert (taught.foresight(), further.foresight()) == (1, -1)
    assert taught.horizon() < further.horizon()


def test_a_bid_in_five_tribes_is_followed_to_the_end_of_the_round() -> None:
    state = begun(GAMES["five_tribes"], 2)
    for _ in range(4):  # bids
        assert state.horizon() == 4
        state.apply(state.options()[0])
    assert state.turn == 1
    assert state.horizon() == 3  # after this turn


def values(strokes: list[Stroke]) -> list[int]:
    return [stroke.value for stroke in strokes]


@EVERY_GAME
def test_where_lines_are_too_few_for_a_second_look_the_average_is_the_first(game: Game) -> None:
    state = begun(game, game.fewest)
    once = best_strokes(state, 12, 8, seeded("look"))
    assert values(best_on_average(state, 4, 8, seeded("look"))) == values(once[:4])


def test_what_follows_a_draw_is_judged_by_many_cards() -> None:
    state = begun(GAMES["natives"], 2)
    scouting = state.options()[0]

    def doubt(look: Callable[[State, int, int, Rng], list[Stroke]]) -> float:
        found = []
        for number in range(12):
            strokes = look(state, 30, 2000, seeded(f"look {number}"))
            found.append(next(stroke.value for stroke in strokes if stroke.actions == [scouting]))
        return pstdev(found)

    assert doubt(best_on_average) < doubt(best_strokes) / 2


def test_the_rest_of_the_own_turn_is_looked_at_more_closely_than_replies_of_others() -> None:
    state = begun(GAMES["natives"], 2)
    seat = state.player()
    clicks = []
    for thinker in (seat, 1 - seat):
        bot = Ismcts(seeded("rest"), level("club"))
        bot.known = [Repertoire(), Repertoire()]
        bot.reply(state, thinker, 0, seeded("rest"))
        clicks.append(bot.clicks)
    assert clicks[0] > clicks[1]


def clicks_for_a_reply(ahead: int, tries: int) -> int:
    state = begun(GAMES["natives"], 2)
    bot = Ismcts(seeded("reply"), level("master"))
    bot.known = [Repertoire(), Repertoire()]
    bot.budget.done = tries
    bot.reply(state, 1 - state.player(), ahead, seeded("reply"))
    return bot.clicks


def test_replies_are_looked_for_less_closely_the_farther_ahead_and_the_more_was_tried() -> None:
    assert clicks_for_a_reply(1, 0) > clicks_for_a_reply(2, 0) > clicks_for_a_reply(3, 0)
    assert clicks_for_a_reply(1, 0) > clicks_for_a_reply(1, FADE) > clicks_for_a_reply(1, 10 * FADE)


def test_the_luck_of_a_turn_is_the_same_whatever_came_before() -> None:
    calm, busy = Luck(5, seeded("try")), Luck(5, seeded("try"))
    for _ in range(10):
        busy.on(5).next32()
    busy.on(6).fork()
    assert calm.on(7).next32() == busy.on(7).next32()
    assert calm.on(6).next32() != busy.on(6).next32()


@EVERY_GAME
def test_chances_add_up_to_one_and_are_certain_at_the_end(game: Game) -> None:
    state = begun(game, game.most)
    assert sum(chances(state)) == pytest.approx(1)
    playout(state, seeded("to the end"))
    winners = state.winners()
    assert chances(state) == [1 / len(winners) if seat in winners else 0 for seat in range(game.most)]


@EVERY_GAME
def test_a_lead_promises_the_same_chance_however_many_the_others_are(game: Game) -> None:
    for players in range(game.fewest, game.most + 1):
        state = begun(game, players)
        luck = seeded("lead")
        for _ in range(30):
            if state.steps:
                play_stroke(state, [], luck)
                settle(state, luck)
        assert state.steps
        rounding = 0.25 / state.spread()
        for seat in range(players):
            promised = hope(state, lead(state, state.verdict(), seat))
            assert promised == pytest.approx(chances(state)[seat], abs=rounding)


def test_a_repertoire_keeps_what_was_best_lately_and_forgets_the_oldest() -> None:
    known = Repertoire()
    for number in range(SIZE + 10):
        known.learn([number, 0])
    known.learn([50, 0])
    assert known.strokes[0] == [50, 0]
    assert len(known.strokes) == SIZE
    assert known.fitting([0, 9, 10, 50, 60], 2) == [[50, 0], [60, 0]]
    assert known.fitting([0, 9], 2) == []


def test_an_arm_that_keeps_its_promises_better_than_others_is_preferred() -> None:
    node = Node(0)
    good, bad = node.arm([1], 2), node.arm([2], 2)
    for arm, result in ((good, 0.6), (bad, 0.4)):
        arm.seen = 20
        for _ in range(10):
            node.add(arm, [result, 1 - result], 0.5)
    assert node.bound(good, 0.5) > node.bound(bad, 0.5)
    assert node.bound(bad, 0.9) > node.bound(good, 0.5)  # the heuristic still has its say
    assert good.mean(0) == pytest.approx(0.6)
    assert good.mean(1) == pytest.approx(0.4)


def test_an_arm_seldom_tried_is_given_the_benefit_of_the_doubt() -> None:
    node = Node(0)
    often, seldom = node.arm([1], 2), node.arm([2], 2)
    often.seen = seldom.seen = 100
    for _ in range(99):
        node.add(often, [0.5, 0.5], 0.5)
    node.add(seldom, [0.5, 0.5], 0.5)
    assert node.bound(seldom, 0.5) > node.bound(often, 0.5)


def test_the_expected_loss_is_half_the_mean_deviation_without_a_lead_and_vanishes_with_a_great_one() -> None:
    assert expected_loss(0) == pytest.approx(0.39894, abs=1e-5)
    assert expected_loss(1) == pytest.approx(0.08332, abs=1e-5)
    assert 0 <= expected_loss(8) < 1e-14
    assert expected_loss(-1) == pytest.approx(1.08332, abs=1e-5)


def weighed(gaps: list[float]) -> tuple[Node, float]:
    """A node with two arms that promise the same, and the regret of taking the first when it did better by so much."""
    node = Node(0)
    best, arm = node.arm([1], 2), node.arm([2], 2)
    best.promise = arm.promise = 0.5
    for gap in gaps:
        node.add(best, [0.5 + gap, 0.5 - gap], 0.5)
        node.add(arm, [0.5, 0.5], 0.5)
    return node, node.regret(best, arm, 8.0)


def test_the_regret_for_an_arm_shrinks_with_its_gap_with_steady_luck_and_with_visits() -> None:
    usual = weighed([0.04, 0.0] * 4)[1]
    assert weighed([0.08, 0.04] * 4)[1] < usual
    assert weighed([0.02, 0.02] * 4)[1] < usual
    assert weighed([0.04, 0.0] * 16)[1] < usual / 2
    assert weighed([0.2, -0.16] * 4)[1] > usual


def test_the_search_ends_early_where_one_candidate_is_far_ahead_unless_it_may_not_give_any_up() -> None:
    state = begun(GAMES["natives"], 2)
    hasty, patient = level("club"), level("club")
    hasty.care, patient.care = 1.0, 0.0
    assert Ismcts(seeded("bot"), patient).search(state) == patient.tries
    hasty_bot = Ismcts(seeded("bot"), hasty)
    hasty.tries = 10 * hasty.tries  # so that halving leaves the first rounds alone
    assert hasty_bot.search(state) == FIRST * len(hasty_bot.reasons)
    assert Ismcts(seeded("bot"), level("club")).search(state) <= patient.tries


def test_a_tree_stops_growing_at_its_limit() -> None:
    bot = Ismcts(seeded("bot"), level("casual"))
    bot.nodes = LARGEST
    arm = Node(0).arm([1], 2)
    assert bot.grown(arm, 1) is None
    bot.nodes = LARGEST - 1
    node = bot.grown(arm, 1)
    assert node is not None
    assert bot.grown(arm, 1) is node
    assert bot.grown(arm, 0) is None  # luck gave the choice to somebody else
    assert bot.nodes == LARGEST


def test_a_trail_leads_down_the_tree_only_where_all_of_it_was_foreseen() -> None:
    root = Node(0)
    arm = root.arm([7, 8], 2)
    arm.node = Node(1)
    reply = arm.node.arm([3], 2)
    reply.node = Node(0)
    assert below(root, []) is root
    assert below(root, [(0, 7), (0, 8)]) is arm.node
    assert below(root, [(0, 7), (0, 8), (1, 3)]) is reply.node
    assert below(root, [(0, 7)]) is None
    assert below(root, [(0, 7), (0, 8), (1, 4)]) is None
    assert below(root, [(1, 7), (1, 8)]) is None


def test_the_tree_is_taken_along_where_the_game_went_into_it() -> None:
    game = GAMES["hunters_and_scouts"]
    state, luck = begun(game, 2), seeded("go on")
    bot = Ismcts(seeded("bot"), level("club"))
    taken = 0
    for _ in range(12):
        seat = state.player()
        bot.search(state)
        kept = [arm.node for arm in bot.root.arms if arm.node is not None] if bot.root else []
        before = {id(node) for node in kept}
        actions = bot.reasons[0].actions
        while actions:
            tell(bot, seat, state, actions[0])
            state.apply(actions[0])
            actions = actions[1:]
        settle(state, luck)
        node = below(bot.root, bot.trail)
        taken += node is not None and id(node) in before
    assert taken > 0


def test_what_a_seat_did_not_see_ends_the_old_tree() -> None:
    state = begun(GAMES["natives"], 2)
    bot = Ismcts(seeded("bot"), level("casual"))
    bot.search(state)
    assert bot.root is not None
    bot.notice(1, UNSEEN)
    assert bot.root is None
