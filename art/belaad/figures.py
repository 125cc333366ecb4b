"""The fourteen characters of the three sides, standing, on 48 x 64."""

from kit import blob, dot, drawn_on, ell, flat, flip, inside, join, paint, path, poly, rect, star, stroke, taper, turn

INK, GOLD, STEEL, WOOD, PAPER, CREAM = "#2b2030", "#e0ad3c", "#c6cfd8", "#8f5f30", "#f6ecd0", "#f5ecd6"
TAN, PALE, BROWN = "#d6a274", "#e4b98e", "#9a6640"
BLACK, GREY, WHITE = "#2e2422", "#a39c92", "#eee9de"
LAPIS, CRIMSON, GREEN, EARTH, NIGHT, BLOOD = "#2b4f94", "#a83030", "#4a7f52", "#a8743c", "#3a3442", "#b52f2a"


def mirror(shape):
    return flip(shape, 24)


def shadow():
    return '<ellipse cx="24" cy="60.5" rx="17" ry="2.8" fill="#1d1030" fill-opacity=".22" stroke="none"/>'


def head(skin, hair, beard="short", brow=0.0):
    out = paint(join(ell(18.7, 14.5, 1.4, 2), ell(29.3, 14.5, 1.4, 2)), skin, 0.4, 0.3)
    out += paint(blob((18.6, 11), (21, 7.5), (27, 7.5), (29.4, 11), (28.8, 16.5), (26, 20.3), (24, 20.8), (22, 20.3), (19.2, 16.5)), skin, 1.4, 1)
    if beard != "none":
        low = {"short": ((29.2, 19), (26, 22.8), (22, 22.8), (18.8, 19)), "full": ((29.8, 20), (27, 26), (24, 27.5), (21, 26), (18.2, 20)),
               "long": ((30, 22), (27, 30), (24, 35, 1), (21, 30), (18, 22)), "chin": ()}[beard]
        if beard == "chin":
            out += paint(blob((22.3, 19.5, 1), (25.7, 19.5, 1), (25, 22.5), (24, 24, 1), (23, 22.5)), hair, 0.5, 0.4)
        else:
            out += paint(blob((18.5, 14, 1), (20, 17), (22, 17.9), (24, 17.3), (26, 17.9), (28, 17), (29.5, 14, 1), *low), hair, 1, 0.7)
        out += flat(join(taper((24, 17.4, 0.6), (22, 17.6, 0.7), (20.6, 18.6, 0.2)), taper((24, 17.4, 0.6), (26, 17.6, 0.7), (27.4, 18.6, 0.2))), hair)
    out += stroke("M23 19.3h2", "#8c3f34", 0.9)
    out += dot(21.7, 13.7, 0.85, INK) + dot(26.3, 13.7, 0.85, INK)
    out += stroke(f"M20 {11.9 - brow}L23 {11.9 + brow}M28 {11.9 - brow}L25 {11.9 + brow}", hair, 1.2)
    return out + stroke("M24 13.8l-.6 2.2h1", "#6d4630", 0.8)


ROBE = blob((17, 21.5, 1), (24, 20.5), (31, 21.5, 1), (34, 30), (35, 45), (37.5, 60, 1), (24, 61.5), (10.5, 60, 1), (13, 45), (14, 30))


def robe(colour, trim, sash=None, open_front=False):
    out = paint(ROBE, colour, 2.4, 1.6)
    if open_front:
        out += paint(poly((21.5, 21.5), (26.5, 21.5), (28.5, 60.8), (19.5, 60.8)), trim, 0.8, 0)
    else:
        out += inside(taper((10, 58.5, 1.5), (24, 60, 1.5), (38, 58.5, 1.5)), ROBE, trim) + paint(poly((20.5, 21.2), (24, 28), (27.5, 21.2)), trim, 0.5, 0)
    if sash:
        out += paint(path("M13.8 35q10.2 3.5 20.4 0l.5 4.6q-10.7 3.5-21.4 0z"), sash, 0.8, 0.6)
    return out


