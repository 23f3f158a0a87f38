"""Watching a deal in which one has no part: follow it, follow it faster, or skip to its result."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from preferans_qt.ui.bidding.buttons import ChoiceButton
from preferans_qt.ui.table.choreography import Pace, PresentationQueue
from preferans_qt.ui.table.picture import Picture
from preferans_qt.ui.theme import SIZES


def is_watching(picture: Picture) -> bool:
    """Whether the person has no hand to play: a sitting dealer, or one whose hand others play.

    A question may come all the same: the last right to whist, an offer, a claim.
    """
    begun = any(place.cards or place.backs or place.tricks for place in picture.places)
    if picture.is_over or not begun:
        return False
    seat, defence = picture.viewer, picture.defence
    if defence is not None and seat in defence.whisters:
        return False
    if seat == picture.seating.sitting_dealer:
        return True
    return picture.is_played and picture.player_of(seat) != seat


class WatchBar(QWidget):
    """Three buttons on the cloth. ``changed`` fires when they come or go, and with the pace."""

    changed = Signal()

    def __init__(self, queue: PresentationQueue, table: QWidget) -> None:
        super().__init__(table)
        self._queue = queue
        self._table = table
        self._usual = Pace.USUAL  # what the person likes to watch at
        self._buttons = {pace: ChoiceButton() for pace in Pace}
        rows = QGridLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(SIZES.grid)
        for pace, place in (
            (Pace.USUAL, (0, 0)),
            (Pace.FAST, (0, 1)),
            (Pace.AT_ONCE, (1, 0, 1, 2)),
        ):
            button = self._buttons[pace]
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, pace=pace: self.choose(pace))
            rows.addWidget(button, *place)
        self.hide()
        self._show_pace()
        self.retranslate()

    def button(self, pace: Pace) -> ChoiceButton:
        """The button of a pace."""
        return self._buttons[pace]

    @property
    def pace(self) -> Pace:
        """The pace that is set."""
        return self._queue.pace

    @property
    def is_offered(self) -> bool:
        """Whether the person may choose now."""
        return not self.isHidden()

    def choose(self, pace: Pace) -> None:
        """Watch at a pace from now on; AT_ONCE until there is something to decide."""
        if pace is not Pace.AT_ONCE:
            self._usual = pace
        if self.is_offered:
            self._queue.set_pace(pace)
        self._show_pace()

    def offer(self, offered: bool) -> None:
        """Offer the choice of a pace, or go on at the usual one."""
        if offered == self.is_offered:
            return
        if not offered and self.isAncestorOf(self.window().focusWidget() or self._table):
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setVisible(offered)
        self._queue.set_pace(self._usual if offered else Pace.USUAL)
        self._show_pace()

    def fit(self, area: QRectF) -> None:
        """Stand at the lower edge of an area, in its width."""
        width = max(round(area.width()), self.minimumSizeHint().width())
        height = self.sizeHint().height()
        self.setGeometry(round(area.left()), round(area.bottom()) - height, width, height)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language that is now set."""
        self.setAccessibleName(self.tr("You are watching"))
        for pace, text, description in (
            (Pace.USUAL, self.tr("Follow"), self.tr("Watch the play at the usual speed")),
            (Pace.FAST, self.tr("Faster"), self.tr("Watch the play at a higher speed")),
            (
                Pace.AT_ONCE,
                self.tr("Skip to the result"),
                self.tr("Go to the end of the deal, or to what you have to decide"),
            ),
        ):
            self._buttons[pace].setText(text)
            self._buttons[pace].describe(description)

    def _show_pace(self) -> None:
        for pace, button in self._buttons.items():
            button.setChecked(pace is self.pace)
        self.changed.emit()
