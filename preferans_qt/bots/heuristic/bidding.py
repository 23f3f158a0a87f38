"""Bidding: step by step up to what the hand is worth, misere when it is safe, else pass."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from preferans_qt.bots.heuristic.contract_value import (
    best_worth,
    counted_strains,
    defending_worth,
)
from preferans_qt.bots.heuristic.misere_value import (
    SHARED_BELOW,
    USUAL_MISERE,
    expected_raspasy,
    own_misere,
    share_candidates,
    shared,
)
from preferans_qt.bots.heuristic.weighing import TRIFLE, weighed
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.worth import FIRST_DEFENDER, stakes_of
from preferans_qt.game.actions import Action, Bid, Here, Look, OfferShare, Pass, TakeTalon
from preferans_qt.game.auction import dark_passers, next_raise, opening_level, passed_seats
from preferans_qt.game.contracts import MISERE, Contract, Strain
from preferans_qt.game.deal import Auction, DarkWin, ShareOffer
from preferans_qt.game.exchange import lowest_contract
from preferans_qt.game.view import PlayerView

# Tricks the talon is expected to bring: the better the hand, the less there is to gain
TALON_HELP = 2.7
TALON_HELP_LOSS = 0.2  # for each trick counted before
RUNG_COST = 0.01  # whists: of bids worth the same, the lowest

# That all pass where six may be bid, by the number of players still to speak; the dearer it is
# to open, the more often
RASPASY_CHANCE = (1.0, 0.7, 0.5)


def call_candidates(
    view: PlayerView, phase: Auction, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """Every legal call with its value. Nobody calls before he has looked at his cards."""
    if phase.share is not None and phase.share.accepted is None:
        return share_candidates(view, phase.share, legal)
    if phase.actor_is_in_the_dark:
        return weighed(legal, lambda action: 0.0 if isinstance(action, Look) else None)
    worth_of = _worth_of_bids(view, phase)

    def bid(rung: Contract) -> float:
        return worth_of(rung) - RUNG_COST * rung.place

    def value(action: Action) -> float | None:
        match action:
            case Bid(rung):
                return bid(rung)
            case Here() if phase.high is not None:
                return worth_of(phase.high)
            case TakeTalon():
                lowest = next_raise(view.rules, view.run, phase)
                return None if lowest is None else worth_of(lowest) + TRIFLE
            case OfferShare():
                return bid(MISERE) + (TRIFLE if _should_share(view, phase) else -TRIFLE)
            case Pass():
                return _passing(view, phase)
        return None

    return weighed(legal, value)


def dark_win_candidates(
    view: PlayerView, phase: DarkWin, legal: Sequence[Action]
) -> tuple[Candidate, ...]:
    """One who has won in the dark takes the talon, or turns to an ordinary misere."""
    stakes = stakes_of(view, view.seat)
    in_light = replace(stakes, terms=replace(stakes.terms, dark=False))

    def value(action: Action) -> float | None:
        match action:
            case TakeTalon():
                return best_worth(stakes, phase.bid, _with_talon(view), talon_seen=False)
            case Bid():
                return own_misere(view, with_talon=True).worth(in_light)
        return None

    return weighed(legal, value)


def _with_talon(view: PlayerView) -> dict[Strain, float]:
    """Tricks to be counted in each strain once the talon is in the hand."""
    return {
        strain: counted + TALON_HELP - TALON_HELP_LOSS * counted
        for strain, counted in counted_strains(view.hand).items()
    }


def _worth_of_bids(view: PlayerView, phase: Auction) -> Callable[[Contract], float]:
    """What it is worth to play at a bid of the ladder, or at one without the talon."""
    stakes = stakes_of(view, view.seat)
    without = replace(stakes, terms=replace(stakes.terms, without_talon=True))
    accepted = phase.share == ShareOffer(view.seat, accepted=True)
    of_misere = shared if accepted else lambda one: one
    tricks = _with_talon(view)

    def worth(rung: Contract) -> float:
        own = without if rung.without_talon else stakes
        if rung.is_misere:
            misere = own_misere(view, with_talon=not rung.without_talon)
            return misere.worth(of_misere(own))
        if rung.without_talon:
            counted = counted_strains(view.hand)
            return best_worth(own, lowest_contract(rung), counted, talon_seen=True)
        return best_worth(own, rung, tricks, talon_seen=False)

    return worth


def _should_share(view: PlayerView, phase: Auction) -> bool:
    """Whether a misere is a real risk, and half of it still better than to pass."""
    misere = own_misere(view, with_talon=True)
    half = misere.worth(shared(stakes_of(view, view.seat)))
    return misere.chance < SHARED_BELOW and half > _passing(view, phase)


def _passing(view: PlayerView, phase: Auction) -> float:
    """The worth of passing: somebody else plays, or all pass and the hand takes what it must."""
    if phase.high is not None and phase.holder is not None:
        of_holder = stakes_of(view, phase.holder)
        if phase.high.is_misere:
            return USUAL_MISERE.worth(of_holder, FIRST_DEFENDER)
        return defending_worth(of_holder, phase.high.level)
    level = opening_level(view.rules, view.run, phase)
    usual = RASPASY_CHANCE[2 - len(passed_seats(phase))]
    chance: float = usual ** (1 / (level - 5))
    own = stakes_of(view, view.seat)
    terms = replace(own.terms, dark_passers=dark_passers(phase))
    raspasy = expected_raspasy(view, replace(own, terms=terms))
    defending = defending_worth(stakes_of(view, view.seating.after(view.seat)), level)
    return chance * raspasy + (1 - chance) * defending
