"""What a scholar holds: the instrument of the field, around (33, 53) on 48 x 64."""

import math

from kit import blob, dot, ell, flat, inside, join, paint, path, poly, rect, star, stroke, taper, turn

INK, GOLD, BRASS, WOOD, PAPER, GLASS, STEEL = "#2b2030", "#e6b548", "#d39a3c", "#8f5f30", "#f6ecd0", "#bfe3e0", "#c3cbd4"


def book(fill="#8c2f2a", x=24, y=45, w=19, h=16):
    return paint(rect(x, y, w, h, 1.2), fill, 1.4, 1) + paint(rect(x + w - 2.6, y + 1, 2, h - 2), PAPER, 0, 0) + f'<rect x="{x + 2.5}" y="{y + 2.5}" width="{w - 7.5}" height="{h - 5}" rx="1" fill="none" stroke="{GOLD}" stroke-width="1"/>'


def tablet(mark):
    return paint(rect(23.5, 43, 20, 18, 1), WOOD, 1.2, 1) + paint(rect(25.5, 45, 16, 14), PAPER, 0, 0) + mark


def oud():
    bowl = blob((25, 54), (29, 47.5), (36, 49), (40, 54), (38, 61), (31, 63.5), (26, 60))
    out = paint(turn(rect(36.5, 35, 3, 17), 32, 38, 50), WOOD, 0.8, 0.6) + paint(turn(rect(41.2, 33.5, 3.8, 5.5), -20, 43, 38), WOOD, 0.6, 0.5)
    return out + paint(bowl, "#c98642", 1.8, 1.3) + dot(33, 55, 2.6, "#4a2d18", True) + stroke("M29 60L43 40M30.5 61L44 41", "#f6ecd0", 0.8)


def astrolabe():
    out = paint(ell(34, 41, 2.2), BRASS, 0, 0) + paint(ell(34, 52.5, 10), BRASS, 1.8, 1.3) + dot(34, 52.5, 7, PAPER, True)
    return out + stroke("M27.5 50q6.5 5 13 0M29 57.5q5-4 10 0", "#2f5596", 1) + stroke("M28 58L40 47", INK, 2.6) + stroke("M28 58L40 47", GOLD, 1.2) + dot(34, 52.5, 1.3, "#b5472f", True)


def star_globe():
    out = stroke("M28 63h12M34 60v3", INK, 2.6) + paint(ell(34, 51, 9.6), "#24407e", 1.8, 1.3)
    pts = ((29, 47), (33, 45.5), (36, 50), (32, 53.5), (38, 55.5), (40, 48))
    out += stroke("M29 47L33 45.5L36 50L32 53.5M36 50L40 48M36 50L38 55.5", "#f6ecd0", 0.7)
    return out + "".join(flat(star(x, y, 5, 1.6, 0.7), "#ffe48a") for x, y in pts)


def armillary():
    out = stroke("M34 60v4M29 64h10", INK, 2.6)
    rings = "M24 51.5a10 10 0 1 0 20 0a10 10 0 1 0-20 0M24 51.5a10 3.6 0 1 0 20 0a10 3.6 0 1 0-20 0M34 41.5a3.6 10 0 1 0 0 20a3.6 10 0 1 0 0-20"
    return out + stroke(rings, INK, 3) + stroke(rings, GOLD, 1.4) + dot(34, 51.5, 2.6, "#2f7fb0", True)


def curves():
    return tablet(stroke("M27 46.5q4.5 18 9 0M33.5 58.5a5 5 0 1 1 7-7M26.5 55h14M33.5 46v13", "#b5472f", 1))


def staff():
    out = stroke("M39 64V36q0-5-4-5t-4 4", INK, 3.6) + stroke("M39 64V36q0-5-4-5t-4 4", WOOD, 1.8)
    bag = blob((28, 46, 1), (25, 52), (26.5, 60), (34, 62), (38, 58), (37, 51), (34, 46, 1))
    return out + paint(bag, "#b88a4c", 1.6, 1.2) + stroke("M27.5 48.5h8", "#b5472f", 1.6) + stroke("M31 52v5", None, 1)


def perfume():
    out = paint(rect(31.5, 42, 5, 5, 1), GOLD, 0.8, 0.6) + paint(blob((32, 46.5, 1), (27, 51), (26.5, 58), (30, 62.5), (38, 62.5), (41.5, 58), (41, 51), (36, 46.5, 1)), "#9d6fb0", 1.6, 1.3)
    return out + inside(rect(26, 55, 17, 9), blob((32, 46.5, 1), (27, 51), (26.5, 58), (30, 62.5), (38, 62.5), (41.5, 58), (41, 51), (36, 46.5, 1)), "#5c3674") + stroke("M38 41q2-2 0-4M41 42.5q2.5-2 1-5", "#fff6dc", 1)


