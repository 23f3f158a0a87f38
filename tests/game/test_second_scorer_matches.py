"""Whole matches against the second scorer: dealers, runs of raspasy, help, bombs and the end.

Once with random outcomes deal after deal, and once with random calls and cards at the table.
"""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from preferans_qt.game import match as matches
from preferans_qt.game.actions import Action, OfferStop, StartDeal, TimeUp
from preferans_qt.game.cards import card_text
from preferans_qt.game.deal import Deal, Step
from preferans_qt.game.match import Match
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    MisereResult,
    RaspasyResult,
    Result,
)
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules, to_mapping
from preferans_qt.game.scoring import entries
from preferans_qt.game.sheet import is_complete, post, settle
from tests.game.second_scorer import score_sheet
from tests.game.second_scorer.deal_scores import NotInTheReference, Outcome
from tests.game.second_scorer.outcomes import random_outcome, table_of
from tests.game.second_scorer.profiles import changed, has_odd_halves, some_changes
from tests.game.second_scorer.translation import plain_sheet, result_of, row, seating_of
from tests.game.second_scorer.whist_words import Profile, Seats

TABLES = [(name, n) for name, rules in PRESETS.items() for n in rules.players if n in (3, 4)]
DEALS = 60


def _same_state(seats: Seats, program: Match, own: Mapping[str, Any]) -> None:
    """Sheet, next dealer, run and bombs, and whether the match is over and how."""
    assert plain_sheet(seats, program.sheet) == own["sheet"]
    assert seats[program.dealer] == own["dealer"]
    assert program.run == own["run"]
    assert program.is_over == own["over"]
    if program.bombs:
        assert program.bombs == tuple(tuple(own["bombs"][name]) for name in seats)


def _same_results(plain: Profile, seats: Seats, program: Match, own: Mapping[str, Any]) -> None:
    """D.7, and D.5: results are the sum of what the deals were worth."""
    results = score_sheet.settled(plain, seats, own["sheet"])
    assert settle(program.rules, program.sheet) == row(seats, results)
    if program.is_over:
        assert program.results == row(seats, results)
    if plain["settlement"] != "average_zero_sum":
        return
    assert sum(results.values()) == 0
    helps = plain["pool_recording"] == "capped" and plain["pool_help"] != "none"
    if (
        (not helps or plain["help_whists_per_point"] == 10)
        and (plain["pool_recording"] == "uncapped" or plain["pool_point_as_mountain"] == 1)
        and plain["last_overflow"] != "discard"
    ):
        assert results == own["net"]


# ------------------------------------------------------------------ random outcomes


def _one_deal_further(match: Match, result: Result) -> Match:
    """The program's match after a deal of which only the result is known."""
    rules = match.rules
    seating = seating_of(table_of(match.players), table_of(match.players)[match.dealer])
    sheet, _ = post(rules, seating, match.sheet, entries(rules, seating, match.sheet, result))
    deals = len(match.finished) + 1
    ends = is_complete(rules, sheet) or deals == rules.max_deals
    return replace(
        match,
        dealer=matches.next_dealer(rules, seating, result),
        sheet=sheet,
        run=matches.next_run(rules, match.run, result),
        finished=(*match.finished, None),  # type: ignore[arg-type]  # only their number counts
        bombs=matches.next_bombs(match.bombs, seating, result),
        results=settle(rules, sheet) if ends else None,
    )


def _match_of_outcomes(rules: Rules, players: int, random: Random) -> int:
    """Both score random outcomes until the match ends; the number of deals."""
    plain, seats = to_mapping(rules), table_of(players)
    first = random.choice(seats)
    program, own = (
        matches.new_match(rules, players, seats.index(first)),
        score_sheet.start(seats, first),
    )
    while own["deals"] < DEALS and not own["over"]:
        dealer = own["dealer"]
        outcome = {
            **random_outcome(plain, seats, dealer, random),
            "bombs": score_sheet.bombs_at_hand(own),
            "k": own["run"] + 1,
        }
        try:
            following = score_sheet.after_deal(plain, seats, own, outcome)
        except NotInTheReference:
            continue
        program = _one_deal_further(program, result_of(plain, seats, dealer, outcome))
        own = following
        _same_state(seats, program, own)
    _same_results(plain, seats, program, own)
    return int(own["deals"])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_matches_of_random_outcomes(name: str, players: int) -> None:
    """C.9, C.11, D.5 to D.7: with pools of 20 most of them end, help and overflow on the way."""
    random = Random(f"{name} {players}")
    pool = {} if name == "polish" else {"pool_target": 20}
    rules = changed(name, pool)
    assert rules is not None
    lengths = [_match_of_outcomes(rules, players, random) for _ in range(12)]
    assert name == "polish" or min(lengths) < DEALS
    _match_of_outcomes(PRESETS[name], players, random)


@pytest.mark.parametrize("seed", range(4))
def test_matches_of_random_outcomes_under_random_rules(seed: int) -> None:
    random = Random(seed)
    for _, rules in some_changes(random, 60):
        if not has_odd_halves(rules):
            _match_of_outcomes(rules, random.choice(sorted({3, 4} & {*rules.players})), random)


# ------------------------------------------------------------------ at the table

