"""The monsters, the troll in its moods and on its ways, and the ogre cards."""

from kit import blob, dot, drawn_on, ell, flat, flip, inside, join, paint, path, poly, rect, star, stroke, taper, turn
from peoples import BONE, GOLD, INK, STEEL, WOOD, ogres

TROLL, TROLL2 = "#7d8f6a", "#64755a"


def both(shape, fill, shade=1.2, light=0.9):
    return paint(shape, fill, shade, light) + paint(flip(shape), fill, shade, light)


def dragon_face(skin, belly, horn, eye, extra=""):
    """A big dragon's head from the front."""
    out = extra
    out += both(blob((17, 26, 1), (6, 20), (1, 10, 1), (0, 26), (4, 36), (15, 38, 1)), skin)
    out += both(taper((21, 15, 4), (13, 8, 3.4), (12, 0, 0.7)), horn)
    out += paint(blob((13, 26), (19, 13), (32, 9), (45, 13), (51, 26), (49, 38), (45, 50), (38, 59), (32, 60.5), (26, 59), (19, 50), (15, 38)), skin, 3.2, 2.2)
    out += paint(blob((19, 44), (24, 37), (32, 35), (40, 37), (45, 44), (43, 53), (37, 59), (32, 60), (27, 59), (21, 53)), belly, 2, 1.4)
    out += flat(ell(26.5, 43, 2, 1.4, 30), INK) + flat(ell(37.5, 43, 2, 1.4, -30), INK)
    out += stroke("M22 51q10 4 20 0", INK, 1.8)
    for x in (25, 30, 34, 39):
        out += paint(poly((x - 1.7, 51.6), (x + 1.7, 51.6), (x, 56)), "#fff", 0, 0)
    lid = blob((18, 27, 1), (24, 24), (30, 31, 1), (24, 33))
    out += both(lid, eye, 0, 0) + flat(ell(24.6, 28.6, 1.2, 3.2, 10), INK) + flat(ell(39.4, 28.6, 1.2, 3.2, -10), INK)
    brow = taper((15.5, 23, 1.2), (23, 21.6, 2.4), (31, 29, 1))
    return out + both(brow, skin, 0.6, 0.8)


def fire_dragon():
    flame = paint(blob((4, 60, 1), (-1, 48), (4, 40, 1), (7, 46), (11, 36, 1), (16, 48), (20, 60)), "#f4912c", 0, 0) + paint(flip(blob((4, 60, 1), (-1, 48), (4, 40, 1), (7, 46), (11, 36, 1), (16, 48), (20, 60))), "#f4912c", 0, 0)
    out = dragon_face("#d2402e", "#f4b04a", BONE, "#ffe66a", flame)
    for x, y in ((32, 14), (32, 20), (32, 26)):
        out += paint(poly((x - 2.4, y + 2), (x, y - 3.4), (x + 2.4, y + 2)), "#8a1f20", 0.5, 0.4)
    return out


def forest_dragon():
    leaves = ""
    for x, y, a in ((16, 20, 200), (14, 30, 180), (15, 40, 165), (19, 50, 150)):
        leaf = turn(blob((x, y, 1), (x + 7, y - 4), (x + 15, y, 1), (x + 7, y + 4)), a, x, y)
        leaves += both(leaf, "#4f7f34")
    out = dragon_face("#6aa046", "#dfe3a0", "#8a6236", "#ffc24a", leaves)
    out += both(join(taper((16, 7, 1.4), (20, 3, 0.6)), taper((13.5, 9, 1.4), (7, 7, 0.6))), "#8a6236", 0.4, 0.3)
    return out + paint(blob((32, 22, 1), (28, 16), (32, 9, 1), (36, 16)), "#4f7f34", 0.8, 0.6) + flat(join(ell(18, 36, 1.8), ell(21, 40, 1.3), ell(46, 36, 1.8), ell(43, 40, 1.3)), "#3f6a2a")


