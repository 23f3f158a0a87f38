"""Control of the hands and the play of tricks.

C6.1 to C6.4 open and closed · C7.1 to C7.6 leads, following, overtaking, winning ·
C7.8 an open passer · C7.9 exposure in misere · C8.1 to C8.3 misere.
"""

import pytest

from preferans_qt.game import reducer
from preferans_qt.game.cards import CLUBS, HEARTS, SPADES, cards_in, parse_card, parse_cards
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Deal, DefenceChoice, Finished, TrickPlay
from preferans_qt.game.events import CardPlayed, DefenceChosen, HandShown, TrickTaken
from preferans_qt.game.outcome import ContractResult, Defence, Ending, MisereResult
from preferans_qt.game.rules import Rules
from preferans_qt.game.tricks import legal_cards, winning_index
from tests.strategies import (
    GUIDE,
    after,
    deal_of,
    endgame,
    legal_codes,
    play_tricks,
    refusal,
    rules_of,
)

HANDS = (
    "AS QS KH QH JH 8H AD JD 8D 7C/KS 8S 7H KD 9D 7D AC KC QC 8C/JS 10S 9S 7S 10H 9H QD 10D JC 10C"
)
TALON = "AH 9C"


def contract(*calls: str, rules: Rules = GUIDE, players: int = 3, dealer: str = "") -> Deal:
    """A 7H of seat A on the hands above, after declarations; the deal starts where it should."""
    deal = deal_of(HANDS + "/" * (players - 3), TALON, dealer)
    order = [deal.seating.active.index(seat) for seat in (0, 1, 2)]
    for seat in sorted("ABC", key=lambda letter: order["ABC".index(letter)]):
        deal = after(rules, deal, f"{seat} {'bid 6S' if seat == 'A' else 'pass'}")
    return after(rules, deal, "A discard 7C 8D, A name 7H", *calls)


def phase_of(deal: Deal) -> TrickPlay:
    assert isinstance(deal.phase, TrickPlay)
    return deal.phase


def movers(rules: Rules, deal: Deal, cards: int) -> list[tuple[int | None, int | None]]:
    """Whose card is next and who chooses it, for some cards."""
    pairs = []
    for _ in range(cards):
        pairs.append((reducer.current_actor(deal), reducer.controller(deal)))
        deal, _ = reducer.apply(rules, deal, reducer.legal(rules, deal)[0])
    return pairs


# ------------------------------------------------------------------ C.6


def test_c6_1_two_whisters_play_closed_and_each_his_own() -> None:
    deal = contract("B whist", "C whist")
    assert phase_of(deal).shown == ()
    assert movers(GUIDE, deal, 3) == [(0, 0), (1, 1), (2, 2)]


@pytest.mark.parametrize(
    ("calls", "whister"),
    [
        (["B whist", "C pass"], 1),
        (["B pass", "C whist"], 2),
        (["B pass", "C half", "B whist"], 1),
    ],
)
def test_c6_2_the_sole_whister_chooses_open_or_closed(calls: list[str], whister: int) -> None:
    deal = contract(*calls)
    assert isinstance(deal.phase, DefenceChoice)
    assert reducer.current_actor(deal) == whister
    assert legal_codes(GUIDE, deal) == {"open", "closed"}
    _, events = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[1])
    assert DefenceChosen(whister, openly=True) in events


@pytest.mark.parametrize(("mode", "openly"), [("open", True), ("closed", False)])
def test_c6_2_a_table_may_settle_it_beforehand(mode: str, openly: bool) -> None:
    rules = rules_of("sochi-guide", sole_whister_mode=mode)
    deal = contract("B whist", "C pass", rules=rules)
    assert phase_of(deal).defence == Defence((1,), openly=openly)


@pytest.mark.parametrize(
    ("calls", "whister"), [(["B whist", "C pass"], 1), (["B pass", "C whist"], 2)]
)
def test_c6_3_an_open_whister_plays_both_hands(calls: list[str], whister: int) -> None:
    deal = after(GUIDE, contract(*calls), f"{'ABC'[whister]} open")
    assert set(phase_of(deal).shown) == {1, 2}
    assert movers(GUIDE, deal, 3) == [(0, 0), (1, whister), (2, whister)]


