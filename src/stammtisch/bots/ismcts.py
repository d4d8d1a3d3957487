"""Experiment."""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from stammtisch.bots.bot import Bot
from stammtisch.bots.judge import chances
from stammtisch.bots.repertoire import Repertoire, reply
from stammtisch.bots.turns import Turn, best_turns, follow, sensible
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, State


class Arm:
    def __init__(self, turn: Turn, players: int) -> None:
        self.turn = turn
        self.visits = 0
        self.totals = [0.0 for _ in range(players)]

    def mean(self, seat: int) -> float:
        return self.totals[seat] / self.visits if self.visits else 0.0


class Ismcts(Bot):
    def __init__(self, rng: Rng, lines: int, arms: int, tries: int, turns: int, width: int, fresh: int, reply_lines: int) -> None:
        super().__init__(rng)
        self.lines = lines
        self.arms = arms
        self.tries = tries
        self.turns = turns
        self.width = width
        self.fresh = fresh
        self.reply_lines = reply_lines
        self.known: list[Repertoire] = []
        self.plan: list[int] = []

    def choose(self, state: State) -> int:
        options = sensible(state)
        if len(options) == 1:
            action = options[0]
            if self.plan and self.plan[0] == action:
                self.plan = self.plan[1:]
        elif self.plan and self.plan[0] in options:
            action = self.plan[0]
            self.plan = self.plan[1:]
        else:
            self.plan = self.think(state)
            action = self.plan[0]
            self.plan = self.plan[1:]
        if self.plan:
            seat, turn = state.player(), state.turn
            after = state.copy()
            after.apply(action)
            if after.player() != seat or after.turn != turn:
                self.plan = []
        return action

    def think(self, state: State) -> list[int]:
        while len(self.known) < state.players:
            self.known.append(Repertoire(96))
        seat = state.player()
        turns = best_turns(state, self.arms, self.lines, self.rng)
        for turn in reversed(turns):
            self.known[seat].add(turn.actions)
        if len(turns) == 1 or self.tries == 0:
            return turns[0].actions
        if self.reply_lines:
            self.prepare(state, turns[0])
        arms = [Arm(turn, state.players) for turn in turns]
        rounds = 0
        size = len(arms)
        while size > 1:
            rounds += 1
            size = (size + 1) // 2
        live = arms
        seeds = [self.rng.fork() for _ in range(self.tries)]
        while len(live) > 1:
            each = max(1, self.tries // (rounds * len(live)))
            for _ in range(each):
                for arm in live:
                    self.attempt(state, arm, seeds[arm.visits % len(seeds)].copy())
            live.sort(key=lambda arm: -arm.mean(seat))
            live = live[: (len(live) + 1) // 2]
        return live[0].turn.actions

    def prepare(self, state: State, turn: Turn) -> None:
        """Fill the repertoires of the others: what they could do after the turn that looks best."""
        after = state.copy()
        follow(after, turn.actions, self.rng)
        for _ in range(state.players - 1):
            while after.player() == CHANCE:
                after.apply(after.steps[-1].toss(after, self.rng))
            if not after.steps:
                return
            seat = after.player()
            turns = best_turns(after, 16, self.reply_lines, self.rng)
            for found in reversed(turns):
                self.known[seat].add(found.actions)
            follow(after, turns[0].actions, self.rng)

    def attempt(self, root: State, arm: Arm, rng: Rng) -> None:
        state = root.redeal(root.player(), rng)
        last = root.turn + self.turns
        follow(state, arm.turn.actions, rng)
        while state.steps and state.turn <= last:
            if state.player() == CHANCE:
                state.apply(state.steps[-1].toss(state, rng))
            else:
                state = reply(state, self.known[state.player()], self.width, self.fresh, rng).state
        result = chances(state)
        arm.visits += 1
        for seat in range(state.players):
            arm.totals[seat] += result[seat]
