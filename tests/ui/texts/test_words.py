"""Names of cards, contracts, amounts and players in every language."""

from fractions import Fraction

import pytest

from preferans_qt.game.contracts import LADDER
from preferans_qt.ui.texts.words import (
    Names,
    card_name,
    cards_list,
    contract_name,
    fraction_text,
    points_text,
    suit_name,
    tricks_text,
    whists_text,
)
from tests.ui.texts.test_sentences import check


def test_no_two_cards_contracts_or_suits_share_a_name(language: str) -> None:
    for names in (
        [card_name(card) for card in range(32)],
        [contract_name(contract) for contract in LADDER],
        [suit_name(suit) for suit in range(4)],
    ):
        for name in names:
            check(name)
        assert len(set(names)) == len(names)


def test_numbers_stand_in_the_plural_forms_of_the_language(language: str) -> None:
    for count in (tricks_text, whists_text, points_text):
        for number in (0, 1, 2, 5, 11, 21, 22, 100):
            text = count(number)
            check(text)
            assert str(number) in text
            assert "(" not in text, f"a plural form is missing: {text}"
    counts = (tricks_text, whists_text, points_text)  # some things have one form in some languages
    assert any(count(1).replace("1", "") != count(5).replace("5", "") for count in counts)


def test_a_list_of_cards_names_each(language: str) -> None:
    text = cards_list([0, 9, 18])
    assert all(card_name(card) in text for card in (0, 9, 18))
    assert cards_list([5]) == card_name(5)


@pytest.mark.parametrize(
    ("value", "plain", "signed"),
    [
        (Fraction(0), "0", "0"),
        (Fraction(12), "12", "+12"),
        (Fraction(-12), "−12", "−12"),
        (Fraction(58, 3), "19 1/3", "+19 1/3"),
        (Fraction(-58, 3), "−19 1/3", "−19 1/3"),
        (Fraction(2, 3), "2/3", "+2/3"),
        (Fraction(-2, 3), "−2/3", "−2/3"),
    ],
)
def test_amounts_are_mixed_numbers(value: Fraction, plain: str, signed: str) -> None:
    assert fraction_text(value) == plain
    assert fraction_text(value, signed=True) == signed


def test_a_name_is_put_in_as_it_is() -> None:
    names = Names(("{a}", "%n {b}", "C"), 2)
    assert names.say(0, "You go {what}.", "{name} goes {what}.", what="{x}") == "{a} goes {x}."
    assert names.say(1, "You.", "{name}.") == "%n {b}."
    assert names.say(2, "You go {what}.", "{name} goes.", what="on") == "You go on."


def test_names_can_change_where_they_are_shown() -> None:
    names = Names(("A", "B", "C"), 0)
    names.rename(("A", "Bob", "C"))
    assert names[1] == "Bob"
    assert names.is_you(0)
    assert not names.is_you(1)
