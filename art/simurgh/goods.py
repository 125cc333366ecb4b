"""Resources, markers and the Vassals."""

from kit import blob, dot, ell, flat, inside, join, paint, path, poly, rect, star, stroke, taper, turn

DARK, SKIN, STEEL, GOLD, WOOD = "#3a2618", "#d9a577", "#cfd8df", "#e6ae3c", "#94602f"
SEAT = "var(--tone, var(--seat, #2f6fc4))"


def vegetable():
    leaf = blob((10, 54, 1), (8, 30), (24, 12), (56, 8, 1), (54, 38), (34, 54))
    return paint(leaf, "#5f9f3e", 4, 2.6) + inside(taper((10, 54, 1.4), (30, 34, 1.2), (52, 12, 0.5)), leaf, "#2c5a1d") + stroke("M20 44l-1-14M29 35l-1-14M38 27l-1-11M22 42l16 0M32 32l14-1", "#2c5a1d", 1.8) + stroke("M10 54l-4 4", "#2c5a1d", 3)


def meat():
    out = paint(join(taper((38, 38, 4), (50, 50, 3.4)), ell(54, 49, 4.4), ell(49, 54, 4.4)), "#f1e4c8", 1.8, 1.4)
    ham = blob((8, 30), (12, 14), (28, 7), (44, 14), (47, 32), (38, 43), (24, 46), (12, 42))
    return out + paint(ham, "#c95a4c", 4, 2.6) + stroke("M16 26c1-7 6-12 13-12", "#f3b3a4", 3) + paint(ell(36, 36, 6, 4, -45), "#f0cdb4", 0, 0) + dot(36, 36, 1.8, "#f1e4c8", True)


def wood():
    bark = path("M20 14h30q10 0 10 18t-10 18H20z")
    out = paint(bark, WOOD, 4, 2.6) + stroke("M32 22h16M30 42h20M40 32h14", "#54321a", 1.8)
    return out + paint(ell(20, 32, 14, 18), "#e2b673", 2.6, 1.8) + '<ellipse cx="20" cy="32" rx="8.5" ry="11.5" fill="none" stroke="#94602f"/><ellipse cx="20" cy="32" rx="3.5" ry="5" fill="none" stroke="#94602f"/>'


def stone():
    out = paint(poly((7, 42), (15, 16), (39, 7), (58, 23), (53, 50), (24, 57)), "#929ba4", 0, 0)
    out += flat(poly((15, 16.8), (39, 8), (57, 23.5), (33, 29.5)), "#ccd3d9") + flat(poly((33, 29.5), (57.3, 24), (52.5, 49.5), (24.5, 56.3)), "#6d7680")
    return out + stroke("M15 16l18 13.5L58 23M33 29.5L24 57") + stroke("M13 34l4 6M40 38l6-3M42 45l4-2", "#4d555d", 1.6)


def wisdom():
    out = paint(path("M17 9h31v39q0 8-7 8H17z"), "#f4e3ba", 3, 2)
    out += paint(path("M48 9q8 0 8 8v3h-8zM42 56H14q-8 0-8-9v-2h28v2q0 9 8 9z"), "#d3ae6a", 1.8, 1.4)
    return out + stroke("M24 17h17M24 24h17M24 31h12M24 38h15", "#1f7f86", 2.4) + dot(43, 40, 4.6, "#c23a2a", True)


def blade(angle):
    sword = join(poly((29.5, 44), (29.5, 8), (32, 2), (34.5, 8), (34.5, 44)))
    hilt = join(rect(23, 43, 18, 4, 1.8), rect(30.2, 46, 3.6, 10), ell(32, 57, 3.2))
    return paint(turn(sword, angle, 32, 32), STEEL, 1.6, 1.2) + paint(turn(hilt, angle, 32, 32), GOLD, 1.2, 0.9)


def weapon():
    return blade(45) + blade(-45)


def power_point():
    return paint(star(32, 32, 8, 29, 20), "#f0b437", 3.2, 2.2) + paint(ell(32, 32, 12), "#fbe3a0", 2, 0) + paint(poly((24, 37), (23, 27), (28, 31), (32, 24.5), (36, 31), (41, 27), (40, 37)), "#c4622d", 0.8, 0.8)


def marker():
    gem = poly((32, 4), (54, 18), (54, 46), (32, 60), (10, 46), (10, 18))
    out = paint(gem, "#22a6a8", 0, 0) + flat(poly((32, 4.8), (53, 18.4), (43, 24), (32, 17.5), (21, 24), (11, 18.4)), "#8fe6df") + flat(poly((53.2, 19), (53.2, 45.5), (32, 59), (32, 46.5), (43, 40), (43, 24)), "#147a80")
    return out + stroke("M32 4v13.5M54 18l-11 6M54 46l-11-6M32 60V46.5M10 46l11-6M10 18l11 6M32 17.5l11 6.5v16l-11 6.5L21 40V24z") + flat(poly((24, 26), (32, 21), (32, 26), (26.5, 30)), "#fff", 0.5)


