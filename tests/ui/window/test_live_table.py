"""A live table: counting, looking back, accusing, and what a match is like there."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from preferans_qt.game.actions import Challenge, Discard, LookBack
from preferans_qt.game.cards import card_set, cards_in
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.entries import Why
from preferans_qt.game.outcome import Finding, Offence
from preferans_qt.match.session import Session
from preferans_qt.store.database import Database
from preferans_qt.ui.bidding.chooser import AccusationPanel, OlderTricksPanel
from preferans_qt.ui.bidding.discard import DiscardPanel
from preferans_qt.ui.table.picture import picture_of
from preferans_qt.ui.texts.words import card_name
from preferans_qt.ui.window.program import Program
from tests.ui.window.conftest import start_program
from tests.ui.window.live import (
    DEFENDED,
    GUIDE,
    PLAYED,
    LiveMatch,
    Persons,
    live,
    older_trick,
    revoke,
    showing,
)
from tests.ui.window.persons import KeyboardPerson, MousePerson, click_card
from tests.ui.window.scripts import Script, plainest

# The number of cards


@pytest.mark.parametrize("number", [1, 3])
@pytest.mark.parametrize("person", [MousePerson, KeyboardPerson])
def test_a_wrong_number_of_discards_costs_two_tricks(
    person: Persons, number: int, at: Callable[[Script], LiveMatch]
) -> None:
    here = at(live(PLAYED))
    view = here.until(lambda view, legal: isinstance(legal[0], Discard))
    cards = list(cards_in(view.hand))[:number]
    here.person = person(here.program, 0)
    for card in cards:
        if isinstance(here.person, KeyboardPerson):
            here.table.view.setFocus()
            here.person.move_to(card)
            here.person.press(Qt.Key.Key_Return)
        else:
            click_card(here.table, card)
    panel = here.table.overlay
    assert panel.cards == tuple(cards)
    assert panel.confirm.isEnabled()
    assert "two" not in panel.subline.text()
    here.table.focus_overlay()
    here.press(Qt.Key.Key_Return)
    assert here.engine.session.entries[-1].code == str(Discard(card_set(cards)))
    here.until(lambda view, legal: isinstance(view.phase, TrickPlay))
    here.play_on(lambda view, legal: plainest(legal))
    assert here.offences() == (Finding(Offence.WRONG_COUNT, 0),)
    found = next(line for line in here.log if "wrong number" in line)
    assert found.endswith("Boris notices it.")
    assert here.table.scene.banner.headline == "You hold a wrong number of cards."
    here.to_the_end()
    finished = here.engine.match.finished[-1]
    balance = finished.result.tricks[0] - 6
    failed = [entry.count for entry in finished.entries if entry.why is Why.CONTRACT_FAILED]
    assert failed == [max(2, 2 - balance)]


def test_two_cards_go_as_everywhere(at: Callable[[Script], LiveMatch]) -> None:
    here = at(live(PLAYED))
    here.until(lambda view, legal: isinstance(legal[0], Discard))
    for card in here.table.view.offered[:4]:
        click_card(here.table, card)
    assert len(here.table.chosen) == 3, "the first makes room for the fourth"
    click_card(here.table, here.table.chosen[0])
    assert here.table.overlay.subline.text() == "These two cards go out of play."


# What is forgiven (E7.1)


def test_the_first_revoke_of_who_practises_is_put_right_with_the_hand_closed(
    at: Callable[[Script], LiveMatch],
) -> None:
    here = at(live(PLAYED, practice_first_error_amnesty=True))
    trick, denied = revoke(here)
    replayed = f"The play goes back to trick {trick + 1}."
    while here.wait() and here.log[-1] != replayed:
        request = here.engine.request
        here.person.perform(showing(denied)(request.view, request.legal))
    assert here.log[-2].endswith("The first slip is put right without a penalty.")
    assert here.offences() == ()
    assert here.phase.shown == ()
    assert here.table.picture == picture_of(here.engine.view())
    assert not here.table.view.dimmed


def test_the_first_wrong_discard_of_who_practises_is_made_anew(
    at: Callable[[Script], LiveMatch],
) -> None:
    here = at(live(PLAYED, practice_first_error_amnesty=True))
    view = here.until(lambda view, legal: isinstance(legal[0], Discard))
    here.person.perform(Discard(card_set(list(cards_in(view.hand))[:3])))
    here.until(lambda view, legal: isinstance(view.phase, TrickPlay))
    while here.wait() and isinstance(here.engine.request.view.phase, TrickPlay):
        here.person.perform(plainest(here.engine.request.legal))
    assert isinstance(here.table.overlay, DiscardPanel)
    assert here.table.overlay.cards == ()
    assert here.table.picture == picture_of(here.engine.view())
    assert here.table.scene.banner.headline == "You hold a wrong number of cards."
    here.person.perform(here.script.action(here.engine.request.view, here.engine.request.legal))
    assert here.table.scene.banner.headline != "You hold a wrong number of cards."


def test_the_first_look_back_of_who_practises_is_free(at: Callable[[Script], LiveMatch]) -> None:
    here = at(live(PLAYED, practice_first_error_amnesty=True))
    here.until(older_trick)
    for said in ("The first slip costs nothing.", "You looked back, which costs a trick."):
        here.program.window.commands["look_back"].trigger()
        QTest.mouseClick(here.table.overlay.buttons[0], Qt.MouseButton.LeftButton)
        assert here.log[-1] == said


# Looking back


@pytest.mark.parametrize("by_key", [True, False])
def test_a_look_at_an_older_trick_shows_it_for_a_moment_and_costs_one(
    by_key: bool, at: Callable[[Script], LiveMatch]
) -> None:
    here = at(live(PLAYED))
    view = here.until(older_trick)
    commands = here.program.window.commands
    if by_key:
        QTest.keyClick(here.table.view, Qt.Key.Key_O)
    else:
        commands["look_back"].trigger()
    panel = here.table.overlay
    assert isinstance(panel, OlderTricksPanel)
    texts = [button.text() for button in panel.buttons]
    assert texts == [*(f"Trick {n + 1}" for n in range(len(view.phase.tricks) - 1)), "Your discard"]
    if by_key:
        KeyboardPerson(here.program, 0).press_until(Qt.Key.Key_Tab, panel.buttons[1].hasFocus)
        here.press(Qt.Key.Key_Return)
    else:
        QTest.mouseClick(panel.buttons[1], Qt.MouseButton.LeftButton)
    assert here.engine.session.entries[-1].code == str(LookBack(1))
    trick = view.phase.tricks[1].trick
    assert {card for _, card in here.table.scene.picture.trick} == set(trick.cards)
    assert here.program.window.situation.startswith("Trick 2: ")
    assert here.log[-2:] == ["You look at trick 2 again.", "You looked back, which costs a trick."]
    assert here.table.overlay is None
    assert here.table.is_open
    here.qtbot.waitUntil(lambda: here.table.scene.picture == here.table.picture)
    assert here.table.picture == picture_of(here.engine.view())
    here.to_the_end()
    finished = here.engine.match.finished[-1]
    missing = 1 - (finished.result.tricks[0] - 6)
    failed = [entry.count for entry in finished.entries if entry.why is Why.CONTRACT_FAILED]
    assert failed == ([missing] if missing > 0 else [])


def test_the_declarer_can_look_at_his_discard(at: Callable[[Script], LiveMatch]) -> None:
    here = at(live(PLAYED))
    here.until(lambda view, legal: isinstance(view.phase, TrickPlay))
    assert not here.program.window.commands["look_back"].isEnabled(), "before the first card"
    here.person.perform(plainest(here.engine.request.legal))
    here.wait()
    here.program.window.commands["look_back"].trigger()
    QTest.mouseClick(here.table.overlay.buttons[-1], Qt.MouseButton.LeftButton)
    discard = here.engine.view().discard
    assert card_set(here.table.scene.picture.talon) == discard
    assert all(card_name(card) in here.program.window.situation for card in cards_in(discard))
    assert here.offences() == (Finding(Offence.LOOKED_BACK, 0),)


def test_who_thinks_better_of_it_has_not_looked(at: Callable[[Script], LiveMatch]) -> None:
    here = at(live(PLAYED))
    here.until(older_trick)
    length = here.engine.session.log_length
    for _ in range(2):
        here.program.window.commands["look_back"].trigger()
        here.press(Qt.Key.Key_Return if _ else Qt.Key.Key_Escape)
        assert here.table.overlay is None
    assert here.engine.session.log_length == length
    assert here.table.view.hasFocus()


# Calling to account


def test_who_accuses_without_proof_is_told_so(at: Callable[[Script], LiveMatch]) -> None:
    here = at(live(PLAYED))
    here.until(older_trick)
    length = here.engine.session.log_length
    here.program.window.commands["challenge"].trigger()
    panel = here.table.overlay
    assert isinstance(panel, AccusationPanel)
    assert panel.choices == (Challenge(1), Challenge(2))
    assert [button.text() for button in panel.buttons] == ["Boris", "Clara"]
    QTest.mouseClick(panel.buttons[0], Qt.MouseButton.LeftButton)
    nothing = "Nothing on the table shows that anything is wrong."
    assert here.program.window.situation == nothing
    assert here.engine.session.log_length == length
    assert here.table.is_open
    assert here.table.overlay is None


def test_a_defender_can_accuse_the_declarer_alone(at: Callable[[Script], LiveMatch]) -> None:
    here = at(live(DEFENDED))
    here.until(older_trick)
    here.program.window.commands["challenge"].trigger()
    assert [button.text() for button in here.table.overlay.buttons] == ["Boris"]


# The match


def test_nothing_is_taken_back_at_a_live_table(at: Callable[[Script], LiveMatch]) -> None:
    here = at(live(PLAYED))
    here.until(lambda view, legal: isinstance(view.phase, TrickPlay))
    commands, length = here.program.window.commands, here.engine.session.log_length
    assert not here.engine.can_undo()
    assert not here.engine.undo()
    assert here.engine.session.log_length == length
    for name in ("undo", "redo"):
        assert not commands[name].isEnabled()
        reason = "At a live table nobody takes a decision back."
        assert commands[name].statusTip() == reason
        assert commands[name].toolTip().endswith(reason)


def test_the_commands_of_a_live_table_are_for_no_other(program: Program, qtbot: QtBot) -> None:
    commands = program.window.commands
    for name in ("look_back", "withdraw", "challenge"):
        assert not commands[name].isEnabled()
        assert commands[name].statusTip() == "Only in a match at a live table."
    assert commands["undo"].statusTip() == "Take back your last decision in this deal"


def test_a_match_goes_on_in_the_middle_of_what_is_played_anew(
    database: Database, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = LiveMatch(start_program(database, qtbot), qtbot, monkeypatch, live(PLAYED))
    _, denied = revoke(first)
    first.play_on(showing(denied))
    first.person.perform(plainest(first.engine.request.legal))
    first.wait()
    match, log = first.engine.match, first.log
    first.program.window.close()

    second = start_program(database, qtbot)
    engine, table = second.control.engine, second.window.table
    assert engine.match == match
    assert table.picture == picture_of(engine.view())
    assert second.window.log.sentences() == log
    qtbot.waitUntil(lambda: table.is_open)
    assert set(table.view.offered) == {action.card for action in engine.request.legal}
    second.window.close()


@pytest.mark.parametrize("person", [MousePerson, KeyboardPerson])
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_whole_deals_of_somebody_who_plays_any_card(
    seed: int, players: int, person: Persons, program: Program, qtbot: QtBot
) -> None:
    engine, table = program.control.engine, program.window.table
    engine.patience = 0
    program.begin_match(GUIDE, "sochi-guide", ("",) * players, conduct=Conduct.LIVE_TABLE)
    someone = person(program, seed)
    while len(engine.match.finished) < 4:
        qtbot.waitUntil(
            lambda: table.is_open or (engine.match.deal is None and table.queue.is_idle)
        )
        if table.is_open:
            assert table.picture == picture_of(engine.view())
            someone.decide()
        else:
            someone.go_on()
    session = engine.session
    assert Session(session.header, session.entries).match == session.match
