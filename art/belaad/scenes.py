"""Scenes on 96 x 64: what an action card does, how a battle goes, and the back of the Hashash cards."""

from kit import blob, dot, ell, flat, join, paint, path, poly, rect, star, stroke, taper, turn

INK, GOLD, RED, STEEL, WOOD, PAPER = "#2b2030", "#e6b548", "#c2392f", "#c6cfd8", "#8f5f30", "#f6ecd0"
LAPIS, GREEN, ORANGE, NIGHT = "#2b4f94", "#4a7f52", "#e0862c", "#2e2a3a"


def stage(sky, ground, y=47):
    return f'<path d="M0 0h96v64H0z" fill="{sky}" stroke="none"/><path d="M0 {y}h96v{64 - y}H0z" fill="{ground}" stroke="none"/><path d="M0 {y}h96" fill="none" stroke-opacity=".5"/>'


def actor(name, x, y, height, mirrored=False):
    width = height * 0.75
    one = f'<use href="#bel-character-{name}" x="{x}" y="{y}" width="{width:g}" height="{height}"/>'
    return f'<g transform="translate({2 * x + width:g} 0) scale(-1 1)">{one}</g>' if mirrored else one


def arcade(colour, n=4, y=47):
    """Horseshoe arches along the back."""
    w = 96 / n
    out = ""
    for k in range(n):
        x = k * w
        out += f'<path d="M{x + 3:g} {y}V26c0-5-2-6 {w / 2 - 3:g}-15 {w / 2:g} 9 {w / 2 - 3:g} 10 {w / 2 - 3:g} 15V{y}z" fill="{colour}" fill-opacity=".55" stroke="none"/>'
    return out


def coin(x, y, colour=GOLD, r=5.0):
    return paint(ell(x, y, r, r * 0.62), colour, 0.9, 0.7) + f'<ellipse cx="{x}" cy="{y}" rx="{r * 0.55:.1f}" ry="{r * 0.3:.1f}" fill="none" stroke-width=".9"/>'


def pile(x, y, n, colour, r=5.0):
    return "".join(paint(join(ell(x, y - k * 2.6, r, r * 0.5), ell(x, y - k * 2.6 - 1.6, r, r * 0.5), rect(x - r, y - k * 2.6 - 1.6, 2 * r, 1.6)), colour, 0.8, 0.5) for k in range(n)) + coin(x, y - (n - 1) * 2.6 - 1.6, colour, r)


def spill(colour, cloth):
    out = ""
    for x, y, n in ((20, 52, 3), (33, 49, 6), (46, 52, 4), (74, 53, 3), (62, 49, 5)):
        out += pile(x, y, n, colour)
    for x, y in ((27, 57), (40, 58.5), (54, 57.5), (67, 58.5), (82, 56)):
        out += coin(x, y, colour)
    sack = blob((50, 22, 1), (45, 30), (43, 42), (49, 50), (61, 50), (67, 42), (65, 30), (60, 22, 1))
    return out + paint(sack, cloth, 2.4, 1.6) + stroke("M49 24h12", RED if colour == GOLD else GOLD, 2.2) + paint(blob((50, 22, 1), (47, 15, 1), (52, 18), (55, 14, 1), (58, 18), (63, 15, 1), (60, 22, 1)), cloth, 0.9, 0.8) + coin(55, 37, colour, 6)


def gold():
    return stage("#dfe7ee", "#caa968") + arcade("#8fa8c8") + spill(GOLD, "#8a5a3a")


def red():
    return stage("#f0e0cc", "#b98a62") + arcade("#c89a7a") + spill(RED, "#d8c08a")


def token(x, y, colour, r=5.5):
    return paint(join(ell(x, y + 1.4, r), ell(x, y, r)), colour, 1.1, 0.9) + f'<circle cx="{x}" cy="{y}" r="{r * 0.55:.1f}" fill="none" stroke="#fff8e2" stroke-width="1.1"/>'


def tokens():
    out = stage("#e4ead8", "#b7a06a") + arcade("#a8b88a")
    bag = blob((30, 16, 1), (20, 28), (18, 46), (26, 56), (48, 56), (56, 46), (54, 28), (44, 16, 1))
    out += paint(bag, "#9a6a86", 3, 2) + stroke("M29 18.5q8 3 16 0", GOLD, 2.6) + paint(blob((30, 16, 1), (25, 8, 1), (32, 11), (37, 6, 1), (42, 11), (49, 8, 1), (44, 16, 1)), "#9a6a86", 1.2, 1) + paint(star(37, 38, 8, 8, 4.5), GOLD, 0.9, 0.8)
    for x, y, c in ((62, 52, ORANGE), (74, 55, "#f6f0e0"), (86, 52, ORANGE), (68, 42, "#f6f0e0"), (80, 44, ORANGE), (74, 33, ORANGE)):
        out += token(x, y, c)
    return out


