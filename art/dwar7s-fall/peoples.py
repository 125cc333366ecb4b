"""Faces of the peoples and of their classes: round, friendly, big noses."""

from kit import blob, dot, ell, flat, flip, inside, join, paint, path, poly, rect, star, stroke, taper, turn

INK, STEEL, GOLD, BONE, WOOD = "#33241b", "#c3ccd2", "#e8b440", "#f3e7c9", "#8a5a30"
PINK, ROSY, TAN = "#eec09a", "#e8a887", "#d9a577"
TONES = {"blue": "#2f6fd0", "red": "#d23a30", "green": "#3fa85a", "yellow": "#f0c83c", "elves": "#8b4fc0", "ogres": "#e8973c", "crystal-dwarfs": "#4a6478"}


def tone(race):
    return f"var(--tone, {TONES[race]})"


def eyes(y=27.6, gap=6.5, r=1.7, brow=None, tilt=-0.9):
    out = dot(32 - gap, y, r, INK) + dot(32 + gap, y, r, INK) + dot(32 - gap - 0.6, y - 0.6, 0.6, "#fff") + dot(32 + gap - 0.6, y - 0.6, 0.6, "#fff")
    if brow:
        left = taper((32 - gap - 4, y - 3.6 - tilt, 1), (32 - gap, y - 4.6, 2), (32 - gap + 4, y - 3.6 + tilt, 0.9))
        out += paint(left, brow, 0, 0.6) + paint(flip(left), brow, 0, 0.6)
    return out


def skull(skin, ears=True):
    out = paint(join(ell(16.5, 28, 3.6, 4.6), ell(47.5, 28, 3.6, 4.6)), skin, 0.9, 0.7) if ears else ""
    return out + paint(ell(32, 27, 15, 15.5), skin, 2.6, 1.8) + flat(ell(21.5, 31.5, 3, 2), "#d8644a", 0.35) + flat(ell(42.5, 31.5, 3, 2), "#d8644a", 0.35)


def nose(fill=ROSY, w=5.2, h=4.4, y=32):
    return paint(ell(32, y, w, h), fill, 1.2, 0.9)


def beard(hair, kind):
    top = [(17, 27, 1), (20, 32), (26, 34), (32, 33), (38, 34), (44, 32), (47, 27, 1)]
    low = {"bushy": [(51, 38), (48, 50), (40, 58), (32, 60), (24, 58), (16, 50), (13, 38)], "pointed": [(49, 40), (43, 51), (32, 63, 1), (21, 51), (15, 40)],
           "square": [(50, 38), (49, 52), (47, 57, 1), (17, 57, 1), (15, 52), (14, 38)], "round": [(49, 37), (45, 48), (32, 54), (19, 48), (15, 37)]}[kind]
    out = paint(blob(*top, *low), hair, 2.8, 1.9)
    return out + stroke({"bushy": "M24 44q1 6 4 10M32 46v9M40 44q-1 6-4 10", "pointed": "M26 44q1 6 4 10M38 44q-1 6-4 10", "square": "M22 44v9M28 46v8M36 46v8M42 44v9", "round": "M26 42q1 4 3 7M38 42q-1 4-3 7"}[kind], INK, 1.2)


def moustache(hair, droop=0.0):
    left = taper((31, 36, 2.2), (24, 37.5, 2.6), (16, 35 + droop, 0.6))
    return paint(join(left, flip(left)), hair, 1, 0.8)


def braid(x, hair, band, n=3, y=40):
    out = "".join(paint(ell(x, y + k * 5.4, 3.8 - k * 0.4, 3.4), hair, 0.9, 0.7) for k in range(n))
    return out + paint(rect(x - 3, y + n * 5.4 - 3, 6, 2.8, 1), band, 0.5, 0.4) + paint(blob((x - 1.6, y + n * 5.4, 1), (x + 1.6, y + n * 5.4, 1), (x + 2.2, y + n * 5.4 + 4), (x, y + n * 5.4 + 6, 1), (x - 2.2, y + n * 5.4 + 4)), hair, 0.5, 0.4)


