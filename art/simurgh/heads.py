"""The head of each kind of Dragon, in profile, looking right."""

from kit import blob, dot, ell, flat, inside, join, paint, poly, stroke, taper, turn

BONE, IVORY, DARK = "#e9d8b0", "#fff6df", "#3a2618"

# tone, throat, eye
COLOURS = {
    "red": ("#c9352c", "#f0a35a", "#ffd84a"),
    "green": ("#4f9a3c", "#cfe08a", "#ffb52e"),
    "gold": ("#e2a92a", "#fbe7a6", "#c23a2a"),
    "blue": ("#2f6fc4", "#a9d8f2", "#ffe36e"),
    "white": ("#e8edf2", "#b9d3e6", "#3f9fd8"),
    "bronze": ("#9a6a35", "#dcb06e", "#ffcf4d"),
    "black": ("#53516a", "#9a90a8", "#ff5a3c"),
    "silver": ("#b4bfca", "#e9eff4", "#6a59c8"),
    "violet": ("#7d4bb0", "#d5b0ea", "#ffd45a"),
    "grey": ("#868a86", "#bdbcae", "#f2a93b"),
    "copper": ("#c96f3e", "#f3c59b", "#7fe0b0"),
    "turquoise": ("#1fa39c", "#b6ebdb", "#ffc93e"),
}


def tone(kind):
    return f"var(--tone, {COLOURS[kind][0]})"


def horn(*points, fill=BONE):
    return paint(taper(*points), fill, shade=1.4, light=0.9)


def spikes(places, fill):
    """Spines of a crest: (x, y, length, angle)."""
    out = ""
    for x, y, long, angle in places:
        spine = blob((x, y - 3.4, 1), (x + long * 0.5, y - 1.6), (x + long, y, 1), (x + long * 0.5, y + 2.2), (x, y + 3.4, 1))
        out += paint(turn(spine, angle, x, y), fill, shade=1, light=0.8)
    return out


def eye(x, y, colour, r=3.2, fierce=14):
    """An eye under a brow; the slit makes it a Dragon's."""
    lid = blob((x - r * 1.25, y + r * 0.1, 1), (x - r * 0.2, y - r * 0.75), (x + r * 1.25, y + r * 0.2, 1), (x, y + r * 0.85))
    brow = turn(taper((x - r * 1.5, y - r * 0.9, 0.7), (x + r * 0.2, y - r * 1.25, 1.3), (x + r * 1.7, y - r * 0.8, 0.6)), fierce, x, y)
    return (paint(turn(lid, fierce / 2, x, y), colour, 0, 0) + flat(ell(x + 0.3, y, r * 0.28, r * 0.72), DARK)
            + flat(brow, DARK) + dot(x - r * 0.45, y - r * 0.25, 0.6, "#fff"))


