#!/usr/bin/env python3
"""Makes the pictures of shared links: 1200 x 630, as Open Graph wants them.

    cargo build --bin sofra && art/shared.py

A game with a rulebook is shown in play, as the rulebook shows its table; any other by its cover. Needs Chromium. Run it
after a board has changed, and look at what comes out.
"""

import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
GAMES = ROOT / "crates/pages/src/games"
WIDTH, HEIGHT = 1200, 630
CHROMIUM = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--allow-file-access-from-files"]
COVER = """<!doctype html><style>body {{ margin: 0 }} img {{ display: block; width: {0}px; height: {1}px; object-fit: cover }}</style>
<img src="{2}">"""


def photograph(address: str, picture: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory() as profile:
        # The time that the page sees: fonts and pictures have come by then.
        subprocess.run([*CHROMIUM, f"--user-data-dir={profile}", f"--window-size={WIDTH},{HEIGHT}",
                        "--virtual-time-budget=5000", f"--screenshot={picture}", address], check=True, capture_output=True)
    print(f"{picture.relative_to(ROOT)}: {picture.stat().st_size // 1024} KiB")


def cover(drawing: pathlib.Path, picture: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "cover.html"
        page.write_text(COVER.format(WIDTH, HEIGHT, drawing.as_uri()))
        photograph(page.as_uri(), picture)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([ROOT / "target/debug/sofra", "serve", "--listen", "127.0.0.1:0",
                                   "--database", f"sqlite:{folder}/sofra.db"], stdout=subprocess.PIPE, text=True)
        try:
            # "Sofra is at http://127.0.0.1:40123"
            house = next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip("/")
            for folder in sorted(each.parent for each in GAMES.glob("*/cover.svg")):
                game = folder.name.replace("_", "-")
                if (ROOT / "crates" / game / "how-to-play").exists():
                    photograph(f"{house}/games/{game}/pictures/table", folder / "shared.png")
                else:
                    cover(folder / "cover.svg", folder / "shared.png")
        finally:
            server.terminate()
            server.wait()
    any_game = ROOT / "crates/pages/assets/covers/any.svg"
    cover(any_game, any_game.with_suffix(".png"))


if __name__ == "__main__":
    main()