def hoopoe():
    out = book("#3a7a4c", 23, 52, 20, 11)
    out += paint(join(*[taper((35, 42, 0.8), (33 + k * 2.6, 35.5 + abs(k - 1), 0.7)) for k in range(3)]), "#e6893a", 0, 0.4)
    bird = join(taper((27, 53, 0.8), (31, 50.5, 3), (35, 47, 3), (36, 43, 2.5)))
    return out + paint(bird, "#e0a05a", 1, 0.8) + stroke("M38 43l5 1.5", INK, 1.4) + dot(36.7, 42.5, 0.8, INK) + stroke("M29 51l4-3M30.5 52.5l4-3", INK, 1)


def ship():
    out = stroke("M33 58V38", INK, 2) + paint(path("M34 39q9 5 8 16q-4-2-8-1z"), PAPER, 1, 0.8) + paint(path("M32 41q-6 5-6 12q3-1 6 0z"), "#e3c78e", 0.8, 0.6)
    out += paint(path("M23 55q10 3 21-1q0 8-7 9h-8q-5-1-6-8z"), WOOD, 1.4, 1)
    return out + stroke("M22 63.2q3-2 6 0t6 0 6 0 5 0", "#6cc4e8", 1.6)


def map_disc():
    out = paint(ell(34, 52, 10.5), STEEL, 1.8, 1.4) + dot(34, 52, 8, "#8cc4d8", True)
    land = join(blob((29, 47), (34, 46), (38, 48), (37, 51), (32, 51.5), (29, 50)), blob((31, 54), (36, 53.5), (38, 56), (34, 58.5), (31, 57)), ell(40, 53, 1.3, 2))
    return out + flat(land.intersection(ell(34, 52, 7.3)), "#c9a44c") + stroke("M26.5 52.5q7-2 15 0", "#fff6dc", 0.7)


def globe_maker():
    out = stroke("M27 63l3-6M41 63l-3-6M26 63h16", INK, 2.6) + paint(ell(34, 50, 8), BRASS, 1.6, 1.2) + stroke("M26.5 48q7.5 4 15 0M31 42.5q-2 8 1 15", INK, 0.9)
    return out + stroke("M34 40.5v19M23.5 50a10.5 4 0 0 0 21 0", INK, 2.6) + stroke("M34 40.5v19M23.5 50a10.5 4 0 0 0 21 0", GOLD, 1.1)


def gazelle():
    body = join(ell(32, 55, 6, 3.6), taper((36.5, 53.5, 2.4), (38.5, 48, 1.8), (40, 46, 1.9)), taper((40, 46, 1.6), (43.5, 47.5, 0.9)), taper((28, 57, 1.3), (27.5, 63, 0.8)), taper((31, 58, 1.2), (31.5, 63, 0.8)), taper((35, 58, 1.2), (36, 63, 0.8)))
    return stroke("M39.5 44.5q-3-3-2-7M41 44.5q-1-4 1-7", INK, 1.4) + paint(body, "#d09a5a", 1.2, 0.9) + dot(40.6, 45.7, 0.7, INK) + flat(ell(31, 57.2, 4, 1), "#fff6dc", 0.8)


def moons():
    out = paint(ell(34, 52.5, 10.5), "#24407e", 1.6, 1.2) + dot(34, 52.5, 3, "#6fb0d8", True)
    for k in range(6):
        a = math.radians(60 * k)
        x, y = 34 + 7 * math.cos(a), 52.5 + 7 * math.sin(a)
        out += dot(x, y, 1.9, "#0f1d40") + flat(ell(x, y, 1.9).difference(ell(x - 1.9 + k * 0.75, y, 1.9)), "#fff0b8")
    return out


def herb_pot():
    out = ""
    for x, y, a in ((34, 50, -90), (34, 50, -130), (34, 50, -50), (34, 46, -110), (34, 46, -70)):
        leaf = blob((x, y, 1), (x + 5, y - 2.6), (x + 11, y, 1), (x + 5, y + 2.6))
        out += paint(turn(leaf, a, x, y), "#5a9a44", 0.9, 0.7)
    return out + paint(path("M26.5 51h15l-2 12h-11z"), "#c26a3e", 1.4, 1) + paint(rect(25.5, 49.5, 17, 3.6, 1), "#d9855a", 0.7, 0.6) + dot(31, 40, 1.6, "#b052a0", True) + dot(37.5, 39.5, 1.6, "#b052a0", True)


