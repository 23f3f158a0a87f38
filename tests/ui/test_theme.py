"""The looks: all pairings of colours in use can be told apart, and times follow the setting."""

import re
from dataclasses import asdict
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

import preferans_qt
from preferans_qt.ui.dressing import apply_theme, stylesheet
from preferans_qt.ui.marks import CHIP_NAMES
from preferans_qt.ui.theme import (
    CLOTHS,
    INPUT_BLOCKED_MOST,
    SCHEMES,
    SIZES,
    Durations,
    Theme,
    contrast,
    durations,
    icon,
    theme_for,
)

PACKAGE = Path(preferans_qt.__file__).parent
ICONS = sorted(
    path.stem
    for path in (PACKAGE.parent / "assets" / "icons").glob("*.svg")
    if not path.stem.startswith("preferans")
)
TEXT, SHAPE, HIGH = 4.5, 3.0, 7.0


@pytest.fixture(params=[(s, c, h) for s in SCHEMES for c in CLOTHS for h in (False, True)], ids=str)
def theme(request: pytest.FixtureRequest) -> Theme:
    return theme_for(*request.param)


def faint(ratio: float, pairs: dict[str, tuple[QColor, QColor]]) -> dict[str, float]:
    """The pairs of colours that contrast less than they should."""
    measured = {name: round(contrast(*pair), 2) for name, pair in pairs.items()}
    return {name: value for name, value in measured.items() if value < ratio}


def test_contrast_is_the_ratio_of_luminances() -> None:
    black, white, grey = QColor(0, 0, 0), QColor(255, 255, 255), QColor(119, 119, 119)
    assert contrast(black, white) == pytest.approx(21)
    assert contrast(white, black) == pytest.approx(21)
    assert contrast(grey, grey) == 1
    assert contrast(grey, white) == pytest.approx(4.48, abs=0.01)


def texts(theme: Theme) -> dict[str, tuple[QColor, QColor]]:
    palette, cloth = theme.palette, theme.cloth
    pairs = {
        f"{text} on {ground}": (getattr(palette, text), getattr(palette, ground))
        for ground in ("window", "surface", "raised")
        for text in ("ink", "muted", "positive", "negative")
    }
    pairs |= {
        f"{text} on paper": (getattr(palette, text), palette.paper)
        for text in ("pencil", "pencil_faded", "negative", "positive")
    }
    pairs |= {f"{name} chip": (palette.chip_ink, palette.chip(name)) for name in CHIP_NAMES}
    pairs |= {
        f"{name} on cloth {place}": (getattr(cloth, name), ground)
        for name in ("ink", "muted")
        for place, ground in (("centre", cloth.centre), ("edge", cloth.edge))
    }
    return pairs | {
        "accent": (palette.accent_ink, palette.accent),
        "link": (palette.focus, palette.surface),
        "plate": (palette.plate_ink, palette.plate),
        "muted on plate": (palette.plate_muted, palette.plate),
    }


def test_texts_are_legible(theme: Theme) -> None:
    assert faint(TEXT, texts(theme)) == {}


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_high_contrast_is_higher(scheme: str, cloth: str) -> None:
    assert faint(HIGH, texts(theme_for(scheme, cloth, True))) == {}


def test_shapes_stand_out(theme: Theme) -> None:
    palette, cloth, cards = theme.palette, theme.cloth, theme.cards
    pairs = {
        f"{shape} on {ground}": (getattr(palette, shape), getattr(palette, ground))
        for ground in ("window", "surface", "raised")
        for shape in ("line", "focus", "accent", "disabled")
    }
    pairs |= {
        f"{name} on cloth {place}": (getattr(cloth, name), ground)
        for name in ("focus", "glow")
        for place, ground in (("centre", cloth.centre), ("edge", cloth.edge))
    }
    pairs |= {f"{name} chip on plate": (palette.chip(name), palette.plate) for name in CHIP_NAMES}
    pairs |= {
        f"suit {suit} on {ground}": (colour, getattr(palette, ground))
        for ground in ("window", "surface", "raised", "paper", "plate")
        for four_colour in (False, True)
        for suit, colour in enumerate(palette.suit_colours(four_colour))
    }
    pairs |= {
        f"suit {suit} on a card": (colour, cards.face)
        for four_colour in (False, True)
        for suit, colour in enumerate(cards.suit_colours(four_colour))
    }
    pairs |= {
        "lines on paper": (palette.paper_line, palette.paper),
        "edge of a card": (cards.border, cards.face),
    }
    assert faint(SHAPE, pairs) == {}