def cloak(colour):
    return paint(blob((16, 21, 1), (24, 19), (32, 21, 1), (39, 40), (42, 60.5, 1), (24, 62), (6, 60.5, 1), (9, 40)), colour, 2.2, 1.5)


def arm(colour, *points, skin=TAN, cuff=None):
    x, y, r = points[-1]
    out = dot(x, y, 2.2, skin, True) + paint(taper(*points[:-1], (x - (x - points[-2][0]) * 0.22, y - (y - points[-2][1]) * 0.22, r)), colour, 1, 0.8)
    return out


def turban(cloth, cap, wide=1.0, high=0.0):
    roll = blob((17.5, 10.8), (24 - 9 * wide, 7.5), (24 - 7 * wide, 3.6), (24, 2.4 - high), (24 + 7 * wide, 3.6), (24 + 9 * wide, 7.5), (30.5, 10.8), (24, 9.7))
    return paint(ell(24, 2.8 - high, 3.6, 2.6 + high), cap, 0.7, 0.6) + paint(roll, cloth, 1.4, 1) + drawn_on("M15 8C20 4 27 3.5 32 5M16 10.5C22 6 29 5.5 33 8", roll, "#8d7f68", 0.8)


def hood(colour, deep=False):
    out = paint(blob((16.5, 24, 1), (15.5, 12), (19, 4.5), (24, 1, 1), (29, 4.5), (32.5, 12), (31.5, 24, 1), (29, 18), (28.8, 10), (24, 7), (19.2, 10), (19, 18)), colour, 1.2, 1)
    return out + (flat(blob((19.4, 14), (19.6, 9.5), (24, 7.4), (28.4, 9.5), (28.6, 14), (24, 11)), "#1d1030", 0.55) if deep else "")


def sultan():
    out = shadow() + cloak(CRIMSON) + "".join(dot(x, y, 1, GOLD) for x, y in ((10.5, 48), (37.5, 48), (9.5, 56), (38.5, 56)))
    out += paint(join(*[ell(24 + x, 22.5 + abs(x) * 0.24, 2.8) for x in (-9, -6, -3, 3, 6, 9)]), "#faf4e4", 0.8, 0.6)
    out += robe(LAPIS, GOLD, GOLD, True) + arm(LAPIS, (16, 25, 3.4), (12, 32, 3), (11, 38, 2.6)) + stroke("M11 56V20", INK, 3.6) + stroke("M11 56V20", GOLD, 1.8) + paint(star(11, 17, 8, 4.6, 2.8), GOLD, 0.7, 0.6) + dot(11, 17, 1.3, CRIMSON)
    out += dot(11, 38, 2.2, TAN, True) + arm(LAPIS, (32, 25, 3.4), (36, 33, 3), (32, 38, 2.6)) + head(TAN, BLACK, "full", -0.2) + turban("#fdfaf0", CRIMSON, 1.35, 0.6)
    return out + paint(blob((24, 6, 1), (26, 0), (31, -3, 1), (29.5, 2), (26, 7, 1)), "#4fa0a0", 0.6, 0.5) + dot(24, 6.2, 1.7, "#d8352c", True)


def vizier():
    out = shadow() + robe("#5a3a78", "#e0c27a", "#b98a34") + stroke("M24 40v19", "#3f2858", 1)
    out += arm("#5a3a78", (16, 25, 3.4), (12, 33, 3), (16, 39, 2.6)) + arm("#5a3a78", (32, 25, 3.4), (37, 32, 3), (35, 38, 2.6))
    out += paint(rect(30.5, 29, 9, 17, 1), PAPER, 0.9, 0.7) + paint(rect(29.5, 27, 11, 3.6, 1.6), "#d3ae6a", 0.5, 0.4) + paint(rect(29.5, 44.5, 11, 3.6, 1.6), "#d3ae6a", 0.5, 0.4) + stroke("M33 33h4.5M33 36h4.5M33 39h3", LAPIS, 1) + dot(37.5, 43, 1.9, BLOOD, True)
    return out + dot(36, 40, 2.2, TAN, True) + head(TAN, GREY, "long", 0.3) + turban("#e8dcf2", "#5a3a78", 1.05, 2.2)


