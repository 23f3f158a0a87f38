"""One control for each kind of value that a rule may have."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.game.contracts import LEVELS
from preferans_qt.game.rule_values import (
    Choice,
    EndLimit,
    Number,
    NumberByLevel,
    NumberList,
    Parameter,
    Subset,
)
from preferans_qt.ui.dialogs.basics import Retranslated, ValueBox
from preferans_qt.ui.texts.parameters import choice_text, value_text
from preferans_qt.ui.theme import SIZES

EDITOR_WIDTH = 290
_LEVEL_WIDTH = 52
_HEIGHT = SIZES.touch - SIZES.gap
_NOT_OFFERED = {"players": (2,)}  # two-handed play is a game of its own
_USUAL_DEALS, _USUAL_MINUTES = 30, 90


class RuleEditor(Retranslated, QWidget):
    """Shows a value of a rule and lets a person change it; ``changed`` carries the new one.

    A value that cannot be accepted, like half a list, is carried too, for somebody to refuse.
    """

    changed = Signal(object)

    def __init__(self, parameter: Parameter) -> None:
        super().__init__()
        self.parameter = parameter
        self.setFixedWidth(EDITOR_WIDTH)

    def show_value(self, value: object) -> None:
        """Show a value, without firing ``changed``; None leaves what is shown."""
        raise NotImplementedError

    def demand(self) -> str:
        """What a value must be, in a sentence; empty where no other can be given."""
        return ""

    def controls(self) -> Iterable[tuple[QWidget, str]]:
        """What can take the focus, each with what sets it apart within the rule, if anything."""
        return ()

    def name(self, title: str, description: str) -> None:
        """Tell a screen reader what the controls are for."""
        for control, part in self.controls():
            control.setAccessibleName(f"{title}: {part}" if part else title)
            control.setAccessibleDescription(description)

    def adopt(self, *controls: QWidget) -> None:
        """Let the wheel of the mouse turn the page, not a control that happens to lie under it."""
        for control in controls:
            if not isinstance(control, QCheckBox):
                control.setMinimumHeight(_HEIGHT)
            control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            control.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Most controls get their texts with their values."""


