"""The units of the clans, the Elves and the heroes: half-figures with heavy outlines."""

from kit import blob, dot, drawn_on, ell, flat, flip, inside, join, paint, path, poly, rect, star, stroke, taper, turn

INK, STEEL, IRON, GOLD, BONE, WOOD, LEATHER = "#1c1512", "#c4ccd2", "#7d868e", "#e2aa3c", "#ece0c2", "#85582e", "#6b4428"
ORC, ORC2, SKIN, TAN, FROST, BRASS, ELF = "#7f9a4c", "#667f3c", "#e2b08a", "#c98f66", "#8fb8d4", "#c9923c", "#f0d0ae"


def tone(default):
    return f"var(--tone, var(--seat, {default}))"


def both(shape, fill, shade=1.4, light=1.0):
    return paint(shape, fill, shade, light) + paint(flip(shape), fill, shade, light)


def haft(x1, y1, x2, y2, fill=WOOD, w=2.6):
    return stroke(f"M{x1} {y1}L{x2} {y2}", INK, w + 3) + stroke(f"M{x1} {y1}L{x2} {y2}", fill, w)


def eyes(y, gap, r, white="#fff2cc", pupil=INK, tilt=2.0, brow=None):
    out = ""
    for s in (-1, 1):
        x = 32 + s * gap
        out += flat(blob((x - s * r * 1.2, y - tilt * 0.3, 1), (x, y - r * 0.7), (x + s * r * -1.2 + s * r * 2.4, y - tilt * 0.6, 1), (x, y + r * 0.9)), white) + dot(x, y + 0.2, r * 0.48, pupil)
    left = taper((32 - gap - r * 1.9, y - r * 1.3 - tilt, 1), (32 - gap, y - r * 1.5, 1.9), (32 - gap + r * 1.7, y - r * 1.1 + tilt, 1))
    return out + (both(left, brow, 0, 0.5) if brow else "")


def shoulders(fill, y=44, wide=29):
    return paint(blob((32 - wide, 68, 1), (32 - wide + 2, y + 8), (32 - wide * 0.55, y), (32 + wide * 0.55, y), (32 + wide - 2, y + 8), (32 + wide, 68, 1)), fill, 2.6, 1.8)


def pauldron(x, y, r, fill, spikes=0):
    out = ""
    for k in range(spikes):
        a = -150 + 60 * k
        out += paint(turn(poly((x + r - 1, y - 3), (x + r + 6, y), (x + r - 1, y + 3)), a, x, y), BONE, 0.6, 0.5)
    return out + paint(path(f"M{x - r} {y + r * 0.5}a{r} {r} 0 0 1 {2 * r} 0q-{r} {r * 0.5} -{2 * r} 0z"), fill, 1.6, 1.2)


def orc_head(skin=ORC):
    """Jaw, tusks, ears: an orc's head."""
    ear = blob((18, 24, 1), (8, 17), (5, 22, 1), (9, 30), (18, 32, 1))
    out = both(ear, skin)
    out += paint(blob((15, 28), (18, 14), (32, 8), (46, 14), (49, 28), (47, 38), (40, 46), (24, 46), (17, 38)), skin, 3, 2)
    out += paint(blob((22, 38), (32, 36), (42, 38), (40, 43), (32, 44.5), (24, 43)), "#4a2420", 0, 0)
    tusk = blob((23, 40, 1), (21, 33), (23, 30, 1), (26.5, 34), (28, 40, 1))
    out += both(tusk, BONE, 0.7, 0.6) + paint(blob((28.5, 31), (32, 26), (35.5, 31), (32, 33)), ORC2 if skin == ORC else skin, 0.8, 0.6)
    return out + eyes(24.5, 7, 3.2, "#ffd84a", tilt=2.6, brow=ORC2)


def pummeler():
    t = tone("#d8662c")
    out = paint(rect(22, 32, 20, 18, 3), ORC2, 1, 0) + shoulders(ORC) + paint(poly((22, 46), (42, 46), (46, 66), (18, 66)), LEATHER, 1.8, 1.4) + paint(taper((12, 48, 2.2), (32, 60, 2.4), (52, 48, 2.2)), t, 0.8, 0.6)
    out += f'<g transform="translate(5 0) scale(.84)">{orc_head()}</g>' + paint(blob((25, 8, 1), (28, 1), (34, -1, 1), (37, 2), (39, 8, 1)), t, 0.8, 0.7)
    fist = blob((2, 52), (3, 43), (10, 39), (19, 41), (22, 48), (20, 57), (10, 60), (3, 58))
    out += both(fist, IRON, 2, 1.5)
    for x, y, a in ((5, 42, 230), (11, 39, 260), (18, 41, 300)):
        sp = turn(poly((x - 1, y - 3), (x + 6.5, y), (x - 1, y + 3)), a, x, y)
        out += both(sp, BONE, 0.5, 0.4)
    return out + stroke("M5 50h14M5 54.5h13M59 50H45M59 54.5H46", INK, 1.5)


