"""Finding words in the pages of the guide, whatever their case and accents."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from preferans_qt.ui.folding import folded
from preferans_qt.ui.guide.page import Page

_BEFORE, _AFTER = 12, 60  # letters of the text that are shown around a hit


@dataclass(frozen=True, slots=True)
class Hit:
    """A place where the words stand: the page, the place in its text, and the chapter in words."""

    page: str
    position: int
    length: int
    chapter: str
    excerpt: str

    @property
    def end(self) -> int:
        return self.position + self.length


def hits(pages: Mapping[str, Page], words: str) -> list[Hit]:
    """All places with these words, page by page; none when there is nothing to look for."""
    wanted = folded(" ".join(words.split()))
    if not wanted:
        return []
    return [
        Hit(name, position, len(wanted), _chapter(page, position), _excerpt(page.text, position))
        for name, page in pages.items()
        for position in _positions(folded(page.text), wanted)
    ]


def _positions(text: str, wanted: str) -> Iterator[int]:
    position = text.find(wanted)
    while position >= 0:
        yield position
        position = text.find(wanted, position + len(wanted))


def _chapter(page: Page, position: int) -> str:
    """The heading above a position, and the page if that is another heading."""
    heading = [page.title, *(each for each in page.headings if each.position <= position)][-1]
    return heading.text if heading is page.title else f"{heading.text} · {page.title.text}"


def _excerpt(text: str, position: int) -> str:
    """The words around a hit on one line, from the beginning of a word on."""
    start = max(0, position - _BEFORE)
    line = text.rfind("\n", 0, position) + 1
    if line >= start:
        start, lead = line, ""
    else:
        start, lead = text.find(" ", start, position) + 1 or start, "… "
    end = text.find("\n", position)
    return lead + text[start : min(end if end >= 0 else len(text), position + _AFTER)]
