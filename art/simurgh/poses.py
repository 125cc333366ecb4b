"""Each kind of Dragon from head to tail, in a pose of its own."""

import math

from shapely import affinity

from heads import BONE, COLOURS, DARK, IVORY, tone
from kit import blob, dot, ell, flat, inside, join, paint, path, poly, stroke, taper, turn

FLAME, MANE, LEAF, ICE, FIN = "#f4a02c", "#c4472d", "#2f6f2c", "#a7d6f0", "#6cc4e8"


def placed(x, y, angle, mirrored, scale):
    def put(shape):
        shape = affinity.scale(shape, -scale if mirrored else scale, scale, origin=(0, 0))
        return affinity.translate(affinity.rotate(shape, angle, origin=(0, 0)), x, y)
    return put


def ornaments(kind):
    """What stands on the head, around (0, 0), looking right: behind it and before it."""
    h = {
        "red": ([], [(taper((-1, -3, 1.8), (-5, -6.5, 1.5), (-10, -7.5, 0.3)), BONE)]),
        "green": ([], [(join(taper((-1, -3, 1.2), (-3, -8, 1), (-2, -12.5, 0.3)), taper((-3, -7.5, 0.9), (-7, -9.5, 0.3))), "#a87f4c")]),
        "gold": ([(join(taper((-2, -1, 3), (-8, -1, 2), (-12, 2, 0.3)), taper((-2, 3, 3), (-7, 5, 2), (-10, 9, 0.3))), MANE)],
                 [(join(taper((-1, -3, 1.3), (-4, -7, 1), (-4, -12, 0.3)), taper((-3.6, -7, 0.9), (0, -10, 0.3))), "#f6e3a0"),
                  (taper((3, 4, 1.6), (4, 8, 1.2), (2, 11, 0.3)), MANE)]),
        "blue": ([(blob((-1, -3, 1), (-7, -8, 1), (-7, -3), (-12, -1, 1), (-7, 2), (-8, 7, 1), (-1, 4, 1)), FIN)], [(taper((7, 0, 1.1), (9, -5.5, 0.3)), IVORY)]),
        "white": ([(poly((-1, -4), (-3, -13), (-6, -13), (-4, -3)), ICE), (poly((-2, -3), (-10, -9), (-12, -7), (-4, 1)), ICE)], []),
        "bronze": ([], [(taper((-1, -3, 2), (-4, -7, 1.8), (-2, -11, 1.2), (3, -11, 0.3)), "#f0e2c0")]),
        "black": ([], [(taper((-1, -3, 1.9), (-7, -6, 1.8), (-7, -12, 1.2), (-2, -14, 0.3)), "#cfc5b4")]),
        "silver": ([(blob((-1, -3, 1), (-11, -7, 1), (-8, -2), (-12, 2, 1), (-2, 3, 1)), "#8fa0c4")], [(taper((4, -2.4, 1.3), (10, -11, 0.3)), "#fdf3c9")]),
        "violet": ([], [(taper((0, -3.5, 2.2), (-5, -6, 2.2), (-9, -2, 2), (-6, 2, 1.4), (-4, -1, 0.7)), "#efd9a8")]),
        "grey": ([], [(taper((-1, -3, 1.9), (-5, -6, 1.6), (-9, -6, 0.5)), "#cbbf9f"), (taper((2, 5, 1.5), (2, 9, 1), (0, 11, 0.3)), "#d8d8cc")]),
        "copper": ([], [(blob((-1, -2, 1), (-6, -6), (-10, -12, 1), (-11, -4), (-12, 1, 1), (-6, 3), (-1, 2, 1)), "#a3522a")]),
        "turquoise": ([(join(*[turn(join(taper((0, 0, 0.6), (9, 0, 0.7)), ell(11.5, 0, 2.6, 1.9)), a, 0, 0) for a in (200, 228, 256)]), "#3fc2b4")], []),
    }
    return h[kind]


