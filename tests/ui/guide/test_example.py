"""The two deals that the guide tells: legal, with the right cards, and rightly scored."""

import re
from pathlib import Path

import pytest
import yaml

from preferans_qt.game import match as game
from preferans_qt.game.actions import StartDeal, parse_action
from preferans_qt.game.cards import (
    SUITS,
    card_text,
    cards_in,
    cards_text,
    parse_card,
    rank_of,
    suit_of,
)
from preferans_qt.game.deal import Finished
from preferans_qt.game.notation import parse_deal
from preferans_qt.game.outcome import ContractResult
from preferans_qt.game.presets import PRESETS, preset
from preferans_qt.game.rules import Rules, with_overrides
from preferans_qt.ui.guide.commented import DEAL_FILE, commented_facts
from preferans_qt.ui.guide.facts import WORKED_CONTRACT, WORKED_NUMBER, WORKED_TRICKS, facts_of
from preferans_qt.ui.guide.page import resource_text, template_of
from preferans_qt.ui.guide.template import resolve
from preferans_qt.ui.table.deck import INDICES

SOURCE = yaml.safe_load(
    (Path(__file__).parents[2] / "data" / "demo_deal.yaml").read_text(encoding="utf-8")
)
NAMES = {
    "en": ("Anna", "Boris", "Clara"),
    "ru": ("Анна", "Борис", "Клара"),
    "pl": ("Anna", "Borys", "Klara"),
    "sv": ("Anna", "Boris", "Clara"),
    "es": ("Anna", "Boris", "Clara"),
}


def example(rules: Rules, language: str = "en") -> str:
    return resolve(template_of("example", language), facts_of(rules, "", 3))


def test_the_commented_deal_is_the_one_of_the_reference() -> None:
    deal = parse_deal(preset(SOURCE["profile"]), resource_text(DEAL_FILE))
    hands = {
        seat: set(cards_text(deal.dealt[number]).split())
        for number, seat in enumerate(SOURCE["seats"])
    }
    assert hands == {seat: set(cards) for seat, cards in SOURCE["hands_dealt"].items()}
    assert [card_text(card) for card in deal.talon] == SOURCE["talon"]
    assert deal.seating.dealer == SOURCE["seats"].index(SOURCE["dealer"])
    steps = [("ABC"[step.seat], str(step.action)) for step in deal.record]
    calls = [
        (seat, call if call in ("here", "pass") else f"bid {call}")
        for seat, call in SOURCE["calls"]
    ]
    exchange = [("A", "discard 7C 8D"), ("A", f"name {SOURCE['contract']}")]
    cards = [(seat, f"play {card}") for trick in SOURCE["play"] for seat, card in by_seat(trick)]
    assert steps == [*calls, *exchange, *map(tuple, SOURCE["whist"]), *cards]
    assert isinstance(deal.phase, Finished)
    assert isinstance(deal.phase.result, ContractResult)
    assert deal.phase.result.tricks == tuple(SOURCE["tricks"].values())


def by_seat(trick: dict) -> list[tuple[str, str]]:
    """The cards of a trick with who played them, from the leader on."""
    first = "ABC".index(trick["leader"])
    return [("ABC"[(first + turn) % 3], card) for turn, card in enumerate(trick["cards"])]


@pytest.mark.parametrize("language", NAMES)
def test_each_trick_is_told_with_its_cards_and_its_winner(language: str) -> None:
    text = example(preset("sochi-guide"), language)
    told = re.findall(r"\*\*\w+ (\d+): (\w+)\.\*\*[^!]*!\[([^]]*)\]\(cards:([^)/]*)/(\w+)\)", text)
    assert len(told) == len(SOURCE["play"])
    for trick, (number, winner, _, cards, best) in zip(SOURCE["play"], told, strict=True):
        assert int(number) == trick["n"]
        assert cards.split(".") == trick["cards"]
        assert winner == NAMES[language]["ABC".index(trick["winner"])]
        assert dict(by_seat(trick))[trick["winner"]] == best


