"""The board: terrain that fills a hex, what stands on it, clan emblems and wealth.

A hex is 104 x 120, pointed at the top and the bottom.
"""

import random

from kit import blob, dot, drawn_on, ell, flat, flip, inside, join, move, paint, path, poly, rect, stroke, turn
from units import BONE, BRASS, GOLD, INK, IRON, STEEL, WOOD, skull

HEX = poly((52, 0), (104, 30), (104, 90), (52, 120), (0, 90), (0, 30))
CORE = HEX.buffer(-7)


def land(ground, patch):
    """A hex of ground with patches of another tone; the middle stays calm for pieces."""
    out = f'<path d="M52 0l52 30v60l-52 30L0 90V30z" fill="{ground}" stroke="none"/>'
    return out + flat(patch.intersection(HEX), "#000", 0.1)


def spots(seed, n, near=34):
    """Places around the rim of the hex, away from its middle and from each other."""
    chance = random.Random(seed)
    found = []
    for _ in range(2000):
        x, y = chance.uniform(8, 96), chance.uniform(10, 112)
        if CORE.contains(ell(x, y, 4)) and (x - 52) ** 2 + (y - 60) ** 2 > near**2 and all((x - a) ** 2 + (y - b) ** 2 > 190 for a, b in found):
            found.append((round(x, 1), round(y, 1)))
        if len(found) == n:
            break
    return sorted(found, key=lambda p: p[1])


def plain(d, colour, width=2.0):
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def solid(d, colour):
    return f'<path d="{d}" fill="{colour}" stroke="none"/>'


PATCH = join(blob((10, 34), (36, 22), (48, 34), (30, 46), (14, 46)), blob((66, 88), (88, 74), (96, 86), (80, 100), (66, 100)), blob((20, 84), (34, 80), (40, 92), (26, 98)))


def steppe():
    out = land("#8a8a4c", PATCH)
    for x, y in spots(3, 11):
        out += plain(f"M{x - 4} {y}l-2-6M{x} {y}v-8M{x + 4} {y}l2-6", "#5c6230", 2)
    return out


def forest():
    out = land("#5a6e42", PATCH)
    for x, y in spots(5, 12):
        out += solid(f"M{x} {y + 4}v-4", "#3a2a1c") + plain(f"M{x} {y + 5}v-5", "#3a2a1c", 2.6)
        for k in range(3):
            w, b = 9 - 2 * k, y + 1 - 5 * k
            out += solid(f"M{x - w} {b}L{x} {b - 9}L{x + w} {b}z", "#2f4a2c") + solid(f"M{x} {b - 9}L{x + w} {b}H{x + 1}z", "#233a24")
    return out


def badlands():
    out = land("#a0603c", PATCH)
    for x, y in spots(8, 8):
        out += solid(f"M{x - 9} {y + 3}l3-10h9l5 10z", "#7a4228") + solid(f"M{x + 3} {y - 7}l5 10h-6l-3-10z", "#5c2f1c") + solid(f"M{x - 6} {y - 7}l2-3h6l1 3z", "#bf7a50")
    return out + plain("M14 62l8 4 4-3M84 38l6 4M44 108l6-5 8 3M78 104l6-6", "#5c2f1c", 1.8)


def ash():
    out = land("#57504c", PATCH) + plain("M8 44l14 6 4 10 12 2M70 20l6 10 14 2 6 10M62 112l6-14 14-4 4-10", "#e0622c", 2.6) + plain("M22 50l-4 10M76 30l-6 6M68 98l-8-4", "#e0622c", 1.6)
    for x, y in spots(11, 8):
        out += solid(f"M{x - 6} {y + 3}l4-8 6-1 4 9z", "#38322f") + solid(f"M{x + 4} {y - 6}l4 9h-5z", "#2a2523")
    return out


def snow():
    out = land("#c4ccd2", PATCH)
    for x, y in spots(13, 9):
        out += solid(f"M{x - 9} {y + 4}L{x} {y - 11}L{x + 9} {y + 4}z", "#8a949c") + solid(f"M{x} {y - 11}L{x + 9} {y + 4}H{x + 2}z", "#6c767e") + solid(f"M{x} {y - 11}l-4 6.5 3-1 1.5 2 2-2 2 1z", "#f6f9fb")
    return out + plain("M16 66q6-4 12 0M76 54q6-4 12 0M44 104q6-4 12 0", "#f2f6f8", 2.4)


def bog():
    out = land("#5f6a4a", PATCH)
    for d in (blob((14, 40), (28, 32), (40, 36), (36, 44), (20, 46)), blob((70, 84), (84, 78), (92, 84), (84, 92), (72, 92)), blob((60, 24), (74, 24), (78, 30), (66, 34))):
        out += flat(d, "#3c5258") + flat(move(d, -1.5, -1.5).intersection(d.buffer(-2)), "#56727a")
    for x, y in spots(17, 8):
        out += plain(f"M{x - 3} {y}v-8M{x} {y}v-11M{x + 3} {y}v-7", "#3c4428", 1.8) + solid(f"M{x - 1.4} {y - 10}h2.8v-5h-2.8z", "#6b4a2c")
    return out


