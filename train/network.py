"""The network in floats, as it is learned, and in integers, as it is played with."""

import json
import struct

import numpy as np
import torch
from torch import nn

WIDE, HIDDEN, SEATS = 256, 32, 8
OUTPUTS = 2 * SEATS
SUM_BITS, ACTIVATION_BITS, WEIGHT_BITS, OUTPUT_BITS = 9, 7, 6, 8
LAST_BITS = ACTIVATION_BITS + OUTPUT_BITS
NO_ROW = 0xFFFF
# Weights of the narrow layers are kept within what 8 bits hold.
MOST = 127 / (1 << WEIGHT_BITS)


class Network(nn.Module):
    def __init__(self, rows, dropout, corrects):
        """With `corrects` what the written estimate says is added to the outputs, which then only correct it."""
        super().__init__()
        self.rows = nn.EmbeddingBag(rows, WIDE, mode="sum")
        nn.init.normal_(self.rows.weight, std=0.03)
        self.start = nn.Parameter(torch.full((WIDE,), 0.2))
        self.first = nn.Linear(WIDE, HIDDEN)
        self.second = nn.Linear(HIDDEN, HIDDEN)
        self.last = nn.Linear(HIDDEN, OUTPUTS)
        self.dropout = nn.Dropout(dropout)
        self.written = nn.Parameter(torch.tensor([1.0, 0.5]) if corrects else torch.zeros(2), requires_grad=corrects)

    def judge(self, features, offsets, leads):
        """Odds and points. What the leads add stays out of the integers."""
        odds, points = self.written
        return self(features, offsets) + torch.cat([odds * leads, points * leads], 1)

    def forward(self, features, offsets):
        wide = (self.rows(features, offsets) + self.start).clamp(0, 1)
        hidden = self.first(self.dropout(wide)).clamp(0, 1)
        hidden = self.second(hidden).clamp(0, 1)
        return self.last(hidden)

    @torch.no_grad()
    def keep_in_range(self):
        self.first.weight.clamp_(-MOST, MOST)
        self.second.weight.clamp_(-MOST, MOST)


class Quantised:
    """The same in integers; `judge` does exactly what the program does."""

    def __init__(self, network, kept, bases, each):
        """`kept` has the row of each level, or -1; `each` the levels of each number."""
        rows = network.rows.weight.detach().double().cpu().numpy()
        sums, index = [], np.full(int(each.sum()), NO_ROW, dtype=np.uint16)
        for base, levels in zip(bases, each):
            total, row = np.zeros(WIDE), NO_ROW
            for level in range(base, base + levels):
                if kept[level] >= 0:
                    total = total + rows[kept[level]]
                    row = len(sums)
                    sums.append(total)
                index[level] = row
        self.index = index
        self.sums = rounded(np.array(sums), SUM_BITS, np.int16)
        self.start = rounded(array(network.start), SUM_BITS, np.int16)
        narrow = ACTIVATION_BITS + WEIGHT_BITS
        self.layers = [
            (rounded(array(network.first.weight), WEIGHT_BITS, np.int16), rounded(array(network.first.bias), narrow, np.int32)),
            (rounded(array(network.second.weight), WEIGHT_BITS, np.int16), rounded(array(network.second.bias), narrow, np.int32)),
            (rounded(array(network.last.weight), OUTPUT_BITS, np.int16), rounded(array(network.last.bias), LAST_BITS, np.int32)),
        ]
        self.bases = bases

    @staticmethod
    def header(path):
        """The header of a file of weights."""
        data = path.read_bytes()
        return {"written": None} | json.loads(data[12 : 12 + struct.unpack("<I", data[8:12])[0]])

    @classmethod
    def read(cls, path, bases):
        """Reads a file of weights."""
        data = path.read_bytes()
        length = struct.unpack("<I", data[8:12])[0]
        shape, body = json.loads(data[12 : 12 + length]), data[12 + length :]
        if data[:8] != b"SOFRANET" or f"{fnv(body):016x}" != shape["checksum"]:
            raise ValueError(f"{path}: not a file of weights, or damaged")
        self, at = cls.__new__(cls), 0

        def take(kind, *size):
            nonlocal at
            count = int(np.prod(size))
            array = np.frombuffer(body, kind, count, at).reshape(size)
            at += array.nbytes
            return array

        self.bases, self.index = bases, take("<u2", shape["levels"])
        self.start, self.sums = take("<i2", WIDE), take("<i2", shape["rows"], WIDE)
        widths = [(HIDDEN, WIDE), (HIDDEN, HIDDEN), (OUTPUTS, HIDDEN)]
        self.layers = [(take("<i2", outputs, inputs), take("<i4", outputs)) for outputs, inputs in widths]
        return self

    def judge(self, places, levels):
        """The outputs for one position: its places that are not 0, and the level each has reached."""
        rows = self.index[self.bases[places] + levels - 1]
        sums = self.start.astype(np.int64) + self.sums[rows[rows != NO_ROW]].astype(np.int64).sum(0)
        active = activation(sums.astype(np.int16).astype(np.int64), SUM_BITS - ACTIVATION_BITS)
        for weights, biases in self.layers[:2]:
            active = activation(weights.astype(np.int64) @ active + biases, WEIGHT_BITS)
        weights, biases = self.layers[2]
        return weights.astype(np.int64) @ active + biases

    def write(self, path, header, points, written, provenance):
        body = self.index.tobytes() + self.start.tobytes() + self.sums.tobytes()
        for weights, biases in self.layers:
            body += weights.tobytes() + biases.tobytes()
        shape = {
            "format": 1,
            "game": header["game"],
            "encoding": header["encoding"],
            "rules_version": header["rules_version"],
            "rows": len(self.sums),
            "levels": len(self.index),
            "widths": [WIDE, HIDDEN, OUTPUTS],
            "points": points,
            "written": written,
            "checksum": f"{fnv(body):016x}",
            "provenance": provenance,
        }
        written = json.dumps(shape).encode()
        path.write_bytes(b"SOFRANET" + struct.pack("<I", len(written)) + written + body)


def activation(sums, shift):
    return np.clip((sums + (1 << shift >> 1)) >> shift, 0, (1 << ACTIVATION_BITS) - 1)


def array(parameter):
    return parameter.detach().double().cpu().numpy()


def rounded(numbers, bits, kind):
    limits = np.iinfo(kind)
    return np.clip(np.rint(numbers * (1 << bits)), limits.min, limits.max).astype(kind)


def fnv(data):
    """FNV-1a, 64 bits. Two million bytes take about a second."""
    print_ = 0xCBF29CE484222325
    for byte in data:
        print_ = ((print_ ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return print_
