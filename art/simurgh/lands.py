"""The ground: the walled City, and the six landscapes of the Wilds. Quiet tones, so that pieces stand out."""

import random

from kit import blob, data, ell, rect

W, H = 480, 200

# Where the foot of each place stands, in the units of `sim-city-ground`.
ANCHORS = {
    "armoury": (46, 90), "library": (124, 90), "forge": (202, 90), "dragon-spires": (280, 90), "great-market": (358, 90), "barracks": (434, 90),
    "hunting-grounds": (46, 182), "training-grounds": (124, 182), "builders-square": (202, 182), "breeding-grounds": (280, 182), "scout-quarters": (358, 182), "dragonlord-statue": (434, 182),
}


def fill(d, colour, opacity=None, line=None):
    seen = f' fill-opacity="{opacity}"' if opacity else ""
    edge = f' stroke="{line}" stroke-width="1.2"' if line else ' stroke="none"'
    return f'<path d="{d}" fill="{colour}"{seen}{edge}/>'


def line(d, colour, width=1.2, dash=None):
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"' + (f' stroke-dasharray="{dash}"' if dash else "") + "/>"


def house(x, y, roof, s=1.0):
    """A small house that fills the streets; it stands on y."""
    w, h = 13 * s, 8 * s
    return (fill(f"M{x} {y}v{-h}l{w / 2} {-6 * s}l{w / 2} {6 * s}v{h}z", "#ead6a6", None, "#b39160")
            + fill(f"M{x - 1.5} {y - h + 0.5}l{w / 2 + 1.5} {-7 * s}l{w / 2 + 1.5} {7 * s}z", roof, None, "#9a6b4a")
            + fill(f"M{x + w * 0.38} {y}v{-4 * s}h{3 * s}v{4 * s}z", "#a9855a"))


def palm(x, y, s=1.0):
    out = line(f"M{x} {y}q{2 * s} {-7 * s} 0 {-13 * s}", "#a9855a", 1.8 * s)
    for dx, dy in ((-8, -1), (-5, -6), (1, -7), (7, -5), (8, 0)):
        out += line(f"M{x} {y - 13 * s}q{dx * 0.5 * s} {(dy - 4) * 0.6 * s} {dx * s} {dy * s + 2}", "#7fa05a", 1.8 * s)
    return out


def bush(x, y, r, colour="#9ab56c"):
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}" stroke="none"/><circle cx="{x - r * 0.3}" cy="{y - r * 0.3}" r="{r * 0.55:.1f}" fill="#b7cb86" stroke="none"/>'


