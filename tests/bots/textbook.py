"""Textbook situations: moments of a deal in which good players agree on what to do.

They stand in ``tests/data/textbook.yaml``, which says how they are written.
``python -m tests.bots.textbook master`` prints what a bot makes of them.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from preferans_qt.bots.player import Budget, Decision, Player
from preferans_qt.bots.registry import player
from preferans_qt.game import match as matches
from preferans_qt.game import reducer
from preferans_qt.game.actions import Action, Claim, OfferStop, StartDeal, parse_action
from preferans_qt.game.match import Match
from preferans_qt.game.notation import parse_deal
from preferans_qt.game.presets import parse_rules
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import parse_seat, seat_letter
from preferans_qt.game.sheet import Sheet, empty_sheet
from preferans_qt.game.view import PlayerView, view_for, view_of_deal
from tests.bots.kit import NeverCancelled
from tests.strategies import after, play_tricks

FILE = Path(__file__).parents[1] / "data" / "textbook.yaml"


@dataclass(frozen=True, slots=True)
class Situation:
    """A moment as the seat that decides sees it, and what is agreed on.

    By the text codes of actions either ``best`` tells all that are right, or ``never`` those that
    are wrong.
    """

    name: str
    subject: str
    view: PlayerView
    legal: tuple[Action, ...]
    best: frozenset[str]
    never: frozenset[str]
    reason: str

    def is_right(self, code: str) -> bool:
        """Whether good players may do this here."""
        return code in self.best if self.best else code not in self.never


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player did.

    ``margin`` is how far apart, in whists, he valued the best of the right and the best of the
    wrong actions; None where he did not value both.
    """

    code: str
    is_right: bool
    margin: float | None


@cache
def situations() -> tuple[Situation, ...]:
    """All situations of the file. Raises ValueError for one that cannot be reached."""
    entries = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return tuple(map(_situation, entries))


def _situation(entry: Mapping[str, Any]) -> Situation:
    name = str(entry["id"])
    rules = parse_rules({"name": name, **entry.get("profile", {})}, name)
    try:
        view, legal = (_stop_offered if "stop" in entry else _in_deal)(rules, entry)
    except (AssertionError, ValueError) as error:
        raise ValueError(f"{name}: {error}") from error
    if seat_letter(view.seat) != entry["seat"]:
        raise ValueError(f"{name}: {seat_letter(view.seat)} decides, not {entry['seat']}")
    return Situation(
        name,
        entry["subject"],
        view,
        legal,
        _codes(entry.get("best", ())),
        _codes(entry.get("never", ())),
        entry["reason"],
    )


def _codes(written: Iterable[str]) -> frozenset[str]:
    """The codes as actions print them, whatever the order of cards in a discard."""
    return frozenset(str(parse_action(code)) for code in written)


def _in_deal(rules: Rules, entry: Mapping[str, Any]) -> tuple[PlayerView, tuple[Action, ...]]:
    """What the seat that moves sees and may do after all calls and cards of an entry."""
    hands = entry["hands"]
    lines = [f"players {len(hands)} dealer {entry['dealer']} run {entry.get('run', 0)}"]
    lines += [f"{seat}: {cards}" for seat, cards in hands.items()]
    deal = parse_deal(rules, "\n".join([*lines, f"talon: {entry['talon']}"]))
    if "calls" in entry:
        deal = after(rules, deal, entry["calls"])
    deal = play_tricks(rules, deal, *entry.get("tricks", ()))
    if "then" in entry:
        deal = after(rules, deal, entry["then"])
    seat = reducer.controller(deal)
    if seat is None:
        raise ValueError("the deal is over")
    view = view_of_deal(rules, _sheet(entry, len(hands)), deal, seat)
    return view, reducer.legal(rules, deal)


def _sheet(entry: Mapping[str, Any], players: int) -> Sheet:
    rows = {key: tuple(row) for key, row in entry.get("sheet", {}).items()}
    return replace(empty_sheet(players), **rows)


def _stop_offered(rules: Rules, entry: Mapping[str, Any]) -> tuple[PlayerView, tuple[Action, ...]]:
    """What the first to answer sees when a seat proposes, after a deal, to end the match."""
    match = replace(_after_a_deal(rules), sheet=_sheet(entry, 3))
    match, _ = matches.apply(match, parse_seat(entry["stop"], 3), OfferStop())
    seat = matches.controller(match)
    if seat is None:
        raise ValueError("nobody is asked")
    return view_for(match, seat), matches.legal(match)


def _after_a_deal(rules: Rules) -> Match:
    """A match of three after some deal, for nobody may propose to stop before one."""
    match, _ = matches.apply(matches.new_match(rules, 3, 0), None, StartDeal(1, ""))
    while match.deal is not None:
        match, _ = matches.apply(match, matches.controller(match), matches.legal(match)[0])
    return match


def answer(situation: Situation, bot: Player, seed: int = 0) -> Answer:
    """What a player does in a situation; where he claims, the action he would do instead."""
    decision = bot.decide(situation.view, situation.legal, Budget(seed=seed), NeverCancelled())
    code = str(_chosen(decision))
    return Answer(code, situation.is_right(code), _margin(situation, decision))


def _chosen(decision: Decision) -> Action:
    """The chosen action, or the best that is no claim: the candidates stand in that order."""
    actions = (decision.action, *(candidate.action for candidate in decision.candidates))
    return next(action for action in actions if not isinstance(action, Claim))


def _margin(situation: Situation, decision: Decision) -> float | None:
    right, wrong = (
        [
            float(candidate.value)
            for candidate in decision.candidates
            if not isinstance(candidate.action, Claim)
            and situation.is_right(str(candidate.action)) is side
        ]
        for side in (True, False)
    )
    return abs(max(right) - max(wrong)) if right and wrong else None


def table(name: str) -> Iterator[str]:
    """What the bot of a name does in all situations, as lines of text; ``!`` marks what is wrong.

    Raises ValueError for an unknown name.
    """
    bot, right = player(name), 0
    for situation in situations():
        given = answer(situation, bot)
        right += given.is_right
        mark = " " if given.is_right else "!"
        margin = "" if given.margin is None else f"{given.margin:.1f}"
        agreed = ", ".join(sorted(situation.best)) or f"not {', '.join(sorted(situation.never))}"
        yield f"{mark} {situation.name:47} {given.code:18} {margin:>6}  {agreed}"
    yield f"{right} of {len(situations())} right"


if __name__ == "__main__":
    for line in table(sys.argv[1]):
        sys.stdout.write(f"{line}\n")
