"""The profiles to choose from: presets, then the user's own, and what can be done with these."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.game.presets import PRESETS
from preferans_qt.store.errors import StoreError
from preferans_qt.store.profiles import Profile, Profiles
from preferans_qt.ui.dialogs.basics import Retranslated
from preferans_qt.ui.dialogs.profile_file import ProfileError, read_profile, write_profile
from preferans_qt.ui.dialogs.profile_name import ask_name, free_name
from preferans_qt.ui.dialogs.profiles import profile_title
from preferans_qt.ui.dialogs.rules_editor import RulesEditor
from preferans_qt.ui.theme import SIZES

_WIDTH = 220
_NAME = Qt.ItemDataRole.UserRole


class ProfileList(Retranslated, QWidget):
    """A list of profiles, and buttons to see and change their rules.

    ``chosen`` fires when another profile is chosen, or the chosen one has changed; ``refused``
    carries a ProfileError about a file, ``failed`` a sentence about what the disk refused.
    """

    chosen = Signal()
    refused = Signal(object)
    failed = Signal(str)

    def __init__(self, profiles: Profiles, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = profiles
        self._profiles: dict[str, Profile] = {}
        self.list = QListWidget()
        self.list.setStyleSheet(f"QListView::item {{ padding-left: {SIZES.gap}px; }}")
        self.list.currentItemChanged.connect(lambda item: self.chosen.emit() if item else None)
        self.list.itemActivated.connect(lambda _: self.show_rules())
        self.rules_button, self.more_button = QPushButton(), QPushButton()
        self.rules_button.clicked.connect(self.show_rules)
        self.menu = QMenu(self)
        self.actions_by_name = {
            name: self._action(run)
            for name, run in (
                ("rename", self.rename),
                ("delete", self.delete),
                ("export", self.export),
                ("import", self.choose_file),
            )
        }
        self.menu.aboutToShow.connect(self._show_what_is_possible)
        self.more_button.setMenu(self.menu)
        buttons = QHBoxLayout()
        buttons.setSpacing(SIZES.grid)
        for button in (self.rules_button, self.more_button):
            button.setAutoDefault(False)
            buttons.addWidget(button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        column.addLayout(buttons)
        self.setFixedWidth(_WIDTH)
        self._load()
        self.retranslate()

    def _action(self, run: Callable[[], None]) -> QAction:
        action = self.menu.addAction("")
        action.triggered.connect(lambda _: run())
        return action

    # What is chosen

    @property
    def profile(self) -> Profile | None:
        """The chosen profile; None while none is."""
        item = self.list.currentItem()
        return self._profiles.get(item.data(_NAME)) if item is not None else None

    def choose(self, name: str) -> bool:
        """Choose the profile of a name; False when there is none."""
        for row in range(self.list.count()):
            if self.list.item(row).data(_NAME) == name:
                self.list.setCurrentRow(row)
                return True
        return False

    def choose_none(self) -> None:
        """Let no profile be chosen."""
        self.list.setCurrentRow(-1)

    def _load(self) -> None:
        """Read the user's own profiles anew; without the disk there are none."""
        own: tuple[Profile, ...] = ()
        with suppress(StoreError):
            own = self._store.all()
        presets = {name: Profile(name, name, rules) for name, rules in PRESETS.items()}
        self._profiles = presets | {profile.name: profile for profile in own}

    def _fill(self, name: str) -> None:
        """Show the profiles, the one of a name chosen; without it, the one that was."""
        before = self.profile.name if self.profile is not None else ""
        self.list.blockSignals(True)
        self.list.clear()
        for profile in self._profiles.values():
            if profile.name not in PRESETS and not self.list.findItems(
                self.tr("Your own"), Qt.MatchFlag.MatchExactly
            ):
                self._add_heading()
            item = QListWidgetItem(profile_title(profile.name))
            item.setSizeHint(QSize(0, SIZES.touch - SIZES.grid))
            item.setData(_NAME, profile.name)
            item.setToolTip(item.text())
            self.list.addItem(item)
        if not self.choose(name):
            self.choose(before)
        self.list.blockSignals(False)

    def _add_heading(self) -> None:
        item = QListWidgetItem(self.tr("Your own"))
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setSizeHint(QSize(0, SIZES.touch - SIZES.gap))
        font = item.font()
        font.setBold(True)
        item.setFont(font)
        self.list.addItem(item)

    def _reload(self, name: str) -> None:
        """Show what is stored now, and choose a name."""
        self._load()
        self._fill(name)
        self.chosen.emit()

    def _change(self, intent: Callable[[], None], name: str) -> None:
        """Change what is stored and choose a name; what the disk refuses is told."""
        problem = ""
        try:
            intent()
        except StoreError as error:
            problem = str(error)
        self._reload(name)
        if problem:
            self.failed.emit(problem)

    # What can be done

    def show_rules(self) -> None:
        """Show all rules of the chosen profile, to be changed and saved."""
        if self.profile is None:
            return
        editor = RulesEditor(self.profile, self._store, self.window())
        if editor.exec() and editor.saved is not None:
            self._reload(editor.saved.name)
        editor.deleteLater()

    def rename(self) -> None:
        """Ask for another name."""
        old = self.profile
        assert old is not None
        taken = [name for name in self._profiles if name != old.name]
        new_name = ask_name(old.name, taken, self.window())
        if new_name:
            self._change(lambda: self._store.rename(old.name, new_name), new_name)

    def delete(self) -> None:
        """Delete the chosen profile, once the person has said so."""
        old = self.profile
        assert old is not None
        box = QMessageBox(
            QMessageBox.Icon.Question,
            self.tr("Delete rules"),
            self.tr("Delete “{name}” for good? Matches that use it keep its rules.").format(
                name=old.name
            ),
            parent=self.window(),
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        delete = box.addButton(self.tr("&Delete"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(self.tr("&Keep"), QMessageBox.ButtonRole.RejectRole))
        box.exec()
        if box.clickedButton() is delete:
            self._change(lambda: self._store.delete(old.name), old.base)

    def export(self) -> None:
        """Write the chosen profile to a file that the person names."""
        profile = self.profile
        assert profile is not None
        path, _ = QFileDialog.getSaveFileName(
            self.window(),
            self.tr("Rules to a file"),
            str(Path.home() / f"{profile.name}.yaml"),
            self.tr("Profiles of rules (*.yaml)"),
        )
        if path:
            try:
                write_profile(Path(path), profile)
            except ProfileError as error:
                self.failed.emit(error.sentence)

    def choose_file(self) -> None:
        """Take the rules of a file that the person chooses."""
        path, _ = QFileDialog.getOpenFileName(
            self.window(),
            self.tr("Rules from a file"),
            "",
            self.tr("Profiles of rules (*.yaml *.yml *.json)"),
        )
        if path:
            self.take(Path(path))

    def take(self, path: Path) -> None:
        """Keep the rules of a file, under another name when theirs is taken, and choose them."""
        try:
            read = read_profile(path)
        except ProfileError as error:
            self.refused.emit(error)
            return
        self._load()
        known = self._profiles.get(read.name)
        if known is not None and known.rules == read.rules:
            self._reload(known.name)
            return
        own = [name for name in self._profiles if name not in PRESETS]
        profile = Profile(free_name(read.name, own), read.base, read.rules)
        self._change(lambda: self._store.save(profile), profile.name)

    def _show_what_is_possible(self) -> None:
        profile = self.profile
        for name in ("rename", "delete"):
            self.actions_by_name[name].setEnabled(
                profile is not None and profile.name not in PRESETS
            )
        self.actions_by_name["export"].setEnabled(profile is not None)

    def retranslate(self) -> None:
        self.list.setAccessibleName(self.tr("Rules"))
        self.rules_button.setText(self.tr("&All rules…"))
        self.more_button.setText(self.tr("&More"))
        texts = {
            "rename": self.tr("&Rename…"),
            "delete": self.tr("&Delete…"),
            "export": self.tr("&Write to a file…"),
            "import": self.tr("From a &file…"),
        }
        for name, text in texts.items():
            self.actions_by_name[name].setText(text)
        self._fill("")
