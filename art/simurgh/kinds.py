"""The five kinds of tiles as still lifes."""

from kit import blob, dot, drawn_on, ell, flat, paint, path, poly, rect, star, stroke, turn

DARK, GOLD, WOOD, PAPER, STEEL, TEAL, RED = "#3a2618", "#e6ae3c", "#94602f", "#f8edd2", "#cfd8df", "#2a9a9c", "#b8573f"


def base(rx=26):
    return f'<ellipse cx="32" cy="59" rx="{rx}" ry="3.8" fill="#1d1030" fill-opacity=".18" stroke="none"/>'


def ear_of_wheat(x, y, angle):
    stalk = paint(turn(rect(x - 0.8, y - 34, 1.6, 34), angle, x, y), "#c9a23c", 0, 0)
    for k in range(5):
        for s in (-1, 1):
            grain = blob((x, y - 20 - k * 4.4, 1), (x + s * 4, y - 23 - k * 4.4), (x + s * 3, y - 28 - k * 4.4, 1), (x, y - 25 - k * 4.4))
            stalk += paint(turn(grain, angle, x, y), GOLD, 0.7, 0.6)
    return stalk


def production():
    out = base() + ear_of_wheat(26, 46, -22) + ear_of_wheat(38, 46, 20) + ear_of_wheat(32, 46, -1)
    basket = path("M8 38h48l-6 21H14z")
    for x, y, c in ((17, 36, "#d8452f"), (46, 36, "#d8452f"), (26, 35, "#e8932f"), (38, 35, "#7fae3c")):
        out += paint(ell(x, y, 6.5), c, 1.6, 1.2)
    out += paint(basket, "#b88346", 2.6, 1.9) + drawn_on("M8 45h48M10 52h44M18 38l2 21M28 38l1 21M38 38l-1 21M47 38l-2 21", basket, "#7a5228", 1.5)
    return out + paint(rect(5, 36, 54, 5.5, 2.5), "#c9945a", 1, 0.8)


def research():
    out = base() + paint(path("M32 20C25 14 14 13 4 15v38c10-2 21-1 28 5 7-6 18-7 28-5V15c-10-2-21-1-28 5z"), RED, 2.4, 1.6)
    out += paint(path("M32 20C26 15 17 14 8 15.5v34C17 48 26 49 32 54z"), PAPER, 1.8, 0) + paint(path("M32 20C38 15 47 14 56 15.5v34C47 48 38 49 32 54z"), PAPER, 0, 1.4)
    out += stroke("M13 22q7-.5 14 2.5M13 28q7-.5 14 2.5M13 34q7-.5 14 2.5M13 40q5-.5 9 1", TEAL, 1.8)
    out += dot(45, 31, 9, "#d39a3c", True) + dot(45, 31, 6, PAPER, True) + stroke("M39.5 30q5.5 4 11 0M41 35l8-8", TEAL, 1.4) + dot(45, 31, 1.4, RED)
    return out + paint(star(32, 7, 8, 6.5, 3.2), GOLD, 0.9, 0.7)


def transformation():
    out = base() + paint(poly((14, 60), (18, 50), (22, 60)), WOOD, 0.8, 0) + paint(poly((42, 60), (46, 50), (50, 60)), WOOD, 0.8, 0)
    out += flat(blob((22, 60), (21, 52), (27, 55), (30, 48), (35, 54), (40, 50), (42, 60)), "#f07a26") + flat(blob((28, 60), (29, 55), (33, 53), (36, 60)), "#ffd65a")
    pot = path("M9 28h46q3 16-8 24H17Q6 44 9 28z")
    out += paint(pot, "#5f6a72", 3, 2.2) + paint(ell(32, 28, 24, 6), "#7d8890", 1.2, 1) + flat(ell(32, 28, 19.5, 3.9), "#22a6a8")
    out += paint(blob((24, 26, 1), (18, 16), (26, 9), (30, 14), (27, 18), (31, 24, 1)), "#7fe0d8", 1, 0.9) + paint(blob((34, 26, 1), (31, 16), (38, 10), (36, 3, 1), (46, 8), (45, 18), (40, 26, 1)), "#7fe0d8", 1.2, 1)
    return out + dot(20, 8, 2.6, GOLD, True) + dot(50, 13, 2, GOLD, True) + dot(30, 4, 1.8, GOLD, True)


def power():
    out = base() + paint(path("M6 52q26-10 52 0v8q-26-8-52 0z"), "#7a2f58", 2, 1.5) + stroke("M8 57.5q24-7 48 0", GOLD, 1.4)
    crown = poly((10, 48), (5, 16), (19, 28), (24, 8), (32, 25), (40, 8), (45, 28), (59, 16), (54, 48))
    out += paint(crown, GOLD, 3, 2.2) + paint(rect(8.5, 43, 47, 9, 2.5), "#d0942a", 1.4, 1.2)
    out += "".join(dot(x, y, 3, c, True) for x, y, c in ((5.5, 15, RED), (24, 7, TEAL), (40, 7, TEAL), (58.5, 15, RED)))
    return out + paint(poly((32, 28), (38, 35), (32, 42), (26, 35)), RED, 1, 0.9) + "".join(dot(x, 47.5, 2, TEAL, True) for x in (17, 32, 47))


def exploration():
    out = base(28) + paint(path("M4 22l18-7 20 7 18-7v36l-18 7-20-7-18 7z"), "#efd9a4", 2.4, 1.8) + flat(path("M22 15.8l20 7v34l-20-7z"), "#1d1030", 0.12)
    out += stroke("M22 15v36M42 22v36", "#b89660", 1.3) + stroke("M10 46q6-12 12-8t10-2 8-12", RED, 2.2) + stroke("M10 46v.1", RED, 4) + stroke("M44 25l6 6M50 25l-6 6", RED, 2.6)
    out += paint(poly((26, 48), (31, 40), (36, 48)), "#8fae5c", 0.7, 0.6) + paint(poly((7, 30), (12, 22), (17, 30)), "#9a9488", 0.8, 0.7)
    out += dot(46, 46, 14, "#d39a3c", True) + dot(46, 46, 10.5, PAPER, True) + paint(poly((46, 37), (49, 46), (46, 46), (43, 46)), RED, 0.6, 0) + paint(poly((46, 55), (49, 46), (46, 46), (43, 46)), STEEL, 0.6, 0)
    return out + dot(46, 46, 1.6, GOLD, True) + paint(ell(46, 30.5, 3), "#d39a3c", 0.6, 0.5)


KINDS = {"production": production, "research": research, "transformation": transformation, "power": power, "exploration": exploration}
