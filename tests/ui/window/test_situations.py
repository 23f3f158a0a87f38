"""Every situation of a deal, played through the window by mouse and by keyboard."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.game.deal import Whisting
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    MisereResult,
    PassedOutResult,
    RaspasyResult,
    Result,
)
from preferans_qt.game.presets import preset
from preferans_qt.game.rules import with_overrides
from preferans_qt.match.session import Session
from preferans_qt.ui.bidding.deal_end import DealEndPanel
from preferans_qt.ui.table.choreography import Pace
from preferans_qt.ui.table.picture import picture_of
from preferans_qt.ui.window.program import Program
from tests.ui.window.persons import KeyboardPerson, MousePerson
from tests.ui.window.scripts import Script, ScriptedBot

GUIDE, SWEDISH, POLISH, CODEX, LENINGRAD, ROSTOV = (
    preset(name)
    for name in ("sochi-guide", "sochi-swedish", "polish", "sochi-codex", "leningrad", "rostov")
)
DARK = with_overrides(GUIDE, {"dark_and_bombs": "classic", "bid_steps": "jumps"})
NO_TALON = with_overrides(GUIDE, {"no_talon_bids": "codex_chain", "bid_steps": "jumps"})
Check = Callable[[Result], bool]


def whisted_by(*seats: int, plays: int | None = None, openly: bool = False) -> Check:
    def check(result: Result) -> bool:
        assert isinstance(result, ContractResult)
        defence = result.defence
        assert (defence.whisters, defence.dealer_plays) == (seats, plays)
        return defence.openly == openly and sum(result.tricks) == 10

    return check


def not_played(half: int | None = None) -> Check:
    return lambda result: (
        isinstance(result, ContractResult)
        and not result.defence.whisters
        and result.defence.half_whister == half
    )


def polish_alone(whister: int) -> Check:
    return lambda result: whisted_by(whister)(result) and result.defence.alone


def raspasy(players: int = 4) -> Check:
    return lambda result: isinstance(result, RaspasyResult) and len(result.tricks) == players


def misere(sharer: int | None = None, without_talon: bool = False) -> Check:
    return lambda result: (
        isinstance(result, MisereResult)
        and result.terms.sharer == sharer
        and result.terms.without_talon == without_talon
    )


PASS_HALF_PASS = "bid 6S, pass, pass, discard, name 6S, pass, half, pass"
TWO_PASSES = "bid 6S, pass, pass, discard, name 8S, pass, pass"
SHARED = "share, accept, bid misere, pass, pass"

FOUR: dict[str, tuple[Script, Check]] = {
    "the dealer takes a half-whist over, closed": (
        Script(CODEX, 0, f"{PASS_HALF_PASS}, inspect D, whist, closed"),
        whisted_by(0, plays=3),
    ),
    "the dealer takes a half-whist over, open": (
        Script(CODEX, 0, f"{PASS_HALF_PASS}, inspect C, whist, open"),
        whisted_by(0, plays=2, openly=True),
    ),
    "the dealer looks, and leaves the half-whist": (
        Script(CODEX, 0, f"{PASS_HALF_PASS}, inspect C, pass"),
        not_played(half=3),
    ),
    "the dealer whists an eight, closed": (
        Script(GUIDE, 0, f"{TWO_PASSES}, inspect C, whist, closed"),
        whisted_by(0, plays=2),
    ),
    "the dealer whists an eight, open": (
        Script(GUIDE, 0, f"{TWO_PASSES}, inspect D, whist, open"),
        whisted_by(0, plays=3, openly=True),
    ),
    "the dealer leaves an eight without a look": (
        Script(GUIDE, 0, f"{TWO_PASSES}, pass"),
        not_played(),
    ),
    "another dealer plays the own hand": (
        Script(GUIDE, 2, f"{TWO_PASSES}, inspect A, whist, closed"),
        whisted_by(2, plays=0),
    ),
    "another dealer plays both hands": (
        Script(GUIDE, 2, f"{TWO_PASSES}, inspect B, whist, open"),
        whisted_by(2, plays=1, openly=True),
    ),
    "the own contract is whisted by the dealer": (
        Script(GUIDE, 3, f"{TWO_PASSES}, inspect B, whist, closed"),
        whisted_by(3, plays=1),
    ),
    **{
        f"raspasy of four, dealt by {dealer}": (
            Script(GUIDE, dealer, "pass, pass, pass"),
            raspasy(),
        )
        for dealer in range(4)
    },
    "raspasy of four, closed": (Script(ROSTOV, 0, "pass, pass, pass"), raspasy()),
    "raspasy of four, closed, as first hand": (Script(ROSTOV, 3, "pass, pass, pass"), raspasy()),
    "a misère shared by the own hand": (Script(CODEX, 3, SHARED), misere(sharer=3)),
    "half of a misère for the dealer": (Script(CODEX, 0, SHARED), misere(sharer=0)),
    "half of a misère refused": (
        Script(CODEX, 0, "share, refuse, bid misere, pass, pass"),
        misere(),
    ),
    "open defence by another, watched by the dealer": (
        Script(GUIDE, 0, "bid 6S, pass, pass, discard, name 6S, whist, pass, open"),
        whisted_by(2, openly=True),
    ),
    "two whisters, watched by the dealer": (
        Script(GUIDE, 0, "bid 6S, pass, pass, discard, name 6S, whist, whist"),
        whisted_by(2, 3),
    ),
    "the talon left for its price": (
        Script(
            GUIDE,
            3,
            "bid 6S, pass, pass, reject, name 6S, whist, whist",
            overrides={"talon_refusal_penalty": 3},
        ),
        lambda result: whisted_by(1, 2)(result) and result.terms.rejected,
    ),
}

THREE: dict[str, tuple[Script, Check]] = {
    "the own half-whist is taken back": (
        Script(LENINGRAD, 2, "pass, bid 6S, pass, discard, name 6S, pass, half, whist, closed"),
        whisted_by(2),
    ),
    "another's half-whist is taken back": (
        Script(LENINGRAD, 0, "pass, bid 6S, pass, discard, name 6S, pass, half, whist, closed"),
        whisted_by(0),
    ),
    "a gentleman retreats, and the other whists": (
        Script(
            LENINGRAD, 0, "pass, bid 6S, pass, discard, name 6S, whist, pass, half, whist, open"
        ),
        whisted_by(1, openly=True),
    ),
    "a gentleman retreats, and the half-whist stands": (
        Script(LENINGRAD, 0, "pass, bid 6S, pass, discard, name 6S, whist, pass, half, pass"),
        not_played(half=0),
    ),
    "a gentleman stays": (
        Script(LENINGRAD, 0, "pass, bid 6S, pass, discard, name 6S, whist, pass, whist, closed"),
        whisted_by(0),
    ),
    "closed raspasy in whists": (Script(ROSTOV, 2, "pass, pass, pass"), raspasy(3)),
    "a checked ten": (
        Script(SWEDISH, 1, "pass, bid 6S, pass, discard, name 10S"),
        lambda result: isinstance(result, ContractResult) and result.defence.without_quota,
    ),
    "alone against the declarer": (
        Script(POLISH, 2, "pass, bid 6S, pass, discard, name 6S, pass, whist, alone"),
        polish_alone(0),
    ),
    "left out of the play": (
        Script(POLISH, 2, "pass, bid 6S, pass, discard, name 6S, whist, pass, alone"),
        polish_alone(2),
    ),
    "a declarer against one": (
        Script(POLISH, 2, "bid 6S, pass, pass, discard, name 6S, pass, whist, alone"),
        polish_alone(2),
    ),
    "the passer called in the light": (
        Script(POLISH, 2, "pass, bid 6S, pass, discard, name 6S, pass, whist, open"),
        whisted_by(0, openly=True),
    ),
    "called in the light": (
        Script(POLISH, 2, "pass, bid 6S, pass, discard, name 6S, whist, pass, open"),
        whisted_by(2, openly=True),
    ),
    "the passer called in the dark": (
        Script(POLISH, 2, "pass, bid 6S, pass, discard, name 6S, pass, whist, closed"),
        whisted_by(0),
    ),
    "a forced ten": (
        Script(POLISH, 2, "bid 6S, pass, pass, discard, name 10S"),
        whisted_by(1, 2),
    ),
    "all pass, and the cards are dealt again": (
        Script(POLISH, 2, "pass, pass, pass"),
        lambda result: isinstance(result, PassedOutResult),
    ),
    "a bid in the dark": (
        Script(DARK, 2, "bid 7S, pass, pass, talon, discard, name 7S, whist, whist"),
        lambda result: whisted_by(1, 2)(result) and result.terms.dark,
    ),
    "a bid in the dark turned to misère": (
        Script(DARK, 2, "bid 7S, pass, pass, bid misere"),
        misere(),
    ),
    "passes in the dark": (
        Script(DARK, 2, "pass, pass, look, pass"),
        lambda result: isinstance(result, RaspasyResult) and result.terms.dark_passers == (0, 1),
    ),
    "a look before the bid": (
        Script(DARK, 2, "look, bid 6S, pass, pass, discard, name 6S, whist, whist"),
        lambda result: whisted_by(1, 2)(result) and not result.terms.dark,
    ),
    "a nine without the talon": (
        Script(NO_TALON, 2, "bid 9 without talon, pass, pass, name 9S, whist, whist"),
        lambda result: whisted_by(1, 2)(result) and result.terms.without_talon,
    ),
    "a misère without the talon": (
        Script(NO_TALON, 2, "bid misere without talon, pass, pass"),
        misere(without_talon=True),
    ),
    "without three": (
        Script(
            GUIDE,
            2,
            "bid 6S, pass, pass, discard, concede",
            overrides={"concede_without_three": True},
        ),
        lambda result: isinstance(result, ConcededResult),
    ),
    "the talon taken without a bid": (
        Script(
            GUIDE,
            0,
            "pass, pass, talon, discard, name 6S, whist, whist",
            overrides={"third_hand_takes_talon_silently": True},
        ),
        whisted_by(1, 2),
    ),
    "written off the mountain": (
        Script(
            GUIDE,
            2,
            "bid 6S, pass, pass, discard, name 6S, pass, pass, enter mountain",
            overrides={"unwhisted_may_write_off_mountain": True},
        ),
        lambda result: not_played()(result) and result.terms.off_mountain,
    ),
}
SITUATIONS = {
    **FOUR,
    **{name: (replace(script, players=3), check) for name, (script, check) in THREE.items()},
}


@pytest.fixture
def play(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Script, type], None]:
    """Plays the deal of a script to its end, the person as the script says."""

    def play(script: Script, kind: type) -> None:
        monkeypatch.setattr("preferans_qt.ui.engine.player", lambda name: ScriptedBot(script))
        script.begin(program)
        person = kind(program, 0)
        for _ in range(60):
            qtbot.waitUntil(lambda: is_at_rest(program))
            if program.control.engine.match.finished:
                return
            decide(program, person, script)
        raise AssertionError("the deal does not come to its end")

    return play


def is_at_rest(program: Program) -> bool:
    """Whether something is asked, or the deal is over and shown."""
    match, table = program.control.engine.match, program.window.table
    return table.is_open or (bool(match.finished) and table.queue.is_idle)


def decide(program: Program, person: MousePerson | KeyboardPerson, script: Script) -> None:
    """Let the person do what comes next, on a table that shows what he may see and no more."""
    table = program.window.table
    request = table.request
    assert table.picture == picture_of(request.view)
    assert not table.watch_bar.is_offered
    action = script.action(request.view, request.legal)
    before = len(program.control.engine.session.entries)
    person.perform(action)
    entries = program.control.engine.session.entries[before:]
    assert [(entry.seat, entry.code) for entry in entries[:1]] == [(0, str(action))]


@pytest.mark.parametrize("person", [MousePerson, KeyboardPerson])
@pytest.mark.parametrize("name", SITUATIONS)
def test_the_situation_is_played_to_its_end(
    name: str, person: type, program: Program, play: Callable[[Script, type], None]
) -> None:
    script, check = SITUATIONS[name]
    play(script, person)
    session = program.control.engine.session
    scored = session.match.finished[0]
    assert check(scored.result)
    assert Session(session.header, session.entries).match == session.match
    assert isinstance(program.window.table.overlay, DealEndPanel)
    assert program.window.sheet.content.posted == (scored.entries,)
    told = program.window.log.sentences()
    program.open_match(session.header.id)
    assert program.window.log.sentences() == told, "the log is complete"


@pytest.mark.parametrize("size", [(1024, 600), (2560, 1400)])
@pytest.mark.parametrize(
    "name",
    [
        "the dealer takes a half-whist over, open",
        "the dealer whists an eight, closed",
        "the passer called in the light",
        "raspasy of four, dealt by 1",
    ],
)
def test_the_situation_is_played_in_a_small_and_in_a_large_window(
    name: str, size: tuple[int, int], program: Program, play: Callable[[Script, type], None]
) -> None:
    program.window.resize(*size)
    script, check = SITUATIONS[name]
    play(script, MousePerson)
    assert check(program.control.engine.match.finished[0].result)


SKIPPED = Script(CODEX, 0, f"{PASS_HALF_PASS}, inspect D, pass")


@pytest.mark.parametrize("by_key", [False, True])
def test_a_sitting_dealer_skips_to_his_decision_and_to_the_result(
    by_key: bool, program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("preferans_qt.ui.engine.player", lambda name: ScriptedBot(SKIPPED))
    program.set_speed(5)
    table = program.window.table
    SKIPPED.begin(program)

    def skip() -> None:
        assert table.watch_bar.is_offered
        if by_key:
            QTest.keyClick(table.view, Qt.Key.Key_J)
        else:
            MousePerson(program, 0).click(table.watch_bar.button(Pace.AT_ONCE))

    skip()
    qtbot.waitUntil(lambda: table.is_open)
    assert isinstance(table.request.view.phase, Whisting)
    assert table.queue.pace is Pace.USUAL
    person = KeyboardPerson(program, 0) if by_key else MousePerson(program, 0)
    decide(program, person, SKIPPED)
    qtbot.waitUntil(lambda: table.is_open)
    seen = table.request.view.terms.dealer_saw[0]
    assert table.picture.places[seen].cards, "the hand he looked at lies before him"
    decide(program, person, SKIPPED)
    qtbot.waitUntil(lambda: isinstance(table.overlay, DealEndPanel))
    assert not table.watch_bar.is_offered


def test_the_key_of_a_faster_play_is_only_there_for_those_who_watch(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands, table = program.window.commands, program.window.table
    script = Script(GUIDE, 3, "pass, pass, pass")
    monkeypatch.setattr("preferans_qt.ui.engine.player", lambda name: ScriptedBot(script))
    script.begin(program)
    qtbot.waitUntil(lambda: table.is_open)
    assert not commands["watch_faster"].isEnabled()
    assert not commands["watch_skip"].isEnabled()
    program.set_speed(5)
    SKIPPED.begin(program)
    assert table.watch_bar.is_offered
    assert commands["watch_faster"].isEnabled()
    QTest.keyClick(table.view, Qt.Key.Key_F)
    assert table.queue.pace is Pace.FAST
    assert commands["watch_faster"].isChecked()
    QTest.keyClick(table.view, Qt.Key.Key_F)
    assert table.queue.pace is Pace.USUAL


def test_the_pace_is_a_pane_of_the_window(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("preferans_qt.ui.engine.player", lambda name: ScriptedBot(SKIPPED))
    program.set_speed(5)
    SKIPPED.begin(program)
    table = program.window.table
    assert table.watch_bar in program.window.panes()
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_F6)
    assert table.watch_bar.isAncestorOf(QApplication.focusWidget())