def branch():
    out = stroke("M26 64Q33 52 42 38", INK, 2.8) + stroke("M26 64Q33 52 42 38", WOOD, 1.3)
    for x, y, a in ((30, 57, -150), (31, 56, -10), (34, 51, -160), (35, 50, -5), (38, 44.5, -165), (39, 44, 0), (41.5, 39, -70)):
        out += paint(turn(blob((x, y, 1), (x + 4, y - 1.9), (x + 8, y, 1), (x + 4, y + 1.9)), a, x, y), "#6a9a3c", 0.7, 0.6)
    return out + dot(34, 57, 2.2, "#7a3f8c", True) + dot(38, 52, 2.2, "#7a3f8c", True) + dot(29, 52.5, 2, "#7a3f8c", True)


def alembic():
    bulb = join(ell(31, 57, 6), poly((29, 53), (29.5, 46), (32.5, 46), (33, 53)))
    out = paint(taper((33, 45, 1.9), (39, 46, 1.3), (43.5, 55, 0.9)), GLASS, 0.7, 0.6) + paint(ell(31.5, 44.5, 3.8, 3.4), GLASS, 0.9, 0.8) + paint(bulb, GLASS, 1.4, 1)
    out += inside(rect(24, 57, 14, 8), bulb, "#d8523f") + dot(29.5, 59, 0.8, "#fff") + dot(32.5, 58.3, 0.6, "#fff")
    return out + paint(path("M40.5 56h5l-.5 6.5h-4z"), "#c26a3e", 0.8, 0.6)


def heart():
    h = path("M33.5 62c-6-4-9.5-8-9.5-12 0-4 5-6 9.5-2 4.5-4 9.5-2 9.5 2 0 4-3.5 8-9.5 12z")
    out = stroke("M31 47q-1-5 2-7M35 47q0-4 4-6", INK, 3.6) + stroke("M31 47q-1-5 2-7", "#c2352c", 1.8) + stroke("M35 47q0-4 4-6", "#3f6fb8", 1.8)
    return out + paint(h, "#c2352c", 1.8, 1.3) + inside(rect(33.5, 40, 12, 24), h, "#3f6fb8", 0.85) + stroke("M33.5 49q2 6-1 11", None, 1)


def flask():
    f = join(ell(33.5, 56, 7.5, 7), poly((31, 50), (31, 43), (36, 43), (36, 50)), rect(29.5, 41.5, 8, 2.4, 1))
    return paint(f, "#e6f2ea", 1.6, 1.2) + inside(rect(25, 55, 18, 9), f, "#e2b53a") + dot(31, 59, 0.9, "#fff6dc") + dot(35.5, 57.5, 0.7, "#fff6dc")


def scalpel():
    out = ""
    for a in (-24, 24):
        out += paint(turn(join(taper((33.5, 51, 1.1), (33.5, 38, 0.5))), a, 33.5, 51), STEEL, 0.5, 0.5)
    out += stroke("M33.5 51l-4 6M33.5 51l4 6", INK, 3) + stroke("M33.5 51l-4 6M33.5 51l4 6", STEEL, 1.4)
    for x in (28.3, 38.7):
        out += f'<circle cx="{x}" cy="59.5" r="2.6" fill="none" stroke="{INK}" stroke-width="3.2"/><circle cx="{x}" cy="59.5" r="2.6" fill="none" stroke="{STEEL}" stroke-width="1.4"/>'
    return out + dot(33.5, 51, 1.1, GOLD, True)


def mortar():
    out = paint(turn(taper((34, 38, 1.3), (34, 50, 1.7)), 24, 34, 50), BRASS, 0.8, 0.6) + paint(path("M25 49h17q0 8-5 10l2 4H28l2-4q-5-2-5-10z"), BRASS, 1.6, 1.2) + paint(rect(24, 47.5, 19, 3.4, 1.5), GOLD, 0.7, 0.6)
    return out + paint(turn(blob((29, 47, 1), (32, 44), (36, 46, 1), (32, 48)), -30, 31, 46), "#5a9a44", 0.5, 0.4)


def square_board():
    out = flat(rect(27.5, 47, 7, 7), "#d8523f") + flat(rect(34.5, 47, 4, 7), "#e6b548") + flat(rect(27.5, 54, 7, 4), "#e6b548") + flat(rect(34.5, 54, 4, 4), "#2f7fb0")
    return tablet(out + stroke("M27.5 47h11v11h-11zM34.5 47v11M27.5 54h11", INK, 1))


def dividers():
    out = stroke("M34 40L27 62M34 40L41 62", INK, 3.6) + stroke("M34 40L27 62M34 40L41 62", BRASS, 1.8) + dot(34, 40, 2.4, GOLD, True)
    return out + stroke("M27 55q7-6 14 0", "#fff6dc", 1.2) + stroke("M29.8 53.5q4.2 3 8.4 0", INK, 1.2)