def krag_rider():
    t = tone("#d8662c")
    out = f'<g transform="translate(14.5 -3) scale(.55)">{orc_head()}</g>' + paint(blob((27, 4, 1), (30, -1), (35, -2, 1), (37, 4, 1)), t, 0.6, 0.5)
    out += paint(blob((16, 40, 1), (18, 28), (26, 22), (38, 22), (46, 28), (48, 40, 1)), t, 1.8, 1.4) + haft(54, 50, 58, 4) + paint(poly((54.5, 8), (58.5, -3), (62, 9)), STEEL, 0.8, 0.7) + paint(taper((44, 30, 4), (52, 34, 3.4), (56, 29, 3)), ORC, 1, 0.8)
    hide = "#8a6a52"
    out += both(blob((17, 38, 1), (8, 32), (2, 34, 1), (6, 42), (15, 45, 1)), hide) + paint(blob((12, 50), (17, 37), (32, 33), (47, 37), (52, 50), (46, 62), (32, 66), (18, 62)), hide, 2.8, 2)
    out += paint(blob((28, 38, 1), (30, 30, 1), (32, 36), (34, 30, 1), (36, 38, 1)), "#4a3526", 0, 0.6)
    out += both(blob((21, 60, 1), (9, 60), (4, 50), (8, 42, 1), (12, 51), (22, 53, 1)), BONE, 1.2, 1)
    out += paint(blob((22, 56), (26, 50), (32, 49), (38, 50), (42, 56), (38, 62), (32, 63.5), (26, 62)), "#a98468", 1.4, 1) + flat(join(ell(28.5, 55.5, 1.7, 2.2), ell(35.5, 55.5, 1.7, 2.2)), INK)
    return out + eyes(45, 8.5, 2.8, "#ff8a3c", tilt=2.4, brow="#5c4432")


def executioner():
    t = tone("#d8662c")
    out = haft(54, 66, 50, 10, LEATHER, 3) + paint(path("M50 6C62 2 66 12 63 26c-4-6-8-6-12-5z"), STEEL, 1.8, 1.5) + paint(path("M49 6C40 4 36 12 38 24c4-5 8-5 12-4z"), STEEL, 1.6, 1.3)
    out += shoulders(ORC, 42, 30) + stroke("M32 50v14M24 56q4 3 8 0q4 3 8 0", ORC2, 2) + paint(taper((8, 46, 2.4), (32, 62, 2.6), (52, 44, 2.4)), LEATHER, 0.9, 0.7) + paint(ell(30, 59, 4.5), IRON, 0.9, 0.8)
    hood = blob((17, 48, 1), (15, 30), (20, 14), (32, 7, 1), (44, 14), (49, 30), (47, 48, 1), (40, 44), (32, 50, 1), (24, 44))
    out += paint(hood, t, 3, 2.2) + paint(blob((22, 24), (28, 23.5), (29, 29), (24, 30)), "#1c1512", 0, 0) + paint(blob((42, 24), (36, 23.5), (35, 29), (40, 30)), "#1c1512", 0, 0) + dot(26, 27, 1.5, "#ffd84a") + dot(38, 27, 1.5, "#ffd84a")
    out += paint(poly((26, 37), (38, 37), (36, 43), (32, 44.5), (28, 43)), ORC, 0.9, 0) + both(poly((27, 40), (29.4, 40), (27.6, 34.5)), BONE, 0, 0) + stroke("M32 8v14M20 20l4 3M44 20l-4 3", "#1c1512", 1.5)
    return out + paint(ell(52.5, 46, 5.4, 5), ORC, 1.2, 0.9)


def lancer():
    t = tone("#3f7fa8")
    out = haft(50, 66, 56, 12, BRASS, 3) + paint(poly((52, 18), (57, -3), (60.5, 18), (56, 22)), STEEL, 1.2, 1) + paint(path("M54 24q-12-1-16 6q8 0 14 5z"), t, 0.9, 0.7)
    out += shoulders(t, 44, 26) + paint(poly((26, 44), (38, 44), (37, 66), (27, 66)), "#e9dcc0", 0.9, 0.7) + "".join(dot(32, y, 1.5, BRASS, True) for y in (50, 56, 62)) + both(pauldron_shape(11, 48, 7), BRASS)
    out += paint(rect(26, 38, 12, 8, 2), SKIN, 1, 0) + paint(ell(32, 29, 12.5, 13.5), SKIN, 2.4, 1.7) + paint(join(taper((31.5, 35.5, 1.8), (26, 36.5, 1.8), (21, 33, 0.5)), taper((32.5, 35.5, 1.8), (38, 36.5, 1.8), (43, 33, 0.5))), "#7a4a26", 0.6, 0.6)
    out += dot(27, 28.5, 1.6, INK) + dot(37, 28.5, 1.6, INK) + stroke("M23.5 25l6 .8M40.5 25l-6 .8", "#7a4a26", 2) + stroke("M32 29v3.5") + stroke("M29.5 39.5h5", "#8c3f34", 1.5)
    out += paint(blob((18, 22, 1), (19, 9), (32, 4), (45, 9), (46, 22, 1), (32, 18)), t, 2.2, 1.6) + paint(taper((15.5, 22.5, 2.2), (32, 18.5, 2.6), (48.5, 22.5, 2.2)), LEATHER, 0.8, 0.6)
    for x in (25.5, 38.5):
        out += dot(x, 15, 5, BRASS, True) + dot(x, 15, 3, "#a8dce8") + dot(x - 1, 14, 1, "#fff")
    return out


