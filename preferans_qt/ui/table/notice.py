"""What the banner says of an irregularity, until the person has played on."""

from preferans_qt.game import events as facts
from preferans_qt.game.outcome import Offence
from preferans_qt.game.seats import Seat
from preferans_qt.ui.texts.irregular import Irregularity, notice_lines
from preferans_qt.ui.texts.words import Names


class Notice:
    """Keeps the events, not their sentences, so that it can be read in another language."""

    def __init__(self) -> None:
        self._events: list[Irregularity] = []

    def clear(self) -> None:
        """There is nothing to say."""
        self._events.clear()

    def hear(self, event: facts.Event, person: Seat) -> None:
        """Follow what happens; what the person plays or lays away next closes a case."""
        match event:
            case facts.CardPlayed(controller=seat) if seat != person:
                return
            case facts.CardPlayed() | facts.Discarded() | facts.Dealt() | facts.DealScored():
                self.clear()
            case (
                facts.OffenceFound()
                | facts.PlayTakenBack()
                | facts.CardExposed()
                | facts.LookedBack()
            ):
                if not self._goes_on(event):
                    self.clear()
                self._events.append(event)

    def _goes_on(self, event: Irregularity) -> bool:
        """Whether an event belongs to the case that is told already."""
        match event:
            case facts.OffenceFound(finding):
                return finding.offence is Offence.LOOKED_BACK
            case facts.PlayTakenBack():
                return bool(self._events) and isinstance(self._events[-1], facts.OffenceFound)
        return isinstance(event, facts.CardExposed)

    def lines(self, names: Names) -> tuple[str, str]:
        """A headline and the line below it; empty when there is nothing to say."""
        return notice_lines(self._events, names)
