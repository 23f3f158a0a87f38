"""How players choose their cards: weights fitted to real play by ``tools/fit_plays.py``.

``plays.json`` is an object with ``version``, the ``command`` that made it, and ``sorts``: for each
sort of moment the weights of ``CARD_FEATURES``, in thousandths. ``docs/strength.md`` tells how they
were found.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any

from preferans_qt.bots.tables.files import read_entries
from preferans_qt.solver.plays import CARD_FEATURES

VERSION = 1

PlayWeights = Mapping[str, tuple[float, ...]]


@cache
def play_weights() -> PlayWeights:
    """The weights that come with the program. Raises ValueError for a broken file."""
    text = resources.files(__package__).joinpath("plays.json").read_text("utf-8")
    return read_play_weights(text)


def read_play_weights(text: str) -> PlayWeights:
    """The weights of a file's text. Raises ValueError, with one sentence, for a broken one."""
    sorts = read_entries("the weights of cards", VERSION, ["sorts"], text)["sorts"]
    if not isinstance(sorts, dict):
        raise ValueError(f"the weights of cards have {sorts!r} for sorts of moments")
    return MappingProxyType({sort: _row(sort, row) for sort, row in sorts.items()})


def _row(sort: str, row: Any) -> tuple[float, ...]:
    """Weights of a sort of moment, in logits."""
    whole = isinstance(row, list) and all(type(entry) is int for entry in row)
    if not whole or len(row) != len(CARD_FEATURES):
        raise ValueError(f"the weights of cards need {len(CARD_FEATURES)} thousandths for {sort!r}")
    return tuple(entry / 1000 for entry in row)
