"""Gems in four cuts, the buildings of the kingdom cards, and the monsters."""

from kit import blob, dot, drawn_on, ell, flat, flip, inside, join, paint, path, poly, rect, star, stroke, turn

INK, STEEL, GOLD, BONE, WOOD = "#33241b", "#c3ccd2", "#e8b440", "#f3e7c9", "#8a5a30"
STONE, STONE2, ROOF, MOSS, DIRT = "#b9b4a8", "#8f8a80", "#b5473a", "#7f9c52", "#a07c52"


def base(rx=28, y=59.5):
    return f'<ellipse cx="32" cy="{y}" rx="{rx}" ry="3.8" fill="#1d1030" fill-opacity=".2" stroke="none"/>'


def facets(outline, fill, light, dark, lines):
    """A cut stone: its outline, its bright and its dark facets, its edges."""
    return paint(outline, fill, 0, 0) + "".join(flat(poly(*f), c) for f, c in ((f, light) for f in lines[0])) + "".join(flat(poly(*f), dark) for f in lines[1]) + paint(outline, "none", 0, 0) + stroke(lines[2])


def gold():
    """A nugget, rounded."""
    nugget = blob((8, 38), (11, 24), (22, 20), (27, 10), (41, 11), (46, 21), (56, 27), (57, 42), (46, 52), (31, 54), (15, 51))
    out = paint(nugget, "#f0b92e", 4, 2.6)
    return out + drawn_on("M22 20q4 8 14 6M46 21q-8 4-6 14t-8 12M12 40q10-2 14 6", nugget, "#b07c14", 1.8) + flat(ell(21, 30, 4, 2.4, -30), "#fff3b8") + paint(star(50, 13, 4, 7, 2), "#fff3b8", 0, 0)


def emerald():
    """A step cut: an octagon."""
    o = poly((20, 6), (44, 6), (56, 18), (56, 46), (44, 58), (20, 58), (8, 46), (8, 18))
    return facets(o, "#2fa866", "#8ae6ae", "#187a48", (
        [((20, 6.8), (44, 6.8), (39, 17), (25, 17)), ((20, 7), (25, 17), (19, 23), (9, 18.4))],
        [((55.2, 18.4), (55.2, 45.6), (45, 41), (45, 23)), ((55, 46), (44, 57), (39, 47), (45, 41)), ((43.6, 57.2), (20.4, 57.2), (25, 47), (39, 47))],
        "M25 17h14l6 6v18l-6 6H25l-6-6V23zM20 6l5 11M44 6l-5 11M56 18l-11 5M56 46l-11-5M44 58l-5-11M20 58l5-11M8 46l11-5M8 18l11 5")) + flat(poly((26, 19), (36, 19), (23, 34), (21, 32), (21, 24)), "#fff", 0.4)


def diamond():
    """A brilliant from the side."""
    o = poly((16, 10), (48, 10), (61, 26), (32, 58), (3, 26))
    return facets(o, "#aee3f4", "#f2fdff", "#6cb8d8", (
        [((16, 10.8), (32, 10.8), (22, 26)), ((15.6, 11), (22, 26), (4, 26))],
        [((48, 11), (60, 26), (42, 26)), ((42, 26), (60, 26), (32, 57))],
        "M3 26h58M16 10l6 16 10 32 10-32 6-16M32 10L22 26M32 10l10 16")) + flat(poly((8, 28), (18, 28), (25, 46)), "#fff", 0.55) + paint(star(54, 9, 4, 6, 1.8), "#fff", 0, 0)


