"""Finding words in pages: case, accents and spaces do not matter."""

import pytest
from PySide6.QtGui import QFont, QPalette

from preferans_qt.ui.guide.page import Page, rendered
from preferans_qt.ui.guide.search import hits


@pytest.fixture
def pages(qapp: object) -> dict[str, Page]:
    texts = {
        "first": "# Alpha {a}\n\nThe misère is here.\n\n## Beta {b}\n\nАнна берёт; ёлка. Misère!\n",
        "second": "# Gamma {g}\n\nIt’s a long line before the misère that is to be found here.\n",
    }
    marked = {
        name: text.replace("{", "\ue000").replace("}", "\ue001") for name, text in texts.items()
    }
    return {name: rendered(text, QFont(), QPalette()) for name, text in marked.items()}


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("misère", ["misère", "Misère", "misère"]),
        ("MISERE", ["misère", "Misère", "misère"]),
        ("берет", ["берёт"]),
        ("  is   here ", ["is here"]),
        ("it's", ["It’s"]),
        ("nowhere", []),
        ("   ", []),
    ],
)
def test_words_are_found_as_they_stand(
    pages: dict[str, Page], words: str, found: list[str]
) -> None:
    there = hits(pages, words)
    assert [
        pages[hit.page].text[hit.position : hit.position + hit.length] for hit in there
    ] == found


def test_a_hit_tells_its_chapter_and_some_words_around(pages: dict[str, Page]) -> None:
    first, second, third = hits(pages, "misère")
    assert (first.page, first.chapter) == ("first", "Alpha")
    assert first.excerpt == "The misère is here."
    assert second.chapter == "Beta · Alpha"
    assert (third.page, third.chapter) == ("second", "Gamma")
    assert third.excerpt.startswith("… ")
    assert "misère that is to be found" in third.excerpt
