"""One rule in the editor of rules: what it means, its control, and how it differs."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from preferans_qt.game.rules import parameter_table
from preferans_qt.ui.dialogs.basics import Retranslated, heading, paragraph
from preferans_qt.ui.dialogs.rule_editors import RuleEditor, editor_for
from preferans_qt.ui.dialogs.rules_draft import RulesDraft
from preferans_qt.ui.folding import folded
from preferans_qt.ui.texts.parameters import (
    choice_text,
    parameter_sentence,
    parameter_title,
    value_text,
)
from preferans_qt.ui.texts.parameters_clashes import clash_text, idle_text
from preferans_qt.ui.texts.parameters_values import VALUES
from preferans_qt.ui.theme import SIZES

_TEXT_WIDTH = 250


class RuleRow(Retranslated, QWidget):
    """Title and sentence of a rule at the left, its control at the right, notes below.

    ``edited`` carries the key and a value that a person gave, ``back_wanted`` the key of a rule
    that is to be as in the preset again.
    """

    edited = Signal(str, object)
    back_wanted = Signal(str)

    def __init__(self, key: str, preset: str) -> None:
        super().__init__()
        self.key = key
        self._preset = preset
        self.editor: RuleEditor = editor_for(parameter_table()[key])
        self.editor.changed.connect(lambda value: self.edited.emit(self.key, value))
        self.title = heading()
        self._sentence = paragraph(muted=True)
        self.difference = paragraph(muted=True)
        self.problem = paragraph()
        self.problem.setForegroundRole(QPalette.ColorRole.BrightText)
        self.idle = paragraph(muted=True)
        font = self.idle.font()
        font.setItalic(True)
        self.idle.setFont(font)
        for label in (self.title, self._sentence, self.difference, self.problem, self.idle):
            label.setWordWrap(True)
            label.setMinimumWidth(_TEXT_WIDTH)
        self.back = QPushButton()
        self.back.setAutoDefault(False)
        self.back.clicked.connect(lambda: self.back_wanted.emit(self.key))
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(2)
        right.setSpacing(SIZES.grid)
        for label in (self.title, self._sentence, self.problem, self.idle, self.difference):
            left.addWidget(label)
        right.addWidget(self.editor)
        right.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, SIZES.gap, 0, SIZES.gap)
        row.setSpacing(SIZES.margin)
        for side, stretch in ((left, 1), (right, 0)):
            side.addStretch(1)
            row.addLayout(side, stretch)

    def show_draft(self, draft: RulesDraft, refused: str = "") -> None:
        """Show a rule as it is in a draft; ``refused`` is said of what was given instead."""
        key, differs = self.key, draft.differs(self.key)
        if not refused:
            self.editor.show_value(draft.values[key])
        idle = idle_text(key, draft.values)
        clash = draft.problems.get(key)
        reason = refused or (clash_text(clash) if clash else "")
        self._tell(self.problem, self.tr("Not possible: {reason}"), reason)
        self._tell(self.idle, "{reason}", idle)
        usual = value_text(key, draft.base_value(key)) if differs else ""
        self._tell(self.difference, self.tr("{preset} has: {reason}"), usual)
        self.editor.setEnabled(not idle)
        self.back.setVisible((differs and not idle) or bool(refused))
        mark = "● " if differs else ""
        self.title.setText(mark + parameter_title(key))
        role = QPalette.ColorRole.Link if differs else QPalette.ColorRole.WindowText
        self.title.setForegroundRole(QPalette.ColorRole.PlaceholderText if idle else role)
        self._name_controls()

    def _tell(self, label: QLabel, sentence: str, reason: str) -> None:
        label.setText(sentence.format(reason=reason, preset=self._preset) if reason else "")
        label.setVisible(bool(reason))

    def _name_controls(self) -> None:
        notes = (self._sentence, self.problem, self.idle, self.difference)
        told = [label.text() for label in notes if label.text()]
        if self.difference.text():
            told.insert(0, self.tr("Changed."))
        self.editor.name(parameter_title(self.key), " ".join(told))

    def matches(self, words: list[str]) -> bool:
        """Whether title, sentence and values hold all these folded words."""
        parts = [parameter_title(self.key), parameter_sentence(self.key), self.key]
        parts += [choice_text(self.key, choice) for choice in VALUES.get(self.key, ())]
        text = folded(" ".join(parts))
        return all(word in text for word in words)

    def retranslate(self) -> None:
        self._sentence.setText(parameter_sentence(self.key))
        self.back.setText(self.tr("Back to {preset}").format(preset=self._preset))
        self.back.setAccessibleDescription(parameter_title(self.key))
        self.editor.retranslate()