def treasurer():
    out = shadow() + robe("#3a7a78", "#e8c878", "#a83030", True) + arm("#3a7a78", (32, 25, 3.4), (37, 31, 3), (38, 25, 2.4))
    out += stroke("M38 25v-9", INK, 2.6) + stroke("M38 25v-9", GOLD, 1.2) + f'<circle cx="38" cy="13.5" r="2.6" fill="none" stroke="{INK}" stroke-width="3"/><circle cx="38" cy="13.5" r="2.6" fill="none" stroke="{GOLD}" stroke-width="1.3"/>' + stroke("M38 22h3M38 19.5h2", GOLD, 1.5)
    out += head(PALE, "#6b4428", "full") + turban("#f3e2b4", "#3a7a78", 1.1)
    out += paint(path("M8 46q0-5 5-5h17q5 0 5 5v2H8z"), WOOD, 0.9, 0.8) + "".join(dot(x, y, 2, GOLD, True) for x, y in ((12, 47), (16, 45.8), (20, 46.8), (24, 45.6), (28, 46.8), (31.5, 47)))
    out += paint(rect(7, 48, 29, 12.5, 1.2), WOOD, 1.6, 1.2) + stroke("M12 48v12.5M31 48v12.5", GOLD, 1.8) + paint(rect(19.5, 48, 4.5, 5.5, 1), GOLD, 0.5, 0.4)
    return out + arm("#3a7a78", (16, 25, 3.4), (11, 34, 3), (13, 42, 2.4))


def sheriff():
    out = shadow() + paint(rect(17, 50, 5.5, 10, 1.5), "#5c4630", 0.8, 0.6) + paint(rect(25.5, 50, 5.5, 10, 1.5), "#5c4630", 0.8, 0.6)
    coat = blob((16.5, 21.5, 1), (24, 20.5), (31.5, 21.5, 1), (33.5, 34), (35, 52, 1), (24, 54), (13, 52, 1), (14.5, 34))
    out += paint(coat, "#34568c", 2.2, 1.5) + inside(rect(22.7, 20, 2.6, 36), coat, GOLD) + paint(path("M14.5 36q9.5 3 19 0l.3 4q-9.8 3-19.6 0z"), "#6b4428", 0.7, 0.5) + dot(24, 39.2, 1.8, GOLD, True)
    out += arm("#34568c", (32, 25, 3.6), (38, 30, 3), (37, 23, 2.4)) + stroke("M36 30L41.5 8", INK, 3.6) + stroke("M36 30L41.5 8", WOOD, 1.8) + paint(join(ell(41.8, 7.5, 3.6), *[poly((41.8 + dx - 1, 7.5), (41.8 + dx * 1.5, 7.5 + dy * 1.5), (41.8 + dx + 1, 7.5)) for dx, dy in ((0, -3.6), (3.6, 0), (-3.6, 0), (0, 3.6))]), STEEL, 0.9, 0.7)
    out += arm("#34568c", (16, 25, 3.6), (11, 33, 3), (12, 40, 2.4))
    chain = "".join(f'<ellipse cx="{12 + (k % 2) * 0.8}" cy="{43.5 + k * 3}" rx="1.5" ry="2" fill="none" stroke="{STEEL}" stroke-width="1.3"/>' for k in range(4))
    out += chain + f'<circle cx="12.5" cy="57" r="2.8" fill="none" stroke="{STEEL}" stroke-width="2"/>'
    return out + head(TAN, BLACK, "short", 0.7) + paint(path("M17.5 11q-.5-9 6.5-9.5q7 .5 6.5 9.5q-6.5-2-13 0z"), STEEL, 1.2, 0.9) + paint(path("M16.5 11.8q7.5-4 15 0v-3.3q-7.5-3.5-15 0z"), "#a83030", 0.7, 0.6) + stroke("M24 1.5v-2.5", INK, 2)


