"""Golden deals and matches: files a person has read, compared letter by letter with what the rules
make of them.

Run with REWRITE_GOLDEN=1 in the environment to write them anew, and read them again.
"""

import os
from pathlib import Path

import pytest
import yaml

from preferans_qt.game.cards import card_text, cards_text, parse_card, parse_cards
from preferans_qt.game.deal import TrickWon
from preferans_qt.game.notation import deal_text, parse_deal
from preferans_qt.game.outcome import ContractResult
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.scoring import entries
from preferans_qt.game.sheet import post
from preferans_qt.game.shuffle import dealt_hands
from tests.game import golden_matches
from tests.game.golden_deals import DEMO_FILE, SCRIPTS, Script, commented_deal
from tests.game.golden_text import golden_text, tricks_told
from tests.strategies import SEATS, result_of

FOLDER = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_golden_deal(script: Script) -> None:
    text = golden_text(script)
    file = FOLDER / f"{script.name}.txt"
    if "REWRITE_GOLDEN" in os.environ:
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


def test_every_golden_file_has_its_script() -> None:
    files = {file.stem for file in FOLDER.glob("*.txt")} - {"whist_sequences"}
    assert files == {script.name for script in SCRIPTS}


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_golden_deals_survive_their_notation(script: Script) -> None:
    deal = script.finish()
    assert parse_deal(script.rules, deal_text(deal)) == deal


# ------------------------------------------------------------------ whole matches

MATCHES = sorted((FOLDER / "matches").glob("*.txt"))


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: file.stem)
def test_golden_match(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    told = golden_matches.told(golden_matches.read(text))
    if "REWRITE_GOLDEN" in os.environ:
        file.write_text(told, encoding="utf-8")
    assert told == text


def test_there_is_a_golden_match_for_every_preset_and_number_of_players() -> None:
    recipes = [golden_matches.read(file.read_text(encoding="utf-8")) for file in MATCHES]
    assert sorted((recipe.preset, recipe.players) for recipe in recipes) == sorted(
        (name, players) for name, rules in PRESETS.items() for players in rules.players
    )


# ------------------------------------------------------------------ the commented deal, by its file

DEMO = yaml.safe_load(DEMO_FILE.read_text(encoding="utf-8"))


def demo_tricks() -> list[TrickWon]:
    """The tricks of the commented deal."""
    script = commented_deal()
    return tricks_told(script.rules, script.start(), script.finish())


@pytest.mark.parametrize("number", range(1, 11))
def test_commented_deal_trick(number: int) -> None:
    told = DEMO["play"][number - 1]
    trick, winner = demo_tricks()[number - 1]
    assert told["n"] == number
    assert SEATS[trick.leader] == told["leader"]
    assert [card_text(card) for card in trick.cards] == told["cards"]
    assert SEATS[winner] == told["winner"]


def test_commented_deal_is_dealt_from_its_deck() -> None:
    deal = commented_deal().start()
    deck = tuple(parse_card(card) for card in DEMO["deck_top_first"])
    assert dealt_hands(deal.seating, deck) == (deal.dealt, deal.talon)


def test_commented_deal_result_and_score() -> None:
    script = commented_deal()
    deal = script.finish()
    result = result_of(deal)
    assert isinstance(result, ContractResult)
    assert dict(zip(SEATS, result.tricks, strict=False)) == DEMO["tricks"]
    assert cards_text(deal.discard) == cards_text(parse_cards(" ".join(DEMO["discards"])))
    raw = entries(script.rules, deal.seating, script.sheet, result)
    sheet, _ = post(script.rules, deal.seating, script.sheet, raw)
    assert sheet.pool == (4, 0, 0)
    assert sheet.mountain == (0, 0, 0)
    assert sheet.whists == ((0, 0, 0), (12, 0, 0), (0, 0, 0))


def test_commented_deal_leads_of_the_second_seat() -> None:
    leads = [
        number for number, (trick, _) in enumerate(demo_tricks(), 1) if SEATS[trick.leader] == "B"
    ]
    assert leads == DEMO["required"]["B_leads_tricks"]
