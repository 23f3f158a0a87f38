"""The table for a screen reader: the view gets named children, for a graphics scene shows none.

Every decision but the choice of a card is a widget of its own; cards and plates are told here.
"""

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor
from PySide6.QtWidgets import QAccessibleWidget

from preferans_qt.ui.table.layout import CardKey, hand_order
from preferans_qt.ui.table.view import TableView
from preferans_qt.ui.texts.words import card_name

translate = QCoreApplication.translate


class _Child(QAccessibleInterface):
    """One card or plate: a name, a place on the screen, a role."""

    def __init__(self, table: "TableAccessible", index: int) -> None:
        super().__init__()
        self._table = table
        self._index = index

    def _part(self) -> tuple[str, QRect]:
        parts = self._table.parts()
        return parts[self._index] if self._index < len(parts) else ("", QRect())

    def isValid(self) -> bool:
        return self._index < len(self._table.parts())

    def object(self) -> QObject | None:
        return None

    def parent(self) -> QAccessibleInterface:
        return self._table

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def rect(self) -> QRect:
        return self._part()[1]

    def text(self, kind: QAccessible.Text) -> str:
        return self._part()[0] if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """A card's name cannot be changed."""

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()


class TableAccessible(QAccessibleWidget):
    """The view with a child for each plate, each card in the middle, and each card in hand."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = view
        self._children: list[_Child] = []

    def parts(self) -> list[tuple[str, QRect]]:
        """Name and place on the screen of every child."""
        return self._plates() + self._middle() + self._open_hands() + self._hand()

    def _on_screen(self, item_rect: QRect) -> QRect:
        corner = self._view.viewport().mapToGlobal(QPoint(0, 0))
        return item_rect.translated(corner)

    def _plates(self) -> list[tuple[str, QRect]]:
        scene = self._view.table_scene
        parts = []
        for seat, content in enumerate(scene.plate_contents()):
            chips = ", ".join(text for _, text in content.chips)
            name = ", ".join(part for part in (content.name, chips, content.tricks_text) if part)
            rect = scene.table_layout.plate_rect(seat).toRect()
            parts.append((name, self._on_screen(rect)))
        return parts

    def _middle(self) -> list[tuple[str, QRect]]:
        scene = self._view.table_scene
        picture = scene.picture
        if picture is None:
            return []
        cards = [card for _, card in picture.trick]
        cards += [card for card in picture.talon if card is not None]
        if picture.turned is not None:
            cards.append(picture.turned)
        spots = scene.table_layout.spots(picture)
        return [
            (
                translate("Table", "on the table: {card}").format(card=card_name(card)),
                self._on_screen(spots[CardKey(card)].rect().toRect()),
            )
            for card in cards
        ]

    def _open_hands(self) -> list[tuple[str, QRect]]:
        """Hands of others that lie face up, unless a card of theirs is to be chosen now."""
        scene = self._view.table_scene
        picture = scene.picture
        if picture is None:
            return []
        names = [content.name for content in scene.plate_contents()]
        spots = scene.table_layout.spots(picture)
        return [
            (
                translate("Table", "{name} holds the {card}").format(
                    name=names[seat], card=card_name(card)
                ),
                self._on_screen(spots[CardKey(card)].rect().toRect()),
            )
            for seat, place in enumerate(picture.places)
            if seat != picture.viewer
            for card in hand_order(place.cards)
            if card not in self._view.offered
        ]

    def _hand(self) -> list[tuple[str, QRect]]:
        scene = self._view.table_scene
        picture = scene.picture
        if picture is None:
            return []
        offered = self._view.offered
        cards = offered or hand_order(picture.places[picture.viewer].cards)
        spots = scene.table_layout.spots(picture)
        parts = []
        for place, card in enumerate(cards, 1):
            if CardKey(card) not in spots:
                continue
            template = translate("Table", "{card}, card {place} of {number}")
            if offered and card not in self._view.dimmed:
                template = translate("Table", "{card}, card {place} of {number}, playable")
            name = template.format(card=card_name(card), place=place, number=len(cards))
            parts.append((name, self._on_screen(spots[CardKey(card)].rect().toRect())))
        return parts

    def childCount(self) -> int:
        return len(self.parts())

    def child(self, index: int) -> QAccessibleInterface | None:
        if not 0 <= index < self.childCount():
            return None
        while len(self._children) <= index:  # kept: PySide6 does not own them
            self._children.append(_Child(self, len(self._children)))
        return self._children[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((i for i, known in enumerate(self._children) if known is child), -1)

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return translate("Table", "Table")
        return super().text(kind)


_interfaces: dict[int, TableAccessible] = {}


def _interface(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, TableView):
        return None
    key = id(thing)
    if key not in _interfaces:
        _interfaces[key] = TableAccessible(thing)
        thing.destroyed.connect(lambda: _interfaces.pop(key, None))
    return _interfaces[key]


def install() -> None:
    """Let every TableView be told to a screen reader."""
    QAccessible.installFactory(_interface)
