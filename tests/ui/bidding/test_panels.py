"""What holds for every panel: names for a screen reader, languages, themes, sizes, stray clicks."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from preferans_qt.game import match as matches
from preferans_qt.game.actions import Claim, OfferStop
from preferans_qt.ui.bidding.buttons import ChoiceButton
from preferans_qt.ui.bidding.calls import CallsPanel, ContractPanel
from preferans_qt.ui.bidding.claims import ClaimAnswerPanel, ClaimPanel
from preferans_qt.ui.bidding.deal_end import DealEndPanel
from preferans_qt.ui.bidding.discard import DiscardPanel
from preferans_qt.ui.bidding.panel import DecisionPanel, TablePanel
from preferans_qt.ui.bidding.rare import DarkWinPanel, EnteringPanel, ShareAnswerPanel
from preferans_qt.ui.bidding.settlement import SettlementPanel
from preferans_qt.ui.bidding.stop import StopAnswerPanel
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.bidding.whist import DefencePanel, WhistPanel
from preferans_qt.ui.dressing import apply_theme
from preferans_qt.ui.theme import theme_for
from tests.strategies import GUIDE
from tests.ui.bidding import tables
from tests.ui.bidding.decisions import (
    EAST_WINS,
    PALETTE,
    WEST_WINS,
    YOU,
    YOU_WIN_SIX_CLUBS,
    Heard,
    Marked,
    after,
    names_of,
    play_by_chance,
    sheets_of,
    show,
    turn_after,
    turn_of,
    your_turn_in_play,
)

LEFT = Qt.MouseButton.LeftButton
TABLE_AREA = QSize(740, 500)  # the smallest window


def _in_play() -> Turn:
    return turn_of(your_turn_in_play(*WEST_WINS, "name 6H", "whist", "whist"))


def _claim_of_west() -> Turn:
    match = your_turn_in_play(*WEST_WINS, "name 6H", "whist", "whist")
    while matches.controller(match) != 1:
        match = after(match, "play")
    match, _ = matches.apply(match, 1, Claim((1, 6, 3)))
    while matches.controller(match) != YOU:
        match = after(match, "accept")
    return turn_of(match)


def _stop_of_west() -> Turn:
    match, _ = matches.apply(play_by_chance(GUIDE, 3, seed=4, deals=2), 1, OfferStop())
    while matches.controller(match) != YOU:
        match = after(match, "accept")
    return turn_of(match)


DECISIONS: dict[type[DecisionPanel], Callable[[], Turn]] = {
    CallsPanel: lambda: turn_after("bid 6S", "bid 6C", "pass"),
    DiscardPanel: lambda: turn_after(*YOU_WIN_SIX_CLUBS),
    ContractPanel: lambda: turn_after(*YOU_WIN_SIX_CLUBS, "discard"),
    WhistPanel: lambda: turn_after(*EAST_WINS, "name 7H"),
    DefencePanel: lambda: turn_after(*WEST_WINS, "name 6H", "pass", "whist"),
    ShareAnswerPanel: tables.half_of_a_misere,
    DarkWinPanel: tables.won_in_the_dark,
    EnteringPanel: tables.nobody_whists,
    ClaimPanel: _in_play,
    ClaimAnswerPanel: _claim_of_west,
    StopAnswerPanel: _stop_of_west,
}
EVERY_PANEL = (*DECISIONS, DealEndPanel, SettlementPanel)


def presented(kind: type[TablePanel]) -> TablePanel:
    """A panel with realistic content."""
    panel = kind(PALETTE)
    match = play_by_chance(GUIDE, 4, seed=5, deals=3)
    if isinstance(panel, DecisionPanel):
        panel.present(DECISIONS[type(panel)]())
    elif isinstance(panel, DealEndPanel):
        before, now = sheets_of(match)[2:]
        panel.present(match.finished[-1], names_of(4), before, now, GUIDE)
    elif isinstance(panel, SettlementPanel):
        panel.present(names_of(4), match.sheet, GUIDE)
    return panel


@pytest.fixture(params=EVERY_PANEL, ids=lambda kind: kind.__name__)
def panel(request: pytest.FixtureRequest, qtbot: QtBot) -> TablePanel:
    """Each panel in turn, shown."""
    panel = presented(request.param)
    show(qtbot, panel)
    return panel


def controls(panel: TablePanel) -> list[QWidget]:
    """What can be operated."""
    kinds = (QPushButton, QAbstractSpinBox)
    return [widget for kind in kinds for widget in panel.findChildren(kind) if widget.isVisible()]


def spoken(widget: QWidget, kind: QAccessible.Text) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface is not None
    return interface.text(kind)


# ------------------------------------------------------------------ screen readers


def test_every_control_has_a_name_of_its_own(panel: TablePanel) -> None:
    names = [spoken(widget, QAccessible.Text.Name) for widget in controls(panel)]
    assert names
    assert all(names)
    assert len(set(names)) == len(names)


def test_barred_controls_are_unavailable_and_tell_why(panel: TablePanel) -> None:
    for button in panel.findChildren(ChoiceButton):
        interface = QAccessible.queryAccessibleInterface(button)
        assert bool(interface.state().disabled) == (button.reason is not None)
        if button.reason is not None:
            assert spoken(button, QAccessible.Text.Description)


def test_the_panel_has_a_title(panel: TablePanel) -> None:
    assert spoken(panel, QAccessible.Text.Name) == panel.headline.text()


def test_the_focus_starts_on_something_that_can_be_seen(panel: TablePanel) -> None:
    if isinstance(panel, DiscardPanel):
        return  # the focus stays on the cards until two are chosen
    focused = QApplication.focusWidget()
    assert focused is not None
    assert panel.isAncestorOf(focused)


# ------------------------------------------------------------------ languages


@pytest.fixture
def other_language(qtbot: QtBot) -> Iterator[Callable[[], None]]:
    """Switches to another language when called, and back at the end."""
    translator = Marked()
    yield lambda: QCoreApplication.installTranslator(translator)
    QCoreApplication.removeTranslator(translator)


def test_the_language_changes_at_once(
    panel: TablePanel, other_language: Callable[[], None]
) -> None:
    other_language()
    QApplication.sendPostedEvents()
    texts = [button.text() for button in panel.findChildren(ChoiceButton) if button.isVisible()]
    texts = [text for text in texts if text]  # a contract is drawn
    texts += [panel.headline.text()]
    assert all("«" in text for text in texts), texts
    for widget in controls(panel):
        if widget.accessibleName():
            assert "«" in widget.accessibleName()


def test_a_language_chosen_before_a_turn_is_shown_does_no_harm(
    qtbot: QtBot, other_language: Callable[[], None]
) -> None:
    for kind in EVERY_PANEL:
        empty = kind(PALETTE)
        qtbot.addWidget(empty)
        empty.retranslate()


# ------------------------------------------------------------------ looks


def test_other_colours_show_at_once(panel: TablePanel) -> None:
    light = panel.grab().toImage()
    panel.dress(theme_for("dark", "green").palette)
    dark = panel.grab().toImage()
    corner = 20, 3  # on the panel itself
    assert light.pixelColor(*corner) == PALETTE.surface
    assert dark.pixelColor(*corner) == theme_for("dark", "green").palette.surface


def test_four_colours_reach_the_signs(qtbot: QtBot) -> None:
    panel = presented(CallsPanel)
    show(qtbot, panel)
    before = panel.mark.grab().toImage()
    panel.dress(PALETTE, four_colour=True)
    assert panel.mark.grab().toImage() != before


@pytest.fixture
def dressed() -> Iterator[Callable[[float], None]]:
    """Dresses the program, with a text size; undone at the end."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    font, sheet, colours = application.font(), application.styleSheet(), application.palette()

    def dress(scale: float) -> None:
        larger = QFont(font)
        larger.setPointSizeF(scale * font.pointSizeF())
        apply_theme(application, theme_for("light", "green"))
        application.setFont(larger)

    yield dress
    application.setStyleSheet(sheet)
    application.setPalette(colours)
    application.setFont(font)


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("kind", EVERY_PANEL, ids=lambda kind: kind.__name__)
def test_every_panel_fits_the_smallest_table(
    qtbot: QtBot, dressed: Callable[[float], None], kind: type[TablePanel], scale: float
) -> None:
    dressed(scale)
    panel = presented(kind)
    show(qtbot, panel)
    least = panel.minimumSizeHint()
    assert least.width() <= TABLE_AREA.width()
    assert least.height() <= TABLE_AREA.height() - 120  # the hand stays in sight
    panel.resize(least)
    for label in panel.findChildren(QLabel):
        if label.isVisible():
            needed = label.heightForWidth(label.width()) if label.wordWrap() else 0
            assert label.height() >= needed, label.text()


