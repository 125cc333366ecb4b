"""Equipment and Legendary Equipment."""

from kit import blob, dot, drawn_on, ell, flat, flip, inside, join, move, paint, path, poly, rect, star, stroke, taper, turn
from units import BONE, BRASS, GOLD, INK, IRON, LEATHER, STEEL, WOOD, both

CLOTH = "#a8763c"


def tilted(shape, angle=45):
    return turn(shape, angle, 32, 32)


def blade(width, top, foot, fill=STEEL, angle=45, grip=LEATHER, guard=GOLD, span=10):
    b = poly((32 - width, foot), (32 - width, top + width * 2), (32, top), (32 + width, top + width * 2), (32 + width, foot))
    out = paint(tilted(b, angle), fill, 1.8, 1.4) + flat(tilted(rect(31.2, top + width * 2, 1.6, foot - top - width * 2 - 2), angle), "#fff", 0.5)
    out += paint(tilted(rect(30, foot, 4, 13, 1), angle), grip, 0.8, 0.6) + paint(tilted(rect(32 - span, foot - 2.2, 2 * span, 5, 2.2), angle), guard, 1, 0.8)
    return out + paint(tilted(ell(32, foot + 14, 3.4), angle), guard, 0.8, 0.6)


def short_sword():
    return blade(4.5, 2, 42)


def crossbow():
    out = paint(tilted(rect(29, 12, 6, 48, 2)), WOOD, 1.4, 1.1)
    bow = tilted(join(taper((4, 26, 1.6), (14, 16, 2.6), (32, 12, 3.2), (50, 16, 2.6), (60, 26, 1.6))))
    out += stroke(path_of(tilted_points([(5, 26), (32, 36), (59, 26)])), "#b8a070", 1.8) + paint(bow, IRON, 1.3, 1)
    out += paint(tilted(poly((30.8, 36), (30.8, 4), (32, -3), (33.2, 4), (33.2, 36))), BONE, 0.5, 0.4) + paint(tilted(poly((28.5, 4), (32, -5), (35.5, 4))), STEEL, 0.7, 0.6)
    return out + paint(tilted(rect(30, 46, 4, 9, 1)), BRASS, 0.6, 0.5)


def tilted_points(points, angle=45):
    from math import cos, radians, sin
    a = radians(angle)
    return [(32 + (x - 32) * cos(a) - (y - 32) * sin(a), 32 + (x - 32) * sin(a) + (y - 32) * cos(a)) for x, y in points]


def path_of(points):
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def shaft(angle=45, foot=62, top=4, fill=WOOD, w=2.4):
    return paint(tilted(rect(32 - w, top, 2 * w, foot - top, 1.2), angle), fill, 1, 0.8)


def battle_axe():
    side = path("M34 6C52 0 56 18 50 32C46 24 40 22 34 23z")
    return shaft() + paint(tilted(side), STEEL, 2, 1.6) + paint(tilted(flip(side)), STEEL, 2, 1.6) + paint(tilted(rect(28.5, 7, 7, 17, 1.5)), IRON, 1, 0.8) + paint(tilted(poly((29.5, 6), (32, -2), (34.5, 6))), STEEL, 0.6, 0.5)


def throwing_knives():
    out = ""
    for angle, dx, dy in ((18, -12, 3), (45, 0, 0), (72, 3, 14)):
        out += paint(move(tilted(blob((29, 36, 1), (27.5, 22), (32, 6, 1), (36.5, 22), (35, 36, 1)), angle), dx, dy), STEEL, 1.2, 1) + paint(move(tilted(rect(29.8, 36, 4.4, 14, 1.6), angle), dx, dy), LEATHER, 0.8, 0.6) + paint(move(tilted(rect(27, 34.5, 10, 3.4, 1.4), angle), dx, dy), GOLD, 0.5, 0.4)
    return out


