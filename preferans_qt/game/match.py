"""A match: dealer rotation, the raspasy run, the sheet, and when it ends (C.11).

Pure: ``apply`` takes the match and one action and returns the next match with what happened.
"""

from dataclasses import dataclass, replace
from fractions import Fraction

from preferans_qt.game import reducer
from preferans_qt.game.actions import (
    Accept,
    Action,
    Answer,
    DealAction,
    OfferStop,
    Refuse,
    StartDeal,
    TimeUp,
    Withdraw,
)
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.deal import Deal, Finished, Seating
from preferans_qt.game.entries import Entry
from preferans_qt.game.events import (
    DealScored,
    Dealt,
    Event,
    MatchEnded,
    StopAnswered,
    StopOffered,
)
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    MisereResult,
    PassedOutResult,
    RaspasyResult,
    Result,
)
from preferans_qt.game.penalties import entries_with_penalties
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.game.rules import Rules
from preferans_qt.game.scoring import undertricks
from preferans_qt.game.seats import Seat, clockwise_from, next_seat
from preferans_qt.game.sheet import Sheet, empty_sheet, is_complete, post, settle
from preferans_qt.game.shuffle import dealt_hands, shuffled_deck


@dataclass(frozen=True, slots=True)
class ScoredDeal:
    """A finished deal: who sat where, how it was dealt, its result and all that was written."""

    seating: Seating
    start: StartDeal
    result: Result
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class StopOffer:
    """A proposal to end the match, and who is still to answer."""

    seat: Seat
    to_answer: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one moment.

    ``dealer`` deals the current deal, or the next one when ``deal`` is None. ``run`` counts the
    raspasy in a row so far. ``bombs`` holds the factors of each seat's bombs, the one to be used
    next first, () where there are none (A.1). ``is_out_of_time``: the clock ended it. ``results``
    is None until the match is over; whists a seat.
    """

    rules: Rules
    players: int
    dealer: Seat
    sheet: Sheet
    run: int = 0
    finished: tuple[ScoredDeal, ...] = ()
    start: StartDeal | None = None
    deal: Deal | None = None
    stop: StopOffer | None = None
    bombs: tuple[tuple[int, ...], ...] = ()
    conduct: Conduct = Conduct.LEARNING
    is_out_of_time: bool = False
    results: tuple[Fraction, ...] | None = None

    @property
    def is_over(self) -> bool:
        return self.results is not None


def new_match(
    rules: Rules, players: int, first_dealer: Seat, conduct: Conduct = Conduct.LEARNING
) -> Match:
    """A match before its first deal.

    Raises ValueError when the rules are not played by that many, or no such seat deals.
    """
    if players not in rules.players or players not in (3, 4):
        allowed = " or ".join(str(number) for number in rules.players if number in (3, 4))
        raise ValueError(f"{players} players: these rules are played by {allowed}")
    if not 0 <= first_dealer < players:
        raise ValueError(f"first dealer {first_dealer}: seats are 0 to {players - 1}")
    bombs: tuple[tuple[int, ...], ...] = ((),) * players if rules.dark_and_bombs != "off" else ()
    return Match(rules, players, first_dealer, empty_sheet(players), bombs=bombs, conduct=conduct)


def current_actor(match: Match) -> Seat | None:
    """Whose turn it is; None when cards are to be dealt or the match is over."""
    if match.stop is not None:
        return match.stop.to_answer[0]
    return None if match.deal is None else reducer.current_actor(match.deal)


def controller(match: Match) -> Seat | None:
    """Who moves for the current actor; None when cards are to be dealt or the match is over."""
    if match.deal is None:
        return current_actor(match)
    return reducer.controller(match.deal)


def legal(match: Match) -> tuple[Action, ...]:
    """The current actor's legal actions (claims apart, see reducer.legal)."""
    if match.stop is not None:
        return (Accept(), Refuse())
    return () if match.deal is None else reducer.legal(match.rules, match.deal)


