"""A declarer's card when his next one is not chosen with open cards.

Averaging exact results over imagined deals lets the declarer choose his next card by each deal, so
it overrates a card after which he has to guess. Here he chooses that card once for all deals that
look alike by then, and open cards come only after it. Either the defenders play the best cards of
each deal, or whatever hurts him most, seeing all cards: that is alpha-mu for two of his cards.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import NamedTuple

import numpy as np

from preferans_qt.bots.player import Decision
from preferans_qt.bots.thinking.defences import SHARES, defended_worth
from preferans_qt.bots.thinking.table import Table
from preferans_qt.bots.thinking.thought import Thought
from preferans_qt.bots.worth import in_roles, roles_of, stakes_of
from preferans_qt.game.actions import Play
from preferans_qt.game.cards import Card, CardSet, card_set, cards_in, suit_of
from preferans_qt.game.deal import TRICKS, TrickPlay, taken
from preferans_qt.game.view import PlayerView
from preferans_qt.solver.position import DECLARER, Hands, Position, after_card
from preferans_qt.solver.solver import Solver

CLOSE = 5.0  # whists behind the best card by plain averaging that may be made good
TOO_LATE = 3  # tricks left, with which plain averaging decides
BEAM = 48  # vectors kept of the declarer's ways to go on
SAME = 1e-6  # whists


@dataclass(frozen=True, slots=True)
class Manner:
    """How a declarer foresees the defenders: ``hostile`` ones play what hurts most in each deal.

    ``worlds`` are the imagined deals it is done in.
    """

    hostile: bool
    worlds: int


class Branch(NamedTuple):
    """A way the play may go: hands and chances by the number of the deal in which it may; ``won``
    are the declarer's tricks on the way."""

    position: Position
    layouts: Mapping[int, Hands]
    chances: Mapping[int, float]
    won: int = 0


def overrated(
    solver: Solver, start: Branch, card: Card, worth: Sequence[float], *, hostile: bool
) -> float:
    """Whists by which plain averaging overrates a card of the declarer, who is to move.

    ``worth`` is in whists, by his further tricks.
    """
    after = _after(start, card, start.chances)
    answers = solver.batch_values(after.position, after.layouts.values()).answers
    plain = np.array([worth[after.won + tricks] for tricks in answers])
    chances = np.array(list(start.chances.values()))
    branches = list(until_his_turn(solver, after, hostile))
    tables = [_table(solver, branch, worth) for branch in branches]
    if hostile:
        return float(plain @ chances) - _least(plain, chances, branches, tables)
    return float(plain @ chances) - sum(
        float((table @ list(branch.chances.values())).max())
        for branch, table in zip(branches, tables, strict=True)
    )


def _after(branch: Branch, card: Card, chances: Mapping[int, float]) -> Branch:
    mover = branch.position.to_move
    first = branch.layouts[next(iter(chances))]
    position, won = after_card(replace(branch.position, hands=first), card)
    layouts = {}
    for deal in chances:
        hands = branch.layouts[deal]
        layouts[deal] = (*hands[:mover], hands[mover] & ~(1 << card), *hands[mover + 1 :])
    return Branch(position, layouts, chances, branch.won + won)


def until_his_turn(solver: Solver, branch: Branch, hostile: bool) -> Iterator[Branch]:
    """The ways the defenders may play until the declarer is to move, by what he sees of it."""
    if branch.position.to_move == DECLARER:
        yield branch
        return
    seen: dict[Card, dict[int, float]] = {}
    for deal, hands in branch.layouts.items():
        position = replace(branch.position, hands=hands)
        cards = _any_replies(position) if hostile else _best_replies(solver, position)
        for card in cards:
            seen.setdefault(card, {})[deal] = branch.chances[deal] / len(cards)
    for card, chances in seen.items():
        yield from until_his_turn(solver, _after(branch, card, chances), hostile)


def runs(position: Position, others: CardSet) -> list[list[Card]]:
    """Legal cards, those together that no card of others parts, nor one on the table."""
    parting = others | card_set(position.trick)
    found: list[list[Card]] = []
    for card in cards_in(position.legal):
        last = found[-1][-1] if found else card
        between = (1 << card) - (1 << last)
        if found and suit_of(last) == suit_of(card) and not parting & between:
            found[-1].append(card)
        else:
            found.append([card])
    return found


