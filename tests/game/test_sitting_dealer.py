"""The sitting dealer's whist: his look at one hand, and the seat he takes.

C5.5 the look · A63 when he is asked · C6.6, G-19 the seat · A64, D.2 what he pays · C8.4 sharing a
misere with him.
"""

import pytest

from preferans_qt.game import reducer
from preferans_qt.game.actions import Accept, Inspect, OfferShare, Refuse, Whist
from preferans_qt.game.deal import Auction, Deal, DefenceChoice, Finished, TrickPlay, Whisting
from preferans_qt.game.events import HandInspected, ShareAnswered, ShareOffered
from preferans_qt.game.outcome import ContractResult, Defence, MisereResult, Terms
from preferans_qt.game.rules import Rules
from tests.game.invariants import view
from tests.game.scored import contract, deltas
from tests.strategies import GUIDE, SEATS, after, legal_codes, new_deal, refusal, rules_of

ANY_TWO = rules_of("sochi-guide", sitting_dealer_whist="after_any_two_refusals")
SHARING = rules_of("sochi-codex")


def over(named: str, *calls: str, rules: Rules = GUIDE) -> Deal:
    """Four players, D deals: the deal after declarations over a contract of A."""
    deal = after(rules, new_deal(5, 4), f"A bid 6S, B pass, C pass, A discards, A name {named}")
    return after(rules, deal, *calls) if calls else deal


def asked(named: str = "8S", rules: Rules = GUIDE) -> Deal:
    """The deal when the dealer is asked, after two passes."""
    return over(named, "B pass", "C pass", rules=rules)


def hands_seen(rules: Rules, deal: Deal, seat: int) -> str:
    hands = view(rules, deal, seat).hands
    return "".join(SEATS[owner] for owner, hand in enumerate(hands) if hand is not None)


def movers(rules: Rules, deal: Deal, cards: int) -> list[tuple[int | None, int | None]]:
    """Whose card is next and who chooses it, for some cards."""
    pairs = []
    for _ in range(cards):
        pairs.append((reducer.current_actor(deal), reducer.controller(deal)))
        deal, _ = reducer.apply(rules, deal, reducer.legal(rules, deal)[0])
    return pairs


# ------------------------------------------------------------------ C5.5


def test_c5_5_he_may_look_at_one_defenders_hand_before_deciding() -> None:
    deal = asked()
    assert reducer.current_actor(deal) == 3
    assert legal_codes(GUIDE, deal) == {"pass", "inspect B", "inspect C"}
    deal, events = reducer.apply(GUIDE, deal, Inspect(2))
    assert events == (HandInspected(3, 2),)
    assert isinstance(deal.phase, Whisting)
    assert reducer.current_actor(deal) == 3
    assert legal_codes(GUIDE, deal) == {"pass", "whist"}


@pytest.mark.parametrize(
    ("calls", "code", "reason"),
    [
        ((), "inspect A", "not_a_defender"),
        ((), "inspect D", "not_a_defender"),
        (("D inspect B",), "inspect C", "hand_already_seen"),
        (("D inspect B",), "inspect B", "hand_already_seen"),
        ((), "whist", "look_first"),
        ((), "half", "half_whist_level"),
    ],
)
def test_c5_5_one_hand_and_never_the_declarers(
    calls: tuple[str, ...], code: str, reason: str
) -> None:
    assert refusal(GUIDE, after(GUIDE, asked(), *calls) if calls else asked(), code) == reason


@pytest.mark.parametrize("calls", [(), ("B pass",), ("B whist",)])
def test_c5_5_a_defender_looks_at_nothing(calls: tuple[str, ...]) -> None:
    assert refusal(GUIDE, over("8S", *calls), "inspect C") == "not_the_dealer"


def test_c5_5_he_may_pass_without_looking() -> None:
    deal = after(GUIDE, asked(), "D pass")
    assert isinstance(deal.phase, Finished)
    deal = after(GUIDE, asked(), "D inspect B, D pass")
    assert isinstance(deal.phase, Finished)


def test_c5_5_only_he_sees_the_hand_and_goes_on_seeing_it() -> None:
    deal = after(GUIDE, asked(), "D inspect C")
    assert [hands_seen(GUIDE, deal, seat) for seat in range(4)] == ["A", "B", "C", "CD"]
    deal = after(GUIDE, deal, "D whist, D closed")
    assert [hands_seen(GUIDE, deal, seat) for seat in range(4)] == ["A", "B", "C", "CD"]


# ------------------------------------------------------------------ A63: when he is asked


@pytest.mark.parametrize(
    ("named", "calls", "strictly", "after_any_two"),
    [
        ("6S", ("B pass", "C pass"), False, True),
        ("7S", ("B pass", "C pass"), False, True),
        ("8S", ("B pass", "C pass"), True, True),
        ("10S", ("B pass", "C pass"), True, True),
        ("6S", ("B pass", "C half", "B pass"), True, True),
        ("6S", ("B whist", "C pass"), False, False),
        ("8S", ("B pass", "C whist"), False, False),
    ],
)
def test_a63_by_the_code_or_after_any_two_refusals(
    named: str, calls: tuple[str, ...], strictly: bool, after_any_two: bool
) -> None:
    for rules, expected in ((GUIDE, strictly), (ANY_TWO, after_any_two)):
        phase = over(named, *calls, rules=rules).phase
        assert (isinstance(phase, Whisting) and phase.actor == 3) is expected


