"""Texts for the user stand as literals where they are translated: lupdate finds no others."""

import ast
from collections.abc import Iterator
from pathlib import Path

import preferans_qt

PACKAGE = Path(preferans_qt.__file__).parent
# How many leading arguments must be literals: the text, or the context and the text
LITERALS = {"tr": 1, "translate": 2}


def untranslatable(source: str) -> Iterator[int]:
    """The lines on which a text is put together before it is translated."""
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name)):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
        texts = node.args[: LITERALS.get(name, 0)]
        if any(isinstance(text, ast.JoinedStr | ast.BinOp) for text in texts):
            yield node.lineno


def test_every_translated_text_is_a_literal() -> None:
    faults = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for line in untranslatable(path.read_text(encoding="utf-8"))
    ]
    assert faults == []


def test_a_text_put_together_first_is_found() -> None:
    assert list(untranslatable('self.tr(f"{n} cards")')) == [1]
    assert list(untranslatable('QCoreApplication.translate("Table", "%d" % n)')) == [1]
    assert list(untranslatable('self.tr("{} cards").format(n)')) == []
