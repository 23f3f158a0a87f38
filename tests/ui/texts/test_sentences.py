"""Everything that happens is told in a sentence, in every language, about you and about others."""

from collections import Counter
from dataclasses import replace

import pytest

from preferans_qt.game import events as facts
from preferans_qt.game.actions import Bid, Here, Pass, TakeTalon
from preferans_qt.game.cards import parse_card
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Seating
from preferans_qt.game.entries import Why
from preferans_qt.game.outcome import (
    ContractResult,
    Defence,
    Finding,
    MisereResult,
    Offence,
    RaspasyResult,
    Terms,
)
from preferans_qt.game.reasons import Refusal
from preferans_qt.ui.texts.entries import entry_text
from preferans_qt.ui.texts.events import event_text, result_text
from preferans_qt.ui.texts.factors import terms_text
from preferans_qt.ui.texts.irregular import notice_lines, slip_text
from preferans_qt.ui.texts.reasons import reason_text
from preferans_qt.ui.texts.words import Names, card_name, contract_name, suit_name
from tests.ui.texts.samples import (
    ALL_EVENTS,
    NAMES,
    SEVEN_HEARTS,
    between_two,
    entries,
    events,
    reasons,
    results,
)

SILENT = facts.DefenceSettled  # the declarations before it have said it all


def check(sentence: str) -> None:
    """A sentence that is complete: no empty place, and nothing left to be put in."""
    assert sentence
    assert sentence == sentence.strip(), repr(sentence)
    assert "  " not in sentence, repr(sentence)
    bare = sentence.replace(NAMES[0], "")
    assert not set(bare) & set("{}%"), sentence


@pytest.mark.parametrize("seat", range(3))
def test_every_event_has_a_sentence(language: str, seat: int) -> None:
    told = [*events(seat), *between_two(seat, (seat + 1) % 3)]
    assert {type(event) for event in told} == set(ALL_EVENTS)
    for event in told:
        if isinstance(event, SILENT):
            assert event_text(event, NAMES) == ""
        else:
            check(event_text(event, NAMES))


@pytest.mark.parametrize("seat", [1, 2])
def test_an_event_names_whoever_did_it_but_addresses_you(language: str, seat: int) -> None:
    """What is the same for all has no name; what is not has it in the third person only."""
    for of_other, of_you in zip(events(seat), events(0), strict=True):
        other, you = event_text(of_other, NAMES), event_text(of_you, NAMES)
        if isinstance(of_other, facts.DealScored | facts.ClaimMade | facts.MatchEnded):
            continue  # tricks and results name everybody
        if other != you:
            assert NAMES[seat] in other, other
            assert NAMES[0] not in you, you


def test_what_two_have_to_do_with_is_told_to_each_and_to_the_third(language: str) -> None:
    for of_others in between_two(1, 2):
        text = event_text(of_others, NAMES)
        assert NAMES[1] in text, text
        assert NAMES[2] in text, text
    for of_you in (*between_two(0, 1), *between_two(1, 0)):
        text = event_text(of_you, NAMES)
        assert NAMES[1] in text, text
        assert NAMES[0] not in text, text


def test_a_ten_that_all_must_whist_is_announced(language: str) -> None:
    ten = facts.DefenceSettled(parse_contract("10S"), Defence((1, 2), without_quota=True))
    check(event_text(ten, NAMES))
    six = facts.DefenceSettled(parse_contract("6S"), Defence((1, 2)), forced=True)
    assert event_text(six, NAMES)
    assert event_text(six, NAMES) != event_text(ten, NAMES)


def test_a_call_in_the_dark_is_told_as_one(language: str) -> None:
    for call in (Bid(SEVEN_HEARTS), Here(), TakeTalon(), Pass()):
        dark = event_text(facts.Called(1, call, dark=True), NAMES)
        assert dark != event_text(facts.Called(1, call), NAMES)


def test_what_an_event_is_about_is_told(language: str) -> None:
    for seat in range(3):
        for event in events(seat):
            text = event_text(event, NAMES).casefold()
            match event:
                case facts.CardPlayed(_, card) | facts.TalonTurned(card):
                    assert card_name(card).casefold() in text
                case facts.TalonTaken(_, _, cards) if cards is not None:
                    assert all(card_name(card).casefold() in text for card in cards)
                case facts.ContractNamed(_, contract):
                    assert contract_name(contract).casefold() in text
                case facts.TrickTaken(_, _, number):
                    assert str(number) in text
                case facts.Dealt(index):
                    assert str(index + 1) in text
                case facts.TalonLeft(_, bid):
                    assert contract_name(bid).casefold() in text
                case facts.CardExposed(_, card):
                    assert card_name(card).casefold() in text
                case facts.LookedBack(_, int() as trick) | facts.PlayTakenBack(_, trick):
                    assert str(trick + 1) in text


