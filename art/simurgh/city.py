"""The City: its twelve places, the ground they stand on, and the Statue."""

from kit import blob, dot, ell, flat, flip, inside, join, move, paint, path, poly, rect, size, star, stroke, taper, turn

WALL, WALL2, ROOF, TILE, GOLD, WOOD, DARK = "#efdcb0", "#d9bf8a", "#b8573f", "#2a9a9c", "#e6ae3c", "#8f6234", "#4a3120"
GRASS, STONE, CLOTH = "#8fae5c", "#b9bdb4", "#f8edd2"


def base(colour="#1d1030", cx=32, rx=28):
    return f'<ellipse cx="{cx}" cy="59" rx="{rx}" ry="4" fill="{colour}" fill-opacity=".18" stroke="none"/>'


def arch(x, y, w, h, fill=DARK):
    """A pointed door or window that stands on y."""
    return paint(path(f"M{x} {y}v{-h * 0.55}q0 {-h * 0.3} {w / 2} {-h * 0.45}q{w / 2} {h * 0.15} {w / 2} {h * 0.45}v{h * 0.55}z"), fill, 0, 0)


def dome(cx, y, r, fill=TILE):
    """An onion dome with its finial."""
    d = path(f"M{cx - r} {y}c{-r * 0.25} {-r * 0.75} {r * 0.35} {-r * 1.1} {r} {-r * 1.6}c{r * 0.65} {r * 0.5} {r * 1.25} {r * 0.85} {r} {r * 1.6}z")
    return stroke(f"M{cx} {y - r * 1.6}v{-4}") + dot(cx, y - r * 1.6 - 4.4, 1.3, GOLD, True) + paint(d, fill, 2.2, 1.5)


def battlements(x, y, w, n=4, tall=3.4):
    step = w / (2 * n - 1)
    return join(*[rect(x + 2 * i * step, y - tall, step, tall + 0.4) for i in range(n)])


def flag(x, y, fill=TILE, long=10):
    return stroke(f"M{x} {y}v-11") + paint(path(f"M{x} {y - 11}q{long / 2}-2 {long} 1l-2.5 2.5 2.5 2.5q{-long / 2}-2 {-long} 0z"), fill, 0.8, 0.6)


def armoury():
    out = base() + paint(join(rect(8, 28, 48, 31), battlements(8, 28, 48, n=6)), WALL, 3, 2)
    out += paint(join(rect(20, 16, 24, 43), battlements(20, 16, 24, n=4)), WALL, 2.6, 1.8)
    out += inside(join(*[rect(x, y, 5, 2) for x, y in ((11, 34), (47, 40), (12, 48), (49, 52), (11, 41))]), rect(8, 28, 48, 31), WALL2)
    shield = path("M23 23h18v9c0 8-4 12-9 14.5-5-2.5-9-6.5-9-14.5z")
    out += stroke("M17 47L47 19M47 47L17 19", DARK, 4.2) + stroke("M17 47L47 19M47 47L17 19", "#d4dbe0", 2)
    out += stroke("M18 42l5 5M46 42l-5 5", DARK, 3.6) + stroke("M18 42l5 5M46 42l-5 5", GOLD, 1.8)
    out += paint(shield, TILE, 2.4, 1.6) + inside(shield.difference(size(shield, 0.78, cx=32, cy=33)), shield, CLOTH) + paint(star(32, 33, 8, 6, 3.2), GOLD, 0.7, 0.6)
    return out + arch(27, 59, 10, 10) + flag(14, 26, ROOF, 8) + flag(50, 26, ROOF, 8)


