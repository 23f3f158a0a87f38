"""A few answers one below another, each a button with the sentence that explains it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from preferans_qt.ui.bidding.buttons import ChoiceButton
from preferans_qt.ui.bidding.panel import DecisionPanel, sentence
from preferans_qt.ui.texts.reasons import reason_text
from preferans_qt.ui.theme import SIZES, Palette


class Answers(QGridLayout):
    """Buttons with their explanations; those that a table does not know are left out."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalSpacing(SIZES.margin)
        self.setVerticalSpacing(SIZES.gap)
        self.setColumnStretch(1, 1)
        self._explanations: dict[ChoiceButton, QLabel] = {}

    def add(self, button: ChoiceButton) -> None:
        """One more answer, below the others."""
        explanation = sentence()
        place = self.rowCount()
        self.addWidget(button, place, 0, Qt.AlignmentFlag.AlignTop)
        self.addWidget(explanation, place, 1, Qt.AlignmentFlag.AlignVCenter)
        self._explanations[button] = explanation

    def show_answer(self, button: ChoiceButton, shown: bool) -> None:
        """Offer an answer, or leave it out."""
        button.setVisible(shown)
        self._explanations[button].setVisible(shown)

    def explain(self, button: ChoiceButton, text: str) -> None:
        """Say what an answer means, or, while it is barred, why it is."""
        button.describe(text)
        explanation = self._explanations[button]
        explanation.setText(text if button.reason is None else reason_text(button.reason))
        explanation.setEnabled(button.reason is None)


class AnswersPanel(DecisionPanel):
    """A panel of answers with their explanations."""

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self.answers = Answers()
        self.rows.addLayout(self.answers)