def head(kind, x, y, angle=0, mirrored=False, scale=1.0, gape=False):
    put = placed(x, y, angle, mirrored, scale)
    behind, before = ornaments(kind)
    out = "".join(paint(put(shape), fill, 1, 0.8) for shape, fill in behind)
    jaw = taper((-1, 2.6, 2.8), (5, 5.6 if gape else 4.2, 1.7), (9, 7.4 if gape else 4.4, 1))
    out += paint(put(jaw), tone(kind), 0.8, 0)
    skull = join(ell(0, 0, 5, 4.6), taper((1, 0.2, 4.2), (6, 1.2, 3), (10.4, 2, 2)))
    out += paint(put(skull), tone(kind), 1.3, 0.9)
    if kind == "turquoise":
        out += paint(put(blob((5.6, -2, 1), (10, -1.5), (13.4, 4.8, 1), (9, 4.4), (5, 4.4, 1))), "#f0b437", 0.8, 0.6)
    out += "".join(paint(put(shape), fill, 1, 0.8) for shape, fill in before)
    eye = put(ell(2.4, -1, 1.7, 1.4))
    return out + flat(eye, COLOURS[kind][2]) + flat(put(ell(2.8, -0.9, 0.7, 1.1)), DARK) + flat(put(taper((0, -3.2, 0.5), (2.4, -2.9, 0.8), (4.8, -1.8, 0.4))), DARK)


def wing(root, elbow, tips, heel, fill, web):
    """A bat's wing: an arm, fingers to the tips, webs hanging between them."""
    ends = [*tips, heel]
    d = f"M{root[0]} {root[1]}L{elbow[0]} {elbow[1]}L{tips[0][0]} {tips[0][1]}"
    for a, b in zip(ends, ends[1:]):
        sag = ((a[0] + b[0]) / 2 * 0.72 + elbow[0] * 0.28, (a[1] + b[1]) / 2 * 0.72 + elbow[1] * 0.28)
        d += f"Q{sag[0]:.1f} {sag[1]:.1f} {b[0]} {b[1]}"
    out = paint(path(d + "Z"), web, 2, 1.3)
    for tip in tips[1:]:
        out += stroke(f"M{elbow[0]} {elbow[1]}L{tip[0]} {tip[1]}")
    return out + paint(join(taper((*root, 2.2), (*elbow, 1.5)), taper((*elbow, 1.5), (*tips[0], 0.4))), fill, 0.9, 0.7)


def feathered(root, tips, fill, second):
    """A bird's wing: long quills, and a short row over them."""
    out = ""
    for i, tip in enumerate(tips):
        d = math.dist(root, tip)
        angle = math.degrees(math.atan2(tip[1] - root[1], tip[0] - root[0]))
        quill = blob((root[0], root[1] - 2.2, 1), (root[0] + d * 0.6, root[1] - 3.4), (root[0] + d, root[1], 1), (root[0] + d * 0.6, root[1] + 3.4), (root[0], root[1] + 2.2, 1))
        out += paint(turn(quill, angle, *root), fill if i % 2 else second, 1.1, 0.8)
    for tip in tips:
        x, y = root[0] + (tip[0] - root[0]) * 0.42, root[1] + (tip[1] - root[1]) * 0.42
        out += paint(taper((*root, 2.4), (x, y, 2.6)), fill, 0.9, 0.7)
    return out


def leg(*points, claw=1, fill):
    x, y, r = points[-1]
    foot = "".join(paint(poly((x + dx, y + r - 1.6), (x + dx + 2.2, y + r - 1.2), (x + dx + claw * 2.6 + 0.6, y + r + 0.9)), IVORY, 0, 0) for dx in (-1.6, 0.9))
    return foot + paint(taper(*points), fill, 1.3, 0.9)


