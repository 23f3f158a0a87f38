"""Makes the pictures of the main states: `python packaging/pictures.py FOLDER [--all]`.

The window plays by itself, on deals with fixed numbers, until a state is reached. With `--all`
every state is drawn in all sizes, light and dark, in English and Russian, to be looked at;
without it, the pictures of docs/pictures are made again.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from preferans_qt.app import make_application
from preferans_qt.bots.player import Budget
from preferans_qt.bots.registry import player
from preferans_qt.game.deal import (
    Auction,
    ContractResult,
    DefenceChoice,
    Exchange,
    Naming,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.match import Match
from preferans_qt.match.drivers import NeverCancelled
from preferans_qt.store.database import Database
from preferans_qt.ui.bidding.deal_end import DealEndPanel
from preferans_qt.ui.bidding.settlement import SettlementPanel
from preferans_qt.ui.window.program import Program

SIZES = (QSize(1280, 800), QSize(1024, 640), QSize(2560, 1440))
MOST_DEALS = 400


def _in_play(program: Program) -> TrickPlay | None:
    request = program.control.engine.request
    phase = None if request is None else request.view.phase
    return phase if isinstance(phase, TrickPlay) else None


def _phase_is(kind: type) -> Callable[[Program], bool]:
    def holds(program: Program) -> bool:
        request = program.control.engine.request
        return request is not None and isinstance(request.view.phase, kind)

    return holds


def _bidding_has_begun(program: Program) -> bool:
    request = program.control.engine.request
    phase = None if request is None else request.view.phase
    return (
        isinstance(phase, Auction) and phase.high is not None and len(_match(program).finished) > 3
    )


def _declarer_play(program: Program) -> bool:
    phase = _in_play(program)
    return (
        phase is not None
        and phase.declarer == 0
        and len(phase.tricks) == 3
        and (len(phase.trick.cards) == 2)
    )


def _open_defence(program: Program) -> bool:
    phase = _in_play(program)
    return (
        phase is not None
        and phase.defence is not None
        and phase.defence.openly
        and phase.defence.whisters == (0,)
        and len(phase.tricks) == 2
        and phase.actor != 0
    )


def _open_misere(program: Program) -> bool:
    phase = _in_play(program)
    return phase is not None and phase.is_misere and phase.declarer != 0 and len(phase.tricks) == 2


def _raspasy(program: Program) -> bool:
    phase = _in_play(program)
    return phase is not None and phase.is_raspasy and len(phase.tricks) == 1


def _deal_is_over(program: Program) -> bool:
    match = _match(program)
    if match.deal is not None or len(match.finished) < 5 or match.is_over:
        return False
    result = match.finished[-1].result
    return isinstance(result, ContractResult) and len(match.finished[-1].entries) >= 3


def _match_is_over(program: Program) -> bool:
    return isinstance(program.window.table.overlay, SettlementPanel)


def _match(program: Program) -> Match:
    match = program.control.engine.match
    assert match is not None
    return match


STATES: dict[str, Callable[[Program], bool]] = {
    "auction": _bidding_has_begun,
    "discard": _phase_is(Exchange),
    "contract": _phase_is(Naming),
    "whist": _phase_is(Whisting),
    "open-or-closed": _phase_is(DefenceChoice),
    "play": _declarer_play,
    "open-defence": _open_defence,
    "misere": _open_misere,
    "raspasy": _raspasy,
    "end-of-deal": _deal_is_over,
    "end-of-match": _match_is_over,
}


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


def play_on(program: Program, numbers: Iterator[int]) -> None:
    """One decision of the person, made as the heuristic bot would, or the next deal."""
    engine = program.control.engine
    request, match = engine.request, _match(program)
    if request is not None and program.window.table.is_open:
        decision = player("heuristic").decide(
            request.view, request.legal, Budget(), NeverCancelled()
        )
        engine.decide(decision.action)
    elif match.is_over and isinstance(program.window.table.overlay, DealEndPanel):
        program.window.table.overlay.next_button.click()
    elif match.deal is None and match.stop is None:
        if match.is_over:
            program.begin_match(match.rules, "sochi-guide", ("", "", ""))
        engine.choose_next_deal(next(numbers))
        program.control.next_deal()


def is_settled(program: Program) -> bool:
    """Whether the picture shows what the person is asked, or the end of a deal."""
    table = program.window.table
    return table.queue.is_idle and (table.is_open or table.overlay is not None)


def take(widget: QWidget, application: QApplication, path: Path) -> None:
    application.processEvents()
    if not widget.grab().save(str(path)):
        raise SystemExit(f"{path} could not be written")
    print(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--all", action="store_true", help="every size, scheme and language")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    application = make_application()
    with (
        tempfile.TemporaryDirectory() as folder,
        Database.open(Path(folder) / "pictures.sqlite") as database,
    ):
        program = Program(application, database)
        program.window.show()
        program.start()
        wanted = dict(STATES)
        numbers = iter(range(1, MOST_DEALS))
        program.apply_preferences(replace(program.preferences, speed=0))
        while wanted:
            application.processEvents()
            for state in [name for name, holds in wanted.items() if holds(program)]:
                if not is_settled(program):
                    continue
                del wanted[state]
                take_all(program, application, arguments.folder, state, everything=arguments.all)
            play_on(program, numbers)
        program.window.close()


def take_all(
    program: Program, application: QApplication, folder: Path, state: str, *, everything: bool
) -> None:
    """A state in every style asked for."""
    for style in styles(everything):
        program.apply_preferences(
            replace(program.preferences, scheme=style.scheme, language=style.language)
        )
        program.window.resize(style.size)
        application.processEvents()
        program.window.share_out()
        name = f"{state}-{style.name}.png" if everything else f"{state}.png"
        take(program.window, application, folder / name)


if __name__ == "__main__":
    main()
