"""The command ``deal``: the cards of a deal number."""

from preferans_qt.game.cards import CardSet, card_text, cards_text
from preferans_qt.game.deal import Seating
from preferans_qt.game.shuffle import dealt_hands, shuffled_deck
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.profiles import check_players, rules_named
from preferans_qt.headless.report import Report

HANDS = ("first", "second", "third")


def deal(number: int, rules_name: str, players: int) -> Report:
    """The hands and the talon of a deal number: the same number, the same cards, for ever.

    Raises InputError for rules or a number that cannot be used.
    """
    name, rules = rules_named(rules_name)
    check_players(name, rules, players)
    seating = Seating(players, players - 1)
    try:
        hands, talon = dealt_hands(seating, shuffled_deck(number))
    except ValueError as error:
        raise InputError(f"--number: {error}") from error
    by_hand = dict(zip(HANDS, (hands[seat] for seat in seating.active), strict=True))
    data: dict[str, object] = {
        "number": number,
        "rules": name,
        "players": players,
        "hands": {hand: _card_list(cards) for hand, cards in by_hand.items()},
        "talon": [card_text(card) for card in talon],
    }
    lines = [f"deal {number}, {name}, {players} players"]
    lines += [f"{hand} hand: {cards_text(cards)}" for hand, cards in by_hand.items()]
    lines.append("talon: " + " ".join(card_text(card) for card in talon))
    if seating.sitting_dealer is not None:
        lines.append("the dealer sits out")
    return Report(data, lines)


def _card_list(cards: CardSet) -> list[str]:
    return cards_text(cards).split()