def test_four_colours_are_four_and_two_are_two() -> None:
    for four_colour, number in ((False, 2), (True, 4)):
        for source in (theme_for("dark", "navy").palette, theme_for("light", "green").cards):
            assert len({c.name() for c in source.suit_colours(four_colour)}) == number


def test_a_theme_is_made_once_and_unknown_names_are_refused() -> None:
    assert theme_for("light", "green", False) is theme_for("light", "green", False)
    with pytest.raises(KeyError):
        theme_for("light", "tartan")


def test_the_cloth_is_lit_in_the_middle_but_not_in_high_contrast() -> None:
    stops = theme_for("light", "green").cloth.stops
    assert stops[0][1].lightness() > stops[-1][1].lightness()
    plain = theme_for("light", "green", True).cloth
    assert plain.centre == plain.edge
    assert plain.weave.alpha() == 0


def test_times_follow_the_speed() -> None:
    assert durations(3) == Durations()
    assert set(asdict(durations(0)).values()) == {0}
    flights = [durations(speed).card_flight for speed in range(6)]
    assert flights == sorted(set(flights))
    assert Durations().card_flight <= INPUT_BLOCKED_MOST


@pytest.mark.parametrize("speed", [-1, 6])
def test_other_speeds_are_refused(speed: int) -> None:
    with pytest.raises(ValueError, match="0 to 5"):
        durations(speed)


def test_sizes_stand_on_the_grid() -> None:
    for length in (SIZES.gap, SIZES.margin, SIZES.touch, SIZES.plate_height, SIZES.banner_height):
        assert length % SIZES.grid == 0
    assert SIZES.touch >= 40


def test_the_style_sheet_is_complete(theme: Theme) -> None:
    rules = stylesheet(theme.palette)
    assert rules.count("{") == rules.count("}")
    assert "{{" not in rules
    assert theme.palette.focus.name() in rules


def test_widgets_change_dress_at_run_time(qapp: QApplication, qtbot: QtBot) -> None:
    before = (QPalette(qapp.palette()), qapp.style().name())
    button = QPushButton("Pass")
    qtbot.addWidget(button)
    try:
        for scheme in SCHEMES:
            theme = theme_for(scheme, "green")
            apply_theme(qapp, theme)
            button.ensurePolished()
            assert button.palette().color(QPalette.ColorRole.ButtonText) == theme.palette.ink
            assert qapp.palette().color(QPalette.ColorRole.Window) == theme.palette.window
    finally:
        qapp.setStyleSheet("")
        qapp.setStyle(before[1])
        qapp.setPalette(before[0])


@pytest.mark.parametrize("name", ICONS)
def test_icons_take_the_colours_of_the_palette(qapp: QApplication, name: str) -> None:
    for scheme in SCHEMES:
        palette = theme_for(scheme, "green").palette
        drawn = icon(name, palette)
        for mode, colour in (
            (QIcon.Mode.Normal, palette.ink),
            (QIcon.Mode.Disabled, palette.disabled),
        ):
            image = drawn.pixmap(QSize(20, 20), 2.0, mode).toImage()
            assert image.width() == 40
            inks = [image.pixelColor(x, y) for x in range(40) for y in range(40)]
            opaque = [ink for ink in inks if ink.alpha() == 255]
            assert opaque
            assert max(difference(ink, colour) for ink in opaque) <= 1


def difference(one: QColor, other: QColor) -> int:
    """The greatest difference of a channel, 0 to 255."""
    pairs = zip(one.getRgb(), other.getRgb(), strict=True)
    return max(abs(a - b) for a, b in pairs)


def test_a_missing_icon_is_named(qapp: QApplication) -> None:
    with pytest.raises(FileNotFoundError, match=r":/icons/unicorn\.svg"):
        icon("unicorn", theme_for("light", "green").palette)


def test_no_other_module_spells_out_a_colour() -> None:
    """Black and white are not colours of the look but of a printer."""
    colour = re.compile(
        r"""["']#[0-9a-fA-F]{3,8}["']|QColor\(\s*["'\d]|GlobalColor\.(?!transparent|black|white)"""
    )
    offenders = [
        f"{path.relative_to(PACKAGE)}: {found.group()}"
        for path in PACKAGE.rglob("*.py")
        if path.name not in ("theme.py", "resources_rc.py")
        for found in colour.finditer(path.read_text(encoding="utf-8"))
    ]
    assert offenders == []