def influence():
    out = stage("#dfd2e8", "#8c5a78") + arcade("#b48fc0", 3)
    out += paint(path("M34 52V20q14-14 28 0v32z"), "#7a2f3c", 2, 1.5) + dot(48, 12, 2.4, GOLD, True) + paint(poly((22, 64), (28, 52), (68, 52), (74, 64)), RED, 1.6, 1.2) + stroke("M33 56h30", GOLD, 1.2)
    out += actor("sultan", 31, 8, 46)
    for x, c, m in ((8, GREEN, 1), (74, LAPIS, -1)):
        bow = join(taper((x + 2 if m > 0 else x + 12, 58, 5), (x + 7, 53, 4.6), (x + 12 if m > 0 else x + 2, 55, 3.4)))
        out += paint(bow, c, 1.3, 1) + paint(ell(x + 15 if m > 0 else x - 1, 55, 3.6, 2.8), "#fdfaf0", 0.7, 0.6)
    return out


def income():
    out = stage("#e8e2cc", "#a8844e") + arcade("#c8b88a") + actor("treasurer", 30, 4, 52)
    return out + pile(14, 57, 5, GOLD) + pile(25, 59, 3, GOLD) + pile(76, 58, 6, GOLD) + pile(87, 59, 4, GOLD) + paint(rect(68, 22, 20, 14, 1), PAPER, 1, 0.8) + stroke("M71 26h8M71 29h10M71 32h7M83 26v6", LAPIS, 1.1)


def steal():
    out = '<path d="M0 0h96v64H0z" fill="#3c4666" stroke="none"/><path d="M0 47h96v17H0z" fill="#54507a" stroke="none"/>' + dot(80, 13, 7, "#f6ecc0") + dot(83.5, 11, 6, "#3c4666")
    for x, y in ((12, 10), (30, 18), (52, 8), (64, 20)):
        out += flat(star(x, y, 4, 1.8, 0.6), "#f6ecc0")
    out += paint(path("M4 47V22h16v-6h12v31z"), "#5c6488", 1.4, 1) + flat(rect(24, 24, 4, 6), "#ffd65a") + actor("spy", 34, 8, 52)
    return out + paint(blob((72, 44, 1), (68, 51), (71, 59), (82, 59), (85, 51), (81, 44, 1)), "#b98a4a", 1.4, 1) + stroke("M72 46h9", RED, 1.8) + coin(90, 59) + coin(64, 61)


def recruit():
    out = stage("#dbe6dc", "#a89468") + arcade("#9ab8a0") + actor("preacher", 30, 2, 48)
    for x, c, h in ((8, "#b5472f", 0), (24, "#3a7a78", 4), (41, "#b98a34", 6), (58, "#5a3a78", 5), (74, GREEN, 2), (90, "#34568c", 0)):
        out += paint(blob((x - 7, 66, 1), (x - 6, 59 + h * 0.3), (x, 56 + h * 0.3), (x + 6, 59 + h * 0.3), (x + 7, 66, 1)), c, 1, 0.8) + paint(ell(x, 51 + h * 0.3, 4.2, 4.6), "#4a3427", 0, 0.6) + paint(ell(x, 48.5 + h * 0.3, 5, 3), "#fdfaf0" if x % 4 else "#f0d9a0", 0.7, 0.6)
    return out


def military():
    out = stage("#f0dcc4", "#b08a5a") + '<path d="M0 47l20-14 16 10 22-18 20 16 18-8v14z" fill="#c8a078" fill-opacity=".7" stroke="none"/>'
    for k, x in enumerate((10, 20, 68, 78, 88)):
        out += stroke(f"M{x} 60V8", INK, 2.8) + stroke(f"M{x} 60V8", "#b98a4a", 1.3) + paint(poly((x - 2.5, 10), (x, 1), (x + 2.5, 10)), STEEL, 0.6, 0.5)
        out += paint(blob((x - 5.5, 66, 1), (x - 5, 50), (x, 46), (x + 5, 50), (x + 5.5, 66, 1)), LAPIS, 1, 0.8) + paint(ell(x, 43, 3.6, 4), "#d6a274", 0.7, 0.5) + dot(x - 1.3, 44, 0.6, INK) + dot(x + 1.3, 44, 0.6, INK) + paint(path(f"M{x - 4.3} 42.5q0-7 4.3-8.5q4.3 1.5 4.3 8.5q-4.3-1.5-8.6 0z"), STEEL, 0.8, 0.6)
    return out + actor("commander", 27, 6, 55)


