"""Reads the positions that `sofra selfplay` writes."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

MAGIC = b"SOFRAPLY"
SEATS = 8


@dataclass
class Positions:
    """Positions of one file, field by field; rows of `estimate`, `win` and `points` begin with the viewer."""

    header: dict
    counts: np.ndarray  # numbers that are not 0, by position
    places: np.ndarray
    values: np.ndarray
    game: np.ndarray
    decision: np.ndarray
    decisions: np.ndarray
    seats: np.ndarray
    decider: np.ndarray
    action: np.ndarray
    search: np.ndarray
    estimate: np.ndarray
    win: np.ndarray
    points: np.ndarray

    def __len__(self):
        return len(self.counts)


def read(path):
    """All positions of a file. Raises `ValueError` if it isn't one or is cut off."""
    data = np.fromfile(path, dtype=np.uint8)
    if data[:8].tobytes() != MAGIC:
        raise ValueError(f"{path}: not a file of positions")
    length = int(data[8:12].view("<u4")[0])
    header = json.loads(data[12 : 12 + length].tobytes())
    if header["format"] != 1:
        raise ValueError(f"{path}: format {header['format']}, not 1")
    at = 12 + length
    fields = {name: [] for name, _, _ in layout(0, 0)}
    while at < len(data):
        positions, numbers = (int(n) for n in data[at : at + 8].view("<u4"))
        at += 8
        for name, kind, count in layout(positions, numbers):
            size = count * np.dtype(kind).itemsize
            if at + size > len(data):
                raise ValueError(f"{path}: ends in the middle of a part")
            # A copy, because a slice of bytes may lie at an odd address.
            fields[name].append(np.frombuffer(data[at : at + size].tobytes(), dtype=kind))
            at += size
    joined = {name: np.concatenate(parts) for name, parts in fields.items()}
    decisions = joined.pop("decisions").reshape(-1, 2)
    del joined["viewer"]
    for name in ("estimate", "win", "points"):
        joined[name] = joined[name].reshape(-1, SEATS)
    return Positions(header=header, decision=decisions[:, 0], decisions=decisions[:, 1], **joined)


def layout(positions, numbers):
    """The arrays of a part: name, type and length."""
    return [
        ("counts", "<u2", positions),
        ("places", "<u2", numbers),
        ("values", "u1", numbers),
        ("game", "<u4", positions),
        ("decisions", "<u2", 2 * positions),
        ("seats", "u1", positions),
        ("viewer", "u1", positions),
        ("decider", "u1", positions),
        ("action", "<u4", positions),
        ("search", "<f4", positions),
        ("estimate", "<f4", SEATS * positions),
        ("win", "<f4", SEATS * positions),
        ("points", "<f4", SEATS * positions),
    ]


def ladder(header):
    """Where each number's levels begin, the level of each value, the count of all levels and of each number's."""
    level_of = np.searchsorted(np.array(header["levels"]), np.arange(256), side="right")
    each = [np.full(int(np.prod(block["shape"])), level_of[block["max"]]) for block in header["blocks"]]
    each = np.concatenate(each)
    bases = np.concatenate([[0], np.cumsum(each)[:-1]])
    return bases.astype(np.int64), level_of.astype(np.int64), int(each.sum()), each


def default_output(game):
    return Path(__file__).resolve().parent.parent / "crates" / "bots" / "weights" / f"{game}.bin"