@pytest.mark.parametrize(
    ("profile", "fits", "made", "whists"),
    [
        ("sochi-guide", "true", SOURCE["score"]["pool"]["A"], SOURCE["score"]["whists"]["B>A"]),
        ("leningrad", "true", 4, 24),
        ("sochi-swedish", "false", 4, 12),  # no “here” at that table
        ("polish", "false", 4, 12),
    ],
)
def test_the_deal_is_scored_by_the_rules_it_can_be_played_by(
    profile: str, fits: str, made: int, whists: int
) -> None:
    facts = commented_facts(preset(profile))
    assert facts["example_fits"] == fits
    assert (facts["example_made"], facts["example_whists_b"]) == (str(made), str(whists))
    text = example(preset(profile))
    assert ("by the rules of **Sochi**" in text) is (fits == "false")
    assert f"| Boris | – | – | {whists} |" in text


def test_rules_that_forbid_a_card_are_noticed() -> None:
    strict = with_overrides(preset("sochi-guide"), {"exit_min_levels": [7]})
    assert commented_facts(strict)["example_fits"] == "false"


# The deal to play oneself: first hand, then second and third
AUCTION = {
    "matching": [(0, "bid 6S"), (1, "bid 6C"), (2, "pass"), (0, "here"), (1, "pass")],
    "raising": [(0, "bid 6S"), (1, "bid 6C"), (2, "pass"), (0, "bid 6D"), (1, "pass")],
}
EXCHANGE = [(0, "discard 9S QS"), (0, f"name {WORKED_CONTRACT}"), (1, "whist"), (2, "whist")]
PLAY = (
    "0AH 19H 2QH 0KH 110H 28C 0AD 18D 27D 09D 110D 2KD 2QC 0AC 17C "
    "0QD 1JD 27S 09C 1KC 210C 1AS 28S 07H 0JH 1JS 2JC 08H 1KS 210S"
)


@pytest.mark.parametrize("profile", PRESETS)
def test_the_deal_to_play_oneself_can_be_played_as_it_is_told(profile: str) -> None:
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
    made, worth = int(str(facts["worked_pool"])), int(str(facts["worked_whists"]))
    if rules.ledger == "signed_points":
        assert match.sheet.points == (made, worth, worth)
        return
    assert match.sheet.pool == (made, 0, 0)
    assert match.sheet.mountain == (0, 0, 0)
    assert match.sheet.whists == ((0, 0, 0), (worth, 0, 0), (worth, 0, 0))


@pytest.mark.parametrize(
    ("language", "indices", "rows"),
    [
        ("en", "english", ("first hand", "second hand", "third hand")),
        ("ru", "russian", ("первая рука", "вторая рука", "третья рука")),
        ("pl", "polish", ("pierwsza ręka", "druga ręka", "trzecia ręka")),
        ("sv", "swedish", ("förhand", "mellanhand", "efterhand")),
        ("es", "french", ("primera mano", "segunda mano", "tercera mano")),
    ],
)
def test_the_deal_to_play_oneself_has_the_cards_of_its_number(
    language: str, indices: str, rows: tuple[str, ...]
) -> None:
    text = example(preset("sochi-guide"), language)
    match, _ = game.apply(game.new_match(Rules(), 3, 2), None, StartDeal(WORKED_NUMBER, ""))
    assert match.deal is not None
    names = ("7", "8", "9", "10", *INDICES[indices])
    for row, hand in zip(rows, match.deal.hands, strict=True):
        cells = " | ".join(
            " ".join(
                names[rank_of(card)]
                for card in sorted(cards_in(hand), reverse=True)
                if suit_of(card) == suit
            )
            for suit in SUITS
        )
        assert f"| {row} | {cells} |" in text


def test_the_talon_and_the_discard_stand_higher_in_the_hand() -> None:
    facts = commented_facts(preset("sochi-guide"))
    for name, raised in (("hand_with_talon", "talon"), ("hand_before_discard", "discards")):
        picture = re.fullmatch(r"!\[.*\]\(cards:(.*)/(.*)\)", str(facts[name]))
        assert picture is not None
        assert len(picture[1].split(".")) == 12
        assert {parse_card(card) for card in picture[2].split(".")} == {
            parse_card(card) for card in SOURCE[raised]
        }
