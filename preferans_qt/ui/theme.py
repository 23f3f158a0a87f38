"""Every colour, size and duration of the window, by name; no other module spells one out.

The look: a quiet club table in the evening, drawn with the clarity of a 1920s poster.
"""

from dataclasses import asdict, dataclass, replace
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from preferans_qt.ui.drawings import drawing

SCHEMES = ("light", "dark")
CLOTHS = ("green", "burgundy", "navy", "paper")

PRINTED_LINE = QColor(0x80, 0x80, 0x80)  # of tables on paper, black on white otherwise

SuitColours = tuple[QColor, QColor, QColor, QColor]


@dataclass(frozen=True, eq=False)
class Palette:
    """Colours of everything but cards and cloth. The text colours are legible on each ground."""

    # Grounds, from the frame of the window to a raised button
    window: QColor
    surface: QColor
    raised: QColor
    # Texts and lines on these grounds; `line` is the edge of a button or a field
    ink: QColor
    muted: QColor
    disabled: QColor
    line: QColor
    # What is chosen or first in rank, and the ring of the keyboard focus
    accent: QColor
    accent_ink: QColor
    focus: QColor
    # Gains and losses in whists, always beside a sign or a word
    positive: QColor
    negative: QColor
    # The score sheet: what was written before is faded, the newest figure is in full pencil
    paper: QColor
    paper_line: QColor
    pencil: QColor
    pencil_faded: QColor
    # A player's plate on the table
    plate: QColor
    plate_ink: QColor
    plate_muted: QColor
    # Chips of a seat, named as in marks.CHIP_NAMES, and the sign on them
    chip_dealer: QColor
    chip_first_hand: QColor
    chip_declarer: QColor
    chip_whist: QColor
    chip_half_whist: QColor
    chip_pass: QColor
    chip_open: QColor
    chip_sits_out: QColor
    chip_ink: QColor
    # Suit signs on window, surface, paper and plate, in bidding order
    suits: SuitColours
    four_suits: SuitColours

    def chip(self, name: str) -> QColor:
        """The colour of a chip by its name in marks.CHIP_NAMES."""
        return getattr(self, f"chip_{name}")

    def suit_colours(self, four_colour: bool) -> SuitColours:
        return self.four_suits if four_colour else self.suits


@dataclass(frozen=True, eq=False)
class CardColours:
    """The stock cards are printed on, and the colours of index and pips; courts bring their own."""

    face: QColor
    border: QColor
    shadow: QColor
    suits: SuitColours
    four_suits: SuitColours

    def suit_colours(self, four_colour: bool) -> SuitColours:
        return self.four_suits if four_colour else self.suits


@dataclass(frozen=True, eq=False)
class Cloth:
    """A table cloth, lighter in the middle, and what is drawn straight on it."""

    centre: QColor
    edge: QColor
    weave: QColor
    ink: QColor
    muted: QColor
    # The ring of the keyboard focus, and the glow of a hand or a plate whose turn it is
    focus: QColor
    glow: QColor

    @property
    def stops(self) -> tuple[tuple[float, QColor], ...]:
        """Positions 0 (middle) to 1 (corner) of the radial gradient, with their colours."""
        return ((0.0, self.centre), (0.45, self.centre), (1.0, self.edge))


@dataclass(frozen=True, eq=False)
class Theme:
    """One complete look. The same arguments of theme_for give the same object."""

    dark: bool
    palette: Palette
    cards: CardColours
    cloth: Cloth


@dataclass(frozen=True)
class Sizes:
    """Lengths in logical pixels, on a grid of four, and proportions."""

    grid: int = 4
    gap: int = 8
    margin: int = 16
    radius: int = 8
    touch: int = 40
    icon: int = 20
    focus_ring: int = 2
    plate_height: int = 60
    banner_height: int = 40
    # Of a card: height to width, and parts of its width
    card_aspect: float = 1.4
    card_corner: float = 0.055
    card_rise: float = 0.16


SIZES = Sizes()
# Device pixels, so that an icon of 20 is sharp at each usual pixel ratio
_ICON_SIZES = (16, 20, 24, 32, 40)


@dataclass(frozen=True)
class Durations:
    """Times in milliseconds."""

    deal: int = 350
    card_flight: int = 180
    trick_stays: int = 700
    trick_collected: int = 240
    card_rise: int = 120
    call_bubble: int = 220
    sheet_slide: int = 260