def emblem(x, y, colour, mark):
    return paint(ell(x, y, 9), colour, 1.6, 1.2) + dot(x, y, 6.6, PAPER, True) + mark(x, y)


def any_symbol():
    """The five symbols of the characters in one row."""
    out = stage("#e6e0ea", "#9a86a4", 40) + arcade("#b8a4c4", 3, 40)
    crown = lambda x, y: paint(poly((x - 4, y + 3), (x - 4.5, y - 2.5), (x - 2, y), (x, y - 4), (x + 2, y), (x + 4.5, y - 2.5), (x + 4, y + 3)), GOLD, 0.5, 0.4)
    money = lambda x, y: coin(x, y + 1.2, GOLD, 3.8) + coin(x, y - 1, GOLD, 3.8)
    purse = lambda x, y: paint(blob((x - 1.5, y - 2, 1), (x - 4, y + 2), (x, y + 4.5), (x + 4, y + 2), (x + 1.5, y - 2, 1)), WOOD, 0.6, 0.5) + stroke(f"M{x - 2} {y - 2.8}h4", RED, 1.4)
    people = lambda x, y: paint(path(f"M{x - 4.5} {y + 4}q0-5 4.5-5t4.5 5z"), GREEN, 0.5, 0.4) + dot(x, y - 2.5, 2.2, "#d6a274", True)
    swords = lambda x, y: stroke(f"M{x - 3.5} {y + 3.5}l7-7M{x + 3.5} {y + 3.5}l-7-7", INK, 2.2) + stroke(f"M{x - 3.5} {y + 3.5}l7-7M{x + 3.5} {y + 3.5}l-7-7", STEEL, 1)
    for x, y, c, m in ((16, 44, "#5a3a78", crown), (32, 30, "#b98a34", money), (48, 46, "#3c4666", purse), (64, 30, GREEN, people), (80, 44, "#a83030", swords)):
        out += emblem(x, y, c, m)
    return out + stroke("M22 38l4-3M38 36l4 4M54 40l4-4M70 35l4 3", GOLD, 1.6)


def card(x, y, angle, fill=PAPER, back=False):
    shape = turn(rect(x - 10, y - 14, 20, 28, 2), angle, x, y)
    inner = turn(rect(x - 7, y - 11, 14, 22, 1), angle, x, y)
    return paint(shape, fill, 1.3, 1) + (flat(inner, "#1c3870") + flat(star(x, y, 8, 5, 2.6), GOLD) if back else "")


def top_card():
    out = stage("#e2e6ea", "#8d9ab0") + arcade("#a8b4c8")
    for k in range(5):
        out += card(36 - k * 0.7, 42 - k * 1.8, 0, LAPIS, k == 4)
    out += card(66, 26, 18) + '<g transform="rotate(18 66 26)">' + paint(star(66, 20, 8, 5, 2.5), GOLD, 0.7, 0.6) + stroke("M60 29h12M60 33h8", RED, 1.4) + "</g>"
    hand = join(taper((92, 66, 7), (86, 54, 5), (78, 44, 3.6)), taper((80, 46, 2.8), (72, 41, 1.7)), taper((79, 43, 2.4), (73, 36, 1.5)))
    return out + paint(hand, "#d6a274", 1.5, 1.1) + paint(taper((94, 70, 8), (90, 60, 7)), GREEN, 1.4, 1)


def treasury():
    out = '<path d="M0 0h96v64H0z" fill="#8d7a62" stroke="none"/>' + "".join(stroke(d, "#6f5e4a", 1) for d in ("M0 12h96M0 26h96M0 40h96", "M14 0v12M40 0v12M70 0v12M26 12v14M58 12v14M84 12v14M12 26v14M78 26v14"))
    out += paint(path("M18 64V26C18 14 34 12 48 3c14 9 30 11 30 23v38z"), "#3a2c26", 0, 0) + stroke("M18 64V26C18 14 34 12 48 3c14 9 30 11 30 23v38", GOLD, 2.4)
    lid = path("M27 38q0-16 21-16t21 16z")
    out += paint(lid, WOOD, 1.6, 1.2) + stroke("M35 38q0-13 3-15M61 38q0-13-3-15", GOLD, 2)
    out += "".join(coin(x, y) for x, y in ((34, 43), (42, 41), (50, 42), (58, 41), (63, 43.5), (38, 44.5), (47, 45), (55, 45))) + paint(rect(27, 45, 42, 16, 1.5), WOOD, 2, 1.5) + stroke("M35 45v16M61 45v16M27 51h42", GOLD, 2) + paint(rect(44.5, 47, 7, 8, 1), GOLD, 0.7, 0.6) + dot(48, 50.5, 1.2, INK)
    return out + pile(14, 61, 3, GOLD) + pile(82, 61, 4, RED)


