"""Many games at once."""

import sys
import threading

import numpy as np
import pytest

import choices
import sofra


def test_a_batch_plays_the_games_that_games_play(name: str, seats: int) -> None:
    """Each slot against a `Game` with the same seed and the same actions."""
    size, seed = 3, "batch"
    batch = sofra.Batch(name, size, seats, seed=seed)
    games = [sofra.Game(name, seats, seed=sofra.nth_seed(seed, slot)) for slot in range(size)]
    rng = choices.PlayoutRng(1)
    finished = 0
    for _ in range(150):
        actions = []
        for slot, game in enumerate(games):
            assert batch.seat[slot] == game.asked
            assert (batch.mask[slot] == game.mask()).all()
            assert (batch.observation[slot] == game.observation()).all()
            legal = game.legal()
            actions.append(legal[rng.below(len(legal))])
            game.act(actions[-1])
        _, _, _, reward, done = batch.step(actions)
        for slot, game in enumerate(games):
            assert done[slot] == game.over
            assert np.allclose(reward[slot], game.returns())
            if game.over:
                finished += 1
                number = batch.numbers()[slot]
                assert number % size == slot and number >= size
                games[slot] = sofra.Game(name, seats, seed=sofra.nth_seed(seed, number))
    assert name != "connect-four" or finished > 5


def test_threads_change_nothing(name: str) -> None:
    shown = []
    for threads in (1, 3):
        batch = sofra.Batch(name, 100, seed=7, threads=threads)
        for _ in range(30):
            batch.step(batch.sample())
        shown.append([array.copy() for array in batch.step(batch.sample())])
    for one, two in zip(*shown):
        assert (one == two).all()


def test_arrays_are_always_the_same_and_have_their_types(name: str) -> None:
    spec = sofra.spec(name)
    batch = sofra.Batch(name, 5, seed=1)
    first = batch.reset()
    second = batch.step(batch.sample())
    assert all(one is two for one, two in zip(first, second))
    kinds = [(array.dtype.name, array.shape) for array in second]
    assert kinds == [
        ("uint8", (5, spec.observation_size)),
        ("int8", (5, spec.actions)),
        ("int64", (5,)),
        ("float32", (5, spec.min_seats)),
        ("bool", (5,)),
    ]
    assert np.from_dlpack(second[0]).ctypes.data == second[0].ctypes.data


def test_numbers_keep_their_range_in_many_decisions(name: str) -> None:
    high = np.concatenate([np.full(b.stop - b.start, b.max) for b in sofra.spec(name).blocks])
    batch = sofra.Batch(name, 200, seed=2)
    for _ in range(250):
        batch.step(batch.sample())
        assert (batch.observation <= high).all()


def test_wrong_actions_name_game_and_rule_and_change_nothing() -> None:
    batch = sofra.Batch("connect-four", 60, seed=1, threads=2)
    for _ in range(6):
        batch.step(np.full(60, 3))
    before = [array.copy() for array in batch.step(np.zeros(60, np.int32))]
    actions = np.zeros(60, np.int64)
    actions[[50, 57]] = 3
    with pytest.raises(sofra.IllegalAction) as caught:
        batch.step(actions)
    assert (caught.value.index, caught.value.action, caught.value.seat) == (50, 3, 1)
    assert caught.value.rule is not None and caught.value.rule in sofra.spec("connect-four").rules
    with pytest.raises(sofra.IllegalAction, match="7 is not an action"):
        batch.step(np.full(60, 7))
    with pytest.raises(sofra.IllegalAction, match="-1 is not an action"):
        batch.step(np.full(60, -1))
    with pytest.raises(sofra.BadShape, match=r"\(2, 30\), not \(60,\)"):
        batch.step(actions.reshape(2, 30))
    with pytest.raises(sofra.BadShape, match=r"\(59,\), not \(60,\)"):
        batch.step(actions[1:])
    with pytest.raises(TypeError, match="whole numbers"):
        batch.step(actions.astype(float))
    for one, two in zip(before, (batch.observation, batch.mask, batch.seat)):
        assert (one == two).all()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"size": 0}, "a batch has 1 to"),
        ({"seats": 5}, "connect-four is for"),
        ({"options": {"wind": 1}}, "no option 'wind'"),
        ({"reward": "glory"}, "a reward is"),
        ({"threads": 0}, "1 to 1024 threads"),
        ({"rivals": "random", "seat": 1, "limit": 1}, "the limit of 1 decisions is too small"),
        ({"rivals": "genius"}, "there is no bot 'genius'"),
        ({"rivals": "easy", "seat": 2}, "there is no seat 2"),
        ({"seat": 0}, "without rivals"),
    ],
)
def test_a_wrong_setup_is_named(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(sofra.BadSetup) as caught:
        sofra.Batch("connect-four", **{"size": 4, **arguments})  # type: ignore[arg-type]
    assert said in str(caught.value)


def test_rivals_play_the_other_seats(name: str, seats: int) -> None:
    batch = sofra.Batch(name, 4, seats, seed=3, rivals="random")
    expected = [number % seats for number in range(4)]
    for _ in range(60):
        assert batch.seat.tolist() == expected
        batch.step(batch.sample())
        expected = [number % seats for number in batch.numbers()]


def test_a_game_is_broken_off_at_its_limit() -> None:
    batch = sofra.Batch("simurgh", 2, seed=3, limit=5)
    for step in range(1, 11):
        *_, reward, done = batch.step(batch.sample())
        assert done.all() == batch.truncated.all() == (step % 5 == 0)
        assert not reward.any()


def test_python_s_lock_is_free_while_a_batch_steps() -> None:
    """With no forced switches, another thread runs only if `step` or `sample` lets it."""
    batch = sofra.Batch("belaad", 256, seed=1, threads=1)
    go, ran = threading.Event(), []

    def wait() -> None:
        go.wait()
        ran.append(1)

    thread = threading.Thread(target=wait)
    thread.start()
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e6)
    try:
        go.set()
        for _ in range(2000):
            batch.step(batch.sample())
            if ran:
                break
        released = bool(ran)
    finally:
        sys.setswitchinterval(interval)
    thread.join()
    assert released
