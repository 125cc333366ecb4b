"""Who the thirty scholars were, and the parts that say so."""

from instruments import HELD
from kit import use

LAPIS, GREEN, RED, PLUM, OCHRE, TEAL = "#2f5596", "#3c7a5c", "#a83a34", "#6b4580", "#b98a34", "#2c7f86"
PALE, TAN, OLIVE, BROWN = "#e4b98e", "#d6a274", "#c08a5c", "#9a6640"
BLACK, DARK, CHESTNUT, GREY, WHITE = "#2e2422", "#4a3427", "#6b4428", "#a39c92", "#eee9de"
CREAM, SNOW = "#f5ecd6", "#fdfaf0"

# name: field, head-dress, cloth, cap, robe, colour, trim, skin, beard, hair, eyes, held
SCHOLARS = {
    # Philosopher and theorist of music; played and described the lute.
    "farabi": (PLUM, "fur-hat", "#8a6a4a", "#7a3140", "coat", "#5d3a66", "#e0c48c", TAN, "beard-full", GREY, "gaze", "oud"),
    # Made the first astrolabe of the Islamic world.
    "fazari": (LAPIS, "turban-round", CREAM, "#2c7f86", "plain", "#2c7f86", "#f0dca0", OLIVE, "beard-short", BLACK, "gaze", "astrolabe"),
    # Drew the constellations in the Book of the Fixed Stars.
    "sufi": (LAPIS, "turban-high", "#cfdcf0", "#24407e", "embroidered", "#24407e", "#d9c07a", TAN, "beard-long", DARK, "gaze", "star-globe"),
    # Founder of the observatory of Maragha.
    "tusi": (LAPIS, "turban-wide", SNOW, "#a83a34", "coat", "#7c2f3a", "#e8c878", PALE, "beard-long", GREY, "gaze", "armillary"),
    # Poet, and solver of cubic equations by curves.
    "khayyam": (TEAL, "turban-tail", "#e8d9b8", "#3c7a5c", "striped", "#3c7a5c", "#d9c07a", PALE, "beard-forked", WHITE, "gaze", "curves"),
    # Travelled from Tangier to China.
    "ibn-battuta": (OCHRE, "headcloth", "#e9dcc0", "#8a4a2c", "cloak", "#a8703c", "#efe2c4", BROWN, "beard-short", BLACK, "gaze", "staff"),
    # Philosopher of Baghdad; wrote on perfume and ciphers.
    "kindi": (PLUM, "turban-round", "#d8c4e4", "#6b4580", "embroidered", "#7d4f94", "#e8d49a", OLIVE, "beard-forked", DARK, "gaze", "perfume"),
    # The goggle-eyed author of the Book of Animals, of African descent.
    "jahiz": (GREEN, "turban-round", "#f0d9a0", "#a83a34", "plain", "#b9702c", "#f5ecd6", "#7c4e33", "beard-short", BLACK, "gaze-wide", "hoopoe"),
    # Historian who sailed the seas from Africa to Ceylon.
    "masudi": (TEAL, "turban-tail", "#cfe3e4", "#2c7f86", "coat", "#2a5f70", "#e6d3a4", OLIVE, "beard-square", DARK, "gaze", "ship"),
    # Engraved the world on a silver disc for Roger of Sicily.
    "idrisi": (OCHRE, "skullcap", "#e8c878", "#a83a34", "embroidered", "#8c2f3a", "#e8c878", PALE, "goatee", CHESTNUT, "gaze", "map-disc"),
    # Maker of instruments, named after the astrolabe.
    "asturlabi": (LAPIS, "kulah", "#e8c878", "#7a4a2c", "plain", "#8a5a34", "#e6d3a4", TAN, "beard-short", CHESTNUT, "gaze-closed", "globe-maker"),
    # Told of a child raised by a gazelle on an island.
    "ibn-tufayl": (GREEN, "hood", SNOW, "#7fa05a", "cloak", "#5c7f52", "#f0e4c4", PALE, "beard-full", CHESTNUT, "gaze-closed", "gazelle"),
    # Measured the Earth and explained eclipses.
    "biruni": (LAPIS, "fur-hat", "#5c4636", "#24407e", "fur", "#2f5596", "#7a6048", TAN, "beard-full", DARK, "gaze", "moons"),
    # Botanist of Malaga; gathered over a thousand remedies.
    "ibn-baytar": (GREEN, "skullcap", "#f5ecd6", "#3c7a5c", "plain", "#6a8f4a", "#f0e4c4", PALE, "beard-full", CHESTNUT, "gaze", "herb-pot"),
    # Wrote the Book of Plants.
    "dinawari": (GREEN, "turban-high", "#e6ecd0", "#5a7f3a", "striped", "#a8893c", "#5a7f3a", TAN, "beard-square", GREY, "gaze", "branch"),
    # Jabir, the alchemist.
    "ibn-hayyan": (RED, "turban-wide", "#e2c9a0", "#6b4580", "coat", "#43365c", "#c9a24c", OLIVE, "beard-long", BLACK, "gaze", "alembic"),
    # Found the way of the blood through the lungs.
    "ibn-nafis": (RED, "turban-round", SNOW, "#2f5596", "plain", "#e6dcc4", "#a83a34", TAN, "beard-full", DARK, "gaze", "heart"),
    # Al-Razi, head of the hospital of Baghdad.
    "rasis": (TEAL, "turban-tail", "#f3d9b0", "#b5472f", "coat", "#9c4a2c", "#f0dca0", TAN, "beard-forked", GREY, "gaze", "flask"),
    # Surgeon of Cordoba, who drew his own instruments.
    "zahrawi": (TEAL, "hood", CREAM, "#b98a34", "cloak", "#e3d8bc", "#3c7a86", PALE, "goatee", DARK, "gaze", "scalpel"),
    # Author of the Canon of Medicine.
    "avicenna": (TEAL, "turban-high", SNOW, "#7a3140", "embroidered", "#2c6a78", "#e8c878", PALE, "beard-full", BLACK, "gaze", "mortar"),
    # Gave algebra its name.
    "khwarizmi": (OCHRE, "turban-wide", "#dfe6cf", "#3c7a5c", "plain", "#3a6a58", "#f0dca0", TAN, "beard-square", WHITE, "gaze", "square-board"),
    # Master of trigonometry.
    "buzjani": (OCHRE, "kulah", "#f5ecd6", "#2f5596", "coat", "#38567e", "#e8d49a", PALE, "beard-forked", CHESTNUT, "gaze", "dividers"),
    # Historian of Tunis, who asked why states rise and fall.
    "ibn-khaldun": (PLUM, "hood", SNOW, "#6b4580", "cloak", "#f0ead8", "#b5472f", OLIVE, "beard-short", GREY, "gaze", "quill"),
    # Ibn Firnas, who built wings and flew.
    "firas": (LAPIS, "skullcap", "#f0dca0", "#2c7f86", "plain", "#c2703a", "#f5ecd6", PALE, "goatee", DARK, "gaze", None),
    # Founder of optics.
    "ibn-haytham": (RED, "turban-round", "#f0e0b4", "#2c7f86", "embroidered", "#b5672c", "#f5ecd6", OLIVE, "beard-full", BLACK, "gaze", "lens"),
    # Three brothers, makers of ingenious devices.
    "banu-musa": (TEAL, "turban-high", "#f3d9b0", "#b98a34", "coat", "#2f6f5c", "#e8c878", TAN, "beard-short", BLACK, "gaze", "fountain"),
    # Built the Balance of Wisdom; born a Greek slave.
    "khazini": (RED, "skullcap", "#e8d49a", "#6b4580", "striped", "#7a4a5c", "#e8d49a", "#e8c29c", "beard-short", "#8a5a34", "gaze", "scales"),
    # Engineer of the elephant clock.
    "jazari": (OCHRE, "turban-tail", "#f0d080", "#a83a34", "embroidered", "#a83a34", "#f0d080", OLIVE, "beard-square", DARK, "gaze", "elephant"),
    # Arranged the coefficients in a triangle.
    "karaji": (PLUM, "kulah", "#d8c4e4", "#43365c", "fur", "#5d4a80", "#cdb89c", TAN, "beard-long", CHESTNUT, "gaze-closed", "triangle-board"),
    # Measured the year with a quadrant.
    "battani": (LAPIS, "turban-wide", "#f3e2b4", "#b5472f", "striped", "#b98a34", "#7a3140", OLIVE, "beard-full", WHITE, "gaze", "quadrant"),
}


