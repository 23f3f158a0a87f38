"""Card pictures: sizes, styles and the cache; and the drawings they are made from."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPixmap, QTransform
from PySide6.QtWidgets import QApplication

from preferans_qt.game.cards import parse_card
from preferans_qt.ui.marks import lettering
from preferans_qt.ui.table.cloth import cloth_picture
from preferans_qt.ui.table.deck import BACKS, INDICES, Deck, DeckStyle, index_text
from preferans_qt.ui.theme import theme_for

THEME = theme_for("light", "green")
ASSETS = Path(__file__).resolve().parents[2] / "assets" / "cards"
WIDTH = 60

pytestmark = pytest.mark.usefixtures("qapp")


def deck(**style: object) -> Deck:
    return Deck(DeckStyle(**style), THEME.cards)


def card_image(picture: QPixmap, width: float = WIDTH) -> QImage:
    """The card without the margin of its shadow."""
    margin = round(Deck.margin(width) * picture.devicePixelRatio())
    image = picture.toImage()
    image.setDevicePixelRatio(1)
    return image.copy(image.rect().adjusted(margin, margin, -margin, -margin))


def faces(some: Deck) -> list[QImage]:
    return [card_image(some.face(card, WIDTH)) for card in range(32)]


def difference(one: QImage, other: QImage) -> float:
    """The mean difference of brightness, 0 to 255."""
    grey = [i.convertToFormat(QImage.Format.Format_Grayscale8) for i in (one, other)]
    rows = [bytes(i.constScanLine(y))[: i.width()] for i in grey for y in range(i.height())]
    half = len(rows) // 2
    pairs = [
        abs(a - b)
        for first, second in zip(rows[:half], rows[half:], strict=True)
        for a, b in zip(first, second, strict=True)
    ]
    return sum(pairs) / len(pairs)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_picture_is_a_card_with_a_margin(ratio: float) -> None:
    picture = deck().face(0, 95, ratio)
    assert picture.devicePixelRatio() == ratio
    assert card_image(picture, 95).size() == QSize(round(95 * ratio), round(133 * ratio))
    assert deck().back(95, ratio).size() == picture.size()


def test_corners_are_round_and_the_shadow_is_soft() -> None:
    image = deck().face(0, 95).toImage()
    margin = Deck.margin(95)
    assert image.pixelColor(0, 0).alpha() == 0
    assert 0 < image.pixelColor(margin, margin).alpha() < 255
    assert 0 < image.pixelColor(image.width() // 2, image.height() - margin + 1).alpha() < 128
    assert image.pixelColor(margin + 6, image.height() // 2) == THEME.cards.face


@pytest.mark.parametrize("large_index", [False, True])
def test_all_cards_differ_even_without_colour(large_index: bool) -> None:
    images = faces(deck(large_index=large_index))
    for place, image in enumerate(images):
        for other in images[:place]:
            assert difference(image, other) > 0.5


def test_pictures_are_kept() -> None:
    some = deck()
    assert some.face(5, WIDTH) is some.face(5, WIDTH)
    assert some.back(WIDTH) is some.back(WIDTH)
    assert some.label(5, 20) is some.label(5, 20)
    assert some.face(5, WIDTH) is not some.face(5, WIDTH, 2.0)


def test_the_cache_drops_what_was_not_asked_for_longest() -> None:
    room = Deck(DeckStyle(), THEME.cards).face(0, WIDTH)
    some = Deck(DeckStyle(), THEME.cards, cache_bytes=room.width() * room.height() * 4 * 2)
    first, second = some.face(0, WIDTH), some.face(1, WIDTH)
    assert some.face(0, WIDTH) is first
    some.face(2, WIDTH)
    assert some.face(0, WIDTH) is first
    assert some.face(1, WIDTH) is not second


def test_four_colours_change_clubs_and_diamonds() -> None:
    changed = [a != b for a, b in zip(faces(deck()), faces(deck(four_colour=True)), strict=True)]
    assert changed == [False] * 8 + [True] * 16 + [False] * 8


@pytest.mark.parametrize("indices", [name for name in INDICES if name != "english"])
def test_indices_change_only_cards_with_letters(indices: str) -> None:
    pairs = zip(faces(deck()), faces(deck(indices=indices)), strict=True)
    changed = {card % 8 for card, (before, after) in enumerate(pairs) if before != after}
    assert changed == {
        rank
        for rank in range(8)
        if lettering(index_text(rank, indices)) != lettering(index_text(rank, "english"))
    }
    assert changed


def test_index_texts() -> None:
    card = parse_card
    assert [index_text(card(c), "russian") for c in ("10H", "JS", "QS", "KS", "AS")] == [
        "10",
        "В",
        "Д",
        "К",
        "Т",
    ]
    assert index_text(card("JD"), "swedish") == "Kn"
    assert index_text(card("KD"), "french") == "R"


def test_an_index_leaves_the_court_figure_free() -> None:
    """Between the index and the frame of a court card there is always a strip of bare card."""
    for indices in INDICES:
        image = card_image(deck(indices=indices).face(parse_card("JS"), 250), 250)
        strip = image.copy(QRect(44, 10, 1, 100))
        assert {strip.pixelColor(0, y).name() for y in range(100)} == {THEME.cards.face.name()}


def test_court_cards_and_backs_look_the_same_either_way_up() -> None:
    pictures = [deck().face(parse_card(rank + suit), WIDTH) for rank in "JQK" for suit in "SCDH"]
    pictures += [deck(back=back).back(WIDTH) for back in BACKS]
    for picture in pictures:
        image = card_image(picture)
        assert difference(image, image.transformed(QTransform().rotate(180))) < 4


def test_backs_differ() -> None:
    images = [card_image(deck(back=back).back(WIDTH)) for back in BACKS]
    assert len(images) >= 4
    for place, image in enumerate(images):
        assert all(difference(image, other) > 10 for other in images[:place])


def test_an_unknown_back_is_named() -> None:
    with pytest.raises(FileNotFoundError, match="back-tartan"):
        deck(back="tartan").back(WIDTH)


def test_a_label_is_as_high_as_asked_and_as_wide_as_needed() -> None:
    some = deck()
    seven, ten = some.label(parse_card("7S"), 20, 2.0), some.label(parse_card("10S"), 20, 2.0)
    assert seven.height() == ten.height() == 40
    assert seven.width() < ten.width()


def test_the_drawings_are_what_the_script_draws(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ASSETS / "draw.py", tmp_path], check=True)
    drawn = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert len(drawn) == 32 + 12 + len(BACKS)
    advice = "run `python assets/cards/draw.py`"
    assert {path.name: path.read_bytes() for path in ASSETS.glob("*.svg")} == drawn, advice


def test_the_drawings_use_only_what_the_renderer_can_draw() -> None:
    for path in (*ASSETS.glob("*.svg"), *(ASSETS.parent / "icons").glob("*.svg")):
        elements = set(re.findall(r"<([a-zA-Z]+)", path.read_text(encoding="utf-8")))
        assert elements <= {"svg", "g", "path"}, path.name


def test_the_cloth_covers_the_table(qapp: QApplication) -> None:
    picture = cloth_picture(THEME.cloth, QSize(300, 200), 2.0)
    assert picture.deviceIndependentSize().toSize() == QSize(300, 200)
    image = picture.toImage()
    assert image.pixelColor(300, 200).lightness() > image.pixelColor(2, 2).lightness()