def frost_giant():
    skin, ice = "#9cc4dc", "#d4f0fa"
    out = paint(blob((4, 66, 1), (6, 54), (18, 46), (46, 46), (58, 54), (60, 66, 1)), "#6b7f9c", 2.2, 1.6)
    out += paint(join(*[ell(x, 52 + abs(x - 32) * 0.06, 5) for x in (12, 20, 28, 36, 44, 52)]), "#f4f7fa", 1, 0.8)
    out += paint(blob((15, 28), (19, 14), (32, 9), (45, 14), (49, 28), (47, 40), (40, 48), (24, 48), (17, 40)), skin, 3, 2)
    beard = poly((16, 32), (24, 37), (32, 35), (40, 37), (48, 32), (47, 46), (42, 44), (41, 56), (36, 50), (32, 62), (28, 50), (23, 56), (22, 44), (17, 46))
    out += paint(beard, ice, 2, 1.5) + stroke("M27 41.5q5-2 10 0", "#3f5f7c", 1.8) + paint(blob((27.5, 34), (29, 28), (32, 26), (35, 28), (36.5, 34), (32, 36)), "#86b0ca", 1.2, 0.9)
    out += flat(ell(24, 27.5, 3.4, 2.4), "#eafcff") + flat(ell(40, 27.5, 3.4, 2.4), "#eafcff") + dot(24.5, 27.8, 1.4, "#1f5fa8") + dot(39.5, 27.8, 1.4, "#1f5fa8")
    out += both(taper((17, 24.5, 1), (24, 22.5, 2.2), (30, 26, 1)), ice, 0.6, 0.5)
    for x, h, w in ((18, 10, 3.6), (25, 14, 4), (32, 17, 4.6), (39, 14, 4), (46, 10, 3.6)):
        out += paint(poly((x - w, 18), (x - w * 0.5, 18 - h * 0.6), (x, 18.5 - h), (x + w * 0.6, 18 - h * 0.55), (x + w, 18)), "#b8e6f8", 1.2, 1)
    return out + paint(taper((15.5, 19.5, 2), (32, 16, 2.4), (48.5, 19.5, 2)), "#6b7f9c", 0.8, 0.6)


def treant():
    bark, leaf = "#8a6440", "#5f9a40"
    out = paint(taper((14, 40, 3), (7, 34, 2.4), (2, 38, 0.8)), bark, 1, 0.8) + paint(taper((50, 40, 3), (57, 34, 2.4), (62, 38, 0.8)), bark, 1, 0.8)
    out += paint(blob((8, 62, 1), (15, 54), (16, 38), (17, 24), (47, 24), (48, 38), (49, 54), (56, 62, 1), (46, 59), (38, 63, 1), (32, 59), (26, 63, 1), (18, 59)), bark, 3, 2)
    out += stroke("M20 34q1 8-1 16M44 34q-1 8 1 16M24 54q1 3-1 5M40 54q-1 3 1 5M32 56v4", "#5c4026", 1.6)
    for x, y, r in ((13, 20, 9), (51, 20, 9), (22, 12, 10), (42, 12, 10), (32, 9, 9), (32, 19, 9)):
        out += paint(ell(x, y, r, r * 0.86), leaf, 1.8, 1.4)
    out += flat(join(ell(20, 12, 3, 1.6, -20), ell(40, 10, 3, 1.6, -20), ell(31, 18, 2.6, 1.4, -20)), "#9ccc6a")
    for x in (24.5, 39.5):
        out += paint(ell(x, 36, 4, 4.4), "#ffd65a", 0, 0) + dot(x, 36.4, 1.8, INK)
    out += both(taper((18, 31, 1.2), (24, 30.5, 2), (30, 34, 1)), "#6d4c2c", 0.6, 0.5) + paint(taper((32, 38, 2), (32.5, 43, 3)), "#a37a50", 1, 0.8)
    return out + paint(blob((24, 49), (32, 46.5), (40, 49), (37, 54), (32, 51.5), (27, 54)), "#3a2618", 0, 0) + dot(9, 34, 1.6, "#d23a30", True) + dot(55, 34, 1.6, "#d23a30", True)