def commander():
    out = shadow() + cloak("#2b4f94") + paint(rect(17, 48, 5.5, 12, 1.5), STEEL, 0.9, 0.7) + paint(rect(25.5, 48, 5.5, 12, 1.5), STEEL, 0.9, 0.7)
    coat = blob((16.5, 21.5, 1), (24, 20.5), (31.5, 21.5, 1), (33.5, 34), (34.5, 51, 1), (24, 53), (13.5, 51, 1), (14.5, 34))
    out += paint(coat, "#9aa6b2", 2, 1.5)
    for y in (26, 30, 34, 42, 46):
        out += drawn_on(f"M13 {y}" + "q1.5 2 3 0t3 0 3 0 3 0 3 0 3 0 3 0 3 0", coat, "#5c6874", 0.9)
    out += paint(path("M14.3 36q9.7 3 19.4 0l.3 4q-10 3-20 0z"), CRIMSON, 0.7, 0.5) + dot(24, 28.5, 3.2, GOLD, True) + paint(star(24, 28.5, 8, 2.3, 1.2), CRIMSON, 0, 0)
    out += arm("#9aa6b2", (32, 25, 3.8), (38, 30, 3.2), (38, 24, 2.4)) + paint(path("M36.8 22C36 12 38 4 45-1c0 9-1 17-5 23.5z"), STEEL, 0.9, 0.9) + stroke("M35.5 22.5l6.5 1.5", INK, 3) + stroke("M35.5 22.5l6.5 1.5", GOLD, 1.4)
    out += head(TAN, BLACK, "full", 0.6) + paint(path("M17.3 12.5q-.7-9.5 6.7-11q7.4 1.5 6.7 11q-1.2 3-1.7 6q-.8-5-1.5-7.5q-3.5-1.5-7 0q-.7 2.5-1.5 7.5q-.5-3-1.7-6z"), STEEL, 1.3, 1) + paint(poly((23, 2), (24, -3), (25, 2)), GOLD, 0, 0)
    out += arm("#9aa6b2", (16, 25, 3.8), (11, 33, 3.2), (12, 39, 2.4)) + paint(ell(11.5, 42, 9), CRIMSON, 1.6, 1.2) + f'<circle cx="11.5" cy="42" r="6.5" fill="none" stroke="{GOLD}" stroke-width="1.2"/>' + dot(11.5, 42, 2.4, GOLD, True)
    return out


def bahlool():
    """The wise fool, who rode a reed as if it were a horse."""
    out = shadow() + stroke("M4 58L40 38", INK, 3.4) + stroke("M4 58L40 38", "#c9a45c", 1.7) + paint(join(taper((38, 39, 2.6), (41, 33, 2.6)), taper((41, 33, 2.6), (46, 36, 1.6))), "#b5743c", 0.9, 0.7) + dot(42.5, 33.2, 0.8, INK) + stroke("M38.5 32l-2 2M37.8 35l-2 1.5M37 38l-1.8 1", CRIMSON, 1.6)
    legs = paint(taper((21, 46, 3), (17, 53, 2.4), (13, 59, 1.9)), TAN, 0.8, 0.6) + paint(taper((27, 46, 3), (31, 52, 2.4), (29, 59.5, 1.9)), TAN, 0.8, 0.6)
    tunic = poly((17, 21.5), (24, 20.5), (31, 21.5), (34, 34), (36, 48), (32.5, 46), (30, 50), (26.5, 46.5), (23, 50), (19.5, 46.5), (16, 50), (12.5, 47), (14.5, 34))
    out += legs + paint(tunic, "#7f9c52", 2, 1.5) + paint(rect(17, 37, 6, 6), "#c2703a", 0.5, 0.4) + stroke("M18 36.5l-1 1M19.5 43.5v1M23.5 39h1", INK, 0.8) + paint(rect(27.5, 29, 4.5, 5), "#5a78a8", 0.4, 0.4)
    out += arm("#7f9c52", (32, 25, 3.2), (37, 33, 2.6), (37.5, 39, 2.2)) + arm("#7f9c52", (16, 25, 3.2), (10, 21, 2.6), (7, 14, 2.2))
    return out + head(TAN, WHITE, "full", -0.7) + paint(poly((17.8, 10.5), (17, 3), (20.5, 6.5), (24, 1), (27.5, 6.5), (31, 3), (30.2, 10.5)), "#d8c08a", 0.9, 0.8) + stroke("M18.5 8.5h11", "#8f5f30", 1)


