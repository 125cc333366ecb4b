"""Parts that the scholars share: niche, robe, face, beard and head-dress, on 48 x 64.

A part has at most two colours that vary: the first is inherited, the second is `currentColor`.
"""

from kit import INHERITED, blob, dot, drawn_on, ell, flat, flip, inside, join, move, paint, path, poly, rect, stroke, taper

INK, GOLD = "#2b2030", "#dba83a"
FIELD = ROBE = SKIN = HAIR = CLOTH = INHERITED
TRIM = CAP = "currentColor"
SHADOW = "#1d1030"


def mirror(shape):
    return flip(shape, 24)


def niche():
    arch = path("M3 64V25C3 12 17 10 24 1.5C31 10 45 12 45 25V64z")
    inner = path("M5.6 64V25.5C5.6 14.5 18 12.5 24 5.5C30 12.5 42.4 14.5 42.4 25.5V64z")
    out = f'<g stroke-width="1">{paint(arch, GOLD, 0, 0)}</g>' + flat(inner, FIELD) + flat(inner.difference(move(inner, 2.2, 2.6)), SHADOW, 0.25)
    out += '<circle cx="24" cy="24" r="16.5" fill="#fff6dc" fill-opacity=".16" stroke="none"/>'
    for x, y in ((10, 33), (38, 33), (10, 43), (38, 43)):
        out += flat(join(ell(x, y, 1.7, 0.6), ell(x, y, 0.6, 1.7)), "#fff6dc", 0.35)
    return out


SHOULDERS = blob((5, 66, 1), (6, 54), (11, 46.5), (19, 43), (29, 43), (37, 46.5), (42, 54), (43, 66, 1))


def neck():
    return paint(path("M19 34h10v9q-5 5-10 0z"), SKIN, 0, 0) + flat(path("M19.6 38q4.4 4 8.8 0v3q-4.4 3.5-8.8 0z"), SHADOW, 0.22)


def robe_plain():
    return paint(SHOULDERS, ROBE, 2.6, 1.8) + paint(poly((18.5, 42.5), (24, 55), (29.5, 42.5), (27, 41.6), (24, 47), (21, 41.6)), TRIM, 0.8, 0.6)


def robe_coat():
    out = paint(SHOULDERS, TRIM, 0, 0) + stroke("M24 47v18", None, 1)
    left = blob((4, 66, 1), (6, 54), (11, 46.5), (19, 42.6, 1), (21, 52), (19, 66, 1))
    out += paint(left, ROBE, 2, 1.6) + paint(mirror(left), ROBE, 2, 1.2)
    lapel = poly((19, 42.6), (15.5, 45), (18, 55), (21, 51.5))
    return out + paint(lapel, TRIM, 0.8, 0.6) + paint(mirror(lapel), TRIM, 0.8, 0.6)


def robe_striped():
    out = paint(SHOULDERS, ROBE, 2.4, 1.6)
    stripes = join(*[taper((24 + k * 3.4, 42, 0.8), (24 + k * 6, 66, 0.9)) for k in (-3, -2, -1, 1, 2, 3)])
    return out + inside(stripes, SHOULDERS, TRIM) + paint(path("M18 42.5q6 8 12 0l2 1.5q-8 10-16 0z"), TRIM, 0.6, 0.5)


def robe_embroidered():
    out = paint(SHOULDERS, ROBE, 2.6, 1.8) + paint(path("M17 42.6q7 8 14 0l4.5 2.6q-11.5 14-23 0z"), TRIM, 1, 0.8) + paint(rect(21.5, 50, 5, 16), TRIM, 0.8, 0)
    for x, y in ((16, 46.2), (20, 49.2), (28, 49.2), (32, 46.2), (24, 54.5), (24, 59.5)):
        out += dot(x, y, 1, ROBE)
    return out


def robe_fur():
    out = paint(SHOULDERS, ROBE, 2.6, 1.8)
    tufts = join(*[ell(x, y, 3.1) for x, y in ((14, 44.5), (17.5, 47.5), (20, 51.5), (22.5, 55.5), (24, 60), (25.5, 55.5), (28, 51.5), (30.5, 47.5), (34, 44.5), (24, 64))])
    return out + paint(tufts, TRIM, 1, 0.8)