def body(kind, spine, belly=None, spines=None, tip=None):
    """The trunk from the tail to the neck, with its belly and the spines along its back."""
    _, throat, _ = COLOURS[kind]
    trunk = taper(*spine)
    out = ""
    for x, y, angle, long in spines or ():
        out += paint(turn(poly((x - 2.2, y + 1), (x, y - long), (x + 2.2, y + 1)), angle, x, y), DARKER[kind], 0.6, 0.5)
    if tip is not None:
        out += paint(tip, DARKER[kind], 1, 0.8)
    out += paint(trunk, tone(kind), 2.2, 1.4)
    if belly is not None:
        out += inside(taper(*belly), trunk, throat) + inside(taper(*belly).difference(taper(*[(x - 0.9, y - 0.9, r) for x, y, r in belly])), trunk, "#1d1030", 0.2)
    return out


DARKER = {"red": "#7d1d20", "green": LEAF, "gold": MANE, "blue": FIN, "white": ICE, "bronze": "#6b4520", "black": "#77718c",
          "silver": "#8fa0c4", "violet": "#4b2a78", "grey": "#62665f", "copper": "#2f8f78", "turquoise": "#f0b437"}


def ground(y=59, colour="#1d1030"):
    return f'<ellipse cx="32" cy="{y}" rx="25" ry="3.4" fill="{colour}" fill-opacity=".18" stroke="none"/>'


def red():
    """Rears and breathes fire."""
    t = tone("red")
    out = ground(60)
    out += wing((27, 30), (33, 9), [(40, 1), (50, 8), (49, 18)], (33, 33), t, "#8e2426")
    out += leg((34, 40, 3), (41, 41, 2.2), (44, 38, 1.8), fill=t) + leg((27, 50, 4), (33, 54, 2.8), (31, 58, 2.2), fill=t)
    out += body("red", [(3, 45, 0.4), (5, 56, 2), (17, 58, 4), (26, 48, 8), (29, 36, 7), (33, 26, 5), (40, 19, 4)],
                belly=[(28, 57, 4), (35, 44, 4.5), (38, 30, 3), (44, 22, 2)], spines=[(12, 56.5, -10, 5), (20, 45, -60, 6), (22.5, 36, -75, 6), (27, 27, -60, 5), (33, 19, -40, 5)],
                tip=poly((3, 47), (-1, 43), (3, 37), (7, 43)))
    out += leg((22, 50, 5), (24, 55, 3.4), (20, 58, 2.4), fill=t)
    out += wing((25, 32), (14, 12), [(3, 2), (1, 16), (6, 27)], (21, 38), t, "#b32e2c")
    out += leg((30, 36, 3.4), (37, 37, 2.4), (40, 33, 2), fill=t)
    out += paint(blob((49, 23, 1), (56, 19), (63.5, 20, 1), (60, 24), (64, 27, 1), (59, 28.5), (62, 34, 1), (53, 30)), FLAME, 0, 0) + flat(blob((50, 24, 1), (56, 22.4), (59, 25), (55, 27.4)), "#fff0a8")
    return out + head("red", 41, 18, 8, gape=True)


def green():
    """Prowls through leaves."""
    t = tone("green")
    out = ground()
    for x, y, a in ((5, 58, -40), (12, 60, 10), (52, 60, -20), (59, 58, 30)):
        out += paint(turn(blob((x - 4, y, 1), (x, y - 2.4), (x + 4, y, 1), (x, y + 2.4)), a, x, y), LEAF, 0.8, 0.6)
    out += leg((22, 46, 4), (18, 53, 2.8), (22, 57, 2.2), fill="#3a7a2e") + leg((42, 44, 3.6), (46, 51, 2.6), (44, 57, 2.2), fill="#3a7a2e")
    leafy = [(4, 33, -50), (9, 40, -30)]
    out += body("green", [(3, 27, 0.5), (3, 38, 2), (10, 44, 3.6), (21, 41, 7.4), (35, 41, 7), (43, 36, 5), (45, 27, 4)],
                belly=[(18, 49, 3), (30, 50, 4), (42, 46, 3), (49, 36, 2.4)], spines=[(16, 35.4, -20, 4), (24, 33.4, 0, 4), (33, 34, 5, 4), (39.5, 29, -50, 4)],
                tip=join(blob((3, 29, 1), (-1, 23), (2, 16, 1), (6, 23)), *[turn(blob((x - 3, y, 1), (x, y - 2), (x + 3, y, 1), (x, y + 2)), a, x, y) for x, y, a in leafy]))
    out += leg((18, 44, 5), (14, 52, 3.2), (17, 57, 2.4), fill=t) + leg((38, 43, 4.6), (36, 51, 3), (39, 57, 2.4), fill=t)
    sheath = blob((36, 33, 1), (30, 22), (16, 15), (4, 12, 1), (8, 24), (20, 36), (34, 40, 1))
    out += paint(sheath, "#6bb24a", 2, 1.5) + stroke("M34 36C26 30 16 21 8 14.5M26 30l-4-9M20 25.5l-9-1.5M30 33l-12 1")
    return out + head("green", 45, 25, 14)