def shamans_staff():
    out = paint(taper((14, 62, 2.6), (26, 42, 2.8), (38, 24, 3)), WOOD, 1.2, 0.9)
    out += paint(join(taper((37, 26, 3), (46, 24, 2.4), (52, 16, 1.2)), taper((37, 26, 3), (34, 14, 2.4), (40, 6, 1.2))), WOOD, 1, 0.8)
    out += f'<circle cx="45" cy="14" r="7" fill="#8fe0c8" stroke="{INK}"/>' + dot(43, 12, 2.2, "#eafff6")
    out += stroke("M30 36l-8-4M28 39l-8 3", INK, 1.6)
    for x, y, c in ((17, 31, "#d8662c"), (16, 43, "#4fa0c0")):
        out += paint(blob((x + 5, y + 1, 1), (x, y - 2.6), (x - 8, y + 2, 1), (x, y + 3.4)), c, 0.7, 0.6)
    return out + paint(ell(28, 46, 4.5, 4), BONE, 0.8, 0.7) + dot(26.7, 45.5, 1, INK) + dot(29.7, 45.5, 1, INK)


def tower_shield():
    s = path("M12 8q20-7 40 0v32q0 14-20 21-20-7-20-21z")
    out = paint(s, "#8a5a34", 3, 2.2) + inside(s.difference(s.buffer(-4)), s, IRON) + drawn_on("M22 4v56M42 4v56", s, "#5c3a1c", 1.3)
    return out + "".join(dot(x, y, 1.3, INK) for x, y in ((16, 12), (32, 7.5), (48, 12), (14.5, 30), (49.5, 30), (22, 52), (42, 52))) + paint(ell(32, 30, 8.5), IRON, 1.8, 1.4) + dot(32, 30, 3, STEEL, True)


def war_hammer():
    return shaft() + paint(tilted(rect(14, 5, 36, 18, 2.5)), IRON, 2.4, 1.9) + paint(tilted(rect(26, 3, 12, 22, 1.5)), STEEL, 1.4, 1.1) + paint(tilted(rect(29, 44, 6, 14, 1.5)), LEATHER, 0.8, 0.6)


def blunderbuss():
    stock = tilted(blob((28, 40, 1), (36, 40, 1), (38, 50), (42, 62, 1), (28, 64, 1), (28, 52)), 50)
    out = paint(stock, WOOD, 1.5, 1.2) + paint(tilted(join(rect(29, 12, 6, 32), poly((29, 14), (24, 0), (40, 0), (35, 14))), 50), BRASS, 1.6, 1.3) + paint(tilted(ell(32, 0.5, 8, 2.6), 50), "#2a1f18", 0, 0)
    return out + paint(tilted(rect(27.5, 34, 9, 5, 1), 50), IRON, 0.7, 0.6) + f'<circle cx="{tilted_points([(40, 46)], 50)[0][0]:.1f}" cy="{tilted_points([(40, 46)], 50)[0][1]:.1f}" r="4" fill="none" stroke-width="2"/>'


def war_drum():
    body = path("M10 24v22q0 12 22 12t22-12V24z")
    out = paint(body, "#9c3a2c", 2.6, 2) + stroke("M10 30l9 25M24 35l-5 20M24 35l8 23M40 35l-8 23M40 35l5 20M54 30l-9 25", "#f0e0b8", 1.6)
    out += paint(ell(32, 24, 22, 10), BONE, 2, 1.5) + '<ellipse cx="32" cy="24" rx="17" ry="7" fill="none" stroke="#b8a070" stroke-width="1.3"/>' + paint(ell(32, 24, 5, 2.4), "#c2602a", 0, 0)
    return out + paint(join(taper((6, 4, 1.6), (28, 18, 1.6)), ell(29, 19, 3.6, 3)), WOOD, 0.8, 0.7) + paint(join(taper((58, 2, 1.6), (40, 18, 1.6)), ell(39, 19, 3.6, 3)), WOOD, 0.8, 0.7)


def rock_breaker():
    out = shaft(foot=64) + paint(tilted(blob((2, 22, 1), (16, 7), (32, 3), (48, 7), (62, 22, 1), (46, 16), (32, 13), (18, 16))), IRON, 1.8, 1.5) + paint(tilted(rect(27.5, 3, 9, 13, 1.5)), STEEL, 1, 0.8)
    return out + paint(poly((3, 60), (5, 50), (14, 46), (22, 52), (20, 61)), "#8d8a84", 1.3, 1.1) + stroke("M13 46l1 8-4 6", INK, 1.3)