def face(cx, cy, r=6):
    return paint(ell(cx, cy, r, r * 1.08), SKIN, 1.4, 1) + dot(cx + r * 0.1, cy + 0.4, 0.9, DARK) + dot(cx + r * 0.62, cy + 0.4, 0.9, DARK) + stroke(f"M{cx + r * 0.1} {cy + r * 0.55}q1.5 1 3 0", None, 1.2)


def spearman():
    out = '<ellipse cx="32" cy="60" rx="18" ry="3.2" fill="#1d1030" fill-opacity=".2" stroke="none"/>'
    out += paint(rect(24, 46, 6.5, 13, 1.5), "#6b4a2c", 1.2, 0.8) + paint(rect(33, 46, 6.5, 13, 1.5), "#6b4a2c", 1.2, 0.8)
    tunic = path("M21 29q11-5 22 0l3 21q-14 4-28 0z")
    out += paint(tunic, SEAT, 3, 2) + paint(rect(20, 41, 24.5, 3.6, 1), GOLD, 0.8, 0.6)
    out += face(31.5, 21) + paint(path("M24.5 20q-1-12 8-13q8 1 7 13q-7-3-15 0z"), STEEL, 1.6, 1.2) + stroke("M32 7V2", DARK, 3) + stroke("M32 7V2.5", "#c23a2a", 1.6)
    out += stroke("M51 60V12", DARK, 4) + stroke("M51 60V12", "#b98a4a", 1.8) + paint(poly((46.5, 14), (51, 1), (55.5, 14), (51, 16.5)), STEEL, 1, 0.8)
    out += paint(taper((42, 31, 3.2), (48, 37, 2.8), (51, 35, 2.6)), SEAT, 1.2, 0.9) + dot(51, 35, 2.6, SKIN, True)
    shield = path("M8 30q9-5 18 0v12q0 9-9 14-9-5-9-14z")
    return out + paint(shield, SEAT, 2.4, 1.8) + inside(path("M8 30q9-5 18 0v12q0 9-9 14-9-5-9-14z").difference(path("M11 32q6-3 12 0v10q0 6.5-6 10-6-3.5-6-10z")), shield, "#fff", 0.45) + paint(star(17, 41, 8, 4.4, 2.2), GOLD, 0.6, 0.5)


def dragonrider():
    out = '<ellipse cx="32" cy="60" rx="22" ry="3.2" fill="#1d1030" fill-opacity=".2" stroke="none"/>'
    wing = path("M33 36L50 8q12 6 12 26q-6-5-9 1q-6-2-7 4q-5-2-8 2z")
    out += paint(wing, SEAT, 2.6, 1.8) + stroke("M50 8L53 35M50 8L46 39", DARK, 1.4)
    out += paint(taper((24, 52, 4), (22, 58, 2.4)), SEAT, 1, 0.8) + paint(taper((42, 52, 4), (45, 58, 2.4)), SEAT, 1, 0.8)
    out += paint(taper((61, 56, 0.5), (57, 51, 2), (48, 49, 4.6), (35, 47, 8.6), (22, 44, 6.6), (15, 34, 5), (14, 25, 4.4)), SEAT, 2.6, 1.8)
    out += paint(join(ell(13, 21, 6, 5.2), taper((12, 21.5, 4.6), (3.5, 25, 2.6))), SEAT, 1.5, 1.1) + paint(taper((15, 17, 2), (21, 12, 1.6), (26, 12, 0.4)), "#e9d8b0", 0.7, 0.5)
    out += dot(10, 20, 1.6, "#fff3c0") + dot(9.6, 20.2, 0.8, DARK) + stroke("M3 28q5 1 8-1")
    out += paint(taper((33, 40, 3.2), (29, 47, 2.8), (31, 53, 2.4)), "#6b4a2c", 1, 0.8)
    out += paint(path("M27 24q7-3 12 0l2 18q-8 3-15 0z"), "#f4e3ba", 2, 1.4) + paint(rect(26.5, 36, 14, 3, 1), GOLD, 0.6, 0.5)
    out += paint(path("M38 24q9 4 12 18q-7-2-11-1z"), "#c23a2a", 1.2, 0.9)
    out += paint(ell(32, 16.5, 5.6, 6), SKIN, 1.3, 0.9) + dot(28.5, 17, 0.9, DARK) + dot(32.2, 17, 0.9, DARK)
    out += paint(path("M26 15.5q-1-10 7-10.5q7 1 6 11q-2 1-3-1q-5-2-10 .5z"), STEEL, 1.3, 1) + paint(taper((34, 5.5, 1.6), (40, 2.5, 1.4), (45, 6, 0.4)), "#c23a2a", 0.6, 0.5)
    return out + paint(taper((29, 27, 2.6), (22, 31, 2.2), (17, 31, 2)), "#f4e3ba", 0.9, 0.7) + stroke("M17 31L9 27", DARK, 1.4)


GOODS = {name.replace("_", "-"): globals()[name] for name in ("vegetable", "meat", "wood", "stone", "wisdom", "weapon", "power_point")}
