"""The engine behind the window: intents in, signals out, and what happens when something fails."""

import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.game.actions import (
    Bid,
    Claim,
    OfferStop,
    Pass,
    Play,
    StartDeal,
)
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Auction, TrickPlay
from preferans_qt.game.reasons import Refusal
from preferans_qt.game.rules import Rules, with_overrides
from preferans_qt.match.session import Session
from preferans_qt.ui import engine as engine_module
from preferans_qt.ui.engine import GameEngine
from tests.ui.engines import FULL, Disk, Ears, TameBot, header

SIX_SPADES = Bid(parse_contract("6S"))


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> TameBot:
    """The bot that sits at both other seats."""
    tame = TameBot()
    known = {"tame": tame}

    def player(kind: str) -> TameBot:
        if kind not in known:
            raise ValueError(f"{kind!r} is no bot")
        return known[kind]

    monkeypatch.setattr(engine_module, "player", player)
    return tame


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def engine(qtbot: QtBot, bot: TameBot) -> Iterator[GameEngine]:
    running = GameEngine()
    yield running
    bot.gate.set()
    running.close()


@pytest.fixture
def ears(engine: GameEngine) -> Ears:
    return Ears(engine)


def begin(engine: GameEngine, disk: Disk, number: int = 1, **agreed: object) -> None:
    """Open a new match and deal the cards of a number."""
    engine.open(header(**agreed), (), disk.write)
    engine.start()
    engine.choose_next_deal(number)
    assert engine.next_deal()


def wait_for_person(engine: GameEngine, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: engine.request is not None or engine.match.deal is None)


def play_to_the_end_of_the_deal(engine: GameEngine, qtbot: QtBot) -> None:
    """Everybody passes and plays the first card that is legal."""
    wait_for_person(engine, qtbot)
    while engine.match.deal is not None:
        assert engine.decide(TameBot.pass_or_first(engine.request.legal))
        wait_for_person(engine, qtbot)


def test_an_action_is_on_disk_before_anybody_sees_it(
    engine: GameEngine, disk: Disk, qtbot: QtBot
) -> None:
    seen: list[tuple[int, int]] = []
    engine.happened.connect(
        lambda events, view: seen.append((len(disk.entries), engine.session.log_length))
    )
    begin(engine, disk)
    play_to_the_end_of_the_deal(engine, qtbot)
    assert len(seen) > 30
    assert all(written == length for written, length in seen)
    assert Session(engine.session.header, disk.entries).match == engine.match


def test_events_come_before_the_question_they_lead_to(
    engine: GameEngine, disk: Disk, ears: Ears, qtbot: QtBot
) -> None:
    begin(engine, disk)
    assert [kind for kind, _ in ears.heard] == ["opened", "happened", "asked"]
    assert isinstance(engine.request.view.phase, Auction)
    assert engine.thinking_seat is None
    assert engine.decide(Pass())
    assert engine.request is None
    assert engine.thinking_seat == 1
    wait_for_person(engine, qtbot)
    assert ears.heard[-1][0] == "asked"


def test_bots_think_in_a_thread_of_their_own(
    engine: GameEngine, disk: Disk, bot: TameBot, qtbot: QtBot
) -> None:
    begin(engine, disk)
    engine.decide(Pass())
    wait_for_person(engine, qtbot)
    assert bot.threads
    assert threading.get_ident() not in bot.threads


def test_what_the_rules_refuse_is_told_and_changes_nothing(
    engine: GameEngine, disk: Disk, ears: Ears
) -> None:
    begin(engine, disk)
    request, length = engine.request, engine.session.log_length
    assert not engine.decide(Play(0))
    assert [reason.refusal for reason in ears.all("refused")] == [Refusal.WRONG_PHASE]
    assert engine.request is request
    assert engine.session.log_length == length
    assert engine.decide(SIX_SPADES)


