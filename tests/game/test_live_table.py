"""Irregularities at a live table: what passes unseen, what shows it, and what it costs (E)."""

from dataclasses import replace
from random import Random

import pytest

from preferans_qt.game import match as game
from preferans_qt.game.actions import (
    Action,
    Challenge,
    DealAction,
    LookBack,
    Play,
    StartDeal,
    Withdraw,
    parse_action,
)
from preferans_qt.game.cards import parse_card, parse_cards
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.deal import Deal, Exchange, Finished, Seating, TrickPlay
from preferans_qt.game.entries import Column, Why
from preferans_qt.game.events import CardExposed, OffenceFound, PlayTakenBack
from preferans_qt.game.match import Match
from preferans_qt.game.outcome import ContractResult, Finding, MisereResult, Offence, RaspasyResult
from preferans_qt.game.penalties import entries_with_penalties
from preferans_qt.game.presets import PRESETS, preset
from preferans_qt.game.reasons import Refusal
from preferans_qt.game.reducer import apply, current_actor, legal, start_deal, why_not
from preferans_qt.game.sheet import balance, empty_sheet
from preferans_qt.game.view import resample, view_of_deal
from tests.strategies import rules_of

RULES = preset("sochi-guide")
A, B, C = range(3)
SEATING = Seating(3, C)
HANDS = (
    parse_cards("AS QS KH QH JH 8H AD JD 8D 7C"),
    parse_cards("KS 8S 7H KD 9D 7D AC KC QC 8C"),
    parse_cards("JS 10S 9S 7S 10H 9H QD 10D JC 10C"),
)
TALON = (parse_card("AH"), parse_card("9C"))
SEVEN_HEARTS = (
    "bid 6S", "bid 6C", "pass", "bid 6D", "pass",
    "discard 7C 8D", "name 7H", "whist", "whist",
)  # fmt: skip
TO_MISERE = ("bid misere", "pass", "pass")


def deal_after(*codes: str, live: bool = True) -> Deal:
    """The commented deal at a live table after some actions."""
    deal = start_deal(SEATING, 0, HANDS, TALON, live=live)
    return played(deal, *codes)


def played(deal: Deal, *codes: str) -> Deal:
    for code in codes:
        action = parse_action(code)
        reason = why_not(RULES, deal, action)
        assert reason is None, f"{code}: {reason}"
        deal, _ = apply(RULES, deal, action)
    return deal


def cards(*texts: str) -> tuple[str, ...]:
    return tuple(f"play {text}" for text in texts)


def to_the_end(deal: Deal) -> Deal:
    """The deal with the first legal card played by everybody."""
    while not isinstance(deal.phase, Finished):
        deal, _ = apply(RULES, deal, legal(RULES, deal)[0])
    return deal


def refusal(deal: Deal, action: DealAction) -> Refusal | None:
    reason = why_not(RULES, deal, action)
    return None if reason is None else reason.refusal


# C revokes in the second trick: he holds 10H and throws 7S
REVOKED = (*SEVEN_HEARTS, *cards("AH", "7H", "9H", "KH", "8C", "7S"))


def test_e5_1_a_revoke_passes_only_at_a_live_table() -> None:
    before = (*SEVEN_HEARTS, *cards("AH", "7H", "9H", "KH", "8C"))
    revoke = Play(parse_card("7S"))
    assert refusal(deal_after(*before, live=False), revoke) is Refusal.MUST_FOLLOW
    deal = deal_after(*before)
    assert refusal(deal, revoke) is None
    assert revoke not in legal(RULES, deal), "nobody is offered a revoke"
    assert refusal(deal, Play(parse_card("7D"))) is Refusal.CARD_NOT_HELD


def test_nobody_else_can_see_a_revoke() -> None:
    deal = deal_after(*REVOKED)
    honest = replace(deal, hands=deal.hands)
    for seat in (A, B):
        view = view_of_deal(RULES, empty_sheet(3), honest, seat)
        assert view.terms.offences == ()
        assert view.hands[C] is None
    assert refusal(deal, Challenge(C)) is Refusal.NOTHING_SHOWS