def pauldron_shape(x, y, r):
    return path(f"M{x - r} {y + r * 0.5}a{r} {r} 0 0 1 {2 * r} 0q-{r} {r * 0.5} -{2 * r} 0z")


def steam(places):
    return "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="#dcd6cc" fill-opacity=".8" stroke="none"/>' for x, y, r in places)


def steam_knight():
    t = tone("#3f7fa8")
    out = steam(((10, 7, 5), (5, 2, 4), (14, 1, 3))) + paint(rect(6, 10, 7, 34, 1.5), IRON, 1.4, 1) + paint(rect(4.5, 9, 10, 4, 1), BRASS, 0.8, 0.6)
    out += haft(57, 64, 57, 44, LEATHER, 3) + paint(poly((53.5, 42), (53.5, 10), (57, 2), (60.5, 10), (60.5, 42)), STEEL, 1.4, 1.2) + paint(rect(50, 40, 14, 4.5, 1.5), BRASS, 0.8, 0.6)
    out += shoulders("#8d98a2", 44, 26) + paint(poly((24, 46), (40, 46), (38, 66), (26, 66)), t, 1.2, 1) + dot(32, 56, 5, BRASS, True) + dot(32, 56, 3, "#f4eedc") + stroke("M32 56l1.8-2", "#c2392f", 1.3)
    out += both(path("M4 54q0-12 12-12q8 1 8 8q-8 8-20 4z"), STEEL, 1.8, 1.4)
    helm = blob((17, 42, 1), (16, 22), (22, 9), (32, 5), (42, 9), (48, 22), (47, 42, 1), (40, 47), (32, 49), (24, 47))
    out += paint(helm, STEEL, 3, 2.2) + paint(path("M19 23h26v6q-13 4-26 0z"), "#1c1512", 0, 0) + dot(26, 26.5, 2, "#ffb13a") + dot(38, 26.5, 2, "#ffb13a") + stroke("M24 35v8M28 36v9M32 36.5v9.5M36 36v9M40 35v8", INK, 1.7)
    return out + paint(taper((32, 6, 2.4), (32, 20, 2.2)), BRASS, 0.7, 0.6) + paint(taper((32, 6, 3), (38, 1, 3.4), (46, 2, 1)), t, 0.9, 0.8)


def steam_colossus():
    t = tone("#3f7fa8")
    out = steam(((15, 5, 5), (9, 2, 4), (49, 5, 5), (55, 2, 4))) + both(rect(12, 8, 7, 20, 1.5), IRON) + both(rect(10.5, 7, 10, 3.6, 1), BRASS, 0.7, 0.5)
    out += both(join(taper((10, 34, 6), (5, 46, 5)), rect(0, 46, 12, 14, 3)), IRON, 1.8, 1.4) + both(ell(11, 30, 8.5), t, 1.8, 1.4) + stroke("M3 52h6M3 56h6M61 52h-6M61 56h-6", INK, 1.5)
    out += paint(blob((14, 62, 1), (13, 40), (18, 26), (46, 26), (51, 40), (50, 62, 1)), "#8d98a2", 3, 2.1)
    out += paint(path("M21 52v-7a11 11 0 0 1 22 0v7z"), "#3a1c14", 0, 0) + flat(blob((24, 51.4), (23, 46), (27, 47), (29, 40), (33, 44), (36, 39), (39, 46), (41, 45), (40, 51.4)), "#f07a26") + flat(blob((28, 51.4), (29, 47), (32, 45), (35, 48), (36, 51.4)), "#ffd65a") + stroke("M26 52V40M32 52V34M38 52V40", INK, 2)
    out += paint(rect(18, 52, 28, 4, 1), BRASS, 0.8, 0.6) + "".join(dot(x, y, 1.1, INK) for x, y in ((17, 34), (47, 34), (17, 58), (47, 58), (24, 30), (40, 30)))
    return out + paint(blob((22, 26, 1), (22, 15), (32, 10), (42, 15), (42, 26, 1)), STEEL, 1.8, 1.4) + paint(rect(24, 17.5, 16, 5, 2), "#1c1512", 0, 0) + dot(28.5, 20, 1.7, "#ff5a3c") + dot(35.5, 20, 1.7, "#ff5a3c")


def norse_face(hair, skin=SKIN, beard=True):
    out = paint(ell(32, 28, 13, 14), skin, 2.6, 1.8)
    if beard:
        out += paint(blob((19, 28, 1), (23, 34), (32, 33), (41, 34), (45, 28, 1), (46, 42), (39, 50), (36, 57, 1), (32, 52), (28, 57, 1), (25, 50), (18, 42)), hair, 2.4, 1.7) + stroke("M28 38.5q4 1.5 8 0", "#8c3f34", 1.8)
        out += paint(join(taper((31.5, 35, 1.7), (26, 36.5, 2), (21, 41, 0.5)), taper((32.5, 35, 1.7), (38, 36.5, 2), (43, 41, 0.5))), hair, 0.6, 0.7)
    return out + paint(blob((29.5, 32), (32, 27), (34.5, 32), (32, 33.5)), TAN if skin == SKIN else skin, 0.6, 0.5)


