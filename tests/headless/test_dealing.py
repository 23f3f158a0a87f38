"""The command deal: the same number, the same cards, for ever."""

import json

import pytest

from preferans_qt.cli import main
from preferans_qt.game.cards import FULL_DECK, parse_cards

# Committed once: whoever changes these breaks a promise to everybody who wrote a number down
GOLDEN = """\
deal 17, sochi-guide, 3 players
first hand: KC QC 9C AD KD 10D 7D QH 10H 9H
second hand: AS QS 9S 8S JC 8C QD JH 8H 7H
third hand: KS JS 10S 7S 7C JD 9D 8D AH KH
talon: 10C AC
"""


def test_golden_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "--number", "17"]) == 0
    assert capsys.readouterr().out == GOLDEN


def test_four_players_get_the_same_hands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "--number", "17", "--players", "4", "--rules", "leningrad"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:5] == GOLDEN.splitlines()[1:]
    assert lines[5] == "the dealer sits out"


def test_the_largest_number_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "--number", str(2**63 - 1), "--json"]) == 0
    dealt = json.loads(capsys.readouterr().out)
    assert (dealt["number"], dealt["rules"], dealt["players"]) == (2**63 - 1, "sochi-guide", 3)
    assert list(dealt["hands"]) == ["first", "second", "third"]
    cards = [*dealt["talon"], *(card for hand in dealt["hands"].values() for card in hand)]
    assert parse_cards(" ".join(cards)) == FULL_DECK


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--number", "-1"], "--number: deal number -1 is not between 0 and"),
        (["--number", str(2**63)], "is not between 0 and"),
        (["--number", "5", "--rules", "polish", "--players", "4"], "polish is played by 3"),
        (["--number", "5", "--rules", "none"], "'none' is not allowed"),
    ],
)
def test_what_cannot_be_dealt(
    capsys: pytest.CaptureFixture[str], options: list[str], complaint: str
) -> None:
    assert main(["deal", *options]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert complaint in output.err