@pytest.mark.parametrize("kind", EVERY_PANEL, ids=lambda kind: kind.__name__)
def test_targets_are_large_enough_to_touch(
    qtbot: QtBot, dressed: Callable[[float], None], kind: type[TablePanel]
) -> None:
    dressed(1.0)
    panel = presented(kind)
    show(qtbot, panel)
    assert min(widget.height() for widget in controls(panel)) >= 40
    panel.resize(panel.minimumSizeHint())
    assert min(widget.height() for widget in controls(panel)) >= 36


# ------------------------------------------------------------------ stray keys and clicks


def test_a_key_held_down_from_before_decides_nothing(qtbot: QtBot) -> None:
    panel = presented(CallsPanel)
    assert isinstance(panel, CallsPanel)
    show(qtbot, panel)
    heard = Heard(panel)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        held = QKeyEvent(
            QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=True
        )
        QApplication.sendEvent(panel.pass_, held)
    assert heard.chosen == []


def test_the_second_half_of_a_double_click_decides_nothing(qtbot: QtBot) -> None:
    panel = presented(WhistPanel)
    assert isinstance(panel, WhistPanel)
    show(qtbot, panel)
    heard = Heard(panel)
    panel.chosen.connect(lambda _: panel.present(turn_after(*WEST_WINS, "name 6H", "pass")))
    qtbot.mouseClick(panel.pass_, LEFT)
    qtbot.mouseDClick(panel.pass_, LEFT)
    qtbot.mouseRelease(panel.pass_, LEFT)
    assert len(heard.chosen) == 1