def head(kind, *, snout=None, jaw=None, neck=None, skull=None, teeth=((39, 35.4), (44, 36.6), (49, 37.2)), back="", front="",
         marks=None, gaze=(34.5, 25.2), nostril=(53, 30.5), fierce=14, gape=True, plates=True, eye_size=3.2):
    _, throat, iris = COLOURS[kind]
    fill = tone(kind)
    neck = neck if neck is not None else taper((9, 74, 14), (13, 56, 12.5), (20, 42, 11), (27, 31, 10))
    skull = skull if skull is not None else ell(29, 27.5, 11.5, 10.5)
    snout = snout if snout is not None else taper((31, 27.5, 9.5), (43, 30, 6.8), (54, 32.4, 4.6))
    jaw = jaw if jaw is not None else taper((27, 37, 6), (38, 43.4, 4), (48.5, 46.4, 2.4))
    out = back
    out += paint(jaw, fill, shade=2, light=0)
    if gape:
        out += paint(poly((29, 33), (50, 35), (47, 43), (36, 41)), "#7c1f2a", 0, 0)
        out += flat(taper((33, 39, 2), (40, 40.6, 1.6), (45, 41.6, 0.6)), "#e2735f")
        for x, y in teeth:
            out += paint(poly((x - 1.5, y - 2), (x + 1.5, y - 1.8), (x + 0.1, y + 2.6)), IVORY, 0, 0)
        out += paint(poly((43, 43.4), (45.4, 43.8), (44.8, 40)), IVORY, 0, 0)
    body = join(neck, skull, snout)
    out += paint(body, fill, shade=3, light=1.7)
    if plates:
        strip = taper((23, 76, 7), (25.5, 60, 6), (30, 48, 4.6), (33, 42, 2.6))
        belly = strip.intersection(neck.buffer(0.5))
        out += paint(belly, throat, shade=1.4, light=0)
        seams = [taper((a, b, 0.8), ((a + c) / 2, b + 2.6, 0.8), (c, d, 0.8))
                 for a, b, c, d in ((12, 66, 33, 68), (15, 59, 34, 62.6), (18, 52.4, 35, 56), (22, 46.4, 36, 49.4))]
        out += inside(join(*seams), belly, DARK)
    if marks is not None:
        out += marks(body)
    out += flat(ell(nostril[0], nostril[1], 1.5, 0.9, 30), DARK)
    out += eye(*gaze, iris, eye_size, fierce)
    return f'<g transform="translate(4.6 4.4) scale(.92)">{out + front}</g>'


def red():
    t = tone("red")
    back = spikes([(16, 27, 10, 205), (10, 36, 10, 195), (4.5, 46, 9, 190), (1.5, 57, 8, 185)], "#7d1d20")
    back += horn((25, 20, 4), (17, 12, 3.2), (6, 9, 0.6))
    front = horn((28, 19.5, 4.4), (23, 10, 3.6), (11, 3.5, 0.7))
    front += paint(taper((23, 34, 3), (15, 34, 2), (9, 31, 0.4)), t, 1, 0.8)
    front += horn((52, 27.6, 1.9), (54, 24, 0.4))
    marks = lambda b: inside(join(taper((40, 25, 1.2), (46, 27, 0.5)), taper((37, 20, 1), (42, 23.4, 0.4))), b, "#7d1d20")
    return head("red", back=back, front=front, marks=marks, fierce=20)


def green():
    leaf = "#2f6f2c"
    back = ""
    for x, y, a in ((17, 24, 215), (11, 33, 200), (5.5, 44, 192), (2.5, 56, 186)):
        one = blob((x, y, 1), (x + 6, y - 4.4), (x + 14, y, 1), (x + 6, y + 4.4))
        back += paint(turn(one, a, x, y), leaf, 1.2, 0.8)
    back += horn((25, 20, 2.6), (20, 11, 2.2), (19, 3, 0.7), fill="#a87f4c")
    twig = join(taper((29, 19, 2.8), (27, 11, 2.2), (28.5, 3, 0.7)), taper((27.2, 11.5, 1.5), (33, 7.5, 0.5)), taper((20.4, 10.5, 1.5), (14, 7, 0.5)))
    front = paint(twig, "#a87f4c", 1, 0.8)
    front += paint(blob((22, 34, 1), (14, 28), (8, 30, 1), (12, 34), (8, 39, 1), (15, 38.5)), leaf, 1.2, 0.8)
    marks = lambda b: inside(join(ell(20, 45, 2.2, 1.6), ell(14, 52, 2.4, 1.8), ell(17, 60, 2, 1.5), ell(26, 38, 1.6, 1.2), ell(42, 26.4, 1.3, 0.9)), b, leaf)
    return head("green", back=back, front=front, marks=marks, gape=False, jaw=taper((26, 36, 6.4), (38, 38.6, 5), (51, 37, 3)), fierce=4)