def gold():
    """Winds through the air after a pearl."""
    t = tone("gold")
    out = ""
    for x, y, w in ((10, 57, 8), (52, 55, 9), (33, 60, 8)):
        out += flat(join(ell(x, y, w, 2.6), ell(x - 2, y - 2, w * 0.5, 2.6)), "#fff6df", 0.7)
    out += body("gold", [(4, 24, 0.5), (7, 34, 2.6), (18, 38, 4), (29, 31, 5), (26, 20, 5), (15, 15, 4)], spines=[(12, 32, 20, 4), (21, 32, 0, 4)], tip=join(taper((5, 26, 2), (2, 18, 1.6), (5, 11, 0.3)), taper((4, 27, 2), (-0.5, 24, 0.3))))
    out += leg((28, 33, 3), (34, 37, 2), (34, 42, 1.6), fill=t)
    out += body("gold", [(15, 15, 4), (9, 21, 4.4), (13, 34, 5), (26, 46, 6), (40, 46, 6), (47, 36, 5), (45, 26, 4.4)],
                belly=[(9, 22, 1), (15, 40, 3), (27, 52, 3.6), (42, 52, 3.4), (53, 38, 2.6), (50, 27, 1.4)], spines=[(17, 33, 40, 4.5), (24, 39.5, 25, 4.5), (32, 41, 0, 4.5), (38.5, 38.5, -30, 4.5), (41.6, 30, -75, 4.5)])
    out += leg((30, 49, 3.4), (27, 56, 2.2), (31, 59, 1.8), fill=t) + leg((46, 41, 3.4), (53, 46, 2.2), (56, 43, 1.8), fill=t)
    out += stroke("M50 27.5C57 29 60 35 57 40", DARK, 2.8) + stroke("M50 27.5C57 29 60 35 57 40", "#fbe7a6", 1.2)
    out += dot(58, 12, 4.6, "#f4f7ff", True) + dot(56.6, 10.6, 1.4, "#fff") + stroke("M52 7.5c1-3 4-5 7-4M64 17c-2 3-5 4-8 3", FLAME, 1.6)
    return out + head("gold", 44, 23, 4, gape=True)


def blue():
    """Rises from the sea."""
    t = tone("blue")
    wave = lambda y, dx: path(f"M-2 70V{y + 4}q4-6 8-1q4 4 8-1 4-5 8 0t8 0 8 0 8 0 8 0 8 0V70z")
    out = paint(taper((48, 62, 4), (50, 46, 3.6), (57, 40, 2), (60, 33, 0.5)), t, 1.4, 1) + paint(blob((60, 37, 1), (56, 30), (58, 22, 1), (61, 27), (67, 26, 1), (65, 33)), FIN, 1, 0.8)
    out += paint(taper((33, 66, 5), (35, 47, 5), (41, 43, 5), (47, 50, 5), (48, 66, 5)), t, 2, 1.3) + paint(blob((34, 44, 1), (36, 35), (42, 31, 1), (43, 36), (49, 37, 1), (47, 44, 1), (41, 39.5)), FIN, 1, 0.8)
    comb = blob((13, 60, 1), (3, 52, 1), (8, 46), (1, 39, 1), (8, 34), (3, 25, 1), (12, 24), (12, 15, 1), (21, 20, 1), (20, 40))
    out += paint(comb, FIN, 1.6, 1.2)
    out += body("blue", [(20, 70, 9), (17, 52, 8.4), (14, 38, 7), (18, 26, 5.6), (26, 19, 4.6)], belly=[(29, 70, 5), (26, 52, 4.6), (22, 39, 3.6), (25, 29, 2.6)])
    out += head("blue", 26, 18, 6)
    out += paint(wave(52, 0), "#4aa3d8", 0, 1.5) + paint(wave(57, 0), "#2b7fbd", 0, 1.2)
    return out + stroke("M8 61.5q3-2 6 0M28 62.5q3-2 6 0M46 61q3-2 6 0", "#d4f0fb", 1.4)


