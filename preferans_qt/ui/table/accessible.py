"""The table for a screen reader: the view gets named children, for a graphics scene shows none.

Every decision but the choice of a card is a widget of its own; cards and plates are told here.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from preferans_qt.game.cards import Card
from preferans_qt.ui.table.layout import CardKey, Spot, hand_order
from preferans_qt.ui.table.picture import Picture
from preferans_qt.ui.table.plate_item import PlateContent
from preferans_qt.ui.table.view import TableView
from preferans_qt.ui.texts.words import card_name, contract_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Part:
    """Something to be told of: its name, and where it is in the view. ``card`` lies in a hand."""

    name: str
    rect: QRect
    card: Card | None = None


_NOTHING = Part("", QRect())


class _Child(QAccessibleInterface):
    """One card or plate. What it is changes with the table; its place among them does not."""

    def __init__(self, table: "TableAccessible", index: int) -> None:
        super().__init__()
        self._table = table
        self._index = index

    def _part(self) -> Part:
        if not shiboken6.isValid(self._table):  # Qt deletes it with the view
            return _NOTHING
        parts = self._table.parts()
        return parts[self._index] if self._index < len(parts) else _NOTHING

    def isValid(self) -> bool:
        return bool(self._part().name)

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
        part = self._part()
        return self._table.on_screen(part.rect) if part.name else QRect()

    def text(self, kind: QAccessible.Text) -> str:
        return self._part().name if kind is QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """A card's name cannot be changed."""

    def state(self) -> QAccessible.State:
        return self._table.state_of(self._part())


