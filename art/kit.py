"""Shapes, light and line for the symbol sheets.

Every drawing is a stack of flat shapes. `paint` gives a shape its outline, a shade at its lower right and a
light at its upper left, so that all pictures stand under one lamp. The result is plain paths: no clip paths,
gradients or style sheets, which `<use>` doesn't carry reliably from one document to another.

Needs numpy, shapely and svgpathtools.
"""

import math
from pathlib import Path

import numpy as np
from shapely import affinity
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union
from svgpathtools import Line, parse_path

STEP = 0.5  # distance between samples of a curve, in user units
SHADE = 'fill="#1d1030" fill-opacity=".22" stroke="none"'
LIGHT = 'fill="#fff8e2" fill-opacity=".36" stroke="none"'


# Shapes -------------------------------------------------------------------------------------------------


def path(d):
    """The area of SVG path data, even-odd."""
    area = Polygon()
    for part in parse_path(d).continuous_subpaths():
        points = []
        for seg in part:
            n = 1 if isinstance(seg, Line) else max(4, int(seg.length(error=1e-2) / STEP))
            points += [(seg.point(i / n).real, seg.point(i / n).imag) for i in range(n)]
        end = part[-1].end
        points.append((end.real, end.imag))
        if len(points) > 2:
            area = area.symmetric_difference(Polygon(points).buffer(0))
    return area


def ell(cx, cy, rx, ry=None, turn=0):
    ry = rx if ry is None else ry
    round_ = affinity.scale(Point(0, 0).buffer(1, quad_segs=max(6, int(max(rx, ry) * 1.5))), rx, ry, origin=(0, 0))
    return affinity.translate(affinity.rotate(round_, turn, origin=(0, 0)), cx, cy)


def rect(x, y, w, h, r=0):
    if not r:
        return box(x, y, x + w, y + h)
    return box(x + r, y + r, x + w - r, y + h - r).buffer(r, quad_segs=6)


def poly(*points):
    return Polygon(points).buffer(0)


def _spline(points, closed):
    """Samples of a Catmull-Rom curve; every coordinate beyond x and y is interpolated alike."""
    p = np.array(points, float)
    n = len(p)
    out = []
    for i in range(n if closed else n - 1):
        a, b, c, d = (p[(i + k) % n] if closed else p[min(max(i + k, 0), n - 1)] for k in (-1, 0, 1, 2))
        steps = max(3, int(math.dist(b[:2], c[:2]) / STEP))
        for s in range(steps):
            t = s / steps
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    if not closed:
        out.append(p[-1])
    return out


def taper(*points):
    """A limb: a curve through (x, y, radius)."""
    discs = [Point(x, y).buffer(max(r, 0.05), quad_segs=8) for x, y, r in _spline(points, False)]
    return unary_union([unary_union(pair).convex_hull for pair in zip(discs, discs[1:])])


def blob(*points):
    """A closed smooth outline; a third value makes a point a corner."""
    corners = [i for i, p in enumerate(points) if len(p) > 2]
    plain = [p[:2] for p in points]
    if not corners:
        return Polygon(_spline(plain, True)).buffer(0)
    ring = []
    for a, b in zip(corners, corners[1:] + [corners[0] + len(points)]):
        run = [plain[i % len(points)] for i in range(a, b + 1)]
        ring += [tuple(q) for q in _spline(run, False)][:-1] if len(run) > 2 else run[:1]
    return Polygon(ring).buffer(0)


def star(cx, cy, n, outer, inner, turn=-90):
    return poly(*[
        (cx + r * math.cos(a), cy + r * math.sin(a))
        for i in range(2 * n)
        for r, a in [((outer, inner)[i % 2], math.radians(turn + 180 * i / n))]
    ])


def join(*shapes):
    return unary_union(shapes)


def move(shape, dx, dy):
    return affinity.translate(shape, dx, dy)


def turn(shape, angle, cx, cy):
    return affinity.rotate(shape, angle, origin=(cx, cy))


def size(shape, sx, sy=None, cx=0, cy=0):
    return affinity.scale(shape, sx, sx if sy is None else sy, origin=(cx, cy))


def flip(shape, cx=32):
    return affinity.scale(shape, -1, 1, origin=(cx, 0))


# Path data ----------------------------------------------------------------------------------------------


def _number(v):
    s = f"{v:.1f}"
    s = s[:-2] if s.endswith(".0") else s
    s = s.replace("0.", ".", 1) if s.startswith(("0.", "-0.")) else s
    return "0" if s in ("-0", "") else s


