"""The program's scoring against a second scorer that was written from the rules reference alone.

The second scorer (``tests/game/second_scorer``) knows names, words and numbers only. It is held
against the worked examples first, and then the program against it.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from itertools import islice, permutations, product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
import yaml

from preferans_qt.game import reducer
from preferans_qt.game.actions import Name
from preferans_qt.game.contracts import parse_contract
from preferans_qt.game.deal import Deal, Finished, Naming, TrickPlay
from preferans_qt.game.outcome import Defence
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules, to_mapping
from preferans_qt.game.scoring import entries
from preferans_qt.game.sheet import (
    balance,
    converted_mountains,
    is_complete,
    one_point_rounding,
    post,
    settle,
)
from tests.game.second_scorer import deal_scores, score_sheet
from tests.game.second_scorer.deal_scores import NotInTheReference, Outcome, Paper
from tests.game.second_scorer.outcomes import (
    all_outcomes,
    random_outcome,
    random_sheet,
    table_of,
)
from tests.game.second_scorer.profiles import changed, has_odd_halves, one_change, some_changes
from tests.game.second_scorer.translation import (
    defence_of,
    plain_entries,
    plain_sheet,
    result_of,
    row,
    seating_of,
    sheet_of,
)
from tests.game.second_scorer.whist_words import (
    hands,
    may_speak,
    roles,
    stories,
    story_of,
    words_of,
)
from tests.strategies import new_deal

TABLES = [(name, n) for name, rules in PRESETS.items() for n in rules.players if n in (3, 4)]


# ------------------------------------------------------------------ the worked examples


def _examples() -> list[dict[str, Any]]:
    path = Path(__file__).parents[1] / "data" / "examples.yaml"
    examples: list[dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))["examples"]
    return examples


def _of_kind(*kinds: str) -> pytest.MarkDecorator:
    """A test for each example of these kinds; disputed ones with their other readings, too."""
    cases: list[Any] = []
    for example in _examples():
        if example["kind"] in kinds:
            cases.append(pytest.param(example, id=example["id"]))
            for number, other in enumerate(example.get("alternatives", []), start=1):
                override = example.get("override", {}) | other["override"]
                changed_example = example | other | {"override": override}
                cases.append(pytest.param(changed_example, id=f"{example['id']}-other{number}"))
    return pytest.mark.parametrize("example", cases)


def _table(example: dict[str, Any]) -> tuple[dict[str, Any], list[str], str]:
    """Rules, seats and dealer of an example."""
    plain = to_mapping(PRESETS[example.get("profile", "polish")])
    seats = example.get("seats", ["A", "B", "C"])
    return {**plain, **example.get("override", {})}, seats, example.get("dealer", seats[-1])


def _outcome(example: dict[str, Any]) -> Outcome:
    """An example's deal in one form, however it is written down."""
    if example["kind"] == "misere":
        return {"misere": {"declarer": example["declarer"], "taken": example["taken"]}}
    if example["kind"] == "raspasy":
        return {"raspasy": example["tricks"], "k": example.get("k", 1)}
    if "tricks" in example.get("raspasy", {}):
        return {"raspasy": example["raspasy"]["tricks"], "k": example["raspasy"]["k"]}
    return example


def _without_zeroes(columns: dict[str, dict[str, Any]]) -> Paper:
    return {
        zone: {place: amount for place, amount in columns.get(zone, {}).items() if amount}
        for zone in deal_scores.ZONES
    }


@_of_kind("contract", "misere", "raspasy")
def test_example_of_a_deal(example: dict[str, Any]) -> None:
    rules, seats, dealer = _table(example)
    sheet = score_sheet.empty_sheet(seats)
    deltas, _ = deal_scores.written(rules, seats, dealer, _outcome(example), sheet)
    assert deltas == _without_zeroes(example["expect"])


@_of_kind("net")
def test_example_of_a_net_value(example: dict[str, Any]) -> None:
    rules, seats, dealer = _table(example)
    deltas = example.get("raw")
    if deltas is None:
        sheet = score_sheet.empty_sheet(seats)
        deltas, _ = deal_scores.written(rules, seats, dealer, _outcome(example), sheet)
    worth = score_sheet.net_values(rules, seats, deltas)
    assert {name: worth[name] for name in example["expect"]} == example["expect"]
    assert sum(worth.values()) == 0