def test_e5_3_a_revoke_that_shows_is_replayed_with_the_offenders_hand_open() -> None:
    deal = played(deal_after(*REVOKED), *cards("QH", "7D", "10H"))
    assert refusal(deal, Challenge(B)) is Refusal.NOTHING_SHOWS
    deal, events = apply(RULES, deal, Challenge(C))
    finding = Finding(Offence.REVOKE, C, 1)
    assert events[:2] == (OffenceFound(finding, A), PlayTakenBack(C, 1))
    phase = deal.phase
    assert isinstance(phase, TrickPlay)
    assert (current_actor(deal), len(phase.tricks), phase.trick.cards) == (
        C,
        1,
        (parse_card("KH"), parse_card("8C")),
    )
    assert phase.shown == (C,)
    assert view_of_deal(RULES, empty_sheet(3), deal, A).hands[C] == deal.hands[C]
    assert refusal(deal, Play(parse_card("7S"))) is Refusal.MUST_FOLLOW, "an open hand cannot"


def test_e5_3_the_penalty_trick_goes_to_the_other_side() -> None:
    deal = played(deal_after(*REVOKED), *cards("QH", "7D", "10H"))
    revoked = to_the_end(apply(RULES, deal, Challenge(C))[0])
    honest = to_the_end(deal_after(*REVOKED[:-1]))
    assert isinstance(revoked.phase, Finished)
    assert isinstance(honest.phase, Finished)
    found, clean = revoked.phase.result, honest.phase.result
    assert isinstance(found, ContractResult)
    assert isinstance(clean, ContractResult)
    assert sum(found.tricks) == 10
    assert found.tricks[A] == clean.tricks[A] + 1


def test_e5_7_nobody_calls_his_own_side_to_account() -> None:
    deal = played(deal_after(*REVOKED), *cards("QH", "7D", "10H", "AS"))
    assert current_actor(deal) == B
    assert refusal(deal, Challenge(C)) is Refusal.CHALLENGE_OWN_SIDE
    assert refusal(deal_after(*SEVEN_HEARTS, live=False), Challenge(C)) is Refusal.NO_LIVE_TABLE


def test_what_nobody_noticed_shows_when_the_last_trick_lies() -> None:
    deal = deal_after(*REVOKED)
    found: list[OffenceFound] = []
    while not isinstance(deal.phase, Finished):
        deal, events = apply(RULES, deal, legal(RULES, deal)[0])
        found += [event for event in events if isinstance(event, OffenceFound)]
    assert found == [OffenceFound(Finding(Offence.REVOKE, C, 1), None)]


def test_e5_2_a_revoke_withdrawn_in_the_same_trick_leaves_an_exposed_card() -> None:
    before = (*SEVEN_HEARTS, *cards("AH", "7H", "9H"))
    deal = deal_after(*before, *cards("KH"))
    assert refusal(deal, Withdraw(A)) is Refusal.NOTHING_TO_WITHDRAW
    # A leads 8H instead, B throws a club, C revokes, but the trick is complete then: no more
    deal = deal_after(*SEVEN_HEARTS, *cards("AD", "8C"))
    assert refusal(deal, Withdraw(B)) is None
    deal, events = apply(RULES, deal, Withdraw(B))
    assert events == (PlayTakenBack(B, 0), CardExposed(B, parse_card("8C")))
    assert current_actor(deal) == B
    assert refusal(deal, Play(parse_card("KD"))) is None
    deal = played(deal, *cards("7D", "10D", "AH", "7H", "9H", "JD", "KD", "QD"))
    assert current_actor(deal) == B, "he leads now, and the exposed card may be played"
    assert refusal(deal, Play(parse_card("AC"))) is Refusal.EXPOSED_CARD_FIRST
    assert refusal(deal, Play(parse_card("8C"))) is None