LANDS = {"steppe": steppe, "forest": forest, "badlands": badlands, "ash": ash, "snow": snow, "bog": bog}


def range_of_rocks():
    """A Rocky Range along a border, on 64 x 24."""
    out = ""
    for x, y, w, h in ((8, 22, 8, 14), (56, 22, 8, 13), (22, 23, 10, 19), (44, 23, 10, 18), (33, 23.5, 10, 22)):
        out += paint(poly((x - w, y), (x - w * 0.5, y - h * 0.7), (x - 1, y - h), (x + w * 0.5, y - h * 0.6), (x + w, y)), "#8a8078", 0, 0) + flat(poly((x - 1, y - h + 1), (x + w * 0.5, y - h * 0.6), (x + w - 1, y - 0.8), (x + 1, y - 0.8)), "#5f5750")
    return out


def base(rx=27, y=59):
    return f'<ellipse cx="32" cy="{y}" rx="{rx}" ry="4" fill="#000" fill-opacity=".28" stroke="none"/>'


def city():
    """An Elven City: white spires and a golden dome."""
    out = base(29)
    for x, top, w in ((10, 24, 7), (54, 22, 7), (20, 12, 8), (44, 14, 8)):
        out += paint(rect(x - w / 2, top + 8, w, 52 - top), "#efe8d6", 1.3, 1) + paint(poly((x - w * 0.7, top + 9), (x, top - 8), (x + w * 0.7, top + 9)), "#5f9ab8", 1, 0.8) + stroke(f"M{x} {top + 15}v4", INK, 1.8)
    out += paint(rect(22, 28, 20, 31), "#f6f1e2", 2, 1.5) + paint(blob((20, 29, 1), (21, 20), (28, 14), (32, 4, 1), (36, 14), (43, 20), (44, 29, 1)), GOLD, 2, 1.6)
    out += paint(join(rect(5, 44, 54, 15), *[rect(5 + 10.8 * k, 41, 5.4, 4) for k in range(5)], rect(56, 41, 3, 4)), "#e3dac4", 1.8, 1.4) + paint(path("M26 59V50q0-6 6-8q6 2 6 8v9z"), "#3a3028", 0, 0)
    return out + stroke("M32 30v6", INK, 2) + dot(32, 23, 2.4, "#5fd0e8", True)


def forge():
    """A Forge under the rock, with fire and anvil."""
    rock = blob((2, 60, 1), (6, 38), (14, 20), (26, 8), (40, 10), (54, 26), (62, 60, 1))
    out = base(29) + paint(rect(42, 2, 9, 24), "#6c5f56", 1.3, 1) + '<circle cx="47" cy="-1" r="5" fill="#9a9288" fill-opacity=".8" stroke="none"/>' + paint(rock, "#7d7268", 3, 2.2) + stroke("M12 34l6 4M48 24l-5 5M20 18l5 2M10 50l5 2M55 46l-5 1", "#544b43", 2)
    out += paint(path("M14 60V44q0-15 18-15t18 15v16z"), "#2a1812", 0, 0) + flat(blob((20, 59), (19, 48), (25, 50), (27, 38), (32, 45), (37, 36), (40, 49), (45, 46), (44, 59)), "#f07a26") + flat(blob((26, 59), (27, 51), (32, 47), (37, 52), (38, 59)), "#ffd65a")
    anvil = join(poly((20, 46), (46, 46), (43, 51), (37, 52), (37, 55), (42, 60), (24, 60), (29, 55), (29, 52), (24, 51)), poly((20, 46), (13, 46.5), (24, 51)))
    return out + paint(anvil, IRON, 1.6, 1.3) + paint(turn(join(rect(32, 33, 13, 7, 1), rect(37, 38, 3, 14)), 30, 38, 42), WOOD, 1, 0.8)


def stone(level):
    """A Reinforcement Stone: a menhir with as many cuts as its level."""
    out = base(22)
    s = blob((14, 60, 1), (15, 36), (20, 14), (30, 4), (41, 9), (47, 30), (50, 60, 1))
    out += paint(s, "#8d8a8c", 3.4, 2.4) + inside(blob((12, 60), (14, 50), (22, 54), (26, 62)), s, "#6a7a48") + drawn_on("M40 12l-4 8 5 6", s, "#5c595b", 1.8)
    for k in range(level):
        y = 42 - k * 10
        out += stroke(f"M25 {y}l7-6 7 6", INK, 4.6) + stroke(f"M25 {y}l7-6 7 6", "#ff8a3c", 2.2)
    return out + paint(poly((6, 60), (8, 54), (14, 53), (17, 60)), "#77747a", 0.9, 0.8) + paint(poly((46, 60), (49, 54), (55, 55), (58, 60)), "#77747a", 0.9, 0.8)