# ------------------------------------------------------------------ C6.6


@pytest.mark.parametrize("seat", ["B", "C"])
def test_c6_6_he_is_the_sole_whister_in_the_seat_of_the_hand_he_saw(seat: str) -> None:
    deal = after(GUIDE, asked(), f"D inspect {seat}")
    deal, _ = reducer.apply(GUIDE, deal, Whist())
    assert isinstance(deal.phase, DefenceChoice)
    assert deal.phase.defence == Defence((3,), dealer_plays=SEATS.index(seat))
    assert legal_codes(GUIDE, deal) == {"open", "closed"}
    assert reducer.current_actor(deal) == 3


@pytest.mark.parametrize(
    ("seat", "expected"),
    [("B", [(0, 0), (1, 3), (2, 2)]), ("C", [(0, 0), (1, 1), (2, 3)])],
)
def test_c6_6_closed_he_plays_that_hand_and_its_owner_rests(
    seat: str, expected: list[tuple[int, int]]
) -> None:
    deal = after(GUIDE, asked(), f"D inspect {seat}, D whist, D closed")
    assert isinstance(deal.phase, TrickPlay)
    assert deal.phase.shown == ()
    assert movers(GUIDE, deal, 3) == expected


@pytest.mark.parametrize("seat", ["B", "C"])
def test_c6_6_open_he_plays_both_hands(seat: str) -> None:
    deal = after(GUIDE, asked(), f"D inspect {seat}, D whist, D open")
    assert movers(GUIDE, deal, 3) == [(0, 0), (1, 3), (2, 3)]
    assert [hands_seen(GUIDE, deal, viewer) for viewer in range(4)] == ["ABC", "BC", "BC", "BCD"]


def test_c6_6_closed_a_claim_at_his_turn_is_his_and_shows_the_hand_he_plays() -> None:
    deal = after(GUIDE, asked(), "D inspect B, D whist, D closed")
    deal, _ = reducer.apply(GUIDE, deal, reducer.legal(GUIDE, deal)[0])
    deal = after(GUIDE, deal, "B claim 8 1 1 0")
    assert isinstance(deal.phase, TrickPlay)
    assert deal.phase.claim is not None
    assert (deal.phase.claim.claimant, deal.phase.claim.to_answer) == (3, (0, 2))
    assert deal.phase.shown == (1,)


def test_c6_6_the_result_tells_whose_hand_he_played() -> None:
    deal = after(GUIDE, asked(), "D inspect C, D whist, D closed, A claim 7 1 2 0")
    deal = after(GUIDE, deal, "B accept, D accept")
    assert isinstance(deal.phase, Finished)
    assert isinstance(deal.phase.result, ContractResult)
    assert deal.phase.result.defence == Defence((3,), dealer_plays=2)
    assert deltas(GUIDE, deal.phase.result, 4) == {
        "A mountain": 6,
        "B>A": 6,
        "C>A": 6,
        "D>A": 24,
    }


# ------------------------------------------------------------------ A64


@pytest.mark.parametrize(
    ("liability", "named", "tricks", "pays"),
    [
        ("full", "8S", "10 0 0", 6),
        ("none", "8S", "10 0 0", None),
        ("full", "6S", "9 1 0", 6),
        ("none", "6S", "9 1 0", None),
    ],
)
def test_a64_whether_he_pays_for_missing_tricks(
    liability: str, named: str, tricks: str, pays: int | None
) -> None:
    rules = rules_of("sochi-guide", sitting_dealer_liability=liability)
    result = contract(named, tricks, "D", "C" if named == "6S" else "", players=4)
    assert deltas(rules, result, 4).get("D mountain") == pays


def test_a64_without_liability_a_defender_still_pays() -> None:
    rules = rules_of("sochi-guide", sitting_dealer_liability="none")
    assert deltas(rules, contract("8S", "10 0 0", "B", players=4), 4)["B mountain"] == 6


# ------------------------------------------------------------------ a caller among four

CALLER = rules_of("sochi-guide", sole_whister_mode="polish_call")


@pytest.mark.parametrize(("seat", "resting"), [("B", 2), ("C", 1)])
def test_c12_4_alone_the_dealer_keeps_the_hand_he_saw_and_the_other_rests(
    seat: str, resting: int
) -> None:
    deal = after(CALLER, asked(rules=CALLER), f"D inspect {seat}, D whist, D alone")
    assert deal.seating.resting == resting
    assert movers(CALLER, deal, 2) == [(0, 0), (SEATS.index(seat), 3)]