def test_a_panel_that_was_answered_says_nothing_more(qtbot: QtBot) -> None:
    for kind, turn in DECISIONS.items():
        panel = kind(PALETTE)
        qtbot.addWidget(panel)
        shown = turn()
        panel.present(shown)
        heard = Heard(panel)
        answers = list(shown.legal[:2]) or [Claim((10, 0, 0))]
        for answer in answers * 2:
            panel.decide(answer)
        assert heard.chosen == answers[:1]
        panel.present(shown)  # asked again
        panel.decide(answers[-1])
        assert heard.chosen == [answers[0], answers[-1]]


def test_nothing_reaches_the_table_below(qtbot: QtBot) -> None:
    class Below(QWidget):
        def __init__(self) -> None:
            super().__init__()
            self.got: list[QEvent.Type] = []

        def event(self, event: QEvent) -> bool:
            if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
                self.got.append(event.type())
            return super().event(event)

    below = Below()
    qtbot.addWidget(below)
    panel = presented(CallsPanel)
    panel.setParent(below)
    below.resize(800, 600)
    panel.resize(panel.sizeHint())
    with qtbot.waitActive(below):
        below.show()
    qtbot.mouseClick(panel, LEFT, pos=panel.rect().bottomLeft())
    qtbot.mouseClick(panel.headline, LEFT)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Left):
        qtbot.keyClick(panel, key)
    assert below.got == []
