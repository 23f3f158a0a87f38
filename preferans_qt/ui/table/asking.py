"""Which panel asks for which decision."""

from preferans_qt.game.deal import (
    Auction,
    DarkWin,
    DefenceChoice,
    Entering,
    Exchange,
    Naming,
    ShareOffer,
    TrickPlay,
    Whisting,
)
from preferans_qt.ui.bidding.calls import CallsPanel, ContractPanel
from preferans_qt.ui.bidding.claims import ClaimAnswerPanel
from preferans_qt.ui.bidding.discard import DiscardPanel
from preferans_qt.ui.bidding.panel import DecisionPanel
from preferans_qt.ui.bidding.rare import DarkWinPanel, EnteringPanel, ShareAnswerPanel
from preferans_qt.ui.bidding.stop import StopAnswerPanel
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.bidding.whist import DefencePanel, WhistPanel
from preferans_qt.ui.theme import Palette


def panel_for(turn: Turn, palette: Palette, four_colour: bool) -> DecisionPanel | None:
    """The panel for a turn, ready to be shown; None when a card on the table answers it."""
    kind = _kind(turn)
    if kind is None:
        return None
    panel = kind(palette, four_colour)
    panel.present(turn)
    return panel


def _kind(turn: Turn) -> type[DecisionPanel] | None:
    if turn.view.stop_offered_by is not None:
        return StopAnswerPanel
    match turn.view.phase:
        case Auction(share=ShareOffer(accepted=None)):
            return ShareAnswerPanel
        case Auction():
            return CallsPanel
        case DarkWin():
            return DarkWinPanel
        case Exchange():
            return DiscardPanel
        case Naming():
            return ContractPanel
        case Whisting():
            return WhistPanel
        case Entering():
            return EnteringPanel
        case DefenceChoice():
            return DefencePanel
        case TrickPlay(claim=claim) if claim is not None:
            return ClaimAnswerPanel
    return None