def why_not(match: Match, seat: Seat | None, action: Action) -> Reason | None:
    """Why a seat may not do something now, or None.

    ``seat`` is the one that moves, as `controller` names it; None deals the cards.
    """
    if match.is_over:
        return Reason(Refusal.MATCH_OVER, "C11.3")
    if isinstance(action, StartDeal):
        return _why_not_deal(match, seat)
    if isinstance(action, OfferStop):
        return _why_not_stop(match, seat)
    if isinstance(action, TimeUp):
        return _why_not_time_up(match, seat)
    if _is_own_withdrawal(match, seat, action):
        assert match.deal is not None
        return reducer.why_not(match.rules, match.deal, action)
    if seat is None or seat != controller(match):
        return Reason(Refusal.NOT_YOUR_TURN, "C3.2")
    if match.stop is not None:
        if isinstance(action, Answer):
            return None
        return Reason(Refusal.WRONG_PHASE, "C11.5")
    assert match.deal is not None
    return reducer.why_not(match.rules, match.deal, action)


def _is_own_withdrawal(match: Match, seat: Seat | None, action: DealAction) -> bool:
    """A card is taken back by whoever played it, also out of turn (E5.2)."""
    return (
        isinstance(action, Withdraw)
        and match.deal is not None
        and seat == reducer.plays_for(match.deal, action.seat)
    )


def _why_not_deal(match: Match, seat: Seat | None) -> Reason | None:
    if match.deal is not None or match.stop is not None:
        return Reason(Refusal.DEAL_RUNNING, "C1.3")
    return None if seat is None else Reason(Refusal.NOT_YOUR_TURN, "C1.3")


def _why_not_stop(match: Match, seat: Seat | None) -> Reason | None:
    if match.rules.early_stop == "not_allowed":
        return Reason(Refusal.STOP_NOT_ALLOWED, "C11.5")
    if match.deal is not None or match.stop is not None or not match.finished:
        return Reason(Refusal.STOP_ONLY_BETWEEN_DEALS, "C11.5")
    return None if seat in range(match.players) else Reason(Refusal.NOT_YOUR_TURN, "C11.5")


def _why_not_time_up(match: Match, seat: Seat | None) -> Reason | None:
    if not match.rules.end_limit.startswith("clock"):
        return Reason(Refusal.NO_TIME_LIMIT, "C11.3")
    if match.deal is not None:
        return Reason(Refusal.DEAL_RUNNING, "C11.3")
    return None if seat is None else Reason(Refusal.NOT_YOUR_TURN, "C11.3")


def apply(match: Match, seat: Seat | None, action: Action) -> tuple[Match, tuple[Event, ...]]:
    """The match after an action, and what happened.

    Raises IllegalAction when the rules refuse it.
    """
    reason = why_not(match, seat, action)
    if reason is not None:
        raise reducer.IllegalAction(action, reason)
    if isinstance(action, StartDeal):
        return _started(match, action)
    if isinstance(action, OfferStop):
        assert seat is not None
        others = tuple(clockwise_from(next_seat(seat, match.players), match.players))[:-1]
        return replace(match, stop=StopOffer(seat, others)), (StopOffered(seat),)
    if isinstance(action, TimeUp):
        results = settle(match.rules, match.sheet)
        over = replace(match, stop=None, is_out_of_time=True, results=results)
        return over, (MatchEnded(results, early=True),)
    if match.stop is not None:
        return _stop_answered(match, match.stop, accepted=isinstance(action, Accept))
    assert match.deal is not None
    return _in_deal(match, match.deal, action)


def _started(match: Match, action: StartDeal) -> tuple[Match, tuple[Event, ...]]:
    seating = Seating(match.players, match.dealer)
    hands, talon = dealt_hands(seating, shuffled_deck(action.number))
    dark = match.rules.dark_and_bombs != "off"
    bombs = tuple(waiting[0] if waiting else 1 for waiting in match.bombs)
    live = match.conduct is Conduct.LIVE_TABLE
    deal = reducer.start_deal(
        seating, match.run, hands, talon, in_the_dark=dark, bombs=bombs, live=live
    )
    dealt = Dealt(len(match.finished), seating)
    return replace(match, deal=deal, start=action), (dealt,)


