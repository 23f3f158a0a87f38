"""The presentation queue: order, pace, haste, and how long it may keep the person waiting."""

from collections.abc import Callable, Iterator

import pytest

from preferans_qt.game import events as facts
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.view import PlayerView
from preferans_qt.ui.table import choreography
from preferans_qt.ui.table.choreography import Pace, PresentationQueue
from preferans_qt.ui.table.picture import empty_picture, picture_of
from preferans_qt.ui.table.scene import TableScene
from preferans_qt.ui.theme import INPUT_BLOCKED_MOST, Durations, durations
from tests.ui.table.stories import Chapter, story
from tests.ui.table.test_picture import PROFILES

AT_ONCE = durations(0)


class Clock:
    """Stands for QTimer: time passes only when a test lets it."""

    def __init__(self, parent: object = None, singleShot: bool = False) -> None:
        self.timeout = self
        self._call: Callable[[], None] | None = None
        self.left: int | None = None
        Clock.latest = self

    latest: "Clock"

    def connect(self, call: Callable[[], None]) -> None:
        self._call = call

    def start(self, milliseconds: int) -> None:
        self.left = milliseconds

    def stop(self) -> None:
        self.left = None

    def isActive(self) -> bool:
        return self.left is not None

    def run_out(self) -> int:
        """Let the time pass that is left; how much that was."""
        assert self._call is not None
        passed, self.left = self.left or 0, None
        self._call()
        return passed


class Watcher:
    """A queue with all that it tells."""

    def __init__(self, scene: TableScene, pace: Durations) -> None:
        self.queue = PresentationQueue(scene, pace)
        self.clock = Clock.latest
        self.scene = scene
        self.events: list[facts.Event] = []
        self.idles = 0
        self.queue.showing.connect(self.events.append)
        self.queue.idle.connect(self._count)

    def _count(self) -> None:
        assert self.queue.is_idle
        self.idles += 1

    def wait(self, until_idle: bool = False) -> int:
        """Let time pass until nothing happens any more, or until input is open."""
        passed = 0
        while self.clock.isActive() and not (until_idle and self.queue.is_idle):
            passed += self.clock.run_out()
            assert self.scene.picture == self.queue.picture
        return passed


@pytest.fixture
def watch(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[Durations], Watcher]]:
    monkeypatch.setattr(choreography, "QTimer", Clock)
    return lambda pace: Watcher(scene, pace)


def gives_the_talon_away(events: tuple[facts.Event, ...], seat: int) -> bool:
    """Whether another now has the talon to look at and cards to lay away."""
    return any(isinstance(event, facts.TalonTaken) and event.declarer != seat for event in events)


def ends_a_deal(events: tuple[facts.Event, ...]) -> bool:
    return any(isinstance(event, facts.DealScored) for event in events)


def chapter_with(kind: type, seeds: range = range(40)) -> tuple[Chapter, Chapter]:
    """The first chapter of a story that begins with another and tells of such an event."""
    for seed in seeds:
        before: Chapter | None = None
        for events, view in story(seed):
            if before is not None and isinstance(events[-1], kind):
                return before, (events, view)
            before = (events, view)
    raise AssertionError(f"no story tells of {kind.__name__}")


@pytest.mark.parametrize("speed", range(6))
@pytest.mark.parametrize("players", [3, 4])
def test_events_show_in_their_order_and_end_in_the_picture_of_the_view(
    watch: Callable[[Durations], Watcher], speed: int, players: int
) -> None:
    watcher = watch(durations(speed))
    told: list[facts.Event] = []
    for events, view in story(speed, players=players):
        watcher.queue.enqueue(events, view)
        told += events
        watcher.wait()
        assert watcher.events == told
        assert watcher.queue.is_idle
        if not ends_a_deal(events):
            assert watcher.queue.picture == picture_of(view)


def test_what_comes_while_something_shows_waits_its_turn(
    watch: Callable[[Durations], Watcher],
) -> None:
    watcher = watch(durations(3))
    told: list[facts.Event] = []
    view: PlayerView | None = None
    for events, view in story(7, deals=1):
        watcher.queue.enqueue(events, view)
        told += events
    assert len(watcher.events) < len(told)
    assert not watcher.queue.is_idle
    watcher.wait()
    assert watcher.events == told
    assert watcher.idles == 1


def test_without_animation_everything_shows_at_once_and_no_time_passes(
    watch: Callable[[Durations], Watcher],
) -> None:
    watcher = watch(AT_ONCE)
    for number, (events, view) in enumerate(story(3), 1):
        watcher.queue.enqueue(events, view)
        assert not watcher.clock.isActive()
        assert watcher.idles == number
        if not ends_a_deal(events):
            assert watcher.queue.picture == picture_of(view)


