"""The conductor asks, takes answers, drops stale ones, and never calls itself."""

from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread

import pytest

from preferans_qt.game.actions import Action, Discard, OfferStop, Pass, StartDeal, parse_action
from preferans_qt.game.events import DealScored, Dealt
from preferans_qt.game.reducer import IllegalAction
from preferans_qt.match.conductor import Conductor
from preferans_qt.match.deals import RepeatedDeals, SeededDeals
from preferans_qt.match.drivers import (
    Driver,
    HumanDriver,
    ReplayDriver,
    Reply,
    Request,
    ScriptDriver,
)
from preferans_qt.match.log import LogEntry
from preferans_qt.match.session import MatchEvent, NothingToUndo, Session, Undone
from tests.match.games import chained, codes_of, header_of, played, random_drivers


class LateDriver:
    """Keeps what it was asked; the test answers when it likes."""

    def __init__(self) -> None:
        self.asked: list[tuple[Request, Reply]] = []
        self.withdrawals = 0

    def ask(self, request: Request, reply: Reply) -> None:
        self.asked.append((request, reply))

    def withdraw(self) -> None:
        self.withdrawals += 1

    def answer(self, code: str, which: int = -1) -> None:
        request, reply = self.asked[which]
        reply(request, parse_action(code))


class SmallDisk:
    """A sink that takes ``room`` more entries."""

    def __init__(self) -> None:
        self.room = 0

    def write(self, entry: LogEntry) -> None:
        if self.room == 0:
            raise OSError("the disk is full")
        self.room -= 1


def late_table(**changes: object) -> tuple[Conductor, list[LateDriver]]:
    """A conductor whose seats answer late, with the cards of the first deal dealt."""
    drivers = [LateDriver() for _ in range(3)]
    conductor = Conductor(Session(header_of(**changes)), drivers, SeededDeals(1))
    conductor.next_deal()
    return conductor, drivers


# ------------------------------------------------------------------ asking


def test_nobody_is_asked_before_the_cards_are_dealt() -> None:
    drivers = [LateDriver() for _ in range(3)]
    conductor = Conductor(Session(header_of()), drivers, SeededDeals(1))
    conductor.start()
    assert conductor.request is None
    assert not any(driver.asked for driver in drivers)
    conductor.next_deal()
    assert [len(driver.asked) for driver in drivers] == [1, 0, 0]


def test_a_question_tells_what_the_seat_knows_and_may_do() -> None:
    conductor, drivers = late_table()
    request, _ = drivers[0].asked[0]
    session = conductor.session
    assert request is conductor.request
    assert (request.match_id, request.log_length, request.seat) == (session.header.id, 1, 0)
    assert request.view == session.view(0)
    assert request.legal == session.legal()
    assert request.key == (session.header.id, 1, request.number)


def test_each_answer_leads_to_the_next_question() -> None:
    conductor, drivers = late_table()
    drivers[0].answer("pass")
    drivers[1].answer("bid 6S")
    assert codes_of(conductor.session.entries)[1:] == ["pass", "bid 6S"]
    assert conductor.request is drivers[2].asked[0][0]


def test_a_match_in_progress_goes_on_with_start() -> None:
    conductor, drivers = late_table()
    drivers[0].answer("pass")
    session = Session(conductor.session.header, conductor.session.entries)
    resumed = Conductor(session, drivers, SeededDeals(1))
    resumed.start()
    assert len(drivers[1].asked) == 2
    drivers[1].answer("pass")
    assert session.log_length == 3


def test_whoever_plays_both_hands_is_asked_for_both() -> None:
    """A whister who opens the cards moves for the passer too (C6.3)."""
    asked: list[int] = []
    codes = ["bid 6S", "pass", "pass", None, "name 6S", "whist", "pass", "open"]
    drivers = [LateDriver() for _ in range(3)]
    conductor = Conductor(Session(header_of()), drivers, SeededDeals(1))
    conductor.next_deal()
    for _ in range(8 + 6):
        request = conductor.request
        assert request is not None
        code = codes.pop(0) if codes else None
        asked.append(request.seat)
        conductor.answer(request, request.legal[0] if code is None else parse_action(code))
    assert set(asked[8:]) == {0, 1}
    assert sum(seat == 1 for seat in asked[8:]) == 4


# ------------------------------------------------------------------ stale answers


def test_an_answer_counts_once() -> None:
    conductor, drivers = late_table()
    drivers[0].answer("pass")
    drivers[0].answer("bid 6S")
    assert codes_of(conductor.session.entries)[1:] == ["pass"]


def test_an_undo_makes_the_standing_question_stale() -> None:
    conductor, drivers = late_table()
    drivers[0].answer("pass")
    conductor.undo(0)
    assert drivers[1].withdrawals == 1
    assert len(drivers[0].asked) == 2
    drivers[1].answer("pass")
    assert conductor.session.log_length == 3  # deal, pass, undo: B's answer came too late
    drivers[0].answer("bid 6S", which=0)
    assert conductor.session.log_length == 3  # nor does an answer to the first question count
    drivers[0].answer("bid 6S")
    assert codes_of(conductor.session.effective_entries())[1:] == ["bid 6S"]


