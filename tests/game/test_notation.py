"""Texts of cards, contracts, actions and deals: what is written is read, the rest is refused."""

import pytest

from preferans_qt.game import reducer
from preferans_qt.game.actions import (
    Accept,
    Action,
    Alone,
    Bid,
    Claim,
    Concede,
    Defend,
    Discard,
    EnterContract,
    HalfWhist,
    Here,
    Inspect,
    Look,
    Name,
    OfferShare,
    OfferStop,
    Pass,
    Play,
    Refuse,
    RejectTalon,
    StartDeal,
    TakeTalon,
    TimeUp,
    Whist,
    parse_action,
)
from preferans_qt.game.cards import (
    FULL_DECK,
    SUIT_MASKS,
    card_set,
    card_text,
    cards_in,
    cards_text,
    count,
    parse_card,
    parse_cards,
    rank_of,
    suit_of,
)
from preferans_qt.game.contracts import (
    LADDER,
    MISERE,
    MISERE_WITHOUT_TALON,
    NINE_WITHOUT_TALON,
    TRICK_CONTRACTS,
    WITHOUT_TALON,
    Strain,
    parse_contract,
    trick_contract,
)
from preferans_qt.game.notation import NotationError, deal_text, parse_deal
from preferans_qt.game.reasons import Reason, Refusal
from preferans_qt.game.seats import parse_seat, seat_letter
from tests.strategies import GUIDE, new_deal, rules_of

# ------------------------------------------------------------------ cards


def test_cards_stand_in_bidding_order_and_rank() -> None:
    assert [card_text(card) for card in range(32)] == [
        f"{rank}{suit}" for suit in "SCDH" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")
    ]
    assert [parse_card(card_text(card)) for card in range(32)] == list(range(32))
    assert (suit_of(parse_card("QH")), rank_of(parse_card("QH"))) == (3, 5)


@pytest.mark.parametrize("text", ["TH", "10H", "10h", "th", " 10H "])
def test_a_ten_may_be_written_in_two_ways(text: str) -> None:
    assert card_text(parse_card(text)) == "10H"


@pytest.mark.parametrize("text", ["", "1H", "6S", "AHS", "A", "H", "10", "HA", "AX", "A H"])
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        parse_card(text)


def test_sets_are_written_suit_by_suit_from_the_top() -> None:
    cards = parse_cards("7S AH AS 10H KC")
    assert cards_text(cards) == "AS 7S KC AH 10H"
    assert count(cards) == 5
    assert card_set(cards_in(cards)) == cards
    assert [card_text(card) for card in cards_in(cards)] == ["7S", "AS", "KC", "10H", "AH"]
    assert cards_text(0) == ""


def test_a_card_named_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        parse_cards("AS KS TH 10H")


def test_the_deck() -> None:
    assert count(FULL_DECK) == 32
    assert [count(mask) for mask in SUIT_MASKS] == [8, 8, 8, 8]
    assert sum(SUIT_MASKS) == FULL_DECK


# ------------------------------------------------------------------ contracts


def test_c3_the_ladder() -> None:
    texts = [row.text for row in LADDER]
    assert len(texts) == 26
    assert texts[:6] == ["6S", "6C", "6D", "6H", "6NT", "7S"]
    assert texts[13:18] == ["8H", "8NT", "misere", "9S", "9C"]
    assert texts[-1] == "10NT"
    places = [row.place for row in LADDER]
    assert places == sorted(set(places))
    assert [row.text for row in TRICK_CONTRACTS] == [text for text in texts if text != "misere"]


def test_c3_13_two_bids_without_the_talon_stand_between_9nt_and_10s() -> None:
    texts = ("9NT", "misere without talon", "9 without talon", "10S")
    rows = [parse_contract(text) for text in texts]
    assert [row.place - rows[0].place for row in rows] == [0, 1, 2, 3]
    assert [row.without_talon for row in rows] == [False, True, True, False]
    assert [row.is_misere for row in rows] == [False, True, False, False]
    assert not set(WITHOUT_TALON) & set(LADDER)


