"""A finished deal as a text that a person can check: cards, calls, tricks, all that is written."""

from collections.abc import Iterator
from fractions import Fraction

from preferans_qt.game.actions import (
    Accept,
    Bid,
    Claim,
    DealAction,
    Defend,
    Discard,
    HalfWhist,
    Here,
    Inspect,
    Name,
    Pass,
    Refuse,
    Whist,
)
from preferans_qt.game.cards import card_text, cards_text
from preferans_qt.game.deal import Deal, Finished, Step, TrickWon
from preferans_qt.game.entries import Column, Entry, Why
from preferans_qt.game.events import TrickTaken
from preferans_qt.game.notation import deal_text
from preferans_qt.game.outcome import ContractResult, MisereResult, RaspasyResult, Result
from preferans_qt.game.reducer import apply
from preferans_qt.game.rules import Rules
from preferans_qt.game.scoring import entries
from preferans_qt.game.sheet import Sheet, is_complete, post, settle
from tests.game.golden_deals import Script
from tests.strategies import SEATS


def golden_text(script: Script) -> str:
    """The whole text of a script's deal."""
    deal, rules, before = script.finish(), script.rules, script.sheet
    assert isinstance(deal.phase, Finished)
    raw = entries(rules, deal.seating, before, deal.phase.result)
    after, written = post(rules, deal.seating, before, raw)
    lines = [script.heading, "", f"rules {script.preset}"]
    lines += deal_text(script.start()).splitlines()
    lines += ["", *_calls(deal), *_play(script, deal), "", result_text(deal.phase.result)]
    if script.before is not None:
        lines += ["", "before", *sheet_lines(before)]
    result = deal.phase.result
    lines += ["", "written", *(f"  {entry_text(entry, result)}" for entry in written)]
    lines += ["", "sheet", *sheet_lines(after)]
    if is_complete(rules, after):
        lines.append("  every pool is full: the match is over")
    lines += ["", f"settlement  {settlement_text(settle(rules, after))}"]
    return "\n".join(lines) + "\n"


# ------------------------------------------------------------------ what was said


def _calls(deal: Deal) -> Iterator[str]:
    parts: dict[str, list[str]] = {}
    for step in deal.record:
        part, words = _said(step, in_auction="discard" not in parts and "play" not in parts)
        parts.setdefault(part, []).append(f"{SEATS[step.seat]} {words}")
    raspasy = isinstance(deal.phase, Finished) and isinstance(deal.phase.result, RaspasyResult)
    for part in ("auction", "discard", "contract", "whist"):
        if part in parts:
            yield f"{part:<10}{', '.join(parts[part])}"
        if part == "auction" and not raspasy:
            taker = SEATS[next(s.seat for s in deal.record if isinstance(s.action, Discard))]
            yield f"talon     {taker} takes {' '.join(map(card_text, deal.talon))}"


def _said(step: Step, *, in_auction: bool) -> tuple[str, str]:
    action: DealAction = step.action
    match action:
        case Bid(contract=contract):
            return "auction", str(contract)
        case Here():
            return "auction", "here"
        case Pass():
            return ("auction" if in_auction else "whist"), "pass"
        case Discard(cards=cards):
            return "discard", f"lays away {cards_text(cards)}"
        case Name(contract=contract):
            return "contract", f"names {contract}"
        case Whist():
            return "whist", "whist"
        case HalfWhist():
            return "whist", "half-whist"
        case Inspect(seat=seat):
            return "whist", f"looks at the hand of {SEATS[seat]}"
        case Defend(openly=openly):
            return "whist", "plays both hands openly" if openly else "keeps the hands closed"
        case _:
            return "play", str(action)


# ------------------------------------------------------------------ what was played


def _play(script: Script, deal: Deal) -> Iterator[str]:
    tricks = tricks_told(script.rules, script.start(), deal)
    if not tricks:
        return
    yield ""
    yield "play"
    for number, (trick, winner) in enumerate(tricks, 1):
        cards = " ".join(f"{card_text(card):<3}" for card in trick.cards)
        turned = "" if trick.turned is None else f"   talon {card_text(trick.turned)} turned"
        yield f"{number:>4}  {SEATS[trick.leader]}  {cards}  {SEATS[winner]}{turned}".rstrip()
    for step in deal.record:
        if isinstance(step.action, Claim):
            yield f"      {SEATS[step.seat]} claims the rest: {_counts(step.action.tricks)}"
        if isinstance(step.action, Accept | Refuse):
            yield f"      {SEATS[step.seat]} {step.action}s"