def double_flail():
    out = paint(turn(rect(8, 40, 5, 24, 2), 40, 12, 48), WOOD, 1.2, 0.9) + paint(turn(rect(7.5, 40, 6, 5, 1), 40, 12, 48), IRON, 0.6, 0.5)
    for bx, by in ((46, 16), (50, 44)):
        for k in range(1, 6):
            x, y = 19 + (bx - 19) * k / 6.5, 41 + (by - 41) * k / 6.5
            out += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.1" fill="none" stroke="{INK}" stroke-width="3"/><circle cx="{x:.1f}" cy="{y:.1f}" r="2.1" fill="none" stroke="{STEEL}" stroke-width="1.2"/>'
        out += "".join(paint(turn(poly((bx + 5, by - 3), (bx + 13, by), (bx + 5, by + 3)), a, bx, by), STEEL, 0.5, 0.4) for a in range(0, 360, 45)) + paint(ell(bx, by, 8.5), IRON, 2, 1.6)
    return out


def rune_blade():
    out = blade(5.5, 0, 44, "#9fc4dc", guard="#5c4a8c", grip="#2a2438", span=12)
    for y in (14, 22, 30, 37):
        pts = tilted_points([(29.8, y + 1), (32, y - 2.5), (34.2, y + 1), (32, y + 3)])
        out += stroke(path_of(pts[:3]) + path_of([pts[1], pts[3]]), "#2f4fd0", 1.5)
    return out


def boot(dx=0):
    b = blob((14, 8, 1), (32, 8, 1), (31, 26), (33, 38), (46, 44), (50, 54, 1), (12, 54, 1), (15, 34))
    return paint(move(b, dx, 0), LEATHER, 2.4, 1.8) + paint(move(rect(10, 53, 41, 6, 2), dx, 0), "#3a2618", 0.8, 0.7) + paint(move(rect(12, 6, 22, 7, 2), dx, 0), BONE, 1, 0.8) + stroke(f"M{29 + dx} 22l-9 3M{29 + dx} 29l-9 3M{31 + dx} 36l-9 4", "#d8b27a", 1.7)


def marching_boots():
    return f'<g transform="translate(12 -4) scale(.86)">{boot()}</g>' + f'<g transform="translate(0 3)">{boot(-2)}</g>'


TORSO = blob((14, 12, 1), (22, 8, 1), (26, 13), (32, 15), (38, 13), (42, 8, 1), (50, 12, 1), (54, 24, 1), (47, 28, 1), (47, 44), (49, 58, 1), (32, 61), (15, 58, 1), (17, 44), (17, 28, 1), (10, 24, 1))


def leather_armor():
    return paint(TORSO, "#9a6636", 3, 2.2) + drawn_on("M32 15v46M17 38q15 5 30 0", TORSO, "#5c3a1c", 1.7) + stroke("M28 22l8 4M36 22l-8 4M28 30l8 4M36 30l-8 4", "#e9d8b0", 1.6) + paint(rect(15, 45, 34, 6, 1.5), "#4a2e18", 0.8, 0.7) + paint(rect(28, 44, 8, 8, 1), BRASS, 0.7, 0.6)


def shamans_coat():
    coat = blob((16, 10, 1), (24, 7, 1), (32, 13), (40, 7, 1), (48, 10, 1), (61, 38, 1), (53, 42, 1), (47, 32, 1), (52, 60, 1), (46, 56), (40, 61, 1), (34, 56), (30, 56), (24, 61, 1), (18, 56), (12, 60, 1), (17, 32, 1), (11, 42, 1), (3, 38, 1))
    out = paint(coat, "#5c7a6a", 3, 2.2) + drawn_on("M32 13v46", coat, "#33493e", 1.7) + inside(join(taper((14, 54, 2), (32, 51, 2), (50, 54, 2))), coat, "#e0b04a")
    for x, y, c in ((25, 26, BONE), (39, 26, BONE), (25, 38, "#d8662c"), (39, 38, "#d8662c")):
        out += dot(x, y, 2.6, c, True)
    tufts = join(*[ell(x, y, 4.2) for x, y in ((18, 11), (23, 8.5), (28, 11), (36, 11), (41, 8.5), (46, 11))])
    return out + paint(tufts, "#8d7258", 1, 0.8) + stroke("M27 15q5 8 10 0", BONE, 1.8) + paint(poly((30.4, 19), (33.6, 19), (32, 25)), BONE, 0, 0)