def test_contracts_know_level_and_trump() -> None:
    assert [(row.level, row.trump) for row in map(parse_contract, ("6S", "8H", "9NT"))] == [
        (6, 0),
        (8, 3),
        (9, None),
    ]
    assert (MISERE.level, MISERE.trump, MISERE.is_misere) == (0, None, True)
    assert trick_contract(9, Strain.DIAMONDS) is parse_contract("9d")


@pytest.mark.parametrize("text", ["", "5S", "11S", "6", "S6", "miser", "pass"])
def test_what_is_no_contract(text: str) -> None:
    with pytest.raises(ValueError, match="is not a contract"):
        parse_contract(text)


# ------------------------------------------------------------------ actions


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Bid(parse_contract("6S")), "bid 6S"),
        (Bid(MISERE), "bid misere"),
        (Bid(MISERE_WITHOUT_TALON), "bid misere without talon"),
        (Bid(NINE_WITHOUT_TALON), "bid 9 without talon"),
        (TakeTalon(), "talon"),
        (Look(), "look"),
        (OfferShare(), "share"),
        (Here(), "here"),
        (Pass(), "pass"),
        (Discard(parse_cards("8D 7C")), "discard 7C 8D"),
        (Discard(0), "discard"),
        (RejectTalon(), "reject"),
        (Concede(), "concede"),
        (Name(parse_contract("10NT")), "name 10NT"),
        (Whist(), "whist"),
        (HalfWhist(), "half"),
        (Defend(openly=True), "open"),
        (Inspect(2), "inspect C"),
        (EnterContract(off_mountain=False), "enter pool"),
        (EnterContract(off_mountain=True), "enter mountain"),
        (Defend(openly=False), "closed"),
        (Alone(), "alone"),
        (Play(parse_card("10H")), "play 10H"),
        (Claim((3, 2, 0)), "claim 3 2 0"),
        (Accept(), "accept"),
        (Refuse(), "refuse"),
        (OfferStop(), "stop"),
        (TimeUp(), "time"),
        (StartDeal(42, "c0ffee"), "deal 42 c0ffee"),
        (StartDeal(42, ""), "deal 42"),
    ],
)
def test_action_codes_are_a_promise(action: Action, code: str) -> None:
    assert str(action) == code
    assert parse_action(code) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Pass",
        "pass 6S",
        "bid",
        "bid 5S",
        "bid 10 without talon",
        "inspect",
        "inspect E",
        "enter",
        "play",
        "play 1H",
        "claim",
        "claim 3 x 0",
        "claim 3  2",
        "claim -1 5 0",
        "deal",
        "deal x",
        "deal -1",
        "whist 6S",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="is not a"):
        parse_action(text)


def test_a_reason_reads_as_a_line() -> None:
    assert str(Reason(Refusal.BID_TOO_LOW, "C3.3", ("6H",))) == "bid_too_low (6H), rule C3.3"
    assert str(Reason(Refusal.WRONG_PHASE, "C.3")) == "wrong_phase, rule C.3"


# ------------------------------------------------------------------ deals

DEMO = """\
players 3 dealer C run 0
A: AS QS 7C AD JD 8D KH QH JH 8H
B: KS 8S AC KC QC 8C KD 9D 7D 7H
C: JS 10S 9S 7S JC 10C QD 10D 10H 9H
talon: AH 9C
A bid 6S
B bid 6C
C pass
A here
B pass
A discard 7C 8D
A name 7H
"""

FOUR = """\
players 4 dealer B run 2
A: AS QS 7C AD JD 8D KH QH JH 8H
B:
C: JS 10S 9S 7S JC 10C QD 10D 10H 9H
D: KS 8S AC KC QC 8C KD 9D 7D 7H
talon: AH 9C
C bid 6S
"""


@pytest.mark.parametrize("text", [DEMO, FOUR])
def test_a_deal_is_written_as_it_was_read(text: str) -> None:
    deal = parse_deal(GUIDE, text)
    assert deal_text(deal) == text


def test_a_deal_in_the_dark_is_written_with_its_bombs() -> None:
    rules = rules_of("sochi-guide", dark_and_bombs="classic")
    text = DEMO.replace("run 0", "run 0 bombs 1 4 2").replace("A bid 6S", "A look\nA bid 6S")
    text = text.replace("A here", "A pass").split("B pass")[0]
    deal = parse_deal(rules, text)
    assert deal.terms.bombs == (1, 4, 2)
    assert deal_text(deal) == text
    without = parse_deal(rules, text.replace(" bombs 1 4 2", ""))
    assert without.terms.bombs == (1, 1, 1)
    assert deal_text(without) == text.replace(" bombs 1 4 2", "")


