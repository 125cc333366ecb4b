#!/usr/bin/env python3
"""Makes the bitmaps of the covers, for links that are shared: 1200 x 630, as Open Graph wants them.

    art/covers.py            # every cover.svg and covers/any.svg, beside it as .png

Needs Chromium. Run it after a cover has changed, and look at what comes out.
"""

import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
COVERS = [*sorted((ROOT / "crates/pages/src/games").glob("*/cover.svg")), ROOT / "crates/pages/assets/covers/any.svg"]
SIZE = (1200, 630)
PAGE = """<!doctype html><style>body {{ margin: 0 }} img {{ display: block; width: {0}px; height: {1}px; object-fit: cover }}</style>
<img src="{2}">"""


def make(cover: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "cover.html"
        page.write_text(PAGE.format(*SIZE, cover.as_uri()))
        picture = cover.with_suffix(".png")
        subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
             f"--user-data-dir={folder}/profile", f"--window-size={SIZE[0]},{SIZE[1]}", f"--screenshot={picture}", page.as_uri()],
            check=True, capture_output=True)
        print(f"{picture.relative_to(ROOT)}: {picture.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    for each in COVERS:
        make(each)