def test_haste_shows_everything_that_waits(watch: Callable[[Durations], Watcher]) -> None:
    watcher = watch(durations(5))
    told: list[facts.Event] = []
    for events, view in story(7, deals=1):
        watcher.queue.enqueue(events, view)
        told += events
    assert watcher.queue.hurry()
    assert watcher.events == told
    assert watcher.queue.is_idle
    assert not watcher.clock.isActive()
    assert not watcher.scene.is_moving()
    assert watcher.idles == 1
    assert not watcher.queue.hurry(), "there was nothing to wait for any more"
    assert watcher.idles == 1


def test_after_haste_the_next_events_take_their_time_again(
    watch: Callable[[Durations], Watcher],
) -> None:
    watcher = watch(durations(3))
    chapters = iter(story(7))
    watcher.queue.enqueue(*next(chapters))
    watcher.queue.hurry()
    watcher.queue.enqueue(*next(chapters))
    assert watcher.clock.isActive()


@pytest.mark.parametrize("speed", range(1, 6))
def test_what_the_person_does_never_keeps_him_waiting_long(
    watch: Callable[[Durations], Watcher], speed: int
) -> None:
    """Before the next question, that is: the end of a deal and another's talon bring none."""
    watcher = watch(durations(speed))
    seen = set()
    for seed in range(12):
        for events, view in story(seed):
            step = view.record[-1] if view.record else None
            controller = getattr(events[0], "controller", step.seat if step else None)
            watcher.queue.enqueue(events, view)
            passed = watcher.wait(until_idle=True)
            if gives_the_talon_away(events, view.seat):
                assert passed >= durations(speed).trick_stays, "the talon is for all to see"
            elif controller == view.seat and not ends_a_deal(events):
                seen |= {type(event) for event in events}
                assert passed <= INPUT_BLOCKED_MOST, events
            watcher.wait()
    assert {facts.CardPlayed, facts.TrickTaken, facts.HandShown, facts.TalonTaken} <= seen
    assert facts.TalonTurned in seen


def test_a_trick_lies_a_while_with_input_open_and_is_collected_later(
    watch: Callable[[Durations], Watcher],
) -> None:
    pace = durations(3)
    watcher = watch(pace)
    before, (events, view) = chapter_with(facts.TrickTaken)
    watcher.queue.start_from(picture_of(before[1]))
    watcher.queue.enqueue(events, view)
    watcher.wait(until_idle=True)
    assert watcher.idles == 1
    assert len(watcher.queue.picture.trick) == 3
    assert watcher.clock.left == pace.trick_stays
    watcher.wait()
    assert watcher.queue.picture == picture_of(view)
    assert watcher.idles == 1, "input has been open all the time"


def test_a_press_collects_the_trick_that_still_lies_and_is_not_used_up(
    watch: Callable[[Durations], Watcher],
) -> None:
    watcher = watch(durations(3))
    before, (events, view) = chapter_with(facts.TrickTaken)
    watcher.queue.start_from(picture_of(before[1]))
    watcher.queue.enqueue(events, view)
    watcher.wait(until_idle=True)
    assert not watcher.queue.hurry()
    assert watcher.queue.picture == picture_of(view)
    assert watcher.idles == 1


def test_the_next_card_waits_until_the_trick_has_been_seen(
    watch: Callable[[Durations], Watcher],
) -> None:
    watcher = watch(durations(3))
    before, (events, view) = chapter_with(facts.TrickTaken)
    watcher.queue.start_from(picture_of(before[1]))
    watcher.queue.enqueue(events, view)
    watcher.wait(until_idle=True)
    lying = watcher.queue.picture
    winner = events[-1].winner
    watcher.queue.enqueue((facts.CardPlayed(winner, 31, winner),), view)
    assert watcher.queue.picture == lying
    assert not watcher.queue.is_idle
    watcher.wait()
    assert watcher.queue.picture.trick == ((winner, 31),)
    assert watcher.idles == 2


def test_the_talon_of_another_is_seen_by_all_before_he_takes_it(
    watch: Callable[[Durations], Watcher],
) -> None:
    pace = durations(3)
    watcher = watch(pace)
    for seed in range(40):
        before = None
        for events, view in story(seed):
            talon = events[-1]
            if isinstance(talon, facts.TalonTaken) and talon.declarer != view.seat:
                watcher.queue.start_from(picture_of(before))
                watcher.queue.enqueue(events, view)
                while watcher.queue.picture.talon != talon.cards:
                    watcher.clock.run_out()
                assert watcher.clock.left == pace.trick_stays
                watcher.wait()
                assert watcher.queue.picture.talon == ()
                return
            before = view
    raise AssertionError("nobody took a talon")