def smile(y=40):
    return stroke(f"M28 {y}q4 2.6 8 0", "#8c3f34", 1.6)


def worn(hat):
    """Pushes a hat up, off the brows."""
    return f'<g transform="translate(0 -1.8)">{hat}</g>'


def hood(fill):
    """A pointed hood that falls to one side."""
    cap = blob((13, 26, 1), (13.5, 15), (22, 6), (34, 2), (47, 4), (56, 13, 1), (49, 13), (48, 17), (51, 26, 1), (42, 19), (32, 17.5), (22, 19))
    return worn(paint(cap, fill, 3, 2) + paint(taper((13, 25, 2.6), (22, 19.6, 2.8), (32, 18, 2.8), (42, 19.6, 2.8), (51, 25, 2.6)), BONE, 0.9, 0.7))


def helmet(fill, horns=False):
    out = ""
    if horns:
        horn = taper((17, 16, 3.6), (8, 12, 3), (6, 3, 0.6))
        out = paint(horn, BONE, 1.2, 0.9) + paint(flip(horn), BONE, 1.2, 0.9)
    dome = blob((14.5, 21, 1), (17, 10), (25, 4), (32, 2.6), (39, 4), (47, 10), (49.5, 21, 1), (32, 18))
    out += paint(dome, fill, 2.8, 2) + paint(rect(29.8, 3, 4.4, 17, 1.6), STEEL, 0.9, 0.7)
    return worn(out + paint(taper((15, 21, 2.4), (32, 18, 2.8), (49, 21, 2.4)), STEEL, 0.9, 0.7) + "".join(dot(x, y, 1, INK) for x, y in ((19, 20.3), (26, 18.8), (38, 18.8), (45, 20.3))))


def miners_cap(fill):
    dome = blob((14.5, 21, 1), (16, 10), (24, 4), (32, 3), (40, 4), (48, 10), (49.5, 21, 1), (32, 18))
    out = paint(dome, fill, 2.8, 2) + paint(taper((12.5, 21.5, 1.8), (32, 18.6, 2.2), (51.5, 21.5, 1.8)), fill, 0.9, 0.7)
    return worn(out + dot(32, 11.5, 5, "#8a6a2c", True) + dot(32, 11.5, 3.4, "#fff0a0"))


def blue():
    return beard("#8a5a30", "bushy") + skull(PINK) + beard("#8a5a30", "bushy") + smile(40) + moustache("#8a5a30") + nose() + eyes(brow="#8a5a30") + hood(tone("blue"))


def red():
    """A woman with red plaits."""
    out = braid(12, "#d8662c", GOLD, 3, 36) + braid(52, "#d8662c", GOLD, 3, 36)
    out += paint(blob((12, 64, 1), (15, 52), (24, 45), (40, 45), (49, 52), (52, 64, 1)), tone("red"), 2, 1.5) + paint(path("M26 45q6 5 12 0l2 3q-8 7-16 0z"), BONE, 0.6, 0.5)
    out += skull(PINK) + paint(join(taper((17, 24, 4), (22, 17, 4), (31, 15, 3.4)), taper((47, 24, 4), (42, 17, 4), (33, 15, 3.4))), "#d8662c", 1.2, 0.9)
    out += eyes(brow="#b8521f", tilt=-0.7) + stroke("M23.8 27l-2.4-1.4M40.2 27l2.4-1.4", INK, 1.3) + nose(ROSY, 4.2, 3.6) + stroke("M27 38q5 4 10 0", "#8c3f34", 1.8)
    return out + helmet(tone("red"), horns=True)


def green():
    return skull(TAN) + beard("#3a2c28", "square") + smile(41) + moustache("#3a2c28", 4) + nose("#d08a64", 6, 5) + eyes(brow="#3a2c28", tilt=-0.8) + miners_cap(tone("green"))