def white():
    """Sits on a peak of ice."""
    t = tone("white")
    out = paint(poly((6, 64), (16, 50), (22, 53), (30, 45), (42, 48), (50, 54), (60, 64)), ICE, 2.4, 1.6) + stroke("M30 45l-3 9 4 10M42 48l2 7-3 9", "#6ea8cc")
    out += wing((30, 28), (37, 9), [(42, -1), (52, 1), (58, 10)], (38, 30), t, "#bcd4e4")
    out += body("white", [(60, 60, 0.5), (56, 50, 2), (44, 45, 3.6), (32, 42, 8), (28, 32, 6.6), (24, 24, 4.8), (26, 16, 4)], belly=[(22, 44, 3.4), (19, 34, 3.6), (19, 26, 2.4)],
                spines=[(36, 33, 40, 6), (34.5, 26, 60, 6), (29.5, 18, 70, 5)], tip=poly((58, 58), (64, 56), (63, 64), (58, 64)))
    out += leg((32, 44, 5.4), (28, 48, 3), (24, 50, 2.2), claw=-1, fill=t) + leg((24, 36, 3.4), (23, 44, 2.2), (21, 50, 2), claw=-1, fill=t)
    out += wing((30, 32), (42, 15), [(60, 9), (62, 23), (56, 34)], (38, 40), t, "#d6e4ee")
    return out + head("white", 24, 16, -6, mirrored=True, gape=True)


def bronze():
    """Lowers its horns and charges."""
    t = tone("bronze")
    out = ground()
    for x, y, r in ((4, 57, 4), (10, 59, 3), (-1, 59, 3)):
        out += dot(x, y, r, "#d9c8a4", True)
    out += leg((18, 44, 4.4), (10, 49, 3), (7, 55, 2.4), claw=-1, fill="#76501f") + leg((40, 44, 4.4), (47, 49, 3), (52, 55, 2.4), fill="#76501f")
    out += body("bronze", [(2, 22, 0.5), (3, 31, 1.8), (10, 37, 3.6), (20, 36, 8), (34, 34, 10), (44, 34, 7.4)], belly=[(14, 46, 3), (28, 47, 4), (42, 45, 3)],
                spines=[(18, 28.5, -15, 4), (26, 25, -5, 5), (34, 24, 5, 5), (41, 26, 20, 4.5)], tip=join(ell(2, 20, 3.4, 4)))
    out += leg((20, 40, 6), (14, 49, 3.6), (19, 56, 2.8), fill=t) + leg((38, 40, 6), (37, 49, 3.8), (42, 56, 2.8), fill=t)
    out += wing((32, 30), (22, 14), [(8, 8), (6, 18), (13, 26)], (30, 36), t, "#7d5427")
    return out + head("bronze", 48, 35, 24, scale=1.25) + stroke("M56 47.5a3 3 0 1 0 4-2", DARK, 2.6) + stroke("M56 47.5a3 3 0 1 0 4-2", "#f4cf5a", 1.1)


