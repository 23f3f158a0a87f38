"""What the answers over a contract bind to, in words, with the numbers of the rules."""

from collections.abc import Callable

import pytest

from preferans_qt.game.rules import Rules
from preferans_qt.game.view import PlayerView
from preferans_qt.ui.texts.defences import alone_text, closed_text, open_text
from preferans_qt.ui.texts.duties import half_whist_text, pass_text, whist_text
from preferans_qt.ui.texts.words import Names
from tests.strategies import GUIDE, rules_of
from tests.ui.bidding.decisions import EAST_WINS, WEST_WINS, dealt, turn_after, turn_of

LENINGRAD = rules_of("leningrad")
POLISH = rules_of("polish", end_limit="max_deals:9")


Text = Callable[[PlayerView, Names], str]


def said(text: Text, *codes: str, rules: Rules = GUIDE) -> str:
    turn = turn_after(*codes, rules=rules)
    return text(turn.view, turn.names)


def said_by_dealer(text: Text, *codes: str, rules: Rules = GUIDE) -> str:
    """To you as the sitting dealer; West, who speaks first, is declarer."""
    match = dealt("bid 6S", "pass", "pass", "discard", *codes, rules=rules, players=4, dealer=0)
    turn = turn_of(match)
    return text(turn.view, turn.names)


@pytest.mark.parametrize(
    ("contract", "joint", "own", "price"),
    [
        ("6S", "4 trick", "You answer for 2 trick", "2 point"),
        ("7H", "2 trick", "You answer for 1 trick", "4 point"),
        ("8D", "1 trick", "You answer for that", "6 point"),
        ("9C", "1 trick", "You answer for that", "8 point"),
        ("10S", "1 trick", "You answer for that", "10 point"),
    ],
)
def test_the_second_of_two_whisters(contract: str, joint: str, own: str, price: str) -> None:
    text = said(whist_text, *WEST_WINS, f"name {contract}", "whist")
    assert f"You two owe {joint}" in text
    assert own in text
    assert f"Each missing trick puts {price}" in text


def test_the_first_defender_hears_both_cases() -> None:
    text = said(whist_text, *EAST_WINS, "name 7H")
    assert "If West whists too, you two owe 2 trick(s) together." in text
    assert "You answer for 1 trick(s) of these." in text
    assert "If West passes, you owe 2 trick(s) alone." in text
    assert "4 point(s) on your mountain" in text
    assert "Each trick you take brings 4 whist(s)." in text


def test_the_first_of_two_whisters_does_not_answer_for_a_high_contract() -> None:
    assert "West answers for that." in said(whist_text, *EAST_WINS, "name 9H")


def test_a_sole_whister_owes_everything() -> None:
    text = said(whist_text, *WEST_WINS, "name 6D", "pass")
    assert "You owe 4 trick(s), all by yourself." in text
    assert "Each missing trick puts 2 point(s) on your mountain." in text


def test_taking_the_whist_back() -> None:
    text = said(whist_text, *EAST_WINS, "name 6S", "pass", "half")
    assert "You take the whist back from West" in text
    assert "You owe 4 trick(s), all by yourself." in text


def test_half_responsibility_and_doubled_whists() -> None:
    text = said(whist_text, *WEST_WINS, "name 7H", "pass", rules=LENINGRAD)
    assert "puts 4 point(s) on your mountain" in text  # 4 x 2, halved
    assert "brings you 8 whist(s)" in text


def test_the_retreat_of_a_gentleman_is_told_beforehand() -> None:
    assert "retreat to half-whist" in said(whist_text, *EAST_WINS, "name 7H", rules=LENINGRAD)
    assert "retreat" not in said(whist_text, *EAST_WINS, "name 8H", rules=LENINGRAD)


def test_a_split_duty() -> None:
    rules = rules_of("sochi-guide", shortfall_basis="split_joint")
    text = said(whist_text, *WEST_WINS, "name 6H", "whist", rules=rules)
    assert "You share by halves what is missing." in text
    assert "Each missing trick costs you two 2 point(s) together." in text


def test_polish_duties_are_in_points() -> None:
    text = said(whist_text, *WEST_WINS, "name 7H", "whist", rules=POLISH)
    assert "Each missing trick costs you 20 point(s)." in text
    assert "Each trick you take brings 20 point(s)." in text


def test_the_dealer_who_takes_over() -> None:
    text = said_by_dealer(whist_text, "name 6S", "pass", "half", "pass")
    assert "You take the whist back from East" in text
    free = rules_of("sochi-guide", sitting_dealer_liability="none")
    text = said_by_dealer(whist_text, "name 8S", "pass", "pass", rules=free)
    assert "nothing is written against you" in text
    assert "point" not in text


@pytest.mark.parametrize(
    ("contract", "rules", "amount"),
    [("6S", GUIDE, 4), ("7H", GUIDE, 4), ("6S", LENINGRAD, 8), ("7H", LENINGRAD, 8)],
)
def test_half_whist_brings_half_the_quota(contract: str, rules: Rules, amount: int) -> None:
    text = said(half_whist_text, *WEST_WINS, f"name {contract}", "pass", rules=rules)
    assert f"You write {amount} whist(s)" in text
    assert "unless East whists after all" in text


def test_half_whist_that_nobody_can_take_back() -> None:
    rules = rules_of("sochi-guide", first_defender_may_reopen=False)
    text = said(half_whist_text, *WEST_WINS, "name 6H", "pass", rules=rules)
    assert text == "You write 4 whist(s), and the contract counts as made."


