"""Letters as a search compares them: without case and accents."""

import unicodedata
from functools import cache


def folded(text: str) -> str:
    """The text without case, accents and kinds of space, letter for letter."""
    return "".join(map(_folded_letter, text))


@cache
def _folded_letter(letter: str) -> str:
    if letter.isspace():
        return " "
    if letter in "’‘":
        return "'"
    folded = unicodedata.normalize("NFD", letter)[0].lower()
    return folded if len(folded) == 1 else letter
