"""Honest dealing: what was shown before a deal, what was told after it, and that they agree."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.game.actions import StartDeal
from preferans_qt.match.verify import keeps_promise
from preferans_qt.ui.dialogs.basics import (
    Retranslated,
    ValueBox,
    make_primary,
    paragraph,
    space_out,
)

_DIGEST_DIGITS = 64


@dataclass(frozen=True, slots=True)
class DealSeal:
    """What is known of how a deal was dealt.

    ``deal`` counts from 0; ``commitment`` is what was shown before the deal, empty when the cards
    were chosen by their number. ``number`` is None while the deal is being played.
    """

    deal: int
    commitment: str
    number: int | None
    salt: str

    @property
    def is_kept(self) -> bool:
        """Whether number and salt give what was shown before the deal."""
        if self.number is None:
            return False
        return keeps_promise(self.commitment, StartDeal(self.number, self.salt))


def check_command(seal: DealSeal) -> str:
    """One line for a terminal that prints the commitment."""
    return f'printf "preferans deal {seal.number} salt {seal.salt}" | sha256sum'


class CheckDealDialog(Retranslated, QDialog):
    """Shows the deals of a match, the latest first chosen, and checks each of them."""

    def __init__(self, seals: Sequence[DealSeal], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seals = tuple(seals)
        self._text = paragraph()
        self._deal = ValueBox()
        self._deal.chosen.connect(lambda _: self._show_seal())
        self._fields = {name: _field() for name in ("commitment", "number", "salt", "command")}
        self._labels = {name: QLabel() for name in ("deal", *self._fields)}
        self._labels["deal"].setBuddy(self._deal)
        self.verdict = paragraph()
        self._copy = QPushButton()
        self._copy.setAutoDefault(False)
        self._copy.clicked.connect(self._copy_command)
        self._close = make_primary(QPushButton())
        self._close.clicked.connect(self.accept)
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        form.addRow(self._labels["deal"], self._deal)
        for name, field in self._fields.items():
            self._labels[name].setBuddy(field)
            form.addRow(self._labels[name], field)
        buttons = QHBoxLayout()
        buttons.addWidget(self._copy)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        column = QVBoxLayout(self)
        space_out(column)
        column.addWidget(self._text)
        column.addLayout(form)
        column.addWidget(self.verdict)
        column.addLayout(buttons)
        self.retranslate()
        if seals:
            self._deal.show_value(seals[-1].deal)
        self._show_seal()

    def choose_deal(self, deal: int) -> None:
        """Show one deal, counted from 0."""
        self._deal.show_value(deal)
        self._show_seal()

    def _seal(self) -> DealSeal | None:
        deal = self._deal.currentData()
        return next((seal for seal in self._seals if seal.deal == deal), None)

    def _show_seal(self) -> None:
        seal = self._seal()
        told = seal is not None and seal.number is not None
        texts = {"commitment": "", "number": "", "salt": "", "command": ""}
        if seal is not None:
            texts["commitment"] = seal.commitment
            if told:
                texts["number"], texts["salt"] = str(seal.number), seal.salt
                texts["command"] = check_command(seal)
        for name, field in self._fields.items():
            field.setText(texts[name])
            field.setCursorPosition(0)
            field.setPlaceholderText(
                self.tr("told after the deal") if seal is not None and not told else ""
            )
        self._copy.setEnabled(told)
        self.verdict.setText(self._verdict(seal))

    def _verdict(self, seal: DealSeal | None) -> str:
        if seal is None:
            return self.tr("No cards have been dealt yet.")
        if not seal.commitment:
            return self.tr("You chose the cards of this deal by their number.")
        if seal.number is None:
            return self.tr("This deal is being played; number and salt are told when it is over.")
        if seal.is_kept:
            return self.tr(
                "Right: number and salt give exactly what was shown before the deal. "
                "No card was changed."
            )
        return self.tr(
            "Wrong: number and salt do not give what was shown before the deal. "
            "The record of this match was changed."
        )

    def _copy_command(self) -> None:
        QApplication.clipboard().setText(self._fields["command"].text())

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Check the dealing"))
        self._text.setText(
            self.tr(
                "Before each deal the program draws a number, which fixes all cards, and shows a "
                "seal of it that nobody can foresee or undo. After the deal it tells the number "
                "and the salt, and anybody can make the seal again."
            )
        )
        self._deal.show_values(
            [
                (seal.deal, self.tr("Deal {number}").format(number=seal.deal + 1))
                for seal in self._seals
            ]
        )
        self._labels["deal"].setText(self.tr("&Deal:"))
        self._labels["commitment"].setText(self.tr("&Seal shown before:"))
        self._labels["number"].setText(self.tr("&Number:"))
        self._labels["salt"].setText(self.tr("S&alt:"))
        self._labels["command"].setText(self.tr("&Check it yourself:"))
        self._copy.setText(self.tr("Copy the &line"))
        self._close.setText(self.tr("Cl&ose"))
        self._show_seal()


def _field() -> QLineEdit:
    """A field that can be marked and copied, not changed."""
    field = QLineEdit()
    field.setReadOnly(True)
    field.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    width = field.fontMetrics().horizontalAdvance("0") * (_DIGEST_DIGITS + 4)
    field.setMinimumWidth(width)
    return field