AT_THE_TABLE: dict[str, tuple[str, int, dict[str, object]]] = {
    "guide": ("sochi-guide", 3, {"pool_target": 6}),
    "guide, four": ("sochi-guide", 4, {"pool_target": 6}),
    "Swedish": ("sochi-swedish", 3, {"pool_target": 6}),
    "Polish": ("polish", 3, {"end_limit": "max_deals:20"}),
    "codex, four": ("sochi-codex", 4, {"pool_target": 6}),
    "Leningrad": ("leningrad", 3, {"pool_target": 6}),
    "Leningrad, four": ("leningrad", 4, {"pool_target": 6}),
    "Rostov": ("rostov", 3, {"pool_target": 6}),
    "Rostov, four": ("rostov", 4, {"pool_target": 6}),
    "classic": (
        "sochi-codex",
        4,
        {
            "pool_target": 20,
            "dark_and_bombs": "classic",
            "deal_after_raspasy": "same_dealer",
            "responsibility": "half_until_own_pool_closed",
        },
    ),
    "every option": (
        "leningrad",
        4,
        {
            "pool_target": 20,
            "unwhisted_may_write_off_mountain": True,
            "misere_share_with_dealer": True,
            "no_talon_bids": "codex_chain",
            "third_hand_takes_talon_silently": True,
            "concede_without_three": True,
            "underbid_penalty": True,
            "talon_bonus": "codex_table",
            "talon_refusal_penalty": 5,
            "sitting_dealer_whist": "after_any_two_refusals",
            "stalingrad": True,
        },
    ),
}


def _some_action(match: Match, passing: float, random: Random) -> Action:
    """A kind of action, such as a bid or a discard, then one of them, low ones rather than high."""
    kinds: dict[str, list[Action]] = {}
    for action in matches.legal(match):
        kinds.setdefault(str(action).split()[0], []).append(action)
    if "bid" in kinds and "pass" in kinds and random.random() < passing:
        return kinds["pass"][0]
    chosen = random.choice(list(kinds.values()))
    return chosen[int(len(chosen) * random.random() ** 2)]


def _outcome_at_the_table(
    plain: Profile, seats: Seats, deal: Deal, steps: tuple[Step, ...], result: Result
) -> Outcome:
    """The outcome in plain words: calls and talon as they fell, tricks as the program counted."""
    said = [[seats[seat], str(action)] for seat, action in steps]
    codes = [code for _, code in said]
    if isinstance(result, RaspasyResult):
        passers = [seats[seat] for seat in result.terms.dark_passers]
        return {"raspasy": dict(zip(seats, result.tricks, strict=True)), "dark_passers": passers}
    if not isinstance(result, ContractResult | MisereResult | ConcededResult):
        return {"redeal": True}
    facts = {"rejected": "reject" in codes, "dark": result.terms.dark}
    if isinstance(result, MisereResult):
        misere: dict[str, Any] = {"declarer": seats[result.declarer], "taken": result.taken}
        if result.terms.sharer is not None:
            misere["shared_with"] = [seats[result.terms.sharer]]
        return {"misere": misere, **facts}
    if isinstance(result, ConcededResult):
        return {"conceded": {"declarer": seats[result.declarer], "bid": str(result.bid)}, **facts}
    named = next(at for at, code in enumerate(codes) if code.startswith("name "))
    outcome: dict[str, Any] = {
        "declarer": seats[result.declarer],
        "contract": codes[named].removeprefix("name "),
        "calls": list(_whist_words(plain, said[named + 1 :])),
        "tricks": dict(zip(seats, result.tricks, strict=True)),
        "write_off": "enter mountain" in codes,
        **facts,
    }
    if not outcome["rejected"] and not result.terms.without_talon:
        outcome["talon"] = [card_text(card) for card in deal.talon]
    return outcome


def _whist_words(plain: Profile, said: list[list[str]]) -> list[list[str]]:
    """What was said over a contract; a second "whist" of the same player means that he stays."""
    words: list[list[str]] = []
    for name, code in said:
        match code:
            case "whist" if [name, "whist"] in words:
                words.append([name, "stay"])
            case "whist" | "pass" | "half" | "alone":
                words.append([name, code])
            case "open" | "closed" if plain["sole_whister_mode"] == "polish_call":
                words.append([name, "call"])
    return words


@pytest.mark.parametrize("label", AT_THE_TABLE)
def test_matches_at_the_table(label: str) -> None:
    """Random legal actions, and what comes of each deal scored a second time."""
    base, players, overrides = AT_THE_TABLE[label]
    rules, random = changed(base, overrides), Random(label)
    assert rules is not None
    for _ in range(8):
        _match_at_the_table(rules, players, random)


def _match_at_the_table(rules: Rules, players: int, random: Random) -> None:
    plain, seats = to_mapping(rules), table_of(players)
    first = random.choice(seats)
    program = matches.new_match(rules, players, seats.index(first))
    own = score_sheet.start(seats, first)
    passing = 0.5
    while own["deals"] < DEALS // 2 and not program.is_over:
        before = program
        if program.deal is None:
            action: Action = StartDeal(random.randrange(10**6), "5a17")
            passing = random.choice((0.0, 0.3, 0.8))
        else:
            action = _some_action(program, passing, random)
        actor = matches.current_actor(program)
        program, _ = matches.apply(program, matches.controller(program), action)
        if before.deal is None or program.deal is not None:
            continue
        assert actor is not None
        assert not isinstance(action, StartDeal | OfferStop | TimeUp)
        steps = (*before.deal.record, Step(actor, action))
        result = program.finished[-1].result
        outcome = _outcome_at_the_table(plain, seats, before.deal, steps, result)
        own = score_sheet.after_deal(plain, seats, own, outcome)
        _same_state(seats, program, own)
    _same_results(plain, seats, program, own)
