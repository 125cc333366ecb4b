"""Reads the positions that `sofra selfplay` writes."""

import json
from dataclasses import dataclass, replace
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
    """All positions of a file. Raises `ValueError` if it isn't one, is cut off or has none."""
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
    if sum(map(len, fields["counts"])) == 0:
        raise ValueError(f"{path}: has no positions")
    joined = {name: np.concatenate(parts) for name, parts in fields.items()}
    decisions = joined.pop("decisions").reshape(-1, 2)
    del joined["viewer"]
    for name in ("estimate", "win", "points"):
        joined[name] = joined[name].reshape(-1, SEATS)
    return Positions(header=header, decision=decisions[:, 0], decisions=decisions[:, 1], **joined)


def join(files):
    """The positions of several files of one game, as if they were of one."""
    first, games = files[0], 0
    fields = {name: [] for name in Positions.__dataclass_fields__ if name != "header"}
    for each in files:
        for key in ("game", "rules_version", "encoding"):
            if each.header[key] != first.header[key]:
                raise ValueError(f"files of different games: {key} {first.header[key]} and {each.header[key]}")
        for name, parts in fields.items():
            parts.append(getattr(each, name) + (games if name == "game" else 0))
        games += int(each.game.max()) + 1
    header = dict(first.header)
    for key in ("bot", "seed"):
        header[key] = " and ".join(dict.fromkeys(str(each.header[key]) for each in files))
    return Positions(header=header, **{name: np.concatenate(parts) for name, parts in fields.items()})


def leads(data):
    """By how many points the written estimate puts each seat above the mean of its table."""
    there = np.arange(SEATS)[None, :] < data.seats[:, None]
    estimate = np.where(there, data.estimate, 0)
    mean = estimate.sum(1) / data.seats
    return np.where(there, estimate - mean[:, None], 0).astype(np.float32)


def with_leads(data, step):
    """The positions with numbers for the leads behind those of the encoding: by how many steps each seat is ahead, then
    by how many each is behind."""
    steps = leads(data) / np.float32(step)
    # Halves are rounded up, as the program does.
    extra = np.clip(np.floor(np.concatenate([steps, -steps], 1) + 0.5), 0, 255).astype(np.uint8)
    first = sum(int(np.prod(block["shape"])) for block in data.header["blocks"])
    position, place = np.nonzero(extra)
    more = np.bincount(position, minlength=len(data))
    counts = data.counts + more
    number = np.arange(int(counts.sum())) - np.repeat(np.cumsum(counts) - counts, counts)
    is_extra = number >= np.repeat(data.counts, counts)
    places, values = np.empty(len(is_extra), dtype="<u2"), np.empty(len(is_extra), dtype=np.uint8)
    places[~is_extra], values[~is_extra] = data.places, data.values
    places[is_extra], values[is_extra] = first + place, extra[position, place]
    block = {"name": "leads", "shape": [2, SEATS], "max": 255}
    header = data.header | {"blocks": [*data.header["blocks"], block]}
    return replace(data, header=header, counts=counts.astype("<u2"), places=places, values=values)


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
