"""Choosing a deal by its number, and checking that the dealing was honest."""

import subprocess
from dataclasses import replace
from hashlib import sha256

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from preferans_qt.game.shuffle import LARGEST_DEAL_NUMBER, commitment
from preferans_qt.ui.dialogs.check_deal import CheckDealDialog, DealSeal, check_command
from preferans_qt.ui.dialogs.deal_number import DealNumberDialog

SALT = "0123456789abcdef" * 2
KEPT = DealSeal(0, commitment(77, SALT), 77, SALT)
BROKEN = DealSeal(1, commitment(78, SALT), 79, SALT)
CHOSEN = DealSeal(2, "", 12, "")
RUNNING = DealSeal(3, commitment(80, SALT), None, "")


@pytest.mark.parametrize("number", [0, 12, LARGEST_DEAL_NUMBER])
def test_a_number_is_typed(qtbot: QtBot, number: int) -> None:
    dialog = DealNumberDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClicks(dialog.field, str(number))
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.result() == DealNumberDialog.DialogCode.Accepted
    assert dialog.number == number


@pytest.mark.parametrize("typed", ["", "abc", "-", str(LARGEST_DEAL_NUMBER + 1)])
def test_what_is_no_deal_is_not_taken(qtbot: QtBot, typed: str) -> None:
    dialog = DealNumberDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClicks(dialog.field, typed)
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.number is None
    assert dialog.result() == DealNumberDialog.DialogCode.Rejected
    assert not next(
        each for each in dialog.findChildren(QPushButton) if "Use" in each.text()
    ).isEnabled()


@pytest.fixture
def dialog(qtbot: QtBot) -> CheckDealDialog:
    dialog = CheckDealDialog([KEPT, BROKEN, CHOSEN, RUNNING])
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def fields(dialog: CheckDealDialog) -> list[str]:
    return [each.text() for each in dialog.findChildren(QLineEdit)]


def test_the_running_deal_keeps_its_secret(dialog: CheckDealDialog) -> None:
    assert fields(dialog) == [RUNNING.commitment, "", "", ""]
    assert "number and salt are told when it is over" in dialog.verdict.text()


@pytest.mark.parametrize(
    ("seal", "verdict"), [(KEPT, "Right:"), (BROKEN, "Wrong:"), (CHOSEN, "You chose")]
)
def test_every_deal_is_checked(dialog: CheckDealDialog, seal: DealSeal, verdict: str) -> None:
    box = dialog.findChild(QComboBox)
    box.setCurrentIndex(seal.deal)
    box.activated.emit(seal.deal)
    assert fields(dialog)[:3] == [seal.commitment, str(seal.number), seal.salt]
    assert dialog.verdict.text().startswith(verdict)


def test_a_seal_holds_only_for_its_own_number_and_salt() -> None:
    assert KEPT.is_kept
    for other in (replace(KEPT, number=76), replace(KEPT, salt="00"), RUNNING):
        assert not other.is_kept


def test_the_line_for_a_terminal_prints_the_seal(dialog: CheckDealDialog) -> None:
    dialog.choose_deal(KEPT.deal)
    next(each for each in dialog.findChildren(QPushButton) if "Copy" in each.text()).click()
    line = QApplication.clipboard().text()
    assert line == check_command(KEPT)
    text = line.partition('"')[2].partition('"')[0]
    assert sha256(text.encode()).hexdigest() == KEPT.commitment


def test_a_shell_agrees() -> None:
    printed = subprocess.run(
        ["sh", "-c", check_command(KEPT)], capture_output=True, text=True, check=True
    ).stdout
    assert printed.split()[0] == KEPT.commitment


def test_without_a_deal_there_is_nothing_to_check(qtbot: QtBot) -> None:
    dialog = CheckDealDialog([])
    qtbot.addWidget(dialog)
    assert dialog.verdict.text() == "No cards have been dealt yet."