def robe_cloak():
    """A burnous thrown over a shirt."""
    out = paint(SHOULDERS, TRIM, 1.4, 0) + stroke("M24 44v20", None, 1)
    left = blob((3, 66, 1), (4, 52), (10, 44), (17, 40, 1), (19, 47), (14, 66, 1))
    return out + paint(left, ROBE, 2, 1.5) + paint(mirror(left), ROBE, 2, 1.2) + stroke("M19 47q5 4 10 0", GOLD, 1.6) + dot(24, 48.8, 1.5, GOLD, True)


def face():
    ears = join(ell(15.4, 28.5, 2, 3), ell(32.6, 28.5, 2, 3))
    head = blob((15.4, 24), (18, 17.5), (24, 16), (30, 17.5), (32.6, 24), (31.5, 32.5), (27.5, 38), (24, 39), (20.5, 38), (16.5, 32.5))
    out = paint(ears, SKIN, 0.6, 0.5) + paint(head, SKIN, 2.2, 1.4)
    return out


def gaze():
    out = ""
    for x in (20, 28):
        out += flat(blob((x - 2.3, 27.2, 1), (x, 25.9), (x + 2.3, 27.2, 1), (x, 28.5)), "#fff8ea") + dot(x + 0.3, 27.1, 1.25, INK)
        out += stroke(f"M{x - 2.5} 27.1q2.5-2.3 5 0", INK, 1)
    out += flat(join(taper((17, 24.7, 0.5), (19.5, 23.5, 0.95), (22.4, 24.5, 0.4)), taper((25.6, 24.5, 0.4), (28.5, 23.5, 0.95), (31, 24.7, 0.5))), HAIR)
    return out + stroke("M23.7 26.5q-.2 3.5-1.4 5.2q1.5 1 3.4.2", "#6d4630", 1.1)


def gaze_wide():
    """Bulging eyes, for the goggle-eyed one."""
    out = ""
    for x in (19.8, 28.2):
        out += paint(ell(x, 26.8, 3, 2.7), "#fff8ea", 0, 0) + dot(x + 0.4, 27, 1.5, INK)
    return out + flat(join(taper((16, 23.3, 0.5), (19.5, 21.8, 1), (22.8, 23, 0.4)), taper((25.2, 23, 0.4), (28.5, 21.8, 1), (32, 23.3, 0.5))), HAIR) + stroke("M23.7 28q-.4 2.5-1.6 4q1.7 1.4 3.8.2", "#6d4630", 1.1)


def gaze_closed():
    """Eyes cast down."""
    out = stroke("M17.7 27q2.3 1.9 4.6 0M25.7 27q2.3 1.9 4.6 0", INK, 1.2)
    return out + flat(join(taper((17, 24, 0.5), (19.5, 23.1, 0.95), (22.4, 24.3, 0.4)), taper((25.6, 24.3, 0.4), (28.5, 23.1, 0.95), (31, 24, 0.5))), HAIR) + stroke("M23.7 26.5q-.2 3.5-1.4 5.2q1.5 1 3.4.2", "#6d4630", 1.1)


def wrinkles():
    return stroke("M17.2 30q1.5 1.4 3.3 1M30.8 30q-1.5 1.4-3.3 1M20.5 21.7q3.5-1 7 0", "#8a5c40", 0.8)


def mouth():
    return stroke("M21.8 35q2.2 1 4.4 0", "#8c3f34", 1.2)


def moustache():
    return paint(join(taper((24, 32.9, 0.9), (21, 33.3, 1.1), (18, 35.2, 0.3)), taper((24, 32.9, 0.9), (27, 33.3, 1.1), (30, 35.2, 0.3))), HAIR, 0, 0.4)


def jaw(*low):
    """A beard from ear to ear, down to the given points."""
    return blob((15.3, 27.5, 1), (16.5, 31), (19.2, 33.2), (24, 32.2), (28.8, 33.2), (31.5, 31), (32.7, 27.5, 1), *low)


def beard_short():
    return paint(jaw((32.6, 34), (29, 39.5), (24, 41), (19, 39.5), (15.4, 34)), HAIR, 1.4, 0.9) + mouth()


def beard_full():
    return paint(jaw((33.5, 36), (30.5, 43), (24, 46.5), (17.5, 43), (14.5, 36)), HAIR, 1.8, 1.1) + mouth() + stroke("M21 41l.6 3M24.2 41v4M27.4 41l-.6 3", INK, 0.8)


