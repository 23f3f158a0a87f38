"""The form that all files of fitted numbers have."""

import json
from collections.abc import Iterable
from typing import Any


def read_entries(what: str, version: int, names: Iterable[str], text: str) -> dict[str, Any]:
    """The entries of an object with ``version``, the ``command`` that made it, and these names.

    ``what`` it is about begins the sentence of the ValueError that is raised for another text.
    """
    try:
        entries = json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"{what} are not JSON: {error}") from error
    if not isinstance(entries, dict) or entries.get("version") != version:
        raise ValueError(f"{what} are not of version {version}")
    wrong = {"version", "command", *names}.symmetric_difference(entries)
    if wrong:
        raise ValueError(f"{what} lack or should not have {', '.join(sorted(wrong))}")
    return entries