@pytest.mark.parametrize(("seat", "shown"), [("B", (2,)), ("C", (1,))])
def test_c12_4_in_the_light_only_the_hand_he_called_back_is_exposed(
    seat: str, shown: tuple[int, ...]
) -> None:
    deal = after(CALLER, asked(rules=CALLER), f"D inspect {seat}, D whist, D open")
    assert isinstance(deal.phase, TrickPlay)
    assert deal.phase.shown == shown
    assert movers(CALLER, deal, 3) == [(0, 0), (1, 3), (2, 3)]


# ------------------------------------------------------------------ C8.4


def offered(answer: str = "", calls: str = "") -> Deal:
    """Four players, D deals: A offers half of a misere, and D answers."""
    deal = after(SHARING, new_deal(5, 4), "A share")
    deal = after(SHARING, deal, f"D {answer}") if answer else deal
    return after(SHARING, deal, calls) if calls else deal


def test_c8_4_a_player_shows_the_dealer_his_hand_before_his_first_call() -> None:
    before = new_deal(5, 4)
    deal, events = reducer.apply(SHARING, before, OfferShare())
    assert events == (ShareOffered(0, 3),)
    assert reducer.current_actor(deal) == 3
    assert reducer.legal(SHARING, deal) == (Accept(), Refuse())
    assert [hands_seen(SHARING, deal, seat) for seat in range(4)] == ["A", "B", "C", "AD"]
    assert refusal(SHARING, deal, "pass") == "wrong_phase"


@pytest.mark.parametrize("accepted", [True, False])
def test_c8_4_the_dealer_answers_and_the_player_is_still_to_call(accepted: bool) -> None:
    deal, events = reducer.apply(SHARING, offered(), Accept() if accepted else Refuse())
    assert events == (ShareAnswered(3, accepted),)
    assert isinstance(deal.phase, Auction)
    assert reducer.current_actor(deal) == 0
    assert legal_codes(SHARING, deal) == {"pass", "bid 6S", "bid misere"}


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        (new_deal(5, 3), "share_not_played"),
        (offered("refuse"), "share_already_offered"),
        (offered("refuse", "A pass"), "share_already_offered"),
        (after(SHARING, new_deal(5, 4), "A bid 6S, B bid 6C, C bid 6D"), "misere_not_first_call"),
        (after(SHARING, new_deal(5, 4), "A bid misere"), "misere_too_low"),
    ],
)
def test_c8_4_why_not(deal: Deal, reason: str) -> None:
    assert refusal(SHARING, deal, "share") == reason


def test_c8_4_only_where_agreed() -> None:
    assert refusal(GUIDE, new_deal(5, 4), "share") == "share_not_played"


def misere_of(answer: str) -> Terms:
    deal = offered(answer, "A bid misere, B pass, C pass, A discards")
    while not isinstance(deal.phase, Finished):
        deal, _ = reducer.apply(SHARING, deal, reducer.legal(SHARING, deal)[0])
    assert isinstance(deal.phase.result, MisereResult)
    return deal.phase.result.terms


def test_c8_4_the_misere_is_shared_if_he_accepted() -> None:
    assert misere_of("accept").sharer == 3
    assert misere_of("refuse").sharer is None


def test_c8_4_another_contract_of_the_same_player_is_not_shared() -> None:
    deal = offered("accept", "A bid 6S, B pass, C pass")
    assert deal.terms.sharer is None


def test_c8_4_another_players_misere_is_not_shared() -> None:
    deal = offered("accept", "A bid 6S, B bid misere, C pass, A pass")
    assert deal.terms.sharer is None


@pytest.mark.parametrize(
    ("taken", "expected"),
    [
        (0, {"A pool": 5, "D pool": 5}),
        (1, {"A mountain": 5, "D mountain": 5}),
        (3, {"A mountain": 15, "D mountain": 15}),
    ],
)
def test_c8_4_gains_and_losses_are_written_half_and_half(
    taken: int, expected: dict[str, int]
) -> None:
    assert deltas(SHARING, MisereResult(0, taken, Terms(sharer=3)), 4) == expected


def test_c8_4_a_dealer_who_was_shown_a_hand_has_no_right_to_whist() -> None:
    deal = offered("refuse", "A pass, B bid 6S, C pass, B discards, B name 8S, C pass, A pass")
    assert isinstance(deal.phase, Finished)


def test_c8_4_what_the_dealer_was_shown_is_no_look_at_the_declarers_discard() -> None:
    # C4.1: nobody else sees the cards laid away; C5.5: never the declarer's hand
    for answer in ("accept", "refuse"):
        deal = offered(answer, "A bid 6S, B pass, C pass")
        assert hands_seen(SHARING, deal, 3) == "D"
        deal = after(SHARING, deal, "A discards")
        assert hands_seen(SHARING, deal, 3) == "D"


def test_c8_4_a_defenders_hand_that_he_was_shown_he_goes_on_seeing() -> None:
    deal = offered("refuse", "A pass, B bid 6S, C pass, B discards, B name 6S")
    assert hands_seen(SHARING, deal, 3) == "AD"