def gold():
    mane = "#c4472d"
    back = ""
    for pts in (((20, 24, 5), (9, 22, 4), (1, 27, 0.5)), ((17, 32, 6), (5, 33, 4), (-3, 40, 0.5)), ((14, 42, 6), (2, 45, 4), (-4, 53, 0.5))):
        back += paint(taper(*pts), mane, 1.6, 1.2)
    back += horn((25, 20, 2.8), (17, 14, 2.6), (14, 6, 0.6), fill="#f6e3a0")
    stag = join(taper((29, 19, 3), (22, 10, 2.8), (23, 1.6, 0.6)), taper((23.4, 11.4, 2), (31, 7, 1.6), (33, 2, 0.4)))
    front = paint(stag, "#f6e3a0", 1.2, 0.8)
    front += paint(join(taper((29, 43, 3.6), (32, 52, 2.6), (29, 60, 0.4)), taper((34, 44, 2.6), (38, 52, 2), (37, 58, 0.4))), mane, 1.2, 0.8)
    front += stroke("M52 34C60 36 61 44 56 50", "#3a2618", 3.6) + stroke("M52 34C60 36 61 44 56 50", "#fbe7a6", 1.4)
    front += paint(taper((21, 33, 3.4), (13, 38, 2.6), (10, 46, 0.4)), mane, 1.2, 0.8)
    marks = lambda b: inside(join(*[ell(20 - i * 2 + (i % 2) * 4, 44 + i * 6, 2.6, 1.3) for i in range(4)]), b, "#b97c14", 0.8)
    return head("gold", back=back, front=front, marks=marks, fierce=6, snout=taper((31, 27.5, 9.5), (42, 31, 6), (52, 31.6, 5.6)))


def blue():
    fin = "#6cc4e8"
    comb = blob((24, 17, 1), (16, 8), (5, 6, 1), (7, 16), (-1, 22, 1), (4, 32), (-4, 42, 1), (1, 50), (-2, 60, 1), (10, 58), (14, 40), (20, 26))
    back = paint(comb, fin, 2, 1.4) + stroke("M20 24L7 8M16 32L0 23M11 44L-3 43")
    ear = blob((24, 33, 1), (17, 26), (9, 23, 1), (11, 30), (5, 34, 1), (10, 38), (8, 45, 1), (17, 43), (25, 38, 1))
    front = paint(ear, fin, 1.6, 1.2) + stroke("M22 34L11 25M21 36L7 35M22 38L10 43.5")
    front += horn((50, 27.5, 2.6), (54, 21, 1.6), (55.5, 15, 0.3), fill=IVORY)
    marks = lambda b: inside(join(ell(43, 27, 1.6, 0.9), ell(24, 45, 2.6, 1.2, -30), ell(17, 52, 2.6, 1.2, -40), ell(20, 60, 2.6, 1.2, -50)), b, "#1d4b94")
    return head("blue", back=back, front=front, marks=marks, gape=False, jaw=taper((26, 36, 6.4), (38, 38.6, 4.8), (52, 37.6, 2.8)),
                snout=taper((31, 27.5, 9.5), (43, 30.5, 7), (55, 33, 5)), fierce=4, eye_size=3.6)


def white():
    ice = "#a7d6f0"
    back = ""
    for x, y, long, a in ((22, 18, 19, 232), (16, 26, 19, 212), (11, 36, 15, 198), (6, 47, 12, 190), (3, 58, 10, 185)):
        crystal = poly((x, y - 2.8), (x + long * 0.7, y - 2.2), (x + long, y), (x + long * 0.7, y + 2.2), (x, y + 2.8))
        back += paint(turn(crystal, a, x, y), ice, 1.4, 1)
    front = paint(turn(poly((28, 16), (50, 14.4), (54, 17), (50, 19), (28, 21)), 228, 28, 18.5), ice, 1.4, 1)
    front += paint(turn(poly((24, 31), (33, 30), (36, 32), (33, 34), (24, 35)), 175, 24, 33), ice, 1, 0.8)
    front += paint(join(poly((31, 40), (36, 41), (33, 50)), poly((36, 42), (41, 43), (39, 50))), ice, 0.9, 0.6)
    return head("white", back=back, front=front, snout=taper((31, 27, 9), (43, 30.6, 5.6), (55, 34, 3.6)), nostril=(54, 32),
                jaw=taper((27, 37, 5.4), (38, 42.4, 3.4), (49, 44.6, 2)), teeth=((40, 36), (45, 37), (50, 38)), fierce=12)