def _column(owner: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(owner)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(SIZES.grid)
    return column


class FactLabel(RuleEditor):
    """A rule that can have one value only: nothing to change."""

    def __init__(self, parameter: Parameter) -> None:
        super().__init__(parameter)
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        _column(self).addWidget(self._label)

    def show_value(self, value: object) -> None:
        self._label.setText(value_text(self.parameter.key, value))


class YesOrNo(RuleEditor):
    """A check box that says yes or no."""

    def __init__(self, parameter: Parameter) -> None:
        super().__init__(parameter)
        self.box = QCheckBox()
        self.adopt(self.box)
        self.box.toggled.connect(self._show_word)
        self.box.clicked.connect(lambda checked: self.changed.emit(checked))
        _column(self).addWidget(self.box)

    def _show_word(self, checked: bool) -> None:
        self.box.setText(choice_text(self.parameter.key, checked))

    def show_value(self, value: object) -> None:
        self.box.setChecked(value is True)
        self._show_word(value is True)

    def controls(self) -> Iterable[tuple[QWidget, str]]:
        return ((self.box, ""),)

    def retranslate(self) -> None:
        self._show_word(self.box.isChecked())


class OneOfSeveral(RuleEditor):
    """A list of which one value is chosen."""

    def __init__(self, parameter: Parameter) -> None:
        super().__init__(parameter)
        self.box = ValueBox()
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.adopt(self.box)
        self.box.chosen.connect(self.changed.emit)
        _column(self).addWidget(self.box)
        self.retranslate()

    def show_value(self, value: object) -> None:
        if value is not None:
            self.box.show_value(value)
        self.box.setToolTip(self.box.currentText())

    def controls(self) -> Iterable[tuple[QWidget, str]]:
        return ((self.box, ""),)

    def retranslate(self) -> None:
        assert isinstance(self.parameter.kind, Choice)
        key = self.parameter.key
        self.box.show_values(
            (choice, choice_text(key, choice)) for choice in self.parameter.kind.choices
        )


class AnyOfSeveral(RuleEditor):
    """A check box for each value."""

    def __init__(self, parameter: Parameter) -> None:
        super().__init__(parameter)
        assert isinstance(parameter.kind, Subset)
        hidden = _NOT_OFFERED.get(parameter.key, ())
        self.boxes = {each: QCheckBox() for each in parameter.kind.choices if each not in hidden}
        column = _column(self)
        for box in self.boxes.values():
            box.clicked.connect(lambda _: self.changed.emit(self._value()))
            column.addWidget(box)
        self.adopt(*self.boxes.values())
        self.retranslate()

    def _value(self) -> list[int | str]:
        return [choice for choice, box in self.boxes.items() if box.isChecked()]

    def show_value(self, value: object) -> None:
        chosen = value if isinstance(value, tuple) else ()
        for choice, box in self.boxes.items():
            box.setChecked(choice in chosen)

    def controls(self) -> Iterable[tuple[QWidget, str]]:
        return tuple((box, box.text()) for box in self.boxes.values())

    def retranslate(self) -> None:
        for choice, box in self.boxes.items():
            box.setText(choice_text(self.parameter.key, choice))


class OneNumber(RuleEditor):
    """A field for a whole number."""

    def __init__(self, parameter: Parameter) -> None:
        super().__init__(parameter)
        assert isinstance(parameter.kind, Number)
        self.field = _number_field(parameter.kind.minimum, parameter.kind.maximum)
        self.adopt(self.field)
        self.field.valueChanged.connect(self.changed.emit)
        _column(self).addWidget(self.field, 0, Qt.AlignmentFlag.AlignLeft)

    def show_value(self, value: object) -> None:
        if isinstance(value, int) and value != self.field.value():
            self.field.blockSignals(True)
            self.field.setValue(value)
            self.field.blockSignals(False)

    def controls(self) -> Iterable[tuple[QWidget, str]]:
        return ((self.field, ""),)


class NumberForEachLevel(RuleEditor):
    """A field for each level of contracts; where no number is needed, one below stands for none."""

    def __init__(self, parameter: Parameter) -> None:
        super().__init__(parameter)
        kind = parameter.kind
        assert isinstance(kind, NumberByLevel)
        self.fields: dict[int, QSpinBox] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(SIZES.grid)
        grid.setVerticalSpacing(0)
        for place, (level, maximum) in enumerate(zip(LEVELS, kind.maxima, strict=True)):
            field = _number_field(kind.minimum - (level in kind.optional), maximum)
            field.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
            field.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            field.setMinimumWidth(0)
            field.setFixedWidth(_LEVEL_WIDTH)
            if level in kind.optional:
                field.setSpecialValueText("–")
            field.valueChanged.connect(lambda _: self.changed.emit(self._value()))
            label = QLabel(str(level))
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            grid.addWidget(label, 0, place)
            grid.addWidget(field, 1, place)
            self.fields[level] = field
        grid.setColumnStretch(len(LEVELS), 1)
        self.adopt(*self.fields.values())

    def _value(self) -> dict[int, int]:
        return {
            level: field.value()
            for level, field in self.fields.items()
            if field.text() != field.specialValueText()
        }

    def show_value(self, value: object) -> None:
        numbers = dict(value) if isinstance(value, Iterable) else {}
        for level, field in self.fields.items():
            field.blockSignals(True)
            field.setValue(numbers.get(level, field.minimum()))
            field.blockSignals(False)

    def controls(self) -> Iterable[tuple[QWidget, str]]:
        return tuple(
            (field, self.tr("level {level}").format(level=level))
            for level, field in self.fields.items()
        )


class ListOfNumbers(RuleEditor):
    """A field for numbers with commas between them."""

    def __init__(self, parameter: Parameter) -> None:
        super().__init__(parameter)
        self.field = QLineEdit()
        self.field.setValidator(
            QRegularExpressionValidator(QRegularExpression(r"[\d, ]{0,60}"), self.field)
        )
        self.adopt(self.field)
        self.field.textEdited.connect(lambda text: self.changed.emit(_numbers(text)))
        _column(self).addWidget(self.field)
        self.retranslate()

    def show_value(self, value: object) -> None:
        if isinstance(value, tuple) and list(value) != _numbers(self.field.text()):
            self.field.setText(value_text(self.parameter.key, value))

    def controls(self) -> Iterable[tuple[QWidget, str]]:
        return ((self.field, ""),)

    def demand(self) -> str:
        assert isinstance(self.parameter.kind, NumberList)
        return self.tr(
            "Write whole numbers from {minimum} to {maximum} with commas between them."
        ).format(minimum=self.parameter.kind.minimum, maximum=self.parameter.kind.maximum)

    def retranslate(self) -> None:
        self.field.setToolTip(self.demand())


class LimitOfMatch(RuleEditor):
    """No limit, a number of deals or a time; the number itself may be left to the start."""

    def __init__(self, parameter: Parameter) -> None:
        super().__init__(parameter)
        self.box = ValueBox()
        self.field = _number_field(0, 9999)
        self.box.chosen.connect(self._choose)
        self.field.valueChanged.connect(lambda _: self.changed.emit(self._value()))
        self.adopt(self.box, self.field)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        row.addWidget(self.field)
        row.addStretch(1)
        self.retranslate()

    def _choose(self, kind: object) -> None:
        self._set_number(_USUAL_DEALS if kind == "max_deals" else _USUAL_MINUTES)
        self.field.setVisible(kind != "none")
        self.changed.emit(self._value())

    def _set_number(self, number: int) -> None:
        self.field.blockSignals(True)
        self.field.setValue(number)
        self.field.blockSignals(False)

    def _value(self) -> str:
        kind, number = self.box.currentData(), self.field.value()
        if kind == "max_deals":
            return f"max_deals:{number or 'n'}"
        return f"clock:{number}" if kind == "clock" and number else str(kind)

    def show_value(self, value: object) -> None:
        kind, _, number = str(value).partition(":")
        self.box.show_value(kind)
        self._set_number(int(number) if number.isdecimal() else 0)
        self.field.setVisible(kind != "none")

    def controls(self) -> Iterable[tuple[QWidget, str]]:
        return ((self.box, ""), (self.field, self.tr("number")))

    def retranslate(self) -> None:
        self.box.show_values(
            (
                ("none", self.tr("No limit")),
                ("max_deals", self.tr("Deals")),
                ("clock", self.tr("Minutes")),
            )
        )
        self.field.setSpecialValueText(self.tr("asked at the start"))


def _number_field(minimum: int, maximum: int) -> QSpinBox:
    field = QSpinBox()
    field.setRange(minimum, maximum)
    return field


def _numbers(text: str) -> list[int]:
    return [int(part) for part in text.replace(",", " ").split()]


def editor_for(parameter: Parameter) -> RuleEditor:
    """The control that fits a rule."""
    match parameter.kind:
        case Choice(choices=(_,)):
            return FactLabel(parameter)
        case Choice(choices=(True, False)):
            return YesOrNo(parameter)
        case Choice():
            return OneOfSeveral(parameter)
        case Subset():
            return AnyOfSeveral(parameter)
        case Number():
            return OneNumber(parameter)
        case NumberByLevel():
            return NumberForEachLevel(parameter)
        case NumberList():
            return ListOfNumbers(parameter)
        case EndLimit():
            return LimitOfMatch(parameter)
