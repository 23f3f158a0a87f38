"""What nearly all of some figures keep within."""

from collections.abc import Sequence


def within_95(figures: Sequence[float]) -> float:
    """The figure that 95 % of these do not exceed; there is at least one."""
    return sorted(figures)[len(figures) * 95 // 100]