def bronze():
    back = spikes([(13, 30, 6, 205), (8, 40, 6, 195), (4, 50, 6, 190), (1, 60, 6, 185)], "#6b4520")
    back += horn((25, 17, 4), (26, 8, 3.4), (34, 4, 2.2), (41, 6, 0.4), fill="#f0e2c0")
    front = horn((22, 20, 5.2), (16, 10, 4.4), (20, 1.5, 3), (29, 1, 0.5), fill="#f0e2c0")
    front += stroke("M52 38.6a4 4 0 1 0 5-3", "#3a2618", 3.4) + stroke("M52 38.6a4 4 0 1 0 5-3", "#f4cf5a", 1.5)
    front += paint(blob((20, 31, 1), (12, 30), (6, 35, 1), (13, 39), (21, 37, 1)), tone("bronze"), 1.4, 1)
    marks = lambda b: inside(join(taper((38, 23, 0.9), (50, 26, 0.9)), taper((40, 27.6, 0.8), (49, 30, 0.8))), b, "#6b4520")
    return head("bronze", back=back, front=front, marks=marks, gape=False, snout=taper((31, 28, 11), (43, 31, 9), (51, 33, 7)),
                jaw=taper((26, 38, 7), (38, 41.6, 5.6), (50, 41, 4)), nostril=(54.5, 30), fierce=10, gaze=(33.5, 24.4), eye_size=2.9)


def black():
    back = spikes([(15, 26, 13, 222), (9, 36, 13, 206), (4, 47, 11, 196), (1, 58, 9, 188)], "#77718c")
    back += horn((25, 19, 3.4), (19, 8, 3), (28, 1, 2), (37, 3, 0.4), fill="#cfc5b4")
    front = horn((24, 22, 4.4), (12, 14, 4), (13, 3, 2.8), (22, -1, 0.5), fill="#cfc5b4")
    front += horn((25, 35, 2.6), (17, 38, 2), (12, 36, 0.4), fill="#cfc5b4") + horn((29, 40, 2), (25, 46, 1.6), (20, 47, 0.3), fill="#cfc5b4")
    bony = lambda b: (inside(join(taper((38, 22, 1.4), (52, 27, 0.8)), taper((30, 33, 1), (48, 36, 0.5))), b, "#8d8398")
                      + inside(blob((39, 26), (46, 28.6), (44, 31), (38, 30)), b, "#262330"))
    return head("black", back=back, front=front, marks=bony, snout=taper((31, 27, 9.5), (42, 29.6, 6), (57, 34, 3.6)), nostril=(56, 32),
                jaw=taper((27, 37, 5.4), (40, 43, 3.4), (52, 46, 2)), teeth=((38, 35), (42.5, 35.8), (47, 36.6), (52, 37.6)), fierce=22)