def _any_replies(position: Position) -> list[Card]:
    """What a defender may play, of cards that come to the same the lowest."""
    one, other = (hand for place, hand in enumerate(position.hands) if place != position.to_move)
    return [run[0] for run in runs(position, one | other)]


def _best_replies(solver: Solver, position: Position) -> list[Card]:
    """What a defender plays who sees all cards: the lowest best card of each suit."""
    moves = solver.all_moves(position)
    least = min(moves.values())
    lowest: dict[int, Card] = {}
    for card, tricks in moves.items():
        if tricks == least:
            lowest.setdefault(suit_of(card), card)
    return list(lowest.values())


def _table(solver: Solver, branch: Branch, worth: Sequence[float]) -> np.ndarray:
    """What each next card is worth in each deal of a branch, a row a card."""
    answers = solver.batch_all_moves(branch.position, branch.layouts.values()).answers
    values: np.ndarray = np.array(worth)[np.array(answers).T + branch.won]
    return values


def _least(
    plain: np.ndarray, chances: np.ndarray, branches: list[Branch], tables: list[np.ndarray]
) -> float:
    """The best mean over the deals, where the worst branch of each counts.

    A row of ``front`` is what each deal brings by one way to choose the next card in all branches
    looked into; the best ``BEAM`` are kept.
    """
    front = plain[None, :]
    for branch, table in zip(branches, tables, strict=True):
        deals = list(branch.layouts)
        ways = np.minimum(front[:, None, deals], table[None])
        rows = np.repeat(front[:, None, :], len(table), axis=1)
        rows[:, :, deals] = ways
        found = {row.tobytes(): row for row in rows.reshape(-1, len(plain))}
        front = np.array(sorted(found.values(), key=lambda row: -float(row @ chances))[:BEAM])
    return float(front[0] @ chances)


def chosen(thought: Thought, plain: Decision, manner: Manner) -> Play | None:
    """The declarer's card once his next one is held in common; None where nothing comes close."""
    view, phase = thought.view, thought.view.phase
    assert isinstance(phase, TrickPlay)
    best = plain.candidates[0]
    close = {
        one.action.card: float(one.value)
        for one in plain.candidates
        if isinstance(one.action, Play) and best.value - one.value < CLOSE
    }
    late = TRICKS - len(phase.tricks) <= TOO_LATE
    if late or len(close) < 2 or not isinstance(best.action, Play):
        return None
    table, worlds = Table.of(view, phase), thought.worlds[: manner.worlds]
    position = table.position(worlds[0])
    classes = [[card for card in run if card in close] for run in runs(position, view.unseen)]
    cards = sorted(
        (max(run, key=close.__getitem__) for run in classes if run), key=close.__getitem__
    )
    if len(cards) < 2:
        return None
    seen = Counter(table.layout(world) for world in worlds)
    chances = {number: times / len(worlds) for number, times in enumerate(seen.values())}
    start = Branch(position, dict(enumerate(seen)), chances)
    worth = _worths(view, phase)
    found, most = cards[-1], -inf
    for card in reversed(cards):
        if close[card] <= most + SAME:
            break  # no card is underrated
        value = close[card] - overrated(thought.solver, start, card, worth, hostile=manner.hostile)
        if value > most + SAME:
            found, most = card, value
    return Play(found)


def _worths(view: PlayerView, phase: TrickPlay) -> list[float]:
    """What so many further tricks are worth to the declarer, in whists."""
    assert phase.contract is not None
    assert phase.defence is not None
    level, roles = phase.contract.level, roles_of(view.seating, view.seat)
    role, so_far = roles.index(view.seat), taken(phase, view.seating.players)
    won = so_far[roles[0]], so_far[roles[1]], so_far[roles[2]]
    stakes, agreed = stakes_of(view, view.seat), in_roles(phase.defence, roles)
    return [
        defended_worth(stakes, level, agreed, further, SHARES // 2, won)[role]
        for further in range(TRICKS - sum(won) + 1)
    ]
