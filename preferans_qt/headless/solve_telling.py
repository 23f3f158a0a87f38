"""Solutions as tables for a person."""

from collections.abc import Mapping, Sequence

from preferans_qt.game.cards import Card, CardSet, card_set, card_text, cards_in, suit_of
from preferans_qt.headless.solve_problem import Problem
from preferans_qt.solver.playouts import distinct_cards
from preferans_qt.solver.position import Position, after_card

Row = tuple[str, str, object]  # a mark, a text and what it comes to


def solution_lines(
    problem: Problem, value: int, moves: Mapping[Card, int], best_line: Sequence[Card]
) -> list[str]:
    """The declarer's tricks in words, the same by card with the best marked, and best play."""
    position = problem.position
    mover, verdict = problem.hand_names[position.to_move], problem.verdict(value)
    number = "no trick" if value == 0 else "1 trick" if value == 1 else f"{value} tricks"
    answer = f"the declarer takes {number} of {position.tricks_left}"
    lines = [f"{problem.id}: {problem.game}, {mover} to play"]
    lines.append(f"  {answer}: {verdict}" if verdict else f"  {answer}")
    if moves:
        lines += _table(f"{mover} plays", "declarer's tricks", _move_rows(position, value, moves))
        lines += _table("best play", "so far", _trick_rows(problem, best_line))
    return lines


def _table(title: str, amount: str, rows: Sequence[Row]) -> list[str]:
    table: list[Row] = [("", title, amount), *rows]
    width = max(len(text) for _, text, _ in table)
    return [f"  {mark:1} {text:{width}}  {result}" for mark, text, result in table]


def _move_rows(position: Position, value: int, moves: Mapping[Card, int]) -> list[Row]:
    """A row for all cards that do the same, the best for whoever plays them first."""
    groups = sorted(touching_cards(position), key=lambda group: abs(moves[group[0]] - value))
    return [
        ("*" if moves[group[0]] == value else "", " ".join(map(card_text, group)), moves[group[0]])
        for group in groups
    ]


def touching_cards(position: Position) -> list[list[Card]]:
    """The legal cards, joined where no card in play stands between them.

    It does not matter which card of such a group is played.
    """
    alive: CardSet = card_set((*position.trick, *position.talon))
    for cards in position.hands:
        alive |= cards
    highest_of_groups = distinct_cards(position.legal, alive)
    groups: list[list[Card]] = []
    for card in sorted(cards_in(position.legal), key=lambda card: (suit_of(card), -card)):
        if highest_of_groups >> card & 1:
            groups.append([])
        groups[-1].append(card)
    return groups


def _trick_rows(problem: Problem, best_line: Sequence[Card]) -> list[Row]:
    """A row a trick: who leads, the cards, and the declarer's tricks so far."""
    position, rows, taken = problem.position, list[Row](), 0
    width = max(map(len, problem.hand_names))
    cards = _on_table(position)
    for card in best_line:
        leader = problem.hand_names[position.leader]
        cards.append(card_text(card))
        position, won = after_card(position, card)
        taken += won
        if not position.trick:
            rows.append(("", f"{leader:{width}}  {' '.join(cards)}", taken))
            cards = _on_table(position)
    return rows


def _on_table(position: Position) -> list[str]:
    """What lies there already: a turned card of the talon, and the begun trick."""
    turned = [f"[{card_text(card)}]" for card in position.talon[:1]]
    return turned + [f"({card_text(card)})" for card in position.trick]