def yellow():
    return skull(PINK) + beard("#f1e4c4", "pointed") + smile(41) + moustache("#f1e4c4", -4) + nose() + eyes(brow="#f1e4c4", tilt=-1.3) + helmet(tone("yellow"))


def elves():
    hair = "#f2dc9a"
    out = paint(blob((13, 64, 1), (12, 40), (15, 20), (24, 9), (32, 7), (40, 9), (49, 20), (52, 40), (51, 64, 1), (42, 60), (22, 60)), hair, 2.6, 1.8)
    ear = blob((19, 27, 1), (11, 21), (1, 14, 1), (6, 25), (13, 33), (19, 34, 1))
    out += paint(ear, "#f4d4b4", 1.2, 1) + paint(flip(ear), "#f4d4b4", 1.2, 1)
    out += paint(blob((16, 64, 1), (20, 54), (28, 49), (36, 49), (44, 54), (48, 64, 1)), tone("elves"), 2, 1.5) + paint(path("M28 42h8v8q-4 4-8 0z"), "#f4d4b4", 0, 0)
    out += paint(blob((18, 24), (22, 14), (32, 11), (42, 14), (46, 24), (43, 36), (36, 44.5), (32, 46), (28, 44.5), (21, 36)), "#f4d4b4", 2.4, 1.6)
    for x in (25, 39):
        out += paint(blob((x - 3.6, 28.5, 1), (x, 25.6), (x + 3.6, 27.5, 1), (x, 30.6)), "#fff", 0, 0) + dot(x, 28.2, 1.8, "#4f9a5a") + dot(x, 28.2, 0.9, INK)
    out += stroke("M20.5 23.5q4-2.5 8-.5M43.5 23.5q-4-2.5-8-.5", "#b8954c", 1.6) + stroke("M32 28v5.5l-2 .8", "#b07a58", 1.3) + stroke("M28.5 39q3.5 2 7 0", "#b0504a", 1.6)
    bangs = blob((17, 30, 1), (16, 18), (24, 9), (32, 8), (40, 9), (48, 18), (47, 30, 1), (43, 21), (32, 14, 1), (21, 21))
    out += paint(bangs, hair, 1.8, 1.4)
    out += stroke("M17.5 20Q32 10 46.5 20", INK, 3.2) + stroke("M17.5 20Q32 10 46.5 20", "#6aa84a", 1.6)
    for x, y, a in ((24, 16, -150), (40, 16, -30), (32, 13.5, -90)):
        out += paint(turn(blob((x, y, 1), (x + 3.4, y - 2), (x + 7.5, y, 1), (x + 3.4, y + 2)), a, x, y), "#6aa84a", 0.6, 0.5)
    return out + dot(32, 14.5, 1.8, tone("elves"), True)