def black():
    """Dives out of the sky."""
    t = tone("black")
    out = stroke("M6 10l7 8M16 2l5 6M2 22l5 5", "#8d8398", 1.6)
    out += wing((34, 25), (52, 10), [(62, 2), (63, 20), (56, 30)], (40, 32), t, "#4b4660")
    out += body("black", [(6, 4, 0.4), (13, 7, 1.6), (21, 13, 3.4), (30, 24, 7), (37, 35, 6), (43, 44, 4.4)], belly=[(18, 18, 1.6), (25, 30, 3.4), (32, 41, 3.2), (40, 50, 1.6)],
                spines=[(20, 9.5, 40, 4), (27, 15, 45, 5), (36.5, 21.5, 50, 5), (42, 31, 60, 5)], tip=poly((7, 6), (1, 7), (0, -1), (8, 1)))
    out += leg((27, 27, 3.6), (20, 31, 2.4), (19, 26, 1.6), fill=t) + leg((33, 36, 3), (27, 41, 2.2), (25, 37, 1.6), fill=t)
    out += wing((30, 28), (13, 30), [(2, 22), (3, 40), (13, 47)], (33, 37), t, "#625c78")
    return out + head("black", 44, 45, 42, scale=1.1, gape=True)


def silver():
    """Soars on wide wings."""
    t = tone("silver")
    out = ""
    for x, y, w in ((12, 55, 10), (50, 58, 11)):
        out += flat(join(ell(x, y, w, 2.8), ell(x + 2, y - 2.4, w * 0.5, 3)), "#fff6df", 0.7)
    out += wing((34, 36), (46, 16), [(58, 4), (60, 17), (54, 28)], (40, 38), t, "#93a0b4")
    out += body("silver", [(0, 47, 0.4), (6, 50, 1.4), (15, 47, 3), (26, 42, 6), (37, 39, 6), (45, 34, 4.2), (50, 28, 3.6)], belly=[(12, 51, 1.4), (26, 48, 3), (38, 46, 3), (48, 39, 2)],
                tip=blob((2, 48, 1), (-2, 42, 1), (6, 42), (9, 49, 1), (4, 56), (-1, 56, 1)))
    out += leg((22, 45, 3.4), (14, 52, 2), (8, 53, 1.4), claw=-1, fill=t) + leg((37, 42, 3), (32, 49, 2), (26, 50, 1.4), claw=-1, fill=t)
    out += wing((32, 38), (25, 14), [(22, 2), (10, 8), (5, 20), (8, 31)], (22, 42), t, "#aab6c6")
    return out + head("silver", 50, 27, 2)


def violet():
    """Sits like a cat and looks down its nose."""
    t = tone("violet")
    out = ground(60)
    out += wing((26, 32), (18, 12), [(12, 0), (4, 14), (4, 28)], (18, 44), t, "#5b3390")
    out += body("violet", [(44, 52, 0.5), (52, 55, 2.2), (46, 59.5, 2.8), (30, 59, 3.6), (20, 52, 8.6), (25, 40, 8), (32, 28, 5.6), (35, 20, 4.4)],
                belly=[(31, 54, 5), (36, 42, 5), (40, 30, 3), (41, 22, 1.6)], spines=[(12.5, 47, -75, 4), (17, 37, -65, 5), (25, 28, -60, 5), (29, 20.5, -70, 4)], tip=poly((44, 54), (40, 50), (46, 46), (49, 52)))
    out += leg((35, 42, 3.4), (38, 50, 2.6), (38, 57, 2.2), fill="#64399a")
    out += leg((20, 52, 7), (24, 57, 3), (30, 58.5, 2), fill=t) + leg((30, 42, 4), (31, 50, 2.8), (31, 57, 2.2), fill=t)
    out += wing((27, 34), (32, 12), [(40, 0), (50, 8), (56, 20)], (30, 40), t, "#6b3fa3")
    for x, y in ((20, 44), (16, 50), (24, 50), (26, 38)):
        out += dot(x, y, 1.4, "#d5b0ea")
    return out + head("violet", 35, 18, 10)


