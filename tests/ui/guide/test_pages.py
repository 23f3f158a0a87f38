"""The pages of the guide under every preset: complete, resolved, and true to the game."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import preferans_qt.game
from preferans_qt.game import match as game
from preferans_qt.game.actions import StartDeal, parse_action
from preferans_qt.game.cards import RANK_NAMES, SUITS, cards_in, rank_of, suit_of
from preferans_qt.game.deal import ContractResult
from preferans_qt.game.playable import unplayed
from preferans_qt.game.presets import PRESETS, preset
from preferans_qt.game.rule_values import Choice, RulesError, Subset
from preferans_qt.game.rules import Rules, parameter_table, with_overrides
from preferans_qt.ui.dialogs.profiles import profile_title
from preferans_qt.ui.guide.facts import WORKED_CONTRACT, WORKED_NUMBER, WORKED_TRICKS, facts_of
from preferans_qt.ui.guide.page import PAGES, RULES, template_of
from preferans_qt.ui.guide.template import PLACE_BEGIN, PLACE_END, resolve

GAME = Path(preferans_qt.game.__file__).parent
TABLES = [
    (name, players) for name in PRESETS for players in (3, 4) if players in PRESETS[name].players
]


def page_text(rules: Rules, players: int = 3, profile: str = "Club") -> str:
    return resolve(template_of(RULES, "en"), facts_of(rules, profile, players))


def places_of(text: str) -> set[str]:
    marks = re.findall(f"{PLACE_BEGIN}([^{PLACE_END}]*){PLACE_END}", text)
    return {place for mark in marks for place in mark.split()}


def plain(text: str) -> str:
    """The words of a page, without marks and with single spaces."""
    return " ".join(re.sub(f"{PLACE_BEGIN}[^{PLACE_END}]*{PLACE_END}", "", text).split())


def reason_paragraphs() -> set[str]:
    """Every paragraph that a refusal in the rules names."""
    found = set()
    for path in GAME.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                paragraph = node.args[1]
                assert isinstance(paragraph, ast.Constant), f"{path.name}:{node.lineno}"
                found.add(str(paragraph.value))
    return found


@pytest.mark.parametrize(("profile", "players"), TABLES)
def test_every_refusal_leads_to_its_paragraph(profile: str, players: int) -> None:
    paragraphs = reason_paragraphs()
    assert {"C3.3", "C7.3", "C10.2"} <= paragraphs
    wanted = {re.sub(r"^c\.", "c", each.lower()) for each in paragraphs}
    assert wanted <= places_of(page_text(preset(profile), players))


@pytest.mark.parametrize(("profile", "players"), TABLES)
def test_nothing_is_left_to_fill_in(profile: str, players: int) -> None:
    text = page_text(preset(profile), players, profile_title(profile))
    assert not set("{}") & set(text)
    assert "<!--" not in text
    assert "null" not in text
    assert "None" not in text
    assert not re.search(r"\b(true|false|senior_any|codex)\b", text)


def variants() -> Iterator[Rules]:
    """Every preset with every single value changed, as far as that may stand."""
    for rules in PRESETS.values():
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


def test_every_agreement_can_be_told() -> None:
    number = 0
    for rules in variants():
        text = page_text(rules)
        assert "{" not in text
        assert not re.search(r"\.[A-Z]", plain(text).replace("**", "")), "sentences run together"
        number += 1
    assert number > 300


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
        ("sochi-swedish", "A ten is only checked"),
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


def test_a_language_without_pages_gets_the_english_ones() -> None:
    for page in PAGES:
        assert template_of(page, "xx") == template_of(page, "en")


# The worked deal as the guide tells it: first hand is Anna, then Boris, then Clara
AUCTION = {
    "matching": [(0, "bid 6S"), (1, "bid 6C"), (2, "pass"), (0, "here"), (1, "pass")],
    "raising": [(0, "bid 6S"), (1, "bid 6C"), (2, "pass"), (0, "bid 6D"), (1, "pass")],
}
EXCHANGE = [(0, "discard 9S QS"), (0, f"name {WORKED_CONTRACT}"), (1, "whist"), (2, "whist")]
PLAY = (
    "0AH 19H 2QH 0KH 110H 28C 0AD 18D 27D 09D 110D 2KD 2QC 0AC 17C "
    "0QD 1JD 27S 09C 1KC 210C 1AS 28S 07H 0JH 1JS 2JC 08H 1KS 210S"
)


@pytest.mark.parametrize("profile", [name for name in PRESETS if not unplayed(PRESETS[name], 3)])
def test_the_worked_deal_can_be_played_as_it_is_told(profile: str) -> None:
    rules = preset(profile)
    steps = list(AUCTION["raising" if rules.here == "none" else "matching"]) + EXCHANGE
    steps += [(int(card[0]), f"play {card[1:]}") for card in PLAY.split()]
    match = game.new_match(rules, 3, 2)
    match, _ = game.apply(match, None, StartDeal(WORKED_NUMBER, ""))
    for seat, code in steps:
        match, _ = game.apply(match, seat, parse_action(code))
    (scored,) = match.finished
    result = scored.result
    assert isinstance(result, ContractResult)
    assert (result.contract.text, result.tricks) == (WORKED_CONTRACT, WORKED_TRICKS)
    facts = facts_of(rules, "", 3)
    assert match.sheet.pool == (int(str(facts["worked_pool"])), 0, 0)
    assert match.sheet.mountain == (0, 0, 0)
    worth = int(str(facts["worked_whists"]))
    assert match.sheet.whists == ((0, 0, 0), (worth, 0, 0), (worth, 0, 0))


def test_the_worked_deal_has_the_cards_of_its_number() -> None:
    text = plain(page_text(preset("sochi-guide")))
    assert f"This is deal number {WORKED_NUMBER};" in text
    match, _ = game.apply(game.new_match(Rules(), 3, 2), None, StartDeal(WORKED_NUMBER, ""))
    deal = match.deal
    assert deal is not None
    names = ("Anna, first hand", "Boris, second", "Clara, third")
    for name, hand in zip(names, deal.hands, strict=True):
        cells = " | ".join(
            " ".join(
                RANK_NAMES[rank_of(card)]
                for card in sorted(cards_in(hand), reverse=True)
                if suit_of(card) == suit
            )
            for suit in SUITS
        )
        assert f"| {name} | {cells} |" in text
