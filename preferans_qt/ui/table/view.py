"""The view of the table: mouse and keyboard become chosen cards."""

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QGraphicsView

from preferans_qt.game.cards import Card, suit_of
from preferans_qt.ui.held_keys import is_repeat, note_release
from preferans_qt.ui.table.items import CardItem
from preferans_qt.ui.table.layout import hand_order
from preferans_qt.ui.table.scene import TableScene

_HINT_MILLISECONDS = 1100  # how long the cards that may be played stay risen
_DIGIT_PLACES = {Qt.Key.Key_0 + digit: (digit - 1) % 10 for digit in range(10)}
_PLAYING_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_KEYBOARD_REASONS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class TableView(QGraphicsView):
    """Shows a TableScene. ``card_activated`` fires for a click, a drop on the table, or Enter.

    ``offered`` cards are those among which a choice is to be made now; the keyboard cursor moves
    over them, and digits name cards by their place in the row of these and the ``dimmed`` ones.
    Whether one may be played is not decided here. Every press asks ``interrupt`` first
    and is used up when that returns True: it has only cut short what was being shown.
    """

    card_activated = Signal(int)
    card_inspected = Signal(int)
    cursor_moved = Signal(int)
    cancelled = Signal()
    resized = Signal()

    def __init__(self, scene: TableScene, interrupt: Callable[[], bool] = lambda: False) -> None:
        super().__init__(scene)
        self._scene = scene
        self._interrupt = interrupt
        self._offered: list[Card] = []
        self._row: list[Card] = []
        self._raised: set[Card] = set()
        self._hinted: set[Card] = set()
        self._dimmed: set[Card] = set()
        self._cursor: Card | None = None
        self._by_keyboard = False  # the cursor shows only to those who use it
        self._pressed_item: CardItem | None = None
        self._press_position = QPoint()
        self._dragging = False
        self._is_interruption = False  # whether the last press has only cut something short
        self._hint_timer = QTimer(self, singleShot=True, interval=_HINT_MILLISECONDS)
        self._hint_timer.timeout.connect(self._end_hint)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(560, 420)

    @property
    def offered(self) -> tuple[Card, ...]:
        """The cards one may choose from, in the order in which they lie."""
        return tuple(self._offered)

    @property
    def table_scene(self) -> TableScene:
        """The scene that is shown."""
        return self._scene

    @property
    def raised(self) -> frozenset[Card]:
        """The cards that have been chosen."""
        return frozenset(self._raised)

    @property
    def dimmed(self) -> frozenset[Card]:
        """The cards that may not be played now, whether they are offered or not."""
        return frozenset(self._dimmed)

    @property
    def is_used_by_keyboard(self) -> bool:
        """Whether a key was the last thing that moved anything here."""
        return self._by_keyboard

    @property
    def cursor_card(self) -> Card | None:
        """The card under the keyboard cursor."""
        return self._cursor

    def offer(self, cards: Collection[Card], dimmed: Collection[Card] = ()) -> None:
        """Let one of these cards be chosen; ``dimmed`` ones are shown as not to be played."""
        self._offered = hand_order(list(cards))
        self._row = hand_order([*cards, *(card for card in dimmed if card not in cards)])
        self._dimmed = set(dimmed)
        self._raised.clear()
        self._let_go()  # a card held by the mouse is no longer what is asked for
        if self._cursor not in self._offered or self._cursor in self._dimmed:
            playable = [card for card in self._offered if card not in self._dimmed]
            self._cursor = playable[0] if playable else None
        self.refresh_marks()

    def set_raised(self, cards: Collection[Card]) -> None:
        """Show cards as chosen."""
        self._raised = set(cards)
        self.refresh_marks()

    def hint_cards(self, cards: Collection[Card]) -> None:
        """Let cards rise a little for a moment: these may be played."""
        self._hinted = set(cards)
        self.refresh_marks()
        self._hint_timer.start()

    def _end_hint(self) -> None:
        self._hinted.clear()
        self.refresh_marks()

    def refresh_marks(self) -> None:
        """Mark the items of the present picture."""
        self._scene.mark_cards(
            raised=self._raised | self._hinted,
            cursor=self._cursor if self._by_keyboard and self.hasFocus() else None,
            dimmed=self._dimmed,
        )

    def move_cursor_to(self, card: Card | None) -> None:
        """Put the keyboard cursor on a card."""
        self._cursor = card
        self.refresh_marks()
        if card is not None:
            self.cursor_moved.emit(card)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scene.set_size(QSizeF(self.viewport().size()))
        self.refresh_marks()
        self.resized.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _KEYBOARD_REASONS:
            self._by_keyboard = True
        self.refresh_marks()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.refresh_marks()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_bare = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not (is_bare and (self._interrupt() or self._is_used(event))):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        note_release(event)  # also those that the panels on the table let pass
        super().keyReleaseEvent(event)

    def _is_used(self, event: QKeyEvent) -> bool:
        """Do what a key without modifiers is for; whether there is such a thing."""
        key = event.key()
        was_seen, self._by_keyboard = self._by_keyboard, True
        if key in _PLAYING_KEYS and self._cursor is not None:
            if not was_seen:
                self.move_cursor_to(self._cursor)  # nobody plays a card he has not seen marked
            elif not is_repeat(event):
                self.card_activated.emit(self._cursor)
        elif key == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif self._offered and (card := self._card_for_key(key)) is not None:
            self.move_cursor_to(card)
        else:
            return False
        return True

    def _card_for_key(self, key: int) -> Card | None:
        """Where a key moves the cursor to; None when it is no cursor key."""
        cards = self._offered
        place = cards.index(self._cursor) if self._cursor in cards else -1
        match key:
            case Qt.Key.Key_Right:
                return cards[(place + 1) % len(cards)]
            case Qt.Key.Key_Left:
                return cards[(place - 1) % len(cards) if place >= 0 else -1]
            case Qt.Key.Key_Home:
                return cards[0]
            case Qt.Key.Key_End:
                return cards[-1]
            case Qt.Key.Key_Down:
                return self._suit_neighbour(cards, max(place, 0), 1)
            case Qt.Key.Key_Up:
                return self._suit_neighbour(cards, max(place, 0), -1)
        number = _DIGIT_PLACES.get(key)
        card = None if number is None or number >= len(self._row) else self._row[number]
        return card if card in cards else None

    @staticmethod
    def _suit_neighbour(cards: Sequence[Card], place: int, step: int) -> Card:
        """The first card of the next or the previous suit, round the hand."""
        suits = list(dict.fromkeys(suit_of(card) for card in cards))
        suit = suits[(suits.index(suit_of(cards[place])) + step) % len(suits)]
        return next(card for card in cards if suit_of(card) == suit)

    def _card_item_at(self, position: QPoint) -> CardItem | None:
        return next(
            (
                item
                for item in self.items(position)
                if isinstance(item, CardItem) and item.card is not None
            ),
            None,
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_keyboard = False
        self.refresh_marks()
        self._is_interruption = self._interrupt()
        if not self._is_interruption and event.button() is Qt.MouseButton.LeftButton:
            self._press_position = event.position().toPoint()
            self._pressed_item = self._card_item_at(self._press_position)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        item = self._pressed_item
        if item is None or item.card not in self._offered:
            super().mouseMoveEvent(event)
            return
        position = event.position().toPoint()
        distance = (position - self._press_position).manhattanLength()
        if self._dragging or distance >= QApplication.startDragDistance():
            self._dragging = True
            item.setZValue(1000)
            item.setPos(self.mapToScene(position))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        dragged = self._dragging
        item = self._let_go()
        if item is None or item.card is None:
            return
        position = event.position().toPoint()
        if dragged:
            on_table = self.viewport().rect().contains(position)
            is_meant = on_table and not self._lies_in_hand(position, item)
        else:
            is_meant = self._card_item_at(position) is item
        if is_meant:
            self.card_activated.emit(item.card)

    def _let_go(self) -> CardItem | None:
        """The card that was held by the mouse; it lies in its place again."""
        item, self._pressed_item = self._pressed_item, None
        if self._dragging:
            self._dragging = False
            self._scene.show_again()
        return item

    def _lies_in_hand(self, position: QPoint, item: CardItem) -> bool:
        """Whether a card dropped here is put back among the cards of its hand."""
        hand = [card for card in self._scene.card_items() if card.owner == item.owner]
        area = QRectF()
        for card in hand:
            area = area.united(card.sceneBoundingRect())
        return area.contains(self.mapToScene(position))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click plays once: its second press is no click, unless the first was used up."""
        if self._is_interruption:
            self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            card = self._cursor
        else:
            item = self._card_item_at(event.pos())
            card = None if item is None else item.card
        if card is None:
            super().contextMenuEvent(event)
        else:
            self.card_inspected.emit(card)
            event.accept()