def big_bad_wolf():
    fur, pale = "#6c7078", "#c8c8c4"
    out = both(blob((15, 26, 1), (10, 12), (12, -1, 1), (22, 8), (29, 17, 1)), fur, 1.6, 1.2) + both(blob((16, 20, 1), (13.5, 12), (14, 5, 1), (20, 11), (23, 16, 1)), "#b07a78", 0, 0)
    out += paint(poly((32, 9), (44, 14), (52, 26), (60, 36), (53, 37), (57, 46), (49, 46), (44, 56), (32, 62), (20, 56), (15, 46), (7, 46), (11, 37), (4, 36), (12, 26), (20, 14)), fur, 3, 2.2)
    out += paint(blob((32, 32, 1), (39, 37), (46, 40, 1), (44, 50), (37, 58), (32, 60), (27, 58), (20, 50), (18, 40, 1), (25, 37)), pale, 1.8, 1.3)
    out += paint(blob((22, 46), (32, 49), (42, 46), (38, 55), (32, 58), (26, 55)), "#7c2430", 0, 0) + paint(blob((28, 54), (32, 51.5), (36, 54), (32, 57.5)), "#e07a7a", 0, 0)
    for x, s in ((24.5, 1), (39.5, 1), (29, 0.7), (35, 0.7)):
        out += paint(poly((x - 1.9, 47), (x + 1.9, 47.4), (x, 47 + 6 * s)), "#fff", 0, 0)
    out += paint(blob((26.5, 37), (32, 34.5), (37.5, 37), (34.5, 42), (32, 43), (29.5, 42)), "#2b2326", 0, 0.9)
    out += both(blob((17, 28, 1), (23, 26), (28.5, 32, 1), (22, 32.5)), "#ffd23c", 0, 0) + dot(23.5, 29.6, 1.6, INK) + dot(40.5, 29.6, 1.6, INK)
    return out + both(taper((14.5, 25, 1), (22, 23.5, 2.2), (30, 30.5, 0.9)), "#4e5158", 0, 0.7)


def troll_head():
    """The troll: a long nose, big ears, moss on the head."""
    ear = blob((16, 26, 1), (5, 18), (0, 22, 1), (3, 34), (16, 37, 1))
    out = paint(blob((8, 66, 1), (11, 56), (22, 51), (42, 51), (53, 56), (56, 66, 1)), "#8a6a48", 2, 1.5) + both(ear, TROLL)
    out += paint(blob((14, 30), (18, 15), (32, 9), (46, 15), (50, 30), (49, 44), (42, 56), (32, 59), (22, 56), (15, 44)), TROLL, 3, 2.1)
    out += paint(blob((13, 22, 1), (15, 10), (24, 4), (34, 5), (44, 6), (51, 21, 1), (46, 18), (43, 22, 1), (39, 16), (34, 20, 1), (29, 15), (24, 21, 1), (19, 18)), "#5c7a38", 1.6, 1.2)
    return out


def troll_face():
    return troll_head() + dot(24.5, 29, 4, "#fff6d8", True) + dot(40.5, 29, 4, "#fff6d8", True) + dot(25.5, 29.6, 1.7, INK) + dot(39.5, 29.6, 1.7, INK)


def troll_nose():
    return paint(blob((28, 31), (36, 31), (38, 41), (37, 46), (32, 48.5), (27, 46), (26, 41)), "#94a67c", 1.6, 1.2) + flat(join(ell(29.5, 44.5, 1.1), ell(34.5, 44.5, 1.1)), INK) + dot(35.5, 37.5, 1.3, TROLL2)


def brows(tilt):
    left = taper((18, 24.5 - tilt, 1.1), (24.5, 23, 2), (31, 24.5 + tilt, 1))
    return both(left, "#4a6230", 0.5, 0.5)


def tusks():
    t = blob((24.5, 52, 1), (23, 47), (25, 44, 1), (27.5, 47.5), (28.5, 52, 1))
    return both(t, BONE, 0.6, 0.5)


def troll():
    return troll_face() + brows(0.5) + stroke("M24 52q8 4 16 0", INK, 1.8) + tusks() + troll_nose()


def scary():
    out = troll_face() + brows(3) + paint(blob((21, 51), (32, 48), (43, 51), (39, 57.5), (32, 58.5), (25, 57.5)), "#5a2428", 0, 0)
    for x in (25, 29.5, 34.5, 39):
        out += paint(poly((x - 1.7, 50.2), (x + 1.7, 50.2), (x, 54.5)), BONE, 0, 0)
    claw = join(taper((2, 64, 4), (7, 54, 3.6)), *[taper((6 + k * 2.5, 54, 1.8), (4 + k * 4.5, 44 - (k == 1) * 2, 0.7)) for k in range(3)])
    return out + troll_nose() + both(claw, TROLL, 0.9, 0.7)