def library():
    out = base() + paint(rect(8, 31, 48, 24), WALL, 0, 0)
    out += flat(rect(9, 32, 46, 4), "#1d1030", 0.22)
    for x in (13, 27.6, 42.2):
        out += arch(x, 55, 8.8, 19, "#6b4a2c")
        for k, c in enumerate((ROOF, TILE, GOLD)):
            out += flat(rect(x + 1.5 + k * 2, 44.5, 1.7, 4.6), c) + flat(rect(x + 1.5 + ((k + 1) % 3) * 2, 50, 1.7, 4.4), c)
        out += stroke(f"M{x + 1} 49.5h7", "#caa46a", 1)
    for x in (8, 22.6, 37.2, 51.8):
        out += paint(join(rect(x, 33, 4.4, 22), rect(x - 1, 31.5, 6.4, 2.6)), CLOTH, 1, 0.8)
    out += paint(rect(5, 26.5, 54, 6, 1), WALL, 1.6, 1.2) + paint(rect(4, 54, 56, 5.5, 1), WALL2, 1.4, 1)
    out += dome(32, 26.5, 13) + stroke("M32 6c-5 6-6.5 13-6 20M32 6c5 6 6.5 13 6 20", "#17686c", 1.2)
    book = join(path("M32 13c-3-2.5-6-2.5-8.5-1.8v9C26 19.5 29 19.5 32 22c3-2.5 6-2.5 8.5-1.8v-9C38 10.5 35 10.5 32 13z"))
    return out + paint(book, CLOTH, 0.9, 0) + stroke("M32 13v9")


def forge():
    out = base()
    for x, y, r in ((52, 8, 5), (47, 3, 4), (56, 2, 3.5)):
        out += f'<circle cx="{x}" cy="{y}" r="{r}" fill="#9a958c" fill-opacity=".75" stroke="none"/>'
    out += paint(poly((44, 59), (46, 14), (56, 14), (59, 59)), "#a4614a", 2.4, 1.6) + paint(rect(44, 12, 14, 4, 1), WALL2, 1, 0.8)
    out += stroke("M48 22h5M52 28h4M47 36h4M52 44h5M48 51h4", "#6f3627", 1.2)
    out += paint(rect(6, 30, 38, 29), WALL, 2.4, 1.8)
    out += paint(poly((1, 32), (12, 16), (40, 16), (49, 32)), ROOF, 2.2, 1.8) + stroke("M14 22h30M8 27h38", "#8a3a2a", 1)
    out += paint(path("M11 59V46q0-9 10-9t10 9v13z"), "#3a2018", 0, 0)
    out += flat(blob((15, 58.4), (14, 50), (18, 52), (19, 43), (23, 48), (25, 45), (27.5, 52), (27, 58.4)), "#f07a26") + flat(blob((18, 58.4), (18, 53), (21, 50), (23, 53), (24, 58.4)), "#ffd65a")
    anvil = join(poly((30, 48), (52, 48), (50, 52), (44, 53), (44, 56), (49, 59.5), (34, 59.5), (38.5, 56), (38.5, 53), (33, 52)), poly((30, 48), (24, 48.4), (33, 52)))
    out += paint(anvil, "#6f7b86", 1.6, 1.2)
    return out + paint(turn(join(rect(39, 36, 12, 6, 1), rect(44, 40, 2.6, 12)), 35, 45, 45), "#b98a4a", 1, 0.8)


def spire(cx, top, w, foot=59, roof=TILE):
    out = paint(poly((cx - w * 0.42, top + w * 1.2), (cx + w * 0.42, top + w * 1.2), (cx + w / 2, foot), (cx - w / 2, foot)), WALL, w * 0.16, w * 0.1)
    out += paint(poly((cx - w * 0.62, top + w * 1.3), (cx, top), (cx + w * 0.62, top + w * 1.3)), roof, w * 0.14, w * 0.1)
    return out + arch(cx - 1.6, top + w * 1.3 + 9, 3.2, 6)


def dragon_spires():
    out = base() + spire(15, 20, 14) + spire(49, 16, 14) + spire(32, 1, 18)
    out += paint(join(rect(6, 48, 52, 11), battlements(6, 48, 52, n=7, tall=3)), WALL, 2, 1.4) + arch(27, 59, 10, 10)
    fly = join(taper((4, 34, 0.4), (10, 37, 1.2), (17, 33, 2), (24, 33, 1.2), (28, 30, 1.4)), poly((13, 34), (6, 22), (14, 25), (18, 21), (20, 33)))
    return out + paint(move(fly, 24, 4), ROOF, 0.9, 0.7) + paint(move(size(flip(fly, 16), 0.55, cx=16, cy=30), -4, -20), "#7d4bb0", 0, 0)