def test_e5_2_who_played_after_the_offender_plays_anew() -> None:
    seating = Seating(3, C)
    deal = start_deal(seating, 0, HANDS, TALON, live=True)
    deal = played(deal, "pass", "pass", "pass")
    # raspasy: hearts are turned; A throws a spade, B follows
    deal = played(deal, *cards("AS", "7H"))
    deal, _ = apply(RULES, deal, Withdraw(A))
    assert isinstance(deal.phase, Finished), "in raspasy the offender takes what is left (E4.4)"
    assert isinstance(deal.phase.result, RaspasyResult)
    assert deal.phase.result.tricks == (10, 0, 0)


@pytest.mark.parametrize(("discard", "held"), [("7C", 11), ("7C 8D JD", 9)])
def test_e2_3_a_wrong_number_of_discards_costs_two_tricks(discard: str, held: int) -> None:
    bids = SEVEN_HEARTS[:5]
    assert (
        why_not(RULES, deal_after(*bids, live=False), parse_action(f"discard {discard}"))
        is not None
    )
    deal = deal_after(*bids, f"discard {discard}", "name 7H", "whist", "whist", "play AH")
    assert deal.hands[A].bit_count() == held - 1
    assert current_actor(deal) == B
    deal, events = apply(RULES, deal, Challenge(A))
    assert events == (OffenceFound(Finding(Offence.WRONG_COUNT, A), B),)
    assert refusal(deal, Challenge(A)) is Refusal.NOTHING_SHOWS, "it is paid once"
    deal = to_the_end(deal)
    assert isinstance(deal.phase, Finished)
    result = deal.phase.result
    assert isinstance(result, ContractResult)
    assert sum(result.tricks) == 10
    entries = entries_with_penalties(RULES, SEATING, empty_sheet(3), result)
    failed = [entry for entry in entries if entry.why is Why.CONTRACT_FAILED]
    missing = max(2, 2 - (result.tricks[A] - 7))
    assert [(entry.seat, entry.count) for entry in failed] == [(A, missing)]
    assert not any(entry.column is Column.POOL for entry in entries)


def test_a_wrong_count_that_nobody_noticed_shows_at_the_end() -> None:
    deal = deal_after(*SEVEN_HEARTS[:5], "discard 7C", "name 7H", "whist", "whist")
    deal = to_the_end(deal)
    assert isinstance(deal.phase, Finished)
    assert isinstance(deal.phase.result, ContractResult)
    assert deal.phase.result.terms.offences == (Finding(Offence.WRONG_COUNT, A),)


def test_e3_1_looking_at_the_discard_costs_the_declarer_a_trick() -> None:
    deal = deal_after(*SEVEN_HEARTS)
    assert refusal(deal, LookBack(None)) is Refusal.NO_DISCARD_TO_SEE, "before the first card"
    deal = played(deal, *cards("AH", "7H", "9H"), "lookback discard")
    assert current_actor(deal) == A
    deal = to_the_end(deal)
    assert isinstance(deal.phase, Finished)
    result = deal.phase.result
    assert isinstance(result, ContractResult)
    entries = entries_with_penalties(RULES, SEATING, empty_sheet(3), result)
    missing = 1 - (result.tricks[A] - 7)
    failed = [entry.count for entry in entries if entry.why is Why.CONTRACT_FAILED]
    assert failed == ([missing] if missing > 0 else [])


def test_e3_2_only_the_last_trick_may_be_seen() -> None:
    deal = deal_after(*SEVEN_HEARTS, *cards("AH", "7H", "9H", "KH", "8C", "10H"))
    assert refusal(deal, LookBack(1)) is Refusal.ONLY_LAST_TRICK, "that one is free"
    assert refusal(deal, LookBack(0)) is None
    live, _ = apply(RULES, deal, LookBack(0))
    assert live.terms.offences == (Finding(Offence.LOOKED_BACK, A),)
    strict = deal_after(*SEVEN_HEARTS, *cards("AH", "7H", "9H", "KH", "8C", "10H"), live=False)
    assert refusal(strict, LookBack(0)) is Refusal.ONLY_LAST_TRICK


