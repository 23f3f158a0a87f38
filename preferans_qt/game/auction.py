"""Bidding: which calls are legal, and what each call leads to (C.3)."""

from dataclasses import replace

from preferans_qt.game.actions import Bid, Call, Here, Pass, TakeTalon
from preferans_qt.game.contracts import (
    LADDER,
    MISERE,
    MISERE_WITHOUT_TALON,
    TRICK_CONTRACTS,
    WITHOUT_TALON,
    Contract,
    Strain,
    trick_contract,
)
from preferans_qt.game.deal import Auction, CallBy, Exchange, Seating
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat

ALL_CALLS: tuple[Call, ...] = (
    Pass(),
    Here(),
    *(Bid(contract) for contract in LADDER),
    *(Bid(contract) for contract in WITHOUT_TALON),
    TakeTalon(),
)
_NINE_NO_TRUMP = trick_contract(9, Strain.NO_TRUMP)


def lowest_level(rules: Rules, run: int) -> int:
    """The lowest level that may be bid after ``run`` raspasy in a row (A40, A41)."""
    levels = rules.exit_min_levels
    if rules.exit_cycle == "cycle":
        return levels[run % len(levels)]
    return levels[min(run, len(levels) - 1)]


def opening_level(rules: Rules, run: int, auction: Auction) -> int:
    """The lowest level that may be bid now; each pass in the dark raises it by one (A.1)."""
    return max(lowest_level(rules, run), 6 + len(dark_passers(auction)))


def next_raise(rules: Rules, run: int, auction: Auction) -> Contract | None:
    """The rung immediately above the standing bid, None above 10NT (C3.3).

    Misere and the bids without the talon are no rungs that must be climbed. Above a misere in
    the dark that is 9S in the dark, else 10S (A.1).
    """
    high = auction.high
    if high is None:
        level = opening_level(rules, run, auction)
        return next((row for row in TRICK_CONTRACTS if row.level == level), None)
    level = 10 if _dark_misere_stands(auction) and not auction.actor_is_in_the_dark else 0
    return next(
        (row for row in TRICK_CONTRACTS if row.place > high.place and row.level >= level), None
    )


def passed_seats(auction: Auction) -> frozenset[Seat]:
    """Seats that have passed."""
    return frozenset(made.seat for made in auction.calls if isinstance(made.call, Pass))


def dark_passers(auction: Auction) -> tuple[Seat, ...]:
    """Seats that passed without having looked, before any bid, in their order (A.1)."""
    seats: list[Seat] = []
    for made in auction.calls:
        if not isinstance(made.call, Pass):
            break
        if made.dark:
            seats.append(made.seat)
    return tuple(seats)


def misere_callers(auction: Auction) -> frozenset[Seat]:
    """The seats that called misere, outbid or not."""
    return frozenset(
        made.seat
        for made in auction.calls
        if isinstance(made.call, Bid) and made.call.contract.is_misere
    )


def _was_misere_beaten_by_nine(auction: Auction) -> bool:
    """Whether somebody has bid nine or more after a misere (C3.8)."""
    bids = [made.call.contract for made in auction.calls if isinstance(made.call, Bid)]
    first = next((place for place, bid in enumerate(bids) if bid.is_misere), len(bids))
    return any(bid.level >= 9 for bid in bids[first:])


def _dark_misere_stands(auction: Auction) -> bool:
    return auction.high == MISERE and auction.is_held_in_the_dark


def why_not_call(
    rules: Rules, seating: Seating, run: int, auction: Auction, call: Call
) -> Reason | None:
    """Why the current actor may not make a call, or None when he may."""
    if isinstance(call, Pass):
        return None  # C3.2
    if auction.calls:
        reason = _why_not_after_misere(rules, auction, call)
        if reason is not None:
            return reason
    match call:
        case Here():
            return _why_not_here(rules, seating, auction)
        case TakeTalon():
            return _why_not_take_talon(rules, run, auction)
        case Bid(contract) if contract.without_talon:
            return _why_not_without_talon(rules, run, auction, contract)
        case Bid(contract) if contract.is_misere:
            return why_not_misere(rules, run, auction)
        case Bid(contract):
            return _why_not_raise(rules, run, auction, contract)


def _why_not_after_misere(rules: Rules, auction: Auction, call: Call) -> Reason | None:
    """What a misere forbids: its caller to bid again, and anybody once a nine has beaten it."""
    if auction.actor in misere_callers(auction) and call != Bid(MISERE_WITHOUT_TALON):
        return Reason(Refusal.MISERE_OUTBID, "C3.7")
    if rules.nine_over_misere_ends_auction and _was_misere_beaten_by_nine(auction):
        without_talon = isinstance(call, Bid) and call.contract.without_talon
        if not (without_talon and rules.no_talon_bids == "codex_chain"):
            return Reason(Refusal.AUCTION_CLOSED_BY_NINE, "C3.8")
    return None


def _why_not_raise(rules: Rules, run: int, auction: Auction, contract: Contract) -> Reason | None:
    high = auction.high
    reason = _why_not_level(rules, run, auction, contract.level)
    if reason is not None:
        return reason
    if high is not None and contract.place <= high.place:
        if high == MISERE:
            return Reason(Refusal.BID_UNDER_MISERE, "C3.7")
        return Reason(Refusal.BID_TOO_LOW, "C3.3", (str(high),))
    following = next_raise(rules, run, auction)
    if _dark_misere_stands(auction) and following is not None and contract.level < following.level:
        return Reason(Refusal.DARK_MISERE_STANDS, "A.1")
    if rules.bid_steps == "sequential" and following is not None and contract != following:
        return Reason(Refusal.BID_SKIPS_STEPS, "C3.3", (str(following),))
    return None