def warband_leader():
    out = troll() + paint(blob((12, 20, 1), (16, 6), (32, 0), (48, 6), (52, 20, 1), (32, 15)), STEEL, 2, 1.5) + both(taper((14, 12, 3), (6, 8, 2.4), (4, 0, 0.5)), BONE)
    out += paint(taper((13, 20.5, 1.7), (32, 16, 2), (51, 20.5, 1.7)), "#8a5a30", 0.6, 0.5)
    horn = taper((44, 58, 1.4), (53, 54, 2.4), (60, 44, 4))
    return out + paint(horn, BONE, 1, 0.8) + paint(ell(61, 42.5, 3.4, 4, 30), "#5a4030", 0, 0)


def miner():
    out = stroke("M6 62L52 14", INK, 5.4) + stroke("M6 62L52 14", WOOD, 2.8) + paint(path("M38 6q16 2 22 24q-10-12-24-18z"), STEEL, 1.4, 1.1)
    out += f'<g transform="translate(-5 2)">{troll()}</g>'
    return out + paint(poly((50, 44), (56, 44), (60, 48), (53, 57), (46, 48)), "#aee3f4", 1, 0.9) + paint(poly((40, 56), (45, 52), (49, 56), (46, 62), (41, 62)), "#d8314a", 0.9, 0.8)


def mighty():
    out = paint(blob((12, 70, 1), (14, 54), (24, 48), (40, 48), (50, 54), (52, 70, 1)), "#8a6a48", 1.8, 1.4)
    out += paint(taper((14, 58, 8), (4, 50, 6.5), (7, 36, 5)), TROLL, 1.6, 1.2) + paint(ell(8, 33, 6, 5.5), TROLL, 1.2, 0.9) + stroke("M4 31.5h3M4 34h3", INK, 1.2)
    out += paint(taper((50, 58, 8), (60, 50, 6.5), (57, 36, 5)), TROLL, 1.6, 1.2) + paint(ell(56, 33, 6, 5.5), TROLL, 1.2, 0.9) + stroke("M60 31.5h-3M60 34h-3", INK, 1.2)
    return out + f'<g transform="translate(10 10) scale(.69)">{troll_face()}{brows(2)}{stroke("M24 53q8-3 16 0", INK, 2)}{tusks()}{troll_nose()}</g>' + stroke("M32 4v-3M20 6l-1.5-3M44 6l1.5-3", GOLD, 2.2)


def sleep_walking():
    out = troll_head()
    out += stroke("M20.5 30q4 2.5 8 0M36.5 30q4 2.5 8 0", INK, 1.8) + brows(-1.5) + dot(32, 53.5, 2.6, "#5a2428", True) + troll_nose()
    cap = paint(blob((12, 20, 1), (18, 7), (30, 2), (44, 3), (58, 14), (60, 24, 1), (53, 18), (51, 20, 1), (32, 14)), "#7a9cd0", 2, 1.5) + dot(60, 26, 3.4, "#fff", True) + paint(taper((13, 20, 2.2), (32, 14.5, 2.4), (51, 20, 2.2)), "#f4f0e4", 0.8, 0.6)
    return out + cap + paint(ell(56, 42, 5.5).difference(ell(58.8, 40, 4.8)), "#f6e6a0", 0, 0) + flat(star(7, 12, 4, 3.4, 1), "#f6e6a0") + flat(star(58, 56, 4, 3, 1), "#f6e6a0") + flat(star(5, 52, 4, 2.6, 0.9), "#f6e6a0")


def mourning():
    out = troll_face() + brows(-3) + stroke("M25 54.5q7-4 14 0", INK, 1.8) + troll_nose()
    for x, y in ((21, 37), (43, 37), (20, 45), (44, 46)):
        out += paint(blob((x, y - 3.4, 1), (x + 2.3, y + 1.5), (x, y + 3.4), (x - 2.3, y + 1.5)), "#7cc4ea", 0.5, 0.5)
    return out + paint(blob((44, 64, 1), (46, 54), (52, 50), (58, 53), (62, 60), (61, 65, 1)), "#f4f0e4", 1.2, 1) + stroke("M50 55q2 4 0 8M56 54q-1 4 1 9", "#c8bfa8", 1.3)


