"""Draws the symbol sheet of Belaad: `python3 art/belaad/make.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import kit
from figures import CHARACTERS
from hashash import CARDS
from parts import PARTS
from scenes import ACTIONS, BATTLES, hashash_back
from scholars import SCHOLARS, portrait

kit.WEIGHT = 1.3  # a face on 48 x 64 has finer lines than a thing on 64 x 64
PORTRAIT = "0 0 48 64"
SCENE = "0 0 96 64"

sheet = kit.Sheet("Belaad.", "#2b2030")
for name, draw in PARTS.items():
    sheet.add(f"bel-part-{name}", draw(), view=PORTRAIT)
for name in SCHOLARS:
    sheet.add(f"bel-scholar-{name}", portrait(name), view=PORTRAIT)
for name, draw in CHARACTERS.items():
    sheet.add(f"bel-character-{name}", draw(), view=PORTRAIT)
for name, draw in ACTIONS.items():
    sheet.add(f"bel-action-{name}", draw(), view=SCENE)
for name, draw in BATTLES.items():
    sheet.add(f"bel-battle-{name}", draw(), view=SCENE)
sheet.add("bel-hashash-back", hashash_back(), view=PORTRAIT)
for name, draw in CARDS.items():
    sheet.add(f"bel-hashash-{name}", draw())
sheet.write(__file__)
