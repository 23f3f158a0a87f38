"""Makes the pictures of the main states: `python packaging/pictures.py FOLDER [--all] [STATE...]`.

Each state is a match that has been played by itself to some moment: deals with fixed numbers, in
which everybody decides as the heuristic bot would, but for what the state says. With `--all`
every state is drawn in all sizes, light and dark, in English and Russian, to be looked at;
without it, the pictures of docs/pictures are made again.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from preferans_qt.app import make_application
from preferans_qt.bots.player import Budget, Cancel, Decision
from preferans_qt.bots.registry import player
from preferans_qt.game.actions import Action, StartDeal, parse_action
from preferans_qt.game.deal import (
    Auction,
    Deal,
    DefenceChoice,
    Exchange,
    Naming,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.presets import preset
from preferans_qt.game.reducer import current_actor
from preferans_qt.game.rules import with_overrides
from preferans_qt.game.seats import Seat
from preferans_qt.game.view import PlayerView
from preferans_qt.match.drivers import NeverCancelled
from preferans_qt.match.log import Header
from preferans_qt.match.session import Session
from preferans_qt.store.database import Database
from preferans_qt.ui.dialogs.last_match import usual_kinds
from preferans_qt.ui.window.program import Program

SIZES = (QSize(1280, 800), QSize(1024, 640), QSize(2560, 1440))
MOST_DEALS = 400  # to look through for a moment
Fits = Callable[[Deal], bool]


@dataclass(frozen=True)
class State:
    """A moment of a match: what the person's table, in seat A, is to show.

    ``before`` deals are played first, so that the sheet is not empty, and more where the deal
    must have a certain ``dealer``. What is in ``codes``, parted by commas, is done from the
    beginning of the deal, as it is written in match files; then all decide sensibly until the
    deal ``fits``. The first deal that does is taken; without ``fits``, any deal at its end.
    """

    fits: Fits | None = None
    rules: str = "sochi-guide"
    players: int = 3
    dealer: Seat | None = None
    codes: str = ""
    before: int = 5
    number: int = 1
    overrides: Mapping[str, object] = field(default_factory=dict)


def asked(kind: type, then: Fits = lambda deal: True) -> Fits:
    """Whether the person is asked in a phase."""
    return lambda deal: isinstance(deal.phase, kind) and current_actor(deal) == 0 and then(deal)


def played(then: Callable[[TrickPlay], bool]) -> Fits:
    """Whether cards are played, no claim lies on the table, and something else holds."""
    return lambda deal: (
        isinstance(deal.phase, TrickPlay) and deal.phase.claim is None and then(deal.phase)
    )


def _bidding_has_begun(deal: Deal) -> bool:
    return isinstance(deal.phase, Auction) and deal.phase.high is not None


def _own_contract(phase: TrickPlay) -> bool:
    in_hand = phase.actor == 0 and len(phase.trick.cards) == 2
    return phase.declarer == 0 and len(phase.tricks) == 3 and in_hand


def _own_open_defence(phase: TrickPlay) -> bool:
    defence = phase.defence
    own = defence is not None and defence.openly and defence.whisters == (0,)
    return own and len(phase.tricks) == 2 and phase.actor != 0 and phase.actor != phase.declarer


def _misere_of_another(phase: TrickPlay) -> bool:
    is_caught = phase.is_misere and phase.declarer != 0
    return is_caught and len(phase.tricks) == 2 and phase.actor == 0 and bool(phase.trick.cards)


def _raspasy_at(tricks: int, cards: int) -> Fits:
    return played(
        lambda phase: (
            phase.is_raspasy and len(phase.tricks) == tricks and len(phase.trick.cards) == cards
        )
    )


def _tricks(number: int, actor: Seat | None = None) -> Fits:
    return played(
        lambda phase: len(phase.tricks) == number and (actor is None or phase.actor == actor)
    )


TWO_PASSES = "bid 6S, pass, pass, discard, name 8H, pass, pass"
ALL_PASS = "pass, pass, pass"

STATES: dict[str, State] = {
    "auction": State(asked(Auction, _bidding_has_begun)),
    "discard": State(asked(Exchange)),
    "contract": State(asked(Naming)),
    "whist": State(asked(Whisting)),
    "open-or-closed": State(asked(DefenceChoice)),
    "play": State(played(_own_contract)),
    "open-defence": State(played(_own_open_defence)),
    "misere": State(played(_misere_of_another)),
    "raspasy": State(_raspasy_at(1, 2), codes=ALL_PASS, dealer=0),
    "end-of-deal": State(),
    "end-of-match": State(overrides={"end_limit": "max_deals:12"}, before=11),
    # Four players
    "four-auction": State(asked(Auction, _bidding_has_begun), players=4),
    "four-watching": State(
        _tricks(3, actor=2),
        players=4,
        dealer=0,
        codes="bid 6S, pass, pass, discard, name 6S, whist, pass, open",
    ),
    "four-last-whist": State(asked(Whisting), players=4, dealer=0, codes=TWO_PASSES),
    "four-last-whist-seen": State(
        asked(Whisting), players=4, dealer=0, codes=f"{TWO_PASSES}, inspect C"
    ),
    "four-dealer-whists": State(
        _tricks(2, actor=2), players=4, dealer=0, codes=f"{TWO_PASSES}, inspect C, whist, closed"
    ),
    "four-dealer-plays-both": State(
        _tricks(1, actor=3), players=4, dealer=0, codes=f"{TWO_PASSES}, inspect C, whist, open"
    ),
    "four-hand-taken-over": State(
        _tricks(3), players=4, dealer=2, codes=f"{TWO_PASSES}, inspect A, whist, closed"
    ),
    **{
        f"four-raspasy-{place}": State(
            _raspasy_at(1, cards), players=4, dealer=dealer, codes=ALL_PASS
        )
        for place, dealer, cards in (
            ("dealer", 0, 2),
            ("first-hand", 3, 0),
            ("second-hand", 2, 1),
            ("third-hand", 1, 2),
        )
    },
    "four-end-of-deal": State(players=4, before=6),
    # Other rules
    "polish-choice": State(
        asked(DefenceChoice),
        rules="polish",
        dealer=2,
        codes="pass, bid 6S, pass, discard, name 6S, pass, whist",
    ),
    "polish-alone": State(
        _tricks(2, actor=0),
        rules="polish",
        dealer=2,
        codes="pass, bid 6S, pass, discard, name 6S, pass, whist, alone",
        before=8,
    ),
    "polish-resting": State(
        _tricks(2),
        rules="polish",
        dealer=2,
        codes="pass, bid 6S, pass, discard, name 6S, whist, pass, alone",
    ),
    "polish-in-the-light": State(
        _tricks(2, actor=2),
        rules="polish",
        dealer=2,
        codes="pass, bid 6S, pass, discard, name 6S, pass, whist, open",
    ),
    "polish-end-of-deal": State(rules="polish", before=9),
    "swedish": State(_tricks(4, actor=0), rules="sochi-swedish", before=9),
    "dark": State(
        asked(Auction),
        dealer=1,
        codes="pass",
        overrides={"dark_and_bombs": "classic"},
    ),
    "talon-left": State(
        _tricks(2, actor=0),
        players=4,
        dealer=3,
        codes="bid 6S, pass, pass, reject, name 6S, whist, whist",
        overrides={"talon_refusal_penalty": 3},
    ),
}
SHOWN = (  # in docs/pictures
    *(
        name
        for name, state in STATES.items()
        if state.players == 3 and state.rules == "sochi-guide"
    ),
    "four-watching",
    "four-last-whist",
    "four-dealer-plays-both",
    "four-raspasy-second-hand",
    "polish-alone",
)


@dataclass(frozen=True)
class Style:
    """One way to draw every state."""

    size: QSize
    scheme: str
    language: str

    @property
    def name(self) -> str:
        return f"{self.size.width()}x{self.size.height()}-{self.scheme}-{self.language}"


def styles(everything: bool) -> Iterator[Style]:
    if not everything:
        yield Style(SIZES[0], "light", "en")
        return
    for language in ("en", "ru"):
        for scheme in ("light", "dark"):
            for size in SIZES:
                yield Style(size, scheme, language)


def sensible(session: Session, seat: Seat) -> Action:
    """What the heuristic bot would do."""
    bot, view = player("heuristic"), session.view(seat)
    return bot.decide(view, session.legal(), Budget(), NeverCancelled()).action


def play_on(session: Session, codes: Sequence[str] = (), fits: Fits | None = None) -> bool:
    """Play the running deal until it fits; False when it has come to its end instead."""
    waiting = list(codes)
    while session.match.deal is not None:
        if not waiting and fits is not None and fits(session.match.deal):
            return True
        seat = session.controller
        assert seat is not None
        code = waiting.pop(0) if waiting else ""
        action = parse_action(code) if code not in ("", "discard") else sensible(session, seat)
        session.submit(seat, action)
    return fits is None


def reach(header: Header, state: State) -> Session:
    """A match at the moment of a state: the deals before it, and the first one that fits."""
    session, number = Session(header), state.number
    codes = [code.strip() for code in state.codes.split(",") if code]
    while len(session.match.finished) < state.before or (
        state.dealer is not None and session.match.dealer != state.dealer
    ):
        session.submit(None, StartDeal(number, ""))
        play_on(session)
        number += 1
    for chosen in range(number, number + MOST_DEALS):
        trial = Session(header, session.entries)
        trial.submit(None, StartDeal(chosen, ""))
        if play_on(trial, codes, state.fits):
            return trial
    raise SystemExit("no such moment was found")


def header_of(state: State) -> Header:
    """A new match in which the state can come about."""
    return Header.new(
        created="2025-01-01T12:00:00+00:00",
        program="",
        profile=state.rules,
        rules=with_overrides(
            preset(state.rules), {"end_limit": f"max_deals:{MOST_DEALS}", **state.overrides}
        ),
        names=("",) * state.players,
        kinds=usual_kinds(state.players),
        first_dealer=2,
    )


def open_state(program: Program, state: State) -> None:
    """Open a match in the window at the moment of a state."""
    header = header_of(state)
    save = program.matches.create(header)
    for entry in reach(header, state).entries:
        save(entry)
    program.open_match(header.id)


class ThinkingBot:
    """Thinks until it is told to stop, so that a state stays as it is."""

    name = "thinking"

    def decide(
        self, view: PlayerView, legal: tuple[Action, ...], budget: Budget, cancel: Cancel
    ) -> Decision:
        while not cancel.is_set():
            time.sleep(0.01)
        return Decision(legal[0], ())


def take(widget: QWidget, application: QApplication, path: Path) -> None:
    application.processEvents()
    if not widget.grab().save(str(path)):
        raise SystemExit(f"{path} could not be written")
    print(path)


def take_all(
    program: Program, application: QApplication, folder: Path, name: str, *, everything: bool
) -> None:
    """A state in every style asked for."""
    for style in styles(everything):
        program.apply_preferences(
            replace(program.preferences, scheme=style.scheme, language=style.language)
        )
        program.window.resize(style.size)
        application.processEvents()
        program.window.share_out()
        file = f"{name}-{style.name}.png" if everything else f"{name}.png"
        take(program.window, application, folder / file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("states", nargs="*", metavar="STATE", choices=[[], *STATES])
    parser.add_argument("--all", action="store_true", help="every size, scheme and language")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    application = make_application()
    with (
        patch("preferans_qt.ui.engine.player", lambda name: ThinkingBot()),
        tempfile.TemporaryDirectory() as folder,
        Database.open(Path(folder) / "pictures.sqlite") as database,
    ):
        program = Program(application, database)
        program.window.show()
        program.start()
        program.apply_preferences(replace(program.preferences, speed=0))
        program.window.sheet.paper.fade_duration = 0
        for name in arguments.states or (STATES if arguments.all else SHOWN):
            open_state(program, STATES[name])
            take_all(program, application, arguments.folder, name, everything=arguments.all)
        if not (arguments.all or arguments.states):
            from practice_pictures import take_practice

            take_practice(program, application, arguments.folder)
        program.window.close()


if __name__ == "__main__":
    main()
