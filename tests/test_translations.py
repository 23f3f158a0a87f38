"""The catalogues hold every text of the program, translated, with its values in it."""

import re
import shutil
import subprocess
import sysconfig
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES = ROOT / "assets" / "translations"
LANGUAGES = ("en", "ru", "pl", "sv", "es")
PLURAL_FORMS = {"en": 2, "ru": 3, "pl": 3, "sv": 2, "es": 2}


def messages(language: str) -> Iterator[tuple[str, list[str]]]:
    """Each source text with its translations, one or one a plural form; [] when unfinished."""
    tree = ElementTree.parse(CATALOGUES / f"preferans_{language}.ts")
    for message in tree.iter("message"):
        source, translation = message.findtext("source"), message.find("translation")
        assert source is not None
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")]
        finished = translation.get("type") is None
        yield source, (forms or [translation.text or ""]) if finished else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    assert [source for source, forms in messages(language) if not all(forms) or not forms] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_all_plural_forms(language: str) -> None:
    counted = [forms for source, forms in messages(language) if "%n" in source]
    assert counted
    assert {len(forms) for forms in counted} == {PLURAL_FORMS[language]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_stand_in_the_translation_as_in_the_text(language: str) -> None:
    def values(text: str) -> Counter[str]:
        return Counter(re.findall(r"\{\w*\}", text))

    faults = [
        (source, form)
        for source, forms in messages(language)
        for form in forms
        if values(form) != values(source)
    ]
    assert faults == []


def test_the_catalogues_know_every_text_of_the_program(tmp_path: Path) -> None:
    lupdate = shutil.which("pyside6-lupdate", path=sysconfig.get_path("scripts"))
    assert lupdate is not None
    catalogue = tmp_path / "preferans_ru.ts"
    sources = sorted((ROOT / "preferans_qt" / "ui").rglob("*.py"))
    options = ["-locations", "none", "-source-language", "en", "-target-language", "ru"]
    subprocess.run([lupdate, *sources, *options, "-ts", catalogue], check=True, capture_output=True)
    wanted = {
        message.findtext("source") for message in ElementTree.parse(catalogue).iter("message")
    }
    for language in set(LANGUAGES) - {"en"}:
        assert {source for source, _ in messages(language)} == wanted
