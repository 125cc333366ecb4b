"""The random choices of `sofra simulate`, written a second time: SplitMix64 and Lemire's method."""

import sofra

MASK = (1 << 64) - 1


class PlayoutRng:
    """The engine's chance for play that no table sees."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def bits(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & MASK
        return mixed >> 32

    def below(self, bound: int) -> int:
        product = self.bits() * bound
        if product & 0xFFFFFFFF < bound:
            threshold = ((1 << 32) - bound) % bound
            while product & 0xFFFFFFFF < threshold:
                product = self.bits() * bound
        return product >> 32


def players(seed: str, seats: int) -> list[PlayoutRng]:
    """The random bots of a game between bots with this seed."""
    seeds = PlayoutRng(int.from_bytes(bytes.fromhex(seed)[:8], "little"))
    return [PlayoutRng(seeds.bits()) for _ in range(seats)]


def play(name: str, seats: int, seed: str) -> sofra.Game:
    """A random game as `sofra simulate` plays it."""
    game = sofra.Game(name, seats, seed=seed)
    bots = players(seed, seats)
    while (seat := game.asked) is not None:
        legal = game.legal(seat)
        game.act(legal[bots[seat].below(len(legal))], seat)
    return game
