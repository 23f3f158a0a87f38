"""Bidding: step by step up to what the hand is worth, misere when it is safe, else pass."""

from collections.abc import Sequence

from preferans_qt.bots.heuristic.contract_value import (
    best_worth,
    counted_strains,
)
from preferans_qt.bots.heuristic.hand_value import hand_danger, hand_safety
from preferans_qt.bots.heuristic.weighing import weighed
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.worth import DECLARER, misere_worth, raspasy_worth
from preferans_qt.game.actions import Action, Bid, Here, Pass
from preferans_qt.game.auction import passed_seats
from preferans_qt.game.cards import FULL_DECK, cards_in
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import Auction
from preferans_qt.game.view import PlayerView

# Tricks the talon is expected to bring: the better the hand, the less there is to gain
TALON_HELP = 2.7
TALON_HELP_LOSS = 0.2  # for each trick counted before
RUNG_COST = 0.01  # whists: of bids worth the same, the lowest

MISERE_MISSED = 0.5  # how often the defenders miss a catch that lies in the cards
MISERE_TRICKS_CAUGHT = 2  # by a misere that fails
FIRST_LEAD_SAFETY = 0.85  # of a misere whose declarer has to lead

DEFENDING_WORTH = -3.0  # whists, on average, when somebody else plays a contract
RASPASY_CHANCE = (1.0, 0.7, 0.5)  # that all pass, by the number of players still to speak
RASPASY_AVERAGE_DANGER = 3.0  # of a hand at raspasy
RASPASY_AVERAGE_TRICKS = 10 / 3


def call_candidates(
    view: PlayerView, phase: Auction, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Every legal call with its value."""
    players = view.seating.players
    tricks = {
        strain: counted + TALON_HELP - TALON_HELP_LOSS * counted
        for strain, counted in counted_strains(view.hand).items()
    }

    def contract(lowest: Contract) -> float:
        return best_worth(view.rules, players, lowest, tricks, talon_seen=False)

    def value(action: Action) -> float | None:
        match action:
            case Bid(rung) if rung.is_misere:
                return _misere(view)
            case Bid(rung):
                return contract(rung) - RUNG_COST * rung.place
            case Here() if phase.high is not None:
                return contract(phase.high)
            case Pass():
                return _passing(view, phase)
        return None

    return weighed(legal, value)


def _misere(view: PlayerView) -> float:
    """The worth of calling misere. Of the talon's cards, one will do less harm than the worst
    card of the hand, and two are laid away: so the hand is looked at without its worst card."""
    chance = max(
        hand_safety(view.hand & ~(1 << card), FULL_DECK & ~view.hand)
        for card in cards_in(view.hand)
    )
    if view.seating.active[0] == view.seat:
        chance *= FIRST_LEAD_SAFETY
    chance += MISERE_MISSED * (1 - chance)
    players = view.seating.players
    made = misere_worth(view.rules, players, 0)[DECLARER]
    failed = misere_worth(view.rules, players, MISERE_TRICKS_CAUGHT)[DECLARER]
    return chance * made + (1 - chance) * failed


def _passing(view: PlayerView, phase: Auction) -> float:
    """The worth of passing: somebody else plays, or all pass and the hand takes what it must."""
    if phase.high is not None:
        return DEFENDING_WORTH
    still_to_speak = 2 - len(passed_seats(phase))
    chance = RASPASY_CHANCE[still_to_speak]
    return chance * _raspasy(view) + (1 - chance) * DEFENDING_WORTH


def _raspasy(view: PlayerView) -> float:
    """The expected worth of raspasy by the tricks the hand may have to take."""
    fear = hand_danger(view.hand, FULL_DECK & ~view.hand) - RASPASY_AVERAGE_DANGER
    players, number = view.seating.players, view.run + 1
    few, many = (raspasy_worth(view.rules, players, own, number) for own in (3, 4))
    expected = RASPASY_AVERAGE_TRICKS + fear
    return few + (expected - 3) * (many - few)