def tricks_told(rules: Rules, deal: Deal, finished: Deal) -> list[TrickWon]:
    """All tricks, read off the events of a deal played once more from its beginning."""
    tricks: list[TrickWon] = []
    for step in finished.record:
        deal, events = apply(rules, deal, step.action)
        for event in events:
            if isinstance(event, TrickTaken):
                tricks.append(TrickWon(event.trick, event.winner))
    return tricks


def _counts(tricks: tuple[int, ...]) -> str:
    return ", ".join(f"{SEATS[seat]} {number}" for seat, number in enumerate(tricks))


def result_text(result: Result) -> str:
    """The tricks of a deal, as far as any were played."""
    match result:
        case MisereResult(declarer=declarer, taken=taken):
            return f"result    {SEATS[declarer]} {taken}"
        case ContractResult(tricks=tricks) | RaspasyResult(tricks=tricks) if any(tricks):
            return f"result    {_counts(tricks)}"
        case _:
            return "result    not played"


# ------------------------------------------------------------------ what was written


def _number(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def entry_text(entry: Entry, result: Result) -> str:
    """An entry of a deal in words."""
    contract = str(result.contract) if isinstance(result, ContractResult) else ""
    tricks = f"{_number(abs(entry.count), 'trick')} at {entry.price}"
    down = f"{_number(abs(entry.count), 'undertrick')} at {entry.price}"
    helper = "" if entry.helped_by is None else SEATS[entry.helped_by]
    words = {
        Why.CONTRACT_MADE: f"{contract} made",
        Why.CONTRACT_NOT_WHISTED: f"{contract}, not whisted",
        Why.CONTRACT_HALF_WHISTED: f"{contract}, half-whisted",
        Why.CONTRACT_FAILED: down,
        Why.TRICKS_WHISTED: tricks,
        Why.TRICKS_SHARED: f"{tricks}, shared with the whister's partner",
        Why.HALF_WHIST: f"half-whist, {tricks}",
        Why.CONSOLATION: f"consolation, {down}",
        Why.CONSOLATION_OF_HALF_WHISTER: f"consolation of the half-whister, {down}",
        Why.CONSOLATION_OF_PASSER: f"consolation of the passer, {down}",
        Why.WHIST_SHORT: f"whist short by {tricks}",
        Why.CONTRACT_WRITTEN_OFF: f"{contract}, not whisted, written off",
        Why.CONTRACT_CONCEDED: f"conceded, {down}",
        Why.UNDERBID: f"underbid by {tricks}",
        Why.TALON_BONUS: f"talon, {entry.count} at {entry.price}",
        Why.TALON_REJECTED: "talon rejected",
        Why.MISERE_MADE: "misere made",
        Why.MISERE_CAUGHT: f"misere caught, {tricks}",
        Why.RASPASY_TRICKS: f"raspasy, {tricks}",
        Why.RASPASY_WHISTS: "raspasy",
        Why.RASPASY_ZERO: "raspasy, no trick",
        Why.RASPASY_DEALER: "raspasy, dealer",
        Why.HELP_RECEIVED: f"help from {helper}",
        Why.HELP_GIVEN: f"help, {_number(entry.count, 'point')} at {entry.price}",
        Why.OVERFLOW_WRITTEN_OFF: "written off, no pool is open",
        Why.OVERFLOW_ON_RIVALS: "left over, written on the rivals",
    }[entry.why]
    seat = SEATS[entry.seat]
    if entry.on is not None:
        return f"{seat} writes {_number(entry.amount, 'whist')} on {SEATS[entry.on]}: {words}"
    place = {
        Column.POOL: "in the pool",
        Column.MOUNTAIN: "on the mountain",
        Column.POINTS: "points",
        Column.WHISTS: "",
    }[entry.column]
    return f"{seat} writes {entry.amount} {place}: {words}"


def sheet_lines(sheet: Sheet) -> Iterator[str]:
    """The sheet, one line a seat."""
    for seat in range(sheet.players):
        if any(sheet.points):
            yield f"  {SEATS[seat]}  points {sheet.points[seat]:>3}"
            continue
        whists = "".join(
            f"  on {SEATS[other]} {amount}"
            for other, amount in enumerate(sheet.whists[seat])
            if other != seat
        )
        yield (
            f"  {SEATS[seat]}  pool {sheet.pool[seat]:>2}  mountain {sheet.mountain[seat]:>2}"
            f"  whists{whists}"
        )


def settlement_text(results: tuple[Fraction, ...]) -> str:
    """What everybody wins or loses."""
    return ", ".join(
        f"{SEATS[seat]} {'+' if result > 0 else ''}{result}" for seat, result in enumerate(results)
    )