def ogres():
    skin = "#a8b25c"
    ear = blob((14, 26, 1), (4, 20), (2, 28), (6, 34), (14, 34, 1))
    out = paint(ear, skin, 1.2, 0.9) + paint(flip(ear), skin, 1.2, 0.9)
    out += paint(blob((6, 66, 1), (9, 56), (20, 50), (44, 50), (55, 56), (58, 66, 1)), tone("ogres"), 2, 1.5)
    out += paint(blob((12, 34), (15, 18), (24, 10), (32, 9), (40, 10), (49, 18), (52, 34), (50, 48), (40, 57), (24, 57), (14, 48)), skin, 3, 2)
    out += paint(join(taper((32, 10, 3.4), (33, 4, 3), (39, 1, 1)), taper((31, 10, 3), (27, 3, 1.4))), "#4a3326", 0.8, 0.7) + paint(rect(28, 8, 8, 3.4, 1.2), tone("ogres"), 0.6, 0.5)
    out += flat(ell(22, 38, 3.4, 2.2), "#c87a3c", 0.4) + flat(ell(42, 38, 3.4, 2.2), "#c87a3c", 0.4)
    out += paint(blob((20, 46), (32, 43.5), (44, 46), (42, 51.5), (32, 53), (22, 51.5)), "#5a2c28", 0, 0)
    tusk = blob((22, 47, 1), (21, 39.5), (23.5, 37.5, 1), (26, 41), (27.5, 47, 1))
    out += paint(tusk, BONE, 0.9, 0.7) + paint(flip(tusk), BONE, 0.9, 0.7) + paint(poly((30, 52.4), (31.5, 48.5), (33, 52.4)), BONE, 0, 0)
    out += paint(blob((26, 35), (27.5, 30), (32, 28.5), (36.5, 30), (38, 35), (35, 37.5), (29, 37.5)), "#96a04e", 1.2, 0.9) + dot(29.8, 35.3, 1.1, INK) + dot(34.2, 35.3, 1.1, INK)
    out += dot(23.5, 27, 2.8, "#fff6d8", True) + dot(40.5, 27, 2.8, "#fff6d8", True) + dot(24, 27.3, 1.4, INK) + dot(40, 27.3, 1.4, INK)
    brow = taper((15.5, 21.5, 1.2), (23, 21.5, 2.6), (31, 26, 1.4))
    return out + paint(join(brow, flip(brow)), "#8a9446", 0.8, 0.8) + stroke("M44 14l4 5M46.5 13l3.5 4.5", "#7a8440", 1.4)


def crystal_dwarfs():
    skin, ice, deep = "#b6d8e8", "#8fd4ee", "#4f9cc4"
    out = ""
    for pts in (((14, 30), (8, 44), (15, 52), (20, 34)), ((50, 30), (56, 44), (49, 52), (44, 34)), ((19, 34), (15, 54), (22, 62), (27, 38)), ((45, 34), (49, 54), (42, 62), (37, 38))):
        out += paint(poly(*pts), deep, 1.4, 1)
    out += skull(skin)
    for pts in (((18, 30), (17, 44), (24, 54), (28, 36)), ((46, 30), (47, 44), (40, 54), (36, 36)), ((26, 36), (25, 54), (32, 64), (39, 54), (38, 36), (32, 34))):
        out += paint(poly(*pts), ice, 1.6, 1.2)
    out += stroke("M32 42v18M22 38l1 10M42 38l-1 10", "#e9f9ff", 1.3) + stroke("M28.5 39.5h7", "#2c5a78", 1.6) + nose("#9cc6dc", 5, 4.4) + eyes(brow="#eaf8ff", tilt=0.9)
    for x, h, w, c in ((19, 12, 4, deep), (25, 17, 4.6, ice), (45, 12, 4, deep), (39, 17, 4.6, ice), (32, 19.5, 5.2, "#c8f0ff")):
        out += paint(poly((x - w, 20), (x - w * 0.7, 20 - h * 0.6), (x, 20 - h), (x + w * 0.7, 20 - h * 0.6), (x + w, 20)), c, 1.4, 1.1)
    return out + paint(taper((15, 22, 2.4), (32, 19, 2.8), (49, 22, 2.4)), tone("crystal-dwarfs"), 0.9, 0.7) + paint(poly((32, 15.4), (35, 19.4), (32, 23.4), (29, 19.4)), "#f0fbff", 0.6, 0)


def alchemist():
    t = "var(--tone, #3fa85a)"
    out = skull(PINK) + beard("#c9c2b4", "pointed") + smile(41) + moustache("#c9c2b4", 3) + nose()
    out += eyes(brow="#c9c2b4", tilt=-1.4)
    for x in (25.5, 38.5):
        out += f'<circle cx="{x}" cy="27.6" r="5" fill="#cdeef0" fill-opacity=".55"/>'
    out += stroke("M30.5 26h3M20.5 25.5l-4-1M43.5 25.5l4-1") + hood(t)
    flask = join(ell(50, 52, 8), poly((47.5, 46), (47.5, 38), (52.5, 38), (52.5, 46)), rect(46, 36, 8, 3, 1))
    return out + paint(flask, "#dff2ec", 1.6, 1.2) + inside(rect(40, 51, 20, 12), flask, "#d24fa8") + dot(47.5, 55, 1.1, "#ffd6f4") + dot(52, 53.5, 0.8, "#ffd6f4")