def crazy_stunt():
    out = f'<g transform="rotate(-24 32 34)">{troll_face()}{brows(-2)}{paint(blob((22, 50), (32, 52.5), (42, 50), (38, 57), (32, 58.5), (26, 57)), "#5a2428", 0, 0)}{flat(ell(32, 56.5, 4, 1.6), "#e07a7a")}{troll_nose()}</g>'
    goggles = "".join(f'<circle cx="{x}" cy="{y}" r="6" fill="#bfe3f0" fill-opacity=".6" stroke="{INK}"/>' for x, y in ((22.5, 32.5), (37.5, 25.5)))
    return out + goggles + stroke("M28 30l4-2M17 35l-7 3M43 23l7-4", "#8a5a30", 2.6) + stroke("M4 10q8-6 14-3M2 18q4-5 9-5M50 58q6-1 10-6M54 64q5-2 8-6", GOLD, 2)


def running():
    out = '<ellipse cx="34" cy="60" rx="22" ry="3.2" fill="#1d1030" fill-opacity=".2" stroke="none"/>' + stroke("M2 28h10M0 38h8M3 48h9", "#a39c92", 2.2)
    out += paint(taper((30, 44, 5), (22, 50, 4), (12, 48, 3.6)), TROLL2, 1.2, 0.9) + paint(ell(10, 47, 3, 5, 20), TROLL2, 0.9, 0.7)
    out += paint(taper((36, 45, 5), (44, 50, 4), (44, 57, 3.6)), TROLL, 1.2, 0.9) + paint(ell(48, 58, 6, 3), TROLL, 0.9, 0.7)
    out += paint(taper((28, 34, 4), (20, 40, 3), (16, 34, 2.6)), TROLL2, 0.9, 0.7) + paint(blob((24, 48, 1), (22, 38), (26, 28), (40, 28), (44, 38), (42, 49, 1)), "#8a6a48", 2, 1.5)
    out += paint(taper((40, 34, 4), (49, 38, 3), (54, 32, 2.6)), TROLL, 0.9, 0.7)
    return out + f'<g transform="translate(19 -2) scale(.62)">{troll_face()}{brows(-1)}{paint(blob((24, 51), (32, 53), (40, 51), (36, 56), (28, 56)), "#5a2428", 0, 0)}{troll_nose()}</g>'


def bush(x, y, r):
    return paint(join(ell(x, y, r, r * 0.8), ell(x - r * 0.8, y + r * 0.3, r * 0.7, r * 0.6), ell(x + r * 0.8, y + r * 0.3, r * 0.7, r * 0.6)), "#5f8f40", 2, 1.5)


def ambush():
    out = f'<g transform="translate(8 0) scale(.75)">{ogres()}</g>' + bush(16, 50, 13) + bush(48, 50, 13) + bush(32, 56, 12)
    return out + flat(join(ell(12, 46, 3, 1.5, -20), ell(46, 45, 3, 1.5, -20), ell(30, 52, 3, 1.5, -20)), "#9ccc6a") + "".join(dot(x, y, 1.8, "#d23a30", True) for x, y in ((22, 54), (42, 56), (54, 49)))


def brute():
    club = taper((49, 60, 2.4), (53, 40, 4), (55, 15, 7.5))
    out = f'<g transform="translate(-7 6) scale(.9)">{ogres()}</g>'
    for x, y, a in ((49, 10, 200), (61, 12, -15), (55, 4, -90), (48, 21, 185), (60, 24, 0), (50, 31, 190), (58, 34, 10)):
        out += paint(turn(poly((x - 3, y - 3.8), (x + 5, y), (x - 3, y + 3.8)), a, x, y), STEEL, 0.5, 0.4)
    out += paint(club, WOOD, 2, 1.5) + stroke("M53 12l2 4M57 20l-1 4M54 28l1 3", "#5c3a1c", 1.4)
    fist = blob((43, 50), (46, 45), (54, 45), (58, 49), (56, 55), (48, 57), (43, 55))
    return out + paint(taper((34, 64, 6), (46, 58, 5)), "#a8b25c", 1.2, 1) + paint(fist, "#a8b25c", 1.2, 1) + stroke("M48 46.5v4M52 46.5v4", INK, 1.3)