def beard_long():
    return paint(jaw((33.5, 38), (30.5, 47), (25.5, 56, 1), (23, 55, 1), (17.5, 47), (14.5, 38)), HAIR, 1.8, 1.2) + mouth() + stroke("M21 41q-.5 5 1 9M24.2 41q.5 6 0 12M27.4 41q.5 5-1 8", INK, 0.8)


def beard_forked():
    return paint(jaw((33, 37), (30, 45), (27, 51, 1), (24.5, 44.5), (24, 43, 1), (23.5, 44.5), (21, 51, 1), (18, 45), (15, 37)), HAIR, 1.6, 1) + mouth()


def beard_square():
    return paint(jaw((33.5, 36), (32, 45), (30.5, 47.5, 1), (17.5, 47.5, 1), (16, 45), (14.5, 36)), HAIR, 1.8, 1.2) + mouth() + stroke("M20 40v5M23 40.5v5.5M26 40.5v5.5M28.8 40v5", INK, 0.8)


def goatee():
    return paint(blob((21, 36.5, 1), (24, 37.4), (27, 36.5, 1), (26.8, 41), (24, 45, 1), (21.2, 41)), HAIR, 0.9, 0.6) + mouth() + moustache()


def wraps(roll, *lines):
    return "".join(drawn_on(d, roll, "#8d7f68") for d in lines)


def turban_round():
    top = paint(ell(24, 9.5, 6.5, 4.5), CAP, 1, 0.8)
    roll = blob((12.5, 21.5), (10.6, 16), (14, 10.5), (24, 8.6), (34, 10.5), (37.4, 16), (35.5, 21.5), (30, 22), (24, 20.6), (18, 22))
    return top + paint(roll, CLOTH, 2.4, 1.6) + wraps(roll, "M12 17.5C18 9.5 27 9 35 12", "M12.5 20.5C19 13 29 12 37 16.5", "M18 21.5C23 17 30 16.5 36 20")


def turban_high():
    top = paint(blob((17, 10, 1), (18.5, 3), (24, 0.8), (29.5, 3), (31, 10, 1)), CAP, 1.4, 1) + stroke("M21 9.5V2.5M27 9.5V2.5", GOLD, 1)
    roll = blob((12.8, 21.5), (11.6, 15.5), (14, 9.5), (24, 7.4), (34, 9.5), (36.4, 15.5), (35.2, 21.5), (30, 22), (24, 20.6), (18, 22))
    return top + paint(roll, CLOTH, 2.4, 1.6) + wraps(roll, "M13 11C20 15 28 19 36 19.5", "M12 16C18 20 23 21 26 21", "M19 8.5C25 12 31 14.5 36 14.5", "M35 10.5C31 15 24 19 13 20")


def turban_wide():
    roll = blob((10, 21.5), (5.5, 16), (10, 9), (24, 6.4), (38, 9), (42.5, 16), (38, 21.5), (31, 22.3), (24, 20.8), (17, 22.3))
    top = paint(ell(24, 7.6, 5.5, 3.6), CAP, 1, 0.8)
    return top + paint(roll, CLOTH, 2.8, 1.8) + wraps(roll, "M8 18C16 9 28 7.5 39 10.5", "M9.5 21C19 12.5 32 11 42 16", "M18 22C24 16.5 33 15 41 19.5", "M24 6.6Q20 9 18.5 12")


def turban_tail():
    tail = paint(blob((12, 18, 1), (15, 20, 1), (13.5, 30), (14, 43), (11.5, 52, 1), (7, 50, 1), (9.5, 40), (9, 28)), CLOTH, 1.4, 1)
    return tail + turban_round()


def kulah():
    """A tall hat with a band."""
    hat = blob((15.4, 21, 1), (16.2, 10), (20, 1.5), (24, 0.2), (28, 1.5), (31.8, 10), (32.6, 21, 1), (24, 19.6))
    band = blob((14.8, 21.5, 1), (15, 16, 1), (24, 14.6), (33, 16, 1), (33.2, 21.5, 1), (24, 20))
    out = paint(hat, CAP, 2.2, 1.5) + paint(band, CLOTH, 1.2, 0.9)
    for x in (18, 24, 30):
        out += flat(poly((x - 1.3, 18), (x, 16.6), (x + 1.3, 18), (x, 19.4)), CAP)
    return out


def sidelocks():
    return paint(join(taper((15.5, 19, 2.2), (14.8, 26, 1.6)), taper((32.5, 19, 2.2), (33.2, 26, 1.6))), HAIR, 0, 0.6)


