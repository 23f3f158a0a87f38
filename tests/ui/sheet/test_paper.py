"""The paper as a person meets it: pointing, clicking, keys, new numbers, words for a reader."""

from fractions import Fraction

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTranslator
from PySide6.QtGui import QColor, QHelpEvent, QTransform
from PySide6.QtWidgets import QApplication, QWidget

from preferans_qt.game.entries import Why, pool, whists
from preferans_qt.ui.sheet import words
from preferans_qt.ui.sheet.content import SheetContent
from preferans_qt.ui.sheet.paper import PaperSheet
from preferans_qt.ui.theme import theme_for

NAMES = ("You", "West", "East")
THEME = theme_for("light", "green")
SIZES = [(280, 280), (420, 520), (1200, 900)]


@pytest.fixture
def paper(qtbot, content_of):
    widget = PaperSheet(THEME)
    qtbot.addWidget(widget)
    widget.resize(420, 520)
    widget.show_content(content_of(3, 9))
    widget.show()
    qtbot.waitExposed(widget)
    return widget


def centre_of(placed) -> QPoint:
    return placed.page_box.center().toPoint()


def point_at(widget: PaperSheet, point: QPoint) -> None:
    event = QHelpEvent(QEvent.Type.ToolTip, point, widget.mapToGlobal(point))
    QApplication.sendEvent(widget, event)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("players", "deals"), [(3, 7), (3, 60), (4, 7), (4, 60)])
def test_pointing_at_a_number_explains_its_own_entry(qtbot, content_of, players, deals, size):
    asked = []
    widget = PaperSheet(THEME, lambda entry: asked.append(entry) or "because")
    qtbot.addWidget(widget)
    widget.resize(*size)
    widget.show_content(content_of(players, deals))
    for placed in widget.sheet_layout.figures:
        asked.clear()
        point_at(widget, centre_of(placed))
        assert len(asked) == 1
        assert asked[0] is placed.figure.entry


def test_the_sentence_tells_reason_deal_and_total(paper):
    paper.show_content(SheetContent(NAMES, 20, ((pool(1, 4, Why.CONTRACT_MADE),),) * 2))
    last = paper.sheet_layout.figures[-1]
    assert paper.tool_tip_at(last.page_box.center()) == "West, pool: +4\nDeal 2. Total now: 8."
    paper.set_explain(lambda entry: f"{entry.why}!")
    assert paper.tool_tip_at(last.page_box.center()).startswith("contract_made!\n")


def test_an_empty_place_lists_all_its_numbers_even_those_left_out(paper):
    posted = ((pool(0, 1, Why.CONTRACT_MADE),),) * 150
    paper.show_content(SheetContent(NAMES, 200, posted))
    layout = paper.sheet_layout
    assert layout.ellipses
    tip = paper.tool_tip_at(layout.ellipses[0].page_box.center())
    assert tip == "You, pool: " + "".join(f"{total}." for total in range(1, 151))


def test_the_circle_tells_the_target(paper):
    assert "20 points" in paper.tool_tip_at(paper.sheet_layout.geometry.centre)
    paper.show_content(SheetContent(NAMES, 50, pool_shared=True))
    assert "150 points, 50 a player" in paper.tool_tip_at(paper.sheet_layout.geometry.centre)


def test_outside_the_frame_nothing_is_said(paper):
    assert paper.tool_tip_at(QPointF(2, 2)) == ""


def test_a_click_opens_the_deal_of_the_number(paper, qtbot):
    for placed in paper.sheet_layout.figures:
        with qtbot.waitSignal(paper.entry_activated) as activated:
            qtbot.mouseClick(paper, Qt.MouseButton.LeftButton, pos=centre_of(placed))
        assert activated.args == [placed.figure.deal, placed.figure.entry]


def test_a_press_that_is_released_elsewhere_opens_nothing(paper, qtbot):
    first, *_, last = paper.sheet_layout.figures
    with qtbot.assertNotEmitted(paper.entry_activated):
        qtbot.mousePress(paper, Qt.MouseButton.LeftButton, pos=centre_of(first))
        qtbot.mouseRelease(paper, Qt.MouseButton.LeftButton, pos=centre_of(last))
        qtbot.mouseClick(paper, Qt.MouseButton.RightButton, pos=centre_of(first))