def ruby():
    """A round cut, from above."""
    import math
    ring = lambda r, n, a: [(32 + r * math.cos(math.radians(a + 360 * k / n)), 32 + r * math.sin(math.radians(a + 360 * k / n))) for k in range(n)]
    outer, inner = ring(27, 12, 15), ring(15, 6, 0)
    o = poly(*outer)
    out = paint(o, "#d8314a", 0, 0)
    for k in range(12):
        x, y = (outer[k][0] + outer[(k + 1) % 12][0]) / 2 - 32, (outer[k][1] + outer[(k + 1) % 12][1]) / 2 - 32
        side = -x - y
        j = ((k + 1) // 2) % 6
        facet = poly(outer[k], outer[(k + 1) % 12], inner[(k // 2 + (k % 2)) % 6] if k % 2 else inner[j])
        out += flat(facet.buffer(-0.3), "#ff8a94" if side > 24 else "#981a34" if side < -18 else "#c02742")
    spokes = "".join(f"M{outer[(2 * k - 1) % 12][0]:.1f} {outer[(2 * k - 1) % 12][1]:.1f}L{inner[k][0]:.1f} {inner[k][1]:.1f}L{outer[(2 * k) % 12][0]:.1f} {outer[(2 * k) % 12][1]:.1f}" for k in range(6))
    table = poly(*inner)
    return out + paint(table, "#ee5468", 2.4, 1.8) + stroke(spokes, None, 1.2) + paint(o, "none", 0, 0) + flat(poly((24, 24), (33, 21), (24, 35), (20.5, 32)), "#fff", 0.45)


def blocks(wall, rows, colour=STONE2):
    return inside(join(*[rect(x, y, 5, 2.4, 0.8) for x, y in rows]), wall, colour, 0.8)


def crenels(x, y, w, n, tall=4):
    step = w / (2 * n - 1)
    return join(*[rect(x + 2 * i * step, y - tall, step, tall + 0.5) for i in range(n)])


def gate(x, y, w, h, bars=True):
    door = path(f"M{x} {y}V{y - h + w / 2}a{w / 2} {w / 2} 0 0 1 {w} 0V{y}z")
    return paint(door, "#3a2a20", 0, 0) + (drawn_on(f"M{x + w * 0.3} {y}V0M{x + w * 0.7} {y}V0M{x} {y - h * 0.35}H{x + w}M{x} {y - h * 0.7}H{x + w}", door, "#a08c74", 1.4) if bars else "")


def pennant(x, y, fill, long=10):
    return stroke(f"M{x} {y}v-10", INK, 2) + paint(poly((x, y - 10), (x + long, y - 7), (x, y - 4)), fill, 0.6, 0.5)


def castle():
    t = "var(--tone, var(--seat, #2f6fd0))"
    out = base() + pennant(32, 10, t, 11)
    keep = join(rect(20, 14, 24, 30), crenels(20, 14, 24, 4))
    out += paint(keep, STONE, 2.6, 1.8) + blocks(keep, ((23, 20), (36, 26), (24, 31), (35, 18))) + gate(29, 30, 6, 9, False)
    wall = join(rect(8, 38, 48, 21.5), crenels(8, 38, 48, 7, 3.4))
    out += paint(wall, STONE, 2.6, 1.8)
    for x in (3, 47):
        tower = join(rect(x, 26, 14, 33.5), crenels(x - 1, 26, 16, 4), rect(x - 1, 25, 16, 4))
        out += paint(tower, STONE, 2.4, 1.7) + blocks(tower, ((x + 2, 34), (x + 7, 42), (x + 2, 50))) + pennant(x + 7, 22, t, 9)
    return out + gate(25, 59.5, 14, 17)


def ogre_castle():
    out = base()
    for x, a in ((9, -8), (55, 8)):
        out += paint(turn(poly((x - 4, 60), (x - 3, 26), (x, 18), (x + 3, 26), (x + 4, 60)), a, x, 60), WOOD, 1.4, 1)
    wall = poly((8, 59.5), (11, 30), (16, 34), (18, 24), (25, 28), (27, 14), (32, 20), (37, 12), (40, 26), (46, 22), (48, 33), (54, 29), (56, 59.5))
    out += paint(wall, "#8d7f72", 2.8, 2) + blocks(wall, ((14, 40), (42, 36), (24, 33), (46, 46), (18, 50), (34, 26)), "#6b5f54")
    for x in (14, 50):
        spike = blob((x - 3, 32, 1), (x - 4, 22), (x, 12, 1), (x + 2, 22), (x + 3, 32, 1))
        out += paint(spike, BONE, 1, 0.8)
    mouth = blob((20, 59.5, 1), (20, 44), (32, 36), (44, 44), (44, 59.5, 1))
    out += paint(mouth, "#3a2a20", 0, 0)
    for x in (24, 29, 35, 40):
        out += paint(poly((x - 2.6, 41.5 if 26 < x < 38 else 44), (x + 2.6, 41.5 if 26 < x < 38 else 44), (x, 51)), BONE, 0.6, 0.5)
    return out + dot(25, 29, 3.2, "#ffd65a", True) + dot(39, 29, 3.2, "#ffd65a", True) + dot(25.5, 29.4, 1.3, INK) + dot(38.5, 29.4, 1.3, INK)


def mine(ore, light, cut):
    """A gallery into the hill, a cart full of what is dug there."""
    hill = blob((3, 60, 1), (6, 36), (16, 18), (30, 8), (42, 12), (54, 28), (61, 60, 1))
    out = base(30) + paint(hill, "#8e8577", 3, 2.2) + inside(blob((10, 30), (18, 16), (30, 6), (44, 10), (50, 20), (40, 20), (32, 17), (22, 22), (16, 32)), hill, MOSS)
    out += blocks(hill, ((10, 44), (50, 40), (14, 52), (20, 28), (46, 30)), "#6d655a")
    for x, y, a in ((48, 22, 20), (16, 36, -30), (38, 16, -10)):
        out += paint(turn(cut(x, y, 4.4), a, x, y), ore, 1, 0.8)
    out += paint(path("M16 60V42q0-13 16-13t16 13v18z"), "#2a1f1a", 0, 0)
    out += paint(rect(13, 34, 5, 26, 1), WOOD, 1, 0.8) + paint(rect(46, 34, 5, 26, 1), WOOD, 1, 0.8) + paint(rect(11, 29.5, 42, 6, 1.5), WOOD, 1.2, 1) + dot(16, 32.5, 1, INK) + dot(48, 32.5, 1, INK)
    for x, y in ((25, 46), (32, 43.5), (39, 46), (28.5, 42), (35.5, 42)):
        out += paint(cut(x, y, 4.6), ore, 1, 0.8) + flat(cut(x - 1, y - 1, 1.6), light)
    out += paint(poly((18.5, 46.5), (45.5, 46.5), (42, 57), (22, 57)), "#7c6a58", 1.8, 1.4) + stroke("M20 50h24", STEEL, 1.6)
    return out + dot(26, 58, 3.4, "#4a4038", True) + dot(38, 58, 3.4, "#4a4038", True) + dot(26, 58, 1.1, STEEL) + dot(38, 58, 1.1, STEEL)


CUTS = {
    "gold": ("#f0b92e", "#fff3b8", lambda x, y, r: blob((x - r, y + 0.4 * r), (x - 0.5 * r, y - 0.7 * r), (x + 0.4 * r, y - 0.8 * r), (x + r, y), (x + 0.5 * r, y + 0.8 * r), (x - 0.5 * r, y + 0.9 * r))),
    "emerald": ("#2fa866", "#a4f0c4", lambda x, y, r: poly((x - 0.5 * r, y - r), (x + 0.5 * r, y - r), (x + r, y - 0.5 * r), (x + r, y + 0.5 * r), (x + 0.5 * r, y + r), (x - 0.5 * r, y + r), (x - r, y + 0.5 * r), (x - r, y - 0.5 * r))),
    "diamond": ("#aee3f4", "#ffffff", lambda x, y, r: poly((x - 0.6 * r, y - 0.8 * r), (x + 0.6 * r, y - 0.8 * r), (x + 1.1 * r, y - 0.2 * r), (x, y + r), (x - 1.1 * r, y - 0.2 * r))),
    "ruby": ("#d8314a", "#ff9aa6", lambda x, y, r: star(x, y, 5, r, r * 0.82)),
}


def tavern():
    out = base() + paint(rect(46, 8, 7, 18), STONE, 1.2, 1) + flat(join(ell(50, 4, 4), ell(46, 0, 3.4)), "#b9b4a8", 0.7)
    house = poly((8, 59.5), (8, 34), (32, 16), (56, 34), (56, 59.5))
    out += paint(house, "#f0dfb8", 2.4, 1.8) + drawn_on("M8 46h48M22 34v26M42 34v26M8 59l14-13M56 59L42 46M22 34h20", house, WOOD, 2.4)
    roof = poly((2, 37), (32, 8), (62, 37), (57, 41), (32, 18), (7, 41))
    out += paint(roof, ROOF, 2, 1.6) + gate(26, 59.5, 12, 17, False) + dot(36, 52, 1, GOLD)
    for x in (11, 45):
        out += paint(rect(x, 48.5, 8, 7, 1), "#ffd76a", 0, 0) + stroke(f"M{x + 4} 48.5v7M{x} 52h8", None, 1.2)
    out += stroke("M32 26h14M44 26v4", INK, 2) + paint(rect(37.5, 29.5, 12, 11, 1.5), WOOD, 0.9, 0.7)
    return out + paint(rect(40, 33, 5, 6, 0.8), GOLD, 0.4, 0) + stroke("M45 34.5h2v3h-2", GOLD, 1.3) + paint(join(ell(41, 32.8, 1.5), ell(43.6, 32.6, 1.6)), "#fff", 0, 0)


def general_store():
    out = base() + paint(rect(9, 24, 46, 35.5), "#c99a62", 2.2, 1.6) + drawn_on("M9 30h46M9 36h46", rect(9, 24, 46, 36), "#9a6c3c", 1.2)
    for i in range(6):
        x = 5 + i * 9
        out += paint(path(f"M{x + 2 - i * 0.6} 14h{8.4}L{x + 9} 28q-4.5 6-9 0z"), ROOF if i % 2 == 0 else BONE, 1.2, 0.9)
    out += paint(rect(22, 4, 20, 10, 1.5), WOOD, 1.2, 1) + dot(27, 9, 2.2, GOLD, True) + paint(poly((34, 6.5), (38.5, 9), (34, 11.5)), "#4fb8e8", 0, 0)
    out += gate(36, 59.5, 13, 21, False) + paint(rect(13, 38, 18, 12, 1), "#ffe09a", 0, 0) + stroke("M22 38v12M13 44h18", None, 1.4)
    barrel = blob((8, 59.5, 1), (6.5, 53), (8, 47, 1), (18, 47, 1), (19.5, 53), (18, 59.5, 1))
    out += paint(barrel, WOOD, 1.2, 1) + stroke("M7 50.5h12M7 56h12", STEEL, 1.4) + "".join(dot(x, y, 2.2, c, True) for x, y, c in ((10, 46, "#d23a30"), (14, 45, "#8fb83c"), (17, 46.3, "#d23a30")))
    return out + paint(blob((22, 59.5, 1), (21, 54), (24, 51), (23, 49, 1), (29, 49, 1), (28, 51), (31, 54), (30, 59.5, 1)), "#e0cba0", 1, 0.8) + stroke("M23.5 51h5", ROOF, 1.4)


def trolls_lake():
    out = base(30, 58) + paint(blob((2, 48), (10, 38), (32, 34), (54, 38), (62, 48), (52, 58), (32, 60), (12, 58)), "#5fa8c8", 2.6, 1.8) + stroke("M10 50h10M44 52h10M28 56h10M14 44h6", "#c4e6f0", 1.8)
    out += paint(path("M2 46V34q30-22 60 0v12h-7q-2-9-23-9T9 46z"), STONE, 2.2, 1.7) + stroke("M8 32l3 9M16 27l3 10M25 24l1 12M32 22.5V36M39 24l-1 12M48 27l-3 10M56 32l-3 9", STONE2, 1.4)
    out += paint(path("M2 34q30-22 60 0v-4q-30-22-60 0z"), "#cfcabd", 1, 0.9)
    out += paint(blob((23, 60, 1), (22, 50), (26, 43), (38, 43), (42, 50), (41, 60, 1)), "#7d8f6a", 1.8, 1.4) + dot(28.5, 49.5, 2, "#ffe98a", True) + dot(35.5, 49.5, 2, "#ffe98a", True) + dot(28.8, 49.8, 0.9, INK) + dot(35.2, 49.8, 0.9, INK) + paint(ell(32, 54, 3.4, 2.8), "#6a7c58", 0.8, 0.6)
    ear = blob((23, 49, 1), (17, 46), (14, 49, 1), (18, 53), (23, 53.5, 1))
    return out + paint(ear, "#7d8f6a", 0.7, 0.6) + paint(flip(ear), "#7d8f6a", 0.7, 0.6) + stroke("M4 58q3-8 1-14M8 60q2-8 4-12M59 58q-2-6 0-12", MOSS, 2)


def memorial():
    out = base(26) + paint(poly((8, 59.5), (11, 53), (53, 53), (56, 59.5)), STONE2, 1.6, 1.2) + paint(poly((15, 53), (16, 48), (48, 48), (49, 53)), STONE, 1.2, 1)
    slab = path("M19 48V18q0-13 13-13t13 13v30z")
    out += paint(slab, STONE, 3, 2.2) + stroke("M23 44V19q0-9 9-9t9 9v25", STONE2, 1.4)
    out += stroke("M32 16v24", INK, 4) + stroke("M32 16v24", WOOD, 2) + paint(path("M25 16q7-4 14 0q3 4 0 9q-3-3-6-3h-2q-3 0-6 3q-3-5 0-9z"), STEEL, 1.2, 1)
    out += inside(blob((44, 50), (46, 30), (40, 20), (47, 18), (49, 50)), slab, MOSS, 0.9)
    for x, c in ((12, "#d23a30"), (52, "#f0c83c"), (47, "#e8a0c0"), (17, "#e8a0c0")):
        out += stroke(f"M{x} 59v-6", "#5a7f3a", 1.8) + dot(x, 51.5, 2.6, c, True) + dot(x, 51.5, 0.9, "#fff3b8")
    return out


def campfire():
    out = base(24) + "".join(paint(ell(x, y, 4.4, 3.2), STONE, 0.9, 0.7) for x, y in ((12, 55), (19, 58.5), (28, 60), (37, 60), (45, 58.5), (52, 55)))
    flame = blob((32, 4, 1), (40, 18), (44, 24), (46, 20, 1), (51, 36), (44, 52), (32, 55), (20, 52), (13, 38), (18, 26, 1), (22, 31), (26, 18))
    out += paint(flame, "#ee6a26", 2.6, 1.8) + flat(blob((32, 20, 1), (40, 34), (40, 46), (32, 52), (24, 46), (23, 36), (28, 34)), "#ffb53a") + flat(blob((32, 34, 1), (36, 43), (32, 51), (28, 43)), "#fff0a8")
    for a in (16, -16):
        log = turn(rect(9, 50, 46, 7, 3), a, 32, 53)
        out += paint(log, WOOD, 1.4, 1.1)
    return out + dot(10.5, 59, 2.4, "#e2b673", True) + dot(53.5, 59, 2.4, "#e2b673", True)


BUILDINGS = {"castle": castle, "ogre-castle": ogre_castle, **{f"{gem}-mine": (lambda cut: lambda: mine(*cut))(cut) for gem, cut in CUTS.items()},
             "tavern": tavern, "general-store": general_store, "trolls-lake": trolls_lake, "memorial": memorial}
GEMS = {"gold": gold, "emerald": emerald, "diamond": diamond, "ruby": ruby}
