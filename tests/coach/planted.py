"""Planted errors: moments of deals in which a player does something wrong, and why it is wrong.

They stand in ``tests/data/planted_errors.yaml``, which says how they are written.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from preferans_qt.bots.player import Budget
from preferans_qt.coach.assessment import Assessment, Assessor
from preferans_qt.coach.causes import CauseKind
from preferans_qt.coach.subjects import Subject
from preferans_qt.game import reducer
from preferans_qt.game.actions import Action, parse_action
from preferans_qt.game.cards import CardSet, card_set
from preferans_qt.game.seats import seat_letter
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import PlayerView, played_by, view_of_deal
from tests.bots.textbook import situations
from tests.strategies import GUIDE, after, deal_of, play_tricks

FILE = Path(__file__).parents[1] / "data" / "planted_errors.yaml"

_assessor = Assessor()


@dataclass(frozen=True, slots=True)
class PlantedError:
    """What a seat sees and may do, what it does, and the cause that must come first."""

    name: str
    subject: Subject
    view: PlayerView
    legal: tuple[Action, ...]
    action: Action
    cause: CauseKind

    @property
    def dealt(self) -> CardSet:
        """The cards that this seat was dealt, to tell deals apart."""
        cards = (self.view.hand | (self.view.discard or 0)) & ~card_set(self.view.talon)
        return cards | played_by(self.view.record, self.view.seat)

    def assessment(self, seed: int = 1, worlds: int = 0) -> Assessment:
        """What all actions are worth here, the wrong one among them."""
        return assessed(self.view, self.legal, self.action, seed, worlds)


@cache
def assessed(
    view: PlayerView, legal: tuple[Action, ...], asked: Action, seed: int = 1, worlds: int = 0
) -> Assessment:
    """An assessment, made once for all tests of a worker."""
    return _assessor.assess(view, legal, Budget(seed=seed, worlds=worlds), asked=asked)


@cache
def planted_errors() -> tuple[PlantedError, ...]:
    """All errors of the file. Raises ValueError for a moment that cannot be reached."""
    entries = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return tuple(map(_planted, entries))


def _planted(entry: Mapping[str, Any]) -> PlantedError:
    name = str(entry["situation"] if "situation" in entry else entry["id"])
    view, legal = _from_textbook(name) if "situation" in entry else _from_deal(entry)
    action = parse_action(entry["action"])
    if action not in legal:
        raise ValueError(f"{name}: {action} is not legal")
    subject, cause = Subject(entry["subject"]), CauseKind(entry["cause"])
    return PlantedError(f"{name}, {action}", subject, view, legal, action, cause)


def _from_textbook(name: str) -> tuple[PlayerView, tuple[Action, ...]]:
    situation = next(one for one in situations() if one.name == name)
    return situation.view, situation.legal


def _from_deal(entry: Mapping[str, Any]) -> tuple[PlayerView, tuple[Action, ...]]:
    """What the seat that errs sees and may do after all calls and cards of an entry."""
    deal = deal_of("/".join(entry["hands"].values()), entry["talon"], entry["dealer"])
    deal = play_tricks(GUIDE, after(GUIDE, deal, entry["calls"]), *entry.get("tricks", ()))
    seat = reducer.controller(deal)
    if seat is None or seat_letter(seat) != entry["seat"]:
        raise ValueError(f"{entry['id']}: it is not the turn of {entry['seat']}")
    view = view_of_deal(GUIDE, empty_sheet(len(deal.hands)), deal, seat)
    return view, reducer.legal(GUIDE, deal)
