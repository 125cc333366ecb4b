"""Writes some positions with a network's outputs, for the test that compares the program with this code.

    python train/golden.py simurgh.positions crates/bots/weights/simurgh.bin crates/bots/weights/simurgh.golden.json
"""

import json
import sys
from pathlib import Path

import numpy as np

import positions
from network import Quantised


def main():
    file, weights, out = (Path(argument) for argument in sys.argv[1:4])
    data = positions.read(file)
    if written := Quantised.header(weights)["written"]:
        data = positions.with_leads(data, written["step"])
    bases, level_of, _, _ = positions.ladder(data.header)
    network = Quantised.read(weights, bases)
    chosen = range(0, len(data), max(1, len(data) // 8))
    write(out, network, data, level_of, list(chosen)[:8])


def write(path, network, data, level_of, chosen):
    ends = np.cumsum(data.counts.astype(np.int64))
    golden = []
    for position in chosen:
        span = slice(ends[position] - data.counts[position], ends[position])
        places, values = data.places[span].astype(np.int64), data.values[span]
        golden.append({
            "numbers": [[int(place), int(value)] for place, value in zip(places, values)],
            "outputs": [int(n) for n in network.judge(places, level_of[values])],
        })
    path.write_text(json.dumps(golden, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
