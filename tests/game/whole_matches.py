"""Whole matches of random legal actions, checked all the way and told twice."""

from random import Random

from preferans_qt.game import match as matches
from preferans_qt.game import reducer
from preferans_qt.game.actions import (
    Accept,
    Action,
    Claim,
    Discard,
    OfferStop,
    Play,
    Refuse,
    StartDeal,
    TimeUp,
    parse_action,
)
from preferans_qt.game.deal import Deal, Finished
from preferans_qt.game.entries import Column, Why
from preferans_qt.game.events import Event
from preferans_qt.game.match import Match, new_match
from preferans_qt.game.notation import deal_text, parse_deal
from preferans_qt.game.outcome import PassedOutResult, Terms
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import empty_sheet, settle
from preferans_qt.game.view import resample
from tests.game.invariants import (
    check_card,
    check_legal,
    check_moment,
    check_result,
    check_views,
    view,
)
from tests.strategies import MOODS, Stride, random_action

SAMPLED = 0.12  # of the states, in which all that takes long is checked


def check_state(rules: Rules, deal: Deal, random: Random) -> None:
    """All that holds at one moment; what takes long only now and then."""
    check_moment(rules, deal)
    if random.random() > SAMPLED:
        return
    check_legal(rules, deal, random)
    check_views(rules, deal)
    assert parse_deal(rules, deal_text(deal)) == deal
    for seat in range(deal.seating.players):
        seen = view(rules, deal, seat)
        drawn = resample(seen, random)  # other cards in the hidden places
        assert view(rules, drawn, seat) == seen
        check_moment(rules, drawn)


def check_written(match: Match) -> None:
    """What holds of the sheet after each deal."""
    rules, sheet, scored = match.rules, match.sheet, match.finished[-1]
    reasons = {entry.why for entry in scored.entries}
    assert not {Why.CONTRACT_FAILED, Why.WHIST_SHORT} <= reasons  # D1.2
    assert all(entry.amount == entry.count * entry.price for entry in scored.entries)
    signed = rules.ledger == "signed_points"
    assert all((entry.column is Column.POINTS) == signed for entry in scored.entries)
    fold = empty_sheet(match.players)
    for earlier in match.finished:
        fold = fold.with_entries(earlier.entries)
    assert fold == sheet
    if rules.settlement == "average_zero_sum":
        assert sum(settle(rules, sheet)) == 0
    if rules.pool_recording == "capped":
        assert max(sheet.pool) <= (rules.pool_target or 0)
    if rules.last_overflow == "own_mountain_floor0_then_rivals":
        assert min(sheet.mountain) >= 0
    assert min(min(row) for row in sheet.whists) >= 0


def between_deals(match: Match, random: Random) -> tuple[int | None, Action]:
    """The next deal; now and then somebody wants to stop, or the time is over."""
    if match.stop is not None:
        return matches.current_actor(match), random.choice((Accept(), Refuse()))
    if matches.why_not(match, 0, OfferStop()) is None and random.random() < 0.05:
        return random.randrange(match.players), OfferStop()
    if match.rules.minutes is not None and len(match.finished) > 1:
        return None, TimeUp()
    return None, StartDeal(random.randrange(10**6), "5a17")


def marks(match: Match, action: Action, events: tuple[Event, ...]) -> set[str]:
    """What an action shows of the rules: its code, its events, and what was special and written."""
    shown = {type(event).__name__ for event in events}
    if not isinstance(action, Play | Discard | Claim | StartDeal):
        shown.add(str(action))
    if "DealScored" in shown:
        scored = match.finished[-1]
        shown |= {entry.why.value for entry in scored.entries}
        if not isinstance(scored.result, PassedOutResult):
            terms, usual = scored.result.terms, Terms()
            shown |= {key for key in Terms.__slots__ if getattr(terms, key) != getattr(usual, key)}
    return shown


def check_match(rules: Rules, players: int, random: Random) -> tuple[Match, set[str]]:
    """A match of random legal actions to its end, and the marks of all that happened."""
    match = told = new_match(rules, players, random.randrange(players))
    mood, seen = MOODS["contract"], set[str]()
    while not match.is_over:
        before = match.deal
        if before is None:
            seat, action = between_deals(match, random)
            mood = random.choice(tuple(MOODS.values()))
        else:
            seat, done = matches.controller(match), random_action(rules, before, mood, random)
            stride = Stride(before, done, reducer.apply(rules, before, done)[0])
            check_card(rules, stride)
            check_state(rules, stride.after, random)
            action = done
        match, events = matches.apply(match, seat, action)
        told, _ = matches.apply(told, seat, parse_action(str(action)))
        seen |= marks(match, action, events)
        if match.deal is None and before is not None:
            assert isinstance(stride.after.phase, Finished)
            check_result(rules, stride.after)
            check_written(match)
            assert told == match
    assert told == match
    assert match.results == settle(rules, match.sheet)
    return match, seen