def _why_not_level(rules: Rules, run: int, auction: Auction, level: int) -> Reason | None:
    """Why nothing of a level may be bid yet, or None."""
    lowest, opening = lowest_level(rules, run), opening_level(rules, run, auction)
    if level < lowest:
        return Reason(Refusal.BID_BELOW_EXIT, "C3.3", (str(lowest),))
    if level < opening:
        return Reason(Refusal.IN_THE_DARK_BELOW, "A.1", (str(opening),))
    return None


def why_not_misere(rules: Rules, run: int, auction: Auction) -> Reason | None:
    """Why the current actor may not call misere, or None.

    Called in the dark it stands above 9NT (A.1).
    """
    reason = _why_not_any_misere(rules, run, auction, before=())
    if reason is not None:
        return reason
    if _rank(MISERE, dark=auction.actor_is_in_the_dark) <= _standing_rank(auction):
        return Reason(Refusal.MISERE_TOO_LOW, "C3.6", (str(auction.high),))
    return None


def _rank(contract: Contract, *, dark: bool) -> float:
    """The place of a call among the rungs; misere in the dark is above 9NT."""
    return _NINE_NO_TRUMP.place + 0.5 if dark and contract == MISERE else contract.place


def _standing_rank(auction: Auction) -> float:
    if auction.high is None:
        return -1
    return _rank(auction.high, dark=auction.is_held_in_the_dark)


def _why_not_any_misere(
    rules: Rules, run: int, auction: Auction, before: tuple[Call, ...]
) -> Reason | None:
    """Why no kind of misere may be called; ``before`` are own calls that do not forbid it."""
    if not rules.misere_in_game:
        return Reason(Refusal.MISERE_NOT_IN_GAME, "C3.6")
    own = tuple(made.call for made in auction.calls if made.seat == auction.actor)
    if rules.misere_first_call_only and own not in ((), before):
        return Reason(Refusal.MISERE_NOT_FIRST_CALL, "C3.6")
    lowest = opening_level(rules, run, auction)
    if lowest > 8:
        return Reason(Refusal.MISERE_BELOW_EXIT, "C3.6", (str(lowest),))
    return None


def _why_not_without_talon(
    rules: Rules, run: int, auction: Auction, contract: Contract
) -> Reason | None:
    """The chain 9 < misere without talon < 9 without talon < 10 (C3.13)."""
    if rules.no_talon_bids == "off":
        return Reason(Refusal.WITHOUT_TALON_NOT_PLAYED, "C3.13")
    if contract.is_misere:
        reason = _why_not_any_misere(rules, run, auction, before=(Bid(MISERE),))
    else:
        reason = _why_not_level(rules, run, auction, contract.level)
    if reason is not None:
        return reason
    if contract.place <= _standing_rank(auction):
        return Reason(Refusal.BID_TOO_LOW, "C3.13", (str(auction.high),))
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


def _why_not_take_talon(rules: Rules, run: int, auction: Auction) -> Reason | None:
    """Third hand may take the talon after two passes, as a bid of the lowest rung (C3.10)."""
    is_last = auction.high is None and len(passed_seats(auction)) == 2
    if not rules.third_hand_takes_talon_silently or not is_last:
        return Reason(Refusal.TALON_NEEDS_BID, "C3.10")
    if next_raise(rules, run, auction) is None:
        return Reason(Refusal.IN_THE_DARK_BELOW, "A.1", (str(opening_level(rules, run, auction)),))
    return None


def after_call(
    rules: Rules, seating: Seating, run: int, auction: Auction, call: Call
) -> Auction | Exchange | None:
    """The auction after a legal call, or who has won it with which bid.

    None when all have passed and raspasy follows (C3.9).
    """
    following = with_call(rules, run, auction, call)
    passed = passed_seats(following)
    if len(passed) == 3:
        return None
    if len(passed) == 2 and following.high is not None and following.holder is not None:
        return Exchange(following.holder, following.high)
    actor = seating.after(auction.actor)
    while actor in passed:
        actor = seating.after(actor)
    return replace(following, actor=actor)


def with_call(rules: Rules, run: int, auction: Auction, call: Call) -> Auction:
    """The auction with one more call; its actor has still to be told."""
    seat = auction.actor
    high, holder = auction.high, auction.holder
    match call:
        case Bid(contract):
            high, holder = contract, seat
        case Here():
            holder = seat
        case TakeTalon():
            high, holder = next_raise(rules, run, auction), seat
        case Pass():
            pass
    made = CallBy(seat, call, auction.actor_is_in_the_dark)
    return replace(auction, high=high, holder=holder, calls=(*auction.calls, made))


def why_not_offer_share(
    rules: Rules, seating: Seating, run: int, auction: Auction
) -> Reason | None:
    """Why half of a misere may not be offered to the sitting dealer, or None (C8.4)."""
    if not rules.misere_share_with_dealer or seating.sitting_dealer is None:
        return Reason(Refusal.SHARE_NOT_PLAYED, "C8.4")
    if auction.share is not None:
        return Reason(Refusal.SHARE_ALREADY_OFFERED, "C8.4")
    if auction.actor_is_in_the_dark or auction.actor in misere_callers(auction):
        return Reason(Refusal.SHARE_WITHOUT_MISERE, "C8.4")
    return why_not_call(rules, seating, run, auction, Bid(MISERE))