def warrior():
    t = "var(--tone, #d23a30)"
    axe = stroke("M56 64L48 8", INK, 5) + stroke("M56 64L48 8", WOOD, 2.4) + paint(path("M47 8q10-8 16 2 1 10-9 16-1-8-4-9z"), STEEL, 1.6, 1.3)
    return axe + skull(PINK) + beard("#b8521f", "bushy") + stroke("M27 40.5q5-2 10 0", "#8c3f34", 1.8) + moustache("#b8521f", 5) + nose() + eyes(brow="#b8521f", tilt=2) + helmet(t, horns=True)


def guardian():
    t = "var(--tone, #2f6fd0)"
    out = skull(PINK) + beard("#6a4a34", "square") + smile(41) + moustache("#6a4a34", 3) + nose() + eyes(brow="#6a4a34", tilt=0) + helmet(t)
    shield = path("M34 38h26v10q0 10-13 15.5-13-5.5-13-15.5z")
    return out + paint(shield, t, 2.2, 1.6) + inside(shield.difference(shield.buffer(-3.2)), shield, STEEL) + paint(star(47, 49, 8, 5.5, 3), GOLD, 0.7, 0.6)


def king():
    t = "var(--tone, #f0c83c)"
    robe = paint(blob((6, 66, 1), (9, 56), (18, 50), (46, 50), (55, 56), (58, 66, 1)), t, 2, 1.5) + paint(join(*[ell(x, 54 + abs(x - 32) * -0.08, 4) for x in (14, 20, 26, 38, 44, 50)]), "#fbf6ea", 0.9, 0.7)
    out = robe + skull(PINK) + beard("#f3eee2", "round") + smile(41) + moustache("#f3eee2", -3) + nose() + eyes(brow="#f3eee2", tilt=-0.9)
    crown = poly((14, 21), (11, 4), (20, 12), (25, 2), (32, 11), (39, 2), (44, 12), (53, 4), (50, 21), (41, 18.5), (32, 17.6), (23, 18.5))
    out += paint(crown, GOLD, 2.2, 1.6) + paint(taper((14.5, 21.5, 2), (32, 18.4, 2.4), (49.5, 21.5, 2)), t, 0.7, 0.6)
    return out + "".join(dot(x, y, 1.9, c, True) for x, y, c in ((11, 4, "#d23a30"), (25, 2.5, "#3fa85a"), (39, 2.5, "#3fa85a"), (53, 4, "#d23a30"))) + paint(poly((32, 9), (35, 13), (32, 17), (29, 13)), "#4fb8e8", 0.6, 0.5)


def dragon():
    """The elves' own dragon, small and loyal."""
    t = "var(--tone, #8b4fc0)"
    wing = path("M22 40L4 22q-4 12 0 26q5-4 8 1q5-2 7 3z")
    out = paint(wing, t, 1.8, 1.4) + paint(flip(wing), t, 1.8, 1.4)
    out += paint(blob((18, 64, 1), (17, 52), (22, 42), (42, 42), (47, 52), (46, 64, 1)), t, 2.2, 1.6) + paint(blob((25, 64, 1), (25, 52), (32, 46), (39, 52), (39, 64, 1)), "#f0dca8", 1, 0) + stroke("M26 54h12M25.5 59h13", INK, 1.2)
    horn = taper((22, 14, 3), (16, 8, 2.6), (15, 1, 0.6))
    out += paint(horn, BONE, 1, 0.8) + paint(flip(horn), BONE, 1, 0.8)
    ear = blob((16, 22, 1), (8, 18), (4, 22, 1), (8, 28), (16, 29, 1))
    out += paint(ear, t, 1, 0.8) + paint(flip(ear), t, 1, 0.8)
    out += paint(blob((15, 24), (20, 13), (32, 9), (44, 13), (49, 24), (46, 36), (40, 44), (32, 46), (24, 44), (18, 36)), t, 2.8, 2)
    out += paint(blob((21, 38), (25, 33), (32, 32), (39, 33), (43, 38), (39, 44), (32, 45.5), (25, 44)), "#f0dca8", 1.4, 1) + dot(28.5, 36.5, 1.2, INK) + dot(35.5, 36.5, 1.2, INK) + stroke("M26 41q6 3 12 0", INK, 1.4) + paint(poly((27, 41.5), (28.5, 44.5), (30, 42.3)), "#fff", 0, 0)
    for x in (24, 40):
        out += paint(ell(x, 25, 4.2, 4.8), "#ffe98a", 0, 0) + flat(ell(x, 25.4, 1.5, 3.4), INK) + dot(x - 1.5, 23, 1, "#fff")
    return out + paint(poly((29, 12), (32, 3), (35, 12)), "#5fae5a", 0.8, 0.6)


