"""What a defender answers over a contract: whist, half-whist or pass, then open or closed."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from preferans_qt.game.actions import Action, Defend, HalfWhist, Pass, Whist
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import DefenceChoice, Whisting
from preferans_qt.game.events import ContractNamed, WhistCalled
from preferans_qt.game.seats import Seat
from preferans_qt.ui.bidding.buttons import ChoiceButton
from preferans_qt.ui.bidding.panel import DecisionPanel, sentence
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.texts import duties
from preferans_qt.ui.texts.events import event_text
from preferans_qt.ui.texts.reasons import reason_text
from preferans_qt.ui.texts.words import Names
from preferans_qt.ui.theme import SIZES, Palette

translate = QCoreApplication.translate


class AnswersPanel(DecisionPanel):
    """A few answers one below another, each a button with the sentence that explains it."""

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self._answers = QGridLayout()
        self._answers.setHorizontalSpacing(SIZES.margin)
        self._answers.setVerticalSpacing(SIZES.gap)
        self._answers.setColumnStretch(1, 1)
        self.rows.addLayout(self._answers)
        self._explanations: dict[ChoiceButton, QLabel] = {}

    def add_answer(self, action: Action) -> ChoiceButton:
        """One more answer, below the others."""
        button = self.choice(ChoiceButton(), action)
        explanation = sentence()
        place = self._answers.rowCount()
        self._answers.addWidget(button, place, 0, Qt.AlignmentFlag.AlignTop)
        self._answers.addWidget(explanation, place, 1, Qt.AlignmentFlag.AlignVCenter)
        self._explanations[button] = explanation
        return button

    def explain(self, button: ChoiceButton, text: str) -> None:
        """Say what an answer means, or, while it is barred, why it is."""
        button.describe(text)
        explanation = self._explanations[button]
        explanation.setText(text if button.reason is None else reason_text(button.reason))
        explanation.setEnabled(button.reason is None)


class WhistPanel(AnswersPanel):
    """Whist, half-whist or pass, with the duty in words.

    The focus starts on Pass, which owes nothing; on Whist where a retreating whister cannot pass.
    """

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self.whist = self.add_answer(Whist())
        self.half_whist = self.add_answer(HalfWhist())
        self.pass_ = self.add_answer(Pass())

    def default_button(self) -> QWidget:
        return self.pass_ if self.pass_.isEnabled() else self.whist

    def prepare(self, turn: Turn) -> None:
        for button, call in (
            (self.whist, Whist()),
            (self.half_whist, HalfWhist()),
            (self.pass_, Pass()),
        ):
            button.bar(turn.reason_against(call))

    def retranslate(self) -> None:
        self.whist.setText(translate("Panels", "&Whist"))
        self.half_whist.setText(translate("Panels", "Ha&lf-whist"))
        self.pass_.setText(translate("Panels", "&Pass"))
        turn = self.turn
        if turn is None:
            return
        phase = turn.view.phase
        if not isinstance(phase, Whisting):
            raise ValueError("the panel of whist is for the answers over a contract")
        self.explain(self.whist, duties.whist_text(turn.view, turn.names))
        self.explain(self.half_whist, duties.half_whist_text(turn.view, turn.names))
        self.explain(self.pass_, duties.pass_text(turn.view, turn.names))
        so_far = (event_text(WhistCalled(*said), turn.names) for said in phase.calls)
        self.say(
            _contract_text(phase.declarer, phase.contract, turn.names),
            " ".join(so_far) or translate("Panels", "You answer first."),
            phase.contract,
        )


class DefencePanel(AnswersPanel):
    """Open or closed, for the sole whister. The focus starts on closed, which shows nothing."""

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self.open = self.add_answer(Defend(openly=True))
        self.closed = self.add_answer(Defend(openly=False))

    def default_button(self) -> QWidget:
        return self.closed

    def prepare(self, turn: Turn) -> None:
        self.open.bar(turn.reason_against(Defend(openly=True)))
        self.closed.bar(turn.reason_against(Defend(openly=False)))

    def retranslate(self) -> None:
        self.open.setText(translate("Panels", "&Open"))
        self.closed.setText(translate("Panels", "&Closed"))
        turn = self.turn
        if turn is None:
            return
        phase = turn.view.phase
        if not isinstance(phase, DefenceChoice):
            raise ValueError("the panel of the defence is for a sole whister")
        self.explain(self.open, duties.open_text(turn.view, turn.names))
        self.explain(self.closed, duties.closed_text(turn.view, turn.names))
        self.say(
            _contract_text(phase.declarer, phase.contract, turn.names),
            translate("Panels", "You whist alone. How do you defend?"),
            phase.contract,
        )


def _contract_text(declarer: Seat, contract: Contract, names: Names) -> str:
    return event_text(ContractNamed(declarer, contract), names)
