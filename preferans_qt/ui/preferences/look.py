"""The page of the preferences for what the table looks like."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.ui.dialogs.basics import ValueBox
from preferans_qt.ui.preferences.pages import Page
from preferans_qt.ui.preferences.preview import (
    BACK_WIDTH,
    SWATCH,
    DeckPreview,
    back_icon,
    cloth_icon,
)
from preferans_qt.ui.preferences.values import OF_LANGUAGE, SYSTEM, Preferences, deck_style
from preferans_qt.ui.table.deck import BACKS, INDICES, Deck
from preferans_qt.ui.theme import CLOTHS, SIZES, Theme

_PICTURE_WIDTH = 88


class PictureRow(QWidget):
    """One of a few pictures, each with its name below it. ``chosen`` carries the name."""

    chosen = Signal(str)

    def __init__(self, names: tuple[str, ...], picture: QSize) -> None:
        super().__init__()
        self.names = names
        self.group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for number in range(len(names)):
            button = QToolButton()
            button.setCheckable(True)
            button.setIconSize(picture)
            button.setMinimumWidth(_PICTURE_WIDTH)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.group.addButton(button, number)
            row.addWidget(button)
        row.addStretch(1)
        self.group.idToggled.connect(self._toggled)

    def _toggled(self, number: int, chosen: bool) -> None:
        if chosen:
            self.chosen.emit(self.names[number])

    def button(self, name: str) -> QToolButton:
        """The button of a picture."""
        button = self.group.button(self.names.index(name))
        assert isinstance(button, QToolButton)
        return button


class LookPage(Page):
    """Colours, cloth and cards."""

    SETTINGS = (
        "scheme",
        "contrast",
        "cloth",
        "back",
        "indices",
        "four_colour",
        "large_index",
    )

    def __init__(self, theme: Theme, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._language = language
        self._preferences = Preferences()
        self._preview = DeckPreview(theme)
        self._boxes = {setting: ValueBox() for setting in ("scheme", "contrast", "indices")}
        picture_of_back = QSize(BACK_WIDTH, round(Deck.height(BACK_WIDTH)))
        self._rows = {
            "cloth": PictureRow(CLOTHS, SWATCH),
            "back": PictureRow(BACKS, picture_of_back),
        }
        self._checks = {setting: QCheckBox() for setting in ("four_colour", "large_index")}
        self._labels = {setting: QLabel() for setting in (*self._boxes, *self._rows)}
        self._connect()
        form = QFormLayout()
        form.setLabelAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for setting in ("scheme", "contrast"):
            form.addRow(self._labels[setting], self._boxes[setting])
        for setting, pictures in self._rows.items():
            form.addRow(self._labels[setting], pictures)
        form.addRow(self._labels["indices"], self._boxes["indices"])
        for check in self._checks.values():
            form.addRow("", check)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SIZES.gap)
        column.addWidget(self._preview)
        column.addLayout(form)
        column.addStretch(1)
        self.retranslate()
        self._draw_pictures()

    def _connect(self) -> None:
        for setting, box in self._boxes.items():
            box.chosen.connect(self.emit_as(setting))
            self._labels[setting].setBuddy(box)
        for setting, row in self._rows.items():
            row.chosen.connect(self.emit_as(setting))
        for setting, check in self._checks.items():
            check.toggled.connect(self.emit_as(setting))

    def title(self) -> str:
        return self.tr("Deck and table")

    def show_preferences(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self.blockSignals(True)
        for setting, box in self._boxes.items():
            box.show_value(getattr(preferences, setting))
        for setting, row in self._rows.items():
            row.button(getattr(preferences, setting)).setChecked(True)
        for setting, check in self._checks.items():
            check.setChecked(getattr(preferences, setting))
        self.blockSignals(False)
        self._show_look()

    def set_look(self, theme: Theme, language: str) -> None:
        """Another scheme or another language, at once."""
        self._theme, self._language = theme, language
        self._draw_pictures()
        self._show_look()

    def _show_look(self) -> None:
        style = deck_style(self._preferences, self._language)
        self._preview.show_look(self._theme, style, self._preferences.cloth)

    def _draw_pictures(self) -> None:
        ratio = self.devicePixelRatioF()
        for name in CLOTHS:
            self._rows["cloth"].button(name).setIcon(cloth_icon(self._theme, name, ratio))
        for name in BACKS:
            self._rows["back"].button(name).setIcon(back_icon(self._theme, name, ratio))

    def retranslate(self) -> None:
        self._preview.setAccessibleName(self.tr("How cards and table will look"))
        self._retranslate_boxes()
        pictures = {
            "green": self.tr("Green", "a table cloth"),
            "burgundy": self.tr("Burgundy", "a table cloth"),
            "navy": self.tr("Navy", "a table cloth"),
            "paper": self.tr("Paper", "a table cloth"),
            "lattice": self.tr("Lattice", "the back of a card"),
            "rays": self.tr("Rays", "the back of a card"),
            "scales": self.tr("Scales", "the back of a card"),
            "chevrons": self.tr("Chevrons", "the back of a card"),
        }
        for row in self._rows.values():
            for name in row.names:
                row.button(name).setText(pictures[name])
        self._rows["cloth"].setAccessibleName(self.tr("Table cloth"))
        self._rows["back"].setAccessibleName(self.tr("Back of the cards"))
        self._labels["scheme"].setText(self.tr("C&olours:"))
        self._labels["contrast"].setText(self.tr("Co&ntrast:"))
        self._labels["cloth"].setText(self.tr("Cloth:"))
        self._labels["back"].setText(self.tr("Back:"))
        self._labels["indices"].setText(self.tr("&Letters:"))
        self._checks["four_colour"].setText(self.tr("&Four colours, one for each suit"))
        self._checks["large_index"].setText(self.tr("Large &signs in the corners"))

    def _retranslate_boxes(self) -> None:
        self._boxes["scheme"].show_values(
            [
                (SYSTEM, self.tr("As the system has it")),
                ("light", self.tr("Light")),
                ("dark", self.tr("Dark")),
            ]
        )
        self._boxes["contrast"].show_values(
            [
                (SYSTEM, self.tr("As the system has it")),
                ("normal", self.tr("Normal")),
                ("high", self.tr("High")),
            ]
        )
        customs = {
            "english": self.tr("English: {letters}"),
            "russian": self.tr("Russian: {letters}"),
            "swedish": self.tr("Swedish: {letters}"),
            "polish": self.tr("Polish: {letters}"),
            "french": self.tr("French: {letters}"),
        }
        self._boxes["indices"].show_values(
            [
                (OF_LANGUAGE, self.tr("As the language has it")),
                *(
                    (name, customs[name].format(letters=" ".join(INDICES[name][::-1])))
                    for name in INDICES
                ),
            ]
        )