def spiked_harness():
    out = ""
    for sx in (13, 51):
        out += "".join(paint(turn(poly((sx + 5, 12), (sx + 15, 15.5), (sx + 5, 19)), a, sx, 15.5), STEEL, 0.7, 0.6) for a in ((-165, -115, -65) if sx < 32 else (-115, -65, -15)))
    out += paint(TORSO, "#5c4030", 2.6, 2) + drawn_on("M14 12L46 52M50 12L18 52", TORSO, INK, 9) + drawn_on("M14 12L46 52M50 12L18 52", TORSO, "#a8743c", 6)
    out += both(path("M6 25q1-14 12-16q8 2 6 9q-6 9-18 7z"), IRON, 1.6, 1.3) + paint(rect(15, 47, 34, 7, 1.5), "#a8743c", 1, 0.8)
    for x, y in ((24, 26), (40, 26), (25, 40), (39, 40), (20, 52), (32, 53), (44, 52)):
        out += paint(poly((x - 3.5, y + 2.5), (x, y - 7), (x + 3.5, y + 2.5)), STEEL, 0.9, 0.7)
    return out + paint(ell(32, 33, 6), IRON, 1.4, 1.2) + dot(32, 33, 2.2, BRASS, True)


def chain_mail():
    out = paint(TORSO, "#9aa4ac", 3, 2.2)
    for y in range(14, 60, 5):
        out += drawn_on(f"M{8 + (y % 2) * 2.5} {y}" + "q2.5 4 5 0" * 10, TORSO, "#565f68", 1.3)
    return out + paint(path("M22 8q10 14 20 0l4 2q-14 20-28 0z"), LEATHER, 0.9, 0.7)


def winged_harness():
    out = ""
    for k, (x, y) in enumerate(((-1, 6), (-2, 17), (1, 28), (6, 38), (12, 46))):
        q = taper((26, 34, 2), ((x + 24) / 2, (y + 24) / 2, 4), (x + 2, y, 1.2))
        out += both(q, "#e9dcc0" if k % 2 else "#c9b48a", 1, 0.9)
    out += paint(poly((22, 18), (28, 16), (32, 22), (36, 16), (42, 18), (44, 44), (38, 52), (26, 52), (20, 44)), LEATHER, 2, 1.6) + stroke("M22 28h20M22 38h20", "#d8b27a", 2)
    return out + dot(32, 33, 5, BRASS, True) + dot(32, 33, 2, "#4a2e18")


def plate(fill, trim):
    out = paint(TORSO, fill, 3.4, 2.6) + drawn_on("M32 15v28M18 30q14 10 28 0M18 44q14 6 28 0M17 51q15 6 30 0", TORSO, "#4d565e", 1.8)
    return out + both(path("M4 28q0-16 14-18q8 2 6 10q-8 10-20 8z"), fill, 2, 1.7) + stroke("M22 8.5q10 10 20 0", trim, 2.6)


def plate_armor():
    return plate(STEEL, GOLD) + dot(32, 29, 3, GOLD, True)


def massive_armor():
    out = plate(IRON, BRASS)
    for x, a in ((6, -140), (12, -105), (19, -75)):
        s = turn(poly((x + 2, 10), (x + 10, 13), (x + 2, 16)), a, x, 13)
        out += both(s, BONE, 0.6, 0.5)
    return out + paint(poly((20, 26), (44, 26), (42, 40), (32, 46), (22, 40)), "#5c646c", 1.8, 1.4) + "".join(dot(x, y, 1.3, INK) for x, y in ((24, 29), (40, 29), (26, 38), (38, 38), (20, 54), (44, 54), (32, 56)))


def glow(colour, r=30):
    return f'<circle cx="32" cy="32" r="{r}" fill="{colour}" fill-opacity=".28" stroke="none"/>'


def rays(colour, n=12, inner=24, outer=31):
    from math import cos, pi, sin
    return "".join(stroke(f"M{32 + inner * cos(2 * pi * k / n):.1f} {32 + inner * sin(2 * pi * k / n):.1f}L{32 + outer * cos(2 * pi * k / n):.1f} {32 + outer * sin(2 * pi * k / n):.1f}", colour, 2.2) for k in range(n))