def test_a_deal_may_be_written_loosely() -> None:
    loose = DEMO.replace("AS QS", "  QS  AS ").replace("\n", "\n\n").replace("10H", "TH")
    assert parse_deal(GUIDE, loose) == parse_deal(GUIDE, DEMO)


def test_what_a_deal_text_says() -> None:
    deal = parse_deal(GUIDE, FOUR)
    assert (deal.seating.players, deal.seating.dealer, deal.run) == (4, 1, 2)
    assert deal.dealt[1] == 0
    assert reducer.current_actor(deal) == 3


def test_the_order_of_the_talon_is_kept() -> None:
    swapped = DEMO.replace("talon: AH 9C", "talon: 9C AH")
    assert parse_deal(GUIDE, swapped).talon == parse_deal(GUIDE, DEMO).talon[::-1]


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("players 3", "players 5", 1),
        ("dealer C", "dealer D", 1),
        ("run 0", "run -1", 1),
        ("run 0", "", 1),
        ("A: AS", "A: AX", 2),
        ("A: AS", "A: QS", 2),
        ("A: AS", "A AS", 2),
        ("C: JS", "D: JS", 4),
        ("A: AS QS", "A: QS", 1),  # nine cards: the deal as a whole is wrong
        ("A: AS QS", "A: AS KS", 1),
        ("talon: AH 9C", "talon: AH", 1),
        ("talon: AH 9C", "talon: AH AS", 1),
        ("A bid 6S", "A bid 5S", 6),
        ("A bid 6S", "B bid 6S", 6),
        ("A bid 6S", "E bid 6S", 6),
        ("A bid 6S", "A bid 6H", 6),
        ("A bid 6S", "A stop", 6),
        ("A bid 6S", "A deal 7", 6),
        ("A bid 6S", "A time", 6),
        ("run 0", "run 0 bombs 2 1", 1),
        ("run 0", "run 0 bombs 2 1 x", 1),
        ("B pass", "B here", 10),
        ("A name 7H", "A name 6S", 12),
    ],
)
def test_an_error_names_its_line(old: str, new: str, line: int) -> None:
    with pytest.raises(NotationError, match=f"^line {line}: ") as caught:
        parse_deal(GUIDE, DEMO.replace(old, new, 1))
    assert caught.value.line == line


def test_an_error_says_which_rule_was_broken() -> None:
    with pytest.raises(NotationError, match="bid_skips_steps"):
        parse_deal(GUIDE, DEMO.replace("A bid 6S", "A bid 6H"))


@pytest.mark.parametrize("text", ["", "\n\n"])
def test_an_empty_text(text: str) -> None:
    with pytest.raises(NotationError, match="empty"):
        parse_deal(GUIDE, text)


def test_a_sitting_dealer_holds_no_cards() -> None:
    # three sevens of spades, no eight, and the dealer has the seven of clubs: the masks add up
    wrong = FOUR.replace("A: AS QS", "A: AS 7S QS").replace(" 7C", "", 1)
    wrong = wrong.replace("D: KS 8S", "D: KS 7S").replace("B:", "B: 7C", 1)
    with pytest.raises(NotationError, match="ten cards"):
        parse_deal(GUIDE, wrong)


def test_the_same_story_may_be_illegal_under_other_rules() -> None:
    with pytest.raises(NotationError, match="line 9: here"):
        parse_deal(rules_of("sochi-guide", here="none"), DEMO)


def test_seats_are_letters() -> None:
    assert [seat_letter(seat) for seat in range(4)] == ["A", "B", "C", "D"]
    assert [parse_seat(letter, 4) for letter in "ABCD"] == [0, 1, 2, 3]
    for text in ("D", "", "AB", "a"):
        with pytest.raises(ValueError, match="is not a seat"):
            parse_seat(text, 3)


def test_a_deal_that_has_not_begun_is_its_cards_alone() -> None:
    assert len(deal_text(new_deal(3)).splitlines()) == 5