def great_market():
    out = base() + paint(rect(9, 30, 46, 29), "#7c5330", 0, 0) + flat(rect(10, 31, 44, 8), "#1d1030", 0.3)
    for x in (9, 52):
        out += paint(rect(x, 26, 3.4, 33), WOOD, 0.8, 0.6)
    d = 54 / 6
    for i in range(6):
        x = 5 + i * d
        out += paint(path(f"M{x + 3 - i} 12h{d - 0.9}L{x + d} 30q{-d / 2} 6 {-d} 0z"), ROOF if i % 2 == 0 else CLOTH, 1.4, 0.9)
    out += paint(rect(6, 47, 52, 12, 1), WOOD, 1.8, 1.4) + stroke("M23 48v11M41 48v11")
    for x, c in ((11, "#d8452f"), (15.5, "#e8932f"), (20, "#d8452f"), (13.3, "#e8932f"), (18, "#d8452f")):
        out += dot(x, 46 if x in (11, 15.5, 20) else 42.6, 2.6, c, True)
    out += paint(blob((27, 47.5), (26, 41), (30, 37), (34, 38), (38, 42), (37, 47.5)), "#6fa83f", 1.2, 0.9) + stroke("M32 47v-7M32 43l3-2M32 44l-3-2", "#3f6f22", 1)
    out += paint(path("M43 47.5c-2-5 0-7 2-8l-1-3h7l-1 3c2 1 4 3 2 8z"), TILE, 1.2, 0.9)
    return out + flag(32, 12, TILE, 9)


def barracks():
    out = base() + paint(poly((2, 59), (20, 26), (38, 59)), "#d6bc84", 2.4, 1.8) + paint(poly((14, 59), (20, 34), (26, 59)), DARK, 0, 0)
    out += paint(poly((20, 59), (41, 14), (62, 59)), ROOF, 3, 2) + paint(poly((34, 59), (41, 24), (48, 59)), "#3a2018", 0, 0) + paint(poly((34, 59), (40.4, 26), (37, 59)), CLOTH, 0.8, 0)
    out += stroke("M30 38h6M26 47h6M52 38h-5M56.5 47H50", CLOTH, 1.6) + flag(41, 14, TILE, 12) + flag(20, 26, GOLD, 9)
    for x, a in ((55, 0), (59, 6)):
        out += stroke(f"M{x} 59L{x + a * 0.3} 34", DARK, 3.4) + stroke(f"M{x} 59L{x + a * 0.3} 34", "#b98a4a", 1.5) + paint(poly((x + a * 0.3 - 2.4, 35), (x + a * 0.3, 27), (x + a * 0.3 + 2.4, 35)), "#d4dbe0", 0.8, 0.6)
    sh = ell(55, 52, 7, 7)
    return out + paint(sh, TILE, 1.6, 1.2) + dot(55, 52, 2.6, GOLD, True)


def tree(x, y, h, fill="#4f8a3c"):
    out = paint(rect(x - 1.4, y - h * 0.25, 2.8, h * 0.25), WOOD, 0.6, 0)
    for k in (0, 1, 2):
        top, w = y - h * (0.55 + 0.22 * k), h * (0.3 - 0.06 * k)
        out += paint(poly((x - w, y - h * (0.2 + 0.2 * k)), (x, top - h * 0.02), (x + w, y - h * (0.2 + 0.2 * k))), fill, 1.4, 1)
    return out


