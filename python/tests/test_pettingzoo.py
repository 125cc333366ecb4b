"""PettingZoo's own suite on our games."""

import types
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test

import sofra
from conftest import TABLES
from sofra import pettingzoo

pytestmark = pytest.mark.filterwarnings("ignore")


def test_api(name: str, seats: int) -> None:
    api_test(pettingzoo.env(name, seats=seats), num_cycles=60)


def test_parallel_api(name: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(name, seats=seats), num_cycles=40)


def test_seed(name: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(name, seats=seats), num_cycles=20)


def test_a_series_of_games_follows_from_its_seed(name: str) -> None:
    def series() -> list[str]:
        env = pettingzoo.raw_env(name)
        env.reset(seed=5)
        seeds = [env.game.seed]
        env.reset()
        return [*seeds, env.game.seed]

    assert series() == series()
    assert len(set(series())) == 2


def test_max_cycles_of_a_game_that_takes_turns() -> None:
    """Their test counts one decision of every agent as a cycle, which fits Connect Four.

    A parallel step of a turn-based game is one decision of one agent, so their test gets an
    environment in which both agents' decisions are one step.
    """
    env = types.SimpleNamespace(
        env=lambda max_cycles: Scripted(pettingzoo.env("connect-four", max_cycles=max_cycles)),
        parallel_env=lambda max_cycles: Rounds(
            pettingzoo.parallel_env("connect-four", max_cycles=max_cycles)
        ),
    )
    max_cycles_test(env)


def test_a_game_is_broken_off_after_its_cycles(name: str, seats: int) -> None:
    env = pettingzoo.raw_env(name, seats=seats, max_cycles=2)
    env.reset(seed=1)
    for decision in range(1, 2 * seats + 1):
        assert not any(env.truncations.values())
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
        if env.game.over:
            return
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_nobody_sees_an_answer_before_all_are_in() -> None:
    """Whatever a seat answers where several decide at once, the others see the same."""
    met = set()
    for name, seats in TABLES:
        env = pettingzoo.raw_env(name, seats=seats)
        env.reset(seed=1)
        for _ in range(80):
            if env.game.over:
                break
            others, legal = env.game.waiting[1:], env.game.legal()
            if others and len(legal) > 1:
                met.add(name)
                seen = [_seen_after(env.game, action, others) for action in legal[:3]]
                assert all(each == seen[0] for each in seen), (name, seats)
            env.step(legal[-1])
    assert met, "no game asks several seats at once"


def _seen_after(game: sofra.Game, action: int, others: list[int]) -> list[Any]:
    """All that the other seats see after an answer that is held until theirs are in."""
    twin = game.clone()
    assert twin.act(action) == 0 and twin.waiting == others
    looks = (twin.view_json, twin.information, twin.text, twin.legal)
    return [[look(seat) for look in looks] + [twin.observation(seat).tolist()] for seat in others]


def test_illegal_actions_and_wrong_modes_are_refused() -> None:
    env = pettingzoo.env("connect-four")
    env.reset(seed=1)
    for _ in range(6):
        env.step(0)
    with pytest.raises(sofra.IllegalAction) as caught:
        env.step(0)
    assert caught.value.rule is not None
    env.step(1)
    with pytest.raises(sofra.BadSetup, match="render_mode is one of"):
        pettingzoo.env("connect-four", render_mode="film")


@pytest.mark.parametrize("mode", ["ansi", "html", "svg"])
def test_render(name: str, mode: str) -> None:
    env = pettingzoo.env(name, render_mode=mode)
    env.reset(seed=1)
    assert len(env.render()) > 60


class Scripted:
    """Connect Four with every second column in turn: eight discs are never four in a row."""

    def __init__(self, env: Any) -> None:
        self._env = env

    def __getattr__(self, name: str) -> Any:
        return getattr(self._env, name)

    def action_space(self, agent: str) -> Any:
        column = 2 * self._env.unwrapped.game.steps % 7
        return types.SimpleNamespace(sample=lambda: column)


class Rounds(Scripted):
    """A parallel environment in which a step is a decision of every agent."""

    def step(self, actions: dict[str, int]) -> Any:
        for agent in list(self._env.agents):
            answer = self.action_space(agent).sample()
            shown = self._env.step(dict.fromkeys(self._env.agents, answer))
        return shown