def grey():
    """Lies on its rocks and keeps watch."""
    t = tone("grey")
    out = ground(60)
    out += paint(poly((2, 61), (6, 52), (16, 49), (24, 53), (40, 50), (54, 53), (62, 61)), "#6e6a60", 2, 1.4) + stroke("M16 49l3 6-4 6M40 50l-2 5 5 6")
    out += body("grey", [(60, 46, 0.6), (54, 51, 2.4), (42, 50, 4.6), (27, 44, 10), (15, 44, 7.4), (10, 35, 5.6), (14, 25, 4.6)], belly=[(40, 56, 2), (24, 55, 4), (10, 52, 4), (4, 38, 2)], tip=ell(60, 45, 3.4, 3.4))
    for x, y, r, a in ((46, 45.5, 4, 25), (39, 40.5, 5, 25), (30, 34.5, 6, 10), (21, 34, 5, -20), (16, 31, 3.4, -80)):
        out += paint(turn(poly((x - r, y + 2), (x - r * 0.6, y - r * 0.9), (x + r * 0.5, y - r), (x + r, y + 1.4)), a, x, y), "#62665f", 1.2, 1)
    out += leg((34, 49, 6), (30, 54, 3.4), (24, 56, 2.4), claw=-1, fill=t) + leg((16, 48, 4), (10, 54, 2.8), (5, 55, 2.2), claw=-1, fill=t)
    return out + head("grey", 16, 23, 4, scale=1.15)


def copper():
    """Hovers, all ears."""
    t = tone("copper")
    out = ground(61)
    out += wing((34, 26), (48, 12), [(62, 8), (63, 22), (56, 34), (46, 38)], (38, 36), t, "#8a3f22")
    out += leg((35, 42, 3.4), (40, 48, 2.4), (38, 54, 1.8), fill="#a3522a")
    out += body("copper", [(18, 60, 0.4), (14, 54, 1.6), (20, 49, 3), (30, 44, 7), (33, 33, 7.4), (35, 24, 5), (36, 18, 4)], belly=[(34, 52, 3.4), (40, 42, 4), (41, 30, 3)],
                spines=[(23, 41, -60, 4), (25.5, 33, -80, 4), (29.5, 25, -75, 4)], tip=poly((18, 58), (24, 60), (18, 65), (13, 61)))
    out += leg((29, 45, 4), (31, 52, 2.6), (28, 57, 2), fill=t) + leg((36, 32, 3), (43, 35, 2), (44, 39, 1.6), fill=t)
    out += wing((30, 28), (14, 14), [(0, 8), (0, 22), (6, 34), (16, 39)], (27, 40), t, "#a3522a")
    return out + head("copper", 37, 16, 8, scale=1.1, gape=True)


def turquoise():
    """Lands like a bird, its train behind it."""
    out = ground(61)
    for tip, colour in (((4, 60), "#d8523f"), ((2, 51), "#f0b437"), ((6, 43), "#2c6fb8")):
        out += paint(join(taper((24, 44, 2.4), ((24 + tip[0]) / 2, (44 + tip[1]) / 2 + 3, 1.8), (*tip, 1.2)), ell(*tip, 4.4, 3.4)), "#3fc2b4", 1, 0.8) + dot(*tip, 1.9, colour)
    out += feathered((34, 33), [(62, 10), (63, 20), (60, 30)], "#2c8fa8", "#1f7a86")
    out += leg((34, 44, 3), (38, 51, 2), (37, 58, 1.6), fill="#d0912a")
    out += body("turquoise", [(20, 46, 3), (28, 41, 7.6), (35, 33, 6.4), (39, 24, 4.6), (41, 18, 4)], belly=[(30, 50, 2.6), (38, 43, 3.4), (45, 32, 2.4)])
    out += leg((29, 45, 3.8), (31, 52, 2.2), (29, 58, 1.8), fill="#f0b437")
    out += feathered((30, 35), [(26, 2), (16, 4), (8, 10), (4, 20), (5, 30)], "#3fc2b4", "#2aa79b")
    return out + head("turquoise", 42, 16, 4)


def framed(draw):
    return lambda: f'<g transform="translate(2.4 3) scale(.93)">{draw()}</g>'


POSES = {kind: framed(globals()[kind]) for kind in COLOURS}
