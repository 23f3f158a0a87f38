"""The catalogues keep what is put into a text, and the sign of an access key."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from preferans_qt.ui.preferences.values import LANGUAGES

CATALOGUES = Path(__file__).resolve().parents[3] / "assets" / "translations"
PLACE = re.compile(r"\{[a-z_]*\}|%n")


def translations(language: str) -> Iterator[tuple[str, str]]:
    """Each text with its translation; with each of its forms where it is counted."""
    root = ElementTree.parse(CATALOGUES / f"preferans_{language}.ts").getroot()
    for message in root.iter("message"):
        translation = message.find("translation")
        assert translation is not None
        if translation.get("type") in ("vanished", "obsolete"):
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")]
        for text in forms or [translation.text or ""]:
            if text:
                yield message.findtext("source", ""), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_put_into_a_text_is_put_into_its_translation(language: str) -> None:
    wrong = [
        (source, text)
        for source, text in translations(language)
        if Counter(PLACE.findall(source)) != Counter(PLACE.findall(text))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_access_key_is_translated_as_one(language: str) -> None:
    wrong = [
        (source, text)
        for source, text in translations(language)
        if re.findall(r"&\w", source) and len(re.findall(r"&\w", text)) != 1
    ]
    assert wrong == []
