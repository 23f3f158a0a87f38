"""The pages of the preferences but for the look: general, play, and what is stored."""

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QGridLayout,
    QLabel,
    QLineEdit,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.ui.command_table import SPEED_TEXTS, plain_text
from preferans_qt.ui.dialogs.basics import Retranslated, ValueBox, heading, paragraph
from preferans_qt.ui.preferences.values import (
    LANGUAGE_NAMES,
    LONGEST_NAME,
    SPEEDS,
    SYSTEM,
    Preferences,
)
from preferans_qt.ui.theme import SIZES


class Page(Retranslated, QWidget):
    """One page of the preferences. ``edited`` carries the name of a setting and its new value.

    ``SETTINGS`` are the settings that stand on the page.
    """

    SETTINGS: ClassVar[tuple[str, ...]] = ()

    edited = Signal(str, object)

    def show_preferences(self, preferences: Preferences) -> None:
        """Show the settings as they are, without firing ``edited``."""

    def title(self) -> str:
        """What the page is called."""
        return ""

    def emit_as(self, setting: str) -> Callable[[object], None]:
        """Something to connect to: what it is called with becomes the value of a setting."""
        return lambda value: self.edited.emit(setting, value)


class GeneralPage(Page):
    """Language and names."""

    SETTINGS = ("language", "your_name", "first_opponent", "third_opponent", "second_opponent")

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = ValueBox()
        self._language.chosen.connect(self.emit_as("language"))
        self._language_label = QLabel()
        self._language_label.setBuddy(self._language)
        self._names_heading = heading()
        self._note = paragraph(muted=True)
        form = QFormLayout()
        form.addRow(self._language_label, self._language)
        names = QFormLayout()
        self._name_labels = [QLabel() for _ in self.SETTINGS[1:]]
        self._names = [QLineEdit() for _ in self.SETTINGS[1:]]
        for label, field, setting in zip(
            self._name_labels, self._names, self.SETTINGS[1:], strict=True
        ):
            field.setMaxLength(LONGEST_NAME)
            field.textEdited.connect(self.emit_as(setting))
            label.setBuddy(field)
            names.addRow(label, field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        column.addLayout(form)
        column.addSpacing(SIZES.gap)
        column.addWidget(self._names_heading)
        column.addLayout(names)
        column.addWidget(self._note)
        column.addStretch(1)
        self.retranslate()

    def title(self) -> str:
        return self.tr("General")

    def show_preferences(self, preferences: Preferences) -> None:
        self._language.show_value(preferences.language)
        for field, setting in zip(self._names, self.SETTINGS[1:], strict=True):
            name = getattr(preferences, setting)
            if field.text() != name:
                field.setText(name)

    def retranslate(self) -> None:
        self._language_label.setText(self.tr("&Language:"))
        self._language.show_values(
            [(SYSTEM, self.tr("Language of the system")), *LANGUAGE_NAMES.items()]
        )
        self._names_heading.setText(self.tr("Names at the table"))
        texts = (
            self.tr("&You:"),
            self.tr("On your l&eft:"),
            self.tr("&Opposite, with four:"),
            self.tr("On your r&ight:"),
        )
        you = QCoreApplication.translate(
            "Names", "You", "the name of the person on the score sheet"
        )
        of_animal = self.tr("Name of the animal")
        usual = (you, of_animal, of_animal, of_animal)
        for label, field, text, name in zip(
            self._name_labels, self._names, texts, usual, strict=True
        ):
            label.setText(text)
            field.setPlaceholderText(name)
        self._note.setText(
            self.tr(
                "The next match begins with these names. An opponent without a name is called after"
                " the animal on the plate, which shows the character."
            )
        )


class PlayPage(Page):
    """How the table behaves."""

    SETTINGS = ("speed", "pace", "confirm_cards", "letter_keys", "sheet_turned")

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._speed = QSlider(Qt.Orientation.Horizontal)
        self._speed.setRange(SPEEDS[0], SPEEDS[-1])
        self._speed.setPageStep(1)
        self._speed.setTickPosition(QSlider.TickPosition.TicksBelow)
        self._speed.valueChanged.connect(self._show_speed)
        self._speed.valueChanged.connect(self.emit_as("speed"))
        self._speed_label = QLabel()
        self._speed_label.setBuddy(self._speed)
        self._speed_word = QLabel()
        self._pace = ValueBox()
        self._pace.chosen.connect(self.emit_as("pace"))
        self._pace_label = QLabel()
        self._pace_label.setBuddy(self._pace)
        self._boxes = {setting: QCheckBox() for setting in self.SETTINGS[2:]}
        self._notes = {setting: paragraph(muted=True) for setting in ("pace", *self._boxes)}
        times = QGridLayout()
        times.setSpacing(SIZES.gap)
        times.addWidget(self._speed_label, 0, 0)
        times.addWidget(self._speed, 0, 1)
        times.addWidget(self._speed_word, 0, 2)
        times.addWidget(self._pace_label, 1, 0)
        times.addWidget(self._pace, 1, 1, Qt.AlignmentFlag.AlignLeft)
        times.addWidget(self._notes["pace"], 2, 1, 1, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        column.addLayout(times)
        for setting, box in self._boxes.items():
            box.toggled.connect(self.emit_as(setting))
            column.addSpacing(SIZES.gap)
            column.addWidget(box)
            column.addWidget(self._notes[setting])
            self._notes[setting].setIndent(24)
        column.addStretch(1)
        self.retranslate()

    def title(self) -> str:
        return self.tr("Play")

    def show_preferences(self, preferences: Preferences) -> None:
        self.blockSignals(True)
        self._speed.setValue(preferences.speed)
        self._pace.show_value(preferences.pace)
        for setting, box in self._boxes.items():
            box.setChecked(getattr(preferences, setting))
        self.blockSignals(False)

    def retranslate(self) -> None:
        self._speed_label.setText(self.tr("&Animation speed:"))
        words = [plain_text(QCoreApplication.translate("Commands", word)) for word in SPEED_TEXTS]
        metrics = self._speed_word.fontMetrics()
        self._speed_word.setMinimumWidth(max(metrics.horizontalAdvance(word) for word in words))
        self._show_speed(self._speed.value())
        self._retranslate_pace()
        texts = {
            "confirm_cards": (
                self.tr("Click t&wice to play a card"),
                self.tr("The first click chooses the card, the second one plays it."),
            ),
            "letter_keys": (
                self.tr("&Single letters are keys"),
                self.tr("They act while the table has the focus, like S for the score sheet."),
            ),
            "sheet_turned": (
                self.tr("&Turn all figures on the score sheet to me"),
                self.tr("On paper everybody writes facing their own side of the sheet."),
            ),
        }
        for setting, (text, note) in texts.items():
            self._boxes[setting].setText(text)
            self._boxes[setting].setAccessibleDescription(note)
            self._notes[setting].setText(note)

    def _retranslate_pace(self) -> None:
        self._pace_label.setText(self.tr("&Pace of opponents:"))
        self._pace.show_values(
            [
                ("instant", self.tr("Instant", "the pace of opponents")),
                ("quick", self.tr("Quick", "the pace of opponents")),
                ("natural", self.tr("Natural", "the pace of opponents")),
                ("leisurely", self.tr("Leisurely", "the pace of opponents")),
            ]
        )
        note = self.tr("They never wait where there is nothing to choose.")
        self._pace.setAccessibleDescription(note)
        self._notes["pace"].setText(note)

    def _show_speed(self, speed: int) -> None:
        word = plain_text(QCoreApplication.translate("Commands", SPEED_TEXTS[speed]))
        self._speed_word.setText(word)
        self._speed.setAccessibleDescription(word)


class StoragePage(Page):
    """What the program keeps on this computer, and where."""

    def __init__(self, data_folder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = paragraph()
        self._where = heading()
        self._folder = paragraph(selectable=True)
        self._folder.setText(data_folder)
        self._private = paragraph()
        self._delete = paragraph()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        for widget in (self._kept, self._where, self._folder, self._private, self._delete):
            column.addWidget(widget)
        column.addStretch(1)
        self.retranslate()

    def title(self) -> str:
        return self.tr("What is stored")

    def retranslate(self) -> None:
        self._kept.setText(
            self.tr(
                "Your matches and these preferences are kept on this computer. "
                "Each decision is saved at once; there is nothing to save by hand."
            )
        )
        self._where.setText(self.tr("The folder"))
        self._folder.setAccessibleName(self.tr("Folder of the stored data"))
        self._private.setText(
            self.tr("The program opens no network connection and sends nothing to anybody.")
        )
        self._delete.setText(self.tr("To delete a match, choose Saved matches in the menu Game."))
