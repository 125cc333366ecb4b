"""Draws the symbol sheet of Simurgh: `python3 art/simurgh/make.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from city import PLACES, statue
from goods import GOODS, dragonrider, marker, spearman
from heads import HEADS
from kinds import KINDS
from kit import Sheet
from lands import H, W, WILDS, city_ground
from poses import POSES

sheet = Sheet("Simurgh.", "#3a2618")
for kind, draw in HEADS.items():
    sheet.add(f"sim-dragon-{kind}", draw())
for kind, draw in POSES.items():
    sheet.add(f"sim-dragon-{kind}-pose", draw())
for name, draw in PLACES.items():
    sheet.add(f"sim-city-{name}", draw())
sheet.add("sim-city-ground", city_ground(), view=f"0 0 {W} {H}")
for name, draw in WILDS.items():
    sheet.add(f"sim-wilds-{name}", draw(), view="0 0 160 100")
sheet.add("sim-statue", statue(), view="0 0 64 96")
for name, draw in GOODS.items():
    sheet.add(f"sim-good-{name}", draw())
for name, draw in KINDS.items():
    sheet.add(f"sim-kind-{name}", draw())
sheet.add("sim-marker", marker())
sheet.add("sim-vassal-spearman", spearman())
sheet.add("sim-vassal-dragonrider", dragonrider())
sheet.write(__file__)
