"""The score sheet as a widget: paper on which every number can be asked what it means."""

from collections.abc import Callable

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFontInfo,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QToolTip, QWidget

from preferans_qt.game.entries import Entry, Place
from preferans_qt.ui.sheet import words
from preferans_qt.ui.sheet.content import EMPTY, SheetContent, figures
from preferans_qt.ui.sheet.drawing import paint_focus, paint_sheet
from preferans_qt.ui.sheet.ink import ink_of
from preferans_qt.ui.sheet.layout import WRITING, PlacedFigure, SheetLayout, lay_out
from preferans_qt.ui.theme import Durations, Theme

FADE = 2 * Durations().trick_stays  # milliseconds
SMALLEST = 260  # pixels, either way

_Key = tuple[Place, int]  # a number by its place and its order there


def _key(placed: PlacedFigure) -> _Key:
    return placed.region.place, placed.figure.index


class PaperSheet(QWidget):
    """The live sheet; the viewer (seat 0) sits at the bottom.

    Mouse: pointing explains a number, a click opens its deal. Keyboard: left and right go from
    number to number, up and down from place to place, Home and End to the first and the newest;
    Enter opens the deal.
    """

    entry_activated = Signal(int, object)  # index of the deal, the Entry

    def __init__(
        self,
        theme: Theme,
        explain: Callable[[Entry], str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._ink = ink_of(theme.palette)
        self._explain = explain
        self._content = EMPTY
        self._turned = True
        self._laid_out: SheetLayout | None = None
        self._current: _Key | None = None
        self._hovered: _Key | None = None
        self._pressed: _Key | None = None
        self._fresh = range(0)
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.setDuration(FADE)
        self._fade.setEasingCurve(QEasingCurve.Type.InQuad)
        self._fade.valueChanged.connect(self._repaint_fresh)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._tell()

    @property
    def fade_duration(self) -> int:
        """Milliseconds for which numbers just written glow; 0 for no motion."""
        return self._fade.duration()

    @fade_duration.setter
    def fade_duration(self, milliseconds: int) -> None:
        self._fade.setDuration(milliseconds)

    @property
    def content(self) -> SheetContent:
        return self._content

    @property
    def sheet_layout(self) -> SheetLayout:
        """Where everything stands at the present size."""
        if self._laid_out is None:
            text_height = QFontInfo(self.font()).pixelSize() / WRITING
            page = QRectF(self.rect())
            self._laid_out = lay_out(self._content, page, self.font(), text_height, self._turned)
        return self._laid_out

    def set_theme(self, theme: Theme) -> None:
        self._ink = ink_of(theme.palette)
        self.update()

    def set_explain(self, explain: Callable[[Entry], str] | None) -> None:
        """How an entry is explained in a sentence; None for a plain text."""
        self._explain = explain

    def set_turned_to_viewer(self, turned: bool) -> None:
        """Stand figures upright for the viewer, or with their base toward the writer."""
        self._turned = turned
        self._lay_out_again()

    def show_content(self, content: SheetContent) -> None:
        """Show a sheet; what was written since the last call glows for a while."""
        before, self._content = self._content, content
        known = len(before.posted)
        self._fade.stop()
        self._fresh = range(0)
        if before.names == content.names and before.posted == content.posted[:known]:
            self._fresh = range(known, len(content.posted))
        else:
            self._current = None
        self._lay_out_again()
        self._tell()
        if self._fresh and self._fade.duration() > 0:
            self._fade.start()

    def sizeHint(self) -> QSize:
        return QSize(420, 440)

    def minimumSizeHint(self) -> QSize:
        return QSize(SMALLEST, SMALLEST)

    def paintEvent(self, event) -> None:
        layout = self.sheet_layout
        glow = {}
        if self._fade.state() == QVariantAnimation.State.Running:
            glow = dict.fromkeys(self._fresh, float(self._fade.currentValue()))
        painter = QPainter(self)
        paint_sheet(painter, QRectF(self.rect()), layout, self._ink, glow)
        marked = self._find(self._current) if self.hasFocus() else None
        hovered = self._find(self._hovered)
        if hovered and hovered is not marked:
            paint_focus(painter, layout, hovered.page_box, self._ink, strong=False)
        if marked:
            paint_focus(painter, layout, marked.page_box, self._ink, strong=True)
        elif self.hasFocus():
            paint_focus(painter, layout, layout.geometry.frame, self._ink, strong=True)
        painter.end()

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        self._lay_out_again()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._tell()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._lay_out_again()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            self._show_tool_tip(event.pos(), event.globalPos())
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(QPointF(-1, -1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        placed = self.sheet_layout.figure_at(event.position())
        if event.button() is not Qt.MouseButton.LeftButton or placed is None:
            super().mousePressEvent(event)
            return
        self._pressed = self._current = _key(placed)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        placed = self.sheet_layout.figure_at(event.position())
        if pressed is not None and placed is not None and _key(placed) == pressed:
            self._activate(placed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left:
                moved = self._step(-1)
            case Qt.Key.Key_Right:
                moved = self._step(1)
            case Qt.Key.Key_Up:
                moved = self._step_place(-1)
            case Qt.Key.Key_Down:
                moved = self._step_place(1)
            case Qt.Key.Key_Home:
                moved = self._go(next(iter(self.sheet_layout.figures), None))
            case Qt.Key.Key_End:
                moved = self._go(self._newest())
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                placed = self._find(self._current)
                moved = placed is not None
                if placed:
                    self._activate(placed)
            case _:
                moved = False
        if not moved:
            super().keyPressEvent(event)

    def focusInEvent(self, event) -> None:
        super().focusInEvent(event)
        newest = self._newest()
        if self._find(self._current) is None and newest is not None:
            self._current = _key(newest)
        self.update()

    def focusOutEvent(self, event) -> None:
        super().focusOutEvent(event)
        self.update()

    def explanation(self, placed: PlacedFigure) -> str:
        """The sentences for a number: why, in which deal, and what it makes in all."""
        entry = placed.figure.entry
        reason = (
            self._explain(entry) if self._explain else words.plain_explanation(self._content, entry)
        )
        return words.figure_sentence(reason, placed.figure)

    def tool_tip_at(self, point: QPointF) -> str:
        """What is said about a point: a number, the circle, a whole place, or nothing."""
        layout = self.sheet_layout
        placed = layout.figure_at(point)
        if placed:
            return self.explanation(placed)
        distance = point - layout.geometry.centre
        if QPointF.dotProduct(distance, distance) <= layout.geometry.radius**2:
            return words.target_sentence(self._content)
        region = layout.region_at(point)
        if region is None:
            return self._about_name(point)
        numbers = figures(self._content).get(region.place, ())
        return words.place_list(self._content, region.place, numbers)

    def _about_name(self, point: QPointF) -> str:
        """All totals of the player whose name is pointed at."""
        for seat, spot in enumerate(self.sheet_layout.geometry.names):
            if spot.contains(point):
                return words.player_sentence(self._content, seat)
        return ""

    def _tell(self) -> None:
        """Give the names that a screen reader says."""
        self.setAccessibleName(self.tr("Score sheet"))
        self.setAccessibleDescription(words.whole_sheet(self._content))

    def _repaint_fresh(self) -> None:
        """Repaint no more than the numbers that glow."""
        for placed in self.sheet_layout.figures:
            if placed.figure.deal in self._fresh:
                self.update(placed.page_box.toAlignedRect().adjusted(-4, -4, 4, 4))

    def _lay_out_again(self) -> None:
        self._laid_out = None
        self._hovered = self._pressed = None
        self.update()

    def _find(self, key: _Key | None) -> PlacedFigure | None:
        if key is None:
            return None
        return next((placed for placed in self.sheet_layout.figures if _key(placed) == key), None)

    def _newest(self) -> PlacedFigure | None:
        placed = self.sheet_layout.figures
        return max(placed, key=lambda one: one.figure.deal, default=None)

    def _step(self, step: int) -> bool:
        """Go to the number before or after, round the whole sheet."""
        placed = self.sheet_layout.figures
        here = self._find(self._current)
        if here is None:
            return self._go(self._newest())
        return self._go(placed[(placed.index(here) + step) % len(placed)])

    def _step_place(self, step: int) -> bool:
        """Go to the last number of the place before or after that has any."""
        here = self._find(self._current)
        if here is None:
            return self._go(self._newest())
        last = {placed.region.place: placed for placed in self.sheet_layout.figures}
        order = list(last)
        return self._go(last[order[(order.index(here.region.place) + step) % len(order)]])

    def _go(self, placed: PlacedFigure | None) -> bool:
        """Mark a number and say what it means. False when there is none."""
        if placed is None:
            return False
        self._current = _key(placed)
        self.update()
        text = self.explanation(placed)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        corner = placed.page_box.bottomLeft().toPoint()
        QToolTip.showText(self.mapToGlobal(corner), text, self)
        return True

    def _activate(self, placed: PlacedFigure) -> None:
        QToolTip.hideText()
        self.entry_activated.emit(placed.figure.deal, placed.figure.entry)

    def _hover(self, point: QPointF) -> None:
        placed = self.sheet_layout.figure_at(point)
        key = _key(placed) if placed else None
        if key != self._hovered:
            self._hovered = key
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if placed else Qt.CursorShape.ArrowCursor
            )
            self.update()

    def _show_tool_tip(self, point: QPoint, place: QPoint) -> None:
        text = self.tool_tip_at(QPointF(point))
        placed = self.sheet_layout.figure_at(QPointF(point))
        around = placed.page_box.toAlignedRect() if placed else self.rect()
        if text:
            QToolTip.showText(place, text, self, around)
        else:
            QToolTip.hideText()
