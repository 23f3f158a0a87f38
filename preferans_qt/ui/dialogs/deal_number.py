"""Choose the cards of the next deal by their number."""

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.game.shuffle import LARGEST_DEAL_NUMBER
from preferans_qt.ui.dialogs.basics import Retranslated, make_primary, paragraph, space_out


class DealNumberDialog(Retranslated, QDialog):
    """Asks for a number. When it is accepted, ``number`` is the one of the next deal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = paragraph()
        self._label = QLabel()
        self.field = QLineEdit()
        self.field.setMaxLength(len(str(LARGEST_DEAL_NUMBER)))
        self.field.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]*"), self))
        self.field.textChanged.connect(self._check)
        self._label.setBuddy(self.field)
        self._note = paragraph(muted=True)
        self._cancel = QPushButton()
        self._cancel.setAutoDefault(False)
        self._cancel.clicked.connect(self.reject)
        self._choose = make_primary(QPushButton())
        self._choose.clicked.connect(self.accept)
        form = QFormLayout()
        form.addRow(self._label, self.field)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self._choose)
        column = QVBoxLayout(self)
        space_out(column)
        column.addWidget(self._text)
        column.addLayout(form)
        column.addWidget(self._note)
        column.addLayout(buttons)
        self.retranslate()
        self._check()
        self.field.setFocus()

    @property
    def number(self) -> int | None:
        """The number, or None while there is none that stands for a deal."""
        text = self.field.text()
        return int(text) if text and int(text) <= LARGEST_DEAL_NUMBER else None

    def _check(self) -> None:
        is_too_large = bool(self.field.text()) and self.number is None
        self._note.setText(
            self.tr("The largest number is {largest}.").format(largest=LARGEST_DEAL_NUMBER)
            if is_too_large
            else self.tr("Whoever has seen a deal with this number knows its cards.")
        )
        self._choose.setEnabled(self.number is not None)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Deal number"))
        self._text.setText(
            self.tr(
                "The same number always gives the same cards, on every computer and for ever. "
                "The number you type is used for the next deal."
            )
        )
        self._label.setText(self.tr("&Number:"))
        self._cancel.setText(self.tr("&Cancel"))
        self._choose.setText(self.tr("&Use this number"))
        self._check()