def extra_symbols():
    out = stage("#e8e0d0", "#b09a6e") + arcade("#c4ac80")
    for x, a, c in ((34, -8, "#f6ecd0"), (62, 8, "#fbe7b8")):
        out += card(x, 34, a, c) + f'<g transform="rotate({a} {x} 34)">' + paint(star(x, 34, 8, 8, 4.6), LAPIS if x < 48 else RED, 1, 0.9) + dot(x, 34, 2.2, GOLD, True) + "</g>"
    return out + paint(join(rect(45.8, 46, 4.4, 14, 1), rect(41, 50.8, 14, 4.4, 1)), GOLD, 0.8, 0.7) + "".join(flat(star(x, y, 4, 2.6, 0.8), GOLD) for x, y in ((14, 18), (82, 16), (12, 44), (86, 42), (48, 10)))


def eliminate():
    out = '<path d="M0 0h96v64H0z" fill="#4a2c34" stroke="none"/><path d="M0 47h96v17H0z" fill="#6a3c40" stroke="none"/>' + arcade("#2e1c26")
    out += actor("assassin", 14, 4, 56)
    fallen = blob((56, 56), (60, 50), (70, 48), (80, 50), (84, 56), (80, 60), (68, 61), (59, 60))
    return out + paint(fallen, "#fdfaf0", 1.8, 1.3) + stroke("M58 57q10-8 24-3M60 59.5q10-6 22-2M66 49q-2 4-1 8", "#8d7f68", 1) + paint(ell(70, 48.5, 5, 3), RED, 0.7, 0.6) + paint(turn(blob((72, 48, 1), (74, 41), (80, 37, 1), (78, 43), (75, 49, 1)), 30, 74, 45), "#4fa0a0", 0.6, 0.5)


def banner(x, y, colour, torn=False):
    cloth = path(f"M{x} {y}h22l-4 5 4 5H{x}z") if not torn else path(f"M{x} {y}h20l-5 3 3 3-6 1 4 4H{x}z")
    return stroke(f"M{x} {y + 44}V{y - 3}", INK, 3) + stroke(f"M{x} {y + 44}V{y - 3}", "#b98a4a", 1.4) + paint(cloth, colour, 1, 0.8)


def horse(colour, robe, up=0):
    body = join(ell(48, 40 - up, 15, 8), taper((59, 37 - up, 6), (66, 26 - up, 4.6), (69, 22 - up, 4)), taper((69, 22 - up, 3.6), (78, 26 - up, 2.2)), taper((36, 44, 3.6), (30, 50, 2.4), (32, 58, 1.7)), taper((40, 45, 3.4), (42, 52, 2.2), (38, 58, 1.7)),
                taper((57, 44 - up, 3.2), (66, 46 - up, 2.2), (65, 53 - up, 1.6)), taper((60, 43 - up, 3), (71, 41 - up, 2), (74, 47 - up, 1.5)))
    out = paint(taper((34, 37, 2.6), (25, 38, 2.4), (21, 48, 0.6)), "#3a2a22", 0.7, 0.6) + paint(body, colour, 2, 1.5) + paint(taper((67, 17 - up, 2), (61, 26 - up, 2.4), (57, 33 - up, 1)), "#3a2a22", 0, 0.5) + dot(70.5, 21.5 - up, 0.9, INK)
    out += paint(poly((40, 32 - up), (56, 32 - up), (58, 44 - up), (42, 45 - up)), robe, 0.9, 0.7) + paint(taper((50, 33 - up, 4), (53, 41 - up, 3), (51, 48 - up, 2.2)), "#5c4630", 0.8, 0.6)
    out += paint(blob((43, 33 - up, 1), (43, 22 - up), (48, 17 - up), (54, 20 - up), (56, 33 - up, 1)), STEEL, 1.2, 1) + paint(ell(49.5, 13 - up, 4, 4.6), "#d6a274", 0.8, 0.6) + dot(50.2, 14 - up, 0.7, INK) + dot(52.4, 14 - up, 0.7, INK) + stroke(f"M49.5 {16.2 - up}h3", INK, 1) + paint(path(f"M44.5 {12.5 - up}q0-8 5-9q5 1 5 9q-5-2-10 0z"), STEEL, 0.9, 0.7)
    return out