def preacher():
    steps = paint(poly((4, 60), (4, 44), (9, 44), (9, 40), (39, 40), (39, 44), (44, 44), (44, 60)), "#9c6a3a", 1.8, 1.4) + paint(rect(13, 44, 22, 13, 1), "#7a4f28", 0, 0)
    lattice = "".join(stroke(d, "#d0a05c", 1) for d in ("M13 50.5l6.5-6.5M13 57l13-13M19.5 57l13-13M26 57l9-9M35 50.5l-6.5-6.5M35 57l-13-13M28.5 57l-13-13M22 57l-9-9",))
    out = shadow() + robe("#f3ecd8", "#4a7f52", None, True) + arm("#f3ecd8", (32, 25, 3.4), (38, 20, 3), (40, 11, 2.4)) + head(BROWN, WHITE, "full", -0.4) + turban("#fdfaf0", "#4a7f52", 1.15)
    out += steps + lattice + paint(path("M12 35q6-3 11 0v6q-5-3-11 0zM23 35q6-3 11 0v6q-5-3-11 0z"), PAPER, 0.7, 0.6) + stroke("M14.5 37q3-1 6 0M25.5 37q3-1 6 0", LAPIS, 0.9)
    return out + arm("#f3ecd8", (16, 25, 3.4), (11, 31, 3), (14, 37, 2.4), skin=BROWN) + stroke("M40 11l1-3", BROWN, 1.6)


def trustworthy():
    out = shadow() + robe("#b5803a", "#f0dca0", "#4a7f52") + arm("#b5803a", (32, 25, 3.4), (35, 31, 3), (27, 30, 2.4)) + head(TAN, GREY, "short", -0.3) + turban("#e4efd8", "#4a7f52", 1.0)
    out += arm("#b5803a", (16, 25, 3.4), (10, 28, 3), (9, 21, 2.4)) + stroke("M9 21v-4M2.5 17h13M3 17l-2 7M3 17l2 7M15 17l-2 7M15 17l2 7", GOLD, 1.3)
    out += paint(path("M0 24h6q-.6 3-3 3t-3-3zM12 24h6q-.6 3-3 3t-3-3z"), GOLD, 0.4, 0.3)
    return out + paint(blob((34, 48, 1), (31.5, 53), (33, 60), (43, 60), (44.5, 53), (42, 48, 1)), "#d8c08a", 1.3, 1) + stroke("M34 49.5h8", CRIMSON, 1.8) + dot(38, 55, 2.2, GOLD, True)


def altruist():
    out = shadow() + robe("#5c8a5a", "#efe2c0", "#c98a3c") + head(PALE, "#6b4428", "full", -0.5) + paint(blob((18, 10.5, 1), (18.5, 5), (24, 2.5), (29.5, 5), (30, 10.5, 1), (24, 9)), "#c98a3c", 0.9, 0.8) + stroke("M18.5 9q5.5-2 11 0", CREAM, 1.3)
    out += arm("#5c8a5a", (16, 25, 3.4), (12, 33, 3), (18, 40, 2.4)) + paint(path("M12 42h24q-1 11-12 11t-12-11z"), "#b98048", 1.4, 1.1) + "".join(drawn_on(d, path("M12 42h24q-1 11-12 11t-12-11z"), "#7a4f28", 0.9) for d in ("M12 46h24", "M14 50h20"))
    out += "".join(paint(ell(x, y, 4, 2.6), "#e3b868", 0.7, 0.6) for x, y in ((17, 41), (30.5, 41), (24, 39.5)))
    return out + arm("#5c8a5a", (32, 25, 3.4), (38, 31, 3), (42, 36, 2.4), skin=PALE) + paint(ell(43, 33, 4, 2.6), "#e3b868", 0.7, 0.6)


