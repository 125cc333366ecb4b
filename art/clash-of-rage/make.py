"""Draws the symbol sheet of Clash of Rage: `python3 art/clash-of-rage/make.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import kit
from gear import EQUIPMENT, LEGENDARY
from lands import CLANS, LANDS, PLACES, range_of_rocks
from units import HEROES, UNITS

kit.WEIGHT = 2.0  # heavy, as hammered iron

sheet = kit.Sheet("Clash of Rage.", "#1c1512")
for kind, drawings in {"unit": UNITS, "hero": HEROES, "equipment": EQUIPMENT, "legendary": LEGENDARY, "clan": CLANS}.items():
    for name, draw in drawings.items():
        sheet.add(f"cor-{kind}-{name}", draw())
for name, draw in PLACES.items():
    sheet.add(f"cor-{name}", draw())
for name, draw in LANDS.items():
    sheet.add(f"cor-land-{name}", draw(), view="0 0 104 120")
sheet.add("cor-range", range_of_rocks(), view="0 0 64 24")
sheet.write(__file__)