def hand_axe(flipped=False):
    blade = path("M6 8C-1 12-2 22 3 28c2-4 5-6 9-6l-1-12q-3 0-5-2z")
    h = taper((10, 6, 1.7), (16, 46, 1.7))
    put = flip if flipped else (lambda s: s)
    return paint(put(h), WOOD, 0.7, 0.6) + paint(put(blade), STEEL, 1.4, 1.2)


def berserker():
    t = tone("#a83a5c")
    out = hand_axe() + hand_axe(True) + shoulders(SKIN, 46, 26) + stroke("M32 54v10", TAN, 2) + paint(taper((14, 50, 3), (32, 64, 3), (50, 50, 3)), t, 1, 0.8)
    out += both(join(*[ell(x, y, 4.5) for x, y in ((8, 54), (13, 48), (19, 46))]), "#6c6258", 1.2, 1)
    out += both(ell(14.5, 42, 4.4), SKIN, 0.9, 0.7) + norse_face("#c2602a")
    out += flat(join(poly((21, 20), (25, 30), (22.5, 31)), poly((43, 20), (39, 30), (41.5, 31))), t) + paint(blob((26, 41), (32, 39), (38, 41), (35, 46), (29, 46)), "#4a2420", 0, 0) + stroke("M27.5 41h9", "#fff", 1.7)
    out += eyes(26.5, 6, 3, "#fff", tilt=3, brow="#8a3f1c")
    ear = blob((17, 16, 1), (13, 6), (16, 0, 1), (23, 7), (25, 13, 1))
    pelt = blob((16, 26, 1), (15, 13), (24, 5), (32, 3), (40, 5), (49, 13), (48, 26, 1), (44, 19), (40, 22, 1), (36, 17), (32, 22, 1), (28, 17), (24, 22, 1), (20, 19))
    return out + both(ear, "#6c6258") + paint(pelt, "#6c6258", 2, 1.5) + both(ell(26, 11, 1.6), "#ffd84a", 0, 0) + paint(ell(32, 15, 2.6, 1.8), INK, 0, 0)


def valkyrie():
    t = tone("#a83a5c")
    out = ""
    for k, (x, y) in enumerate(((0, 4), (-1, 14), (1, 24), (5, 33), (10, 41))):
        q = taper((22, 48, 2.4), ((x + 24) / 2, (y + 40) / 2, 3.6), (x + 2, y, 1.2))
        out += both(q, "#f4efe2" if k % 2 else "#dcd5c4", 1, 0.8)
    out += haft(54, 66, 54, 14, WOOD, 2.6) + paint(poly((50, 16), (54, 0), (58, 16), (54, 20)), STEEL, 1, 0.8)
    out += paint(taper((20, 30, 3.6), (16, 44, 3.6), (19, 56, 1)), "#f0cc6a", 1.2, 0.9) + paint(taper((44, 30, 3.6), (48, 44, 3.6), (45, 56, 1)), "#f0cc6a", 1.2, 0.9)
    out += shoulders(STEEL, 47, 19) + paint(poly((25, 47), (39, 47), (37, 66), (27, 66)), t, 1, 0.8) + paint(rect(27.5, 40, 9, 9, 2), SKIN, 0.9, 0)
    out += paint(blob((20, 24), (24, 14), (32, 12), (40, 14), (44, 24), (41, 36), (32, 43.5), (23, 36)), SKIN, 2.2, 1.6) + dot(27, 29, 1.7, "#2f5f9c") + dot(37, 29, 1.7, "#2f5f9c") + stroke("M23.5 25.5l6 .8M40.5 25.5l-6 .8", "#b8863c", 1.8) + stroke("M32 29v4") + stroke("M29 38q3 1.5 6 0", "#b0403c", 1.8)
    out += both(blob((20, 20, 1), (10, 12), (9, 2, 1), (15, 6), (23, 14, 1)), "#f4efe2", 1, 0.8)
    helm = blob((18.5, 26, 1), (19, 13), (32, 6), (45, 13), (45.5, 26, 1), (40, 20), (34, 20), (32, 30, 1), (30, 20), (24, 20))
    return out + paint(helm, GOLD, 2, 1.5) + paint(ell(54, 46, 4.6, 4.2), SKIN, 0.9, 0.7) + dot(32, 13, 2.2, t, True)


def jotun():
    t = tone("#a83a5c")
    out = haft(57, 66, 53, 18, WOOD, 3.4) + paint(rect(41, 3, 23, 15, 2), "#7d8c98", 2, 1.6) + stroke("M46 3v15M59 3v15", INK, 1.5)
    out += shoulders(FROST, 43, 31) + both(join(*[ell(x, y, 5) for x, y in ((6, 54), (12, 48), (19, 45))]), "#e9eef2", 1.2, 1) + paint(taper((16, 52, 2.4), (32, 64, 2.6), (48, 52, 2.4)), t, 0.8, 0.7)
    out += norse_face("#e4ecf2", FROST) + eyes(26.5, 6, 3, "#eafcff", "#1f5fa8", 2.2, "#c8d6e0")
    horn = taper((19, 18, 3.6), (9, 14, 3.4), (6, 3, 0.7))
    out += both(horn, BONE, 1.2, 0.9) + paint(blob((17.5, 24, 1), (19, 10), (32, 5), (45, 10), (46.5, 24, 1), (32, 19)), "#9db8c8", 2, 1.5)
    return out + paint(taper((17, 24, 2), (32, 19.5, 2.4), (47, 24, 2)), IRON, 0.8, 0.6) + paint(ell(54.5, 46, 5.6, 5), FROST, 1.1, 0.9)