def city_ground():
    chance = random.Random(7)
    out = fill(f"M0 0h{W}v{H}H0z", "var(--ground-tone, #efe0b8)")
    out += fill("M0 0h480v26H0z", "#d8e3d2", 0.8) + fill("M0 26L40 10l34 12 40-16 52 18 44-16 58 14 46-18 50 18 46-14 40 12 30-8v14z", "#c9cfae", 0.9)
    # The river, its banks and the bridge.
    river = "M236 20c10 22-8 40 2 62s-12 42 2 62-2 36 2 56"
    out += line(river, "#d9c593", 22) + line(river, "#93cdd0", 16) + line("M240 34q5 4 1 9M236 64q5 4 1 9M242 128q-5 4-1 9M238 158q5 4 1 9", "#cdeaea", 1.6)
    # Streets.
    for d in ("M8 100H472", "M8 191H472", "M85 32V196", "M163 32V196", "M319 32V196", "M397 32V196"):
        out += line(d, "#e0cd9c", 12)
    for d in ("M8 100H472", "M8 191H472"):
        out += line(d, "#c9b27c", 1, "3 5")
    for y in (100, 191):
        out += fill(f"M222 {y - 9}q17-8 34 0v17q-17-8-34 0z", "#d9c79d", None, "#a98d5e") + line(f"M228 {y - 9.5}v13M235 {y - 11.5}v13M243 {y - 11.5}v13M250 {y - 9.5}v13", "#bda374", 1)
    # Plots under the places.
    for x, y in ANCHORS.values():
        out += fill(data(ell(x, y - 2, 33, 9)), "#e3cf9e", None, "#cdb682")
    roofs = ("#cf8d74", "#9cc4bd", "#d9b06c", "#c79a7e")
    for row in (62, 138):
        for x in (81, 159, 315, 394):
            out += house(x - 7 + chance.uniform(-2, 2), row + chance.uniform(-3, 3), chance.choice(roofs), 0.9) + house(x - 2 + chance.uniform(-3, 3), row + 18, chance.choice(roofs), 0.75)
    for x, y in ((16, 122), (80, 80), (168, 70), (222, 122), (258, 60), (312, 172), (392, 172), (466, 126), (92, 172), (166, 168)):
        out += palm(x, y, 0.9)
    for x, y, r in ((20, 56, 4), (26, 58, 3), (226, 52, 4), (256, 152, 4), (262, 154, 3), (330, 70, 3), (470, 60, 4), (84, 166, 3), (460, 154, 3)):
        out += bush(x, y, r)
    # The wall in front and behind, with its towers and the gate.
    out += fill("M0 34V24" + "h6v-4h6v4" * 40 + "V34z", "#dcc391", None, "#a98d5e")
    for x in (0, 79, 158, 302, 381, 460):
        out += fill(f"M{x} 38V12h3v-4h4v4h6v-4h4v4h3v26z", "#e8d3a2", None, "#a98d5e") + line(f"M{x + 10} 22v5", "#8d6f45", 2)
    out += fill("M222 38V9h36v29h-8V26q0-8-10-8t-10 8v12z", "#e8d3a2", None, "#a98d5e") + fill("M240 0q9 3 9 9h-18q0-6 9-9z", "#8cc4c0", None, "#5f9a98")
    return out


def sky(top, low):
    return fill("M0 0h160v100H0z", top) + fill("M0 34h160v66H0z", low, 0.6)


def hill(y, colour, *bumps):
    points = [(-6, 110, 1), (-6, y, 1), *bumps, (166, y, 1), (166, 110, 1)]
    return fill(data(blob(*points).intersection(rect(0, 0, 160, 100)), 0.2), colour)


def pines(places, colour, dark):
    out = ""
    for x, y, h in places:
        out += fill(f"M{x} {y}v{-h * 0.2:.1f}", colour) + line(f"M{x} {y}v{-h * 0.25:.1f}", "#7a5a3a", 2)
        for k in range(3):
            w, b = h * (0.3 - 0.07 * k), y - h * (0.18 + 0.22 * k)
            out += fill(f"M{x - w:.1f} {b:.1f}L{x} {b - h * 0.38:.1f}L{x + w:.1f} {b:.1f}z", colour) + fill(f"M{x} {b - h * 0.38:.1f}L{x + w:.1f} {b:.1f}L{x + w * 0.2:.1f} {b:.1f}z", dark)
    return out


def peak(x, y, w, h, rock, dark, snow="#f4f4ee"):
    top = y - h
    out = fill(f"M{x - w} {y}L{x - w * 0.35:.1f} {top + h * 0.45:.1f}L{x} {top}L{x + w * 0.4:.1f} {top + h * 0.4:.1f}L{x + w} {y}z", rock)
    out += fill(f"M{x} {top}L{x + w * 0.4:.1f} {top + h * 0.4:.1f}L{x + w} {y}H{x + w * 0.15:.1f}L{x + w * 0.25:.1f} {top + h * 0.6:.1f}z", dark)
    return out + (fill(f"M{x} {top}L{x - w * 0.24:.1f} {top + h * 0.32:.1f}l{w * 0.12:.1f} {-h * 0.04:.1f}l{w * 0.1:.1f} {h * 0.06:.1f}l{w * 0.12:.1f} {-h * 0.06:.1f}L{x + w * 0.28:.1f} {top + h * 0.29:.1f}z", snow) if snow else "")


def boulders(places):
    return "".join(fill(f"M{x} {y}l{r * 0.3:.1f} {-r * 0.9:.1f}l{r * 0.8:.1f} {-r * 0.3:.1f}l{r * 0.8:.1f} {r * 0.5:.1f}l{r * 0.2:.1f} {r * 0.7:.1f}z", "#b0b0a4") + fill(f"M{x + r * 1.1:.1f} {y - r * 1.2:.1f}l{r * 0.8:.1f} {r * 0.5:.1f}l{r * 0.2:.1f} {r * 0.7:.1f}h{-r * 0.9:.1f}z", "#8e8f86") for x, y, r in places)