def kingslayer():
    out = glow("#ffd65a") + rays("#ffd65a") + blade(5, -4, 44, "#e6eef2", guard=GOLD, grip="#7a1f24", span=13)
    crown = poly((22, 33), (20, 21), (26, 26), (32, 18), (38, 26), (44, 21), (42, 33))
    return out + paint(move(turn(crown, -12, 32, 28), -10, 14), GOLD, 1.2, 1) + stroke("M20 37l4 5-3 4", INK, 1.5)


def thunder_maul():
    out = glow("#8fc8ff") + shaft(w=2.8) + paint(tilted(poly((12, 4), (52, 4), (56, 14), (52, 25), (12, 25), (8, 14))), "#6c7fa0", 2.6, 2) + paint(tilted(rect(26, 2, 12, 25, 1.5)), GOLD, 1.4, 1.1)
    bolt = poly((24, 40), (14, 54), (20, 54), (15, 65), (30, 50), (23, 50), (30, 40))
    return out + paint(bolt, "#ffe66a", 0.9, 0) + paint(move(turn(bolt, 70, 22, 52), 26, 4), "#ffe66a", 0.9, 0) + tilt_rune()


def tilt_rune():
    pts = tilted_points([(32, 6), (28.5, 14), (35, 14), (31.5, 22)])
    return stroke(path_of(pts), "#fff6c8", 2)


def staff_of_ages():
    out = glow("#c8a8ff") + paint(turn(rect(30, 20, 5, 46, 2), 24, 32, 40), "#6a4a8c", 1.3, 1)
    out += paint(join(taper((33, 26, 2.6), (30, 16, 2.4), (34, 6, 1.2)), taper((38, 26, 2.6), (50, 22, 2.4), (52, 10, 1.2))), GOLD, 1, 0.8)
    glass = join(poly((36, 4), (49, 7), (43, 14)), poly((43, 14), (46, 23), (33, 20)))
    return out + paint(glass, "#bfe8f4", 1, 0.9) + flat(poly((42.5, 14.5), (44.5, 22), (35, 19.8)), "#f0c060") + "".join(flat(star(x, y, 4, 3, 1), "#e6d4ff") for x, y in ((12, 16), (56, 40), (10, 44)))


def dragon_cannon():
    out = glow("#ff9a4a") + paint(turn(join(rect(8, 26, 36, 15, 4)), -14, 26, 34), BRASS, 2.4, 1.9) + paint(turn(ell(8, 33.5, 5, 8), -14, 26, 34), IRON, 1, 0.8)
    head = blob((40, 18, 1), (48, 14), (58, 15), (63, 20, 1), (56, 22), (62, 27, 1), (54, 31), (44, 34, 1), (40, 28))
    out += paint(head, BRASS, 1.8, 1.4) + dot(48.5, 20, 1.9, "#ff5a3c", True) + paint(taper((43, 17, 2), (38, 10, 1.6), (33, 10, 0.5)), BONE, 0.7, 0.6) + paint(blob((58, 22, 1), (62, 20), (70, 22, 1), (66, 26), (58, 26, 1)), "#ffb13a", 0, 0)
    return out + dot(20, 50, 10, WOOD, True) + stroke("M20 40v20M10 50h20M13 43l14 14M27 43L13 57", "#4a2e18", 2) + dot(20, 50, 3, IRON, True) + paint(poly((26, 44), (46, 56), (44, 60), (24, 50)), WOOD, 1, 0.8)


def aegis_of_dawn():
    out = rays("#ffd65a", 16) + paint(ell(32, 32, 24), "#f4e6bc", 3, 2.2)
    out += paint(ell(32, 32, 18), "#4f8fc0", 2, 0) + inside(join(rect(10, 36, 44, 20)), ell(32, 32, 18), "#e08a4a") + paint(path("M21 36a11 11 0 0 1 22 0z"), "#ffd65a", 0.9, 0.8)
    return out + stroke("M32 16v5M20.5 21l3 4M43.5 21l-3 4M14.5 31h4M49.5 31h-4M15 36h34", "#fff3b8", 1.9) + "".join(dot(x, y, 1.6, GOLD, True) for x, y in ((32, 10.5), (53.5, 32), (32, 53.5), (10.5, 32)))