def test_nobody_decides_for_a_bot(engine: GameEngine, disk: Disk, ears: Ears, bot: TameBot) -> None:
    bot.gate.clear()
    begin(engine, disk, first_dealer=0)
    assert engine.thinking_seat == 1
    assert not engine.decide(Pass())
    assert [reason.refusal for reason in ears.all("refused")] == [Refusal.NOT_YOUR_TURN]
    assert not engine.decide(Play(3))


def test_without_a_match_nothing_is_decided(engine: GameEngine, ears: Ears) -> None:
    assert engine.match is None
    assert engine.view() is None
    assert not engine.decide(Pass())
    assert not engine.next_deal()
    assert not engine.undo()
    assert not engine.redo()
    assert not engine.can_undo()
    engine.start()
    assert [kind for kind, _ in ears.heard] == ["refused"]


# Answers that come too late


def test_an_answer_to_a_question_that_was_taken_back_is_dropped(
    engine: GameEngine, disk: Disk, bot: TameBot, qtbot: QtBot
) -> None:
    begin(engine, disk)
    bot.gate.clear()
    engine.decide(Pass())
    qtbot.waitUntil(bot.thinking.is_set)
    assert engine.undo()
    length = engine.session.log_length
    bot.gate.set()
    engine.decide(SIX_SPADES)
    wait_for_person(engine, qtbot)
    codes = [entry.code for entry in engine.session.entries[length:]]
    assert codes[:3] == ["bid 6S", "pass", "pass"], "each bot has answered once"


def test_an_answer_for_a_match_that_was_closed_is_dropped(
    engine: GameEngine, disk: Disk, bot: TameBot, ears: Ears, qtbot: QtBot
) -> None:
    begin(engine, disk)
    bot.gate.clear()
    engine.decide(Pass())
    qtbot.waitUntil(bot.thinking.is_set)
    other, old = Disk(), len(disk.entries)
    begin(engine, other)
    bot.gate.set()
    engine.decide(SIX_SPADES)
    wait_for_person(engine, qtbot)
    assert len(disk.entries) == old
    assert [entry.code for entry in other.entries[1:4]] == ["bid 6S", "pass", "pass"]
    assert ears.all("failed") == []


def test_closing_while_a_bot_thinks_hears_no_more(
    engine: GameEngine, disk: Disk, bot: TameBot, ears: Ears, qtbot: QtBot
) -> None:
    begin(engine, disk)
    bot.gate.clear()
    engine.decide(Pass())
    qtbot.waitUntil(bot.thinking.is_set)
    heard, written = len(ears.heard), len(disk.entries)
    engine.close()
    bot.gate.set()
    QApplication.processEvents()
    assert len(ears.heard) == heard
    assert len(disk.entries) == written
    engine.close()


# The pace of the bots