def skull(cx=32, cy=26, k=1.0, bone=BONE, glow="#ff7a3c"):
    put = lambda s: affine(s, cx, cy, k)
    out = paint(put(join(blob((-14, 0), (-12, -12), (0, -17), (12, -12), (14, 0), (10, 7), (8, 12), (-8, 12), (-10, 7)))), bone, 2.6 * k, 1.8 * k)
    out += paint(put(blob((-8, 11, 1), (8, 11, 1), (7, 19), (0, 21), (-7, 19))), bone, 1.4 * k, 0.9 * k) + "".join(stroke(f"M{cx + x * k:.1f} {cy + 11.5 * k:.1f}v{6 * k:.1f}", INK, 1.3) for x in (-4, 0, 4)) + stroke(f"M{cx - 8 * k:.1f} {cy + 12 * k:.1f}h{16 * k:.1f}", INK, 1.5)
    for s in (-1, 1):
        out += flat(put(blob((s * 10, -2), (s * 6, -5), (s * 2, -1.5), (s * 3, 3.5), (s * 8, 4))), INK) + dot(cx + s * 5.8 * k, cy + 0.3 * k, 1.7 * k, glow)
    return out + flat(put(poly((-2.2, 8.5), (0, 4), (2.2, 8.5))), INK)


def affine(shape, cx, cy, k):
    from shapely import affinity
    return affinity.translate(affinity.scale(shape, k, k, origin=(0, 0)), cx, cy)


def skeleton():
    t = tone("#6a4f9c")
    out = paint(poly((50, 52), (52, 14), (55, 4), (58, 14), (57, 24), (59, 27), (57, 34), (57, 52)), "#a8998a", 1.4, 1.1) + paint(rect(47, 50, 14, 4, 1.5), LEATHER, 0.7, 0.5)
    out += both(taper((26, 48, 1.8), (14, 47, 1.8), (9, 54, 1.8)), BONE, 0.6, 0.5) + paint(rect(30, 44, 4, 22, 1.5), BONE, 0.6, 0.5)
    for y, w in ((50, 12), (55.5, 11), (61, 9)):
        out += both(taper((31, y, 1.5), (32 - w * 0.7, y - 1, 1.6), (32 - w, y + 3.5, 1.2)), BONE, 0.5, 0.5)
    out += skull(32, 25, 0.92) + paint(blob((17, 22, 1), (18, 9), (32, 2), (46, 9), (47, 22, 1), (40, 17), (32, 16), (24, 17)), "#8d7f72", 2, 1.5) + stroke("M38 6l3 6-2 3", INK, 1.5) + paint(poly((30, 3), (32, -3), (34, 3)), IRON, 0, 0)
    out += paint(ell(11, 55, 10), t, 1.8, 1.4) + dot(11, 55, 3.2, IRON, True) + stroke("M4 48l4 4M17 62l-3-3", INK, 1.5)
    return out + paint(ell(54, 56, 3.2), BONE, 0.6, 0.5)


def mummy():
    t, cloth = tone("#6a4f9c"), "#d9cba6"
    body = blob((5, 68, 1), (7, 54), (15, 47), (49, 47), (57, 54), (59, 68, 1))
    out = paint(body, cloth, 2.4, 1.7) + drawn_on("M4 56q14-6 30 2t28-2M6 64q14-6 28 0t28-2M16 47q8 8 14 20", body, "#8d7f5c", 1.5)
    arm = taper((8, 56, 5), (4, 44, 4.4), (10, 34, 4))
    out += paint(arm, cloth, 1.4, 1.1) + drawn_on("M-2 50l12-3M0 44l12 0M4 36l10 3", arm, "#8d7f5c", 1.4) + stroke("M8 38q-5 6-6 14M14 33q4 4 3 9", "#8d7f5c", 2.2)
    head = blob((16, 28), (18, 13), (32, 6), (46, 13), (48, 28), (46, 40), (40, 49), (32, 51), (24, 49), (18, 40))
    out += paint(head, cloth, 3, 2.1) + drawn_on("M14 18q18 4 36-6M14 14q18-6 32 2M15 34q16 6 34-2M16 40q16 6 32-1M20 46q12 4 25-3M24 8q10 4 22 6", head, "#8d7f5c", 1.5)
    slit = blob((18, 27, 1), (25, 22.5), (40, 22), (46, 25, 1), (45, 31), (32, 32.5), (20, 31.5))
    out += paint(slit, "#2a2018", 0, 0) + dot(26, 27.5, 2.8, "#7fe04a") + dot(39, 27, 2.8, "#7fe04a") + dot(26, 27.5, 1.1, "#f4ffd0") + dot(39, 27, 1.1, "#f4ffd0")
    out += paint(rect(16, 52, 32, 7, 1.5), t, 1, 0.8) + dot(32, 55.5, 3.8, GOLD, True) + flat(ell(32, 55.5, 1.7), "#2f9a9a")
    return out + stroke("M46 44q6 2 5 10", cloth, 2.6)