def panic():
    """A dwarf who runs for it."""
    out = paint(blob((8, 72, 1), (12, 54), (22, 50), (42, 50), (52, 54), (56, 72, 1)), "#2f6fd0", 1.8, 1.4)
    hand = join(ell(10, 36, 5, 5), *[taper((8 + k * 2.5, 33, 1.6), (5 + k * 3.2, 25, 1.3)) for k in range(4)], taper((9, 52, 4), (10, 38, 3.6)))
    out += paint(ell(32, 30, 15, 16), "#eec09a", 2.6, 1.8) + paint(blob((17, 34, 1), (22, 41), (32, 38), (42, 41), (47, 34, 1), (48, 46), (40, 56), (32, 58), (24, 56), (16, 46)), "#8a5a30", 2, 1.5) + paint(ell(32, 46, 5, 6.5), "#5a2428", 0, 0) + flat(ell(32, 50, 3, 2), "#e07a7a")
    for x in (25, 39):
        out += paint(ell(x, 26, 5, 5.6), "#fff", 0, 0) + dot(x, 26, 1.6, INK)
    out += paint(ell(32, 34, 4.4, 3.8), "#e8a887", 0.9, 0.7) + both(taper((18, 17, 0.9), (24, 16, 1.6), (29, 18, 0.8)), "#8a5a30", 0, 0.4) + both(hand, "#eec09a", 1, 0.8)
    hat = paint(turn(blob((18, 12, 1), (22, 4), (34, -3), (44, -2, 1), (44, 4), (47, 12, 1), (32, 9)), 14, 32, 6), "#2f6fd0", 1.6, 1.2)
    out += hat
    return '<g transform="translate(3.6 6) scale(.89)">' + out + "".join(paint(blob((x, y - 3, 1), (x + 2, y + 1.5), (x, y + 3), (x - 2, y + 1.5)), "#7cc4ea", 0.4, 0.4) for x, y in ((12, 14), (53, 15), (6, 20))) + "</g>"


def thief():
    out = f'<g transform="translate(0 -3)">{ogres()}</g>' + paint(path("M10 20q22-8 44 0v9q-11 4-17-1q-5-3-10 0q-6 5-17 1z"), "#3a3440", 1.2, 0.9)
    for x in (23.5, 40.5):
        out += dot(x, 24, 3, "#fff6d8", True) + dot(x + 1, 24.3, 1.4, INK)
    sack = blob((44, 42, 1), (39, 50), (40, 60), (58, 62), (62, 52), (56, 43, 1))
    return out + paint(sack, "#c9a468", 1.8, 1.4) + stroke("M45 44h10", INK, 2.2) + paint(poly((46, 52), (52, 50), (55, 54), (50, 59)), "#aee3f4", 0.7, 0.6) + dot(43.5, 55, 1.7, GOLD, True)


def crown():
    c = poly((8, 50), (4, 18), (18, 30), (24, 10), (32, 27), (40, 10), (46, 30), (60, 18), (56, 50))
    out = '<ellipse cx="32" cy="58" rx="24" ry="3.6" fill="#1d1030" fill-opacity=".2" stroke="none"/>' + paint(c, GOLD, 3, 2.2) + paint(rect(6.5, 46, 51, 10, 3), "#d09a2c", 1.6, 1.3)
    out += "".join(dot(x, y, 3, fill, True) for x, y, fill in ((4.5, 17, "#d8314a"), (24, 9, "#2fa866"), (40, 9, "#2fa866"), (59.5, 17, "#d8314a")))
    return out + paint(poly((32, 30), (38, 37), (32, 44), (26, 37)), "#4fb8e8", 1, 0.9) + "".join(dot(x, 51, 2, "#d8314a", True) for x in (16, 32, 48)) + both(blob((15, 46, 1), (14, 40), (16, 37, 1), (18.5, 41), (19, 46, 1)), BONE, 0.5, 0.4)


