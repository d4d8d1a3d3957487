"""The sieve: where the verdict expects the next draw, it judges only the turns that seem best by the outlook."""

import pytest

from stammtisch.bots.ismcts import Ismcts
from stammtisch.bots.judge import lead
from stammtisch.bots.levels import level
from stammtisch.bots.repertoire import Repertoire
from stammtisch.bots.turns import SIEVE, Sifted, best_seen, best_strokes, is_over, keep, play_stroke
from stammtisch.engine.chance import seeded
from stammtisch.engine.play import settle
from stammtisch.engine.state import CHANCE, State
from stammtisch.games import GAMES
from tests.bots.test_search import begun


def leads_of_all_turns(state: State, seat: int, turn: int) -> list[tuple[int, int]]:
    """By the outlook and by the verdict, of every turn that can be taken; nothing if luck has a part in one."""
    if is_over(state, seat, turn):
        drawn = state.player() == CHANCE and state.turn == turn
        return [] if drawn else [(lead(state, state.outlook(), seat), lead(state, state.verdict(), seat))]
    found: list[tuple[int, int]] = []
    for action in state.options():
        after = state.copy()
        after.apply(action)
        some = leads_of_all_turns(after, seat, turn)
        if not some:
            return []
        found += some
    return found


def test_where_the_verdict_expects_the_next_draw_it_judges_what_seems_best_by_the_outlook() -> None:
    state, luck = begun(GAMES["natives"], 3), seeded("walk")
    compared = 0
    while state.steps and compared < 10:
        leads = sorted(leads_of_all_turns(state, state.player(), state.turn), reverse=True)
        if len(leads) > SIEVE:
            found = best_strokes(state, 1, 10_000, seeded("look"), careful=True)[0].value
            assert max(verdict for _, verdict in leads[:SIEVE]) <= found <= max(verdict for _, verdict in leads)
            compared += 1
        play_stroke(state, best_strokes(state, 1, 50, luck)[0].actions, luck)
        settle(state, luck)
    assert compared == 10


def test_a_sieve_keeps_the_turns_that_seem_best_best_first() -> None:
    state = begun(GAMES["natives"], 3)
    sieve: list[Sifted] = []
    for outlook in [5, 3, 9] * SIEVE:
        keep(sieve, Sifted([len(sieve)], outlook, state), SIEVE)
    assert [found.outlook for found in sieve] == [9] * SIEVE
    keep(sieve, Sifted([], 10, state), SIEVE)
    assert [found.outlook for found in sieve] == [10] + [9] * (SIEVE - 1)


def test_the_wider_the_sieve_the_better_the_best_turn_that_passes_it() -> None:
    state, luck = begun(GAMES["natives"], 3), seeded("walk")
    gained = 0
    while state.steps:
        if leads_of_all_turns(state, state.player(), state.turn):
            looks = [best_seen(state, 1, 10_000, seeded("look"), True, 0, sieve) for sieve in (1, 64)]
            narrow, wide = (look.best.strokes[0].value for look in looks)
            assert narrow <= wide
            gained += narrow < wide
        play_stroke(state, best_strokes(state, 1, 50, luck)[0].actions, luck)
        settle(state, luck)
    assert gained > 0


@pytest.mark.parametrize(("name", "careful"), [("master", True), ("expert", False)])
def test_replies_of_master_are_judged_by_a_verdict_that_expects_the_next_draw(name: str, careful: bool) -> None:
    state, luck = begun(GAMES["natives"], 3), seeded("walk")
    while type(state.steps[-1]).__name__ != "Activate":
        play_stroke(state, [], luck)
        settle(state, luck)
    bot = Ismcts(seeded("bot"), level(name))
    bot.known = [Repertoire() for _ in range(3)]
    bot.foresight = bot.foreseen(state)
    stroke = bot.reply(state, (state.player() + 1) % 3, 1, seeded("reply"))[0]
    after = state.copy()
    play_stroke(after, stroke.actions, seeded("none"))
    assert (stroke.value == lead(after, after.verdict(), state.player())) == careful
