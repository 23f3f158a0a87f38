"""How long a match is to be: points in the pool, a number of deals, a time."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QWidget,
)

from preferans_qt.game.rules import Rules
from preferans_qt.ui.dialogs.basics import Retranslated
from preferans_qt.ui.theme import SIZES

TARGETS = (10, 20, 30, 50)
_OTHER = 0  # the number of the button beside the targets
_LONGEST_POOL = 500
_USUAL_DEALS, _MOST_DEALS = 30, 500
_USUAL_MINUTES, _MOST_MINUTES = 90, 1440
_DEALS, _CLOCK = "max_deals:n", "clock"  # limits whose number is asked for here


class MatchLength(Retranslated, QWidget):
    """Buttons for the usual pool targets and a field for others, and one for deals or minutes.

    Shows only what the rules leave open; ``label`` says before it what is asked for.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel()
        self._deals_label, self._minutes_label = QLabel(), QLabel()
        self._group = QButtonGroup(self)
        self._buttons = {target: QPushButton(str(target)) for target in TARGETS}
        self._buttons[_OTHER] = QPushButton()
        self._points, self._deals, self._minutes = QSpinBox(), QSpinBox(), QSpinBox()
        self._points.setRange(1, _LONGEST_POOL)
        self._deals.setRange(1, _MOST_DEALS)
        self._deals.setValue(_USUAL_DEALS)
        self._minutes.setRange(1, _MOST_MINUTES)
        self._minutes.setValue(_USUAL_MINUTES)
        self._deals_label.setBuddy(self._deals)
        self._minutes_label.setBuddy(self._minutes)
        self._lay_out()
        for field in (self._points, self._deals, self._minutes):
            field.setMinimumHeight(SIZES.touch - SIZES.gap)
            field.valueChanged.connect(self.changed)
        self._group.idToggled.connect(self._toggled)
        self._group.idClicked.connect(self._clicked)
        self._asks_points = False
        self._limit = "none"
        self.retranslate()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.grid)
        for target, button in self._buttons.items():
            button.setCheckable(True)
            button.setAutoDefault(False)
            self._group.addButton(button, target)
            row.addWidget(button)
        row.addWidget(self._points)
        for label, field in self._limits().values():
            row.addWidget(label)
            row.addWidget(field)
        row.addStretch(1)

    def _limits(self) -> dict[str, tuple[QLabel, QSpinBox]]:
        return {
            _DEALS: (self._deals_label, self._deals),
            _CLOCK: (self._minutes_label, self._minutes),
        }

    def show_rules(self, rules: Rules) -> None:
        """Offer what these rules leave open, beginning with their own length."""
        target = rules.pool_target if rules.pool_scope != "none" else None
        self._asks_points = target is not None
        self._limit = rules.end_limit
        if target is not None:
            self._show_target(target)
        for button in self._buttons.values():
            button.setVisible(self._asks_points)
        self._points.setVisible(self._asks_points and self._buttons[_OTHER].isChecked())
        for limit, (label, field) in self._limits().items():
            label.setVisible(limit == self._limit)
            field.setVisible(limit == self._limit)
        asks = self._asks_points or self._limit in self._limits()
        self.setVisible(asks)
        self.label.setVisible(asks)
        self._name_row()

    def show_length(self, target: int | None, limit: str) -> None:
        """Begin with a length that was agreed on before, as far as these rules ask for it."""
        if self._asks_points and target is not None:
            self._show_target(target)
        _, _, number = limit.partition(":")
        agrees = limit.partition(":")[0] == self._limit.partition(":")[0]
        if self._limit in self._limits() and agrees and number.isdecimal():
            self._limits()[self._limit][1].setValue(int(number))

    def _show_target(self, target: int) -> None:
        self.blockSignals(True)
        self._points.setMaximum(max(_LONGEST_POOL, target))
        self._points.setValue(target)
        self._buttons[target if target in TARGETS else _OTHER].setChecked(True)
        self.blockSignals(False)

    def overrides(self) -> dict[str, object]:
        """What to change in the rules."""
        changes: dict[str, object] = {}
        if self._asks_points:
            changes["pool_target"] = self._points.value()
        if self._limit == _DEALS:
            changes["end_limit"] = f"max_deals:{self._deals.value()}"
        if self._limit == _CLOCK:
            changes["end_limit"] = f"clock:{self._minutes.value()}"
        return changes

    def _toggled(self, target: int, chosen: bool) -> None:
        if not chosen:
            return
        self._points.setVisible(target == _OTHER)
        if target != _OTHER:
            self._points.setValue(target)

    def _clicked(self, target: int) -> None:
        if target == _OTHER:
            self._points.setFocus()
            self._points.selectAll()

    def _name_row(self) -> None:
        self.label.setText(self.tr("Pool:") if self._asks_points else self.tr("Length:"))

    def retranslate(self) -> None:
        self._name_row()
        self._deals_label.setText(self.tr("&Deals:"))
        self._minutes_label.setText(self.tr("M&inutes:"))
        self._buttons[_OTHER].setText(self.tr("&Other"))
        self._points.setAccessibleName(self.tr("Points in the pool for each player"))
        for target in TARGETS:
            self._buttons[target].setAccessibleName(self.tr("%n point(s)", "", target))