def test_c6_3_both_hands_lie_open_before_the_first_card() -> None:
    deal = contract("B whist", "C pass")
    opened, events = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[1])
    assert events[-2:] == (HandShown(1, opened.hands[1]), HandShown(2, opened.hands[2]))


def test_c6_3_exposure_after_the_first_card_leaves_that_card_to_its_owner() -> None:
    rules = rules_of("sochi-guide", open_exposure="after_first_card")
    deal = contract("B pass", "C whist", "C open", rules=rules, dealer="A")
    assert phase_of(deal).shown == ()
    assert movers(rules, deal, 3) == [(1, 1), (2, 2), (0, 0)]
    deal = play_tricks(rules, deal, "KS")
    assert set(phase_of(deal).shown) == {1, 2}
    assert movers(rules, play_tricks(rules, deal, "JS AS"), 3) == [(0, 0), (1, 2), (2, 2)]


def test_c6_4_closed_with_one_whister_exposes_nothing() -> None:
    deal = after(GUIDE, contract("B whist", "C pass"), "B closed")
    assert phase_of(deal).shown == ()
    assert movers(GUIDE, deal, 3) == [(0, 0), (1, 1), (2, 2)]
    assert phase_of(play_tricks(GUIDE, deal, "AH 7H 9H")).shown == ()


# ------------------------------------------------------------------ C.7


@pytest.mark.parametrize(("dealer", "leader"), [("C", 0), ("A", 1), ("B", 2)])
def test_c7_1_the_eldest_hand_leads_whoever_declares(dealer: str, leader: int) -> None:
    deal = contract("B whist", "C whist", dealer=dealer)
    assert phase_of(deal).trick.leader == leader


@pytest.mark.parametrize("dealer", ["A", "B", "C"])
def test_c7_1_or_the_declarer_leads(dealer: str) -> None:
    rules = rules_of("sochi-guide", first_lead="declarer")
    deal = contract("B whist", "C whist", rules=rules, dealer=dealer)
    assert phase_of(deal).trick.leader == 0


def test_c7_2_clockwise_and_the_winner_leads() -> None:
    deal = play_tricks(GUIDE, contract("B whist", "C whist"), "AH 7H 9H", "JD KD 10D")
    assert reducer.current_actor(deal) == 1
    assert [won.winner for won in phase_of(deal).tricks] == [0, 1]


def test_c7_2_who_took_the_trick_is_told() -> None:
    deal = play_tricks(GUIDE, contract("B whist", "C whist"), "AH 7H 9H", "JD KD")
    actor, events = 2, reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[0])[1]
    card = next(cards_in(deal.hands[2] & parse_cards("10D QD")))
    assert events[0] == CardPlayed(actor, card, actor)
    assert isinstance(events[1], TrickTaken)
    assert (events[1].winner, events[1].number) == (1, 2)


@pytest.mark.parametrize(
    ("hand", "suit", "trump", "legal"),
    [
        ("7S AS 7H QH AC", SPADES, HEARTS, "7S AS"),  # follow, low or high
        ("7H QH AC", SPADES, HEARTS, "7H QH"),  # else trump
        ("7D AC", SPADES, HEARTS, "7D AC"),  # else anything
        ("7H QH AC", SPADES, None, "7H QH AC"),  # C7.5
        ("7H 8S AC", HEARTS, HEARTS, "7H"),  # a trump led is a suit led
        ("8S AC", HEARTS, HEARTS, "8S AC"),
        ("7H 8S AC", None, HEARTS, "7H 8S AC"),  # the leader is free
    ],
)
def test_c7_3_follow_or_trump_or_anything(
    hand: str, suit: int | None, trump: int | None, legal: str
) -> None:
    assert legal_cards(parse_cards(hand), suit, trump) == parse_cards(legal)


def test_c7_3_without_must_trump_a_void_hand_is_free() -> None:
    held = parse_cards("7H QH AC")
    assert legal_cards(held, SPADES, HEARTS, must_trump=False) == held
    rules = rules_of("sochi-guide", must_trump=False)
    deal = endgame("AS 7H / 8H 9C / 10S QD", "A", parse_contract("6H"))
    deal = play_tricks(rules, deal, "AS")
    assert legal_codes(rules, deal) == {"play 8H", "play 9C"}
    assert refusal(GUIDE, deal, "play 9C") == "must_trump"