def test_a_question_put_anew_makes_the_old_one_stale() -> None:
    conductor, drivers = late_table()
    conductor.start()
    assert drivers[0].withdrawals == 1
    first, second = (request for request, _ in drivers[0].asked)
    assert first.log_length == second.log_length
    drivers[0].answer("pass", which=0)
    assert conductor.session.log_length == 1
    drivers[0].answer("pass", which=1)
    assert conductor.session.log_length == 2


def test_answers_to_another_match_are_dropped() -> None:
    conductor, _ = late_table()
    _, others = late_table(id=None)
    request, _ = others[0].asked[0]
    conductor.answer(request, Pass())
    assert conductor.session.log_length == 1


def test_after_closing_nothing_happens() -> None:
    conductor, drivers = late_table()
    conductor.close()
    assert drivers[0].withdrawals == 1
    drivers[0].answer("pass")
    conductor.undo(0)
    conductor.next_deal()
    conductor.start()
    assert conductor.session.log_length == 1
    assert len(drivers[0].asked) == 1


# ------------------------------------------------------------------ people


def human_table(listener: list[MatchEvent]) -> tuple[Conductor, HumanDriver]:
    human = HumanDriver()
    drivers: Sequence[Driver] = [human, ScriptDriver(["pass", "pass"]), ScriptDriver(["pass"])]
    session = Session(header_of(bid_steps="jumps"))
    conductor = Conductor(session, drivers, SeededDeals(1), listener.extend)
    return conductor, human


def test_a_person_is_asked_and_decides_later() -> None:
    conductor, human = human_table([])
    human.answer(Pass())  # nobody has asked
    assert conductor.session.log_length == 0
    conductor.next_deal()
    request = human.request
    assert request is not None
    human.answer(parse_action("bid 6S"))
    assert codes_of(conductor.session.entries)[1:] == ["bid 6S", "pass", "pass"]
    assert human.request is conductor.request is not request
    assert human.request is not None
    assert isinstance(conductor.session.legal()[0], Discard)


def test_an_illegal_decision_leaves_the_question_standing() -> None:
    conductor, human = human_table([])
    conductor.next_deal()
    request = human.request
    with pytest.raises(IllegalAction):
        human.answer(parse_action("here"))
    assert human.request is request is conductor.request
    human.answer(parse_action("bid 7H"))
    assert conductor.session.log_length == 4


def test_a_person_takes_back_and_decides_anew() -> None:
    events: list[MatchEvent] = []
    conductor, human = human_table(events)
    conductor.next_deal()
    human.answer(parse_action("bid 6S"))
    conductor.undo(0)
    assert any(isinstance(event, Undone) for event in events)
    human.answer(parse_action("bid 7H"))
    assert codes_of(conductor.session.effective_entries())[1:] == ["bid 7H", "pass"]
    assert human.request is None  # the script of the third seat is at its end
    with pytest.raises(NothingToUndo):
        conductor.undo(2)


def test_what_a_person_cannot_save_can_be_tried_again() -> None:
    disk, human = SmallDisk(), HumanDriver()
    session = Session(header_of(), sink=disk.write)
    conductor = Conductor(session, [human, LateDriver(), LateDriver()], SeededDeals(1))
    with pytest.raises(OSError, match="full"):
        conductor.next_deal()
    disk.room = 1
    conductor.next_deal()
    with pytest.raises(OSError, match="full"):
        human.answer(Pass())
    assert human.request is conductor.request is not None
    disk.room = 1
    human.answer(Pass())
    assert session.log_length == 2


def test_after_an_error_of_the_disk_the_match_goes_on_where_it_was() -> None:
    undisturbed = Session(header_of(end_limit="max_deals:2"))
    Conductor(undisturbed, random_drivers(), SeededDeals(1), automatic=True).start()
    disk = SmallDisk()
    session = Session(header_of(end_limit="max_deals:2"), sink=disk.write)
    conductor = Conductor(session, random_drivers(), SeededDeals(1), automatic=True)
    for disk.room in (0, 1, 7, 20):
        with pytest.raises(OSError, match="full"):
            conductor.start()
    disk.room = 1000
    conductor.start()
    assert session.entries == undisturbed.entries


# ------------------------------------------------------------------ dealing and the end


def test_the_next_cards_are_dealt_when_asked_for() -> None:
    conductor = Conductor(Session(header_of()), random_drivers(), SeededDeals(1))
    conductor.next_deal()
    assert len(conductor.session.match.finished) == 1
    assert conductor.session.match.deal is None
    conductor.next_deal()
    assert len(conductor.session.match.finished) == 2


