"""What actions come to in tricks, over some of the deals that an assessment imagined."""

from collections.abc import Sequence
from statistics import fmean
from threading import local

from preferans_qt.bots.thinking.contracts import planned, position_of
from preferans_qt.bots.thinking.miseres import misere_tricks
from preferans_qt.bots.thinking.raspasies import rest_of_raspasy
from preferans_qt.bots.thinking.table import Table
from preferans_qt.bots.thinking.thought import Thought, Tools
from preferans_qt.bots.thinking.values import hand_values
from preferans_qt.bots.thinking.worlds import World
from preferans_qt.bots.worth import misere_worth, roles_of, stakes_of
from preferans_qt.coach.assessment import MASTER, Assessment
from preferans_qt.game.actions import Action, Bid, Name, Play
from preferans_qt.game.cards import Card, CardSet, card_set, cards_in
from preferans_qt.game.contracts import LEVELS, Contract, Strain, trick_contract
from preferans_qt.game.deal import TRICKS, Auction, Exchange, Naming, TrickPlay, taken
from preferans_qt.game.exchange import lowest_contract

CARD_WORLDS = 120  # deals looked into again for a card,
CALL_WORLDS = 100  # and for what is said or laid away


class _Own(local):
    """Tools of each thread."""

    def __init__(self) -> None:
        self.tools = Tools()


_own = _Own()


def _worlds(assessment: Assessment, number: int) -> tuple[World, ...]:
    return assessment.worlds[:number]


def _thought(assessment: Assessment, number: int) -> Thought:
    worlds = _worlds(assessment, number)
    return Thought(assessment.view, (), MASTER, 0, _own.tools, given=worlds)


def made(tricks: Sequence[int], level: int) -> float:
    """How often a contract is made, from 0 to 1."""
    return fmean(number >= level for number in tricks)


# ------------------------------------------------------------------ cards


def card_tricks(assessment: Assessment, phase: TrickPlay) -> dict[Card, list[int]]:
    """All tricks after each card, in some worlds: the declarer's, at raspasy one's own from here
    on. For a misere see ``misere_card_tricks``."""
    view = assessment.view
    if phase.contract is None:
        shared = rest_of_raspasy(_thought(assessment, CARD_WORLDS), phase)
        return {card: [split[view.seat] for split in splits] for card, splits in shared.items()}
    assert phase.declarer is not None
    worlds, table = _worlds(assessment, CARD_WORLDS), Table.of(view, phase)
    position, so_far = table.position(worlds[0]), taken(phase, view.seating.players)
    layouts = [table.layout(world) for world in worlds]
    rows = _own.tools.solver.batch_all_moves(position, layouts).answers
    return {
        card: [so_far[phase.declarer] + row[place] for row in rows]
        for place, card in enumerate(cards_in(position.legal))
    }


def misere_card_tricks(assessment: Assessment, phase: TrickPlay, action: Action) -> list[int]:
    """All tricks of a misere's declarer after a card, in each world, as far as they were counted.

    Raises KeyError for an action that was not looked into.
    """
    assert phase.declarer is not None
    view, found = assessment.view, assessment.option(action)
    if found is None:
        raise KeyError(action)
    stakes, roles = stakes_of(view, phase.declarer), roles_of(view.seating, phase.declarer)
    role, so_far = roles.index(view.seat), taken(phase, view.seating.players)[phase.declarer]
    numbers = range(so_far, TRICKS + 1)
    tricks = {misere_worth(stakes, number)[role]: number for number in reversed(numbers)}
    return [tricks[worth] for worth in found.worths]


# ------------------------------------------------------------------ before the first card


def strain_tricks(assessment: Assessment, kept: CardSet, strain: Strain) -> Sequence[int]:
    """Tricks of a declarer, the seat of the assessment, who keeps ten cards."""
    view, worlds = assessment.view, _worlds(assessment, CALL_WORLDS)
    roles = roles_of(view.seating, view.seat)
    layouts = [(kept, world.hands[roles[1]], world.hands[roles[2]]) for world in worlds]
    trump = trick_contract(LEVELS[0], strain).trump
    position = position_of(view.rules, view.seating, roles, layouts[0], trump)
    return _own.tools.solver.batch_values(position, layouts).answers