def lich():
    t = tone("#6a4f9c")
    out = haft(55, 66, 55, 16, "#4a3a5c", 3) + paint(blob((55, -2, 1), (60, 6), (59, 14), (55, 17), (51, 14), (50, 6)), "#6fe06a", 0, 0) + flat(blob((55, 4, 1), (57.5, 10), (55, 14), (52.5, 10)), "#e6ffd0")
    out += paint(taper((50, 19, 1.2), (55, 16, 1.6), (60, 19, 1.2)), BONE, 0.5, 0.4)
    out += shoulders(t, 45, 26) + paint(poly((25, 46), (39, 46), (36, 66), (28, 66)), "#2a2230", 0.8, 0) + dot(32, 52, 3.6, "#6fe06a", True)
    hood = blob((14, 50, 1), (12, 28), (19, 11), (32, 5), (45, 11), (52, 28), (50, 50, 1), (42, 46), (22, 46))
    out += paint(hood, t, 3, 2.2) + flat(blob((19, 44), (17, 28), (23, 15), (32, 12), (41, 15), (47, 28), (45, 44)), "#1c1424") + skull(32, 29, 0.78, BONE, "#6fe06a")
    out += paint(poly((19, 20), (16, 4), (24, 11), (28, 1), (32, 10), (36, 1), (40, 11), (48, 4), (45, 20), (32, 16)), GOLD, 1.6, 1.3) + dot(32, 14, 2, "#6fe06a", True)
    return out + both(taper((14, 50, 4), (8, 56, 3), (12, 60, 2.4)), BONE, 0.8, 0.7)



def elf_face(hair):
    out = ""
    ear = blob((20, 29, 1), (12, 23), (3, 18, 1), (8, 28), (14, 34), (20, 34, 1))
    out += both(ear, ELF, 1.1, 0.9) + paint(blob((20, 24), (24, 15), (32, 12), (40, 15), (44, 24), (41, 36), (32, 44.5), (23, 36)), ELF, 2.2, 1.6)
    for s in (-1, 1):
        x = 32 + s * 5.6
        lid = blob((x - 3.6, 28.8 + s * 0.5, 1), (x, 26.2), (x + 3.6, 28.8 - s * 0.5, 1), (x, 30.8))
        out += flat(lid.buffer(0.6), INK) + flat(lid, "#fff") + dot(x, 28.5, 1.9, "#2f8f9c") + dot(x, 28.5, 0.9, INK)
    return out + stroke("M22.5 24.5l7 1.2M41.5 24.5l-7 1.2", hair, 1.8) + stroke("M32 29v4.5") + stroke("M29 38.5h6", "#b0604c", 1.6)


def shining_guard():
    t = tone("#d9b04a")
    out = haft(55, 66, 55, 12, "#e9dcc0", 2.6) + paint(path("M55-2q7 8 3 18h-6q-4-10 3-18z"), STEEL, 1, 0.9) + shoulders("#f4efe0", 46, 22) + paint(rect(27.5, 40, 9, 8, 2), ELF, 0.9, 0) + elf_face("#d8b65c")
    helm = blob((17.5, 34, 1), (17, 18), (22, 9), (32, 1, 1), (42, 9), (47, 18), (46.5, 34, 1), (42.5, 27), (40, 21), (32, 18.5), (24, 21), (21.5, 27))
    out += paint(helm, t, 2.4, 1.8) + both(blob((19, 14, 1), (11, 8), (9, -1, 1), (16, 4), (24, 8, 1)), "#f4efe0", 0.9, 0.8) + paint(poly((32, 7), (35, 13), (32, 19), (29, 13)), "#4fc0d8", 0.7, 0.6)
    shield = path("M2 38q12-7 24 0v10q0 12-12 17-12-5-12-17z")
    return out + paint(shield, "#f4efe0", 2.2, 1.7) + inside(shield.difference(shield.buffer(-3)), shield, t) + paint(star(14, 49, 8, 7, 3.6), t, 0.9, 0.7) + paint(ell(55, 50, 4.6, 4.2), "#c9a04a", 0.9, 0.7)