def _numbers(values):
    out = ""
    for v in values:
        s = _number(v)
        out += s if not out or s.startswith("-") else " " + s
    return out


def _fit(points, first, last, error, depth=0):
    """Cubic curves along a polyline (Schneider's method)."""
    if len(points) == 2:
        d = np.linalg.norm(points[1] - points[0]) / 3
        return [(points[0], points[0] + first * d, points[1] + last * d, points[1])]
    u = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    u /= u[-1]
    for _ in range(3):
        curve = _least(points, u, first, last)
        at = _bezier(curve, u)
        off = np.sum((at - points) ** 2, axis=1)
        worst = int(np.argmax(off))
        if off[worst] < error**2:
            return [curve]
        u = _newton(curve, points, u)
    worst = min(max(worst, 1), len(points) - 2)
    middle = points[worst - 1] - points[worst + 1]
    length = np.linalg.norm(middle)
    middle = middle / length if length else first
    return _fit(points[: worst + 1], first, middle, error) + _fit(points[worst:], -middle, last, error)


def _bezier(c, u):
    u = u[:, None]
    return (1 - u) ** 3 * c[0] + 3 * u * (1 - u) ** 2 * c[1] + 3 * u**2 * (1 - u) * c[2] + u**3 * c[3]


def _newton(c, points, u):
    d1 = [3 * (c[i + 1] - c[i]) for i in range(3)]
    d2 = [2 * (d1[i + 1] - d1[i]) for i in range(2)]
    v = u[:, None]
    q1 = (1 - v) ** 2 * d1[0] + 2 * v * (1 - v) * d1[1] + v**2 * d1[2]
    q2 = (1 - v) * d2[0] + v * d2[1]
    gap = _bezier(c, u) - points
    top = np.sum(gap * q1, axis=1)
    bottom = np.sum(q1 * q1, axis=1) + np.sum(gap * q2, axis=1)
    return np.clip(np.where(np.abs(bottom) > 1e-9, u - top / np.where(bottom == 0, 1, bottom), u), 0, 1)