@pytest.fixture
def asked_about(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many actions there were each time a pace was asked about; only one pace waits, for ever.

    Patched, so that no test depends on a clock.
    """
    numbers: list[int] = []

    def wait(pace: str, legal: int, candidates: object, spent: float) -> int:
        numbers.append(legal)
        return 10**6 if pace == "leisurely" else 0

    monkeypatch.setattr(engine_module, "milliseconds_to_wait", wait)
    return numbers


def test_answers_come_at_the_pace_that_is_set_and_can_be_taken_back_while_they_are_held(
    engine: GameEngine, disk: Disk, asked_about: list[int], qtbot: QtBot
) -> None:
    begin(engine, disk)
    engine.pace = "leisurely"
    engine.decide(Pass())
    qtbot.waitUntil(lambda: bool(asked_about))
    assert asked_about[0] > 1
    assert engine.thinking_seat == 1, "the answer is there, and nobody has heard it"
    assert engine.undo()
    engine.pace = "quick"
    engine.decide(Pass())
    wait_for_person(engine, qtbot)
    assert [entry.code for entry in engine.session.effective_entries()][1:4] == ["pass"] * 3


def test_who_skips_to_the_result_waits_for_no_answer(
    engine: GameEngine, disk: Disk, asked_about: list[int], qtbot: QtBot
) -> None:
    begin(engine, disk)
    engine.pace, engine.haste = "leisurely", lambda: 0.0
    engine.decide(Pass())
    wait_for_person(engine, qtbot)
    assert asked_about


@pytest.mark.parametrize("lies", [True, False])
def test_a_card_that_has_lain_at_a_live_table_is_not_waited_for_again(
    engine: GameEngine,
    disk: Disk,
    asked_about: list[int],
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    lies: bool,
) -> None:
    monkeypatch.setattr(engine_module, "may_be_a_slip", lambda view, seat: lies)
    engine.open(replace(header(), conduct=Conduct.LIVE_TABLE), (), disk.write)
    engine.start()
    engine.choose_next_deal(1)
    assert engine.next_deal()
    engine.decide(Pass())
    wait_for_person(engine, qtbot)
    assert bool(asked_about) != lies


# Errors


def test_an_error_of_a_bot_is_told_and_the_match_can_go_on(
    engine: GameEngine, disk: Disk, bot: TameBot, ears: Ears, qtbot: QtBot
) -> None:
    def raise_error(legal: object) -> None:
        raise ZeroDivisionError("no worlds")

    begin(engine, disk)
    bot.answer = raise_error
    engine.decide(Pass())
    qtbot.waitUntil(lambda: bool(ears.all("failed")))
    assert ears.all("failed") == ["tame: no worlds"]
    assert engine.thinking_seat == 1
    length = engine.session.log_length
    bot.answer = TameBot.pass_or_first
    engine.start()
    wait_for_person(engine, qtbot)
    assert engine.session.log_length > length


def test_a_bot_that_decides_what_is_not_allowed_is_told_as_an_error_not_as_a_refusal(
    engine: GameEngine, disk: Disk, bot: TameBot, ears: Ears, qtbot: QtBot
) -> None:
    begin(engine, disk)
    bot.answer = lambda legal: Play(0)
    engine.decide(Pass())
    qtbot.waitUntil(lambda: bool(ears.all("failed")))
    assert str(ears.all("failed")[0]).startswith("tame: play 7S")
    assert ears.all("refused") == []


def test_a_full_disk_leaves_the_match_and_puts_the_question_anew(
    engine: GameEngine, disk: Disk, ears: Ears
) -> None:
    begin(engine, disk)
    before, asked = engine.match, len(ears.all("asked"))
    disk.is_full = True
    assert not engine.decide(Pass())
    assert ears.all("failed") == [FULL]
    assert engine.match == before
    assert len(ears.all("asked")) == asked + 1, "the panel that was answered is used up"
    disk.is_full = False
    assert engine.decide(Pass())
    assert engine.match != before


def test_a_full_disk_when_a_bot_answers_is_told_and_the_match_can_go_on(
    engine: GameEngine, disk: Disk, bot: TameBot, ears: Ears, qtbot: QtBot
) -> None:
    begin(engine, disk)
    bot.gate.clear()
    engine.decide(Pass())
    before = engine.match
    disk.is_full = True
    bot.gate.set()
    qtbot.waitUntil(lambda: bool(ears.all("failed")))
    assert ears.all("failed") == [FULL]
    assert engine.match == before
    disk.is_full = False
    engine.start()
    wait_for_person(engine, qtbot)
    assert engine.match != before


def test_a_full_disk_deals_no_cards_and_the_chosen_ones_come_later(
    engine: GameEngine, disk: Disk, ears: Ears
) -> None:
    engine.open(header(), (), disk.write)
    engine.start()
    engine.choose_next_deal(4711)
    disk.is_full = True
    assert not engine.next_deal()
    assert engine.match.deal is None
    assert ears.all("failed") == [FULL]
    disk.is_full = False
    assert engine.next_deal()
    assert engine.match.start == StartDeal(4711, "")


def test_a_full_disk_takes_nothing_back(engine: GameEngine, disk: Disk, qtbot: QtBot) -> None:
    begin(engine, disk)
    engine.decide(SIX_SPADES)
    wait_for_person(engine, qtbot)
    before = engine.match
    disk.is_full = True
    assert not engine.undo()
    assert engine.match == before
    assert engine.can_undo()
    assert not engine.can_redo()


# Taking back


def test_undo_and_redo_are_possible_exactly_when_they_do_something(
    engine: GameEngine, disk: Disk, ears: Ears, qtbot: QtBot
) -> None:
    begin(engine, disk)
    assert not engine.can_undo()
    assert not engine.undo()
    place, before = engine.session.log_length, engine.match
    engine.decide(SIX_SPADES)
    wait_for_person(engine, qtbot)
    assert engine.can_undo()
    assert not engine.can_redo()
    redoable: list[bool] = []
    engine.undone.connect(lambda undone: redoable.append(engine.can_redo()))
    assert engine.undo()
    assert redoable == [True], "known when the undo is told"
    assert engine.match == before
    assert ears.all("undone")[0].to_index == place
    assert not engine.can_undo()
    assert engine.redo()
    assert engine.session.entries[-1].code == "bid 6S"
    assert not engine.can_redo()
    assert not engine.redo()


def test_nothing_is_taken_back_at_a_live_table(
    engine: GameEngine, disk: Disk, ears: Ears, qtbot: QtBot
) -> None:
    engine.open(replace(header(), conduct=Conduct.LIVE_TABLE), (), disk.write)
    assert engine.is_live
    engine.start()
    engine.next_deal()
    engine.decide(SIX_SPADES)
    wait_for_person(engine, qtbot)
    length = engine.session.log_length
    assert not engine.can_undo()
    assert not engine.undo()
    assert not engine.can_redo()
    assert not engine.redo()
    assert engine.session.log_length == length
    assert ears.all("undone") == []


def test_another_decision_after_an_undo_ends_what_could_be_redone(
    engine: GameEngine, disk: Disk, qtbot: QtBot
) -> None:
    begin(engine, disk)
    engine.decide(SIX_SPADES)
    wait_for_person(engine, qtbot)
    engine.undo()
    engine.decide(Pass())
    assert not engine.can_redo()
    wait_for_person(engine, qtbot)
    assert not engine.redo()


def test_another_match_ends_what_could_be_redone(
    engine: GameEngine, disk: Disk, qtbot: QtBot
) -> None:
    begin(engine, disk)
    engine.decide(SIX_SPADES)
    wait_for_person(engine, qtbot)
    engine.undo()
    length = engine.session.log_length
    begin(engine, Disk())
    while engine.session.log_length < length and engine.request is not None:
        engine.decide(TameBot.pass_or_first(engine.request.legal))
        wait_for_person(engine, qtbot)
    assert not engine.can_redo()


# Between two deals


def test_a_match_can_be_stopped_only_between_deals(
    engine: GameEngine, disk: Disk, bot: TameBot, ears: Ears, qtbot: QtBot
) -> None:
    begin(engine, disk)
    assert not engine.offer_stop()
    assert ears.all("refused")[-1].refusal is Refusal.STOP_ONLY_BETWEEN_DEALS
    play_to_the_end_of_the_deal(engine, qtbot)
    assert engine.offer_stop()
    qtbot.waitUntil(lambda: engine.match.stop is None)
    assert engine.match.is_over, "tame bots agree to everything"


def test_an_offer_to_stop_that_was_taken_back_can_be_made_again(
    engine: GameEngine, disk: Disk, bot: TameBot, qtbot: QtBot
) -> None:
    begin(engine, disk)
    play_to_the_end_of_the_deal(engine, qtbot)
    bot.gate.clear()
    engine.offer_stop()
    assert engine.undo()
    assert engine.match.stop is None
    assert engine.redo()
    assert engine.match.stop is not None
    assert engine.session.entries[-1].code == str(OfferStop())


def test_a_chosen_number_is_that_of_the_deal_after_the_running_one(
    engine: GameEngine, disk: Disk, qtbot: QtBot
) -> None:
    begin(engine, disk, number=1)
    engine.choose_next_deal(4711)
    play_to_the_end_of_the_deal(engine, qtbot)
    engine.next_deal()
    assert engine.match.start == StartDeal(4711, "")
    play_to_the_end_of_the_deal(engine, qtbot)
    engine.next_deal()
    assert engine.match.start.salt, "the next one is secret again"


def test_a_chosen_number_is_for_this_match_only(engine: GameEngine, disk: Disk) -> None:
    engine.open(header(), (), disk.write)
    engine.choose_next_deal(4711)
    engine.open(header(), (), Disk().write)
    engine.start()
    engine.next_deal()
    assert engine.match.start.salt


# Opening


@pytest.mark.parametrize("kinds", [("human", "tame", "unheard-of"), ("tame", "tame", "tame")])
def test_a_match_that_cannot_be_played_here_leaves_the_open_one_open(
    engine: GameEngine, disk: Disk, ears: Ears, kinds: tuple[str, ...]
) -> None:
    begin(engine, disk)
    session, request = engine.session, engine.request
    with pytest.raises(ValueError, match="bot"):
        engine.open(header(kinds=kinds), (), Disk().write)
    assert engine.session is session
    assert engine.request is request
    assert engine.decide(Pass())
    assert len(ears.all("opened")) == 1


def test_a_saved_match_goes_on_where_it_stopped(
    engine: GameEngine, disk: Disk, qtbot: QtBot
) -> None:
    begin(engine, disk)
    engine.decide(Pass())
    wait_for_person(engine, qtbot)
    before, entries = engine.match, tuple(disk.entries)
    again = Disk()
    engine.open(engine.session.header, entries, again.write)
    assert engine.match == before
    assert engine.request is None
    engine.start()
    assert engine.request is not None
    assert again.entries == []


def test_the_person_may_sit_anywhere(engine: GameEngine, disk: Disk, qtbot: QtBot) -> None:
    begin(engine, disk, kinds=("tame", "human", "tame"), first_dealer=0)
    assert engine.seat == 1
    assert engine.request.seat == 1
    assert engine.view().seat == 1
    play_to_the_end_of_the_deal(engine, qtbot)
    assert {entry.seat for entry in disk.entries} == {None, 0, 1, 2}


def test_a_claim_is_a_decision_like_others(engine: GameEngine, disk: Disk, qtbot: QtBot) -> None:
    begin(engine, disk)
    wait_for_person(engine, qtbot)
    while not isinstance(engine.request.view.phase, TrickPlay):
        engine.decide(TameBot.pass_or_first(engine.request.legal))
        wait_for_person(engine, qtbot)
    assert engine.why_not(Claim((9, 0, 0))).refusal is Refusal.CLAIM_WRONG_SUM
    assert engine.decide(Claim((4, 3, 3)))
    qtbot.waitUntil(lambda: engine.match.deal is None)
    assert engine.match.finished[-1].result.tricks == (4, 3, 3)


@pytest.mark.parametrize(
    ("created", "is_over"),
    [("2020-01-01T00:00:00+00:00", True), ("2999-01-01T00:00:00+00:00", False), ("once", False)],
)
def test_a_match_by_the_clock_ends_with_the_deal_in_which_its_time_is_over(
    engine: GameEngine, disk: Disk, qtbot: QtBot, created: str, is_over: bool
) -> None:
    rules = with_overrides(Rules(), {"end_limit": "clock:30"})
    engine.open(replace(header(), rules=rules, created=created), (), disk.write)
    engine.start()
    engine.choose_next_deal(1)
    assert engine.next_deal()
    play_to_the_end_of_the_deal(engine, qtbot)
    assert engine.match.is_over is is_over
    assert engine.match.is_out_of_time is is_over