@_of_kind("help")
def test_example_of_help(example: dict[str, Any]) -> None:
    rules, seats, dealer = _table(example)
    before = score_sheet.filled_in(seats, example["before"])
    deltas: Paper = {"pool": example["award"]}
    after = score_sheet.posted(rules, seats, dealer, before, deltas, example.get("remised", []))
    for zone, column in example["expect"].items():
        assert {place: after[zone][place] for place in column} == column
    assert _without_zeroes(after)["whists"] == example["expect"].get("whists", {})


@_of_kind("settlement")
def test_example_of_a_settlement(example: dict[str, Any]) -> None:
    rules, seats, _ = _table(example)
    sheet = score_sheet.filled_in(seats, example["sheet"])
    expected = {name: Fraction(number) for name, number in example["expect"].items()}
    assert score_sheet.settled(rules, seats, sheet) == expected
    if "converted" in example:
        assert score_sheet.converted(rules, seats, sheet) == example["converted"]


@_of_kind("codex_rounding")
def test_example_of_a_point_moved(example: dict[str, Any]) -> None:
    rules, seats, _ = _table(example | {"profile": "sochi-codex"})
    ((name, by),) = example["adjust"].items()
    mountain, whists = score_sheet.with_one_point_moved(seats, example["mountain"], name, by)
    assert whists == example["compensation"]
    sheet = score_sheet.filled_in(seats, {"mountain": mountain, "whists": whists})
    assert score_sheet.settled(rules, seats, sheet) == example["expect"]


@_of_kind("session")
def test_example_of_a_session(example: dict[str, Any]) -> None:
    rules, seats, _ = _table(example)
    match = score_sheet.start(seats, example["first_dealer"])
    for outcome, changes in zip(example["deals"], example["expect"]["after"], strict=True):
        assert not match["over"]
        before = match["sheet"]
        match = score_sheet.after_deal(rules, seats, match, outcome)
        for zone, column in match["sheet"].items():
            written = {at: number - before[zone][at] for at, number in column.items()}
            assert {at: n for at, n in written.items() if n} == changes.get(zone, {})
    assert match["over"]
    assert match["sheet"] == score_sheet.filled_in(seats, example["expect"]["sheet"])
    final = {name: Fraction(number) for name, number in example["expect"]["final"].items()}
    assert score_sheet.settled(rules, seats, match["sheet"]) == final
    assert match["net"] == final  # D.5


@_of_kind("polish")
def test_example_of_polish_points(example: dict[str, Any]) -> None:
    rules, seats, dealer = _table(example)
    who = roles(seats, dealer, example["declarer"])
    match example["mode"]:
        case "both":
            story = "D1 whist, D2 whist"
        case "unwhisted":
            story = "D1 pass, D2 pass"
        case "forced":
            story = ""
        case mode:
            word = {"alone": "alone", "called": "call"}[mode]
            story = f"D1 whist, D2 pass, D1 {word}"
            if example["whister"] == who["D2"]:
                story = f"D1 pass, D2 whist, D2 {word}"
    outcome = {**example, "calls": words_of(who, story)}
    sheet = score_sheet.empty_sheet(seats)
    deltas, _ = deal_scores.written(rules, seats, dealer, outcome, sheet)
    assert deltas == _without_zeroes({"points": example["expect"]})


@_of_kind("whist_order")
def test_example_of_whist_words(example: dict[str, Any]) -> None:
    rules, seats, dealer = _table(example)
    who = roles(seats, dealer, example["declarer"])
    for said, speaker, words in example["steps"]:
        story = story_of(who, said)
        part, allowed = may_speak(rules, example["contract"], story, len(seats))
        assert (who[part], allowed) == (speaker, words)


# ------------------------------------------------------------------ who may say what


def _programs_declarations(
    rules: Rules, seats: list[str], dealer: str, declarer: str, contract: str
) -> Iterator[tuple[list[list[str]], Defence]]:
    """Every sequence of words that the program allows over a contract, and its defence."""
    deal = new_deal(0, len(seats), seats.index(dealer))
    named = Naming(seats.index(declarer), parse_contract(contract))
    deal, _ = reducer.apply(rules, replace(deal, phase=named), Name(parse_contract(contract)))
    yield from _declared(rules, seats, deal, [])


