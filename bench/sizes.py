"""The sizes of the games for papers: random play from Python, every number of seats.

Information states are counted by what a deciding seat sees, as numbers, over a sample of decisions: a
lower bound that grows with the sample. Every number is checked against its stated range. `python
bench/sizes.py` prints the table of docs/python.md.
"""

import argparse
import hashlib

import numpy as np

import sofra


def sizes(name, seats, games):
    """The sizes of the first `games` random games with these seats, and of those played beside them."""
    batch = sofra.Batch(name, 64, seats, seed="sizes")
    high = np.concatenate([np.full(each.stop - each.start, each.max) for each in sofra.spec(name).blocks])
    seen, branching, most, made = set(), 0, 0, 0
    begun, numbers, lengths = np.zeros(len(batch), int), batch.numbers(), []
    # The first games to begin count, however long they are: the first to end would be short ones.
    while len(lengths) < games:
        legal = batch.mask.sum(axis=1, dtype=np.int64)
        assert (batch.observation <= high).all(), f"{name}: a number beyond its range"
        branching += int(legal.sum())
        most = max(most, int(legal.max()))
        for row in batch.observation:
            seen.add(hashlib.blake2b(row.tobytes(), digest_size=8).digest())
        made += len(batch)
        begun += 1
        *_, done = batch.step(batch.sample())
        if done.any():
            lengths += [begun[slot] for slot in np.flatnonzero(done) if numbers[slot] < games]
            numbers = batch.numbers()
            begun[done] = 0
    return len(seen), made, branching / made, most, lengths


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--games", type=int, default=256, help="of each kind")
    args = arguments.parse_args()
    print("| game | seats | actions | numbers | information states | choices, mean (most) | decisions a game, mean (most) |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for name in sofra.games():
        spec = sofra.spec(name)
        for seats in range(spec.min_seats, spec.max_seats + 1):
            seen, made, branching, most, lengths = sizes(name, seats, args.games)
            print(
                f"| {name} | {seats} | {spec.actions:,} | {spec.observation_size:,} | {seen:,} of {made:,} |"
                f" {branching:.1f} ({most}) | {np.mean(lengths):,.0f} ({max(lengths):,}) |",
                flush=True,
            )


if __name__ == "__main__":
    main()
