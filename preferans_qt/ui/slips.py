"""Slips of a person who learns: which refusals are one, and how many a deal has seen (E7.1)."""

from collections.abc import Iterator

from preferans_qt.game.reasons import Reason, Refusal

# What the rules forbid; other refusals are merely untimely, or no choice at this table
SLIPS = frozenset(
    {
        Refusal.BID_TOO_LOW,
        Refusal.BID_SKIPS_STEPS,
        Refusal.BID_BELOW_EXIT,
        Refusal.BID_UNDER_MISERE,
        Refusal.AUCTION_CLOSED_BY_NINE,
        Refusal.MISERE_OUTBID,
        Refusal.MISERE_NOT_FIRST_CALL,
        Refusal.MISERE_TOO_LOW,
        Refusal.MISERE_BELOW_EXIT,
        Refusal.IN_THE_DARK_BELOW,
        Refusal.DARK_MISERE_STANDS,
        Refusal.HERE_WITHOUT_BID,
        Refusal.HERE_OVER_MISERE,
        Refusal.HERE_NOT_SENIOR,
        Refusal.HERE_THREE_LEFT,
        Refusal.TALON_NEEDS_BID,
        Refusal.DISCARD_NOT_TWO,
        Refusal.CONTRACT_BELOW_BID,
        Refusal.CONTRACT_NOT_MISERE,
        Refusal.HALF_WHIST_LEVEL,
        Refusal.HALF_WHIST_NOT_NOW,
        Refusal.STAY_OR_HALF,
        Refusal.MUST_FOLLOW,
        Refusal.MUST_TRUMP,
        Refusal.MUST_OVERTAKE,
    }
)


class Slips:
    """The slips of the present deal, in order; nothing of them is kept with the match."""

    def __init__(self) -> None:
        self._reasons: list[Reason] = []

    def __iter__(self) -> Iterator[tuple[int, Reason]]:
        return iter(enumerate(self._reasons, 1))

    def clear(self) -> None:
        """Other cards have been dealt."""
        self._reasons.clear()

    def note(self, reason: Reason) -> int:
        """Note a refusal; its number among the slips of the deal from 1, or 0 if it is none."""
        if reason.refusal not in SLIPS:
            return 0
        self._reasons.append(reason)
        return len(self._reasons)