def ogre_king():
    return '<g transform="translate(3 5) scale(.91)">' + ogres().replace("var(--tone, #e8973c)", "var(--tone, #b03a5c)") + paint(poly((17, 15), (15, 0), (23, 8), (32, -2), (41, 8), (49, 0), (47, 15), (32, 11)), GOLD, 1.8, 1.4) + "".join(dot(x, y, 1.8, c, True) for x, y, c in ((32, 7.5, "#d23a30"), (22.5, 10, "#4fb8e8"), (41.5, 10, "#4fb8e8"))) + "</g>"


def meeple():
    """A dwarf from head to boots, for the board."""
    t = "var(--tone, var(--seat, #2f6fd0))"
    out = '<ellipse cx="32" cy="60" rx="20" ry="3.4" fill="#1d1030" fill-opacity=".22" stroke="none"/>'
    out += paint(blob((18, 60, 1), (17, 54), (22, 51), (29, 52), (30, 60, 1)), "#6b4426", 1.2, 0.9) + paint(flip(blob((18, 60, 1), (17, 54), (22, 51), (29, 52), (30, 60, 1))), "#6b4426", 1.2, 0.9)
    out += paint(blob((14, 52, 1), (15, 40), (20, 32), (44, 32), (49, 40), (50, 52, 1), (32, 55)), t, 2.6, 1.8) + paint(taper((15, 48, 2), (32, 50.5, 2.2), (49, 48, 2)), "#6b4426", 0.7, 0.5)
    out += paint(taper((18, 37, 4.6), (11, 44, 4), (12, 50, 3)), t, 1.2, 1) + paint(taper((46, 37, 4.6), (53, 44, 4), (52, 50, 3)), t, 1.2, 1) + dot(12, 50.5, 3.2, PINK, True) + dot(52, 50.5, 3.2, PINK, True)
    face = paint(ell(32, 24, 11.5, 11), PINK, 2, 1.4) + paint(blob((20.5, 23, 1), (24, 28), (32, 28), (40, 28), (43.5, 23, 1), (46, 34), (40, 44), (32, 47), (24, 44), (18, 34)), "#e9dcc0", 2.2, 1.5)
    face += paint(ell(32, 27, 4, 3.4), ROSY, 0.9, 0.7) + dot(27, 22.5, 1.4, INK) + dot(37, 22.5, 1.4, INK)
    return out + face + paint(blob((18, 22, 1), (20, 12), (30, 3), (41, 1, 1), (40, 7), (44, 13), (46, 22, 1), (32, 17)), t, 2.2, 1.6) + paint(taper((18.5, 21.5, 2), (32, 17.6, 2.2), (45.5, 21.5, 2)), BONE, 0.7, 0.5)


RACES = {name: globals()[name.replace("-", "_")] for name in TONES}
CLASSES = {name.replace("_", "-"): globals()[name] for name in ("alchemist", "warrior", "guardian", "king", "dragon", "ogre_king")}
