"""What a defender answers over a contract: whist, half-whist or pass, then how to defend."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from preferans_qt.game.actions import Alone, Defend, HalfWhist, Inspect, Pass, Whist
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import DefenceChoice, Whisting
from preferans_qt.game.events import ContractNamed, HandInspected, WhistCalled
from preferans_qt.game.seats import Seat
from preferans_qt.ui.bidding.answers import AnswersPanel
from preferans_qt.ui.bidding.buttons import ChoiceButton, in_button
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.texts import defences, duties
from preferans_qt.ui.texts.events import event_text
from preferans_qt.ui.texts.words import Names
from preferans_qt.ui.theme import Palette

translate = QCoreApplication.translate


class WhistPanel(AnswersPanel):
    """Whist, half-whist or pass, with the duty in words.

    A sitting dealer first looks at a defender's hand, or passes. The focus starts on Pass, which
    owes nothing; on Whist where a retreating whister cannot pass.
    """

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self.looks = (ChoiceButton(), ChoiceButton())  # at the first and the second defender
        for place, button in enumerate(self.looks):
            button.clicked.connect(lambda _=False, place=place: self._look(place))
            button.refused.connect(self.refused)
        self.whist = self.choice(ChoiceButton(), Whist())
        self.half_whist = self.choice(ChoiceButton(), HalfWhist())
        self.pass_ = self.choice(ChoiceButton(), Pass())
        for button in (*self.looks, self.whist, self.half_whist, self.pass_):
            self.answers.add(button)

    def default_button(self) -> QWidget:
        return self.pass_ if self.pass_.isEnabled() else self.whist

    def prepare(self, turn: Turn) -> None:
        view = turn.view
        deals = view.seat == view.seating.sitting_dealer
        for button, seat in zip(self.looks, _defenders(turn), strict=True):
            self.answers.show_answer(button, deals and not view.terms.dealer_saw)
            button.bar(turn.reason_against(Inspect(seat)))
        halves = bool(view.rules.half_whist_levels) and not deals
        self.answers.show_answer(self.half_whist, halves)
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
        looks = (
            translate("Panels", "Loo&k at the hand of {name}"),
            translate("Panels", "L&ook at the hand of {name}"),
        )
        turn = self.turn
        if turn is None:
            return
        names, phase = turn.names, _whisting(turn)
        hint = translate("Panels", "One hand only; you would play it if you whist.")
        for button, seat, look in zip(self.looks, _defenders(turn), looks, strict=True):
            button.setText(look.format(name=in_button(names[seat])))
            self.answers.explain(button, hint)
        self.answers.explain(self.whist, duties.whist_text(turn.view, names))
        self.answers.explain(self.half_whist, duties.half_whist_text(turn.view, names))
        self.answers.explain(self.pass_, duties.pass_text(turn.view, names))
        so_far = [event_text(WhistCalled(*said), names) for said in phase.calls]
        if turn.view.seat == turn.view.seating.sitting_dealer:
            seen = turn.view.terms.dealer_saw
            so_far += [event_text(HandInspected(turn.view.seat, seat), names) for seat in seen]
        self.say(
            _contract_text(phase.declarer, phase.contract, names),
            " ".join(so_far) or translate("Panels", "You answer first."),
            phase.contract,
        )

    def _look(self, place: int) -> None:
        if self.turn is not None:
            self.decide(Inspect(_defenders(self.turn)[place]))


class DefencePanel(AnswersPanel):
    """Open or closed, for the sole whister; in the Polish game alone, or with the passer.

    The focus starts on what shows nothing and owes least: closed, or alone.
    """

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self.alone = self.choice(ChoiceButton(), Alone())
        self.open = self.choice(ChoiceButton(), Defend(openly=True))
        self.closed = self.choice(ChoiceButton(), Defend(openly=False))
        for button in (self.alone, self.open, self.closed):
            self.answers.add(button)

    def default_button(self) -> QWidget:
        return self.closed if self.alone.isHidden() else self.alone

    def prepare(self, turn: Turn) -> None:
        self.answers.show_answer(self.alone, _calls_back(turn))
        for button, choice in (
            (self.alone, Alone()),
            (self.open, Defend(openly=True)),
            (self.closed, Defend(openly=False)),
        ):
            button.bar(turn.reason_against(choice))

    def retranslate(self) -> None:
        self.alone.setText(translate("Panels", "&Alone"))
        turn = self.turn
        if turn is not None and _calls_back(turn):
            self.open.setText(translate("Panels", "Call in the &light"))
            self.closed.setText(translate("Panels", "Call in the &dark"))
            self.answers.explain(self.alone, defences.alone_text(turn.view, turn.names))
        else:
            self.open.setText(translate("Panels", "&Open"))
            self.closed.setText(translate("Panels", "&Closed"))
        if turn is None:
            return
        phase = turn.view.phase
        if not isinstance(phase, DefenceChoice):
            raise ValueError("the panel of the defence is for a sole whister")
        self.answers.explain(self.open, defences.open_text(turn.view, turn.names))
        self.answers.explain(self.closed, defences.closed_text(turn.view, turn.names))
        self.say(
            _contract_text(phase.declarer, phase.contract, turn.names),
            translate("Panels", "You whist alone. How do you defend?"),
            phase.contract,
        )


def _calls_back(turn: Turn) -> bool:
    """Whether a passer may be called back, or left out (C12.4)."""
    return turn.view.rules.sole_whister_mode == "polish_call"


def _whisting(turn: Turn) -> Whisting:
    if not isinstance(turn.view.phase, Whisting):
        raise ValueError("the panel of whist is for the answers over a contract")
    return turn.view.phase


def _defenders(turn: Turn) -> tuple[Seat, Seat]:
    return turn.view.seating.defenders(_whisting(turn).declarer)


def _contract_text(declarer: Seat, contract: Contract, names: Names) -> str:
    return event_text(ContractNamed(declarer, contract), names)
