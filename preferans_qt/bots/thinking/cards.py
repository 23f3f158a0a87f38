"""The card to play: in contracts, at misere and at raspasy."""

from collections.abc import Sequence
from dataclasses import replace

from preferans_qt.bots.heuristic.avoidance import avoiding_candidates
from preferans_qt.bots.heuristic.card_play import card_candidates as contract_cards_by_thumb
from preferans_qt.bots.heuristic.catching import catching_candidates
from preferans_qt.bots.player import Candidate
from preferans_qt.bots.thinking.contracts import promise_of
from preferans_qt.bots.thinking.defences import defended_worth, first_share
from preferans_qt.bots.thinking.miseres import WRECK
from preferans_qt.bots.thinking.raspasies import rest_of_raspasy
from preferans_qt.bots.thinking.table import Table
from preferans_qt.bots.thinking.thought import Thought, candidate
from preferans_qt.bots.worth import in_roles, misere_worth, roles_of, stakes_of, worth_of_rest
from preferans_qt.game.actions import Play
from preferans_qt.game.cards import Card, cards_in, count
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import TRICKS, TrickPlay, taken
from preferans_qt.solver.position import Hands, Position

BY_THUMB = 0.002  # of what rules of thumb say: it decides between cards that come to the same
CARDS_BY_THUMB = 0.05  # whists, the most that this may come to


def card_candidates(thought: Thought, phase: TrickPlay) -> tuple[Candidate, ...]:
    """Every legal card with its value."""
    if phase.contract is None:
        found = _raspasy(thought, phase)
        thumb = avoiding_candidates(thought.view, phase, thought.legal)
    elif phase.is_misere:
        found = _misere(thought, phase)
        by_thumb = avoiding_candidates if phase.actor == phase.declarer else catching_candidates
        thumb = by_thumb(thought.view, phase, thought.legal)
    else:
        found = _contract(thought, phase, phase.contract)
        thumb = contract_cards_by_thumb(thought.view, phase, phase.contract, thought.legal)
    return _settling_ties(found, thumb)


def _settling_ties(
    found: dict[Card, Candidate], thumb: Sequence[Candidate]
) -> tuple[Candidate, ...]:
    """Cards that come to the same with open cards are told apart by rules of thumb."""
    best = max(float(one.value) for one in thumb)
    candidates = []
    for one in thumb:
        assert isinstance(one.action, Play)
        behind = min(CARDS_BY_THUMB, BY_THUMB * (best - float(one.value)))
        card = found[one.action.card]
        candidates.append(replace(card, value=float(card.value) - behind))
    return tuple(candidates)


def _by_card(rows: Sequence[Sequence[float]], legal: Sequence[Card]) -> dict[Card, Candidate]:
    """Candidates from one row of values a world, a value a card."""
    return {
        card: candidate(Play(card), [row[place] for row in rows])
        for place, card in enumerate(legal)
    }


def _contract(thought: Thought, phase: TrickPlay, contract: Contract) -> dict[Card, Candidate]:
    """Each card by the tricks it leaves the declarer, and what those are worth to this seat."""
    view, declarer, defence = thought.view, phase.declarer, phase.defence
    assert declarer is not None
    assert defence is not None
    table, roles = Table.of(view, phase), roles_of(view.seating, declarer)
    position = table.position(thought.worlds[0])
    stakes, agreed, role = (
        stakes_of(view, declarer),
        in_roles(defence, roles),
        roles.index(view.seat),
    )
    so_far = taken(phase, view.seating.players)
    won = so_far[roles[0]], so_far[roles[1]], so_far[roles[2]]
    rows = []
    for worlds in thought.in_time(thought.worlds):
        layouts = [table.layout(world) for world in worlds]
        answers = thought.solver.batch_all_moves(position, layouts, cancel=thought.flag).answers
        for world, tricks in zip(worlds, answers, strict=False):
            promises = [promise_of(world.hands[seat], contract) for seat in roles[1:3]]
            share = first_share(promises)
            rows.append(
                [
                    defended_worth(stakes, contract.level, agreed, further, share, won)[role]
                    for further in tricks
                ]
            )
    return _by_card(rows, list(cards_in(position.legal)))


def _misere(thought: Thought, phase: TrickPlay) -> dict[Card, Candidate]:
    """Each card by the tricks it makes the declarer take, counted no further than is worth it."""
    view, declarer = thought.view, phase.declarer
    assert declarer is not None
    table, roles = Table.of(view, phase), roles_of(view.seating, declarer)
    position = table.position(thought.worlds[0])
    stakes, role = stakes_of(view, declarer), roles.index(view.seat)
    so_far = taken(phase, view.seating.players)[declarer]
    worth = [
        misere_worth(stakes, min(TRICKS, so_far + further))[role] for further in range(WRECK + 1)
    ]
    rows: list[list[float]] = []
    for worlds in thought.in_time(thought.worlds):
        layouts = [table.layout(world) for world in worlds]
        counted = _misere_tricks(thought, position, layouts)
        rows += [[worth[tricks] for tricks in row] for row in counted]
    return _by_card(rows, list(cards_in(position.legal)))


def _misere_tricks(
    thought: Thought, position: Position, layouts: Sequence[Hands]
) -> list[list[int]]:
    """The declarer's tricks after each card, for each layout, asked for one after the other."""
    tricks = [[0] * count(position.legal) for _ in layouts]
    caught = list(range(len(layouts)))
    for number in range(1, min(WRECK, position.tricks_left) + 1):
        asked = [layouts[place] for place in caught]
        answers = thought.solver.batch_moves_at_least(
            position, asked, number, cancel=thought.flag
        ).answers
        for place, row in zip(caught, answers, strict=False):
            tricks[place] = [have + more for have, more in zip(tricks[place], row, strict=True)]
        caught = [place for place, row in zip(caught, answers, strict=False) if any(row)]
        if not caught:
            break
    return tricks


def _raspasy(thought: Thought, phase: TrickPlay) -> dict[Card, Candidate]:
    """Each card by how the tricks are shared out after it."""
    view = thought.view
    return {
        card: candidate(Play(card), [worth_of_rest(view, phase, tricks) for tricks in further])
        for card, further in rest_of_raspasy(thought, phase).items()
    }
