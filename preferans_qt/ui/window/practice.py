"""Practice in the program: the tutor, the written score sheet, and the windows of what is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from preferans_qt.store.errors import StoreError
from preferans_qt.store.notes import Notes
from preferans_qt.ui.practice.ledger import Notebook
from preferans_qt.ui.practice.names import SUBJECTS, silent_subjects, with_subject
from preferans_qt.ui.practice.record_keeper import RecordKeeper
from preferans_qt.ui.practice.settings import tutor_settings
from preferans_qt.ui.practice.tutor import Tutor
from preferans_qt.ui.practice.worker import Coach

if TYPE_CHECKING:
    from preferans_qt.coach.notes import Note
    from preferans_qt.ui.preferences.values import Preferences
    from preferans_qt.ui.review.window import ReviewWindow
    from preferans_qt.ui.stats.window import ProgressWindow
    from preferans_qt.ui.table.deck import Deck
    from preferans_qt.ui.theme import Theme
    from preferans_qt.ui.window.match_control import MatchControl
    from preferans_qt.ui.window.program import Program


class Practice:
    """What a person who learns has beside the game; notes go to the database."""

    def __init__(self, program: Program, control: MatchControl) -> None:
        self._program, self._control, self._window = program, control, program.window
        self._notes = Notes(program.database)
        self._review: ReviewWindow | None = None
        self._progress: ProgressWindow | None = None
        notebook = Notebook(self._add, self._of_match)
        self.keeper = RecordKeeper(control.table, lambda: control.engine.session, notebook)
        control.keeper = self.keeper
        self.keeper.written.connect(control.record_written)
        self.tutor = self._make_tutor(notebook)

    def _make_tutor(self, notebook: Notebook) -> Tutor:
        """The tutor, between the table and the match."""
        window = self._window
        coach = Coach(parent=window)
        coach.failed.connect(window.log.add)
        tutor = Tutor(self._control, coach, notebook, tutor_settings(self._program.preferences))
        tutor.review_wanted.connect(self.show_review)
        tutor.changed.connect(lambda: window.show_tutor(tutor.content))
        window.tutor.pressed.connect(tutor.press)
        window.tutor.turned.connect(tutor.turn_to)
        window.tutor_dock.put_away.connect(tutor.dismiss)
        window.table.view.cancelled.connect(tutor.dismiss)
        return tutor

    # What is kept

    def _add(self, note: Note) -> None:
        if self._control.is_replay:
            return  # those cards have been seen
        self._program.attempt(lambda: self._notes.add(note))
        if self._progress is not None and self._progress.isVisible():
            self._progress.refresh()

    def _of_match(self, id: str) -> tuple[Note, ...]:
        try:
            return self._notes.of_match(id)
        except StoreError as error:
            self._program.complain(str(error))
            return ()

    # Commands

    def handlers(self) -> dict[str, Callable[..., object]]:
        """What the commands of practice do."""
        change, tutor = self._program.change_preferences, self.tutor
        return {
            "undo": tutor.undo,
            "hint": tutor.give_hint,
            "tutor": lambda on: change(tutor=on),
            "tutor_moment": lambda moment: change(tutor_moment=moment),
            "tutor_level": lambda level: change(tutor_level=level),
            **{
                f"tutor_subject_{subject}": lambda on, subject=subject: self._choose(subject, on)
                for subject in SUBJECTS
            },
            "write_sheet": lambda on: change(write_sheet=on),
            "review": self.show_review,
            "progress": self.show_progress,
        }

    def _choose(self, subject: str, is_spoken_of: bool) -> None:
        """Let the tutor speak of a subject, or not."""
        stored = self._program.preferences.tutor_silent
        silent = with_subject(stored, subject, is_spoken_of=is_spoken_of)
        self._program.change_preferences(tutor_silent=silent)

    def apply(self, chosen: Preferences) -> None:
        """Use other settings at once."""
        settings = tutor_settings(chosen)
        self.tutor.set_settings(settings)
        self.keeper.is_on = chosen.write_sheet
        if self._review is not None:
            self._review.set_strictness(settings.strictness)

    def check_choices(self, chosen: Preferences) -> None:
        """Show the settings in menu and toolbar."""
        commands = self._window.commands
        commands["tutor"].setChecked(chosen.tutor)
        commands["write_sheet"].setChecked(chosen.write_sheet)
        commands.set_choice("tutor_moment", chosen.tutor_moment)
        commands.set_choice("tutor_level", chosen.tutor_level)
        silent = silent_subjects(chosen.tutor_silent)
        for subject in SUBJECTS:
            commands[f"tutor_subject_{subject}"].setChecked(subject not in silent)
        is_live = self._control.engine.is_live
        self._window.tutor_button.show_state(chosen, is_live=is_live)

    # Windows

    def show_progress(self) -> None:
        """Show how the learner gets on."""
        from preferans_qt.ui.stats.window import ProgressWindow

        if self._progress is None:
            self._progress = ProgressWindow(self._notes.all, self._notes.delete_all, self._window)
        else:
            self._progress.refresh()
        self._progress.show()
        self._progress.raise_()
        self._progress.activateWindow()

    def show_review(self, entry: int | None = None) -> None:
        """Look into the decisions of the open match, at one of them if its entry is given."""
        window, session = self.review_window(), self._control.engine.session
        matches = self._program.matches
        self._program.attempt(lambda: window.offer_matches(matches.summaries()))
        if session is not None:
            window.show_match(session.header, session.entries)
        if entry is not None:
            window.go_to(entry)
        window.show()
        window.raise_()
        window.activateWindow()

    def review_window(self) -> ReviewWindow:
        """The window of reviews, made when it is wanted first."""
        from preferans_qt.ui.review.window import ReviewWindow

        if self._review is None:
            program = self._program
            theme, deck = (
                program.look.theme(program.preferences),
                program.look.deck(program.preferences),
            )
            window = ReviewWindow(theme, deck, self._window)
            window.set_strictness(self.tutor.settings.strictness)
            window.match_wanted.connect(
                lambda id: program.attempt(lambda: window.show_match(*program.matches.load(id)[:2]))
            )
            window.going_on_wanted.connect(
                lambda header, entries: program.attempt(lambda: program.play_on(header, entries))
            )
            self._review = window
        return self._review

    def set_look(self, theme: Theme, deck: Deck) -> None:
        """Another theme or deck, at once."""
        if self._review is not None:
            self._review.set_look(theme, deck)

    def retranslate(self) -> None:
        """Another language is spoken."""
        self.tutor.changed.emit()

    def close(self) -> None:
        """Let nobody think any more."""
        self.tutor.close()
        self._window.show_tutor(None)  # or the place of the log would be kept without it
        if self._review is not None:
            self._review.shut_down()
