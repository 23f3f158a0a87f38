"""Another player's proposal to end the match before its pools are full."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from preferans_qt.game.actions import Accept, Refuse
from preferans_qt.game.events import StopOffered
from preferans_qt.game.sheet import settle
from preferans_qt.ui.bidding.amounts import amount_label, player_caption
from preferans_qt.ui.bidding.buttons import ChoiceButton
from preferans_qt.ui.bidding.panel import DecisionPanel, row, sentence
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.texts.events import event_text
from preferans_qt.ui.theme import SIZES, Palette

translate = QCoreApplication.translate


class StopAnswerPanel(DecisionPanel):
    """Agree to end the match, or play on. The focus starts on playing on."""

    def __init__(
        self, palette: Palette, four_colour: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(palette, four_colour, parent)
        self._standing: QWidget | None = None
        self.accept = self.choice(ChoiceButton(), Accept())
        self.refuse = self.choice(ChoiceButton(), Refuse())
        self.rows.addLayout(row(self.accept, self.refuse))

    def default_button(self) -> QWidget:
        return self.refuse

    def prepare(self, turn: Turn) -> None:
        self.accept.bar(turn.reason_against(Accept()))
        self.refuse.bar(turn.reason_against(Refuse()))

    def retranslate(self) -> None:
        self.accept.setText(translate("Panels", "&End the match"))
        self.refuse.setText(translate("Panels", "Play &on"))
        turn = self.turn
        if turn is None:
            return
        proposer = turn.view.stop_offered_by
        if proposer is None:
            raise ValueError("nobody has proposed to end the match")
        settled = translate("Panels", "If all agree, the match is settled in whists as it stands:")
        if turn.view.rules.ledger == "signed_points":
            settled = translate(
                "Panels", "If all agree, the match is settled in points as it stands:"
            )
        self.say(event_text(StopOffered(proposer), turn.names), settled)
        standing = self._table(turn)
        if self._standing is None:
            self.rows.insertWidget(1, standing)
        else:
            self.rows.replaceWidget(self._standing, standing)
            self._standing.deleteLater()
        self._standing = standing

    def _table(self, turn: Turn) -> QWidget:
        """What each player would end with."""
        table = QWidget()
        lines = QGridLayout(table)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setHorizontalSpacing(SIZES.margin)
        lines.setVerticalSpacing(SIZES.grid)
        lines.setColumnStretch(2, 1)
        for seat, result in enumerate(settle(turn.view.rules, turn.view.sheet)):
            lines.addWidget(sentence(player_caption(turn.names, seat)), seat, 0)
            lines.addWidget(amount_label(result, self.colours), seat, 1)
        return table