def _declared(
    rules: Rules, seats: list[str], deal: Deal, said: list[list[str]]
) -> Iterator[tuple[list[list[str]], Defence]]:
    phase = deal.phase
    reached = phase.result if isinstance(phase, Finished) else phase
    ends = isinstance(phase, Finished | TrickPlay)
    if ends and (defence := getattr(reached, "defence", None)):
        yield said, replace(defence, openly=False, dealer_plays=None)
        return
    actor = reducer.current_actor(deal)
    assert actor is not None
    whisted_before = [seats[actor], "whist"] in said
    for action in reducer.legal(rules, deal):
        word = str(action)
        match word.split():
            case ["open" | "closed"] if rules.sole_whister_mode == "polish_call":
                spoken = ["call"]
            case ["open" | "closed" | "inspect", *_]:
                spoken = []
            case ["whist"] if whisted_before:
                spoken = ["stay"]
            case _:
                spoken = [word]
        following, _ = reducer.apply(rules, deal, action)
        yield from _declared(rules, seats, following, said + [[seats[actor], w] for w in spoken])


WHIST_RULES = {
    "as it is": {},
    "retreat": {
        "whist_pass_half": True,
        "half_whist_levels": [6, 7],
        "reopen_consolation": "reopener",
    },
    "retreat, no reopening": {"whist_pass_half": True, "first_defender_may_reopen": False},
    "dealer after any refusals": {"sitting_dealer_whist": "after_any_two_refusals"},
    "dealer never": {"sitting_dealer_whist": "off"},
    "no half-whist": {"half_whist_levels": []},
    "half-whist at seven": {"half_whist_levels": [7]},
    "Stalingrad, checked ten": {"stalingrad": True, "ten_mode": "checked_open"},
    "forced ten": {"ten_mode": "forced_no_quota"},
}


# Each table under each of these, as far as the values can stand together
WHIST_TABLES = {
    f"{name} {players} {title}": (rules, players)
    for (name, players), (title, overrides) in product(TABLES, WHIST_RULES.items())
    if (rules := changed(name, overrides)) is not None
}


@pytest.mark.parametrize(("rules", "players"), WHIST_TABLES.values(), ids=WHIST_TABLES)
def test_the_program_allows_the_words_of_the_table_and_no_others(
    rules: Rules, players: int
) -> None:
    """C.5, C.12: every story over every level, and who whists, leaves or plays alone after it."""
    plain, seats = to_mapping(rules), table_of(players)
    for number, contract in enumerate(("6S", "6H", "7NT", "8D", "9C", "10H")):
        dealer = seats[number % players]
        declarer = hands(seats, dealer)[number % 3]
        who = roles(seats, dealer, declarer)
        expected = {}
        for story in stories(plain, contract, players):
            outcome = {"declarer": declarer, "contract": contract, "calls": words_of(who, story)}
            expected[story] = defence_of(plain, seats, dealer, outcome)
        program = _programs_declarations(rules, seats, dealer, declarer, contract)
        assert {story_of(who, words): defence for words, defence in program} == expected


# ------------------------------------------------------------------ deals and sheets


class Board(NamedTuple):
    """Rules in both forms and the seats; ``label`` says in a failure which rules they are."""

    label: str
    rules: Rules
    plain: dict[str, Any]
    seats: list[str]


def _board(label: str, rules: Rules, players: int) -> Board:
    return Board(label, rules, to_mapping(rules), table_of(players))


def _agree_on_a_deal(board: Board, dealer: str, outcome: Outcome, sheet: Paper) -> None:
    """Both write the same, and the sheet after it is the same, and what comes of it."""
    label, rules, plain, seats = board
    seating, before = seating_of(seats, dealer), sheet_of(seats, sheet)
    deltas, remised = deal_scores.written(plain, seats, dealer, outcome, sheet)
    pencilled = entries(rules, seating, before, result_of(plain, seats, dealer, outcome))
    assert plain_entries(seats, pencilled) == deltas, (label, dealer, outcome, sheet)
    after = score_sheet.posted(plain, seats, dealer, sheet, deltas, remised)
    programs, _ = post(rules, seating, before, pencilled)
    assert plain_sheet(seats, programs) == after, (label, dealer, outcome, sheet)

    assert settle(rules, programs) == row(seats, score_sheet.settled(plain, seats, after)), label
    assert is_complete(rules, programs) == score_sheet.pools_closed(plain, seats, after), label
    if rules.ledger == "signed_points":
        return
    mountains = row(seats, score_sheet.converted(plain, seats, after))
    assert converted_mountains(rules, programs) == mountains, label
    in_pairs = row(seats, score_sheet.settled_in_pairs(plain, seats, after))
    assert balance(rules, programs) == in_pairs, label  # D.7 step 4


