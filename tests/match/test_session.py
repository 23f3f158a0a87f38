"""A session is a fold of its log: submitting, undoing, resuming, and what is refused."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preferans_qt.game.actions import OfferStop, Pass, Play, StartDeal, parse_action
from preferans_qt.game.events import Called, DealScored, Dealt, MatchEnded
from preferans_qt.game.match import apply as apply_to_match
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.reasons import Refusal
from preferans_qt.game.reducer import IllegalAction
from preferans_qt.game.view import view_for
from preferans_qt.match.log import LogEntry, LogError, following_entry, header_digest
from preferans_qt.match.session import NothingToUndo, Session, Undone, sound_prefix
from tests.match.games import chained, codes_of, header_of, play_on, played

DEAL = StartDeal(7, "ab")


def begun(*codes: str, **changes: object) -> Session:
    """A session after the cards of deal 7 and some codes of whoever is to decide."""
    session = Session(header_of(**changes))
    session.submit(None, DEAL)
    for code in codes:
        session.submit(session.controller, parse_action(code))
    return session


# ------------------------------------------------------------------ submitting


def test_each_action_becomes_an_entry() -> None:
    session = begun("bid 6S")
    assert [(entry.index, entry.seat, entry.code) for entry in session.entries] == [
        (0, None, "deal 7 ab"),
        (1, 0, "bid 6S"),
    ]
    assert session.log_length == 2
    assert session.controller == 1


def test_submitting_tells_what_happened() -> None:
    session = Session(header_of())
    assert isinstance(session.submit(None, DEAL)[0], Dealt)
    assert session.submit(0, Pass()) == (Called(0, Pass()),)


def test_a_session_agrees_with_the_rules_of_a_match() -> None:
    session = played()
    match = session.header.opening()
    for entry in session.effective_entries():
        match, _ = apply_to_match(match, entry.seat, parse_action(entry.code))
    assert session.match == match
    assert [session.view(seat) for seat in range(3)] == [view_for(match, seat) for seat in range(3)]


def test_an_illegal_action_changes_nothing() -> None:
    session = begun()
    before, written = session.match, session.entries
    with pytest.raises(IllegalAction) as caught:
        session.submit(1, Pass())
    assert caught.value.reason.refusal is Refusal.NOT_YOUR_TURN
    assert session.why_not(1, Pass()) == caught.value.reason
    assert (session.match, session.entries) == (before, written)


@pytest.mark.parametrize("seat", [3, -1, 7])
def test_there_are_no_other_seats(seat: int) -> None:
    session = played(deals=1)
    resumed = Session(session.header, session.entries)
    with pytest.raises(ValueError, match="no seat"):
        resumed.submit(seat, OfferStop())
    assert resumed.log_length == session.log_length


@pytest.mark.parametrize("start", [StartDeal(7, "xyz"), StartDeal(7, "a\n"), StartDeal(2**63, "")])
def test_a_deal_that_cannot_be_written_or_dealt_is_refused(start: StartDeal) -> None:
    session = Session(header_of())
    with pytest.raises(ValueError, match=r"salt|deal number"):
        session.submit(None, start)
    assert session.log_length == 0


def test_what_is_legal_is_what_the_match_says() -> None:
    session = begun()
    assert Pass() in session.legal()
    assert all(session.why_not(0, action) is None for action in session.legal())


# ------------------------------------------------------------------ the sink


def test_an_entry_is_saved_before_it_is_seen() -> None:
    seen: list[tuple[LogEntry, int]] = []

    def sink(entry: LogEntry) -> None:
        seen.append((entry, session.log_length))

    session = Session(header_of(), sink=sink)
    session.submit(None, DEAL)
    session.submit(0, Pass())
    session.undo(0)
    assert [entry for entry, _ in seen] == list(session.entries)
    assert [length for _, length in seen] == [0, 1, 2]


def test_what_cannot_be_saved_has_not_happened() -> None:
    is_full = False

    def sink(entry: LogEntry) -> None:
        if is_full:
            raise OSError("the disk is full")

    session = Session(header_of(), sink=sink)
    session.submit(None, DEAL)
    session.submit(0, Pass())
    before, written = session.match, session.entries
    is_full = True
    with pytest.raises(OSError, match="full"):
        session.submit(1, Pass())
    with pytest.raises(OSError, match="full"):
        session.undo(0)
    assert (session.match, session.entries) == (before, written)
    is_full = False
    session.submit(1, Pass())
    assert Session(session.header, session.entries).match == session.match


def test_entries_of_the_past_are_not_saved_again() -> None:
    seen: list[LogEntry] = []
    session = Session(played().header, played().entries, seen.append)
    assert seen == []
    play_on(session, Random(1), 4)
    assert tuple(seen) == session.entries[played().log_length :]


# ------------------------------------------------------------------ resuming


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_resumed_session_is_the_same(preset: str, seed: int) -> None:
    session = played(preset, seed=seed, undos=0.05)
    assert any(code.startswith("undo") for code in codes_of(session.entries))
    resumed = Session(session.header, session.entries)
    assert resumed.match == session.match
    assert resumed.effective_entries() == session.effective_entries()
    assert [resumed.undoable(seat) for seat in range(3)] == [
        session.undoable(seat) for seat in range(3)
    ]


def test_a_match_goes_on_from_any_point_as_if_nothing_had_been() -> None:
    session = played("rostov", 4, seed=5, deals=1, undos=0.1)
    for cut in range(session.log_length):
        head = Session(session.header, session.entries[:cut])
        assert Session(session.header, (*head.entries, *session.entries[cut:])).match == (
            session.match
        )


entry_faults = st.sampled_from(["code", "digest", "seat", "index", "drop", "twice", "swap"])


@given(st.data())
def test_no_entry_can_be_tampered_with(data: st.DataObject) -> None:
    session = played(undos=0.05)
    entries = list(session.entries)
    place = data.draw(st.integers(0, len(entries) - 2))
    entry = entries[place]
    match data.draw(entry_faults):
        case "code":
            codes = [other.code for other in entries if other.code != entry.code]
            entries[place] = replace(entry, code=data.draw(st.sampled_from(codes)))
        case "digest":
            digit = data.draw(st.integers(0, 15))
            new = "0" if entry.digest[digit] != "0" else "1"
            entries[place] = replace(
                entry, digest=entry.digest[:digit] + new + entry.digest[digit + 1 :]
            )
        case "seat":
            seats = [seat for seat in (None, 0, 1, 2, 3, -1, 9) if seat != entry.seat]
            entries[place] = replace(entry, seat=data.draw(st.sampled_from(seats)))
        case "index":
            entries[place] = replace(entry, index=place + 1)
        case "drop":
            del entries[place]
        case "twice":
            entries.insert(place, entry)
            place += 1
        case "swap":
            entries[place : place + 2] = entries[place + 1], entry
    with pytest.raises(LogError) as caught:
        Session(session.header, entries)
    assert caught.value.index == place
    assert str(caught.value).startswith(f"entry {place}: ")
    prefix, error = sound_prefix(session.header, entries)
    assert prefix.entries == session.entries[:place]
    assert error is not None
    assert error.index == place


def test_another_header_does_not_fit_the_log() -> None:
    with pytest.raises(LogError) as caught:
        Session(header_of(names=("A", "B", "Cheat")), played().entries)
    assert caught.value.index == 0


@pytest.mark.parametrize(
    ("codes", "place", "told"),
    [
        (("A pass",), 0, "not_your_turn"),
        (("- deal 7 ab", "B pass"), 1, "not_your_turn"),
        (("- deal 7 ab", "- pass"), 1, "not_your_turn"),
        (("- deal 7 ab", "A here"), 1, "here_without_bid"),
        (("- deal 7 ab", "A dance"), 1, "'dance' is not an action"),
        (("- deal 7 ab", "- deal 8 ab"), 1, "deal_running"),
        (("- deal 7 ab", "A stop"), 1, "stop_only_between_deals"),
        (("- deal 7 ab", "D pass"), 1, "there is no seat 3"),
        (("- deal 99999999999999999999 ab",), 0, "deal number"),
        (("- deal 7 ab", "A pass", "A undo 0"), 2, "no decision"),
        (("- deal 7 ab", "A pass", "B undo 1"), 2, "no decision"),
        (("- deal 7 ab", "A pass", "- undo 1"), 2, "no decision"),
        (("- deal 7 ab", "A pass", "A undo 2"), 2, "no decision"),
        (("- deal 7 ab", "A pass", "A undo 1", "A undo 1"), 3, "no decision"),
    ],
)
def test_a_well_chained_log_must_still_be_legal(
    codes: tuple[str, ...], place: int, told: str
) -> None:
    header = header_of()
    with pytest.raises(LogError, match=told) as caught:
        Session(header, chained(header, *codes))
    assert caught.value.index == place


CODES = (
    *("pass", "here", "bid 6S", "bid 10NT", "bid misere", "discard", "discard AS 7S", "name 6S"),
    *("name misere", "whist", "half", "open", "closed", "play AS", "play 7H", "claim 0 0 10"),
    *("claim 0 0 0 0", "claim", "claim " + "9" * 150, "accept", "refuse", "stop", "deal 1 ab"),
    *("deal 9223372036854775808", "undo 0", "undo 5", "undo 999999", "", " ", "bid", "\x00", "é"),
)


@given(st.data())
def test_no_entry_whatever_it_says_brings_anything_but_the_error(data: st.DataObject) -> None:
    whole = played("rostov", 4, seed=5, deals=1)
    length = data.draw(st.integers(0, whole.log_length))
    session = Session(whole.header, whole.entries[:length])
    seat = data.draw(st.sampled_from([None, 0, 1, 2, 3]))
    code = data.draw(st.sampled_from(CODES))
    previous = session.entries[-1].digest if length else header_digest(whole.header)
    with suppress(LogError):
        session.read(following_entry(previous, length, seat, code))
        assert session.entries[-1].code == code
    assert Session(session.header, session.entries).match == session.match


# ------------------------------------------------------------------ undo


def test_an_undo_takes_back_the_decision_and_what_followed() -> None:
    session = begun()
    before = session.match
    session.submit(0, Pass())
    session.submit(1, Pass())
    decision, after = session.entries[1:]
    assert session.undoable(0) == decision
    assert session.undo(0) == (Undone(1, 0, (decision, after)),)
    assert session.match == before
    assert codes_of(session.entries) == ["deal 7 ab", "pass", "pass", "undo 1"]
    assert codes_of(session.effective_entries()) == ["deal 7 ab"]
    assert session.undoable(0) is None
    assert session.undoable(1) is None


def test_an_undo_is_itself_not_undone() -> None:
    session = begun("pass", "bid 6S", "pass")
    session.undo(2)
    assert session.undoable(1) == session.entries[2]
    session.undo(1)
    assert codes_of(session.effective_entries()) == ["deal 7 ab", "pass"]


@pytest.mark.parametrize(("preset", "players"), [("sochi-guide", 4), ("leningrad", 3)])
def test_undo_at_every_point_equals_replay(preset: str, players: int) -> None:
    """The state after an undo is the one of a log in which nothing was ever taken back."""
    whole = played(preset, players, seed=3, deals=2)
    for cut in range(whole.log_length + 1):
        for seat in range(players):
            session = Session(whole.header, whole.entries[:cut])
            decision = session.undoable(seat)
            own = [
                entry
                for entry in session.entries[_last_deal(session) :]
                if entry.seat is not None and entry.seat == seat
            ]
            assert decision == (own[-1] if own else None)
            if decision is None:
                with pytest.raises(NothingToUndo):
                    session.undo(seat)
                continue
            session.undo(seat)
            never = Session(whole.header, whole.entries[: decision.index])
            assert session.match == never.match
            assert session.controller == never.controller == seat or session.match.deal is None
            assert session.effective_entries() == never.effective_entries()
            assert Session(session.header, session.entries).match == session.match


def _last_deal(session: Session) -> int:
    starts = [entry.index for entry in session.entries if entry.seat is None]
    return starts[-1] if starts else 0


@given(st.integers(0, 10**6))
def test_a_log_with_undos_equals_the_log_in_force(seed: int) -> None:
    session = Session(header_of("sochi-codex"))
    play_on(session, Random(seed), 1, undos=0.2)
    plain = Session(session.header)
    for entry in session.effective_entries():
        plain.submit(entry.seat, parse_action(entry.code))
    assert plain.match == session.match


def test_a_finished_deal_can_be_taken_back_until_the_next_is_dealt() -> None:
    whole = played(seed=2, deals=1)
    session = Session(whole.header, whole.entries)
    assert len(session.match.finished) == 1
    assert session.match.deal is None
    last = session.entries[-1]
    assert last.seat is not None
    session.undo(last.seat)
    assert session.match.finished == ()
    assert session.match.sheet == session.header.opening().sheet
    events = session.submit(last.seat, parse_action(last.code))
    assert any(isinstance(event, DealScored) for event in events)
    session.submit(None, StartDeal(8, ""))
    assert [session.undoable(seat) for seat in range(3)] == [None, None, None]


def test_the_last_deal_of_a_match_can_be_taken_back_too() -> None:
    whole = Session(header_of(end_limit="max_deals:1"))
    play_on(whole, Random(4), 1)
    assert whole.match.is_over
    last = whole.entries[-1]
    assert last.seat is not None
    whole.undo(last.seat)
    assert not whole.match.is_over
    events = whole.submit(last.seat, parse_action(last.code))
    assert any(isinstance(event, MatchEnded) for event in events)


def test_an_offer_to_stop_can_be_taken_back() -> None:
    whole = played(seed=2, deals=1)
    session = Session(whole.header, whole.entries)
    session.submit(0, OfferStop())
    assert session.controller == 1
    assert session.undoable(0) == session.entries[-1]
    session.undo(0)
    assert session.match.stop is None
    assert session.match == whole.match


def test_who_plays_both_hands_takes_back_the_card_of_either() -> None:
    """An open sole whister decides for the passer's hand too (C6.3)."""
    for seed in range(200):
        session = Session(header_of())
        play_on(session, Random(seed), 1)
        for entry in session.entries:
            played_for = Session(session.header, session.entries[: entry.index])
            deal = played_for.match.deal
            if (
                deal is not None
                and isinstance(parse_action(entry.code), Play)
                and played_for.controller != getattr(deal.phase, "actor", None)
            ):
                after = Session(session.header, session.entries[: entry.index + 1])
                assert after.undoable(entry.seat or 0) == entry
                after.undo(entry.seat or 0)
                assert after.match == played_for.match
                return
    pytest.fail("no open whist was found")