def folk_hero():
    out = shadow() + paint(taper((20, 44, 4.2), (18, 52, 3.6), (18, 59, 2.6)), "#4a5f8c", 1, 0.8) + paint(taper((28, 44, 4.2), (30, 52, 3.6), (31, 59, 2.6)), "#4a5f8c", 1, 0.8)
    vest = blob((15, 22, 1), (24, 20.5), (33, 22, 1), (34, 34), (33, 45, 1), (15, 45, 1), (14, 34))
    out += paint(vest, "#b5472f", 2, 1.5) + paint(poly((20, 21), (28, 21), (27, 34), (24, 37), (21, 34)), TAN, 0.8, 0.5) + paint(path("M14.5 38q9.5 3 19 0v5.5q-9.5 3-19 0z"), "#e0ad3c", 0.8, 0.6)
    out += paint(taper((33, 25, 4.2), (40, 29, 3.6), (40, 20, 3)), TAN, 1, 0.8) + paint(taper((40, 22, 1.6), (38, 8, 2.6), (36, -1, 4)), WOOD, 1.2, 1) + "".join(dot(x, y, 0.8, STEEL) for x, y in ((35, 1), (38.5, 3), (36.5, 6)))
    out += dot(40, 20.5, 2.6, TAN, True) + paint(taper((15, 25, 4.2), (8, 32, 3.6), (12, 38, 3)), TAN, 1, 0.8) + paint(rect(5.5, 30, 6, 3, 1), GOLD, 0.5, 0.4)
    return out + head(TAN, BLACK, "short", 0.6) + paint(join(ell(24, 6.5, 6, 3.6)), BLACK, 0, 0.8) + paint(path("M17.8 9.5q6.2-2.5 12.4 0v-3q-6.2-2.3-12.4 0z"), "#e8d9b8", 0.6, 0.5) + paint(taper((18, 8, 1.2), (13.5, 12, 0.8), (13, 16, 0.3)), "#e8d9b8", 0.4, 0.3)


def sect_leader():
    rock = paint(poly((0, 61), (3, 36), (8, 28), (11, 33), (16, 22), (19, 61)), "#6c6478", 1.6, 1.2) + paint(poly((6, 29), (6, 22), (8, 22), (8, 24), (10, 24), (10, 22), (12, 22), (12, 29)), "#8a8296", 0.6, 0.5)
    out = shadow() + rock + cloak(NIGHT) + robe("#55485c", BLOOD, None, True) + head(TAN, WHITE, "long", 0.9) + hood(NIGHT)
    out += arm(NIGHT, (32, 25, 3.6), (38, 31, 3.2), (38, 26, 2.4)) + paint(poly((36.8, 25), (39.2, 25), (39, 12), (38, 8), (37, 12)), STEEL, 0.5, 0.6) + stroke("M35.5 25h5", INK, 3) + stroke("M35.5 25h5", GOLD, 1.3)
    return out + arm(NIGHT, (16, 25, 3.6), (13, 35, 3.2), (17, 41, 2.4)) + paint(rect(14, 38, 10, 12, 1), BLOOD, 0.9, 0.7) + f'<rect x="16" y="40" width="6" height="8" rx=".8" fill="none" stroke="{GOLD}" stroke-width=".9"/>'


def hashash():
    out = shadow() + robe("#6b4a78", "#d8c08a", BLOOD) + head(TAN, BLACK, "chin", -0.6) + hood("#6b4a78")
    out += arm("#6b4a78", (16, 25, 3.6), (12, 33, 3.2), (17, 38, 2.4)) + arm("#6b4a78", (32, 25, 3.6), (36, 33, 3.2), (31, 38, 2.4))
    out += paint(path("M17 38h14q-.5 6-5 7v3h3v2h-10v-2h3v-3q-4.5-1-5-7z"), GOLD, 1, 0.8) + flat(ell(24, 38.2, 6, 1.5), "#4a7f52")
    return out + stroke("M21 35q-4-3 0-6t-1-6M27 35q4-3 0-6t2-7", "#fff6dc", 1.5) + stroke("M12 12q-4-3 0-7M37 13q3-4-1-8", "#b9a4c8", 1.3)


