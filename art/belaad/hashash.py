"""A picture for each name of the Hashash cards, on 64 x 64."""

from kit import blob, dot, ell, flat, flip, inside, join, paint, path, poly, rect, star, stroke, taper, turn

INK, GOLD, RED, STEEL, WOOD, PAPER = "#2b2030", "#e6b548", "#c2392f", "#c6cfd8", "#8f5f30", "#f6ecd0"
NIGHT, PLUM, SKIN, LAPIS = "#3a3442", "#6b4a78", "#d6a274", "#2b4f94"


def both(shape, fill, shade=1.2, light=0.9):
    return paint(shape, fill, shade, light) + paint(flip(shape), fill, shade, light)


def hooded(x, y, k, robe, eyes="#ffe9a0"):
    """A hooded head and shoulders, around (x, y)."""
    s = lambda *pts: blob(*[(x + p[0] * k, y + p[1] * k, *p[2:]) for p in pts])
    out = paint(s((-20, 34, 1), (-17, 18), (-9, 10), (9, 10), (17, 18), (20, 34, 1)), robe, 2, 1.5)
    out += paint(s((-13, 16, 1), (-14, -4), (-8, -16), (0, -23, 1), (8, -16), (14, -4), (13, 16, 1), (0, 20)), robe, 2.4, 1.7)
    out += flat(s((-8, 12), (-9, -3), (-5, -11), (0, -14), (5, -11), (9, -3), (8, 12), (0, 15)), "#1a1420")
    return out + flat(ell(x - 3.6 * k, y - 0.5, 1.9 * k, 1.3 * k), eyes) + flat(ell(x + 3.6 * k, y - 0.5, 1.9 * k, 1.3 * k), eyes)


def coin(x, y, colour, r=9.0):
    return paint(ell(x, y, r), colour, 1.6, 1.2) + f'<circle cx="{x}" cy="{y}" r="{r * 0.62:.1f}" fill="none" stroke-width="1.2"/>' + paint(star(x, y, 8, r * 0.4, r * 0.2), PAPER, 0, 0)


def card(x, y, angle, fill=PAPER):
    return paint(turn(rect(x - 11, y - 16, 22, 32, 2.5), angle, x, y), fill, 1.5, 1.2)


def borrowed_action():
    """A mask on a stick: another's face."""
    mask = blob((8, 12, 1), (20, 8), (32, 10), (44, 8), (56, 12, 1), (55, 30), (46, 46), (32, 54), (18, 46), (9, 30))
    out = paint(taper((50, 36, 1.6), (58, 63, 1.6)), WOOD, 0.7, 0.6) + paint(mask, "#e9dcc0", 3, 2.2) + inside(rect(32, 0, 40, 64), mask, RED, 0.85)
    for s in (-1, 1):
        x = 32 + s * 11
        out += paint(blob((x - 7, 25, 1), (x, 20), (x + 7, 25, 1), (x, 29)), "#1a1420", 0, 0)
    return out + paint(blob((21, 39), (32, 42.5), (43, 39), (38, 47), (32, 48.5), (26, 47)), "#1a1420", 0, 0) + stroke("M32 24l-2.5 10h4", INK, 1.6) + stroke("M32 10v4", GOLD, 2)


def extra_turn():
    out = stroke("M52 14a27 27 0 1 0 6 22", INK, 5) + stroke("M52 14a27 27 0 1 0 6 22", GOLD, 2.6) + paint(poly((44, 14), (57, 4), (59, 19)), GOLD, 0.8, 0.7)
    glass = join(poly((22, 14), (42, 14), (34, 32), (42, 50), (22, 50), (30, 32)))
    out += paint(glass, "#dff0f2", 1.6, 1.3) + flat(poly((25.5, 21), (38.5, 21), (33, 31), (31, 31)), "#e2b53a") + flat(poly((24, 49), (40, 49), (32, 39)), "#e2b53a") + stroke("M32 32v8", "#e2b53a", 1.4)
    return out + paint(rect(18, 9.5, 28, 5.5, 2), WOOD, 1, 0.8) + paint(rect(18, 49.5, 28, 5.5, 2), WOOD, 1, 0.8)


def two_symbols():
    out = stroke("M24 32h16", INK, 6) + stroke("M24 32h16", GOLD, 3)
    return out + paint(ell(18, 32, 14.5), LAPIS, 2.2, 1.6) + paint(star(18, 32, 8, 9.5, 5), GOLD, 1, 0.8) + paint(ell(46, 32, 14.5), RED, 2.2, 1.6) + paint(star(46, 32, 8, 9.5, 4.6), GOLD, 1, 0.8)


def silence():
    out = hooded(32, 30, 1.25, PLUM)
    out += paint(blob((22, 40), (32, 37.5), (42, 40), (37, 45), (32, 46.5), (27, 45)), "#b0604c", 0.8, 0.6) + stroke("M23.5 41q8.5 2 17 0", INK, 1.3)
    finger = join(taper((32, 62, 6), (32, 50, 4.4), (32, 34, 2.8)))
    return out + paint(join(finger, blob((22, 66, 1), (23, 54), (32, 50), (42, 54), (43, 66, 1))), SKIN, 1.6, 1.3) + stroke("M30.5 36.5h3M36 57v6M40 58v5", "#8a5c40", 1.2)