def test_e3_2_a_defender_who_looked_loses_a_trick_to_nobody() -> None:
    lines = cards("AH", "7H", "9H", "JD", "KD", "10D")
    deal = deal_after(*SEVEN_HEARTS, *lines)
    assert current_actor(deal) == B
    honest = to_the_end(deal)
    looked = to_the_end(played(deal, "lookback 0"))
    assert isinstance(honest.phase, Finished)
    assert isinstance(looked.phase, Finished)
    clean, found = honest.phase.result, looked.phase.result
    assert isinstance(clean, ContractResult)
    assert isinstance(found, ContractResult)
    assert found.tricks[B] == clean.tricks[B] - 1
    assert found.tricks[A] == clean.tricks[A]


def test_e3_2_at_misere_a_look_is_one_trick_more() -> None:
    deal = deal_after(*TO_MISERE, "discard AH AS")
    lines = [str(legal(RULES, deal)[0])]
    while len(lines) < 6:
        deal = played(deal, lines[-1])
        lines.append(str(legal(RULES, deal)[0]))
    deal = played(deal, lines[-1])
    while current_actor(deal) != A:
        deal, _ = apply(RULES, deal, legal(RULES, deal)[0])
    honest, looked = to_the_end(deal), to_the_end(played(deal, "lookback 0"))
    assert isinstance(honest.phase, Finished)
    assert isinstance(looked.phase, Finished)
    assert isinstance(honest.phase.result, MisereResult)
    assert isinstance(looked.phase.result, MisereResult)
    clean = entries_with_penalties(RULES, SEATING, empty_sheet(3), honest.phase.result)
    found = entries_with_penalties(RULES, SEATING, empty_sheet(3), looked.phase.result)
    on_mountain = [sum(e.amount for e in each if e.column is Column.MOUNTAIN)
                   for each in (clean, found)]  # fmt: skip
    assert on_mountain[1] == on_mountain[0] + 10


def test_deals_can_be_imagined_although_somebody_revoked() -> None:
    deal = played(deal_after(*REVOKED), *cards("QH", "7D", "10H"))
    for seat in (A, B):
        view = view_of_deal(RULES, empty_sheet(3), deal, seat)
        imagined = resample(view, Random(seat))
        assert view_of_deal(RULES, empty_sheet(3), imagined, seat) == view


PRACTICE = rules_of("sochi-guide", practice_first_error_amnesty=True)


def test_e7_1_the_first_revoke_in_practice_is_put_right_without_a_penalty() -> None:
    deal = played(deal_after(*REVOKED), *cards("QH", "7D", "10H"))
    deal, events = apply(PRACTICE, deal, Challenge(C))
    assert events == (
        OffenceFound(Finding(Offence.REVOKE, C, 1), A, forgiven=True),
        PlayTakenBack(C, 1),
    )
    phase = deal.phase
    assert isinstance(phase, TrickPlay)
    assert phase.shown == ()
    assert deal.terms.offences == ()
    deal = played(deal, *cards("7S", "QH", "7D", "10H"))
    deal, events = apply(PRACTICE, deal, Challenge(C))
    assert events[0] == OffenceFound(Finding(Offence.REVOKE, C, 1), A), "the second one counts"
    assert deal.terms.offences == (Finding(Offence.REVOKE, C, 1),)


def test_e7_1_a_wrong_discard_in_practice_is_made_anew() -> None:
    deal = deal_after(*SEVEN_HEARTS[:5], "discard 7C 8D JD", "name 7H", "whist", "whist", "play AH")
    deal, events = apply(PRACTICE, deal, Challenge(A))
    assert events[0] == OffenceFound(Finding(Offence.WRONG_COUNT, A), B, forgiven=True)
    assert isinstance(deal.phase, Exchange)
    assert deal.hands[A].bit_count() == 12
    deal = to_the_end(played(deal, "discard 7C 8D", "name 7H", "whist", "whist"))
    assert isinstance(deal.phase, Finished)
    assert isinstance(deal.phase.result, ContractResult)
    assert deal.phase.result.terms.offences == ()