# Speed settings: none, brisk, quick, as designed, calm, leisurely
_PACES = (0.0, 0.4, 0.7, 1.0, 1.5, 2.2)
# Input after the user's own move is never blocked for longer, at whatever speed.
INPUT_BLOCKED_MOST = 250


def durations(speed: int) -> Durations:
    """The times at a speed setting from 0 (everything at once) over 3 to 5 (leisurely).

    Raises ValueError for another setting.
    """
    if not 0 <= speed < len(_PACES):
        raise ValueError(f"The speed of animation is 0 to {len(_PACES) - 1}, not {speed}.")
    pace = _PACES[speed]
    return Durations(**{name: round(time * pace) for name, time in asdict(Durations()).items()})


def contrast(a: QColor, b: QColor) -> float:
    """The contrast ratio of two opaque colours, 1 to 21, as the accessibility rules define it."""
    darker, lighter = sorted((_luminance(a), _luminance(b)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _suits(spades: str, clubs: str, diamonds: str, hearts: str) -> SuitColours:
    return QColor(spades), QColor(clubs), QColor(diamonds), QColor(hearts)


# The columns: light, dark, light in high contrast, dark in high contrast.
_COLOURS = {
    "window": ("#ebe4d5", "#1b1d22", "#ffffff", "#000000"),
    "surface": ("#f6f1e5", "#24272d", "#ffffff", "#000000"),
    "raised": ("#fffcf4", "#2f333a", "#ffffff", "#000000"),
    "ink": ("#23252e", "#ece6d8", "#000000", "#ffffff"),
    "muted": ("#56565a", "#b3ada1", "#262626", "#e0e0e0"),
    "disabled": ("#7c7870", "#85827c", "#595959", "#a6a6a6"),
    "line": ("#857b69", "#858688", "#000000", "#ffffff"),
    "accent": ("#8f2f20", "#e0ab45", "#00297a", "#ffd400"),
    "accent_ink": ("#fffaf0", "#1b1d22", "#ffffff", "#000000"),
    "focus": ("#1d5f8f", "#7cc0ee", "#a3005c", "#5ce1ff"),
    "positive": ("#1f633c", "#7cc795", "#00471f", "#7dff9e"),
    "negative": ("#a3261a", "#f08a78", "#8a0000", "#ffa08f"),
    "paper": ("#f5eddb", "#2d2a25", "#ffffff", "#000000"),
    "paper_line": ("#847861", "#8c8474", "#000000", "#ffffff"),
    "pencil": ("#30333c", "#efe8d8", "#000000", "#ffffff"),
    "pencil_faded": ("#65625d", "#aca494", "#333333", "#d0d0d0"),
    "plate": ("#f3ecdc", "#24272d", "#ffffff", "#000000"),
    "plate_ink": ("#23252e", "#ece6d8", "#000000", "#ffffff"),
    "plate_muted": ("#56565a", "#b3ada1", "#262626", "#e0e0e0"),
    "chip_dealer": ("#3d4552", "#c3ccd6", "#000000", "#ffffff"),
    "chip_first_hand": ("#6d4a12", "#e0bd7a", "#4a2f00", "#ffd98a"),
    "chip_declarer": ("#8f2f20", "#f08a78", "#8a0000", "#ffa08f"),
    "chip_whist": ("#1f633c", "#7cc795", "#00471f", "#7dff9e"),
    "chip_half_whist": ("#2c5d6b", "#86c3d3", "#004a5c", "#8aefff"),
    "chip_pass": ("#5c5a57", "#aaa69e", "#404040", "#c8c8c8"),
    "chip_open": ("#1d5f8f", "#7cc0ee", "#00297a", "#a5c8ff"),
    "chip_sits_out": ("#5b4a6a", "#bba9cc", "#43186b", "#e0c0ff"),
    "chip_ink": ("#fffaf0", "#1b1d22", "#ffffff", "#000000"),
}
_SUITS = (
    _suits("#23252e", "#23252e", "#b3261a", "#b3261a"),
    _suits("#ece6d8", "#ece6d8", "#f2816c", "#f2816c"),
    _suits("#000000", "#000000", "#a80000", "#a80000"),
    _suits("#ffffff", "#ffffff", "#ff8a75", "#ff8a75"),
)
_FOUR_SUITS = (
    _suits("#23252e", "#1c6a39", "#1b5c9c", "#b3261a"),
    _suits("#ece6d8", "#7cc795", "#86bdf0", "#f2816c"),
    _suits("#000000", "#00591f", "#0040a0", "#a80000"),
    _suits("#ffffff", "#7dff9e", "#8fc1ff", "#ff8a75"),
)
_LIGHT, _DARK, _LIGHT_CONTRAST, _DARK_CONTRAST = (
    Palette(
        suits=_SUITS[column],
        four_suits=_FOUR_SUITS[column],
        **{name: QColor(row[column]) for name, row in _COLOURS.items()},
    )
    for column in range(4)
)

_CARDS = CardColours(
    face=QColor("#faf5e8"),
    border=QColor("#827a69"),
    shadow=QColor(10, 12, 16),
    suits=_suits("#20222b", "#20222b", "#b92c1c", "#b92c1c"),
    four_suits=_suits("#20222b", "#1c6a39", "#1b5c9c", "#b92c1c"),
)
_CARDS_CONTRAST = replace(
    _CARDS,
    face=QColor("#ffffff"),
    border=QColor("#000000"),
    suits=_LIGHT_CONTRAST.suits,
    four_suits=_LIGHT_CONTRAST.four_suits,
)


def _cloth(centre: str, edge: str, ink: str, muted: str, focus: str, glow: str) -> Cloth:
    weave = QColor(ink)
    weave.setAlphaF(0.035)
    return Cloth(
        QColor(centre), QColor(edge), weave, QColor(ink), QColor(muted), QColor(focus), QColor(glow)
    )


_CLOTHS = {
    ("light", "green"): _cloth("#26634a", "#163f2d", "#f6f1e2", "#d5e4d8", "#a8dcff", "#f6c758"),
    ("light", "burgundy"): _cloth("#7b2b37", "#4b1620", "#f8efe2", "#ecd3cf", "#a8dcff", "#f6c758"),
    ("light", "navy"): _cloth("#2b4a72", "#172c49", "#f2f0e6", "#ccd8e8", "#a8dcff", "#f6c758"),
    ("light", "paper"): _cloth("#e7deca", "#d2c5a8", "#23252e", "#4a473f", "#14527e", "#a13a22"),
    ("dark", "green"): _cloth("#1d4a37", "#0e281d", "#ece6d8", "#b9cdbf", "#7cc0ee", "#e9b649"),
    ("dark", "burgundy"): _cloth("#541e28", "#2e0d13", "#ece6d8", "#d6b9b5", "#7cc0ee", "#e9b649"),
    ("dark", "navy"): _cloth("#1e3350", "#0e1929", "#ece6d8", "#b4c2d6", "#7cc0ee", "#e9b649"),
    ("dark", "paper"): _cloth("#3a372f", "#23211c", "#ece6d8", "#bdb6a6", "#7cc0ee", "#e9b649"),
}


@cache
def theme_for(scheme: str, cloth: str, contrast: bool = False) -> Theme:
    """The look for a scheme (SCHEMES) and a cloth (CLOTHS), in high contrast when asked for.

    High contrast also does without vignette and weave. Raises KeyError for an unknown name.
    """
    chosen = _CLOTHS[scheme, cloth]
    dark = scheme == "dark"
    if not contrast:
        return Theme(dark, _DARK if dark else _LIGHT, _CARDS, chosen)
    bare = QColor(0, 0, 0, 0)
    # The clear end of the cloth: dark for light figures, light for dark ones
    ground = chosen.centre if chosen.ink.lightnessF() < 0.5 else chosen.edge
    plain = replace(chosen, centre=ground, edge=ground, weave=bare, muted=chosen.ink)
    return Theme(dark, _DARK_CONTRAST if dark else _LIGHT_CONTRAST, _CARDS_CONTRAST, plain)


@cache
def icon(name: str, palette: Palette) -> QIcon:
    """The icon `:/icons/NAME.svg` in the colours of the palette, greyed when disabled.

    Raises FileNotFoundError when there is no such drawing.
    """
    result = QIcon()
    for mode, colour in (
        (QIcon.Mode.Normal, palette.ink),
        (QIcon.Mode.Disabled, palette.disabled),
        (QIcon.Mode.Selected, palette.accent_ink),
    ):
        renderer = drawing(f":/icons/{name}.svg", colour)
        for size in _ICON_SIZES:
            pixmap = QPixmap(size, size)
            pixmap.fill(Qt.GlobalColor.transparent)
            with QPainter(pixmap) as painter:
                renderer.render(painter)
            result.addPixmap(pixmap, mode)
    return result
