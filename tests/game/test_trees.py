"""Counted trees: all auctions, whist declarations and endgames, as many as a naive second
implementation of the rules finds, and as many as were found before.

The numbers are of the rules, not of the program: whoever changes one has changed the game.
"""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from preferans_qt.game import reducer
from preferans_qt.game.actions import Bid, DealAction, Inspect, OfferShare
from preferans_qt.game.auction import dark_passers, passed_seats
from preferans_qt.game.contracts import Contract, parse_contract
from preferans_qt.game.deal import (
    Auction,
    Deal,
    DefenceChoice,
    Exchange,
    Finished,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.outcome import ContractResult, MisereResult, RaspasyResult
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules, to_mapping
from preferans_qt.game.seats import Seat
from tests.game import naive
from tests.strategies import GUIDE, after, deal_of, endgame, new_deal, rules_of

# ------------------------------------------------------------------ auctions

AGREEMENTS = {
    **PRESETS,
    "without misere": rules_of("sochi-guide", misere_in_game=False),
    "misere at any call": rules_of("sochi-guide", misere_first_call_only=False),
    "without here": rules_of("sochi-guide", here="none"),
    "here with two left": rules_of("sochi-guide", here="senior_two_left"),
    "jumps": rules_of("sochi-guide", bid_steps="jumps"),
    # the same from eight up after a raspasy, so that the tree above misere can be walked
    "from eight": rules_of("sochi-guide", exit_min_levels=[6, 8]),
    "from eight, nine ends": rules_of(
        "sochi-guide", exit_min_levels=[6, 8], nine_over_misere_ends_auction=True
    ),
    "from eight, misere at any call": rules_of(
        "sochi-guide", exit_min_levels=[6, 8], misere_first_call_only=False
    ),
    "from eight, jumps": rules_of("sochi-guide", exit_min_levels=[6, 8], bid_steps="jumps"),
    "from nine": rules_of("sochi-guide", exit_min_levels=[6, 9]),
    # what a table may agree on besides
    "third hand takes the talon": rules_of("sochi-guide", third_hand_takes_talon_silently=True),
    "without talon": rules_of("sochi-guide", no_talon_bids="codex_chain"),
    "without talon, nine ends": rules_of("sochi-codex", no_talon_bids="codex_chain"),
    "without talon, misere at any call": rules_of(
        "sochi-guide", no_talon_bids="codex_chain", misere_first_call_only=False
    ),
    "without talon, from eight": rules_of(
        "sochi-guide", no_talon_bids="codex_chain", exit_min_levels=[6, 8]
    ),
    "dark": rules_of("sochi-guide", dark_and_bombs="classic"),
    "dark, from eight": rules_of("sochi-guide", dark_and_bombs="classic", exit_min_levels=[6, 8]),
    "dark, jumps": rules_of("sochi-swedish", dark_and_bombs="classic"),
    "dark, leningrad": rules_of("leningrad", dark_and_bombs="classic"),
    "dark, without talon": rules_of(
        "sochi-guide", dark_and_bombs="classic", no_talon_bids="codex_chain"
    ),
}

# agreement, raspasy before, in how many ways 1, 2, 3, ... calls can be made
PREFIXES = [
    ("sochi-guide", 0, [3, 8, 20, 27, 32, 41, 63, 94, 138]),
    ("without misere", 0, [2, 4, 8, 12, 19, 30, 48, 74, 108]),
    ("misere at any call", 0, [3, 8, 20, 31, 49, 78, 127, 193, 290]),
    ("without here", 0, [3, 8, 20, 22, 21, 19, 20, 22, 24]),
    ("here with two left", 0, [3, 8, 20, 25, 29, 35, 50, 73, 104]),
    ("jumps", 0, [27, 378, 3654]),
    ("sochi-swedish", 0, [27, 378, 3654]),
    ("polish", 0, [26, 351, 3276]),
    ("sochi-codex", 0, [3, 8, 19, 24, 26, 32, 48, 74, 108]),
    ("rostov", 2, [3, 8, 19, 24, 26, 32, 48, 74, 108]),
    ("leningrad", 0, [3, 8, 19, 24, 26, 32, 48, 74, 108]),
    ("leningrad", 1, [3, 8, 19, 24, 26, 32, 48, 74, 108]),
    ("from eight", 1, [3, 8, 20, 27, 32, 41, 63, 94, 138]),
    ("from eight, nine ends", 1, [3, 8, 19, 24, 26, 32, 48, 74, 108]),
    ("from eight, misere at any call", 1, [3, 8, 20, 31, 49, 78, 126, 181, 235]),
    ("from eight, jumps", 1, [17, 153, 969, 4945]),
    ("from nine", 1, [2, 4, 8, 12, 19, 30, 48, 74, 108]),
    ("third hand takes the talon", 0, [3, 8, 21, 27, 32, 41, 63, 94, 138]),
    ("without talon", 0, [5, 19, 62, 110, 163, 246, 410]),
    ("without talon, nine ends", 0, [5, 19, 58, 97, 127, 177, 286]),
    ("without talon, misere at any call", 0, [5, 19, 62, 123, 219, 386, 680]),
    ("dark", 0, [4, 14, 49, 133, 270, 465, 772]),
    ("dark, jumps", 0, [28, 432, 4836]),
    ("dark, leningrad", 1, [4, 14, 47, 123, 238, 384, 605]),
    ("dark, without talon", 0, [6, 29, 126, 412, 1009, 2092]),
]

# agreement, raspasy before, highest bid, complete auctions
COMPLETE = [
    ("sochi-guide", 0, "6S", 4),
    ("sochi-guide", 0, "7S", 161),
    ("sochi-guide", 0, "7NT", 1487),
    ("without here", 0, "10NT", 395),
    ("here with two left", 0, "7D", 366),
    ("jumps", 0, "7S", 1020),
    ("sochi-swedish", 0, "7D", 1288),
    ("polish", 0, "7D", 1288),
    ("leningrad", 1, "8S", 161),
    ("from eight", 1, "8NT", 87),
    ("from eight", 1, "misere", 94),
    ("from eight", 1, "9H", 927),
    ("from eight, nine ends", 1, "9H", 890),
    ("from eight, misere at any call", 1, "9H", 1205),
    ("from eight, jumps", 1, "9S", 1096),
    ("from nine", 1, "10D", 507),
    ("third hand takes the talon", 0, "6H", 46),
    ("without talon, from eight", 1, "9 without talon", 4251),
    ("dark", 0, "6D", 354),
    ("dark, from eight", 1, "misere", 3502),
]


# agreement, players, raspasy before, complete auctions of any height
TOTALS = [
    ("sochi-guide", 3, 0, 2473144),
    ("sochi-guide", 3, 2, 2473144),
    ("sochi-guide", 4, 0, 2473144),
    ("sochi-swedish", 3, 0, 453110313),
    ("sochi-swedish", 3, 1, 453110313),
    ("polish", 3, 0, 452984857),
    ("sochi-codex", 3, 0, 2472311),
    ("sochi-codex", 3, 3, 2472311),
    ("sochi-codex", 4, 0, 2472311),
    ("leningrad", 3, 0, 2472311),
    ("leningrad", 3, 1, 219257),
    ("leningrad", 3, 2, 219257),
    ("leningrad", 4, 0, 2472311),
    ("leningrad", 4, 1, 219257),
    ("rostov", 3, 0, 2472311),
    ("rostov", 3, 1, 2472311),
    ("rostov", 4, 0, 2472311),
    ("without misere", 3, 0, 2472295),
    ("misere at any call", 3, 0, 2568325),
    ("without here", 3, 0, 395),
    ("here with two left", 3, 0, 1407510),
    ("jumps", 3, 0, 152490405380),
    ("from eight", 3, 1, 19720),
    ("from eight, nine ends", 3, 1, 18887),
    ("from eight, misere at any call", 3, 1, 21946),
    ("from eight, jumps", 3, 1, 9164800),
    ("from nine", 3, 1, 1487),
    ("third hand takes the talon", 3, 0, 2473145),
    ("without talon", 3, 0, 12356247),
    ("without talon, nine ends", 3, 0, 12351767),
    ("without talon, misere at any call", 3, 0, 13512669),
    ("dark", 3, 0, 2319827675),
    ("dark", 4, 0, 2319827675),
    ("dark, jumps", 3, 0, 83677669501),
    ("dark, leningrad", 3, 1, 132042385),
    ("dark, without talon", 3, 0, 11418085035),
]


def opened(agreement: str, players: int = 3, run: int = 0) -> Deal:
    """A deal before its first call."""
    dark = AGREEMENTS[agreement].dark_and_bombs != "off"
    return new_deal(1, players, run=run, dark=dark)


def calls_of(deal: Deal) -> str:
    """The calls made so far: ``1 6S, 2 pass``, by first, second and third hand."""
    order = deal.seating.active
    return ", ".join(
        f"{order.index(seat) + 1} {str(action).removeprefix('bid ')}"
        for seat, action in deal.record
    )


def following(rules: Rules, deal: Deal) -> list[Deal]:
    """The deal after each legal action; half of a misere is never offered, it is no call."""
    actions = [action for action in reducer.legal(rules, deal) if action != OfferShare()]
    return [reducer.apply(rules, deal, action)[0] for action in actions]


def number_of_auctions(rules: Rules, deal: Deal) -> int:
    """How many complete auctions there are, states from which the same may follow counted once."""
    known: dict[object, int] = {}

    def count(deal: Deal) -> int:
        phase = deal.phase
        if not isinstance(phase, Auction):
            return 1
        looked = None if phase.looked is None else frozenset(phase.looked)
        callers = frozenset(made.seat for made in phase.calls)
        miseres = frozenset(
            (made.seat, made.call)
            for made in phase.calls
            if isinstance(made.call, Bid) and made.call.contract.is_misere
        )
        passed, unseen = passed_seats(phase), dark_passers(phase)
        standing = phase.high, phase.holder, phase.is_held_in_the_dark
        key = phase.actor, *standing, passed, callers, miseres, looked, unseen
        if key not in known:
            known[key] = sum(count(state) for state in following(rules, deal))
        return known[key]

    return count(deal)


def complete_auctions(rules: Rules, deal: Deal, highest: Contract) -> Iterator[Deal]:
    """Every state after an auction without a bid above ``highest``."""
    bids = [action.contract for _, action in deal.record if isinstance(action, Bid)]
    if bids and bids[-1].place > highest.place:
        return
    if not isinstance(deal.phase, Auction):
        yield deal
        return
    for state in following(rules, deal):
        yield from complete_auctions(rules, state, highest)


@pytest.mark.parametrize(("agreement", "run", "expected"), PREFIXES)
def test_number_of_auctions_by_depth(agreement: str, run: int, expected: list[int]) -> None:
    rules = AGREEMENTS[agreement]
    layer, counts = [opened(agreement, run=run)], []
    for _ in expected:
        layer = [
            state
            for deal in layer
            if isinstance(deal.phase, Auction)
            for state in following(rules, deal)
        ]
        counts.append(len(layer))
    assert counts == naive.auction_prefixes(to_mapping(rules), len(expected), run)
    assert counts == expected


@pytest.mark.parametrize(("agreement", "run", "highest", "expected"), COMPLETE)
def test_complete_auctions_up_to_a_bid(
    agreement: str, run: int, highest: str, expected: int
) -> None:
    rules = AGREEMENTS[agreement]
    start = opened(agreement, run=run)
    states = list(complete_auctions(rules, start, parse_contract(highest)))
    ours = {calls_of(deal) for deal in states}
    naively = {
        ", ".join(f"{hand} {call}" for hand, call in calls)
        for calls in naive.auctions(to_mapping(rules), highest, run)
    }
    assert ours == naively
    assert len(states) == len(ours) == expected


@pytest.mark.parametrize(("agreement", "players", "run", "expected"), TOTALS)
def test_complete_auctions_of_any_height(
    agreement: str, players: int, run: int, expected: int
) -> None:
    rules = AGREEMENTS[agreement]
    number = number_of_auctions(rules, opened(agreement, players, run))
    assert number == naive.number_of_auctions(to_mapping(rules), run)
    assert number == expected


@pytest.mark.parametrize("agreement", ["sochi-guide", "jumps", "leningrad"])
def test_the_declarer_is_the_one_who_holds_the_highest_bid(agreement: str) -> None:
    rules = AGREEMENTS[agreement]
    for deal in complete_auctions(rules, new_deal(1), parse_contract("6H")):
        calls = [(int(call[0]), call[2:]) for call in calls_of(deal).split(", ")]
        high, holder = naive.standing(calls)
        if high is None:
            assert isinstance(deal.phase, TrickPlay)
            continue
        assert holder is not None
        assert isinstance(deal.phase, Exchange)
        assert (str(deal.phase.bid), deal.phase.declarer) == (high, deal.seating.active[holder - 1])


# ------------------------------------------------------------------ whist declarations

WHIST_FILE = Path(__file__).parents[1] / "golden" / "whist_sequences.txt"

WHIST_AGREEMENTS = {
    **PRESETS,
    "sochi-guide without reopening": rules_of("sochi-guide", first_defender_may_reopen=False),
    "sochi-guide, dealer silent": rules_of("sochi-guide", sitting_dealer_whist="off"),
    "sochi-guide, dealer after any two refusals": rules_of(
        "sochi-guide", sitting_dealer_whist="after_any_two_refusals"
    ),
    "leningrad, dealer after any two refusals": rules_of(
        "leningrad", sitting_dealer_whist="after_any_two_refusals"
    ),
    "sochi-guide, a caller": rules_of("sochi-guide", sole_whister_mode="polish_call"),
    "sochi-guide, always open": rules_of("sochi-guide", sole_whister_mode="open"),
    "sochi-guide, stalingrad": rules_of("sochi-guide", stalingrad=True),
    "sochi-guide, forced ten": rules_of("sochi-guide", ten_mode="forced_no_quota"),
    "sochi-guide, half at seven only": rules_of("sochi-guide", half_whist_levels=[7]),
}
WHIST_CASES = [
    (name, players, level)
    for name, rules in WHIST_AGREEMENTS.items()
    for players in rules.players
    for level in (6, 7, 8, 9, 10)
]
NAMES: dict[Seat, str] = {0: "X", 1: "D1", 2: "D2", 3: "S"}  # X the declarer, S sits out


def whisting(rules: Rules, players: int, contract: str) -> Deal:
    """A deal in which the first hand has named a contract, after five steps."""
    deal = after(rules, new_deal(7, players), "A bid 6S, B pass, C pass")
    discard = reducer.legal(rules, deal)[0]
    return after(rules, deal, f"A {discard}, A name {contract}")


def declared(rules: Rules, deal: Deal) -> Iterator[Deal]:
    """Every state after complete declarations and the choice of a sole whister."""
    if not isinstance(deal.phase, Whisting | DefenceChoice):
        yield deal
        return
    for state in following(rules, deal):
        yield from declared(rules, state)


def outcome(deal: Deal) -> str:
    """What the declarations came to, in the words of the naive implementation."""
    phase = deal.phase.result if isinstance(deal.phase, Finished) else deal.phase
    assert isinstance(phase, TrickPlay | ContractResult)
    assert phase.defence is not None
    half = phase.defence.half_whister
    mode = "alone" if phase.defence.alone else "open" if phase.defence.openly else "closed"
    match [NAMES[seat] for seat in phase.defence.whisters]:
        case ["D1", "D2"]:
            return "both"
        case [sole]:
            left = "" if half is None else f", {NAMES[half]} left"
            return f"sole {sole}{left}, {mode}"
    return "unwhisted" if half is None else f"half-whist of {NAMES[half]}"


def said(action: DealAction) -> str:
    return f"look {NAMES[action.seat]}" if isinstance(action, Inspect) else str(action)


def sequences(rules: Rules, players: int, level: int) -> list[str]:
    """All declarations over a contract of the first hand, one a line."""
    lines = []
    for deal in declared(rules, whisting(rules, players, f"{level}S")):
        calls = ", ".join(f"{NAMES[seat]} {said(call)}" for seat, call in deal.record[5:])
        lines.append(f"{calls or 'nobody is asked'}: {outcome(deal)}")
    return lines


@pytest.mark.parametrize(("agreement", "players", "level"), WHIST_CASES)
def test_whist_sequences(agreement: str, players: int, level: int) -> None:
    rules = WHIST_AGREEMENTS[agreement]
    naively = [
        f"{calls}: {comes_to}"
        for calls, comes_to in naive.defences(to_mapping(rules), players, level)
    ]
    ours = sequences(rules, players, level)
    assert len(ours) == len(set(ours))
    assert set(ours) == set(naively)


def test_whist_sequences_are_those_that_were_written_down() -> None:
    text = (
        "Every sequence of whist declarations and what a sole whister may choose, over a contract "
        "in spades.\nX declares, D1 and D2 defend, S sits out.\n"
    )
    blocks: dict[tuple[str, ...], dict[str, list[str]]] = {}
    for name, players, level in WHIST_CASES:
        lines = tuple(sorted(sequences(WHIST_AGREEMENTS[name], players, level)))
        heading = f"{name}, {players} players, level"
        blocks.setdefault(lines, {}).setdefault(heading, []).append(str(level))
    for lines, headings in blocks.items():
        text += "\n"
        text += "".join(f"{heading} {' '.join(levels)}\n" for heading, levels in headings.items())
        text += "".join(f"  {line}\n" for line in lines)
    if "REWRITE_GOLDEN" in os.environ:
        WHIST_FILE.write_text(text, encoding="utf-8")
    assert text == WHIST_FILE.read_text(encoding="utf-8")


def test_a_six_in_the_dark_is_whisted_by_both_without_a_word() -> None:
    rules = AGREEMENTS["dark"]
    deal = after(rules, opened("dark"), "A bid 6S, B pass, C pass, A talon, A discards, A name 6H")
    assert outcome(deal) == "both"


# ------------------------------------------------------------------ endgames

# hands of A, B, C; leader; contract of A, or none in raspasy; number of ways to play the cards
# out, and in how many of them A takes 0, 1, 2, ... tricks
ENDGAMES = [
    ("QS JH QH / KS 9D QC / 9S 10S JS", "A", "7H", 144, [0, 0, 72, 72]),
    ("AH 7H AS / KH 8S 9C / QH JH 7S", "B", "6H", 22, [0, 0, 22]),
    ("AS KS 7D / QS 9D 8D / 10S JD QD", "C", "8NT", 32, [0, 16, 16]),
    ("AC 10D 8D / KC QD 7D / JC 9C JD", "B", "6C", 20, [0, 20]),
    ("7S 9S JD / 8S KD QC / 10S AD 7C", "A", "misere", 10, [10]),
    ("8H 10H 7D / 7H JH QD / 9H KH 8D", "B", "misere", 24, [18, 6]),
    ("7S AS 9C / 8S KS JC / 9S QS 8D", "C", "", 60, [14, 42, 4]),
    ("AS KS 7S 8H / QS JS 9H 10H / 9S 8D 7D KH", "A", "6H", 208, [16, 144, 48]),
]


def played_out(rules: Rules, deal: Deal) -> Iterator[tuple[str, int]]:
    """Every way to play a deal out: the cards in order, and the tricks A takes in them."""
    if isinstance(deal.phase, TrickPlay):
        for state in following(rules, deal):
            yield from played_out(rules, state)
        return
    cards = " ".join(str(step.action).removeprefix("play ") for step in deal.record)
    yield cards, tricks_of_first(deal)


def tricks_of_first(deal: Deal) -> int:
    """Tricks of seat A, the declarer if there is one."""
    assert isinstance(deal.phase, Finished)
    match deal.phase.result:
        case MisereResult(taken=number):
            return number
        case ContractResult(tricks=tricks) | RaspasyResult(tricks=tricks):
            return tricks[0]
        case other:
            raise AssertionError(f"no cards were played: {other}")


def as_naive(hands: str, trump: int | None) -> tuple[dict[int, list[str]], str | None]:
    split = {number: hand.split() for number, hand in enumerate(hands.split("/"), 1)}
    return split, None if trump is None else "SCDH"[trump]


@pytest.mark.parametrize(("hands", "leader", "contract", "number", "by_tricks"), ENDGAMES)
def test_endgames(
    hands: str, leader: str, contract: str, number: int, by_tricks: list[int]
) -> None:
    named = parse_contract(contract) if contract else None
    trump = named.trump if named else None
    ours = list(played_out(GUIDE, endgame(hands, leader, named)))
    split, trump_letter = as_naive(hands, trump)
    naively = [
        (story, counts[1])
        for story, counts in naive.plays(split, "ABC".index(leader) + 1, trump_letter)
    ]
    assert sorted(ours) == sorted(naively)
    assert len(ours) == number
    histogram = Counter(tricks for _, tricks in ours)
    assert [histogram[tricks] for tricks in range(len(by_tricks))] == by_tricks
    assert sum(by_tricks) == number


# hands, talon, ways to play the first 1, 2, ... 7 cards of a raspasy
RASPASY = [
    (
        "AS KS 9S 8S QC JC AD 10D KH 7H/QS 7S AC 10C 8C KD QD JD AH 9H/"
        "JS 10S 9C 7C 9D 8D 7D QH JH 10H",
        "KC 8H",
        [2, 6, 12, 24, 48, 144, 1152],
    ),
    (
        "AS KS QS JS 10S 9S 8S 7S AC KC/QC JC 10C 9C 8C 7C AD KD QD JD/"
        "10D 9D 8D AH KH QH JH 10H 9H 8H",
        "7D 7H",
        [10, 40, 120, 1080, 9720],
    ),
]


@pytest.mark.parametrize(("hands", "talon", "expected"), RASPASY)
def test_raspasy_openings(hands: str, talon: str, expected: list[int]) -> None:
    deal = after(GUIDE, deal_of(hands, talon), "A pass, B pass, C pass")
    layer, counts = [deal], []
    for _ in expected:
        layer = [state for deal in layer for state in following(GUIDE, deal)]
        counts.append(len(layer))
    split, _ = as_naive(hands, None)
    stories = {story for story, _ in naive.plays(split, 1, None, talon.split(), len(expected))}
    ours = {
        " ".join(str(step.action).removeprefix("play ") for step in deal.record[3:])
        for deal in layer
    }
    assert ours == stories
    assert counts == expected