def hunting_grounds():
    out = base(rx=29) + tree(12, 57, 46) + tree(52, 56, 40, "#3f7a44")
    deer = join(ell(31, 44, 9.5, 5.6), taper((38, 42, 4), (42, 35, 2.8), (44, 30, 2.6)), taper((43, 29.5, 2.8), (49, 31.5, 1.6)), taper((21.5, 42, 1.6), (20, 39, 0.8)),
                taper((25, 47, 2.2), (24, 53, 1.2), (24.5, 58, 1)), taper((29, 48, 2), (30, 53, 1.2), (29, 58, 1)), taper((36, 47, 2.2), (37, 53, 1.2), (36, 58, 1)), taper((39, 46, 1.8), (41, 52, 1.1), (41, 58, 1)))
    antler = join(taper((43, 28, 1), (40, 20, 0.9), (43, 12, 0.5)), taper((40.5, 21, 0.8), (35, 17, 0.5)), taper((41, 17, 0.8), (37, 12, 0.5)), taper((45, 28, 1), (50, 21, 0.9), (50, 13, 0.5)), taper((49.5, 21, 0.8), (55, 19, 0.5)))
    out += paint(antler, "#e9d8b0", 0.5, 0.4) + paint(deer, "#b07a44", 1.8, 1.3) + paint(blob((42, 29, 1), (37.5, 27.5), (36, 25, 1), (41, 25.5)), "#b07a44", 0.5, 0.4)
    out += dot(45, 29.6, 0.9, DARK) + dot(50, 31.4, 1, DARK) + flat(join(dot_area(28, 41), dot_area(32, 42.5), dot_area(25.5, 43)), CLOTH)
    for x in (5, 18, 47, 58):
        out += stroke(f"M{x} 60l-1.5-4M{x + 1.5} 60v-5M{x + 3} 60l1.5-4", "#4f7a2c", 1.4)
    return out


def dot_area(x, y):
    return ell(x, y, 1, 1)


def training_grounds():
    out = base() + stroke("M22 58l4-14M42 58l-4-14", DARK, 4.4) + stroke("M22 58l4-14M42 58l-4-14", WOOD, 2.2)
    out += paint(ell(32, 28, 22), WALL, 2.6, 1.8)
    for r, c in ((17, ROOF), (12, CLOTH), (7.5, ROOF), (3.4, GOLD)):
        out += dot(32, 28, r, c, True)
    out += inside(ell(32, 28, 21).difference(ell(29, 25, 21)), ell(32, 28, 22), "#1d1030", 0.2)
    for a, b, fa in (((33, 29), (58, 12), ROOF), ((27, 22), (52, 1), TILE)):
        out += stroke(f"M{a[0]} {a[1]}L{b[0]} {b[1]}", DARK, 3) + stroke(f"M{a[0]} {a[1]}L{b[0]} {b[1]}", "#d8b074", 1.2)
        dx, dy = b[0] - a[0], b[1] - a[1]
        n = (dx * dx + dy * dy) ** 0.5
        ux, uy = dx / n, dy / n
        p = lambda t, s: (b[0] - ux * t + uy * s, b[1] - uy * t - ux * s)
        out += paint(poly(p(9, 0), p(7, 2.6), p(-1, 2.6), p(1.5, 0), p(-1, -2.6), p(7, -2.6)), fa, 0.6, 0.5)
    return out + paint(join(rect(6, 44, 3, 15), rect(3, 46, 9, 3)), WOOD, 0.7, 0.5) + paint(ell(7.5, 41, 4, 4.6), "#d8b46a", 1, 0.8)


def builders_square():
    out = base() + paint(poly((8, 59), (8, 30), (30, 30), (30, 44), (40, 44), (40, 59)), WALL, 2, 1.6)
    out += stroke("M8 37h22M8 44h22M8 51.5h32M15 30v7M23 37v7M15 44v7.5M28 44v7.5M22 51.5V59M34 51.5V59", "#b0905a", 1.2)
    out += stroke("M4 59V24M34 44V24M2 27h36", DARK, 3.6) + stroke("M4 59V24M34 44V24M2 27h36", WOOD, 1.6)
    out += stroke("M50 59V6M22 8h34M50 18L38 8M56 8v6", DARK, 4.4) + stroke("M50 59V6M22 8h34M50 18L38 8M56 8v6", "#b98a4a", 2.2)
    out += stroke("M25 9v9", DARK, 1.4) + paint(rect(19, 18, 12, 8, 1), STONE, 1.4, 1.1) + stroke("M19 22h12M25 18v8", DARK, 1.2)
    out += paint(poly((43, 59.5), (45, 54), (57, 54), (60, 59.5)), STONE, 1.4, 1) + paint(rect(46, 48, 9, 6, 0.6), "#cfc7b0", 1.2, 1)
    return out