def stronghold():
    """A Stronghold of palisades and bone; the banner is the owner's."""
    t = "var(--tone, var(--seat, #d8662c))"
    out = base(30) + stroke("M32 18V-2", INK, 3) + paint(path("M32-2h16l-4 5 4 5H32z"), t, 1, 0.8)
    out += paint(join(rect(20, 18, 24, 26), *[rect(20 + 9.5 * k, 14, 5, 5) for k in range(3)]), "#6f655c", 2.2, 1.7) + stroke("M26 26v5M38 26v5", INK, 2.6)
    for k in range(9):
        x = 2 + k * 7
        h = 30 - abs(k - 4) * 1.5
        out += paint(poly((x, 60), (x, 66 - h), (x + 3.5, 60 - h), (x + 7, 66 - h), (x + 7, 60)), WOOD, 1, 0.8)
    out += stroke("M3 48h58", INK, 5) + stroke("M3 48h58", "#5c3a1c", 2.6) + paint(path("M24 60V47q0-7 8-7t8 7v13z"), "#2a1c14", 0, 0)
    return f'<g transform="translate(1.6 3.6) scale(.94)">{out + skull(32, 38, 0.42, BONE, t) + both_tusks()}</g>'


def both_tusks():
    tusk = blob((20, 60, 1), (13, 48), (18, 36, 1), (20, 47), (25, 58, 1))
    return paint(tusk, BONE, 0.9, 0.8) + paint(flip(tusk), BONE, 0.9, 0.8)


def gold():
    out = base(24)
    for x, y, n in ((20, 54, 4), (44, 54, 3), (32, 58, 6)):
        for k in range(n):
            out += paint(join(ell(x, y - 5 * k, 12, 5), ell(x, y - 5 * k - 3, 12, 5), rect(x - 12, y - 5 * k - 3, 24, 3)), GOLD, 1.3, 0.8)
        out += paint(ell(x, y - 5 * (n - 1) - 3, 12, 5), "#f4cc6a", 0.8, 0.6) + f'<ellipse cx="{x}" cy="{y - 5 * (n - 1) - 3}" rx="6.5" ry="2.4" fill="none" stroke="#8a5c14" stroke-width="1.4"/>'
    return out


def crystal():
    out = base(24)
    for pts, mid in ((((10, 58), (6, 36), (14, 26), (22, 34), (22, 58)), (14, 58)), (((42, 58), (42, 36), (52, 28), (58, 40), (54, 58)), (50, 58)), (((20, 60), (18, 20), (32, 2), (46, 20), (44, 60)), (33, 60))):
        out += paint(poly(*pts), "#5fc8e8", 0, 0) + flat(poly(pts[2], pts[3], pts[4], mid), "#2f8fb8") + flat(poly(pts[1], pts[2], ((pts[1][0] + mid[0]) / 2, pts[1][1] + 6)), "#d4f6ff") + stroke(f"M{pts[2][0]} {pts[2][1]}L{mid[0]} {mid[1]}", INK, 1.5)
    return out


def badge(mark, fill):
    s = path("M6 6q26-6 52 0v26q0 18-26 28Q6 50 6 32z")
    return paint(s, f"var(--tone, var(--seat, {fill}))", 3, 2.2) + mark


def emblem_bohorg():
    t = blob((16, 46, 1), (8, 30), (14, 12, 1), (20, 28), (30, 40, 1))
    return badge(paint(t, BONE, 1.4, 1.1) + paint(flip(t), BONE, 1.4, 1.1) + paint(blob((24, 44), (32, 40), (40, 44), (38, 52), (26, 52)), "#3a2018", 0, 0) + dot(25, 24, 3, "#ffd84a", True) + dot(39, 24, 3, "#ffd84a", True), "#d8662c")


def emblem_steamfield():
    cog = join(ell(32, 30, 14), *[turn(rect(29, 11, 6, 9, 1), a, 32, 30) for a in range(0, 360, 45)])
    return badge(paint(cog, BRASS, 2, 1.5) + paint(ell(32, 30, 7), "#3a2c20", 0, 0) + paint(blob((32, 22, 1), (36, 29), (34, 35), (30, 35), (28, 29)), "#ffb13a", 0, 0), "#3f7fa8")


def emblem_godleif():
    axe = path("M34 10C50 6 54 22 49 34C45 26 40 24 34 26z")
    return badge(paint(rect(30, 8, 4.5, 44, 1.5), WOOD, 1, 0.8) + paint(axe, STEEL, 1.6, 1.3) + paint(flip(axe), STEEL, 1.6, 1.3), "#a83a5c")


def emblem_tomb():
    return badge(skull(32, 28, 0.95, BONE, "#6fe06a"), "#6a4f9c")


PLACES = {"city": city, "forge": forge, "stone-one": lambda: stone(1), "stone-two": lambda: stone(2), "stone-three": lambda: stone(3), "stronghold": stronghold, "gold": gold, "crystal": crystal}
CLANS = {"bohorg-tribe": emblem_bohorg, "steamfield-barony": emblem_steamfield, "godleif-clan": emblem_godleif, "army-of-the-tomb": emblem_tomb}