def skullcap():
    cap = blob((14.6, 21, 1), (16, 13.5), (24, 10), (32, 13.5), (33.4, 21, 1), (24, 18.8))
    return paint(cap, CAP, 2, 1.4) + inside(blob((13, 22, 1), (13, 18.5, 1), (24, 15.9), (35, 18.5, 1), (35, 22, 1), (24, 19)), cap, CLOTH, 0.9) + dot(24, 12.8, 1.1, CLOTH)


def fur_hat():
    crown = paint(blob((16.5, 15, 1), (18, 6), (24, 2.5), (30, 6), (31.5, 15, 1)), CAP, 1.8, 1.2) + stroke("M24 3v9M20 5q-1 4-1 8M28 5q1 4 1 8", GOLD, 1)
    band = join(*[ell(x, y, 3.3, 3.6) for x, y in ((14.5, 18.3), (18, 16.8), (22, 16), (26, 16), (30, 16.8), (33.5, 18.3))])
    return crown + paint(band, CLOTH, 1.2, 0.9) + "".join(stroke(f"M{x} {y}l.6 2", INK, 0.7) for x, y in ((15, 17), (19, 15.5), (24, 14.8), (29, 15.5), (33, 17)))


def headcloth():
    """A traveller's cloth with its cord."""
    drape = blob((13.8, 22, 1), (13, 14), (18, 8), (24, 7), (30, 8), (35, 14), (34.2, 22, 1), (36.5, 34), (38, 46, 1), (33.5, 47, 1), (32.5, 34), (32, 22, 1), (24, 18.5), (16, 22, 1), (15.5, 34), (14.5, 47, 1), (10, 46, 1), (11.5, 34))
    return paint(drape, CLOTH, 2, 1.5) + stroke("M14 17.5Q24 12 34 17.5", INK, 3) + stroke("M14 17.5Q24 12 34 17.5", CAP, 1.5) + stroke("M13 30l-1 10M35 30l1 10", "#8d7f68", 1)


def hood_back():
    return paint(blob((9, 50, 1), (9.5, 30), (12, 13), (18, 5.5), (24, 2, 1), (30, 5.5), (36, 13), (38.5, 30), (39, 50, 1)), ROBE, 2.4, 1.7) + flat(blob((13.5, 46), (13, 28), (16, 14), (24, 10), (32, 14), (35, 28), (34.5, 46)), SHADOW, 0.45)


def hood_rim():
    return paint(blob((14, 25, 1), (15, 15), (20, 9.5), (24, 8.4), (28, 9.5), (33, 15), (34, 25, 1), (37, 20), (35.5, 11), (30, 5), (24, 2, 1), (18, 5), (12.5, 11), (11, 20)), ROBE, 1.6, 1.3) + paint(blob((15.5, 22, 1), (17, 16.5), (24, 13.8), (31, 16.5), (32.5, 22, 1), (24, 18.8)), TRIM, 0.9, 0.7)


def wings():
    """Ibn Firnas's wings, strapped on behind."""
    out = ""
    for k, (x, y) in enumerate(((0, 20), (-1, 28), (0, 36), (2, 44), (5, 51))):
        quill = taper((20, 46 + k, 1.6), ((x + 20) / 2 - 1, (y + 44) / 2, 2.9), (x + 2, y, 1))
        out += paint(quill, "#f2e6c8" if k % 2 else "#e0c894", 0.9, 0.7) + paint(mirror(quill), "#f2e6c8" if k % 2 else "#e0c894", 0.9, 0.7)
    return out


def hand():
    """A hand that holds what lies at (34, 54)."""
    return paint(blob((30.5, 60), (30, 56.5), (33, 55), (36.5, 55.6), (38.5, 58), (37.5, 61.5), (33, 62)), SKIN, 0.9, 0.7) + stroke("M32.4 58.5h4.5M32.6 60.2h4", "#8a5c40", 0.8)


PARTS = {name.replace("_", "-"): globals()[name] for name in (
    "niche", "neck", "robe_plain", "robe_coat", "robe_striped", "robe_embroidered", "robe_fur", "robe_cloak", "face", "gaze", "gaze_wide",
    "gaze_closed", "wrinkles", "mouth", "moustache", "beard_short", "beard_full", "beard_long", "beard_forked", "beard_square", "goatee",
    "turban_round", "turban_high", "turban_wide", "turban_tail", "kulah", "sidelocks", "skullcap", "fur_hat", "headcloth", "hood_back", "hood_rim",
    "wings", "hand")}