def _stop_answered(
    match: Match, stop: StopOffer, *, accepted: bool
) -> tuple[Match, tuple[Event, ...]]:
    seat, *others = stop.to_answer
    answered = StopAnswered(seat, accepted)
    if not accepted:
        return replace(match, stop=None), (answered,)
    if others:
        return replace(match, stop=StopOffer(stop.seat, tuple(others))), (answered,)
    results = settle(match.rules, match.sheet)
    return replace(match, stop=None, results=results), (answered, MatchEnded(results, early=True))


def _in_deal(match: Match, deal: Deal, action: DealAction) -> tuple[Match, tuple[Event, ...]]:
    deal, events = reducer.apply(match.rules, deal, action)
    if not isinstance(deal.phase, Finished) or match.start is None:
        return replace(match, deal=deal), events
    match, more = _scored(match, deal, match.start, deal.phase.result)
    return match, (*events, *more)


def _scored(
    match: Match, deal: Deal, start: StartDeal, result: Result
) -> tuple[Match, tuple[Event, ...]]:
    """The deal is written on the sheet, and the next dealer takes the cards (C11.1)."""
    rules, seating = match.rules, deal.seating
    written = entries_with_penalties(rules, seating, match.sheet, result)
    sheet, posted = post(rules, seating, match.sheet, written)
    scored = ScoredDeal(seating, start, result, posted)
    events: tuple[Event, ...] = (DealScored(len(match.finished), seating, result, posted),)
    finished = (*match.finished, scored)
    results = None
    if is_complete(rules, sheet) or (
        rules.max_deals is not None and len(finished) >= rules.max_deals
    ):
        results = settle(rules, sheet)
        events = (*events, MatchEnded(results, early=False))
    following = Match(
        rules,
        match.players,
        next_dealer(rules, seating, result),
        sheet,
        next_run(rules, match.run, result),
        finished,
        bombs=next_bombs(match.bombs, seating, result),
        conduct=match.conduct,
        results=results,
    )
    return following, events


def next_bombs(
    bombs: tuple[tuple[int, ...], ...], seating: Seating, result: Result
) -> tuple[tuple[int, ...], ...]:
    """The bombs after a deal (A.1): passes in the dark bring them, a contract made uses one up."""
    if not bombs:
        return bombs
    match result:
        case RaspasyResult(terms=terms) if terms.dark_passers:
            holders = {*terms.dark_passers, seating.sitting_dealer}
            return tuple(
                (*waiting, terms.raspasy_factor) if seat in holders else waiting
                for seat, waiting in enumerate(bombs)
            )
        case MisereResult(declarer=declarer, taken=0):
            used: Seat | None = declarer
        case ContractResult(declarer=declarer) if undertricks(result) == 0:
            used = declarer
        case _:
            used = None
    return tuple(waiting[1:] if seat == used else waiting for seat, waiting in enumerate(bombs))


def next_dealer(rules: Rules, seating: Seating, result: Result) -> Seat:
    """Who deals after a deal (C1.3)."""
    if isinstance(result, RaspasyResult) and rules.deal_after_raspasy == "same_dealer":
        return seating.dealer
    return next_seat(seating.dealer, seating.players)


def next_run(rules: Rules, run: int, result: Result) -> int:
    """Raspasy in a row after a deal (C9.8)."""
    match result:
        case RaspasyResult():
            return run + 1
        case PassedOutResult():
            return run
        case MisereResult():
            return 0 if rules.misere_resets_run else run
        case ContractResult() | ConcededResult():
            made = isinstance(result, ContractResult) and undertricks(result) == 0
            whisted = isinstance(result, ContractResult) and bool(result.defence.whisters)
            resets = {
                "contract_deal": True,
                "contract_made": made,
                "contract_made_and_whisted": made and whisted,
            }[rules.raspasy_run_reset or "contract_deal"]
            return 0 if resets else run