def test_the_cursor_shows_what_can_be_clicked(paper, qtbot):
    qtbot.mouseMove(paper, centre_of(paper.sheet_layout.figures[0]))
    assert paper.cursor().shape() == Qt.CursorShape.PointingHandCursor
    qtbot.mouseMove(paper, QPoint(2, 2))
    assert paper.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_every_number_is_reached_by_the_keyboard(paper, qtbot):
    said = []
    paper.set_explain(lambda entry: said.append(entry) or "because")
    paper.setFocus()
    qtbot.keyClick(paper, Qt.Key.Key_Home)
    for _ in paper.sheet_layout.figures[1:]:
        qtbot.keyClick(paper, Qt.Key.Key_Right)
    assert said == [placed.figure.entry for placed in paper.sheet_layout.figures]
    qtbot.keyClick(paper, Qt.Key.Key_Left)
    assert said[-1] is paper.sheet_layout.figures[-2].figure.entry


def test_up_and_down_go_to_the_last_number_of_each_place(paper, qtbot):
    said = []
    paper.set_explain(lambda entry: said.append(entry) or "because")
    paper.setFocus()
    latest = [p for p in paper.sheet_layout.figures if p.figure.is_current]
    qtbot.keyClick(paper, Qt.Key.Key_Home)
    for _ in latest:
        qtbot.keyClick(paper, Qt.Key.Key_Down)
    assert {id(entry) for entry in said[1:]} == {id(p.figure.entry) for p in latest}
    qtbot.keyClick(paper, Qt.Key.Key_Up)
    assert said[-1] is said[-3]


def test_the_keyboard_starts_at_the_newest_number_and_opens_its_deal(paper, qtbot):
    paper.setFocus()
    with qtbot.waitSignal(paper.entry_activated) as activated:
        qtbot.keyClick(paper, Qt.Key.Key_Return)
    assert activated.args[0] == 8


@pytest.mark.parametrize(("deals", "key"), [(9, Qt.Key.Key_F1), (0, Qt.Key.Key_Return)])
def test_keys_that_do_nothing_here_are_left_to_the_window(qtbot, content_of, deals, key):
    window = KeyTaker()
    qtbot.addWidget(window)
    widget = PaperSheet(THEME, parent=window)
    widget.show_content(content_of(3, deals))
    qtbot.keyClick(widget, key)
    assert window.keys == [key]


