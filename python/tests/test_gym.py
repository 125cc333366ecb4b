"""Gymnasium's own checks on our games."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sofra
import sofra.gym


def test_their_checker(name: str, seats: int) -> None:
    """It takes any action, so that an illegal one must lose instead of raising."""
    env = sofra.gym.SeatEnv(name, seats, rivals="random", illegal="lose")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)


def play(env: gymnasium.Env, seed: int) -> list[bytes]:  # type: ignore[type-arg]
    """What a random player of legal actions sees and gets."""
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    seen, over = [observation.tobytes()], False
    while not over:
        observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        assert (reward == 0) or over
        assert -1 <= reward <= 1
        seen.append(observation.tobytes() + str(reward).encode())
    return seen


def test_a_game_is_played_to_its_end_the_same_way_twice(name: str) -> None:
    env = gymnasium.make(f"sofra/{name}-v0", rivals="random")
    assert play(env, 7) == play(env, 7) != play(env, 8)


def test_our_seat_goes_round(name: str, seats: int) -> None:
    env = sofra.gym.SeatEnv(name, seats, rivals="random", seat=None)
    taken = [env.reset(seed=1)[1]["seat"]]
    taken += [env.reset()[1]["seat"] for _ in range(seats)]
    assert taken == [*range(seats), 0]


def test_a_vector_plays_many(name: str, seats: int) -> None:
    env = gymnasium.make_vec(f"sofra/{name}-v0", num_envs=3, seats=seats, rivals="random", seat=None)
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    for _ in range(30):
        masks = info["action_mask"]
        actions = np.array([np.flatnonzero(mask)[-1] for mask in masks])
        assert env.action_space.contains(actions)
        observation, reward, terminated, truncated, info = env.step(actions)
        assert reward.shape == terminated.shape == truncated.shape == (3,)
        assert not reward[~terminated].any()


def test_a_vector_keeps_what_it_gave_unless_told_otherwise() -> None:
    for copy in (True, False):
        env = sofra.gym.VectorEnv("connect-four", 2, rivals="random", copy=copy)
        first, info = env.reset(seed=1)
        before = first.copy()
        assert (first is env.batch.observation) == (not copy)
        env.step(np.array([3, 3]))
        assert (first == before).all() == copy
        assert (info["action_mask"] is env.batch.mask) == (not copy)


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(sofra.BadSetup, match="there is no seat 2"):
        sofra.gym.SeatEnv("connect-four", seat=2)
    with pytest.raises(sofra.BadSetup, match="illegal is one of"):
        sofra.gym.SeatEnv("connect-four", illegal="ignore")
    env = sofra.gym.SeatEnv("connect-four")
    env.reset(seed=1)
    with pytest.raises(sofra.IllegalAction):
        env.step(7)
