"""What each command of the window does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from preferans_qt.game.actions import Accept, Refuse, StartDeal
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.shuffle import commitment
from preferans_qt.ui.dialogs.about import AboutDialog
from preferans_qt.ui.dialogs.check_deal import CheckDealDialog, DealSeal
from preferans_qt.ui.dialogs.command_palette import CommandPalette
from preferans_qt.ui.dialogs.deal_number import DealNumberDialog
from preferans_qt.ui.dialogs.diagnostics import diagnostic_text
from preferans_qt.ui.dialogs.shortcuts import ShortcutsDialog
from preferans_qt.ui.table.choreography import Pace
from preferans_qt.ui.texts.status import (
    contract_headline,
    hand_text,
    needs_text,
    sheet_text,
    trick_text,
)
from preferans_qt.ui.window.conduct_label import ConductLabel
from preferans_qt.ui.window.live_table import LiveTable
from preferans_qt.ui.window.main_window import MainWindow
from preferans_qt.ui.window.match_control import MatchControl
from preferans_qt.ui.window.why_button import WhyButton

if TYPE_CHECKING:
    from preferans_qt.ui.window.program import Program

_YES, _NO = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No


class WindowCommands(QObject):
    """Carries out the commands; those that change the program as a whole go to ``program``."""

    def __init__(self, program: Program, window: MainWindow, control: MatchControl) -> None:
        super().__init__(window)
        self.program = program
        self.window = window
        self.control = control
        self.engine = control.engine
        self.live_table = LiveTable(control)
        self._conduct_label = ConductLabel(window.statusBar())
        self._why = WhyButton(window.statusBar(), window.commands["rules"])
        control.said.connect(lambda: self._why.offer(control.last_paragraph))
        window.commands.bind(self._handlers())
        control.changed.connect(self.refresh)
        control.table.watch_bar.changed.connect(self._follow_watching)

    def _handlers(self) -> dict[str, Callable[..., object]]:
        program, window, control = self.program, self.window, self.control
        return {
            "new_match": program.ask_for_new_match,
            "open": self.open,
            "matches": program.show_matches,
            "save_copy": self.save_copy,
            "next_deal": control.next_deal,
            "deal_number": self.deal_number,
            "replay_deal": program.replay_deal,
            "print_sheet": self.print_sheet,
            "export_sheet": self.export_sheet,
            "close": window.close,
            "quit": window.close,
            "redo": self.engine.redo,
            "claim": control.open_claim,
            "accept": lambda: control.decide(Accept()),
            "refuse": lambda: control.decide(Refuse()),
            "last_trick": control.show_last_trick,
            "look_back": self.live_table.choose_look,
            "withdraw": self.live_table.withdraw,
            "challenge": self.live_table.choose_opponent,
            "watch_faster": lambda on: self._watch(Pace.FAST if on else Pace.USUAL),
            "watch_skip": lambda: self._watch(Pace.AT_ONCE),
            "stop_match": self.stop_match,
            **program.practice.handlers(),
            "sheet": lambda shown: window.sheet_dock.setVisible(shown),
            "log": lambda shown: window.log_dock.setVisible(shown),
            "next_pane": window.focus_next_pane,
            "full_screen": self.full_screen,
            "menu_bar": lambda shown: window.menuBar().setVisible(shown),
            "read_situation": self.read_situation,
            "read_hand": self.read_hand,
            "read_trick": self.read_trick,
            "read_sheet": self.read_sheet,
            "speed": program.set_speed,
            "language": program.set_language,
            "deck_and_table": lambda: program.show_preferences(look=True),
            "preferences": program.show_preferences,
            "rules": lambda: program.show_guide(control.last_paragraph),
            "how_to_use": program.show_how_to_use,
            "shortcuts": lambda: self._show(ShortcutsDialog(window.commands, window)),
            "palette": lambda: self._show(CommandPalette(window.commands, window)),
            "check_deal": self.check_deal,
            "diagnostics": self.copy_diagnostics,
            "about": lambda: self._show(AboutDialog(control.table.theme.palette, window)),
        }

    def refresh(self) -> None:
        """Enable what is possible now."""
        commands, match = self.window.commands, self.engine.match
        for name, possible in self._possible().items():
            commands[name].setEnabled(possible)
        commands.explain(self._obstacles())
        self._conduct_label.show_conduct(None if match is None else match.conduct)
        self.window.tutor_button.show_state(self.program.preferences, is_live=self.engine.is_live)
        commands["full_screen"].setChecked(self.window.isFullScreen())
        if not self.window.menuBar().isNativeMenuBar():
            commands["menu_bar"].setChecked(not self.window.menuBar().isHidden())
        self._follow_watching()
        self._show_deal_label()

    def _possible(self) -> dict[str, bool]:
        """Commands that are not always possible, and whether they are now."""
        engine, table = self.engine, self.control.table
        match = engine.match
        request = engine.request if table.is_open else None
        phase = None if request is None else request.view.phase
        may_answer = request is not None and Accept() in request.legal
        return {
            "save_copy": match is not None,
            "next_deal": self.control.next_deal_waits,
            "deal_number": match is not None and not match.is_over,
            "replay_deal": match is not None and (match.start is not None or bool(match.finished)),
            "print_sheet": match is not None,
            "export_sheet": match is not None,
            "undo": engine.can_undo() or self.program.practice.tutor.is_holding,
            "redo": engine.can_redo(),
            "hint": table.is_open and self.program.practice.tutor.can_hint(),
            "claim": isinstance(phase, TrickPlay) and phase.claim is None,
            "accept": may_answer,
            "refuse": may_answer,
            "last_trick": table.picture is not None and table.picture.last_trick is not None,
            "look_back": self.live_table.can_look_back(),
            "withdraw": self.live_table.can_withdraw(),
            "challenge": self.live_table.can_challenge(),
            "stop_match": self.control.next_deal_waits
            and match is not None
            and bool(match.finished),
            "check_deal": match is not None and (match.start is not None or bool(match.finished)),
        }

    def _obstacles(self) -> dict[str, str]:
        """Commands that the conduct of the match leaves no room for, and why."""
        if self.engine.is_live:
            text = self.tr("At a live table nobody takes a decision back.")
            alone = self.tr("At a live table nobody helps you.")
            return {**dict.fromkeys(("undo", "redo"), text), "hint": alone}
        text = self.tr("Only in a match at a live table.")
        obstacles = dict.fromkeys(("look_back", "withdraw", "challenge"), text)
        if self.program.practice.tutor.is_exam:
            obstacles["hint"] = self.tr("There are no hints in an exam.")
        return obstacles

    def _follow_watching(self) -> None:
        """Offer the pace of watching, or not."""
        commands, bar = self.window.commands, self.control.table.watch_bar
        commands["watch_faster"].setChecked(bar.pace is Pace.FAST)
        for name in ("watch_faster", "watch_skip"):
            commands[name].setEnabled(bar.is_offered)

    def _watch(self, pace: Pace) -> None:
        self.control.table.watch_bar.choose(pace)

    def _show_deal_label(self) -> None:
        """In a deal its seal, unless its number was chosen; after it the number."""
        match = self.engine.match
        text, explanation = "", self.tr("The same number gives the same cards, for ever.")
        if match is None or (match.start is None and not match.finished):
            explanation = ""
        elif match.start is None:
            text = self.tr("Last deal: number {number}").format(
                number=match.finished[-1].start.number
            )
        elif match.start.salt:
            seal = commitment(match.start.number, match.start.salt)
            text = self.tr("Deal {number} · seal {seal}").format(
                number=len(match.finished) + 1, seal=seal[:8]
            )
            explanation = self.tr(
                "The cards of this deal were fixed before the first call. "
                "Seal: {seal}. Afterwards you can check it (Help menu)."
            ).format(seal=seal)
        else:
            text = self.tr("Deal {number} · number {chosen}").format(
                number=len(match.finished) + 1, chosen=match.start.number
            )
        self.window.show_deal(text, explanation)

    # Files and paper

    def open(self) -> None:
        """Open a match from a file."""
        path, _ = QFileDialog.getOpenFileName(
            self.window, self.tr("Open a match"), "", self.tr("Matches (*.pulka);;All files (*)")
        )
        if path:
            self.program.open_file(Path(path))

    def save_copy(self) -> None:
        """Write the match to a file."""
        session = self.engine.session
        if session is None:
            return
        path, _ = QFileDialog.getSaveFileName(
            self.window,
            self.tr("Save a copy of this match"),
            str(Path.home() / f"preferans-{session.header.created[:10]}.pulka"),
            self.tr("Matches (*.pulka)"),
        )
        if path:
            self.program.save_copy(Path(path))

    def print_sheet(self) -> None:
        """Print the score sheet."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        from preferans_qt.ui.window.printing import paint_sheet

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self.window)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted:
            paint_sheet(printer, self.window.sheet.content)

    def export_sheet(self) -> None:
        """Write the score sheet to a PDF file."""
        from preferans_qt.ui.window.printing import write_pdf

        path, _ = QFileDialog.getSaveFileName(
            self.window,
            self.tr("Export the score sheet"),
            str(Path.home() / "preferans.pdf"),
            self.tr("PDF files (*.pdf)"),
        )
        if path and not write_pdf(Path(path), self.window.sheet.content):
            self.program.complain(
                self.tr("{path} could not be written; choose another folder.").format(path=path)
            )

    # The deal

    def deal_number(self) -> None:
        """Ask for the number of the next deal."""
        dialog = DealNumberDialog(self.window)
        if dialog.exec() and dialog.number is not None:
            self.engine.choose_next_deal(dialog.number)
            self.control.announce(
                self.tr("The next deal will be number {number}.").format(number=dialog.number)
            )
        dialog.deleteLater()

    def stop_match(self) -> None:
        """Propose to end the match, once the person has confirmed it."""
        answer = QMessageBox.question(
            self.window,
            self.tr("End the match early"),
            self.tr(
                "Propose to end the match here? If all agree, missing pool points go to the "
                "mountains and the sheet is settled."
            ),
            _YES | _NO,
            _NO,
        )
        if answer == _YES:
            self.engine.offer_stop()

    def check_deal(self) -> None:
        """Show how a deal was fixed beforehand."""
        match = self.engine.match
        if match is None:
            return
        seals = [_seal(index, deal.start) for index, deal in enumerate(match.finished)]
        if match.start is not None:
            running = _seal(len(seals), match.start)
            seals.append(replace(running, number=None, salt=""))
        self._show(CheckDealDialog(seals, self.window))

    # Reading out

    def read_situation(self) -> None:
        """Say whose turn it is and what is played."""
        match, picture = self.engine.match, self.control.table.picture
        if match is None or picture is None:
            return
        headline = contract_headline(picture, self.control.names)
        parts = (headline, needs_text(picture, match.rules))
        contract = ": ".join(part for part in parts if part)
        turn = self.control.situation(match)
        self.control.announce(f"{turn} {contract}." if contract else turn)

    def read_hand(self) -> None:
        """Say which cards the person holds."""
        view = self.engine.view()
        if view is not None:
            self.control.announce(hand_text(view))

    def read_trick(self) -> None:
        """Say which cards lie on the table."""
        picture = self.control.table.picture
        if picture is not None:
            self.control.announce(trick_text(picture, self.control.names))

    def read_sheet(self) -> None:
        """Say how the score stands."""
        match = self.engine.match
        if match is not None:
            sheet = self.control.as_written(match).sheet
            self.control.announce(sheet_text(match.rules, sheet, self.control.names))

    # The window

    def full_screen(self, on: bool) -> None:
        """Fill the screen; afterwards the window is as large as before."""
        self.window.setWindowState(
            self.window.windowState() | Qt.WindowState.WindowFullScreen
            if on
            else self.window.windowState() & ~Qt.WindowState.WindowFullScreen
        )

    def copy_diagnostics(self) -> None:
        """Put what a report of a fault needs on the clipboard."""
        session = self.engine.session
        profile = "" if session is None else session.header.profile
        QGuiApplication.clipboard().setText(diagnostic_text(profile))
        self.control.announce(self.tr("The diagnostic text is on the clipboard."))

    def _show(self, dialog: QWidget) -> None:
        """Show a dialog that stays beside the table until it is closed."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()


def _seal(index: int, start: StartDeal) -> DealSeal:
    """What a deal was fixed with; nothing was sealed when its number was asked for."""
    shown = commitment(start.number, start.salt) if start.salt else ""
    return DealSeal(index, shown, start.number, start.salt)