def defended_tricks(assessment: Assessment, declarer: int, contract: Contract) -> list[int]:
    """Tricks of both defending hands against a contract."""
    view, worlds = assessment.view, _worlds(assessment, CALL_WORLDS)
    roles = roles_of(view.seating, declarer)
    layouts = [tuple(world.hands[seat] for seat in roles[:3]) for world in worlds]
    position = position_of(view.rules, view.seating, roles, layouts[0], contract.trump)
    answers = _own.tools.solver.batch_values(position, layouts).answers
    return [TRICKS - tricks for tricks in answers]


def bid_chance(assessment: Assessment, bid: Contract) -> float:
    """How often a bid can be made good, by a declarer who plans when he sees the talon."""
    view, stakes = assessment.view, stakes_of(assessment.view, assessment.view.seat)
    roles, good = roles_of(view.seating, view.seat), []
    for world in _worlds(assessment, CALL_WORLDS):
        talon = 0 if bid.without_talon else card_set(world.talon)
        kept, contract, _ = planned(stakes, bid, world.hands[view.seat], talon)
        hands = (kept, world.hands[roles[1]], world.hands[roles[2]])
        position = position_of(view.rules, view.seating, roles, hands, contract.trump)
        good.append(_own.tools.solver.at_least(position, lowest_level(bid, contract.strain)))
    return fmean(good)


def lowest_level(bid: Contract, strain: Strain) -> int:
    """The lowest level at which a strain may be named after a bid."""
    lowest = lowest_contract(bid).place
    return next(level for level in LEVELS if trick_contract(level, strain).place >= lowest)


def raspasy_tricks(assessment: Assessment) -> float:
    """One's own tricks if all pass."""
    seat, tricks = assessment.view.seat, hand_values().raspasy
    return max(0.0, fmean(tricks(world.hands[seat]) for world in assessment.worlds))


def misere_chance(assessment: Assessment, bid: Contract) -> float:
    """How often a misere that is bid would be caught."""
    thought = _thought(assessment, CALL_WORLDS)
    seat = assessment.view.seat
    roles, best = roles_of(assessment.view.seating, seat), hand_values().best_misere_discards
    caught = []
    for world in thought.call_worlds:
        kept = world.hands[seat]
        if not bid.without_talon:
            kept |= card_set(world.talon)
            [(away, _)] = best(kept, 1)
            kept &= ~away
        caught.append(misere_tricks(thought, roles, kept, world) > 0)
    return fmean(caught)


def caught_chance(assessment: Assessment, action: Action) -> float:
    """How often the misere after a discard is caught. Raises KeyError for an unknown action."""
    found = assessment.option(action)
    if found is None:
        raise KeyError(action)
    view = assessment.view
    clean = misere_worth(stakes_of(view, view.seat), 0)[0]
    return fmean(worth < clean for worth in found.worths)


# ------------------------------------------------------------------ what succeeds


def success_chances(assessment: Assessment, actions: Sequence[Action]) -> list[float | None]:
    """How often each action leads to success: a contract made or beaten, a misere not caught or
    caught; None where that says nothing."""
    view, phase = assessment.view, assessment.view.phase
    match phase:
        case TrickPlay(contract=Contract() as contract):
            rows = _rows_of_cards(assessment, phase, actions)
            is_declarer, level = phase.actor == phase.declarer, contract.level
            if contract.is_misere:
                return [made(row, 1) if not is_declarer else 1 - made(row, 1) for row in rows]
            return [made(row, level) if is_declarer else 1 - made(row, level) for row in rows]
        case Naming():
            return [_naming_chance(assessment, view.hand, action) for action in actions]
        case Exchange(bid=bid) if bid.is_misere:
            return [1 - caught_chance(assessment, action) for action in actions]
        case Auction():
            return [_call_chance(assessment, action) for action in actions]
    return [None] * len(actions)


def _rows_of_cards(
    assessment: Assessment, phase: TrickPlay, actions: Sequence[Action]
) -> list[list[int]]:
    """The declarer's tricks after each of some cards."""
    if phase.is_misere:
        return [misere_card_tricks(assessment, phase, action) for action in actions]
    tricks = card_tricks(assessment, phase)
    return [tricks[action.card] for action in actions if isinstance(action, Play)]


def _naming_chance(assessment: Assessment, hand: CardSet, action: Action) -> float | None:
    if not isinstance(action, Name):
        return None
    tricks = strain_tricks(assessment, hand, action.contract.strain)
    return made(tricks, action.contract.level)


def _call_chance(assessment: Assessment, action: Action) -> float | None:
    if not isinstance(action, Bid):
        return None
    if action.contract.is_misere:
        return 1 - misere_chance(assessment, action.contract)
    return bid_chance(assessment, action.contract)