def part(name, fill=None, second=None):
    return use(f"bel-part-{name}", fill, second)


def bust(hat, cloth, cap, robe, colour, trim, skin, beard, hair, eyes):
    out = part("hood-back", colour) if hat == "hood" else ""
    out += part("neck", skin) + part(f"robe-{robe}", colour, trim) + part("face", skin) + part(eyes, hair)
    out += part("wrinkles") if hair in (GREY, WHITE) else ""
    out += part(beard, hair)
    out += part("moustache", hair) if beard in ("beard-short", "beard-square", "beard-full") else ""
    if hat == "hood":
        return out + part("hood-rim", colour, cloth)
    return out + (part("sidelocks", hair) if hat == "skullcap" else "") + part(hat, cloth, cap)


def portrait(name):
    field, *looks, held = SCHOLARS[name]
    out = part("niche", field)
    if name == "firas":
        out += part("wings")
    if name == "banu-musa":
        for x, cloth, beard, hair in ((-9.8, "#cfe3e4", "goatee", DARK), (9.8, "#e6dcc4", "beard-full", CHESTNUT)):
            brother = bust("turban-round", cloth, "#b98a34", "plain", "#7a4a2c", "#e8c878", TAN, beard, hair, "gaze")
            out += f'<g transform="translate({24 + x} 36) scale(.58) translate(-24 -33)">{brother}</g>'
    out += bust(*looks)
    if held:
        out += HELD[held]() + (part("hand", looks[6]) if held in ("oud", "staff", "branch", "dividers", "scalpel", "quill", "astrolabe") else "")
    return out
