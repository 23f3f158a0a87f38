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
    QTextTable,
)

from preferans_qt.ui.drawings import load_resources
from preferans_qt.ui.guide.template import PLACE_BEGIN, PLACE_END

RULES, HOW_TO_USE = "rules", "how_to_use"
PAGES = (RULES, HOW_TO_USE)
FALLBACK_LANGUAGE = "en"

_HEADING_SIZES = {1: 1.6, 2: 1.25}  # times the size of the text
_HEADING_SPACE = {1: 0, 2: 18}  # pixels above
_PARAGRAPH_SPACE = 8
_LINE_HEIGHT = 130  # per cent


@dataclass(frozen=True, slots=True)
class Heading:
    """A line of the table of contents: where it leads, what it says, 1 for the page itself.

    A heading without a place does not stand there.
    """

    place: str
    text: str
    level: int


@dataclass(frozen=True, slots=True)
class Page:
    """A page as HTML with its headings.

    ``places`` are all that can be jumped to, each with the place of the heading above it.
    """

    html: str
    headings: tuple[Heading, ...]
    places: Mapping[str, str]


def template_of(page: str, language: str) -> str:
    """The template of a page, one of PAGES, in a language, or in English if it lacks there."""
    load_resources()
    for folder in (language, FALLBACK_LANGUAGE):
        file = QFile(f":/guide/{folder}/{page}.md")
        if file.open(QIODevice.OpenModeFlag.ReadOnly):
            return file.readAll().toStdString()
    raise FileNotFoundError(
        f"The page {page} of the guide is not among the compiled resources: "
        "run packaging/compile_resources.py."
    )


def rendered(markdown: str, font: QFont, palette: QPalette) -> Page:
    """A page in a font and in the colours of the palette."""
    document = QTextDocument()
    document.setDefaultFont(font)
    document.setMarkdown(markdown)
    _set_places(document)
    _style_tables(document, palette)
    headings: list[Heading] = []
    places: dict[str, str] = {}
    chapter = ""
    for block in _blocks(document):
        here = _places_of(block)
        level = block.blockFormat().headingLevel()
        if level and here:
            chapter = here[0]
            headings.append(Heading(chapter, block.text().strip(), level))
        places.update(dict.fromkeys(here, chapter))
        _style_block(block, font)
    return Page(document.toHtml(), tuple(headings), places)


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


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _places_of(block: QTextBlock) -> list[str]:
    """The places in a block, in order."""
    places: list[str] = []
    fragments = block.begin()
    while not fragments.atEnd():
        places += fragments.fragment().charFormat().anchorNames()
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
    spacing.setBottomMargin(0 if block.textList() is not None else _PARAGRAPH_SPACE)
    if level:
        letters = QTextCharFormat()
        letters.setProperty(QTextCharFormat.Property.FontSizeAdjustment, 0)
        letters.setFontPointSize(font.pointSizeF() * _HEADING_SIZES[level])
        letters.setFontWeight(QFont.Weight.Bold)
        cursor.mergeCharFormat(letters)
    else:
        proportional = QTextBlockFormat.LineHeightTypes.ProportionalHeight
        spacing.setLineHeight(_LINE_HEIGHT, proportional.value)
    cursor.mergeBlockFormat(spacing)


def _style_tables(document: QTextDocument, palette: QPalette) -> None:
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            look = frame.format()
            look.setBorder(1)
            look.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            look.setBorderBrush(palette.mid())
            look.setBorderCollapse(True)
            look.setCellPadding(4)
            look.setBottomMargin(_PARAGRAPH_SPACE)
            look.setTopMargin(_PARAGRAPH_SPACE)
            look.setColumnWidthConstraints([QTextLength()] * frame.columns())
            frame.setFormat(look)