def silver():
    plume = blob((28, 17, 1), (18, 9), (3, 7, 1), (9, 13), (0, 18, 1), (9, 22), (2, 29, 1), (12, 30), (22, 28, 1))
    back = paint(plume, "#8fa0c4", 2, 1.4) + stroke("M24 20C17 13 11 10 6 8.5M22 23C14 19 8 18 3 18.5")
    front = horn((40, 22.5, 2.8), (47, 12, 2), (55, 3, 0.3), fill="#fdf3c9")
    front += stroke("M41.5 19.5l4.5 1.5M44.5 15l4 1.7M48 10.5l3 1.5")
    front += paint(blob((24, 31, 1), (17, 29), (10, 33, 1), (16, 36), (24, 36, 1)), "#8fa0c4", 1.2, 0.9)
    marks = lambda b: inside(join(*[ell(x, y, 1.7, 1.1, -30) for x, y in ((18, 46), (13.5, 53), (18, 57), (12, 62), (23, 40))]), b, "#8391a6")
    return head("silver", back=back, front=front, marks=marks, gape=False, snout=taper((31, 27, 9), (43, 31, 5.4), (55, 34.4, 3.4)),
                jaw=taper((26, 35.6, 5.8), (38, 38.6, 3.8), (51.5, 38.6, 2)), nostril=(54.5, 32.6), fierce=2, eye_size=3.6)


def violet():
    back = spikes([(13, 34, 6, 200), (7.5, 44, 6, 194), (4, 54, 6, 188), (2, 63, 5, 185)], "#4b2a78")
    curl = taper((29, 19, 5), (17, 12, 5), (7, 19, 4.6), (8, 30, 4), (17, 32, 3.2), (19, 25, 2.2), (14.5, 23.5, 1))
    front = paint(curl, "#efd9a8", 1.8, 1.2)
    front += stroke("M22 9.5l-1.5 8M14 10l2 7.5M6.5 14l5.5 5M3.5 22.5l7.5 1M5.5 31.5l5-3.5M13 35.5l1.5-5")
    for x, y, a in ((36, 17.5, -62), (42, 21.5, -55), (48, 25, -50)):
        front += paint(turn(poly((x - 2, y + 2), (x - 2, y - 2), (x + 2.2, y - 1.8), (x + 4.6, y), (x + 2.2, y + 1.8)), a, x, y), "#9ef0e0", 0.8, 0.6)
    marks = lambda b: inside(join(*[ell(x, y, r, r) for x, y, r in ((22, 46, 1.9), (15, 50, 1.4), (18, 57, 2), (11, 60, 1.5), (27, 40, 1.3))]), b, "#d5b0ea")
    return head("violet", back=back, front=front, marks=marks, fierce=12)


def grey():
    back = ""
    for x, y, r in ((16, 25, 6), (10, 34, 6.6), (5, 45, 6.6), (2, 57, 6.6)):
        back += paint(poly((x - r, y), (x - r * 0.4, y - r), (x + r * 0.6, y - r * 0.8), (x + r, y + 0.3 * r), (x + 0.2 * r, y + r), (x - 0.7 * r, y + 0.7 * r)), "#62665f", 1.6, 1.2)
    back += horn((26, 19, 4), (20, 12, 3.4), (16, 10, 3), fill="#cbbf9f")
    front = horn((29, 20, 4.6), (23, 10, 3.8), (13, 5, 0.7), fill="#cbbf9f")
    front += paint(join(taper((28, 41, 3), (27, 50, 2), (24, 56, 0.3)), taper((33, 43, 3), (33, 52, 2), (31, 60, 0.3)), taper((38, 43, 2.4), (39, 50, 1.6), (38, 55, 0.3))), "#d8d8cc", 1.2, 0.8)
    marks = lambda b: (inside(join(blob((18, 44), (23, 46), (20, 50), (16, 48)), blob((12, 54), (17, 55), (15, 60), (10, 59)), blob((22, 38), (26, 38), (25, 42))), b, "#62665f", 0.8)
                       + stroke("M29.5 30.5l2-1M30 32.6l2.6-.4M40 24.5l3 1.5M41 28l3.5.8"))
    beak = join(taper((31, 28, 10), (42, 30.5, 7.6), (50, 32, 6)), blob((47, 26, 1), (55, 29), (57, 40, 1), (51, 38), (46, 38, 1)))
    return head("grey", back=back, front=front, marks=marks, gape=False, snout=beak, jaw=taper((26, 37, 6.4), (38, 41, 5), (49, 39.6, 3)), nostril=(51.5, 30), fierce=-6)