def _least(points, u, first, last):
    b = [(1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u**2 * (1 - u), u**3]
    a1, a2 = b[1][:, None] * first, b[2][:, None] * last
    rest = points - ((b[0] + b[1])[:, None] * points[0] + (b[2] + b[3])[:, None] * points[-1])
    c = np.array([[np.sum(a1 * a1), np.sum(a1 * a2)], [np.sum(a1 * a2), np.sum(a2 * a2)]])
    x = np.array([np.sum(a1 * rest), np.sum(a2 * rest)])
    det = np.linalg.det(c)
    span = np.linalg.norm(points[-1] - points[0])
    l1, l2 = np.linalg.solve(c, x) if abs(det) > 1e-9 else (0, 0)
    if l1 < 1e-3 * span or l2 < 1e-3 * span or max(l1, l2) > 4 * span + 4:
        l1 = l2 = span / 3
    return (points[0], points[0] + first * l1, points[-1] + last * l2, points[-1])


def _ring(coords, error):
    p = np.array(coords[:-1], float)
    keep = [i for i in range(len(p)) if np.linalg.norm(p[i] - p[i - 1]) > 0.03]
    p = p[keep]
    n = len(p)
    if n < 3:
        return ""
    step = np.roll(p, -1, 0) - p
    length = np.linalg.norm(step, axis=1)
    before = np.roll(step, 1, 0)
    bend = np.abs(np.degrees(np.arctan2(before[:, 0] * step[:, 1] - before[:, 1] * step[:, 0], np.sum(before * step, axis=1))))
    long = length > 2.2
    breaks = [i for i in range(n) if bend[i] > 32 or long[i] or long[i - 1]]
    if not breaks:
        breaks = [0]
    pen = np.round(p[breaks[0]], 1)
    out = "M" + _numbers(pen)
    for a, b in zip(breaks, breaks[1:] + [breaks[0] + n]):
        run = p[[i % n for i in range(a, b + 1)]]
        if len(run) == 2:
            to = np.round(run[1], 1)
            if not (b == breaks[0] + n):
                out += "l" + _numbers(to - pen)
            pen = to
            continue
        first, last = run[1] - run[0], run[-2] - run[-1]
        if len(breaks) == 1 and bend[a] <= 32:
            first = run[1] - run[-2]
            last = -first
        first, last = first / np.linalg.norm(first), last / np.linalg.norm(last)
        for c in _fit(run, first, last, error):
            to = np.round(c[3], 1)
            out += "c" + _numbers(np.concatenate([c[1] - pen, c[2] - pen, to - pen]))
            pen = to
    return out + "z"


def data(shape, error=0.09):
    """Path data of an area, with curves fitted to it."""
    parts = shape.geoms if isinstance(shape, MultiPolygon) or shape.geom_type == "GeometryCollection" else [shape]
    out = ""
    for part in parts:
        if part.geom_type == "Polygon" and part.area > 0.25:
            for ring in [part.exterior, *part.interiors]:
                out += _ring(list(ring.coords), error)
    return out


# Paint --------------------------------------------------------------------------------------------------

WEIGHT = 1.6  # of every outline, on a grid of 64


INHERITED = ""  # the colour that a user of a part gives it


def painted(fill):
    return f' fill="{fill}"' if fill else ""


def paint(shape, fill, shade=2.4, light=1.4, line=True):
    """A shape with its shade and its light; `line=False` leaves the outline out."""
    out = f'<path d="{data(shape)}"{painted(fill)}' + ("" if line else ' stroke="none"') + "/>"
    inner = shape.buffer(-WEIGHT / 2 + 0.15) if line else shape
    for depth, look, sign in ((shade, SHADE, -1), (light, LIGHT, 1)):
        if depth:
            rim = inner.difference(move(inner, sign * depth, sign * depth)).buffer(-0.12).buffer(0.12)
            d = data(rim, 0.14)
            if d:
                out += f'<path d="{d}" {look}/>'
    return out


def flat(shape, fill, opacity=None):
    """A shape without outline, light or shade."""
    seen = "" if opacity is None else f' fill-opacity="{_number(opacity) if opacity * 10 % 1 == 0 else str(opacity)[1:]}"'
    return f'<path d="{data(shape)}"{painted(fill)} stroke="none"{seen}/>'


def inside(pattern, shape, fill, opacity=None):
    """The part of a pattern that lies on a shape, within its outline."""
    return flat(pattern.intersection(shape.buffer(-WEIGHT / 2 + 0.15)), fill, opacity)


def drawn_on(d, shape, colour, width=1.0):
    """A line from path data, cut off where the shape ends."""
    lines = []
    for seg in parse_path(d):
        n = 1 if isinstance(seg, Line) else max(4, int(seg.length(error=1e-2) / STEP))
        lines.append(LineString([(seg.point(i / n).real, seg.point(i / n).imag) for i in range(n + 1)]).buffer(width / 2, quad_segs=3))
    return inside(unary_union(lines), shape, colour)


def stroke(d, colour=None, width=None):
    """A bare line from path data."""
    look = (f' stroke="{colour}"' if colour else "") + (f' stroke-width="{width}"' if width else "")
    return f'<path d="{d}" fill="none"{look}/>'


def dot(x, y, r, fill, line=False):
    return f'<circle cx="{_number(x)}" cy="{_number(y)}" r="{_number(r)}"{painted(fill)}' + ("" if line else ' stroke="none"') + "/>"


def use(part, fill=None, second=None):
    """A shared part. What it leaves unpainted takes `fill`, what is `currentColor` takes `second`.

    Plain attributes, because a page's policy may forbid `style`.
    """
    look = (f' fill="{fill}"' if fill else "") + (f' color="{second}"' if second else "")
    return f'<use href="#{part}"{look}/>'


class Sheet:
    """A sheet of symbols, in the order in which they were drawn."""

    def __init__(self, title, ink):
        self.title, self.ink, self.symbols = title, ink, []

    def add(self, name, *parts, view="0 0 64 64"):
        assert all(name != known for known, _ in self.symbols), name
        w = WEIGHT
        self.symbols.append((name, f'<symbol id="{name}" viewBox="{view}"><g stroke="{self.ink}" stroke-width="{w}" '
                                   f'stroke-linecap="round" stroke-linejoin="round">{"".join(parts)}</g></symbol>'))

    def write(self, script):
        """Puts the sheet into the folder of the game whose script this is."""
        text = (f'<svg xmlns="http://www.w3.org/2000/svg" display="none"><!-- {self.title} Made by make.py. -->\n'
                + "\n".join(body for _, body in self.symbols) + "\n</svg>\n")
        folder = Path(script).resolve().parent
        game = folder.name.replace("-", "_")
        (folder.parents[1] / "crates/pages/src/games" / game / "art.svg").write_text(text)
