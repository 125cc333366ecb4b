"""Draws how often the chances that each network gave came true: docs/calibration.svg from train/rounds.jsonl.

    python3 train/calibration.py

A dot for each tenth of the chances, of the newest round of each game, in positions of games that were not learned
from; its area grows with the positions. On the diagonal a chance is exactly what it says.
"""

import json
from pathlib import Path

HERE = Path(__file__).parent
NAMES = {"belaad": "Belaad", "clash-of-rage": "Clash of Rage", "simurgh": "Simurgh", "dwar7s-fall": "Dwar7s Fall"}
SIDE, GAP, LEFT, TOP = 200, 40, 44, 34


def panel(name, bins, left):
    """One game: a square with a grid at each quarter, the diagonal and the dots."""
    x = [left + SIDE * each for each in (0, 0.25, 0.5, 0.75, 1)]
    y = [TOP + SIDE * (1 - each) for each in (0, 0.25, 0.5, 0.75, 1)]
    parts = [f'<text class="name" x="{left}" y="{TOP - 12}">{name}</text>']
    for share, across, down in zip((0, 25, 50, 75, 100), x, y):
        parts.append(f'<path class="grid" d="M{across:g} {y[4]:g}V{y[0]:g}M{x[0]:g} {down:g}H{x[4]:g}"/>')
        parts.append(f'<text x="{across:g}" y="{y[0] + 16:g}" text-anchor="middle">{share}</text>')
        parts.append(f'<text x="{x[0] - 6:g}" y="{down + 4:g}" text-anchor="end">{share}</text>')
    parts.append(f'<path class="even" d="M{x[0]:g} {y[0]:g}L{x[4]:g} {y[4]:g}"/>')
    most = max(count for _, _, count in bins)
    for given, won, count in bins:
        radius = 2.5 + 5 * (count / most) ** 0.5
        words = f"given {given:.1%}, won {won:.1%} of {count:,} positions"
        parts.append(
            f'<circle cx="{left + SIDE * given:.1f}" cy="{TOP + SIDE * (1 - won):.1f}" r="{radius:.1f}">'
            f"<title>{words}</title></circle>"
        )
    return "".join(parts)


def main():
    rounds = [json.loads(line) for line in (HERE / "rounds.jsonl").read_text().splitlines()]
    newest = {each["game"]: each["calibration"] for each in rounds}
    panels = [panel(name, newest[game], LEFT + at * (SIDE + GAP)) for at, (game, name) in enumerate(NAMES.items())]
    width, height = LEFT + len(panels) * (SIDE + GAP) - GAP + 16, TOP + SIDE + 44
    style = (
        "text{font:12px system-ui,sans-serif;fill:#555}.name{font-weight:600;fill:#222}.grid{stroke:#ddd}"
        ".even{stroke:#999;stroke-dasharray:4 3}circle{fill:#0a6ea8;fill-opacity:.75}"
        "@media(prefers-color-scheme:dark){text{fill:#aaa}.name{fill:#eee}.grid{stroke:#444}.even{stroke:#888}"
        "circle{fill:#5cb8e6}}"
    )
    caption = f'<text x="{LEFT}" y="{height - 6}">chance of victory that was given, in % · upwards: the share that was won</text>'
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" fill="none" role="img">'
        f"<title>Chances given and games won, by game</title><style>{style}</style>{''.join(panels)}{caption}</svg>\n"
    )
    (HERE.parent / "docs" / "calibration.svg").write_text(text)


if __name__ == "__main__":
    main()
