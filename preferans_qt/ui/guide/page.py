"""From the Markdown of a page to what a text browser shows, with places to jump to."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QFile, QIODevice, QRegularExpression
from PySide6.QtGui import (
    QFont,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextListFormat,
    QTextTable,
)

from preferans_qt.ui.drawings import load_resources
from preferans_qt.ui.guide.template import PLACE_BEGIN, PLACE_END

RULES, HOW_TO_USE = "rules", "how_to_use"
PAGES = (RULES, "example", "checklist", "mistakes", "questions", "words", HOW_TO_USE)
FALLBACK_LANGUAGE = "en"

_LISTED_LEVELS = (1, 2)  # of the headings that stand in the contents

_HEADING_SIZES = {1: 1.6, 2: 1.25, 3: 1.08}  # times the size of the text
_HEADING_SPACE = {1: 0, 2: 18, 3: 10}  # pixels above
PICTURE = "\ufffc"  # what stands for an image in the text

_PARAGRAPH_SPACE = 8
_LINE_HEIGHT = 130  # per cent


@dataclass(frozen=True, slots=True)
class Heading:
    """A line of the table of contents: where it leads, what it says, 1 for the page itself.

    ``position`` is where it begins in the text. A heading without a place does not stand there.
    """

    place: str
    text: str
    level: int
    position: int


@dataclass(frozen=True, slots=True)
class Place:
    """Words that can be jumped to: from where to where they go, and the heading's place above.

    They end where the paragraph does or where the next place begins.
    """

    chapter: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Page:
    """A page as HTML with its headings, and its plain text, one character a place of the cursor."""

    html: str
    text: str
    headings: tuple[Heading, ...]
    places: Mapping[str, Place]

    @property
    def title(self) -> Heading:
        """The heading of the whole page."""
        return self.headings[0]


def template_of(page: str, language: str) -> str:
    """The template of a page, one of PAGES, in a language, or in English if it lacks there."""
    try:
        return resource_text(f"{language}/{page}.md")
    except FileNotFoundError:
        return resource_text(f"{FALLBACK_LANGUAGE}/{page}.md")


def resource_text(name: str) -> str:
    """A text file of the guide; raises FileNotFoundError when there is no such file."""
    load_resources()
    file = QFile(f":/guide/{name}")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(
            f"{name} of the guide is not among the compiled resources: "
            "run packaging/compile_resources.py."
        )
    return file.readAll().toStdString()


def rendered(markdown: str, font: QFont, palette: QPalette) -> Page:
    """A page in a font and in the colours of the palette."""
    document = QTextDocument()
    document.setDefaultFont(font)
    document.setMarkdown(markdown)
    _set_places(document)
    _style_tables(document, palette)
    _style_lists(document)
    for block in blocks(document):
        _style_block(block, font)
        _colour_links(block, palette)
    headings: list[Heading] = []
    places: dict[str, Place] = {}
    chapter = ""
    for block in blocks(document):
        here = _places_of(block)
        level = block.blockFormat().headingLevel()
        if level in _LISTED_LEVELS and here:
            chapter = here[0][1]
            headings.append(Heading(chapter, block.text().strip(), level, block.position()))
        places.update(_spans(block, here, chapter))
    return Page(document.toHtml(), document.toPlainText(), tuple(headings), places)


def _spans(block: QTextBlock, here: list[tuple[int, str]], chapter: str) -> dict[str, Place]:
    """The places of a block as parts of its text; a place in a heading is all of it."""
    first, last = block.position(), block.position() + len(block.text().rstrip())
    if block.blockFormat().headingLevel():
        return {name: Place(chapter, first, last) for _, name in here}
    ends = [*(start for start, _ in here), last]
    return {
        name: Place(chapter, start, next(end for end in ends if end > start))
        for start, name in here
    }


def _set_places(document: QTextDocument) -> None:
    """Each mark disappears and the character after it becomes the place, or the one before."""
    mark = QRegularExpression(f"{PLACE_BEGIN}([^{PLACE_END}]*){PLACE_END} ?")
    while not (found := document.find(mark)).isNull():
        names = found.selectedText().strip(f"{PLACE_BEGIN}{PLACE_END} ").split()
        found.removeSelectedText()
        forward = not found.atBlockEnd()
        move = (
            QTextCursor.MoveOperation.NextCharacter
            if forward
            else QTextCursor.MoveOperation.PreviousCharacter
        )
        found.movePosition(move, QTextCursor.MoveMode.KeepAnchor)
        anchor = QTextCharFormat()
        anchor.setAnchor(True)
        anchor.setAnchorNames([*found.charFormat().anchorNames(), *names])
        found.mergeCharFormat(anchor)


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    """All blocks of a document, in order."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _places_of(block: QTextBlock) -> list[tuple[int, str]]:
    """The places in a block with their positions, in order."""
    places: list[tuple[int, str]] = []
    fragments = block.begin()
    while not fragments.atEnd():
        fragment = fragments.fragment()
        places += [(fragment.position(), name) for name in fragment.charFormat().anchorNames()]
        fragments += 1
    return places


def _style_block(block: QTextBlock, font: QFont) -> None:
    """Give a heading or a paragraph its size and distances."""
    cursor = QTextCursor(block)
    if cursor.currentTable() is not None:
        return
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    level = block.blockFormat().headingLevel()
    spacing = QTextBlockFormat()
    spacing.setTopMargin(_HEADING_SPACE.get(level, 0))
    item_follows = block.textList() is not None and block.next().textList() is not None
    spacing.setBottomMargin(0 if item_follows else _PARAGRAPH_SPACE)
    if level:
        letters = QTextCharFormat()
        letters.setProperty(QTextCharFormat.Property.FontSizeAdjustment, 0)
        letters.setFontPointSize(font.pointSizeF() * _HEADING_SIZES[level])
        letters.setFontWeight(QFont.Weight.Bold)
        cursor.mergeCharFormat(letters)
    elif PICTURE not in block.text():
        proportional = QTextBlockFormat.LineHeightTypes.ProportionalHeight
        spacing.setLineHeight(_LINE_HEIGHT, proportional.value)
    cursor.mergeBlockFormat(spacing)


def _colour_links(block: QTextBlock, palette: QPalette) -> None:
    fragments = block.begin()
    links: list[tuple[int, int]] = []
    while not fragments.atEnd():
        fragment = fragments.fragment()
        if fragment.charFormat().anchorHref():
            links.append((fragment.position(), fragment.length()))
        fragments += 1
    colour = QTextCharFormat()
    colour.setForeground(palette.link())
    for position, length in links:
        cursor = QTextCursor(block)
        cursor.setPosition(position)
        cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(colour)


def _style_lists(document: QTextDocument) -> None:
    """Filled bullets; the reader of Markdown makes empty ones of asterisks."""
    for block in blocks(document):
        items = block.textList()
        if items is not None and items.format().style() == QTextListFormat.Style.ListCircle:
            look = items.format()
            look.setStyle(QTextListFormat.Style.ListDisc)
            items.setFormat(look)


def _style_tables(document: QTextDocument, palette: QPalette) -> None:
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            look = frame.format()
            look.setBorder(1)
            look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            look.setBorderBrush(palette.mid())
            look.setBorderCollapse(True)
            look.setCellPadding(4)
            look.setHeaderRowCount(1)
            look.setBottomMargin(_PARAGRAPH_SPACE)
            look.setTopMargin(_PARAGRAPH_SPACE)
            look.setColumnWidthConstraints([QTextLength()] * frame.columns())
            frame.setFormat(look)