def breeding_grounds():
    out = base()
    nest = blob((3, 43, 1), (14, 48), (32, 50), (50, 48), (61, 43, 1), (57, 55), (46, 60), (18, 60), (7, 55))
    eggs = ((17, 36, TILE, -14), (47, 36, "#7d4bb0", 14))
    for x, y, c, a in eggs:
        e = turn(blob((x, y - 15), (x + 9, y + 2), (x, y + 13), (x - 9, y + 2)), a, x, y)
        out += paint(e, c, 2.6, 1.8) + inside(join(*[ell(x + dx, y + dy, 2.2, 1.7) for dx, dy in ((-3, -6), (3, -2), (-2, 3), (5, 5), (-6, -1))]), e, CLOTH, 0.75)
    out += paint(taper((32, 46, 8), (31, 32, 6.5), (33, 22, 6)), "#d8523f", 2, 1.4) + paint(taper((33, 22, 6), (41, 24, 4)), "#d8523f", 1.4, 1)
    out += paint(join(taper((29, 17, 1.5), (26, 12, 0.4)), taper((34, 16, 1.5), (34, 10.5, 0.4))), "#e9d8b0", 0.5, 0.4)
    out += dot(35.5, 21, 2.6, "#fff", True) + dot(36.2, 21.2, 1.3, DARK) + dot(42.5, 23, 0.8, DARK) + stroke("M38 27.5q3 0 5-1.5")
    out += paint(path("M19 46l4-6 4 5 5-5 4 5 5-5 4 6-4 8H23z"), "#f2c04a", 1.6, 1.2)
    out += paint(nest, "#9a6a36", 2.4, 1.8) + stroke("M8 49c8 4 16 4 24 4M12 54c10 3 22 4 34 1M30 51c10 1 20-1 27-4M20 58c8 1 18 1 26-1M36 55l14-4", "#5f3c1a", 1.4)
    return out + stroke("M4 44l-3-3M60 44l3-4M10 58l-4 2M55 57l4 2", "#5f3c1a", 1.6)


def scout_quarters():
    out = base(rx=22) + paint(poly((19, 59), (22, 26), (42, 26), (45, 59)), WALL, 2.6, 1.8)
    out += inside(join(*[rect(x, y, 5, 2) for x, y in ((23, 34), (36, 40), (22, 48), (37, 53), (24, 54))]), poly((19, 59), (22, 26), (42, 26), (45, 59)), WALL2)
    out += paint(join(rect(15, 20, 34, 8), battlements(15, 20, 34, n=5, tall=3)), WALL, 1.8, 1.4)
    out += paint(rect(21, 10, 3, 10), WOOD, 0.6, 0.4) + paint(rect(40, 10, 3, 10), WOOD, 0.6, 0.4) + paint(poly((14, 12), (32, 0), (50, 12)), ROOF, 2, 1.5)
    out += paint(ell(32, 15, 3, 3), "#e0b088", 0.8, 0) + paint(poly((26.5, 20.5), (28, 17.5), (36, 17.5), (37.5, 20.5)), TILE, 0.6, 0)
    out += paint(turn(rect(33, 13.5, 12, 2.4), -14, 33, 14.5), GOLD, 0.6, 0.4)
    out += arch(28, 59, 8, 11) + arch(30, 42, 4, 7) + stroke("M15 59l4-27M12 59l4.5-27M13 53h4M13.8 47h4M14.6 41h3.5", WOOD, 1.4)
    return out + paint(turn(poly((52, 59), (57, 43), (62, 59)), 0, 57, 50), "#d6bc84", 1.4, 1) + paint(poly((55.5, 59), (57, 50), (58.5, 59)), DARK, 0, 0)