def new_card():
    out = card(18, 34, -16, NIGHT) + card(26, 32, -6, NIGHT) + card(42, 29, 14)
    out += '<g transform="rotate(14 42 29)">' + paint(path("M40 31C39 24 40 19 45 15c.5 6 0 11-2 16.5z"), STEEL, 0.8, 0.8) + stroke("M37.5 32l8 1", INK, 2.6) + stroke("M37.5 32l8 1", GOLD, 1.3) + paint(taper((41, 34, 1.2), (40.5, 40, 1)), WOOD, 0.5, 0) + "</g>"
    return out + "".join(flat(star(x, y, 4, 4, 1.2), GOLD) for x, y in ((56, 8), (60, 48), (24, 8))) + paint(join(taper((66, 62, 8), (56, 50, 5)), taper((57, 51, 3.4), (49, 43, 2))), SKIN, 1.2, 1)


def dagger():
    blade = path("M26 38C20 24 26 8 46 2c4 14 0 28-11 40z")
    out = paint(blade, STEEL, 2.2, 1.8) + stroke("M32 36q8-12 11-28", "#8d98a4", 1.3) + stroke("M17 37l22 10", INK, 7) + stroke("M17 37l22 10", GOLD, 4)
    out += paint(taper((27, 45, 3.6), (20, 58, 3)), NIGHT, 1.1, 0.9) + stroke("M24 48l5 2.5M22 52l5 2.5", GOLD, 1.5) + dot(18.5, 60, 3.4, GOLD, True)
    return out + paint(blob((50, 10, 1), (54, 18), (50, 22), (46, 18)), RED, 0.8, 0.7) + paint(blob((55, 28, 1), (57.5, 33), (55, 36), (52.5, 33)), RED, 0.5, 0.4)


def unbind():
    ring = lambda cx, cy, a: turn(ell(cx, cy, 10, 7).difference(ell(cx, cy, 5.5, 3)), a, cx, cy)
    out = paint(ring(11, 20, 30), STEEL, 1.3, 1) + paint(ring(53, 44, 30), STEEL, 1.3, 1)
    broken = ring(25, 28, 30).difference(poly((28, 22), (40, 30), (34, 42), (22, 36)))
    other = ring(39, 36, 30).difference(poly((24, 28), (35, 30), (40, 42), (28, 44)))
    out += paint(broken, STEEL, 1.2, 0.9) + paint(other, STEEL, 1.2, 0.9)
    return out + paint(star(32, 31, 8, 8, 3), "#ffe07a", 0, 0) + stroke("M32 16v-7M42 20l5-6M22 44l-5 6M33 47v8", GOLD, 2.4)


def initiates():
    return hooded(44, 26, 0.95, "#4f5a4c") + hooded(21, 31, 1.1, PLUM)


def fist(level):
    out = paint(blob((18, 66, 1), (20, 52), (24, 46), (44, 46), (47, 54), (48, 66, 1)), NIGHT, 1.8, 1.4) + paint(rect(18, 50, 30, 5, 2), RED, 0.8, 0.7)
    hand = blob((17, 32), (18, 24), (24, 21), (44, 21), (49, 26), (49, 40), (44, 48), (24, 48), (17, 42))
    out += paint(hand, SKIN, 2.4, 1.8) + "".join(stroke(f"M{x} 22v10", "#8a5c40", 1.6) for x in (27, 34, 41)) + paint(taper((20, 40, 4), (32, 38, 3.6), (38, 36, 3)), SKIN, 1, 0.8)
    for k in range(level):
        x = 32 + (k - (level - 1) / 2) * 12.5
        out += paint(star(x, 9 + abs(k - (level - 1) / 2) * 1.8, 5, 6.4, 2.8, -90), GOLD, 0.9, 0.7)
    return out


def fear():
    out = '<circle cx="32" cy="32" r="29" fill="#241a2c" stroke="none"/>'
    for x, y, r in ((22, 26, 9), (44, 24, 7.5), (14, 46, 4.5), (36, 48, 5), (53, 42, 4)):
        out += paint(ell(x, y, r, r * 0.8), "#ffe98a", 0, 0) + flat(ell(x, y, r * 0.22, r * 0.68), INK)
    return out + stroke("M10 14q8-6 16 0M38 13q7-6 14 1", "#6b4a78", 2.2)


def money_changer():
    out = coin(19, 21, GOLD, 13) + coin(45, 43, RED, 13)
    arrow = join(taper((36, 14, 2.2), (48, 16, 2.2), (52, 25, 2.2)), poly((46, 23), (59, 24), (51, 33)))
    return out + paint(arrow, PAPER, 0.9, 0.7) + paint(turn(arrow, 180, 32, 32), PAPER, 0.9, 0.7)


def ward():
    shield = path("M9 9q23-7 46 0v22q0 20-23 29Q9 51 9 31z")
    out = paint(shield, LAPIS, 3, 2.2) + inside(shield.difference(shield.buffer(-3.5)), shield, GOLD)
    eye = blob((16, 31, 1), (24, 23), (32, 21), (40, 23), (48, 31, 1), (40, 39), (32, 41), (24, 39))
    return out + paint(eye, "#fff8ea", 1.4, 0) + dot(32, 31, 7.5, "#2f8fb8", True) + dot(32, 31, 3.4, INK) + dot(29.5, 28.5, 1.6, "#fff") + stroke("M32 12.5v4M22 14l1.5 4M42 14l-1.5 4M26 47l1-3M38 47l-1-3M32 49v-4", GOLD, 1.8)


CARDS = {name.replace("_", "-"): globals()[name] for name in (
    "borrowed_action", "extra_turn", "two_symbols", "silence", "new_card", "dagger", "unbind", "initiates", "fear", "money_changer", "ward")}
CARDS["strength-three"] = lambda: fist(3)
CARDS["strength-five"] = lambda: fist(5)