def test_e7_1_the_first_look_back_in_practice_is_free() -> None:
    deal = deal_after(*SEVEN_HEARTS, *cards("AH", "7H", "9H", "KH", "8C", "10H"))
    deal, _ = apply(PRACTICE, deal, LookBack(0))
    assert deal.terms.offences == ()
    deal, _ = apply(PRACTICE, deal, LookBack(0))
    assert deal.terms.offences == (Finding(Offence.LOOKED_BACK, A),)


def test_a_claim_that_stands_does_not_cover_what_the_open_hand_shows() -> None:
    deal = played(deal_after(*REVOKED), *cards("QH", "7D"))
    assert current_actor(deal) == C
    deal = played(deal, "claim 7 1 0", "accept")
    assert isinstance(deal.phase, TrickPlay)
    deal, events = apply(RULES, deal, parse_action("accept"))
    found = [event for event in events if isinstance(event, OffenceFound)]
    assert found == [OffenceFound(Finding(Offence.REVOKE, C, 1), None)]
    assert isinstance(deal.phase, TrickPlay)
    assert len(deal.phase.tricks) == 1


def test_a_wrong_count_that_shows_with_a_claim_is_paid_and_the_claim_stands() -> None:
    deal = deal_after(*SEVEN_HEARTS[:5], "discard 7C", "name 7H", "whist", "whist", "play AH")
    deal = played(deal, *cards("7H", "9H"), "claim 6 3 0", "accept")
    deal, events = apply(RULES, deal, parse_action("accept"))
    assert OffenceFound(Finding(Offence.WRONG_COUNT, A), None) in events
    assert isinstance(deal.phase, Finished)
    assert isinstance(deal.phase.result, ContractResult)
    assert deal.phase.result.tricks == (7, 3, 0)
    assert deal.phase.result.terms.offences == (Finding(Offence.WRONG_COUNT, A),)


def irregular(match: Match, seat: int, random: Random) -> tuple[int, Action] | None:
    """Something irregular that a seat can do now, or a card it can take back."""
    deal = match.deal
    if deal is None or not isinstance(deal.phase, TrickPlay) or deal.phase.claim is not None:
        return None
    actions: list[tuple[int, Action]] = [(seat, Play(card)) for card in range(32)]
    actions += [(seat, LookBack(0)), (seat, LookBack(None))]
    actions += [(seat, Challenge(other)) for other in range(match.players)]
    actions += [(other, Withdraw(other)) for other in range(match.players)]
    allowed = [each for each in actions if game.why_not(match, *each) is None]
    return random.choice(allowed) if allowed else None


@pytest.mark.parametrize("profile", PRESETS)
def test_matches_full_of_errors_end_and_can_be_replayed(profile: str) -> None:
    for players in PRESETS[profile].players:
        random = Random(f"{profile} {players}")
        short = {} if profile == "polish" else {"pool_target": 4}
        rules = rules_of(profile, **{"end_limit": "max_deals:5", **short})
        match = game.new_match(rules, players, 0, Conduct.LIVE_TABLE)
        start, steps = match, []
        while not match.is_over:
            seat = game.controller(match)
            step = None if seat is None or random.random() < 0.7 else irregular(match, seat, random)
            if seat is None:
                step = (None, StartDeal(random.getrandbits(40), ""))
            step = step or (seat, random.choice(game.legal(match)))
            steps.append(step)
            match, _ = game.apply(match, *step)
        offences = sum(len(deal.result.terms.offences) for deal in match.finished
                       if hasattr(deal.result, "terms"))  # fmt: skip
        assert offences > 3
        if rules.settlement != "signed_points":
            assert sum(balance(rules, match.sheet)) == 0
        replayed = start
        for who, action in steps:
            replayed, _ = game.apply(replayed, who, parse_action(str(action)))
        assert replayed == match