def _every_outcome(name: str, players: int, every: int) -> None:
    """Outcomes of a preset, each with one in ``every`` of the dealers and declarers."""
    board, random = _board(name, PRESETS[name], players), Random(f"{name} {players}")
    plain, seats = board.plain, board.seats
    chairs = [(dealer, hands(seats, dealer)[hand]) for dealer in seats for hand in range(3)]
    for number, (dealer, declarer) in enumerate(chairs):
        outcomes = all_outcomes(plain, seats, dealer, declarer)
        for outcome in islice(outcomes, number % every, None, every):
            _agree_on_a_deal(board, dealer, outcome, random_sheet(plain, seats, random))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_outcome_of_a_preset(name: str, players: int) -> None:
    """D.1 to D.8: each whist path, level and split, with one of the dealers and declarers."""
    _every_outcome(name, players, every=3 * players)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_outcome_of_a_preset_with_everybody_in_every_chair(name: str, players: int) -> None:
    _every_outcome(name, players, every=1)


def _agree_on_random_deals(label: str, rules: Rules, number: int, random: Random) -> None:
    for players in sorted({3, 4} & {*rules.players}):
        board = _board(label, rules, players)
        for _ in range(number):
            dealer = random.choice(board.seats)
            outcome = random_outcome(board.plain, board.seats, dealer, random)
            sheet = random_sheet(board.plain, board.seats, random)
            with suppress(NotInTheReference):
                _agree_on_a_deal(board, dealer, outcome, sheet)


@pytest.mark.parametrize("base", PRESETS)
def test_deals_under_rules_with_one_change(base: str) -> None:
    random = Random(base)
    for label, rules in one_change((base,)):
        if not has_odd_halves(rules):
            _agree_on_random_deals(label, rules, 12, random)


@pytest.mark.parametrize("seed", range(6))
def test_deals_under_rules_with_many_changes(seed: int) -> None:
    random = Random(seed)
    for label, rules in some_changes(random, 80):
        if not has_odd_halves(rules):
            _agree_on_random_deals(label, rules, 12, random)


def test_the_point_moved_for_whole_results() -> None:
    """D.7 step 6, three players: at most one point on one mountain, and three whists each."""
    board, random = _board("sochi-codex", PRESETS["sochi-codex"], 3), Random("one point")
    _, rules, plain, seats = board
    for _ in range(200):
        sheet = random_sheet(plain, seats, random)
        device = one_point_rounding(rules, sheet_of(seats, sheet))
        changes = [(name, by) for name, by in zip(seats, device.mountain, strict=True) if by]
        ((name, by),) = changes or [(seats[0], 0)]
        assert abs(by) <= 1
        mountain, whists = score_sheet.with_one_point_moved(seats, sheet["mountain"], name, by)
        written = {
            f"{a}>{b}": device.whists[seats.index(a)][seats.index(b)]
            for a, b in permutations(seats, 2)
        }
        assert {at: n for at, n in written.items() if n} == {at: n for at, n in whists.items() if n}
        together = {at: n + whists.get(at, 0) for at, n in sheet["whists"].items()}
        after = {**sheet, "mountain": mountain, "whists": together}
        assert device.results == row(seats, score_sheet.settled(plain, seats, after))
        exact = row(seats, score_sheet.settled(plain, seats, sheet))
        assert all(abs(a - b) < 1 for a, b in zip(device.results, exact, strict=True))


# ------------------------------------------------------------------ where the two part

ODD = {6: 1, 7: 3, 8: 5, 9: 7, 10: 9}


@pytest.mark.parametrize(
    ("base", "overrides"),
    [
        ("sochi-guide", {"shortfall_basis": "split_joint"}),
        ("sochi-guide", {"consolation_to": []}),
        ("sochi-guide", {"raspasy_talon_4p": "closed"}),
        ("leningrad", {"dark_and_bombs": "classic", "unwhisted_may_write_off_mountain": True}),
    ],
    ids=str,
)
def test_what_is_easily_got_wrong(base: str, overrides: dict[str, object]) -> None:
    rules = changed(base, overrides)
    assert rules is not None
    _agree_on_random_deals(base, rules, 400, Random(base))
