"""Golden matches: a text that tells every action of a match and all that was written for it.

The text is read as well as written: its actions are played, and told again.
"""

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import NamedTuple

import yaml

from preferans_qt.game import match as matches
from preferans_qt.game.actions import Action, Play, StartDeal, parse_action
from preferans_qt.game.cards import card_text, cards_text
from preferans_qt.game.deal import Seating
from preferans_qt.game.events import Event, TrickTaken
from preferans_qt.game.match import Match, new_match
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import is_complete
from preferans_qt.game.shuffle import dealt_hands, shuffled_deck
from tests.game.golden_text import entry_text, result_text, settlement_text, sheet_lines
from tests.strategies import SEATS, rules_of

_STEPS = re.compile(r"^  [A-D] ")
_TRICK = re.compile(r"^ +[0-9]+  ")
_CARD = re.compile(r"(10|[7-9JQKA])[SCDH]")


class Recipe(NamedTuple):
    """A match as it is told: what it shows, its rules and players, and its actions."""

    heading: str
    preset: str
    overrides: dict[str, object]
    players: int
    dealer: str
    actions: tuple[str, ...]

    @property
    def rules(self) -> Rules:
        return rules_of(self.preset, **self.overrides)

    def start(self) -> Match:
        """The match before its first deal."""
        return new_match(self.rules, self.players, SEATS.index(self.dealer))


def read(text: str) -> Recipe:
    """What a golden text tells to do; all else in it follows from that."""
    heading, _, rules, table, *lines = text.splitlines()
    preset, _, overrides = rules.removeprefix("rules ").partition(" ")
    players, dealer = re.findall(r"players ([34]) dealer ([A-D])", table)[0]
    actions: list[str] = []
    for line in lines:
        if line.startswith("deal "):
            actions.append(line)
        elif _STEPS.match(line):
            actions += line.strip().split(", ")
        elif _TRICK.match(line):
            cards = takewhile(_CARD.fullmatch, line.split()[2:])
            actions += [f"play {card}" for card in cards]
    loaded = yaml.safe_load(overrides) if overrides else {}
    return Recipe(heading, preset, loaded, int(players), dealer, tuple(actions))


def told(recipe: Recipe) -> str:
    """The text of a match, from its actions alone."""
    rules, match = recipe.rules, recipe.start()
    overrides = yaml.safe_dump(recipe.overrides, default_flow_style=True, width=1000).strip()
    lines = [
        recipe.heading,
        "",
        f"rules {recipe.preset} {overrides}" if recipe.overrides else f"rules {recipe.preset}",
        f"players {recipe.players} dealer {recipe.dealer}",
    ]
    teller = _Teller()
    for code in recipe.actions:
        seat, action = _action(match, code)
        before = match
        match, events = matches.apply(match, seat, action)
        lines += teller.tell(before, action, events)
        if len(match.finished) > len(before.finished):
            lines += [*teller.flush(), *_written(match)]
    assert match.results is not None
    if is_complete(rules, match.sheet):
        lines += ["", "every pool is full"]
    lines += ["", f"settlement  {settlement_text(match.results)}"]
    return "\n".join(lines) + "\n"


def _action(match: Match, code: str) -> tuple[int | None, Action]:
    """Who does what: a seat's letter leads all but deals and cards, and must be right."""
    if code.startswith("deal "):
        return None, parse_action(code)
    if code.startswith("play "):
        return matches.controller(match), parse_action(code)
    assert SEATS[matches.current_actor(match) or 0] == code[0], code
    return matches.controller(match), parse_action(code[2:])


class _Teller:
    """Gathers the steps of a line, and the cards of a trick."""

    def __init__(self) -> None:
        self._steps: list[str] = []
        self._phase: type | None = None

    def tell(self, before: Match, action: Action, events: tuple[Event, ...]) -> Iterator[str]:
        """The lines that an action completes."""
        if isinstance(action, StartDeal):
            yield from _dealt(before, action)
            return
        assert before.deal is not None
        if type(before.deal.phase) is not self._phase:
            yield from self.flush()
            self._phase = type(before.deal.phase)
        if not isinstance(action, Play):
            self._steps.append(f"{SEATS[matches.current_actor(before) or 0]} {action}")
            return
        yield from self.flush()
        yield from (_trick(event) for event in events if isinstance(event, TrickTaken))

    def flush(self) -> Iterator[str]:
        """The line of steps so far."""
        if self._steps:
            yield f"  {', '.join(self._steps)}"
        self._steps = []


def _dealt(match: Match, action: StartDeal) -> Iterator[str]:
    seating = Seating(match.players, match.dealer)
    hands, talon = dealt_hands(seating, shuffled_deck(action.number))
    run = f", after {match.run} raspasy" if match.run else ""
    yield ""
    yield str(action)
    yield f"   {SEATS[seating.dealer]} deals{run}"
    for seat in seating.active:
        yield f"  {SEATS[seat]}: {cards_text(hands[seat])}"
    yield f"  talon: {' '.join(map(card_text, talon))}"


def _trick(event: TrickTaken) -> str:
    trick = event.trick
    turned = "" if trick.turned is None else f" (talon {card_text(trick.turned)})"
    cards = " ".join(f"{card_text(card):<3}" for card in trick.cards)
    return f"  {event.number:>2}  {SEATS[trick.leader]}  {cards}  {SEATS[event.winner]}{turned}"


def _written(match: Match) -> Iterator[str]:
    scored = match.finished[-1]
    yield f"   {result_text(scored.result)}"
    for entry in scored.entries:
        yield f"     {entry_text(entry, scored.result)}"
    yield "   sheet"
    yield from (f"   {line}" for line in sheet_lines(match.sheet))