@pytest.mark.parametrize(
    ("card", "reason"),
    [("QD", "must_follow"), ("AS", "card_not_held"), ("10S", None)],
)
def test_c7_3_why_not_a_card(card: str, reason: str | None) -> None:
    deal = endgame("AS 7H / 8S 9C / 10S QD", "A", parse_contract("6H"))
    deal = play_tricks(GUIDE, deal, "AS 8S")
    assert refusal(GUIDE, deal, f"play {card}") == reason


def test_c7_4_a_void_hand_must_trump_even_in_vain() -> None:
    deal = endgame("AS 7D / AH 9C / 8H QC", "A", parse_contract("6H"))
    deal = play_tricks(GUIDE, deal, "AS AH")
    assert legal_codes(GUIDE, deal) == {"play 8H"}


def test_c7_3_no_duty_to_overtake() -> None:
    deal = endgame("KS 7D / AS 7S / 8H QC", "A", parse_contract("6H"))
    assert legal_codes(GUIDE, play_tricks(GUIDE, deal, "KS")) == {"play AS", "play 7S"}


OVERTAKE = rules_of("sochi-guide", must_overtake=True)


@pytest.mark.parametrize(
    ("hands", "played", "legal"),
    [
        ("QS 7D / AS KS 7S / 8H QC", "QS", "AS KS"),  # over the best card, if he can
        ("AS 7D / KS 7S / 8H QC", "AS", "KS 7S"),  # else any he may play
        ("QS 7D / AS 8D / KS 10S QC", "QS AS", "KS 10S"),  # his partner's card counts too
        ("QS 7D / 8D 9D / KS 10S QC", "QS 8D", "KS"),
        ("QS 7D / 9H QH 8C / AS KS", "QS", "9H QH"),  # any trump is over a suit
        ("QS 7D / 9H 8C / AS KS 10S", "QS 9H", "AS KS 10S"),  # following, not over the trump
        ("QS 7D / 9H 8C / 8H 10H AH", "QS 9H", "10H AH"),  # over the trump
        ("QS 7D / 10H 8C / 8H 9H 7C", "QS 10H", "8H 9H"),  # trumping in vain is still a duty
        ("QS 7D / 8D 8C / 9D 9C", "QS 8D", "9D 9C"),  # neither suit nor trump
        ("9H 7D / 8H QH / AS KS", "9H", "QH"),  # trumps led
    ],
)
def test_c7_3_where_it_is_a_duty_to_overtake(hands: str, played: str, legal: str) -> None:
    deal = play_tricks(OVERTAKE, endgame(hands, "A", parse_contract("6H")), played)
    assert legal_codes(OVERTAKE, deal) == {f"play {card}" for card in legal.split()}


def test_c7_3_why_not_a_card_that_does_not_overtake() -> None:
    deal = play_tricks(OVERTAKE, endgame("QS 7D / AS 7S / 8H QC", "A", parse_contract("6H")), "QS")
    assert refusal(OVERTAKE, deal, "play 7S") == "must_overtake"


@pytest.mark.parametrize("contract", ["misere", ""])
def test_c7_3_nobody_must_overtake_where_nobody_wants_tricks(contract: str) -> None:
    named = parse_contract(contract) if contract else None
    deal = play_tricks(OVERTAKE, endgame("QS 7D / AS 7S / 8H QC", "A", named), "QS")
    assert legal_codes(OVERTAKE, deal) == {"play AS", "play 7S"}


def test_c7_3_without_must_trump_a_void_hand_that_can_must_still_overtake() -> None:
    rules = rules_of("sochi-guide", must_overtake=True, must_trump=False)
    deal = play_tricks(rules, endgame("QS 7D / 9H 8C / AS", "A", parse_contract("6H")), "QS")
    assert legal_codes(rules, deal) == {"play 9H"}


