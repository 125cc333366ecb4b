"""Draws the symbol sheet of Dwar7s Fall: `python3 art/dwar7s-fall/make.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import kit
from cards import BUILDINGS, GEMS, campfire
from monsters import MONSTERS, MOODS, OGRE_CARDS, ROAMING, egg, pouch, troll
from peoples import CLASSES, RACES, meeple

kit.WEIGHT = 1.8  # thick, as carved in stone

sheet = kit.Sheet("Dwar7s Fall.", "#33241b")
for kind, drawings in {"race": RACES, "class": CLASSES, "gem": GEMS, "card": BUILDINGS | MONSTERS, "ogre-card": OGRE_CARDS, "mood": MOODS, "roaming": ROAMING}.items():
    for name, draw in drawings.items():
        sheet.add(f"dwf-{kind}-{name}", draw())
for name, draw in {"meeple": meeple, "troll": troll, "campfire": campfire, "egg": egg, "pouch": pouch}.items():
    sheet.add(f"dwf-{name}", draw())
sheet.write(__file__)
