"""The conduct of the match at the right of the status line."""

from PySide6.QtWidgets import QLabel, QStatusBar

from preferans_qt.game.conduct import Conduct
from preferans_qt.ui.dialogs.conduct_choice import conduct_sentence, conduct_title


class ConductLabel(QLabel):
    """How slips are dealt with, in a word, and in a sentence as its tooltip."""

    def __init__(self, bar: QStatusBar) -> None:
        super().__init__()
        self.setObjectName("conduct")
        self.setContentsMargins(12, 0, 0, 0)
        bar.insertPermanentWidget(1, self)  # after the sentence, before the deal

    def show_conduct(self, conduct: Conduct | None) -> None:
        """Show the conduct of the open match, or nothing."""
        self.setText("" if conduct is None else conduct_title(conduct))
        self.setToolTip("" if conduct is None else conduct_sentence(conduct))