def titan_plate():
    return glow("#b8c8d8") + plate("#8a94a8", GOLD) + paint(poly((32, 20), (40, 26), (40, 36), (32, 43), (24, 36), (24, 26)), GOLD, 1.5, 1.2) + paint(poly((32, 24), (37, 28), (37, 34), (32, 39), (27, 34), (27, 28)), "#5fd0e8", 0.9, 0.9) + both(poly((4, 16), (10, 2), (14, 14)), GOLD, 0.8, 0.7)


def phoenix_mantle():
    out = glow("#ff8a3c")
    cape = blob((20, 12, 1), (32, 18), (44, 12, 1), (52, 34), (62, 56, 1), (54, 52), (51, 62, 1), (44, 54), (38, 64, 1), (32, 55), (26, 64, 1), (20, 54), (13, 62, 1), (10, 52), (2, 56, 1), (12, 34))
    out += paint(cape, "#d8402c", 3, 2.2)
    for pts, c in ((((18, 50), (22, 34), (28, 22)), "#f4912c"), (((46, 50), (42, 34), (36, 22)), "#f4912c"), (((32, 52), (32, 36), (32, 24)), "#ffc84a")):
        out += flat(taper((*pts[0], 0.6), (*pts[1], 3.6), (*pts[2], 1.4)), c)
    out += both(join(*[ell(x, y, 4) for x, y in ((18, 13), (24, 16))]), "#ffc84a", 0.9, 0.8) + dot(32, 18, 3.6, GOLD, True)
    bird = join(ell(32, 6, 3.4), blob((29, 6, 1), (23, 3, 1), (28, 10), (36, 10), (41, 3, 1), (35, 6, 1)))
    return out + paint(bird, "#ffc84a", 0.8, 0.7)


def storm_wings():
    out = glow("#9cc8e8")
    for k, (x, y) in enumerate(((-2, 2), (-3, 13), (-1, 24), (4, 35), (10, 45), (17, 52))):
        q = taper((28, 40, 2.2), ((x + 26) / 2, (y + 26) / 2, 4.4), (x + 2, y, 1.2))
        out += both(q, "#8fb0d4" if k % 2 else "#c8dcf0", 1.1, 0.9)
    bolt = poly((34, 10), (22, 34), (30, 34), (26, 58), (44, 28), (35, 28), (42, 10))
    return out + paint(bolt, "#ffe66a", 1.5, 1.2)


def heart_of_wrath():
    out = glow("#ff5a3c") + rays("#ff7a3c", 10, 27, 32)
    heart = path("M32 58C14 46 6 36 6 24C6 12 24 8 32 20C40 8 58 12 58 24C58 36 50 46 32 58z")
    out += paint(heart, "#a82a2c", 3.4, 2.4) + drawn_on("M32 20l-5 10 8 6-7 8 4 14M18 22l6 6-4 8M46 22l-5 8 5 6", heart, "#ffb13a", 2)
    return out + paint(join(rect(4, 27, 56, 4.5, 1.5)), IRON, 0.9, 0.8) + "".join(dot(x, 29.2, 1.2, INK) for x in (10, 21, 43, 54)) + both(taper((12, 14, 3.4), (3, 9, 3), (1, -1, 0.6)), BONE, 1, 0.8)


def framed(draw):
    return lambda: f'<g transform="translate(3.2 3.2) scale(.9)">{draw()}</g>'


EQUIPMENT = {name.replace("_", "-"): framed(globals()[name]) for name in (
    "short_sword", "crossbow", "battle_axe", "throwing_knives", "shamans_staff", "tower_shield", "war_hammer", "blunderbuss", "war_drum", "rock_breaker",
    "double_flail", "rune_blade", "marching_boots", "leather_armor", "shamans_coat", "spiked_harness", "chain_mail", "winged_harness", "plate_armor", "massive_armor")}
LEGENDARY = {name.replace("_", "-"): framed(globals()[name]) for name in (
    "kingslayer", "thunder_maul", "staff_of_ages", "dragon_cannon", "aegis_of_dawn", "titan_plate", "phoenix_mantle", "storm_wings", "heart_of_wrath")}