def high_elder():
    t = tone("#d9b04a")
    out = paint(blob((14, 64, 1), (13, 40), (17, 20), (26, 10), (38, 10), (47, 20), (51, 40), (50, 64, 1)), "#f2eee6", 2.4, 1.7)
    out += shoulders("#5a86a8", 47, 24) + paint(poly((24, 47), (40, 47), (37, 66), (27, 66)), "#f4efe0", 0.9, 0.7) + paint(taper((15, 52, 1.8), (32, 60, 2), (49, 52, 1.8)), t, 0.7, 0.6) + paint(rect(27.5, 40, 9, 9, 2), ELF, 0.9, 0) + elf_face("#b8b0a0")
    out += paint(blob((28, 41, 1), (32, 40), (36, 41, 1), (35, 50), (32, 58, 1), (29, 50)), "#f2eee6", 1, 0.8)
    out += paint(blob((18, 30, 1), (18, 18), (26, 10), (32, 9), (38, 10), (46, 18), (46, 30, 1), (42, 20), (32, 15, 1), (22, 20)), "#f2eee6", 1.6, 1.3) + stroke("M18.5 20Q32 11 45.5 20", INK, 3.6) + stroke("M18.5 20Q32 11 45.5 20", "#e2aa3c", 1.8) + paint(poly((32, 9), (35, 14), (32, 19), (29, 14)), "#4fc0d8", 0.7, 0.6)
    out += haft(57, 66, 57, 22, "#e9dcc0", 2.8) + paint(poly((57, 2), (62, 11), (57, 22), (52, 11)), "#8fe0f0", 1.2, 1.1) + stroke("M52 11h10M57 2v20", "#2f7f94", 1.2)
    return out + paint(ell(56, 50, 4.6, 4.2), ELF, 0.9, 0.7)


def templar():
    t = tone("#d9b04a")
    out = paint(taper((20, 30, 4), (15, 44, 4), (17, 56, 1.5)), "#e8d08a", 1.2, 0.9) + paint(taper((44, 30, 4), (49, 44, 4), (47, 56, 1.5)), "#e8d08a", 1.2, 0.9)
    out += shoulders(STEEL, 46, 26) + paint(poly((22, 47), (42, 47), (40, 66), (24, 66)), "#f4efe0", 1.2, 1) + paint(star(32, 57, 8, 7, 3.4), t, 0.8, 0.7) + both(path("M4 56q0-12 12-12q8 1 8 8q-8 8-20 4z"), STEEL, 1.8, 1.4)
    out += paint(rect(27.5, 40, 9, 8, 2), ELF, 0.9, 0) + elf_face("#c9a85c") + paint(blob((18, 30, 1), (18, 18), (26, 9), (32, 8), (38, 9), (46, 18), (46, 30, 1), (42, 21), (36, 17), (32, 21, 1), (28, 17), (22, 21)), "#e8d08a", 1.6, 1.3)
    sword = join(poly((7, 44), (7, 10), (10.5, 1), (14, 10), (14, 44)))
    return out + paint(sword, STEEL, 1.6, 1.3) + stroke("M10.5 8v34", IRON, 1.3) + paint(rect(2, 42, 17, 4.5, 1.5), t, 0.8, 0.7) + paint(rect(8.5, 46, 4, 12, 1), LEATHER, 0.6, 0.5) + dot(10.5, 60, 2.6, t, True) + paint(ell(10.5, 51, 4.8, 4), IRON, 0.9, 0.8)


def kaela():
    """The War Singer: a horn, a red mane, a song."""
    out = paint(blob((10, 64, 1), (11, 40), (15, 20), (24, 8), (36, 6), (46, 12), (54, 26), (55, 46), (58, 60, 1), (48, 58), (16, 60)), "#b8402a", 2.6, 1.9)
    out += shoulders("#6b4a34", 47, 21) + paint(poly((26, 47), (38, 47), (36, 66), (28, 66)), "#d8c08a", 0.8, 0.6) + both(pauldron_shape(14, 51, 7), IRON) + paint(rect(27.5, 40, 9, 9, 2), SKIN, 0.9, 0)
    out += paint(blob((20, 24), (24, 14), (32, 11), (40, 14), (44, 24), (41, 36), (32, 43.5), (23, 36)), SKIN, 2.2, 1.6) + dot(27, 27.5, 1.7, "#2f7f5c") + dot(37, 27.5, 1.7, "#2f7f5c") + stroke("M23.5 24l6 .6M40.5 24l-6 .6", "#8a2f1c", 2) + stroke("M32 28v3.5") + paint(ell(32, 37, 3.2, 3.8), "#6a2026", 0, 0)
    out += flat(join(poly((22, 30), (28, 31.5), (22.5, 33)), poly((42, 30), (36, 31.5), (41.5, 33))), "#2f5f9c") + paint(blob((19, 28, 1), (18, 16), (26, 7), (38, 6), (46, 16), (45, 28, 1), (42, 18), (34, 14), (24, 20)), "#b8402a", 1.4, 1.2)
    horn = taper((44, 52, 1.8), (53, 48, 3), (58, 38, 5.2))
    return out + paint(horn, BONE, 1.2, 1) + paint(ell(59, 35, 5.6, 3.6, 30), "#4a3526", 0, 0) + stroke("M46 53.5l1.5-4M51 51l3 3", GOLD, 2) + stroke("M50 26q6-3 8-9M55 28q6-2 8-8M47 22q4-2 5-7", GOLD, 2)


