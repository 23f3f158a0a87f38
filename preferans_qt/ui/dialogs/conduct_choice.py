"""What becomes of slips at the table: one of three ways, each with a sentence."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from preferans_qt.game.conduct import Conduct
from preferans_qt.ui.dialogs.basics import Retranslated, ValueBox, paragraph
from preferans_qt.ui.theme import SIZES

translate = QCoreApplication.translate


def conduct_title(conduct: Conduct) -> str:
    """What a way to deal with slips is called."""
    return {
        Conduct.LEARNING: translate("Conduct", "Learning"),
        Conduct.STRICT: translate("Conduct", "Strict"),
        Conduct.LIVE_TABLE: translate("Conduct", "Live table"),
    }[conduct]


def conduct_sentence(conduct: Conduct) -> str:
    """What it means at the table, in one sentence."""
    return {
        Conduct.LEARNING: translate(
            "Conduct",
            "Illegal actions never pass and are explained; the first slip of a deal is put right"
            " and noted.",
        ),
        Conduct.STRICT: translate("Conduct", "Only legal actions are offered."),
        Conduct.LIVE_TABLE: translate(
            "Conduct",
            "You can revoke, miscount the discard or look at an old trick, and the others may catch"
            " you; the code of the game decides.",
        ),
    }[conduct]


class ConductChoice(Retranslated, QWidget):
    """A list of the three ways, and beside it the sentence of the one that is chosen."""

    def __init__(self, conduct: Conduct) -> None:
        super().__init__()
        self.label = QLabel()
        self.box = ValueBox()
        self.box.setMinimumHeight(SIZES.touch - SIZES.gap)
        self.box.currentIndexChanged.connect(lambda _: self._tell())
        self.label.setBuddy(self.box)
        self._sentence = paragraph(muted=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SIZES.gap)
        row.addWidget(self.box)
        row.addWidget(self._sentence, 1)
        self.retranslate()
        self.box.show_value(conduct)

    @property
    def conduct(self) -> Conduct:
        """The way that is chosen."""
        return Conduct(self.box.currentData())

    def _tell(self) -> None:
        if self.box.currentData() is not None:
            sentence = conduct_sentence(self.conduct)
            self._sentence.setText(sentence)
            self.box.setAccessibleDescription(sentence)

    def retranslate(self) -> None:
        self.label.setText(self.tr("Help at the ta&ble:"))
        self.box.show_values((each, conduct_title(each)) for each in Conduct)
        self._tell()
