"""The text form of a deal: hands, talon, and the actions seat by seat. It parses what it prints.

Seats are written A, B, C, D clockwise. A deal looks like this::

    players 3 dealer C run 0
    A: AS QS KH QH JH 8H AD JD 8D 7C
    B: KS 8S 7H KD 9D 7D AC KC QC 8C
    C: JS 10S 9S 7S 10H 9H QD 10D JC 10C
    talon: AH 9C
    A bid 6S
    B bid 6C
"""

from preferans_qt.game import reducer
from preferans_qt.game.actions import OfferStop, StartDeal, TimeUp, parse_action
from preferans_qt.game.cards import (
    FULL_DECK,
    CardSet,
    card_text,
    cards_text,
    count,
    parse_card,
    parse_cards,
)
from preferans_qt.game.deal import Deal, Seating
from preferans_qt.game.reducer import IllegalAction
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import parse_seat, seat_letter


class NotationError(ValueError):
    """A text that cannot be read, with the number of its line, from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line


def deal_text(deal: Deal) -> str:
    """A deal as dealt, with every action since, one a line."""
    seating = deal.seating
    heading = f"players {seating.players} dealer {seat_letter(seating.dealer)} run {deal.run}"
    if any(factor > 1 for factor in deal.terms.bombs):
        heading += " bombs " + " ".join(str(factor) for factor in deal.terms.bombs)
    lines = [heading]
    lines += [
        f"{seat_letter(seat)}: {cards_text(deal.dealt[seat])}".rstrip()
        for seat in range(seating.players)
    ]
    lines.append("talon: " + " ".join(card_text(card) for card in deal.talon))
    lines += [f"{seat_letter(seat)} {action}" for seat, action in deal.record]
    return "\n".join(lines) + "\n"


def parse_deal(rules: Rules, text: str) -> Deal:
    """The deal a text describes, its actions played under ``rules``.

    Raises NotationError for anything that cannot be read or is not legal.
    """
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines:
        raise NotationError(1, "the text is empty; a deal starts with 'players 3 dealer A run 0'")
    seating, run, bombs = _parse_heading(*lines[0])
    places = seating.players + 1
    hands, talon = _parse_cards(lines[1 : 1 + places], seating, lines[0][0])
    dark = rules.dark_and_bombs != "off"
    bombs = bombs or ((1,) * seating.players if dark else ())
    deal = reducer.start_deal(seating, run, hands, talon, in_the_dark=dark, bombs=bombs)
    for number, line in lines[1 + places :]:
        deal = _applied(rules, deal, number, line)
    return deal


def _parse_heading(number: int, line: str) -> tuple[Seating, int, tuple[int, ...]]:
    heading, marker, bombs = line.partition(" bombs ")
    factors = tuple(int(word) for word in bombs.split() if word.isdecimal())
    match heading.split():
        case ["players", ("3" | "4") as players, "dealer", dealer, "run", run] if run.isdecimal():
            try:
                seating = Seating(int(players), parse_seat(dealer, int(players)))
            except ValueError as error:
                raise NotationError(number, str(error)) from error
            if not marker or len(factors) == len(bombs.split()) == seating.players:
                return seating, int(run), factors
    raise NotationError(number, f"{line!r} should read like 'players 3 dealer A run 0'")


def _parse_cards(
    lines: list[tuple[int, str]], seating: Seating, heading: int
) -> tuple[tuple[CardSet, ...], tuple[int, int]]:
    hands = [0] * seating.players
    talon: tuple[int, ...] = ()
    for number, line in lines:
        owner, colon, cards = line.partition(":")
        try:
            if owner == "talon":
                talon = tuple(parse_card(word) for word in cards.split())
            elif colon:
                hands[parse_seat(owner, seating.players)] = parse_cards(cards)
            else:
                raise ValueError(f"{line!r} should read like 'A: AS KS 10H' or 'talon: AH 9C'")
        except ValueError as error:
            raise NotationError(number, str(error)) from error
    sizes = [count(hand) for hand in hands]
    expected = [10 if seat in seating.active else 0 for seat in range(seating.players)]
    everything = [*hands, *(1 << card for card in talon)]
    if sizes != expected or len(talon) != 2 or sum(everything) != FULL_DECK:
        raise NotationError(
            heading,
            "a deal has ten cards in each of three hands and two in the talon, all different",
        )
    return tuple(hands), (talon[0], talon[1])


def _applied(rules: Rules, deal: Deal, number: int, line: str) -> Deal:
    letter, _, code = line.partition(" ")
    try:
        seat = parse_seat(letter, deal.seating.players)
        action = parse_action(code)
    except ValueError as error:
        raise NotationError(number, str(error)) from error
    if seat != reducer.current_actor(deal) or isinstance(action, OfferStop | StartDeal | TimeUp):
        raise NotationError(number, f"it is not the turn of {letter} to {code!r}")
    try:
        return reducer.apply(rules, deal, action)[0]
    except IllegalAction as error:
        raise NotationError(number, str(error)) from error
