"""How long a match is to be: points in the pool, a number of deals, or both."""

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
_DEALS_AGREED_LATER = "max_deals:n"


class MatchLength(Retranslated, QWidget):
    """Buttons for the usual pool targets and a field for others, and a field for the deals.

    Shows only what the rules leave open.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points_label, self._deals_label = QLabel(), QLabel()
        self._group = QButtonGroup(self)
        self._buttons = {target: QPushButton(str(target)) for target in TARGETS}
        self._buttons[_OTHER] = QPushButton()
        self._points, self._deals = QSpinBox(), QSpinBox()
        self._points.setRange(1, _LONGEST_POOL)
        self._deals.setRange(1, _MOST_DEALS)
        self._deals.setValue(_USUAL_DEALS)
        self._deals_label.setBuddy(self._deals)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.grid)
        row.addWidget(self._points_label)
        for target, button in self._buttons.items():
            button.setCheckable(True)
            button.setAutoDefault(False)
            self._group.addButton(button, target)
            row.addWidget(button)
        for widget in (self._points, self._deals_label, self._deals):
            row.addWidget(widget)
        row.addStretch(1)
        for field in (self._points, self._deals):
            field.setMinimumHeight(SIZES.touch - SIZES.gap)
            field.valueChanged.connect(self.changed)
        self._group.idToggled.connect(self._toggled)
        self._group.idClicked.connect(self._clicked)
        self._asks_points = self._asks_deals = False
        self.retranslate()

    def show_rules(self, rules: Rules) -> None:
        """Offer what these rules leave open, beginning with their own length."""
        target = rules.pool_target if rules.pool_scope != "none" else None
        self._asks_points = target is not None
        self._asks_deals = rules.end_limit == _DEALS_AGREED_LATER
        self.blockSignals(True)
        if target is not None:
            self._points.setMaximum(max(_LONGEST_POOL, target))
            self._points.setValue(target)
            self._buttons[target if target in TARGETS else _OTHER].setChecked(True)
        self.blockSignals(False)
        for widget in (self._points_label, *self._buttons.values()):
            widget.setVisible(self._asks_points)
        self._points.setVisible(self._asks_points and self._buttons[_OTHER].isChecked())
        for widget in (self._deals_label, self._deals):
            widget.setVisible(self._asks_deals)

    def overrides(self) -> dict[str, object]:
        """What to change in the rules."""
        changes: dict[str, object] = {}
        if self._asks_points:
            changes["pool_target"] = self._points.value()
        if self._asks_deals:
            changes["end_limit"] = f"max_deals:{self._deals.value()}"
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

    def retranslate(self) -> None:
        self._points_label.setText(self.tr("Pool:"))
        self._deals_label.setText(self.tr("&Deals:"))
        self._buttons[_OTHER].setText(self.tr("&Other"))
        self._points.setAccessibleName(self.tr("Points in the pool for each player"))
        for target in TARGETS:
            self._buttons[target].setAccessibleName(self.tr("%n point(s)", "", target))
