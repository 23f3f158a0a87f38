"""The pages of the guide under every preset: complete, resolved, and true to the game."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import preferans_qt.game
import preferans_qt.match
from preferans_qt.game.presets import PRESETS, preset
from preferans_qt.game.rule_values import Choice, RulesError, Subset
from preferans_qt.game.rules import Rules, parameter_table, with_overrides
from preferans_qt.ui.dialogs.profiles import profile_title
from preferans_qt.ui.guide.facts import facts_of
from preferans_qt.ui.guide.page import HOW_TO_USE, PAGES, RULES, template_of
from preferans_qt.ui.guide.template import PLACE_BEGIN, PLACE_END, resolve

LAYERS = (Path(preferans_qt.game.__file__).parent, Path(preferans_qt.match.__file__).parent)
LANGUAGES = ("en", "ru", "pl", "sv", "es")
RUN_TOGETHER = r"[.,;:][A-ZА-ЯŁŚŻŹĆÓÅÄÖÁÉÍÑ]| [,.;:]"
TABLES = [
    (name, players) for name in PRESETS for players in (3, 4) if players in PRESETS[name].players
]
# How many propositions each chapter of the rules reference has
PROPOSITIONS = {
    "c1": 4, "c2": 6, "c3": 13, "c4": 8, "c5": 9, "c6": 8, "c7": 9, "c8": 4, "c9": 8, "c10": 4,
    "c11": 5, "c12": 6, "d1": 3, "d2": 5, "d3": 0, "d4": 6, "d5": 0, "d6": 5, "d7": 0, "d8": 5,
    "e1": 4, "e2": 3, "e3": 3, "e4": 5, "e5": 7, "e6": 2, "e7": 1,
}  # fmt: skip
EVERY_PLACE = {"a1", *PROPOSITIONS} | {
    f"{chapter}.{number}"
    for chapter, count in PROPOSITIONS.items()
    for number in range(1, count + 1)
}
# Everything that no preset has switched on
UNUSUAL = {
    "dark_and_bombs": "classic",
    "no_talon_bids": "codex_chain",
    "third_hand_takes_talon_silently": True,
    "concede_without_three": True,
    "underbid_penalty": True,
    "talon_bonus": "codex_table",
    "talon_refusal_penalty": 5,
    "must_overtake": True,
    "stalingrad": True,
    "unwhisted_may_write_off_mountain": True,
    "practice_first_error_amnesty": True,
    "misere_share_with_dealer": True,
}


def page_text(
    rules: Rules, players: int = 3, profile: str = "Club", page: str = RULES, language: str = "en"
) -> str:
    facts = facts_of(rules, profile, players)
    facts["keys"] = ""
    return resolve(template_of(page, language), facts)


def places_of(text: str) -> set[str]:
    return set(all_places(text))


def all_places(text: str) -> list[str]:
    marks = re.findall(f"{PLACE_BEGIN}([^{PLACE_END}]*){PLACE_END}", text)
    return [place for mark in marks for place in mark.split()]


def plain(text: str) -> str:
    """The words of a page, without marks and pictures and with single spaces."""
    text = re.sub(r"!\[[^]]*\]\([^)]*\)", "", text)
    return " ".join(re.sub(f"{PLACE_BEGIN}[^{PLACE_END}]*{PLACE_END}", "", text).split())


def reason_paragraphs() -> set[str]:
    """Every paragraph that a refusal names, in the rules and in a match."""
    found = set()
    for path in (path for layer in LAYERS for path in layer.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                paragraph = node.args[1]
                assert isinstance(paragraph, ast.Constant), f"{path.name}:{node.lineno}"
                found.add(str(paragraph.value))
    return found


def place(paragraph: str) -> str:
    return re.sub(r"^([a-e])\.", r"\1", paragraph.lower())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("profile", "players"), TABLES)
def test_every_proposition_has_its_place_once(profile: str, players: int, language: str) -> None:
    found = all_places(page_text(preset(profile), players, language=language))
    assert EVERY_PLACE - set(found) == set()
    assert [each for each in found if found.count(each) > 1] == []


def test_every_refusal_leads_to_a_proposition() -> None:
    paragraphs = reason_paragraphs()
    assert {"C3.3", "C7.3", "C10.2"} <= paragraphs
    assert {place(each) for each in paragraphs} <= EVERY_PLACE


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("profile", "players"), TABLES)
def test_nothing_is_left_to_fill_in(profile: str, players: int, language: str, page: str) -> None:
    text = page_text(preset(profile), players, profile_title(profile), page, language)
    assert not set("{}") & set(text)
    assert "<!--" not in text
    assert "null" not in text
    assert "None" not in text
    assert not re.search(r"\b(true|false|senior_any|codex)\b", text)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_says_what_the_english_page_says(language: str, page: str) -> None:
    """The same conditions, values, places and links, in the same order."""
    english, translated = template_of(page, "en"), template_of(page, language)
    assert english != translated
    for mark in (r"<!--.*?-->", r"\{#[^}]*\}", r"\]\(guide:[^)]*\)"):
        assert re.findall(mark, translated) == re.findall(mark, english)
    values = re.compile(r"\{\w+\}")
    assert Counter(values.findall(translated)) == Counter(values.findall(english))


@pytest.mark.parametrize("page", [RULES, "checklist", "mistakes", "questions"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_typed_into_a_page(language: str, page: str) -> None:
    """But for those of the deck, a year, the tricks of an example, and numbers of list items."""
    text = template_of(page, language)
    for aside in (
        r"<!--.*?-->",
        r"\{.*?\}",
        r"\(guide:.*?\)",
        r"\| \d+ – \d+( – \d+)? \|",
        r"^\d\. ",
    ):
        text = re.sub(aside, "", text, flags=re.MULTILINE)
    assert set(re.findall(r"\d+", text)) <= {"32", "25", "20", "1829"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("profile", "players"), TABLES)
def test_every_link_leads_somewhere(profile: str, players: int, language: str) -> None:
    rules = preset(profile)
    texts = {page: page_text(rules, players, page=page, language=language) for page in PAGES}
    links = [link for text in texts.values() for link in re.findall(r"\]\(guide:(.*?)\)", text)]
    assert len(links) > 20
    for link in links:
        page, _, there = link.partition("#")
        assert page in texts
        assert not there or there in places_of(texts[page]), link


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_customs_are_told_where_they_are_played(language: str) -> None:
    usual = preset("leningrad")
    unusual = with_overrides(usual, UNUSUAL)
    for key, value in UNUSUAL.items():
        told = page_text(with_overrides(usual, {key: value}), 4, language=language)
        assert told != page_text(usual, 4, language=language), key
    text = page_text(unusual, 4, language=language)
    assert places_of(text) >= EVERY_PLACE
    assert len(plain(text)) > 1.1 * len(plain(page_text(usual, 4, language=language)))


def variants(rules: Rules) -> Iterator[Rules]:
    """These rules with every single value changed, as far as that may stand."""
    for key, parameter in parameter_table().items():
        kind = parameter.kind
        if isinstance(kind, Choice):
            values: list[object] = list(kind.choices)
        elif isinstance(kind, Subset):
            values = [[], [kind.choices[0]], list(kind.choices)]
        else:
            continue
        for value in values:
            try:
                yield with_overrides(rules, {key: value})
            except RulesError:
                continue


@pytest.mark.parametrize("profile", PRESETS)
def test_every_agreement_can_be_told(profile: str) -> None:
    number = 0
    pages = set(PAGES) - {HOW_TO_USE, "words"}
    templates = [(page, template_of(page, language)) for page in pages for language in LANGUAGES]
    for rules in variants(preset(profile)):
        tables = [facts_of(rules, "Club", players) for players in {3, 4} & {*rules.players}]
        for facts, (page, template) in product(tables, templates):
            text = resolve(template, facts)
            assert "{" not in text
            words = plain(text).replace("**", "")
            assert not re.search(r"[.,;:][A-ZА-ЯŁŚŻŹĆÓÅÄÖÁÉÍÑ]| [,.;:]", words), (
                "sentences run together"
            )
            if page == RULES:
                assert set(all_places(text)) >= EVERY_PLACE
        number += 1
    assert number > 50


@pytest.mark.parametrize(
    ("profile", "words"),
    [
        ("sochi-guide", "A pool is closed at **20** points"),
        ("sochi-guide", "each trick short: mountain | 2 | 4 | 6 | 8 | 10"),
        ("sochi-guide", "A half-whist against a six brings 4 whists."),
        ("leningrad", "all pools together to **150** points, 50 a player"),
        ("leningrad", "each trick short: mountain | 4 | 8 | 12 | 16 | 20"),
        ("leningrad", "each trick of the defence: whists | 4 | 8 | 12 | 16 | 20"),
        ("leningrad", "4 whists for each trick short of a six, 20 of a ten"),
        ("leningrad", "half of what the declarer would pay: 2 at a six, 4 at a seven"),
        ("leningrad", "each trick taken costs 20 on the mountain"),
        ("leningrad", "A half-whist against a seven brings 8 whists."),
        ("leningrad", "the lowest levels, one raspasy after another, are 6, 7, 7"),
        ("rostov", "10 whists for each trick short."),
        ("rostov", "writes 5 whists for each trick of every other player"),
        ("rostov", "The talon stays hidden."),
        ("sochi-swedish", "A ten is only **checked**"),
        ("sochi-swedish", "There is no half-whist"),
        ("sochi-swedish", "A bid cannot be matched"),
        ("sochi-codex", "A nine over misère ends the auction"),
        ("polish", "There is no misère at this table."),
        ("polish", "points | 10 | 20 | 30 | 40 | 50"),
        ("polish", "The declarer leads to the first trick."),
    ],
)
def test_numbers_and_conventions_are_those_of_the_rules(profile: str, words: str) -> None:
    assert words in plain(page_text(preset(profile)))


def test_a_name_is_shown_as_it_is_written() -> None:
    assert r"**\*A\* \<b\> \{here\}**" in page_text(preset("rostov"), profile="*A* <b> {here}")


@pytest.mark.parametrize(
    ("profile", "players", "row"),
    [
        # pool and mountain of the declarer, whists of the others, mountains of the defenders
        ("sochi-guide", 3, "| both whist | 6 – 3 – 1 | 2 | – | 6 | 2 | – | – |"),
        ("sochi-guide", 3, "| both whist | 7 – 3 – 0 | 2 | – | 6 | – | – | 4 |"),
        ("sochi-guide", 3, "| first whists | 4 – 4 – 2 | – | 4 | 16 | 4 | – | – |"),
        ("sochi-guide", 3, "| half-whist | – | 2 | – | – | 4 | – | – |"),
        ("sochi-guide", 3, "| a ten | 10 – 0 – 0 | 10 | – | – | – | – | 10 |"),
        ("sochi-swedish", 3, "| a ten | 10 – 0 – 0 | 10 | – | – | – | – | – |"),
        ("leningrad", 4, "| first whists | 4 – 4 – 2 | – | 8 | 20 | 20 | 8 | – | – |"),
        ("leningrad", 4, "| … the dealer whists | 5 – 3 – 2 | – | 4 | 4 | – | 28 | – | – |"),
        ("rostov", 3, "| first whists | 8 – 1 – 1 | 2 | – | 4 | – | 2 | – |"),
        ("polish", 3, "| both whist, declarer short | 5 – 3 – 2 | −10 | 40 | 30 |"),
        ("polish", 3, "| both whist, together short | 8 – 2 – 0 | 10 | 20 | −20 |"),
        ("sochi-guide", 3, "| 4 – 3 – 3 | 0 – 0 – 0 | 1 – 0 – 0 |"),
        ("sochi-swedish", 3, "| 4 – 3 – 3 | 0 – 0 – 0 | 4 – 3 – 3 |"),
        ("rostov", 3, "| 6 – 3 – 1 | 0 – 0 – 0 | 0 – 0 – 45 |"),
        ("sochi-guide", 3, "| pool before | 19 | 17 | 14 |"),
        ("sochi-guide", 3, "| pool after | 20 | 20 | 16 |"),
        ("sochi-guide", 3, "| Anna’s whists on | – | 30 | 20 |"),
        ("sochi-guide", 3, "| **result** | +58 | −8 | −50 |"),
        ("leningrad", 3, "| mountain with the pool | −4 | 14 | 32 |"),
        ("sochi-swedish", 3, "| **result** | −82 | −148 | −190 |"),
    ],
)
def test_tables_are_computed_by_the_rules(profile: str, players: int, row: str) -> None:
    assert row in page_text(preset(profile), players)


def test_a_language_without_pages_gets_the_english_ones() -> None:
    for page in PAGES:
        assert template_of(page, "xx") == template_of(page, "en")
