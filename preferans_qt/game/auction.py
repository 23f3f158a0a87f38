"""Bidding: which calls are legal, and what each call leads to (C.3)."""

from preferans_qt.game.actions import Bid, Call, Here, Pass
from preferans_qt.game.contracts import LADDER, MISERE, TRICK_CONTRACTS, Contract
from preferans_qt.game.deal import Auction, CallBy, Exchange, Seating
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat

ALL_CALLS: tuple[Call, ...] = (Pass(), Here(), *(Bid(contract) for contract in LADDER))


def lowest_level(rules: Rules, run: int) -> int:
    """The lowest level that may be bid after ``run`` raspasy in a row (A40, A41)."""
    levels = rules.exit_min_levels
    if rules.exit_cycle == "cycle":
        return levels[run % len(levels)]
    return levels[min(run, len(levels) - 1)]


def next_raise(rules: Rules, run: int, high: Contract | None) -> Contract | None:
    """The rung immediately above the standing bid, None above 10NT (C3.3)."""
    if high is None:
        level = lowest_level(rules, run)
        return next(row for row in TRICK_CONTRACTS if row.level == level)
    return next((row for row in TRICK_CONTRACTS if row.place > high.place), None)


def passed_seats(auction: Auction) -> frozenset[Seat]:
    """Seats that have passed."""
    return frozenset(seat for seat, call in auction.calls if isinstance(call, Pass))


def misere_caller(auction: Auction) -> Seat | None:
    """The seat that called misere, outbid or not."""
    return next(
        (seat for seat, call in auction.calls if isinstance(call, Bid) and call.contract.is_misere),
        None,
    )


def why_not_call(
    rules: Rules, seating: Seating, run: int, auction: Auction, call: Call
) -> Reason | None:
    """Why the current actor may not make a call, or None when he may."""
    if isinstance(call, Pass):
        return None  # C3.2
    if misere_caller(auction) == auction.actor:
        return Reason(Refusal.MISERE_OUTBID, "C3.7")
    if (
        rules.nine_over_misere_ends_auction
        and auction.high is not None
        and auction.high.level >= 9
        and misere_caller(auction) is not None
    ):
        return Reason(Refusal.AUCTION_CLOSED_BY_NINE, "C3.8")
    if isinstance(call, Here):
        return _why_not_here(rules, seating, auction)
    if call.contract.is_misere:
        return _why_not_misere(rules, run, auction)
    return _why_not_raise(rules, run, auction, call.contract)


def _why_not_raise(rules: Rules, run: int, auction: Auction, contract: Contract) -> Reason | None:
    high = auction.high
    lowest = lowest_level(rules, run)
    if contract.level < lowest:
        return Reason(Refusal.BID_BELOW_EXIT, "C3.3", (str(lowest),))
    if high is not None and contract.place < high.place:
        if high.is_misere:
            return Reason(Refusal.BID_UNDER_MISERE, "C3.7")
        return Reason(Refusal.BID_TOO_LOW, "C3.3", (str(high),))
    if high == contract:
        return Reason(Refusal.BID_TOO_LOW, "C3.3", (str(high),))
    following = next_raise(rules, run, high)
    if rules.bid_steps == "sequential" and following is not None and contract != following:
        return Reason(Refusal.BID_SKIPS_STEPS, "C3.3", (str(following),))
    return None


def _why_not_misere(rules: Rules, run: int, auction: Auction) -> Reason | None:
    if not rules.misere_in_game:
        return Reason(Refusal.MISERE_NOT_IN_GAME, "C3.6")
    if rules.misere_first_call_only and any(seat == auction.actor for seat, _ in auction.calls):
        return Reason(Refusal.MISERE_NOT_FIRST_CALL, "C3.6")
    if auction.high is not None and auction.high.place >= MISERE.place:
        return Reason(Refusal.MISERE_TOO_LOW, "C3.6", (str(auction.high),))
    if lowest_level(rules, run) > 8:
        return Reason(Refusal.MISERE_BELOW_EXIT, "C3.6", (str(lowest_level(rules, run)),))
    return None


def _why_not_here(rules: Rules, seating: Seating, auction: Auction) -> Reason | None:
    if rules.here == "none":
        return Reason(Refusal.HERE_NOT_PLAYED, "C3.4")
    if auction.high is None or auction.holder is None:
        return Reason(Refusal.HERE_WITHOUT_BID, "C3.4")
    if auction.high.is_misere:
        return Reason(Refusal.HERE_OVER_MISERE, "C3.4")
    order = seating.active
    if order.index(auction.holder) < order.index(auction.actor):
        return Reason(Refusal.HERE_NOT_SENIOR, "C3.4")
    if rules.here == "senior_two_left" and not passed_seats(auction):
        return Reason(Refusal.HERE_THREE_LEFT, "C3.4")
    return None


def after_call(seating: Seating, auction: Auction, call: Call) -> Auction | Exchange | None:
    """The phase after a legal call; None when all have passed and raspasy follows (C3.9)."""
    seat = auction.actor
    high, holder = auction.high, auction.holder
    if isinstance(call, Bid):
        high, holder = call.contract, seat
    elif isinstance(call, Here):
        holder = seat
    following = Auction(seat, high, holder, (*auction.calls, CallBy(seat, call)))
    passed = passed_seats(following)
    if len(passed) == 3:
        return None
    if len(passed) == 2 and high is not None and holder is not None:
        return Exchange(holder, high)
    actor = seating.after(seat)
    while actor in passed:
        actor = seating.after(actor)
    return Auction(actor, high, holder, following.calls)
