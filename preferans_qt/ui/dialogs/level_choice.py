"""How well the opponents play: one level for all of them, or one for each."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QWidget

from preferans_qt.bots.registry import LEVELS
from preferans_qt.ui.dialogs.basics import Retranslated, ValueBox, paragraph
from preferans_qt.ui.texts.opponents import level_sentence, level_title
from preferans_qt.ui.theme import SIZES


class LevelChoice(Retranslated, QWidget):
    """A list of the levels, beside it what can be expected of the one that is chosen.

    Or a level is chosen for each opponent elsewhere. ``changed`` fires when a person has chosen.
    """

    changed = Signal()

    def __init__(self, level: str, *, is_common: bool) -> None:
        super().__init__()
        self.label = QLabel()
        self.box = ValueBox()
        self.box.setMinimumHeight(SIZES.touch - SIZES.gap)
        self.label.setBuddy(self.box)
        self.each = QCheckBox()
        self.each.setChecked(not is_common)
        self._sentence = paragraph(muted=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.gap)
        row.addWidget(self.box)
        row.addWidget(self.each)
        row.addWidget(self._sentence, 1)
        self.retranslate()
        self.box.show_value(level)
        self._tell()
        self.box.chosen.connect(lambda _: self._choose())
        self.each.toggled.connect(lambda _: self._choose())

    @property
    def level(self) -> str | None:
        """The level that all opponents have; None when each has his own."""
        return None if self.each.isChecked() else str(self.box.currentData())

    def _choose(self) -> None:
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        self.box.setEnabled(self.level is not None)
        sentence = "" if self.level is None else level_sentence(self.level)
        self._sentence.setText(sentence)
        self.box.setAccessibleDescription(sentence)

    def retranslate(self) -> None:
        self.label.setText(self.tr("O&pponents:"))
        self.each.setText(self.tr("&Each their own level"))
        self.box.show_values((level, level_title(level)) for level in LEVELS)
        self._tell()
