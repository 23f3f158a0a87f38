"""Pictures of progress: the loss over time with its interval, and the leaks by subject.

They are painted in the colours of the window's palette, and everything grows with its font.
"""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from preferans_qt.coach.progress import SLIPS, Figures, Point, Progress, progress_of
from preferans_qt.coach.subjects import Subject
from preferans_qt.ui.texts.progress import (
    date_text,
    leak_text,
    leaks_text,
    nothing_lost_text,
    tick_text,
    title_of,
    trend_text,
)
from preferans_qt.ui.theme import SIZES

_ROLE = QPalette.ColorRole
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_MIDDLE = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
_BAND = 0.25  # opacity of an interval
_ROUND = (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500)  # steps of an axis, in whists
_LEAST_STEPS = 3  # of an axis
_LINES, _FEWEST_LINES = 11, 7  # of text, the height of a picture
_COLUMNS, _FEWEST_COLUMNS = 48, 30  # average characters, its width
_BAR = 0.55  # of a row, the height of a bar


class Picture(QWidget):
    """A picture that can have the focus, so that a screen reader comes to what it says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return self._size(_COLUMNS, max(_LINES, self.lines()))

    def minimumSizeHint(self) -> QSize:
        return self._size(_FEWEST_COLUMNS, max(_FEWEST_LINES, self.lines()))

    def _size(self, columns: int, lines: int) -> QSize:
        metrics = self.fontMetrics()
        return QSize(columns * metrics.averageCharWidth(), lines * metrics.lineSpacing())

    def lines(self) -> int:
        """How many lines of text there are one below the other."""
        return 0

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus():
                painter.setPen(QPen(self.colour(_ROLE.Link), SIZES.focus_ring))
                painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
            gap = SIZES.gap
            self.draw(painter, QRectF(self.rect().adjusted(gap, gap, -gap, -gap)))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint what there is into an area."""
        raise NotImplementedError

    def colour(self, role: QPalette.ColorRole) -> QColor:
        return self.palette().color(role)

    def write(self, painter: QPainter, area: QRectF, flags: int, text: str) -> None:
        """A quiet text within an area."""
        painter.setPen(self.colour(_ROLE.PlaceholderText))
        painter.drawText(area, flags, text)

    def width_of(self, texts: Sequence[str]) -> int:
        """The width of the longest text."""
        return max((self.fontMetrics().horizontalAdvance(text) for text in texts), default=0)


class TrendPicture(Picture):
    """What a decision lost: a line over the decisions, with the interval as a band."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_figures(None, progress_of(()).all)

    def show_figures(self, subject: Subject | None, figures: Figures) -> None:
        """Draw the trend of a subject, or of all for None."""
        self._subject, self._figures = subject, figures
        self.setAccessibleDescription(trend_text(subject, figures))
        self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        trend = self._figures.trend
        if not trend:
            told = trend_text(self._subject, self._figures)
            self.write(painter, area, _MIDDLE, told)
            return
        ticks = axis(max(point.loss.most for point in trend))
        line = self.fontMetrics().lineSpacing()
        labels = [tick_text(tick) for tick in ticks]
        left = self.width_of(labels) + SIZES.gap
        plot = area.adjusted(left, line / 2, -SIZES.gap, -1.25 * line)
        for tick, label in zip(ticks, labels, strict=True):
            height = plot.bottom() - plot.height() * tick / ticks[-1]
            self.write(painter, QRectF(area.left(), height - line / 2, left, line), _LEFT, label)
            painter.setPen(QPen(self.colour(_ROLE.Mid), 1 if tick == 0 else 0.4))
            painter.drawLine(QPointF(plot.left(), height), QPointF(plot.right(), height))
        dates = QRectF(plot.left(), area.bottom() - line, plot.width(), line)
        self.write(painter, dates, _LEFT, date_text(trend[0].noted))
        if len(trend) > 1:
            self.write(painter, dates, _RIGHT, date_text(trend[-1].noted))
        self._draw_line(painter, plot, trend, ticks[-1])

    def _draw_line(
        self, painter: QPainter, plot: QRectF, trend: tuple[Point, ...], top: float
    ) -> None:
        first, last = trend[0].decisions, trend[-1].decisions

        def place(point: Point, whists: float) -> QPointF:
            part = (point.decisions - first) / max(last - first, 1)
            height = plot.height() * max(whists, 0.0) / top
            return QPointF(plot.left() + plot.width() * part, plot.bottom() - height)

        upper = [place(point, point.loss.most) for point in trend]
        lower = [place(point, point.loss.least) for point in trend]
        accent = self.colour(_ROLE.Highlight)
        band = QColor(accent)
        band.setAlphaF(_BAND)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        painter.setPen(QPen(accent, SIZES.focus_ring))
        painter.drawPolyline([place(point, point.loss.whists) for point in trend])
        if len(trend) == 1:  # no band yet
            painter.drawLine(upper[0], lower[0])
        painter.setBrush(accent)
        painter.drawEllipse(place(trend[-1], trend[-1].loss.whists), SIZES.grid, SIZES.grid)


class LeaksPicture(Picture):
    """What each subject loses in a hundred deals: a bar a subject, the greatest first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_progress(progress_of(()))

    def show_progress(self, progress: Progress) -> None:
        """Draw other leaks."""
        self._leaks = [each for each in progress.by_subject.items() if each[0] not in SLIPS]
        self.setAccessibleDescription(leaks_text(progress))
        self.updateGeometry()
        self.update()

    def lines(self) -> int:
        return len(self._leaks) + 1

    def draw(self, painter: QPainter, area: QRectF) -> None:
        if not self._leaks:
            self.write(painter, area, _MIDDLE, nothing_lost_text())
            return
        height = min(area.height() / len(self._leaks), 2 * self.fontMetrics().lineSpacing())
        names = [title_of(subject) for subject, _ in self._leaks]
        amounts = [leak_text(figures) for _, figures in self._leaks]
        known = [figures.lost is not None for _, figures in self._leaks]
        right = self.width_of(
            [text for text, is_known in zip(amounts, known, strict=True) if is_known]
        )
        left = self.width_of(names) + SIZES.gap
        longest = max((figures.lost or 0.0 for _, figures in self._leaks), default=0.0)
        for index, (_, figures) in enumerate(self._leaks):
            row = QRectF(area.left(), area.top() + index * height, area.width(), height)
            painter.setPen(self.colour(_ROLE.WindowText))
            painter.drawText(row, _LEFT, names[index])
            rest = row.adjusted(left, 0, 0, 0)
            if figures.lost is None:
                self.write(painter, rest, _LEFT, amounts[index])
                continue
            space = rest.width() - right - SIZES.gap
            bar = QRectF(rest.left(), 0, space * figures.lost / (longest or 1), _BAR * height)
            bar.moveTop(row.center().y() - bar.height() / 2)
            painter.fillRect(bar, self.colour(_ROLE.Highlight))
            painter.setPen(self.colour(_ROLE.WindowText))
            rest.setLeft(bar.right() + SIZES.gap)
            painter.drawText(rest, _LEFT, amounts[index])


def axis(highest: float) -> list[float]:
    """Ticks of an axis from 0 to at least ``highest``, at round numbers."""
    step = max(step for step in _ROUND if step == _ROUND[0] or _LEAST_STEPS * step <= highest)
    return [step * number for number in range(max(ceil(highest / step), _LEAST_STEPS) + 1)]