class KeyTaker(QWidget):
    """A window that remembers the keys its children did not want."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []

    def keyPressEvent(self, event) -> None:
        self.keys.append(event.key())


def test_the_newest_figures_are_painted_in_the_accent(paper):
    paper.fade_duration = 0
    image = paper.grab().toImage()
    accent = THEME.palette.accent

    def is_accent(colour: QColor) -> bool:
        return abs(colour.hslHue() - accent.hslHue()) < 12 and colour.hslSaturation() > 90

    for placed in paper.sheet_layout.figures:
        box = placed.page_box.toRect()
        found = any(
            is_accent(image.pixelColor(x, y))
            for x in range(box.left(), box.right())
            for y in range(box.top(), box.bottom())
        )
        assert found == placed.figure.is_newest


def test_new_numbers_glow_and_fade(paper, content_of, qtbot):
    paper.show_content(content_of(3, 10))
    newest = next(p for p in paper.sheet_layout.figures if p.figure.is_newest)
    corner = newest.page_box.center().toPoint()
    corner.setX(int(newest.page_box.left()))
    fresh = paper.grab().toImage().pixelColor(corner)
    paper.fade_duration = 1
    paper.show_content(content_of(3, 9))
    paper.show_content(content_of(3, 10))
    qtbot.waitUntil(lambda: paper.grab().toImage().pixelColor(corner) != fresh)


def test_without_motion_nothing_glows(paper, content_of):
    paper.fade_duration = 0
    paper.show_content(content_of(3, 10))
    still = paper.grab().toImage()
    paper.show_content(content_of(3, 10))
    assert paper.grab().toImage() == still


def test_the_reader_hears_all_totals(paper):
    paper.show_content(
        SheetContent(
            NAMES,
            20,
            ((pool(1, 4, Why.CONTRACT_MADE), whists(0, 1, 3, 2, Why.TRICKS_WHISTED)),),
            2,
            (Fraction(58, 3), Fraction(-40, 3), Fraction(-6)),
            raw=(Fraction(6), Fraction(-30), Fraction(0)),
            bombs=((), (2, 4), ()),
        )
    )
    assert paper.accessibleName() == "Score sheet"
    told = paper.accessibleDescription()
    for sentence in (
        "You: pool 0, mountain 0, whists on West 6, whists on East 0, result +6, balance +19 1/3.",
        "West: pool 4, mountain 0, whists on East 0, whists on You 0, result −30, "
        "balance −13 1/3, bombs ×2 ×4.",
        "East: pool 0, mountain 0, whists on You 0, whists on West 0, result 0, balance −6.",
        "East deals.",
    ):
        assert sentence in told


class Shouting(QTranslator):
    """A language that is English in capitals, to see what is translated."""

    def translate(self, context, text, disambiguation=None, n=-1):
        return text if "{" in text else text.upper()

    def isEmpty(self):
        return False


def test_a_change_of_language_changes_captions_and_names(paper, qapp):
    translator = Shouting()
    qapp.installTranslator(translator)
    QApplication.sendEvent(paper, QEvent(QEvent.Type.LanguageChange))
    captions = {c.text for c in paper.sheet_layout.captions}
    name = paper.accessibleName()
    qapp.removeTranslator(translator)
    QApplication.sendEvent(paper, QEvent(QEvent.Type.LanguageChange))
    assert {"POOL", "MOUNTAIN"} <= captions
    assert name == "SCORE SHEET"
    assert paper.accessibleName() == "Score sheet"


def test_turning_figures_to_the_viewer_is_an_option(paper):
    assert {placed.rotation for placed in paper.sheet_layout.figures} == {0}
    paper.set_turned_to_viewer(False)
    assert {placed.rotation for placed in paper.sheet_layout.figures} == {0, 90, 270}


def test_layout_is_kept_until_size_or_content_change(paper, content_of):
    layout = paper.sheet_layout
    paper.grab()
    assert paper.sheet_layout is layout
    paper.resize(500, 500)
    assert paper.sheet_layout is not layout
    layout = paper.sheet_layout
    paper.show_content(content_of(3, 10))
    assert paper.sheet_layout is not layout


def test_a_sheet_before_the_first_match_can_be_shown(qtbot):
    widget = PaperSheet(THEME)
    qtbot.addWidget(widget)
    widget.resize(widget.minimumSizeHint())
    assert not widget.grab().isNull()
    assert widget.sheet_layout.figures == ()


def test_another_theme_repaints(paper):
    before = paper.grab().toImage()
    paper.set_theme(theme_for("dark", "green"))
    assert paper.grab().toImage() != before


def test_a_name_tells_all_totals_of_its_player(paper):
    for seat, spot in enumerate(paper.sheet_layout.geometry.names):
        assert paper.tool_tip_at(spot.centre) == words.player_sentence(paper.content, seat)


@pytest.mark.parametrize("players", [3, 4])
def test_dealer_standing_and_bombs_are_drawn_beside_the_name(paper, content_of, players):
    """Each of them changes the line of its player, and nobody else's."""
    seat = 1
    plain = {"dealer": None, "balances": (Fraction(0),) * players}
    special = [
        {"dealer": seat},
        {"balances": (*(Fraction(0),) * seat, Fraction(7), *(Fraction(0),) * (players - 2))},
        {"raw": (*(Fraction(0),) * seat, Fraction(7), *(Fraction(0),) * (players - 2))},
        {"bombs": (*((),) * seat, (2,), *((),) * (players - 2))},
    ]
    before = name_lines(paper, content_of(players, 0, **plain))
    for changes in special:
        if "raw" in changes:
            zero = {"raw": (Fraction(0),) * players}
            before = name_lines(paper, content_of(players, 0, **plain | zero))
        after = name_lines(paper, content_of(players, 0, **plain | changes))
        changed = [one != other for one, other in zip(before, after, strict=True)]
        assert changed == [owner == seat for owner in range(players)], changes
        before = name_lines(paper, content_of(players, 0, **plain))


def name_lines(paper, content):
    """What stands on the lines of the names."""
    paper.show_content(content)
    shown = paper.grab().toImage()
    boxes = []
    for spot in paper.sheet_layout.geometry.names:
        box = QRectF(-spot.width / 2, -spot.height / 2, spot.width, spot.height)
        placed = QTransform().translate(spot.centre.x(), spot.centre.y()).rotate(spot.rotation)
        boxes.append(shown.copy(placed.mapRect(box).toAlignedRect()))
    return boxes