def spy():
    out = shadow() + cloak("#4f5a4c") + robe("#5f6c5a", "#8a9478", "#3a4238") + head(TAN, BLACK, "none", 0.4) + paint(blob((18.6, 15.5, 1), (24, 14.8), (29.4, 15.5, 1), (29, 21), (30, 26, 1), (24, 28), (18, 26, 1), (19, 21)), "#3a4238", 0.9, 0.7) + hood("#4f5a4c", True)
    out += dot(21.7, 13.7, 0.95, "#ffe9a0") + dot(26.3, 13.7, 0.95, "#ffe9a0")
    out += paint(blob((6, 60.5, 1), (9, 38), (16, 24), (22, 30), (25, 44), (26, 61, 1)), "#4f5a4c", 1.8, 1.4) + arm("#4f5a4c", (32, 25, 3.6), (38, 32, 3), (38, 38, 2.4))
    out += stroke("M38 38v4", INK, 1.3) + paint(path("M34.5 42h7l1.5 3v8l-1.5 2h-7l-1.5-2v-8z"), "#6b5430", 0.8, 0.6) + flat(rect(35, 45, 6, 7.5, 1), "#ffd65a") + flat(blob((38, 46), (39.5, 49.5), (38, 51.5), (36.5, 49.5)), "#f07a26")
    return out


def assassin():
    out = shadow() + paint(taper((21, 44, 3.6), (15, 52, 2.8), (12, 59, 2.2)), "#4a4450", 0.9, 0.7) + paint(taper((27, 44, 3.6), (32, 51, 2.8), (35, 59, 2.2)), "#4a4450", 0.9, 0.7)
    coat = blob((17, 21.5, 1), (24, 20.5), (31, 21.5, 1), (33, 34), (37, 52, 1), (29, 48), (24, 52, 1), (19, 48), (11, 52, 1), (15, 34))
    out += paint(coat, "#f0eadc", 2, 1.5) + paint(path("M14.8 35q9.2 3 18.4 0l.4 4.5q-9.6 3-19.2 0z"), BLOOD, 0.7, 0.5) + paint(blob((20, 40, 1), (24, 40, 1), (22, 48), (23, 55, 1), (19, 54, 1), (19, 46)), BLOOD, 0.7, 0.5)
    out += arm("#f0eadc", (16, 25, 3.4), (10, 30, 2.8), (6, 25, 2.2)) + paint(poly((4.8, 24), (7.2, 24), (7, 12), (6, 7), (5, 12)), STEEL, 0.5, 0.6) + stroke("M3.5 24.3h5", INK, 2.8) + stroke("M3.5 24.3h5", GOLD, 1.2)
    out += arm("#f0eadc", (32, 25, 3.4), (38, 31, 2.8), (42, 35, 2.2)) + paint(turn(poly((41, 35), (43, 35), (42.8, 45), (42, 49), (41.2, 45)), -30, 42, 35), STEEL, 0.5, 0.6)
    return out + head(TAN, BLACK, "none", 0.9) + paint(blob((18.8, 16, 1), (24, 15.2), (29.2, 16, 1), (28, 21), (24, 23), (20, 21)), BLOOD, 0.7, 0.5) + hood("#f0eadc", True) + dot(21.7, 13.7, 0.9, "#fff") + dot(26.3, 13.7, 0.9, "#fff")


CHARACTERS = {name.replace("_", "-"): (lambda draw: lambda: f'<g transform="translate(1.2 3) scale(.95)">{draw()}</g>')(globals()[name]) for name in (
    "sultan", "vizier", "treasurer", "sheriff", "commander", "bahlool", "preacher", "trustworthy", "altruist", "folk_hero",
    "sect_leader", "hashash", "spy", "assassin")}