def w1():
    """Wood and stone: pine woods under a cliff."""
    out = sky("#dfe9dc", "#f0ead0") + peak(112, 74, 52, 56, "#b9b4a2", "#97927f") + peak(146, 76, 40, 40, "#c3beac", "#a19c89", None)
    out += hill(66, "#a9bd7c", (30, 56), (80, 68), (130, 64)) + pines([(16, 66, 36), (32, 64, 30), (48, 70, 38), (66, 68, 26)], "#6f9a5c", "#587f4b")
    out += hill(80, "#93ab66", (40, 82), (90, 74), (130, 84)) + pines([(10, 90, 34), (142, 92, 40), (124, 88, 26)], "#5f8c50", "#4a7040") + boulders([(76, 88, 9), (92, 92, 6), (58, 94, 5)])
    return out


def w2():
    """Vegetables and meat: fields and a flock."""
    out = sky("#e3eedd", "#f6eccb") + hill(52, "#c3d093", (40, 42), (90, 54), (130, 44)) + hill(64, "#aac474", (30, 60), (80, 56), (130, 66))
    for k in range(6):
        out += line(f"M{-6 + k * 15} 100Q{34 + k * 7} 80 {62 + k * 4} 66", "#8aa653" if k % 2 else "#c7b05c", 4.5)
    out += hill(88, "#9abb63", (120, 72), (140, 78))
    for x, y in ((104, 74), (122, 70), (136, 78), (116, 84)):
        out += f'<ellipse cx="{x}" cy="{y}" rx="6" ry="4" fill="#fbf7ea" stroke="#a99f86" stroke-width="1"/><circle cx="{x + 6}" cy="{y - 2}" r="2.2" fill="#5c5046" stroke="none"/>' + line(f"M{x - 3} {y + 4}v3M{x + 3} {y + 4}v3", "#5c5046", 1.2)
    out += line("M88 66q12-4 22 0t24 0 30 0M92 61v9M106 62v9M122 62v9M140 62v9M156 62v9", "#a9855a", 1.6)
    return out + bush(20, 54, 7, "#86a85a") + bush(32, 52, 5, "#86a85a") + bush(146, 52, 6, "#86a85a")


def w3():
    """Wisdom: a ruined shrine by a lake."""
    out = sky("#dbe8ec", "#f4ead2") + peak(34, 62, 44, 40, "#b7bcc0", "#98a0a8") + hill(58, "#b5c79a", (60, 54), (110, 58), (140, 48))
    out += fill("M0 66q40-8 90-2t70-4v40H0z", "#8fc6cf") + line("M12 74h22M46 80h30M20 88h18M84 74h16M60 92h24", "#cfeaec", 1.6)
    out += hill(92, "#a3ba78", (90, 86), (118, 70), (140, 68))
    for x, h in ((98, 30), (112, 38), (126, 38), (140, 22)):
        out += fill(f"M{x - 3} 78v{-h}h6v{h}z", "#e9e0c6", None, "#a99f86") + fill(f"M{x + 0.5} 78v{-h}h2.5v{h}z", "#c9bfa2")
    out += fill("M104 42l14-9 15 9v4h-29z", "#ddd2b4", None, "#a99f86") + fill("M92 78h56v5H92zM96 74h46v4H96z", "#e9e0c6", None, "#a99f86")
    return out + fill("M70 92l12-4 10 4-10 4z", "#e9e0c6", None, "#a99f86") + bush(152, 76, 6) + bush(86, 82, 4)


