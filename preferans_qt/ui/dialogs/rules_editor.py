"""All rules of a profile, group by group: read, search, change, save under a name."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rule_values import RulesError
from preferans_qt.store.errors import StoreError
from preferans_qt.store.profiles import Profile, Profiles
from preferans_qt.ui.dialogs.basics import (
    Retranslated,
    RoomyList,
    heading,
    make_primary,
    paragraph,
    space_out,
)
from preferans_qt.ui.dialogs.profile_name import ask_name, free_name
from preferans_qt.ui.dialogs.profiles import profile_title
from preferans_qt.ui.dialogs.rule_rows import RuleRow
from preferans_qt.ui.dialogs.rules_draft import RulesDraft
from preferans_qt.ui.folding import folded
from preferans_qt.ui.texts.parameters import PARAMETER_GROUPS, group_title, parameter_title
from preferans_qt.ui.theme import SIZES

_SIZE = (960, 680)
_LIST_WIDTH = 210
_PAGE_WIDTH = 860  # beyond it a control would stand too far from its text


translate = QCoreApplication.translate


class RulesEditor(Retranslated, QDialog):
    """Shows the rules of a profile and changes them; a preset is saved only under a new name.

    When it is accepted, ``saved`` is the profile as it was saved.
    """

    def __init__(self, profile: Profile, profiles: Profiles, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.profile = profile
        self.saved: Profile | None = None
        self._profiles = profiles
        self.draft = RulesDraft(profile)
        self._refused: dict[str, str] = {}
        self._preset = profile_title(profile.base)
        self._title = heading()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)
        self.only_differing = QCheckBox()
        self.only_differing.toggled.connect(self._filter)
        self._groups = RoomyList()
        self._groups.setFixedWidth(_LIST_WIDTH)
        self._groups.currentRowChanged.connect(self._scroll_to)
        self._headings = {group: _group_heading() for group in PARAMETER_GROUPS}
        self.rows = {
            key: RuleRow(key, self._preset) for keys in PARAMETER_GROUPS.values() for key in keys
        }
        for row in self.rows.values():
            row.edited.connect(self._edit)
            row.back_wanted.connect(self._take_back)
        self._nothing_found = paragraph(muted=True)
        self._area = QScrollArea()
        self._is_jumping = False
        self.status = paragraph()
        self._buttons()
        self._lay_out()
        self.retranslate()

    def _buttons(self) -> None:
        self.back_to_preset, self._cancel, self.save_as = (QPushButton() for _ in range(3))
        self.save = QPushButton()
        self.back_to_preset.clicked.connect(self._take_all_back)
        self._cancel.clicked.connect(self.reject)
        self.save_as.clicked.connect(self._save_as)
        self.save.clicked.connect(lambda: self._keep(self.profile.name))
        for button in (self.back_to_preset, self._cancel, self.save_as, self.save):
            button.setAutoDefault(False)
        self._is_preset = self.profile.name in PRESETS
        self.save.setVisible(not self._is_preset)
        make_primary(self.save_as if self._is_preset else self.save)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.search, 1)
        top.addWidget(self.only_differing)
        page = QWidget()
        page.setMaximumWidth(_PAGE_WIDTH)
        rows = QVBoxLayout(page)
        rows.setContentsMargins(SIZES.margin, 0, SIZES.margin, 0)
        rows.setSpacing(0)
        rows.addWidget(self._nothing_found)
        for group, keys in PARAMETER_GROUPS.items():
            rows.addWidget(self._headings[group])
            for key in keys:
                rows.addWidget(self.rows[key])
        rows.addStretch(1)
        self._area.setWidget(page)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.verticalScrollBar().valueChanged.connect(self._show_group)
        middle = QHBoxLayout()
        middle.addWidget(self._groups)
        middle.addWidget(self._area, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.back_to_preset)
        buttons.addStretch(1)
        for button in (self._cancel, self.save_as, self.save):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        space_out(column)
        column.addLayout(top)
        column.addLayout(middle, 1)
        column.addWidget(self.status)
        column.addLayout(buttons)
        self.resize(*_SIZE)

    # Changing

    def _edit(self, key: str, value: object) -> None:
        self._refused.pop(key, None)
        try:
            followed = self.draft.change(key, value)
        except RulesError:
            self._refused[key] = self.rows[key].editor.demand()
            followed = ()
        self._show(followed)

    def _take_back(self, key: str) -> None:
        self._refused.pop(key, None)
        self._show(self.draft.reset(key))
        control = next(iter(self.rows[key].editor.controls()), None)
        if control is not None:
            control[0].setFocus()

    def _take_all_back(self) -> None:
        self._refused.clear()
        self.draft.reset_all()
        self._show()

    def _show(self, followed: tuple[str, ...] = ()) -> None:
        """Show everything as it is in the draft; ``followed`` are rules that just changed too."""
        for key, row in self.rows.items():
            row.show_draft(self.draft, self._refused.get(key, ""))
        wrong = self._wrong()
        self._keep_in_sight((*followed, *wrong))
        self.status.setText(self._status(wrong, followed))
        role = QPalette.ColorRole.BrightText if wrong else QPalette.ColorRole.WindowText
        self.status.setForegroundRole(role)
        self.back_to_preset.setEnabled(bool(self.draft.differing or self._refused))
        self.save.setEnabled(not wrong and self.draft.is_changed)
        self.save_as.setEnabled(not wrong and (self.draft.is_changed or not self._is_preset))
        self._cancel.setText(self.tr("&Cancel") if self.draft.is_changed else self.tr("&Close"))
        self._show_groups()

    def _wrong(self) -> tuple[str, ...]:
        """The rules that cannot be as they are."""
        return tuple(key for key in self.rows if key in self.draft.problems or key in self._refused)

    def _keep_in_sight(self, keys: tuple[str, ...]) -> None:
        """Show rules that a person must know of, whatever is searched for."""
        for group, members in PARAMETER_GROUPS.items():
            for key in set(keys).intersection(members):
                self.rows[key].show()
                self._headings[group].show()

    def _status(self, wrong: tuple[str, ...], followed: tuple[str, ...]) -> str:
        if wrong:
            return self.tr("Not possible as it is: {rules}. The reason stands there.").format(
                rules=_titles(wrong)
            )
        if followed:
            return self.tr("This changed too: {rules}.").format(rules=_titles(followed))
        number = len(self.draft.differing)
        if not number:
            return self.tr("Everything is as in {preset}.").format(preset=self._preset)
        return self.tr("%n rule(s) differ from {preset}.", "", number).format(preset=self._preset)

    # Finding

    def _filter(self) -> None:
        words = folded(self.search.text()).split()
        wanted = {*self.rows}
        if self.only_differing.isChecked():
            wanted = {*self.draft.differing, *self._wrong()}
        shown = 0
        for group, keys in PARAMETER_GROUPS.items():
            found = [key for key in keys if key in wanted and self.rows[key].matches(words)]
            for key in keys:
                self.rows[key].setVisible(key in found)
            self._headings[group].setVisible(bool(found))
            shown += len(found)
        self._nothing_found.setVisible(not shown)
        self._show_groups()

    def _show_groups(self) -> None:
        """The titles of the groups, each with the number of rules that differ."""
        texts = []
        for group, keys in PARAMETER_GROUPS.items():
            number = sum(self.draft.differs(key) for key in keys)
            mark = " !" if set(keys).intersection(self._wrong()) else ""
            count = f" ({number})" if number else ""
            texts.append(f"{group_title(group)}{count}{mark}")
        self._groups.show_texts(texts)
        for place, label in enumerate(self._headings.values()):
            self._groups.setRowHidden(place, label.isHidden())

    def _scroll_to(self, place: int) -> None:
        if place >= 0:
            label = list(self._headings.values())[place]
            self._is_jumping = True  # near the end, another group may stand at the top
            self._area.verticalScrollBar().setValue(label.y())
            self._is_jumping = False

    def _show_group(self, position: int) -> None:
        """Mark the group that stands at the top of the page."""
        if self._is_jumping:
            return
        above = [
            place
            for place, label in enumerate(self._headings.values())
            if not label.isHidden() and label.y() <= position + SIZES.touch
        ]
        self._groups.blockSignals(True)
        self._groups.setCurrentRow(above[-1] if above else -1)
        self._groups.blockSignals(False)

    # Ending

    def _save_as(self) -> None:
        taken = [each.name for each in self._profiles.all()]
        name = ask_name(free_name(self._suggestion(), taken), taken, self)
        if name:
            self._keep(name)

    def _suggestion(self) -> str:
        if self._is_preset:
            return self.tr("{preset}, our way").format(preset=self._preset)
        return self.profile.name

    def _keep(self, name: str) -> None:
        profile = replace(self.profile, name=name, rules=self.draft.rules())
        try:
            self._profiles.save(profile)
        except StoreError as error:
            self.status.setText(str(error))
            return
        self.saved = profile
        self.accept()

    def reject(self) -> None:
        """Leave without saving; changes are given up only when the person says so."""
        if self.draft.is_changed and not self._may_give_up():
            return
        super().reject()

    def _may_give_up(self) -> bool:
        box = QMessageBox(
            QMessageBox.Icon.Question,
            self.windowTitle(),
            self.tr("The rules were changed and are not saved. Give the changes up?"),
            parent=self,
        )
        give_up = box.addButton(self.tr("&Give up"), QMessageBox.ButtonRole.DestructiveRole)
        go_on = box.addButton(self.tr("Go &on"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(go_on)
        box.exec()
        return box.clickedButton() is give_up

    def retranslate(self) -> None:
        self._preset = profile_title(self.profile.base)
        self.setWindowTitle(self.tr("Rules: {name}").format(name=profile_title(self.profile.name)))
        self._title.setText(
            self._preset
            if self._is_preset
            else self.tr("{name}, from {preset}").format(
                name=self.profile.name, preset=self._preset
            )
        )
        self.search.setPlaceholderText(self.tr("Find a rule"))
        self.search.setAccessibleName(self.tr("Find a rule"))
        self.only_differing.setText(self.tr("Only what &differs"))
        self._groups.setAccessibleName(self.tr("Groups of rules"))
        self._nothing_found.setText(self.tr("No such rule."))
        self.back_to_preset.setText(
            self.tr("&Everything back to {preset}").format(preset=self._preset)
        )
        self.save_as.setText(self.tr("Save &as…"))
        self.save.setText(self.tr("&Save"))
        for group, label in self._headings.items():
            label.setText(group_title(group))
        for row in self.rows.values():
            row.retranslate()
        self._filter()
        self._show()


def _titles(keys: tuple[str, ...]) -> str:
    quoted = translate("RulesEditor", "“{title}”", "the title of a rule within a sentence")
    return ", ".join(quoted.format(title=parameter_title(key)) for key in keys)


def _group_heading() -> QLabel:
    """A title larger than those of the rules below it, with room above."""
    label = heading()
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * 1.3)
    label.setFont(font)
    label.setContentsMargins(0, SIZES.margin, 0, SIZES.grid)
    return label
