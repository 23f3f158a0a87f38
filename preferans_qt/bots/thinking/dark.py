"""One who has won the auction in the dark and looks at his cards now (A.1)."""

from preferans_qt.bots.player import Candidate
from preferans_qt.bots.thinking.endings import Ending, Endings
from preferans_qt.bots.thinking.thought import Thought, candidate
from preferans_qt.game.actions import Action, Bid, TakeTalon
from preferans_qt.game.contracts import MISERE
from preferans_qt.game.deal import DarkWin


def dark_win_candidates(thought: Thought, phase: DarkWin) -> tuple[Candidate, ...]:
    """To take the talon at double prices, or to turn to an open misere at the usual ones."""
    endings = Endings(thought)
    ways: dict[Action, Ending] = {
        TakeTalon(): Ending(phase.declarer, phase.bid, dark=True),
        Bid(MISERE): Ending(phase.declarer, MISERE),
    }
    rows = [
        [endings.worth(number, ending)[thought.view.seat] for ending in ways.values()]
        for number in endings.numbers()
    ]
    return tuple(
        candidate(action, [row[place] for row in rows]) for place, action in enumerate(ways)
    )