def test_passing_after_a_pass_gives_the_contract_away() -> None:
    text = said(pass_text, *WEST_WINS, "name 7H", "pass")
    assert text == "West makes the contract without play: 4 point(s)."


def test_passing_after_a_half_whist_lets_it_stand() -> None:
    text = said(pass_text, *EAST_WINS, "name 7H", "pass", "half")
    assert text == "The half-whist stands: West writes 4 whist(s)."


def test_passing_after_a_whist_leaves_consolation() -> None:
    text = said(pass_text, *WEST_WINS, "name 7H", "whist")
    assert "East whists alone, and you owe nothing." in text
    assert "you write 4 whist(s)" in text
    assert "share" not in text


def test_a_gentleman_shares_when_the_contract_fails() -> None:
    text = said(pass_text, *WEST_WINS, "name 7H", "whist", rules=LENINGRAD)
    assert "If the contract fails, you share the whists: 4 whist(s) a trick." in text
    always = rules_of("leningrad", sharing="gentleman_always")
    text = said(pass_text, *WEST_WINS, "name 7H", "whist", rules=always)
    assert "You share the whists: 4 whist(s) a trick." in text


@pytest.mark.parametrize(
    ("contract", "alone", "called"), [("6S", 2, 4), ("7H", 1, 2), ("8D", 1, 1), ("9C", 1, 1)]
)
def test_a_polish_whister_owes_less_alone(contract: str, alone: int, called: int) -> None:
    text = said(whist_text, *WEST_WINS, f"name {contract}", "pass", rules=POLISH)
    with_them = f"You owe {alone} trick(s) without the cards of East, {called} trick(s) with them."
    assert with_them in text
    first = said(whist_text, *EAST_WINS, f"name {contract}", rules=POLISH)
    assert f"you owe {alone} trick(s) without those cards, or {called} trick(s) with them" in first


def test_how_a_polish_whister_may_defend() -> None:
    codes = (*WEST_WINS, "name 6S", "pass", "whist")
    assert "The cards of East are not played. You owe 2" in said(alone_text, *codes, rules=POLISH)
    assert "lie open after the first card" in said(open_text, *codes, rules=POLISH)
    early = rules_of("polish", end_limit="max_deals:9", open_exposure="before_first_card")
    assert "after the first card" not in said(open_text, *codes, rules=early)
    text = said(closed_text, *codes, rules=POLISH)
    assert "East comes back and plays without your help. You owe 4" in text


def test_a_bid_in_the_dark_doubles_what_a_defender_pays_and_gets() -> None:
    dark = rules_of("sochi-guide", dark_and_bombs="classic")
    codes = ("look", "pass", "bid 6S", "look", "pass", "talon", "discard", "name 7H", "pass")
    text = said(whist_text, *codes, rules=dark)
    assert "puts 8 point(s) on your mountain" in text
    assert "brings you 8 whist(s)" in text


def test_an_unwhisted_contract_may_be_written_off() -> None:
    rules = rules_of("sochi-guide", unwhisted_may_write_off_mountain=True)
    text = said(pass_text, *WEST_WINS, "name 7H", "pass", rules=rules)
    assert text.endswith("4 point(s), in the pool or off the mountain.")


def test_a_dealer_who_was_shown_a_hand_is_asked_no_more() -> None:
    """After two passes nobody is next where the dealer was offered half of a misère."""
    rules = rules_of("sochi-codex")
    offered = ("share", "refuse", "bid 6S", "pass", "pass", "discard", "name 8S", "pass")
    match = dealt(*offered, rules=rules, players=4, dealer=1)
    turn = turn_of(match)
    assert "makes the contract without play" in pass_text(turn.view, turn.names)
    usual = dealt(*offered[2:], rules=rules, players=4, dealer=1)
    turn = turn_of(usual)
    assert "West is asked next" in pass_text(turn.view, turn.names)


def test_a_polish_passer_gets_nothing() -> None:
    text = said(pass_text, *WEST_WINS, "name 7H", "whist", rules=POLISH)
    assert text == "East whists alone, and you owe nothing."


def test_the_first_to_pass_hears_who_is_next() -> None:
    text = said(pass_text, *EAST_WINS, "name 6S")
    assert "West is asked next." in text
    assert "East falls short you write 2 whist(s)" in text


def test_open_and_closed_name_the_passer() -> None:
    codes = (*WEST_WINS, "name 6H", "pass", "whist")
    assert "you play the cards of East too" in said(open_text, *codes)
    assert "East plays without your help" in said(closed_text, *codes)
    late = rules_of("sochi-guide", open_exposure="after_first_card")
    assert "After the first card" in said(open_text, *codes, rules=late)


def test_a_dealer_asks_for_the_cards_of_both() -> None:
    codes = ("name 8S", "pass", "pass", "inspect D", "whist")
    text = said_by_dealer(open_text, *codes)
    assert "North" in text
    assert "East" in text
    text = said_by_dealer(closed_text, *codes)
    assert text == "You play the hand of East, and North plays without your help."


@pytest.mark.parametrize("text", [whist_text, half_whist_text, pass_text, open_text])
def test_there_is_no_duty_in_the_auction(text: Text) -> None:
    with pytest.raises(ValueError, match="now"):
        said(text)