@pytest.mark.parametrize(
    ("cards", "suit", "trump", "winner"),
    [
        ("AS 7H KS", SPADES, HEARTS, 1),
        ("7S 8S 9S", SPADES, HEARTS, 2),
        ("7S AC AD", SPADES, None, 0),
        ("7S 8H 7H", SPADES, HEARTS, 1),
        ("8H 7H AS", HEARTS, HEARTS, 0),
        ("10S KS QS", SPADES, CLUBS, 1),
        ("AH 8S 10S", SPADES, None, 2),  # a talon card of another suit would not win either
    ],
)
def test_c7_6_the_highest_trump_else_the_highest_of_the_suit_wins(
    cards: str, suit: int, trump: int | None, winner: int
) -> None:
    played = tuple(parse_card(card) for card in cards.split())
    assert winning_index(played, suit, trump) == winner


def test_c7_7_the_result_counts_every_trick() -> None:
    deal = play_tricks(
        GUIDE,
        contract("B whist", "C whist"),
        "AH 7H 9H  KH 8C 10H  JD KD 10D  AC 10C 9C  KC JC 8H",
        "AD 7D QD  AS 8S 7S  QS KS 9S  QC 10S JH  QH 9D JS",
    )
    named = parse_contract("7H")
    result = ContractResult(0, named, Defence((1, 2)), (7, 3, 0), talon=deal.talon)
    assert deal.phase == Finished(result, Ending.PLAYED)


def test_c7_8_a_card_from_an_open_passers_hand_must_be_legal_for_that_hand() -> None:
    deal = after(GUIDE, contract("B whist", "C pass"), "B open")
    deal = play_tricks(GUIDE, deal, "AH 7H")
    assert reducer.controller(deal) == 1
    assert legal_codes(GUIDE, deal) == {"play 9H", "play 10H"}
    assert refusal(GUIDE, deal, "play KS") == "card_not_held"


# ------------------------------------------------------------------ C7.9 and C.8


def misere(dealer: str = "", rules: Rules = GUIDE) -> Deal:
    """A misere of seat A, before its first card."""
    deal = deal_of(
        "7S 8S 9S 7C 8C 9C 7D 8D 7H 8H/AS KS QS AC KC AD KD QD AH KH/"
        "JS 10S QC JC 10C JD 10D 9D QH JH",
        "10H 9H",
        dealer,
    )
    for seat in deal.seating.active:
        deal = after(rules, deal, f"{'ABC'[seat]} {'bid misere' if seat == 0 else 'pass'}")
    return after(rules, deal, "A discard 10H 9H")


def test_c7_9_a_defender_on_lead_exposes_both_hands_before_his_card() -> None:
    deal = misere("A")
    assert phase_of(deal).trick.leader == 1
    assert set(phase_of(deal).shown) == {1, 2}


def test_c7_9_a_declarer_on_lead_leads_first() -> None:
    deal = misere()
    assert phase_of(deal).shown == ()
    following, events = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[0])
    assert set(phase_of(following).shown) == {1, 2}
    assert events[1:] == (HandShown(1, deal.hands[1]), HandShown(2, deal.hands[2]))


def test_c7_9_the_declarers_hand_stays_closed() -> None:
    deal = play_tricks(GUIDE, misere("A"), "AS JS 7S")
    assert set(phase_of(deal).shown) == {1, 2}


def test_c8_1_misere_has_no_trump_and_must_follow() -> None:
    deal = play_tricks(GUIDE, misere("A"), "AH QH")
    assert legal_codes(GUIDE, deal) == {"play 7H", "play 8H"}
    assert phase_of(deal).trump is None


def test_c8_2_play_goes_on_after_a_trick_of_the_declarer() -> None:
    deal = endgame("AS 7D / 7S QC / 8S QH", "A", parse_contract("misere"))
    deal = play_tricks(GUIDE, deal, "AS 7S 8S")
    assert phase_of(deal).tricks[-1].winner == 0
    deal = play_tricks(GUIDE, deal, "7D QC QH")
    assert deal.phase == Finished(MisereResult(0, 2), Ending.PLAYED)


def test_c8_3_each_defender_plays_his_own_exposed_hand() -> None:
    assert movers(GUIDE, misere("A"), 3) == [(1, 1), (2, 2), (0, 0)]