def copper():
    back = spikes([(12, 34, 7, 205), (7, 43, 7, 198), (3.5, 52, 7, 190), (1, 61, 6, 186)], "#2f8f78")
    far = blob((27, 20, 1), (22, 8), (24, 0, 1), (31, 5), (34, 18, 1))
    back += paint(far, "#a3522a", 1.4, 1)
    ear = blob((27, 24, 1), (16, 20), (3, 6, 1), (2, 18), (-2, 24, 1), (7, 28), (6, 35, 1), (16, 35), (26, 32, 1))
    front = paint(ear, tone("copper"), 1.8, 1.4) + flat(blob((23, 26, 1), (13, 21), (6.5, 12, 1), (6, 20), (10, 28), (15, 31)), "#8a3f22", 0.55) + stroke("M22 28L3 22.5M22 30L8 33")
    front += horn((46, 24.5, 2), (48, 19, 0.4)) + horn((41, 22.5, 1.8), (42, 17, 0.4))
    marks = lambda b: inside(join(*[poly((x - 4, y), (x, y - 2.6), (x + 4, y), (x, y - 0.6)) for x, y in ((20, 46), (16, 53), (14, 60))]), b, "#2f8f78")
    return head("copper", back=back, front=front, marks=marks, snout=taper((31, 28, 10), (41, 30.6, 7.6), (49, 33, 5.4)), nostril=(50.5, 30.6),
                jaw=taper((27, 37.5, 6.4), (37, 44, 4.8), (45.5, 46.6, 3)), teeth=((38, 36.4), (43, 37.4)), fierce=-4, eye_size=3.8, gaze=(35, 25))


def turquoise():
    back = ""
    for length, angle, colour in ((26, 198, "#d8523f"), (27, 218, "#f0b437"), (27, 238, "#2c6fb8"), (24, 258, "#d8523f")):
        x, y = 25, 24
        plume = join(taper((x, y, 1.4), (x + length * 0.7, y, 1.6)), ell(x + length * 0.86, y, length * 0.2, 4))
        back += paint(turn(plume, angle, x, y), "#3fc2b4", 1.2, 0.9)
        back += turn_dot(x + length * 0.88, y, angle, (x, y), colour)
    for x, y, a in ((11, 36, 200), (5.5, 46, 194), (3, 57, 188)):
        back += paint(turn(blob((x, y - 4, 1), (x + 7, y - 3), (x + 11, y, 1), (x + 6, y + 3.4), (x, y + 4, 1)), a, x, y), "#f0b437", 1.2, 0.9)
    beak = blob((43.5, 23.4, 1), (51, 24), (58, 31), (57.6, 41, 1), (52, 36.8), (42, 36.4, 1), (45, 30))
    front = paint(beak, "#f0b437", 1.8, 1.2) + flat(ell(49.6, 28, 1.5, 0.9, 20), DARK)
    front += paint(blob((20, 32, 1), (13, 29), (7, 32, 1), (12, 35), (9, 40, 1), (17, 39), (23, 36, 1)), "#3fc2b4", 1.2, 0.9)
    marks = lambda b: stroke("M16 44q3 3 6 1M12 51q3 3 6 1M20 51q3 3 5 1M9.5 59q3 3 6 1M17 59q3 3 5 1", "#0f6f6c")
    return head("turquoise", back=back, front=front, marks=marks, gape=False, snout=taper((31, 27.5, 9.5), (41, 29.5, 7.4), (46, 30.6, 6)),
                jaw=taper((26, 36, 6), (37, 39, 4.4), (49, 38.4, 2.4)), nostril=(49.6, 28), fierce=6, gaze=(32.5, 25))


def turn_dot(x, y, angle, about, colour):
    spot = turn(ell(x, y, 2.6, 1.9), angle, *about)
    return flat(spot, colour)


HEADS = {kind: globals()[kind] for kind in COLOURS}