def test_starting_from_a_picture_drops_what_waits(
    watch: Callable[[Durations], Watcher],
) -> None:
    """As an undo does in the middle of a movement."""
    watcher = watch(durations(3))
    chapters = list(story(7, deals=1))
    for events, view in chapters:
        watcher.queue.enqueue(events, view)
    shown = len(watcher.events)
    picture = picture_of(chapters[0][1])
    watcher.queue.start_from(picture)
    assert watcher.queue.is_idle
    assert not watcher.clock.isActive()
    assert not watcher.scene.is_moving()
    assert watcher.scene.picture == watcher.queue.picture == picture
    assert len(watcher.events) == shown
    assert watcher.idles == 0
    watcher.queue.enqueue(*chapters[1])
    watcher.wait()
    assert watcher.queue.picture == picture_of(chapters[1][1])


def test_a_table_for_four_begins_with_its_own_places(
    watch: Callable[[Durations], Watcher],
) -> None:
    watcher = watch(AT_ONCE)
    for players in (3, 4, 3):
        events, view = next(iter(story(1, players=players)))
        watcher.queue.enqueue(events, view)
        assert len(watcher.queue.picture.places) == players
        assert watcher.queue.picture != empty_picture(view)


def test_another_pace_counts_from_the_next_event_on(
    watch: Callable[[Durations], Watcher],
) -> None:
    watcher = watch(durations(5))
    chapters = iter(story(7))
    watcher.queue.enqueue(*next(chapters))
    watcher.queue.set_durations(AT_ONCE)
    watcher.queue.enqueue(*next(chapters))
    assert watcher.clock.isActive()
    watcher.clock.run_out()
    assert watcher.queue.is_idle


def time_of_a_deal(watcher: Watcher) -> int:
    """How long the same deal takes to be shown."""
    passed = 0
    for events, view in story(7, deals=1):
        watcher.queue.enqueue(events, view)
        passed += watcher.wait()
    return passed


def test_a_higher_pace_takes_less_time_at_every_speed(
    watch: Callable[[Durations], Watcher],
) -> None:
    watcher = watch(durations(5))
    usual = time_of_a_deal(watcher)
    watcher.queue.set_pace(Pace.FAST)
    fast = time_of_a_deal(watcher)
    assert 0 < fast < 0.3 * usual
    watcher.queue.set_durations(durations(3))
    assert 0 < time_of_a_deal(watcher) < fast, "another speed keeps the pace"
    watcher.queue.set_pace(Pace.AT_ONCE)
    assert time_of_a_deal(watcher) == 0
    watcher.queue.set_pace(Pace.USUAL)
    assert time_of_a_deal(watcher) > fast


@pytest.mark.parametrize("rare", ["in the dark", "talon rejected", "the dealer's last whist"])
def test_rare_events_show_in_their_order_and_end_in_the_picture_of_the_view(
    watch: Callable[[Durations], Watcher], rare: str
) -> None:
    watcher = watch(durations(3))
    told: list[facts.Event] = []
    for seed in range(6):
        for events, view in story(seed, players=4, deals=1, rules=PROFILES[rare]):
            watcher.queue.enqueue(events, view)
            told += events
            watcher.wait()
            assert watcher.events == told
            if not ends_a_deal(events):
                assert watcher.queue.picture == picture_of(view)


def irregular_chapters(kind: type) -> Iterator[tuple[Chapter, Chapter]]:
    """What begins with such an event at a live table, each with the chapter before it."""
    for seed in range(60):
        before: Chapter | None = None
        for chapter in story(seed, conduct=Conduct.LIVE_TABLE):
            if before is not None and isinstance(chapter[0][0], kind) and chapter[1].sizes[0]:
                yield before, chapter
            before = chapter


def time_of(watcher: Watcher, before: Chapter, chapter: Chapter) -> int:
    """How long the second of two chapters keeps the person waiting."""
    watcher.queue.start_from(picture_of(before[1]))
    watcher.queue.enqueue(*chapter)
    passed = watcher.wait(until_idle=True)
    assert watcher.queue.picture == picture_of(chapter[1])
    return passed


def test_the_play_goes_back_slowly_enough_to_be_understood(
    watch: Callable[[Durations], Watcher],
) -> None:
    times = durations(3)
    watcher = watch(times)
    for before, chapter in irregular_chapters(facts.OffenceFound):
        if any(isinstance(event, facts.PlayTakenBack) for event in chapter[0]):
            assert time_of(watcher, before, chapter) > 2 * times.trick_stays + times.deal
            return
    raise AssertionError("nobody has revoked")


@pytest.mark.parametrize("kind", [facts.PlayTakenBack, facts.LookedBack])
def test_what_the_person_puts_right_or_looks_at_keeps_him_waiting_no_longer_than_a_card(
    kind: type, watch: Callable[[Durations], Watcher]
) -> None:
    watcher = watch(durations(5))
    told = 0
    for before, chapter in irregular_chapters(kind):
        if chapter[0][0].seat == 0:
            assert time_of(watcher, before, chapter) <= INPUT_BLOCKED_MOST
            told += 1
    assert told