def test_no_cards_are_dealt_into_a_running_deal() -> None:
    conductor, drivers = late_table()
    with pytest.raises(IllegalAction):
        conductor.next_deal()
    assert conductor.request is drivers[0].asked[0][0]


def test_an_automatic_conductor_deals_by_itself_to_the_end() -> None:
    events: list[MatchEvent] = []
    session = Session(header_of(end_limit="max_deals:4"))
    conductor = Conductor(session, random_drivers(), SeededDeals(1), events.extend, automatic=True)
    conductor.start()
    assert session.match.is_over
    assert [event.index for event in events if isinstance(event, Dealt)] == [0, 1, 2, 3]
    assert sum(isinstance(event, DealScored) for event in events) == 4
    assert conductor.request is None


def test_an_offer_to_stop_asks_the_others() -> None:
    whole = played(seed=2, deals=1)
    drivers = [LateDriver() for _ in range(3)]
    conductor = Conductor(Session(whole.header, whole.entries), drivers, SeededDeals(1))
    conductor.start()
    conductor.submit(0, OfferStop())
    drivers[1].answer("accept")
    drivers[2].answer("accept")
    assert conductor.session.match.is_over
    assert conductor.request is None


# ------------------------------------------------------------------ order of things


class Reentrant:
    """Counts how deep it is called from within itself."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.depth = self.deepest = 0

    def ask(self, request: Request, reply: Reply) -> None:
        self.depth += 1
        self.deepest = max(self.deepest, self.depth)
        self.driver.ask(request, reply)
        self.depth -= 1

    def withdraw(self) -> None:
        self.driver.withdraw()


def test_seats_that_answer_at_once_are_not_asked_within_their_answer() -> None:
    drivers = [Reentrant(driver) for driver in random_drivers()]
    session = Session(header_of(end_limit="max_deals:30"))
    Conductor(session, drivers, SeededDeals(1), automatic=True).start()
    assert session.match.is_over
    assert [driver.deepest for driver in drivers] == [1, 1, 1]


def test_what_a_listener_asks_for_is_done_after_the_change_it_hears_of() -> None:
    heard: list[tuple[MatchEvent, ...]] = []

    def listener(events: tuple[MatchEvent, ...]) -> None:
        heard.append(events)
        if any(isinstance(event, DealScored) for event in events) and len(heard) < 300:
            conductor.next_deal()

    session = Session(header_of(end_limit="max_deals:3"))
    conductor = Conductor(session, random_drivers(), SeededDeals(1), listener)
    with pytest.raises(IllegalAction):
        conductor.next_deal()  # the listener asks once more after the last deal
    assert session.match.is_over
    assert len(heard) == session.log_length


def test_answers_of_another_thread_do_the_same_as_answers_at_once() -> None:
    """The caller hands answers of other threads over in its own thread."""
    at_once = Session(header_of(end_limit="max_deals:2"))
    Conductor(at_once, random_drivers(), SeededDeals(1), automatic=True).start()

    inbox: SimpleQueue[tuple[Request, Action]] = SimpleQueue()

    class ThreadDriver:
        def __init__(self, driver: Driver) -> None:
            self.driver = driver

        def ask(self, request: Request, reply: Reply) -> None:
            def think() -> None:
                self.driver.ask(request, lambda *answer: inbox.put(answer))

            Thread(target=think).start()

        def withdraw(self) -> None:
            self.driver.withdraw()

    session = Session(header_of(end_limit="max_deals:2"))
    drivers = [ThreadDriver(driver) for driver in random_drivers()]
    conductor = Conductor(session, drivers, SeededDeals(1), automatic=True)
    conductor.start()
    while not session.match.is_over:
        conductor.answer(*inbox.get(timeout=30))
    assert session.entries == at_once.entries


def test_a_log_is_played_again_by_replaying_drivers() -> None:
    whole = played("leningrad", seed=11, deals=3)
    log = [entry for entry in whole.effective_entries() if entry.code != "stop"]
    assert len(log) == whole.log_length
    session = Session(whole.header)
    driver = ReplayDriver(whole.effective_entries())
    conductor = Conductor(session, [driver] * 3, RepeatedDeals(whole.entries))
    for _ in range(3):
        conductor.next_deal()
    assert session.entries == whole.entries
    with pytest.raises(IndexError):
        conductor.next_deal()


@pytest.mark.parametrize("codes", [("- deal 1",), ("- deal 1", "B pass")])
def test_a_replaying_driver_does_not_answer_for_what_the_log_does_not_have(
    codes: tuple[str, ...],
) -> None:
    session = Session(header_of())
    session.submit(None, StartDeal(1, ""))
    driver = ReplayDriver(chained(session.header, *codes))
    conductor = Conductor(session, [driver] * 3, SeededDeals(1))
    conductor.start()
    assert session.log_length == 1
    assert conductor.request is not None