def wrecking_ball():
    wall = join(*[rect(x + (k % 2) * 5, 60 - 8 * (k + 1), 10, 8) for k in range(4) for x in (2, 12)])
    out = paint(wall, "#a89888", 1.8, 1.4) + stroke("M2 52h25M2 44h27M2 36h25M12 60v-8M17 52v-8M12 44v-8M17 36v-8", "#6b5f54", 1.3)
    for x, y, a in ((32, 24, 20), (24, 18, 50), (36, 12, 70), (30, 34, 10)):
        out += paint(turn(rect(x - 3, y - 2.5, 6, 5), a, x, y), "#a89888", 0.7, 0.6)
    links = "".join(f'<ellipse cx="{57 - k * 2.2:.1f}" cy="{3 + k * 5:.1f}" rx="2.2" ry="3.2" fill="none" stroke="{INK}" stroke-width="3.6" transform="rotate(24 {57 - k * 2.2:.1f} {3 + k * 5:.1f})"/><ellipse cx="{57 - k * 2.2:.1f}" cy="{3 + k * 5:.1f}" rx="2.2" ry="3.2" fill="none" stroke="{STEEL}" stroke-width="1.5" transform="rotate(24 {57 - k * 2.2:.1f} {3 + k * 5:.1f})"/>' for k in range(5))
    spikes = "".join(paint(turn(poly((44, 36.5), (60.5, 40), (44, 43.5)), a, 44, 40), STEEL, 0.6, 0.5) for a in range(0, 360, 45))
    return out + links + spikes + paint(ell(44, 40, 12.5), "#5c6068", 3, 2.2) + paint(star(29, 40, 8, 6, 2.6), "#ffe07a", 0, 0)


def troll_king():
    c = poly((15, 18), (11, 2), (21, 9), (26, -1), (32, 8), (38, -1), (43, 9), (53, 2), (49, 18), (32, 13.5))
    robe = paint(blob((6, 66, 1), (9, 56), (20, 50), (44, 50), (55, 56), (58, 66, 1)), "#8c2f5c", 2, 1.5) + paint(join(*[ell(x, 55, 4) for x in (14, 20, 44, 50)]), "#fbf6ea", 0.9, 0.7)
    return '<g transform="translate(2.6 4) scale(.92)">' + troll_face() + robe + brows(1.5) + stroke("M24 52q8 4 16 0", INK, 1.8) + tusks() + troll_nose() + paint(c, GOLD, 2, 1.5) + "".join(dot(x, y, 1.9, f, True) for x, y, f in ((11, 2, "#d8314a"), (26, 0, "#2fa866"), (38, 0, "#2fa866"), (53, 2, "#d8314a"), (32, 11.5, "#4fb8e8"))) + "</g>"


def egg():
    shell = blob((32, 4), (46, 18), (54, 38), (46, 56), (32, 60), (18, 56), (10, 38), (18, 18))
    out = paint(shell, "#6fbf8a", 4, 2.8)
    return out + inside(join(*[ell(x, y, 4, 3) for x, y in ((24, 20), (40, 26), (20, 38), (34, 44), (46, 44), (28, 54), (34, 12))]), shell, "#d4f0c4") + drawn_on("M30 4l4 6-5 4 4 5", shell, INK, 1.6)


def pouch():
    sack = blob((24, 20, 1), (14, 32), (9, 48), (18, 59), (46, 59), (55, 48), (50, 32), (40, 20, 1))
    return paint(blob((24, 20, 1), (18, 8, 1), (27, 12), (32, 5, 1), (37, 12), (46, 8, 1), (40, 20, 1)), "#a8743c", 1.4, 1.1) + paint(sack, "#a8743c", 3.2, 2.2) + stroke("M23 21h18", INK, 4.4) + stroke("M23 21h18", "#f0d9a0", 2) + paint(poly((32, 32), (42, 41), (32, 53), (22, 41)), "#e8d49a", 1.2, 1) + stroke("M22 41h20", INK, 1.2)


MONSTERS = {name.replace("_", "-"): globals()[name] for name in ("fire_dragon", "forest_dragon", "frost_giant", "treant", "big_bad_wolf")}
MOODS = {name.replace("_", "-"): globals()[name] for name in ("scary", "warband_leader", "miner", "mighty")}
ROAMING = {name.replace("_", "-"): globals()[name] for name in ("sleep_walking", "mourning", "crazy_stunt", "running")}
OGRE_CARDS = {name.replace("_", "-"): globals()[name] for name in ("ambush", "brute", "panic", "thief", "crown", "wrecking_ball", "troll_king")}
