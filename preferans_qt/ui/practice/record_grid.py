"""The fields of a score sheet that a learner writes: a row for each player."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QWidget

from preferans_qt.coach.record_keeping import places
from preferans_qt.game.entries import Column, Place
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import Sheet
from preferans_qt.ui.bidding.amounts import emphasised, player_caption
from preferans_qt.ui.bidding.panel import DIRECTIONS, sentence
from preferans_qt.ui.bidding.signs import Colours
from preferans_qt.ui.practice.number_field import NumberField
from preferans_qt.ui.sheet.content import number_text, total_at
from preferans_qt.ui.sheet.words import column_caption, whists_caption
from preferans_qt.ui.texts.record_keeping import place_text
from preferans_qt.ui.texts.words import Names
from preferans_qt.ui.theme import SIZES

_ROWS_SEEN = 3  # at least, before the panel gets too small
_NOTHING = "–"  # whists on oneself
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_Zone = tuple[Column, Seat | None]


class FieldGrid(QScrollArea):
    """A row for each player, a field for each place, with what stood there before the deal."""

    left_below = Signal()  # by an arrow key

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self.fields: dict[Place, NumberField] = {}
        self._heads: dict[_Zone, QLabel] = {}
        self._rows: dict[Seat, QLabel] = {}
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.viewport().setAutoFillBackground(False)

    def make(self, players: int, before: Sheet, *, in_points: bool) -> None:
        """Make empty fields for a sheet."""
        page = QWidget()
        lines = QGridLayout(page)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setHorizontalSpacing(SIZES.margin)
        lines.setVerticalSpacing(SIZES.grid)
        self._heads = {zone: _aside() for zone in _zones(players, in_points=in_points)}
        self._rows = {seat: emphasised(QLabel()) for seat in range(players)}
        self.fields = {}
        for column, head in enumerate(self._heads.values(), 1):
            lines.addWidget(head, 0, column)
        for seat, name in self._rows.items():
            name.setTextFormat(Qt.TextFormat.PlainText)  # names may hold anything
            lines.addWidget(name, 1 + seat, 0)
            for column, (_, on) in enumerate(self._heads, 1):
                if on == seat:
                    lines.addWidget(_aside(_NOTHING), 1 + seat, column)
        for place in places(players, in_points=in_points):
            column = 1 + list(self._heads).index((place.column, place.on))
            lines.addLayout(self._cell(place, total_at(before, place)), 1 + place.seat, column)
        lines.setColumnStretch(lines.columnCount(), 1)
        lines.setRowStretch(lines.rowCount(), 1)
        self.setWidget(page)
        page.setAutoFillBackground(False)  # which setWidget has set
        self.updateGeometry()

    def _cell(self, place: Place, total: int) -> QHBoxLayout:
        field = NumberField(self._colours)
        field.left.connect(lambda key: self._go(place, key))
        field.entered.connect(lambda: self.ensureWidgetVisible(field))
        self.fields[place] = field
        cell = QHBoxLayout()
        cell.setSpacing(SIZES.grid)
        cell.addWidget(_aside(number_text(total) if total else ""), 1)
        cell.addWidget(field)
        return cell

    def name_all(self, names: Names) -> None:
        """Write the captions in the language that is now set."""
        for seat, label in self._rows.items():
            label.setText(player_caption(names, seat))
        for (column, on), label in self._heads.items():
            label.setText(column_caption(column) if on is None else whists_caption(names[on]))
        for place, field in self.fields.items():
            field.setAccessibleName(place_text(place, names))

    def _go(self, place: Place, key: int) -> None:
        """Go to the next field in the direction of an arrow key, if there is one."""
        right, down = DIRECTIONS[key]
        zones = list(self._heads)
        zone, seat = zones.index((place.column, place.on)) + right, place.seat + down
        while 0 <= zone < len(zones) and seat in self._rows:
            field = self.fields.get(Place(seat, *zones[zone]))
            if field is not None:
                field.setFocus(Qt.FocusReason.TabFocusReason)
                return
            zone, seat = zone + right, seat + down  # past the whists on oneself
        if down > 0:
            self.left_below.emit()

    def sizeHint(self) -> QSize:
        page = self.widget()
        return QSize() if page is None else page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As wide as it wants; some of the rows may scroll."""
        wanted = self.sizeHint()
        return QSize(wanted.width(), min(wanted.height(), SIZES.touch * _ROWS_SEEN))


def _zones(players: int, *, in_points: bool) -> list[_Zone]:
    """The columns of the fields, in the order of the table of the score sheet."""
    if in_points:
        return [(Column.POINTS, None)]
    whists: list[_Zone] = [(Column.WHISTS, seat) for seat in range(players)]
    return [(Column.POOL, None), (Column.MOUNTAIN, None), *whists]


def _aside(text: str = "") -> QLabel:
    """A quiet label at the right edge of its cell."""
    label = sentence(text, muted=True)
    label.setWordWrap(False)
    label.setAlignment(_RIGHT)
    return label