def battle_strength():
    """The charge succeeds."""
    out = stage("#dceadb", "#9ab070", 50) + banner(10, 8, GREEN) + banner(82, 12, GREEN) + horse("#b5743c", GREEN, 3)
    return out + paint(taper((54, 20, 2.6), (62, 14, 2), (66, 10, 1.7)), STEEL, 0.7, 0.5) + paint(path("M65 11q6-8 18-10-4 9-15 13z"), STEEL, 0.8, 0.8)


def battle_weakness():
    """The horse stumbles, the spear breaks."""
    out = stage("#f2dad0", "#b8846a", 50) + banner(12, 10, RED, True)
    out += f'<g transform="rotate(14 48 44)">{horse("#8d7a6a", RED)}</g>' + stroke("M64 18l8-7M75 9l12-3", INK, 3.2) + stroke("M64 18l8-7M75 9l12-3", "#b98a4a", 1.5)
    return out + paint(poly((86, 4), (94, 3), (88, 9)), STEEL, 0.5, 0.5) + "".join(dot(x, y, r, "#e4c8b4", True) for x, y, r in ((76, 57, 4), (83, 59, 3), (70, 60, 3)))


def battle_defeat():
    """What lies on the field when all is lost."""
    out = stage("#c9ccd2", "#8c8f92", 46) + '<path d="M0 46l24-10 20 8 24-14 28 12v4z" fill="#a4a8ae" stroke="none"/>'
    out += f'<g transform="rotate(24 30 50)">{banner(30, 12, "#8a8f98", True)}</g>'
    out += paint(turn(path("M46 52l22-16 4 1-1 4-22 15z"), 10, 56, 46), STEEL, 0.8, 0.8) + stroke("M44 50l8 8", INK, 3.4) + stroke("M44 50l8 8", GOLD, 1.6)
    out += paint(ell(74, 52, 10, 7), "#6a7078", 1.6, 1.2) + f'<ellipse cx="74" cy="52" rx="6" ry="4" fill="none" stroke="{STEEL}"/>' + dot(74, 52, 2, STEEL, True)
    out += paint(path("M14 58q-1-10 7-12q8 2 7 12q-7-2-14 0z"), STEEL, 1.2, 1) + stroke("M21 46v-4", INK, 2)
    for x, y in ((60, 14), (74, 10), (84, 18)):
        out += stroke(f"M{x - 5} {y}q3-4 5 0q2-4 5 0", INK, 1.6)
    return out


def hashash_back():
    """The back of the Hashash cards, on 48 x 64."""
    out = '<path d="M0 0h48v64H0z" fill="#2e2636" stroke="none"/>'
    out += "".join(flat(star(x, y, 8, 4, 2.6), "#43384e") for x in (8, 24, 40) for y in (8, 24, 40, 56)) + "".join(flat(star(x, y, 4, 2.6, 1), "#43384e") for x in (16, 32) for y in (16, 32, 48))
    out += f'<rect x="2.5" y="2.5" width="43" height="59" rx="2" fill="none" stroke="{GOLD}" stroke-width="1.2"/>'
    out += paint(ell(24, 32, 14.5), "#8c2430", 2, 1.4) + f'<circle cx="24" cy="32" r="12" fill="none" stroke="{GOLD}" stroke-width="1"/>'
    blade = path("M22 34C20 22 22 12 30 6c1 10 0 20-3.5 29z")
    return out + paint(blade, STEEL, 1.2, 1.1) + stroke("M18 35.5l12 1.5", INK, 4) + stroke("M18 35.5l12 1.5", GOLD, 2.2) + paint(taper((24, 38, 2), (23.4, 48, 1.7)), "#4a3a2c", 0.7, 0.6) + dot(23.2, 51, 2.4, GOLD, True)


ACTIONS = {name.replace("_", "-"): globals()[name] for name in (
    "gold", "red", "tokens", "influence", "income", "steal", "recruit", "military", "any_symbol", "top_card", "treasury", "extra_symbols", "eliminate")}
BATTLES = {"strength": battle_strength, "weakness": battle_weakness, "defeat": battle_defeat}