def w4():
    """Weapons: iron hills and a smoking mountain."""
    out = sky("#ead9c8", "#f2dcb8") + fill("M80 17c-7 1-11-4-7-8-5-4 0-11 7-9 2-6 13-6 15 0 8-1 12 6 7 10-2 6-10 6-13 3-2 4-6 5-9 4z", "#b3a79e", 0.7) + peak(84, 92, 60, 76, "#9a7f73", "#7c6359", None)
    out += fill("M76 26l8-10 8 10-4 4-4-4-4 4z", "#e8823c") + line("M84 22q-2 14 4 24t-2 22", "#e8823c", 3)
    out += peak(22, 90, 38, 50, "#b0998a", "#8f7869", None) + peak(140, 90, 36, 44, "#b0998a", "#8f7869", None) + hill(80, "#b79f74", (40, 74), (90, 84), (130, 76))
    out += fill("M26 92V78q0-8 10-8t10 8v14z", "#4b3a30", None, "#7a5c3e") + line("M24 92V76M48 92V76M22 75h28", "#8d6a42", 4) + line("M36 92l18 8M42 90l20 8", "#7a6a5c", 1.4)
    return out + boulders([(66, 92, 7), (104, 94, 9), (128, 92, 6)]) + line("M112 78l8 12M120 78l-8 12", "#6f7b86", 2.4)


def w5():
    """Wood and stone: a gorge with a waterfall between firs."""
    out = sky("#d8e7e4", "#eae9d2") + fill("M0 30l26-8 22 6 12 14v58H0z", "#b3ae9c") + fill("M60 42v58H36l8-40z", "#928d7b") + fill("M160 24l-30-4-18 8-10 16v56h58z", "#bcb7a5") + fill("M102 44v56h20l-6-46z", "#99947f")
    out += fill("M60 44q20-6 42 0v56H60z", "#8fc6cf") + line("M66 48v36M74 46v44M82 46v38M90 46v46M97 48v34", "#d6eff0", 2.4)
    out += fill("M50 92q30-10 62 0v8H50z", "#b5dde0") + fill("M56 96q26-6 50 0v4H56z", "#eef8f6")
    out += line("M6 44l18-4M10 58l24-6M8 76l22-4M126 40l22 4M130 58l20-2M128 76l24 4", "#8d8875", 1.6)
    return out + pines([(12, 34, 28), (30, 30, 24), (146, 30, 30), (128, 30, 22)], "#6f9a5c", "#587f4b") + pines([(10, 96, 36), (150, 98, 40), (30, 99, 26), (132, 99, 24)], "#5f8c50", "#4a7040")


def w6():
    """Vegetables and meat: a river meadow with a mill and deer."""
    out = sky("#e0ecef", "#f7edcf") + hill(48, "#c6d39b", (50, 40), (100, 50), (140, 42)) + hill(58, "#aec87a", (50, 60), (110, 54))
    out += line("M172 44C110 54 130 66 90 70S60 86 30 104", "#d6c796", 17) + line("M172 44C110 54 130 66 90 70S60 86 30 104", "#93cdd0", 12)
    out += fill("M20 70V48l12-9 12 9v22z", "#ead6a6", None, "#a98d5e") + fill("M16 50l16-13 16 13-4 3-12-9-12 9z", "#c98a70", None, "#9a6b4a") + '<circle cx="49" cy="64" r="10" fill="none" stroke="#8d6a42" stroke-width="2.6"/>' + line("M49 54v20M39 64h20M42 57l14 14M56 57L42 71", "#8d6a42", 1.6)
    for x, y, s in ((110, 84, 1), (130, 78, 0.8)):
        out += f'<g transform="translate({x} {y}) scale({s})">' + fill("M-9-4q8-5 16 0l3-8 5 1-1 4-3 1-2 8-2 2v8h-2l-1-7h-8l-1 7h-2l-1-8q-3-4-1-8z", "#b98f5e") + line("M9-12q-3-4-1-8M11-12q3-4 3-8M8-16l-4-2M13-16l4-2", "#a98d6a", 1.2) + "</g>"
    return out + bush(148, 92, 8, "#86a85a") + bush(70, 60, 5, "#86a85a") + bush(62, 58, 4, "#86a85a") + line("M84 92l-2-5M88 92v-6M92 92l2-5M12 88l-2-5M16 88v-6M20 88l2-5", "#7fa04e", 1.6)


WILDS = {"w1": w1, "w2": w2, "w3": w3, "w4": w4, "w5": w5, "w6": w6}