def brunn():
    """The Bulwark: behind a shield as broad as himself."""
    out = shoulders(IRON, 45, 30) + norse_face("#6a4a34") + eyes(26.5, 6, 2.8, "#fff", tilt=0.6, brow="#4a3020")
    out += paint(blob((17.5, 24, 1), (19, 9), (32, 4), (45, 9), (46.5, 24, 1), (32, 19)), IRON, 2.2, 1.7) + paint(rect(29.8, 4, 4.4, 26, 1.8), GOLD, 0.8, 0.7) + paint(taper((17, 24, 2), (32, 19.5, 2.4), (47, 24, 2)), GOLD, 0.8, 0.7)
    shield = path("M8 42q24-8 48 0v8q0 12-24 17-24-5-24-17z")
    return out + paint(shield, "#9c3a30", 2.6, 2) + inside(shield.difference(shield.buffer(-4)), shield, STEEL) + "".join(dot(x, y, 1.2, INK) for x, y in ((13, 44.5), (32, 40.5), (51, 44.5), (13, 52), (51, 52))) + paint(path("M24 61V51h3v3h3v-3h4v3h3v-3h3v10z"), GOLD, 0.9, 0.8)


def mirek():
    """The Oracle: blindfold and a bowl of stars."""
    out = shoulders("#3c4a7c", 46, 25) + both(blob((20, 44, 1), (11, 48), (6, 60), (8, 68, 1), (18, 60)), "#2c3760", 1.2, 1) + paint(ell(32, 28, 12.5, 14.5), TAN, 2.4, 1.7)
    out += paint(blob((20, 34, 1), (26, 37), (32, 36), (38, 37), (44, 34, 1), (42, 46), (32, 58, 1), (22, 46)), "#e6e2da", 2, 1.5) + stroke("M29 40.5h6", "#8c3f34", 1.6) + paint(blob((29.5, 33), (32, 29), (34.5, 33), (32, 35)), "#b87c54", 0.6, 0.5)
    out += paint(path("M18 24q14-5 28 0v7q-14-4-28 0z"), "#c2392f", 1, 0.8) + flat(blob((28, 27, 1), (32, 24.5), (36, 27, 1), (32, 29.5)), "#ffe38a") + dot(32, 27, 1.3, INK)
    hood = blob((14, 46, 1), (13, 26), (19, 10), (32, 3, 1), (45, 10), (51, 26), (50, 46, 1), (46, 32), (44, 20), (32, 13), (20, 20), (18, 32))
    out += paint(hood, "#3c4a7c", 2.6, 2) + "".join(flat(star(x, y, 4, 2.4, 0.8), "#ffe38a") for x, y in ((24, 9), (38, 8), (16, 30), (48, 28)))
    bowl = paint(path("M18 53h28q0 9-9 10H27q-9-1-9-10z"), GOLD, 1.6, 1.3) + flat(ell(32, 53.5, 12, 2.6), "#1c2450")
    return out + bowl + "".join(flat(star(x, y, 4, 3, 1), "#bfe8ff") for x, y in ((26, 49), (33, 45.5), (39, 50)))


def tarsk():
    """The Pathfinder: hood, scarf, bow and a hawk."""
    out = stroke("M6 6q16 26 0 54M6 6v54", INK, 4.6) + stroke("M6 6q16 26 0 54", WOOD, 2.4) + stroke("M6 6v54", "#e9dcc0", 1)
    out += shoulders("#5c6b3c", 46, 25) + paint(ell(32, 28, 12.5, 14.5), TAN, 2.4, 1.7) + eyes(27, 6, 2.7, "#fff", tilt=1.6, brow="#2e2420") + stroke("M32 28v4") + stroke("M38 30l5 5M41 29l3 3", "#8c4a34", 1.3)
    out += paint(blob((16, 38, 1), (24, 40), (32, 37), (40, 40), (48, 38, 1), (49, 48), (32, 54), (15, 48)), "#b8622c", 1.8, 1.4) + paint(blob((40, 48, 1), (46, 50, 1), (44, 58), (46, 66, 1), (38, 66, 1), (39, 56)), "#b8622c", 1, 0.8)
    hood = blob((14, 42, 1), (13, 26), (20, 9), (30, 2, 1), (45, 10), (51, 26), (50, 42, 1), (46, 32), (43, 20), (32, 15), (21, 20), (18, 32))
    out += paint(hood, "#5c6b3c", 2.6, 2)
    bird = join(taper((48, 56, 1), (53, 50, 4.4), (55, 42, 4)), ell(55.5, 38, 4.4))
    return out + paint(bird, "#8a6a4c", 1.4, 1.1) + paint(poly((59, 37), (63.5, 39.5), (58.5, 40.5)), GOLD, 0, 0) + dot(57, 37, 1, INK) + stroke("M50 49l4 4M51.5 46l4 4", "#4a3526", 1.4)


def framed(draw):
    """Room for horns and spears; the shoulders still meet the lower edge."""
    return lambda: f'<g transform="translate(2.2 4.5) scale(.93)">{draw()}</g>'


UNITS = {name.replace("_", "-"): framed(globals()[name]) for name in (
    "pummeler", "krag_rider", "executioner", "lancer", "steam_knight", "steam_colossus", "berserker", "valkyrie", "jotun", "skeleton", "mummy", "lich",
    "shining_guard", "high_elder", "templar")}
HEROES = {"kaela": framed(kaela), "brunn": framed(brunn), "mirek": framed(mirek), "tarsk": framed(tarsk)}