def test_what_multiplies_a_deal_is_told(language: str) -> None:
    seating = Seating(4, 3)
    three = Names(("Zara", "Yorick", "Xenia", "Walter"), 0)
    dark, bomb = Terms(dark=True), Terms(bombs=(1, 4, 1, 1))
    made = ContractResult(1, SEVEN_HEARTS, Defence((2,)), (1, 7, 2, 0))
    texts = [
        terms_text(seating, replace(made, terms=terms), three)
        for terms in (Terms(), dark, bomb, replace(bomb, dark=True))
    ]
    assert texts[0] == ""
    for text, factor in zip(texts[1:], "248", strict=True):
        check(text)
        assert factor in text
    shared = terms_text(seating, MisereResult(1, 0, Terms(sharer=3)), three)
    assert "Yorick" in shared
    assert "Walter" in shared
    passed = RaspasyResult((3, 3, 4, 0), 1, Terms(dark_passers=(0, 1)))
    text = terms_text(seating, passed, three)
    check(text)
    assert "4" in text
    assert all(name in text for name in ("Zara", "Yorick", "Walter"))
    assert "Xenia" not in text
    scored = event_text(facts.DealScored(0, seating, passed, ()), three)
    assert scored.endswith(text)


def test_results_that_differ_are_told_differently(language: str) -> None:
    for seat in range(3):
        texts = [result_text(result, NAMES) for result in results(seat)]
        for text in texts:
            check(text)
        assert len(set(texts)) == len(texts)


def test_every_refusal_has_a_sentence_of_its_own(language: str) -> None:
    texts = {reason.refusal: reason_text(reason) for reason in reasons()}
    assert set(texts) == set(Refusal)
    for text in texts.values():
        check(text)
    doubled = [text for text, times in Counter(texts.values()).items() if times > 1]
    assert doubled == []


def test_a_refusal_tells_what_it_is_about(language: str) -> None:
    for reason in reasons():
        text = reason_text(reason).casefold()
        match reason.refusal:
            case Refusal.MUST_FOLLOW:
                assert suit_name(2).casefold() in text
            case Refusal.MUST_TRUMP:
                assert suit_name(1).casefold() in text
            case Refusal.MUST_OVERTAKE | Refusal.EXPOSED_CARD_FIRST:
                assert card_name(parse_card(reason.values[0])).casefold() in text
            case Refusal.IN_THE_DARK_BELOW:
                assert reason.values[0] in text
            case Refusal.BID_TOO_LOW:
                assert contract_name(SEVEN_HEARTS).casefold() in text
            case Refusal.CLAIM_WRONG_SUM | Refusal.HALF_WHIST_LEVEL | Refusal.BID_BELOW_EXIT:
                assert reason.values[0] in text


def test_every_entry_has_a_sentence_with_its_amount_and_its_reason(language: str) -> None:
    for entry in entries():
        text = entry_text(entry, NAMES)
        check(text)
        assert str(abs(entry.amount)) in text, text


def test_every_reason_of_an_entry_is_told_in_its_own_words(language: str) -> None:
    nobody = Names(("A", "B", "C"), None)
    first: dict[Why, str] = {}
    for entry in entries():
        first.setdefault(entry.why, entry_text(entry, nobody))
    assert set(first) == set(Why)
    doubled = [text for text, times in Counter(first.values()).items() if times > 1]
    assert doubled == []


def test_an_entry_addresses_you_whether_you_write_it_or_it_is_written_on_you(
    language: str,
) -> None:
    for entry in entries():
        text = entry_text(entry, NAMES)
        if entry.seat != 0:
            assert NAMES[entry.seat] in text, text
        if entry.on not in (None, 0):
            assert NAMES[entry.on] in text, text


def test_a_slip_is_told_with_its_reason_and_its_number(language: str) -> None:
    for reason in reasons():
        first, third = slip_text(reason, 1), slip_text(reason, 3)
        for text in (first, third):
            check(text)
            assert text.startswith(reason_text(reason))
        assert first != third
        assert "3" in third.removeprefix(reason_text(reason))


@pytest.mark.parametrize("offence", Offence)
def test_what_is_forgiven_is_told_so(language: str, offence: Offence) -> None:
    found = facts.OffenceFound(Finding(offence, 0, 4), None)
    forgiven = replace(found, forgiven=True)
    check(event_text(forgiven, NAMES))
    assert event_text(forgiven, NAMES) != event_text(found, NAMES)
    if offence is Offence.LOOKED_BACK:  # the look itself has been told
        assert event_text(found, NAMES) not in event_text(forgiven, NAMES), "it costs no trick"
    else:
        assert event_text(forgiven, NAMES).startswith(event_text(found, NAMES))


@pytest.mark.parametrize("seat", range(3))
def test_what_went_wrong_is_told_in_two_lines(language: str, seat: int) -> None:
    found = facts.OffenceFound(Finding(Offence.REVOKE, seat, 4), (seat + 1) % 3)
    back, lies = facts.PlayTakenBack(seat, 4), facts.CardExposed(seat, 17)
    revoke, replayed = notice_lines((found, back), NAMES)
    withdrawn, exposed = notice_lines((back, lies), NAMES)
    for text in (revoke, replayed, withdrawn, exposed):
        check(text)
    assert event_text(found, NAMES).startswith(revoke)
    assert replayed.endswith(event_text(back, NAMES))
    assert "5" in revoke
    assert "5" not in withdrawn, "the trick is the present one"
    assert notice_lines((), NAMES) == ("", "")
