"""One running program: the window, the settings, and the match that is open in it.

The window is painted first; `Program.start` then loads what was kept off the start-up path.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMessageBox

from preferans_qt.game.conduct import Conduct
from preferans_qt.store.database import Database
from preferans_qt.store.errors import StoreError
from preferans_qt.store.settings import Settings
from preferans_qt.ui.dressing import apply_theme
from preferans_qt.ui.look import Look
from preferans_qt.ui.preferences.names import chosen_names, with_names
from preferans_qt.ui.preferences.storing import load_preferences, save_preferences
from preferans_qt.ui.preferences.values import Preferences, deck_style
from preferans_qt.ui.translation import Translation, language_of
from preferans_qt.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from preferans_qt.game.rules import Rules
    from preferans_qt.game.seats import Seat
    from preferans_qt.match.log import Header, LogEntry
    from preferans_qt.match.session import Sink
    from preferans_qt.store.matches import Matches
    from preferans_qt.ui.dialogs.last_match import NewMatch
    from preferans_qt.ui.guide.window import GuideWindow
    from preferans_qt.ui.preferences.dialog import PreferencesDialog
    from preferans_qt.ui.table.deck import DeckStyle
    from preferans_qt.ui.theme import Theme
    from preferans_qt.ui.window.match_control import MatchControl
    from preferans_qt.ui.window.practice import Practice

_GEOMETRY, _STATE = "window.geometry", "window.state"


class Program:
    """One running program: window, settings, and the match that is open."""

    def __init__(self, application: QApplication, database: Database) -> None:
        self.application = application
        self.database = database
        self.settings = Settings(database)
        self.preferences = load_preferences(self.settings)
        self.look = Look(application)
        self.translation = Translation(application)
        self.translation.speak(self.preferences.language)
        theme = self.look.theme(self.preferences)
        apply_theme(application, theme)
        self.window = MainWindow(
            theme, self.look.deck(self.preferences), self.look.durations(self.preferences)
        )
        self.window.place(self._stored_bytes(_GEOMETRY), self._stored_bytes(_STATE))
        self.window.closing.connect(self._close)
        self.window.file_dropped.connect(lambda path: self.open_file(Path(path)))
        self.look.follow(self._dress)
        self._control: MatchControl | None = None
        self._practice: Practice | None = None
        self._preferences_dialog: PreferencesDialog | None = None
        self._guide_window: GuideWindow | None = None
        self._complaint: QMessageBox | None = None
        self._matches: Matches | None = None
        self._set_aside: str | None = None  # the match that waits while a deal is replayed
        self._apply_play_settings()

    def _stored_bytes(self, key: str) -> QByteArray:
        return QByteArray.fromBase64(self.settings.get(key, "").encode())

    # Start and end

    def start(self, file: Path | None = None, notice: str = "") -> None:
        """Load what was kept off the start-up path, and go on with the last match."""
        from preferans_qt.store.matches import Matches
        from preferans_qt.ui.engine import GameEngine
        from preferans_qt.ui.texts.speed import speed_note
        from preferans_qt.ui.window.commands import WindowCommands
        from preferans_qt.ui.window.match_control import MatchControl
        from preferans_qt.ui.window.match_files import MatchFiles
        from preferans_qt.ui.window.practice import Practice

        self._matches = Matches(self.database)
        self._files = MatchFiles(self._matches, self.window, self.complain)
        engine = GameEngine(self.window)
        control = MatchControl(
            engine, self.window.table, self.window.sheet, self.window.log, self.window
        )
        self._control = control
        control.said.connect(self.window.say)
        control.failed.connect(self._offer_retry)
        control.new_match_wanted.connect(self.ask_for_new_match)
        control.back_wanted.connect(self._back_to_match)
        self._practice = Practice(self, control)
        commands = WindowCommands(self, self.window, control)
        control.copy_wanted.connect(commands.save_copy)
        self._apply_play_settings()
        self._check_choices()
        if notice:
            self.complain(notice)
        if file is None or not self.open_file(file):
            self.attempt(self._go_on)
        if note := speed_note():
            self.window.note(note)
        commands.refresh()

    def _go_on(self) -> None:
        """The unfinished match that was played last, or a new one."""
        from preferans_qt.game.presets import DEFAULT_PRESET, preset

        if not any(self.open_match(summary.id) for summary in self.matches.unfinished()):
            names = chosen_names(self.preferences)
            self.begin_match(preset(DEFAULT_PRESET), DEFAULT_PRESET, names)

    def _close(self) -> None:
        """Keep where the window was, and let no bot think any more."""
        if self._practice is not None:
            self._practice.close()
        if self._control is not None:
            self._control.engine.close()
        geometry, state = self.window.saveGeometry(), self.window.saveState()
        try:
            self.settings.set(_GEOMETRY, geometry.toBase64().toStdString())
            self.settings.set(_STATE, state.toBase64().toStdString())
        except StoreError as error:
            if sys.stderr is not None:  # a program without a console has none
                sys.stderr.write(f"{error}\n")

    @property
    def matches(self) -> Matches:
        """The saved matches, once `start` has been called."""
        assert self._matches is not None, "start() has not been called"
        return self._matches

    @property
    def control(self) -> MatchControl:
        """The open match, once `start` has been called."""
        assert self._control is not None, "start() has not been called"
        return self._control

    @property
    def practice(self) -> Practice:
        """What a person who learns has beside the game, once `start` has been called."""
        assert self._practice is not None, "start() has not been called"
        return self._practice

    # Matches

    def begin_match(
        self,
        rules: Rules,
        profile: str,
        names: Sequence[str],
        kinds: Sequence[str] = (),
        conduct: Conduct = Conduct.LEARNING,
    ) -> None:
        """Begin a match; who deals first is drawn by lot (C1.2).

        ``kinds`` tells who plays each seat; without it, the person and bots of the usual kind.
        """
        from preferans_qt.ui.dialogs.last_match import NewMatch, usual_kinds

        self._set_aside = None
        agreed = NewMatch(
            rules, profile, tuple(names), tuple(kinds) or usual_kinds(len(names)), conduct
        )
        self._begin(agreed, first_dealer=secrets.randbelow(len(names)))

    def replay_deal(self) -> None:
        """Play the cards of this deal, or of the last one, once more; the match waits."""
        from preferans_qt.game.rules import with_overrides
        from preferans_qt.ui.dialogs.last_match import NewMatch

        session = self.control.engine.session
        if session is None:
            return
        match, header = session.match, session.header
        if match.start is not None:
            start, dealer = match.start, match.dealer
        elif match.finished:
            start, dealer = match.finished[-1].start, match.finished[-1].seating.dealer
        else:
            return
        rules = with_overrides(header.rules, {"end_limit": "max_deals:1"})
        self._set_aside = self._set_aside or header.id
        agreed = NewMatch(rules, header.profile, header.names, header.kinds, header.conduct)
        self._begin(agreed, dealer, start.number)

    def _back_to_match(self) -> None:
        """The deal has been played once more; go on with the match it belongs to."""
        if self._set_aside is not None:
            self.open_match(self._set_aside)

    def _begin(self, agreed: NewMatch, first_dealer: Seat, number: int | None = None) -> None:
        """Begin a match as agreed; its first deal has a number when one is given."""
        header = agreed.header(first_dealer)
        try:
            sink = self.matches.create(header)
        except StoreError as error:
            self.complain(str(error))
            return
        self._open(header, (), sink)
        if number is not None:
            self.control.engine.choose_next_deal(number)
        self.control.engine.next_deal()

    def play_on(self, header: Header, entries: Sequence[LogEntry]) -> None:
        """Go on with a deal of a reviewed match from one of its decisions; the open one waits.

        Raises StoreError and ValueError.
        """
        session = self.control.engine.session
        waiting = self._set_aside or (None if session is None else session.header.id)
        id = self.matches.take_over(header, entries)
        self._set_aside = waiting
        self._open(*self.matches.load(id))
        self.window.raise_()
        self.window.activateWindow()

    def open_match(self, id: str) -> bool:
        """Go on with a saved match; False, with a sentence, when it cannot be opened."""
        self._set_aside = None
        try:
            self._open(*self.matches.load(id))
        except (StoreError, ValueError) as error:  # also a log that is unsound, an unknown bot
            self.complain(str(error))
            return False
        match = self.control.engine.match
        if match is not None and match.deal is None and not match.finished:
            self.control.engine.next_deal()
        return True

    def _open(self, header: Header, entries: Iterable[LogEntry], sink: Sink) -> None:
        engine = self.control.engine
        engine.open(header, entries, sink)
        self.control.is_replay = self._set_aside is not None
        engine.start()
        if self.window.table.overlay is None:
            self.window.table.view.setFocus()

    def open_file(self, path: Path) -> bool:
        """Take a match file over and open it; False, with a sentence, when it cannot be read."""
        id = self._files.take_over(path)
        return id is not None and self.open_match(id)

    def save_copy(self, path: Path) -> None:
        """Write the open match to a match file."""
        session = self.control.engine.session
        if session is not None:
            self._files.write(path, session.header, session.entries)

    def attempt(self, intent: Callable[[], None]) -> None:
        """Carry an intent out; what the disk refuses, or what is damaged there, is told."""
        try:
            intent()
        except (StoreError, ValueError) as error:
            self.complain(str(error))

    def _export(self, id: str) -> None:
        """Write a saved match to a file that the person names."""
        header, entries, _ = self.matches.load(id)
        path, _ = QFileDialog.getSaveFileName(
            self.window,
            QApplication.translate("Program", "Export this match"),
            str(Path.home() / f"preferans-{header.created[:10]}.pulka"),
            QApplication.translate("Program", "Matches (*.pulka)"),
        )
        if path:
            self._files.write(Path(path), header, entries)

    def _delete(self, id: str) -> None:
        """Delete a saved match; when it is the open one, go on with another."""
        self.matches.delete(id)
        session = self.control.engine.session
        if session is not None and session.header.id == id:
            self._go_on()

    # Dialogs

    def ask_for_new_match(self) -> None:
        """Let the person choose rules and players, and begin; the choices are remembered."""
        from preferans_qt.store.profiles import Profiles
        from preferans_qt.ui.dialogs.last_match import load_last_match, save_last_match
        from preferans_qt.ui.dialogs.new_match import NewMatchDialog

        dialog = NewMatchDialog(
            chosen_names(self.preferences, 4),
            Profiles(self.database),
            load_last_match(self.settings),
            self.window,
        )
        if dialog.exec():
            agreed = dialog.choice
            self.attempt(lambda: save_last_match(self.settings, agreed))
            self.apply_preferences(with_names(self.preferences, agreed.names))
            self.begin_match(
                agreed.rules, agreed.profile, agreed.names, agreed.kinds, agreed.conduct
            )
        dialog.deleteLater()

    def show_matches(self) -> None:
        """List the saved matches."""
        from preferans_qt.ui.dialogs.matches import MatchesDialog

        dialog = MatchesDialog(self.matches.summaries(), self.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def go_on(id: str) -> None:
            if self.open_match(id):
                dialog.accept()

        def delete(id: str) -> None:
            self._delete(id)
            dialog.show_summaries(self.matches.summaries())

        dialog.continue_wanted.connect(go_on)
        dialog.delete_wanted.connect(lambda id: self.attempt(lambda: delete(id)))
        dialog.export_wanted.connect(lambda id: self.attempt(lambda: self._export(id)))
        dialog.open()

    def show_preferences(self, *, look: bool = False) -> None:
        """Show the settings; they apply at once."""
        from preferans_qt.ui.preferences.dialog import PreferencesDialog

        if self._preferences_dialog is None:
            dialog = PreferencesDialog(
                self.preferences,
                self.look.theme(self.preferences),
                self.translation.language,
                str(self.database.path.parent),
                self.window,
            )
            dialog.changed.connect(self.apply_preferences)
            self._preferences_dialog = dialog
        if look:
            self._preferences_dialog.open_page(PreferencesDialog.LOOK)
        self._preferences_dialog.show()
        self._preferences_dialog.raise_()

    def show_guide(self, paragraph: str = "") -> None:
        """Open the guide to the rules of this match, at a paragraph if one is named."""
        guide = self._guide()
        session = self.control.engine.session
        if session is not None:
            header = session.header
            guide.show_rules(header.rules, header.profile, header.players)
        if paragraph:
            guide.show_paragraph(paragraph)
        guide.show()
        guide.raise_()

    def show_how_to_use(self) -> None:
        """Open the guide at the page about mouse, keys, saving and fairness."""
        guide = self._guide()
        guide.show_how_to_use()
        guide.show()
        guide.raise_()

    def _guide(self) -> GuideWindow:
        from preferans_qt.ui.guide.window import GuideWindow

        if self._guide_window is None:
            self._guide_window = GuideWindow(self.window.commands, self.window)
        return self._guide_window

    def complain(self, sentence: str) -> None:
        """Tell about something that went wrong, beside what is told already; the window goes on."""
        box = self._complaint
        if box is None:
            box = QMessageBox(QMessageBox.Icon.Warning, "Preferans", "", parent=self.window)
            box.setTextFormat(Qt.TextFormat.PlainText)  # names of files may hold anything
            box.setModal(False)
            box.buttonClicked.connect(self._complaint_answered)
            self._complaint = box
        if not box.isVisible():
            box.setStandardButtons(QMessageBox.StandardButton.Close)
            box.setText(sentence)
        elif sentence not in box.text():
            box.setText(f"{box.text()}\n\n{sentence}")
        box.show()

    def _offer_retry(self, sentence: str) -> None:
        """Tell about something the match cannot go on with, such as a full disk."""
        self.complain(sentence)
        if self._complaint is not None and self.control.engine.request is None:
            self._complaint.addButton(QMessageBox.StandardButton.Retry)

    def _complaint_answered(self, button: QAbstractButton) -> None:
        box = self._complaint
        if box is not None and box.standardButton(button) is QMessageBox.StandardButton.Retry:
            self.control.engine.start()

    # Settings

    def change_preferences(self, **changes: Any) -> None:
        """Change some settings by their names, at once and from now on."""
        self.apply_preferences(replace(self.preferences, **changes))

    def set_speed(self, speed: int) -> None:
        """Use another pace."""
        self.change_preferences(speed=speed)

    def set_language(self, language: str) -> None:
        """Speak another language."""
        self.change_preferences(language=language)

    def apply_preferences(self, new: Preferences) -> None:
        """Use other settings at once, and store them."""
        old, self.preferences = self.preferences, new
        spoken = self.translation.language
        self.attempt(lambda: save_preferences(self.settings, new))
        self.translation.speak(new.language)
        if self._look_of(old) != self._look_of(new):
            self._dress()
        self._apply_play_settings()
        self._check_choices()
        if self._control is not None:
            self._control.changed.emit()
        if self._preferences_dialog is not None:
            self._preferences_dialog.set_preferences(new)
        if self.translation.language != spoken:
            self.control.retranslate()
            self.practice.retranslate()

    def _look_of(self, preferences: Preferences) -> tuple[Theme, DeckStyle]:
        """What settings mean for the look; dressing every widget takes its time."""
        language = language_of(preferences.language)
        return self.look.theme(preferences), deck_style(preferences, language)

    def _dress(self) -> None:
        theme = self.look.theme(self.preferences)
        apply_theme(self.application, theme)
        self.window.set_look(theme, self.look.deck(self.preferences))
        if self._practice is not None:
            self._practice.set_look(theme, self.look.deck(self.preferences))
        if self._preferences_dialog is not None:
            self._preferences_dialog.set_look(theme, self.translation.language)

    def _apply_play_settings(self) -> None:
        chosen, table = self.preferences, self.window.table
        table.queue.set_durations(self.look.durations(chosen))
        table.confirm_cards = chosen.confirm_cards
        if self._control is not None:
            self._control.engine.pace = chosen.pace
        is_live = self._control is not None and self._control.engine.is_live
        self.window.tutor_button.show_state(chosen, is_live=is_live)
        if self._practice is not None:
            self._practice.apply(chosen)
        self.window.sheet.paper.set_turned_to_viewer(chosen.sheet_turned)
        self.window.commands.set_letter_keys(chosen.letter_keys)

    def _check_choices(self) -> None:
        chosen, commands = self.preferences, self.window.commands
        commands.set_choice("speed", chosen.speed)
        commands.set_choice("language", chosen.language)
        if self._practice is not None:
            self._practice.check_choices(chosen)
