"""Everything that happens is told in a sentence, in every language, about you and about others."""

from collections import Counter

import pytest

from preferans_qt.game import events as facts
from preferans_qt.game.entries import Why
from preferans_qt.game.reasons import Refusal
from preferans_qt.ui.texts.entries import entry_text
from preferans_qt.ui.texts.events import event_text, result_text
from preferans_qt.ui.texts.reasons import reason_text
from preferans_qt.ui.texts.words import Names, card_name, contract_name, suit_name
from tests.ui.texts.samples import (
    ALL_EVENTS,
    NAMES,
    SEVEN_HEARTS,
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
    told = list(events(seat))
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


def test_what_an_event_is_about_is_told(language: str) -> None:
    for seat in range(3):
        for event in events(seat):
            text = event_text(event, NAMES).casefold()
            match event:
                case facts.CardPlayed(_, card) | facts.TalonTurned(card):
                    assert card_name(card).casefold() in text
                case facts.TalonTaken(_, _, cards):
                    assert all(card_name(card).casefold() in text for card in cards)
                case facts.ContractNamed(_, contract):
                    assert contract_name(contract).casefold() in text
                case facts.TrickTaken(_, _, number):
                    assert str(number) in text
                case facts.Dealt(index):
                    assert str(index + 1) in text


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