def quill():
    out = paint(path("M24 48h14q4 0 4 4v11H28V52q0-4-4-4z"), PAPER, 1.2, 0.9) + stroke("M31 53h8M31 56h8M31 59h5", "#2f5596", 1)
    return out + paint(turn(blob((30, 50, 1), (36, 46.5), (45, 47, 1), (38, 51.5)), -50, 30, 50), "#fbf7ea", 0.7, 0.6) + stroke("M30 50L38 40.5", INK, 0.9)


def lens():
    eye = blob((24, 52.5, 1), (29, 47.5), (34, 46.5), (39, 47.5), (44, 52.5, 1), (39, 57.5), (34, 58.5), (29, 57.5))
    out = stroke("M34 44.5v-3M28.5 45.5l-1.5-2.5M39.5 45.5l1.5-2.5M34 60.5v2.5M28.5 59.5l-1.5 2.5M39.5 59.5l1.5 2.5", GOLD, 1.5)
    return out + paint(eye, "#fff8ea", 1.2, 0.8) + dot(34, 52.5, 4.6, "#2f7fb0", True) + dot(34, 52.5, 2.1, INK) + dot(32.5, 51, 1.1, "#fff")


def fountain():
    out = paint(path("M26 56h16q0 5-5 5.5V64h-6v-2.5q-5-.5-5-5.5z"), STEEL, 1.2, 1) + paint(rect(32.6, 47, 2.8, 9), STEEL, 0.6, 0.5)
    return out + stroke("M34 47q-1-6-6-6t-4 9M34 47q1-6 6-6t4 9M34 46v-8", INK, 2.6) + stroke("M34 47q-1-6-6-6t-4 9M34 47q1-6 6-6t4 9M34 46v-8", "#8fd0ea", 1.3)


def scales():
    out = stroke("M34 40v22M25 45h18M29 63h10", INK, 3) + stroke("M34 40v22M25 45h18M29 63h10", GOLD, 1.4) + dot(34, 40, 1.7, GOLD, True)
    out += stroke("M26 45l-3 8M26 45l3 8M42 45l-3 8M42 45l3 8", None, 0.9)
    return out + paint(path("M22 53h8q-1 4-4 4t-4-4zM38 53h8q-1 4-4 4t-4-4z"), BRASS, 0.7, 0.6) + dot(42, 51.6, 1.5, "#6fb0d8", True)


def elephant():
    body = join(ell(32, 56, 7, 5), ell(39.5, 53.5, 4, 4), taper((42, 55, 1.9), (43.5, 59, 1.3), (42, 62.5, 0.9)), rect(26.5, 57, 3.6, 7), rect(34, 57, 3.6, 7))
    out = paint(body, "#9aa3b4", 1.3, 1) + paint(ell(37, 53.5, 2.4, 3), "#7f8898", 0.6, 0.5) + dot(40.7, 52.5, 0.7, INK)
    out += paint(rect(26.5, 50, 10, 4, 1), "#b5472f", 0.6, 0.5) + paint(path("M27.5 50v-7h8v7z"), GOLD, 0.8, 0.7) + paint(path("M26.5 43q5-7 10 0z"), "#2f7fb0", 0.7, 0.6)
    return out + dot(31.5, 46.5, 2.2, PAPER, True) + stroke("M31.5 46.5v-1.5M31.5 46.5h1.2", INK, 0.8)


def triangle_board():
    return tablet("".join(dot(33.5 + (k - r / 2) * 3, 47.2 + r * 2.5, 0.95, ("#b5472f", "#2f5596")[(k + r) % 2]) for r in range(5) for k in range(r + 1)))


def quadrant():
    q = path("M25 44v19h19A19 19 0 0 0 25 44z")
    return paint(q, BRASS, 1.6, 1.2) + stroke("M25 50a13 13 0 0 1 13 13M29 63a4 4 0 0 0-4-4M25 63l10-12M25 63l5-15", INK, 0.9) + paint(star(40, 44, 8, 4.2, 2.4), GOLD, 0, 0)


HELD = {name.replace("_", "-"): globals()[name] for name in (
    "oud", "astrolabe", "star_globe", "armillary", "curves", "staff", "perfume", "hoopoe", "ship", "map_disc", "globe_maker", "gazelle", "moons",
    "herb_pot", "branch", "alembic", "heart", "flask", "scalpel", "mortar", "square_board", "dividers", "quill", "lens", "fountain", "scales",
    "elephant", "triangle_board", "quadrant")}