class TableAccessible(QAccessibleWidget):
    """The view with a child for each plate, each card in the middle, and each open card.

    After these come the widgets that lie over the table.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = view
        self._children: list[_Child] = []

    def parts(self) -> list[Part]:
        """Everything that lies on the table, and the hand of the person last."""
        scene = self._view.table_scene
        contents, picture = scene.plate_contents(), scene.picture
        layout = scene.table_layout
        parts = [
            Part(_plate_name(content), layout.plate_rect(seat).toRect())
            for seat, content in enumerate(contents)
        ]
        if picture is not None:
            spots = layout.spots(picture)
            parts += _middle(picture, spots)
            parts += self._hands(picture, spots, [content.name for content in contents])
        return parts

    def _hands(
        self, picture: Picture, spots: Mapping[CardKey, Spot], names: list[str]
    ) -> Iterator[Part]:
        """Cards that are seen in the hands; those of a hand to choose from are counted."""
        offered = set(self._view.offered)
        players = len(picture.places)
        for distance in range(1, players + 1):
            seat = (picture.viewer + distance) % players
            cards = hand_order(picture.places[seat].cards)
            is_counted = seat == picture.viewer or not offered.isdisjoint(cards)
            for place, card in enumerate(cards, 1):
                if is_counted:
                    name = self._counted_name(card, place, len(cards))
                else:
                    holds = translate("Table", "{name} holds the {card}")
                    name = holds.format(name=names[seat], card=card_name(card))
                yield Part(name, spots[CardKey(card)].rect().toRect(), card)

    def _counted_name(self, card: Card, place: int, number: int) -> str:
        template = translate("Table", "{card}, card {place} of {number}")
        if card in self._view.offered and card not in self._view.dimmed:
            template = translate("Table", "{card}, card {place} of {number}, playable")
        name = template.format(card=card_name(card), place=place, number=number)
        picture = self._view.table_scene.picture
        if picture is not None and card in picture.exposed:
            name = translate("Table", "{card}, exposed").format(card=name)
        return name

    def state_of(self, part: Part) -> QAccessible.State:
        """Whether a part can be chosen, has been chosen, or is under the keyboard cursor."""
        state = QAccessible.State()
        if part.card is not None and part.card in self._view.offered:
            state.focusable = state.selectable = True
            state.selected = part.card in self._view.raised
            state.focused = self._view.hasFocus() and part.card == self._view.cursor_card
        return state

    def on_screen(self, rect: QRect) -> QRect:
        """A rectangle of the view in the coordinates of the screen."""
        return rect.translated(self._view.viewport().mapToGlobal(QPoint(0, 0)))

    def _widgets(self) -> list[QWidget]:
        """What lies over the table."""
        return [
            child
            for child in self._view.children()
            if isinstance(child, QWidget)
            and child is not self._view.viewport()
            and child.isVisible()
        ]

    def childCount(self) -> int:
        return len(self.parts()) + len(self._widgets())

    def child(self, index: int) -> QAccessibleInterface | None:
        parts, widgets = len(self.parts()), self._widgets()
        if parts <= index < parts + len(widgets):
            return QAccessible.queryAccessibleInterface(widgets[index - parts])
        if not 0 <= index < parts:
            return None
        while len(self._children) <= index:  # kept: PySide6 does not own them
            self._children.append(_Child(self, len(self._children)))
        return self._children[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        for index, known in enumerate(self._children):
            if known is child:
                return index
        widgets = self._widgets()
        overlay = child.object()
        return len(self.parts()) + widgets.index(overlay) if overlay in widgets else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        """What is seen at a point of the screen: what lies over others comes later."""
        for index in reversed(range(self.childCount())):
            child = self.child(index)
            if child is not None and child.rect().contains(x, y):
                return child
        return None

    def index_of_card(self, card: Card) -> int:
        """Which child is a card in a hand; -1 when it is none."""
        return next((i for i, part in enumerate(self.parts()) if part.card == card), -1)

    def focusChild(self) -> QAccessibleInterface | None:
        card = self._view.cursor_card
        if card is None or not self._view.hasFocus():
            return super().focusChild()
        return self.child(self.index_of_card(card))

    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Name:
            return translate("Table", "Table")
        return super().text(kind)


def _plate_name(content: PlateContent) -> str:
    """A player with his part in the deal, and what he has taken or said."""
    calls = [call if isinstance(call, str) else contract_name(call) for call in content.calls]
    in_the_dark = translate("Table", "{call} in the dark")
    calls[: content.dark_calls] = [
        in_the_dark.format(call=call) for call in calls[: content.dark_calls]
    ]
    second_line = [content.tricks_text] if content.playing else calls
    who = [f"{content.who[:1].lower()}{content.who[1:]}"] if content.who else []
    return ", ".join([content.name, *who, *(text for _, text in content.chips), *second_line])


def _middle(picture: Picture, spots: Mapping[CardKey, Spot]) -> Iterator[Part]:
    """The cards of the trick and those of the talon that are seen."""
    cards = [card for _, card in picture.trick]
    if picture.turned is not None and not picture.dealer_has_led:
        cards.append(picture.turned)
    cards += [card for card in picture.talon if card is not None]
    for card in cards:
        name = translate("Table", "on the table: {card}").format(card=card_name(card))
        yield Part(name, spots[CardKey(card)].rect().toRect())


_interfaces: dict[int, TableAccessible] = {}


def _interface(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, TableView):
        return None
    key = id(thing)
    if key not in _interfaces:
        _interfaces[key] = TableAccessible(thing)
        thing.destroyed.connect(lambda: _interfaces.pop(key, None))
    return _interfaces[key]


@cache
def install() -> None:
    """Let every TableView be told to a screen reader."""
    QAccessible.installFactory(_interface)


def tell_cursor(view: TableView, card: Card) -> None:
    """Let a screen reader say the card on which the keyboard cursor has come."""
    interface = QAccessible.queryAccessibleInterface(view)
    if QAccessible.isActive() and isinstance(interface, TableAccessible):
        event = QAccessibleEvent(view, QAccessible.Event.Focus)
        event.setChild(interface.index_of_card(card))
        QAccessible.updateAccessibility(event)
