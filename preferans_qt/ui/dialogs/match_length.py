"""How long a match is to be: points in the pool, or a number of deals."""

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
    """Buttons for the usual pool targets and a field for others; ``label`` stands beside them."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = QLabel()
        self._rules: Rules | None = None
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.grid)
        self._buttons = {target: QPushButton(str(target)) for target in TARGETS}
        self._buttons[_OTHER] = QPushButton()
        for target, button in self._buttons.items():
            button.setCheckable(True)
            button.setAutoDefault(False)
            self._group.addButton(button, target)
            row.addWidget(button)
        self._number = QSpinBox()
        row.addWidget(self._number)
        row.addStretch(1)
        self._number.setMinimumHeight(SIZES.touch - SIZES.gap)
        self._group.idToggled.connect(self._toggled)
        self._group.idClicked.connect(self._clicked)
        self._number.valueChanged.connect(self.changed)
        self.label.setBuddy(self)
        self.setFocusProxy(self._number)
        self.retranslate()

    def show_rules(self, rules: Rules) -> None:
        """Offer what these rules leave open, beginning with their own length."""
        self._rules = rules
        self.blockSignals(True)
        for button in self._buttons.values():
            button.setVisible(rules.pool_target is not None)
        if rules.pool_target is not None:
            self._number.setRange(1, max(_LONGEST_POOL, rules.pool_target))
            self._number.setValue(rules.pool_target)
            known = rules.pool_target if rules.pool_target in TARGETS else _OTHER
            self._buttons[known].setChecked(True)
            self._number.setVisible(known == _OTHER)
        else:
            self._number.setRange(1, _MOST_DEALS)
            self._number.setValue(_USUAL_DEALS)
            self._number.setVisible(rules.end_limit == _DEALS_AGREED_LATER)
        self.blockSignals(False)
        is_open = rules.pool_target is not None or rules.end_limit == _DEALS_AGREED_LATER
        self.setVisible(is_open)
        self.label.setVisible(is_open)
        self.retranslate()

    def overrides(self) -> dict[str, object]:
        """What to change in the rules."""
        if self._rules is None:
            return {}
        if self._rules.pool_target is not None:
            return {"pool_target": self._number.value()}
        if self._rules.end_limit == _DEALS_AGREED_LATER:
            return {"end_limit": f"max_deals:{self._number.value()}"}
        return {}

    def _toggled(self, target: int, chosen: bool) -> None:
        if not chosen:
            return
        self._number.setVisible(target == _OTHER)
        if target != _OTHER:
            self._number.setValue(target)

    def _clicked(self, target: int) -> None:
        if target == _OTHER:
            self._number.setFocus()
            self._number.selectAll()

    def retranslate(self) -> None:
        self._buttons[_OTHER].setText(self.tr("&Other"))
        counts_points = self._rules is None or self._rules.pool_target is not None
        text = self.tr("&Pool:") if counts_points else self.tr("&Deals:")
        self.label.setText(text)
        self._number.setAccessibleName(
            self.tr("Points in the pool for each player")
            if counts_points
            else self.tr("Number of deals")
        )
        for target in TARGETS:
            self._buttons[target].setAccessibleName(self.tr("%n point(s)", "", target))