def lord(stone="#c6cbc4", dark="#8f988f"):
    """The Dragonlord on a rearing Dragon, in stone, around (32, 40)."""
    out = paint(path("M30 30L12 6q-9 8-8 24q6-5 9 0q6-3 8 4q4-1 6 3z"), dark, 2, 1.4)
    out += paint(taper((10, 62, 0.6), (6, 52, 2), (14, 48, 3.6), (24, 56, 5), (30, 50, 8.4), (32, 38, 7.4), (38, 27, 5), (45, 22, 4)), stone, 2.4, 1.8)
    out += paint(taper((27, 54, 5), (25, 60, 3.4), (30, 65, 2.6)), stone, 1.4, 1) + paint(taper((35, 52, 4), (38, 58, 3), (36, 65, 2.6)), stone, 1.4, 1)
    out += paint(taper((37, 40, 3.4), (44, 42, 2.4), (46, 47, 1.8)), stone, 1.2, 0.9) + paint(taper((38, 35, 3), (47, 34, 2.2), (51, 38, 1.6)), stone, 1.2, 0.9)
    out += paint(join(taper((44, 27, 2.6), (52, 29, 1.4)), ell(45, 21, 5, 4.6), taper((46, 21, 4), (55, 23, 2.2))), stone, 1.4, 1) + paint(taper((42, 17.5, 1.8), (36, 13, 1.4), (32, 13, 0.4)), dark, 0.7, 0.5)
    out += dot(47.5, 20, 1, "#4a4f4a")
    out += paint(taper((27, 40, 3.4), (34, 45, 3), (35, 51, 2.2)), dark, 1, 0.8) + paint(join(taper((26, 39, 4.6), (25, 29, 4.2))), stone, 1.4, 1)
    out += paint(taper((26, 29, 2.4), (34, 26, 2), (38, 19, 1.6)), stone, 1, 0.8) + paint(poly((37, 20), (39.6, 21), (46.5, 3), (42.5, 4)), dark, 0.8, 0.8)
    return out + paint(ell(25, 21, 4, 4.4), stone, 1.1, 0.9) + paint(poly((20.5, 19.5), (20, 13.5), (23, 16), (25, 11.5), (27, 16), (30, 13.5), (29.5, 19.5)), GOLD, 0.8, 0.7)


def dragonlord_statue():
    return base() + f'<g transform="translate(6.5 -4) scale(.8)">{lord()}</g>' + paint(poly((10, 59), (12, 53), (16, 53), (17, 47), (47, 47), (48, 53), (52, 53), (54, 59)), STONE, 2, 1.5) + stroke("M16 53h32", DARK, 1.2)


def statue():
    """The Statue, tall, for the place of the Objectives; on 64 x 96."""
    out = '<ellipse cx="32" cy="91" rx="30" ry="4.5" fill="#1d1030" fill-opacity=".18" stroke="none"/>' + lord()
    out += paint(poly((12, 72), (14, 64), (50, 64), (52, 72)), STONE, 1.8, 1.4) + paint(poly((15, 84), (16, 72), (48, 72), (49, 84)), "#cfd3ca", 2.2, 1.8)
    out += paint(poly((6, 92), (9, 84), (55, 84), (58, 92)), STONE, 2, 1.6)
    out += paint(star(32, 78, 8, 5, 3), GOLD, 0.8, 0.6) + paint(taper((22, 81, 0.4), (25, 77, 1.2), (23, 74, 0.4)), TILE, 0, 0) + paint(taper((42, 81, 0.4), (39, 77, 1.2), (41, 74, 0.4)), TILE, 0, 0)
    return out + stroke("M9 88h46", "#7f877f", 1.2)


PLACES = {name.replace("_", "-"): globals()[name] for name in (
    "armoury", "library", "forge", "dragon_spires", "great_market", "barracks", "hunting_grounds", "training_grounds",
    "builders_square", "breeding_grounds", "scout_quarters", "dragonlord_statue")}
