"""What calls tell of the hands behind them.

Each call is looked at as one of a few: how likely was it, with this hand or that? The models are
those by which calls are foretold (``callers.py``, ``defences.py``).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from preferans_qt.bots.thinking.callers import (
    MISERE_WAVERING,
    bid_model,
    misere_threshold,
    passing_worth,
)
from preferans_qt.bots.thinking.defences import (
    call_odds,
    expected_defence,
    possible_calls,
    word_of,
)
from preferans_qt.bots.worth import SITTING_DEALER, Stakes, roles_of, stakes_of
from preferans_qt.game.actions import Bid, Call, Here, Look, Name, Pass, TakeTalon, WhistCall
from preferans_qt.game.auction import (
    after_call,
    lowest_level,
    next_raise,
    passed_seats,
    why_not_call,
)
from preferans_qt.game.contracts import LEVELS, MISERE, Contract, Strain, trick_contract
from preferans_qt.game.deal import Auction, WhistCallBy
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView

Row = tuple[float, float, float, float, float]  # of 1, GAME, MISERE, RASPASY and DEFENCE

NOTHING: Row = (0.0, 0.0, 0.0, 0.0, 0.0)
_NO_DEFENCE = -1  # instead of a strain: defence does not come into it


class Choice(NamedTuple):
    """A call out of some, by a hand as dealt: ``rows`` are the log-odds of each, linear in what
    a hand is worth; ``trump`` is the strain against which it defends. ``sort`` names the
    situation, for those who fit the models."""

    sort: str
    seat: Seat
    trump: int
    chosen: int
    rows: tuple[Row, ...]


def calls_made(view: PlayerView) -> Iterator[Choice]:
    """What everybody else has called in the auction, and over the contract."""
    yield from _auction_calls(view)
    yield from _whist_calls(view)


def _auction_calls(view: PlayerView) -> Iterator[Choice]:
    rules, seating, run = view.rules, view.seating, view.run
    dark = rules.dark_and_bombs != "off"
    auction = Auction(seating.active[0], looked=() if dark else None)
    stakes = {seat: stakes_of(view, seat) for seat in seating.active}
    for seat, action in view.record:
        if isinstance(action, Look) and auction.looked is not None:
            auction = replace(auction, looked=(*auction.looked, seat))
            continue
        if not isinstance(action, Bid | Here | Pass | TakeTalon):
            continue  # a misere offered and answered
        if seat != view.seat and not auction.actor_is_in_the_dark:
            yield from _call_made(view, stakes[seat], auction, action)
        following = after_call(rules, seating, run, auction, action)
        if not isinstance(following, Auction):
            return
        auction = following


def winning_bid(view: PlayerView) -> Contract:
    """The bid that won the auction; one who took the talon bid the lowest rung (C3.10)."""
    bids = [step.action.contract for step in view.record if isinstance(step.action, Bid)]
    return bids[-1] if bids else trick_contract(lowest_level(view.rules, view.run), Strain.SPADES)


def _call_made(view: PlayerView, stakes: Stakes, auction: Auction, call: Call) -> Iterator[Choice]:
    """A call among passing, bidding and misere, as far as they were possible."""
    rules, run = view.rules, view.run
    rows = {"pass": NOTHING}
    passes = len(passed_seats(auction)) if auction.high is None else None
    said = "pass"
    level = _level_bid(view, auction, call)
    if level is not None:
        model = bid_model(stakes, level, run, passes)
        rows["bid"] = (model.constant, model.sharpness, 0.0, model.fear, 0.0)
    if why_not_call(rules, view.seating, run, auction, Bid(MISERE)) is None:
        passing = passing_worth(stakes, LEVELS[0], run, passes)
        threshold = misere_threshold(stakes, round(10 * passing))
        rows["misere"] = (-threshold / MISERE_WAVERING, 0.0, 1 / MISERE_WAVERING, 0.0, 0.0)
    if isinstance(call, Bid) and call.contract.is_misere:
        said = "misere"
    elif not isinstance(call, Pass):
        said = "bid"
    if len(rows) > 1 and said in rows:
        when = "raising" if passes is None else f"opening after {passes}:"
        chosen = list(rows).index(said)
        sort = f"{when} {level or ''} {' '.join(rows)}"
        yield Choice(sort, auction.actor, _NO_DEFENCE, chosen, tuple(rows.values()))


def _level_bid(view: PlayerView, auction: Auction, call: Call) -> int | None:
    """The level that was bid, or would have been; None where nothing could be bid."""
    if isinstance(call, Bid) and not call.contract.is_misere:
        return call.contract.level
    if isinstance(call, Here) and auction.high is not None:
        return auction.high.level
    rung = next_raise(view.rules, view.run, auction)
    if rung is None or why_not_call(view.rules, view.seating, view.run, auction, Bid(rung)):
        return None
    return rung.level


def _whist_calls(view: PlayerView) -> Iterator[Choice]:
    contract = getattr(view.phase, "contract", None)
    declarer = getattr(view.phase, "declarer", None)
    if contract is None or declarer is None or contract.is_misere:
        return
    roles = roles_of(view.seating, declarer)
    stakes = stakes_of(view, declarer)
    calls: tuple[WhistCallBy, ...] = ()
    for seat, action in _said_over_contract(view):
        made = WhistCallBy(roles.index(seat), action)
        possible = possible_calls(stakes, contract, calls)
        if seat != view.seat and made.seat != SITTING_DEALER and len(possible) > 1:
            rows = _whist_rows(stakes, contract, calls)
            sort = f"whist {contract.level} {word_of(calls) or '-'}"
            yield Choice(sort, seat, int(contract.strain), possible.index(made), rows)
        calls = (*calls, made)


def _said_over_contract(view: PlayerView) -> Sequence[tuple[Seat, WhistCall]]:
    """What was said once the contract had been named."""
    record = view.record
    named = next(
        (place for place, step in enumerate(record) if isinstance(step.action, Name)), len(record)
    )
    return tuple(
        (seat, action) for seat, action in record[named + 1 :] if isinstance(action, WhistCall)
    )


def _whist_rows(
    stakes: Stakes, contract: Contract, calls: tuple[WhistCallBy, ...]
) -> tuple[Row, ...]:
    """The log-odds of each call, taken as linear between a poor hand and a good one."""
    usual = expected_defence(contract, 0.0)
    poor, good = (
        call_odds(stakes, contract, calls, round(10 * (usual + extra))) for extra in (-1.0, 1.0)
    )
    return tuple(
        ((low + high) / 2, 0.0, 0.0, 0.0, (high - low) / 2)
        for low, high in zip(poor, good, strict=True)
    )
