"""Sections D.5 to D.7, C.9 and C.11 of the rules reference: sheet, settlement and match.

A sheet has the columns of a deal: ``pool``, ``mountain`` and ``points`` by name and ``whists`` by
``"B>A"``, with every place filled in.
"""

from collections.abc import Collection, Mapping
from fractions import Fraction
from itertools import permutations
from typing import Any

from tests.game.second_scorer.deal_scores import Amount, Outcome, Paper, written
from tests.game.second_scorer.whist_words import (
    Profile,
    Seats,
    constellation,
    level_of,
    sitting_dealer,
)


def empty_sheet(seats: Seats) -> Paper:
    sheet: Paper = {zone: dict.fromkeys(seats, 0) for zone in ("pool", "mountain", "points")}
    return sheet | {"whists": {f"{a}>{b}": 0 for a, b in permutations(seats, 2)}}


def filled_in(seats: Seats, part: Mapping[str, Mapping[str, Amount]]) -> Paper:
    """A sheet of which only some places are given."""
    sheet = empty_sheet(seats)
    for zone, column in part.items():
        sheet[zone].update(column)
    return sheet


# ------------------------------------------------------------------ C.11, D.6


def clockwise_after(seats: Seats, name: str) -> list[str]:
    """The others, from the left-hand neighbour on."""
    at = list(seats).index(name) + 1
    return [*seats[at:], *seats[: at - 1]]


def posted(
    rules: Profile,
    seats: Seats,
    dealer: str,
    sheet: Paper,
    deltas: Paper,
    remised: Collection[str] = (),
) -> Paper:
    """C11.1, C11.2: mountains and whists first, then the awards from the dealer's left on."""
    after = {zone: dict(column) for zone, column in sheet.items()}
    for zone in ("mountain", "whists", "points"):
        for place, amount in deltas.get(zone, {}).items():
            after[zone][place] += amount
    barred: set[str | None] = set()
    if "recipient_whist_remise" in rules["help_barred"]:
        barred |= set(remised)
    if "recipient_sitting_dealer" in rules["help_barred"]:
        barred |= {sitting_dealer(seats, dealer)}
    for name in [*clockwise_after(seats, dealer), dealer]:
        _enter(rules, seats, after, name, deltas.get("pool", {}).get(name, 0), barred)
    return after


def _enter(
    rules: Profile,
    seats: Seats,
    sheet: Paper,
    name: str,
    award: Amount,
    barred: Collection[str | None],
) -> None:
    """D.6: one pool award, its help and its overflow."""
    pool, mountain, target = sheet["pool"], sheet["mountain"], rules["pool_target"]
    if rules["pool_recording"] == "uncapped":  # D6.4
        pool[name] += award
        return
    # 1
    own = min(award, target - pool[name])
    pool[name] += own
    rest = award - own
    # 2
    while rest > 0 and rules["pool_help"] != "none":
        open_pools = [
            other
            for other in clockwise_after(seats, name)
            if other not in barred and pool[other] < target
        ]
        if not open_pools:
            break
        receiver = open_pools[0]
        if rules["pool_help"] == "highest_unclosed":
            receiver = max(open_pools, key=lambda other: pool[other])  # the first of equals
        given = min(rest, target - pool[receiver])
        pool[receiver] += given
        sheet["whists"][f"{name}>{receiver}"] += rules["help_whists_per_point"] * given
        rest -= given
    # 3
    match rules["last_overflow"]:
        case "own_mountain_floor0_then_rivals":
            taken_off = min(rest, max(0, mountain[name]))
            mountain[name] -= taken_off
            for other in clockwise_after(seats, name):
                mountain[other] += rest - taken_off
        case "own_mountain_may_go_negative":
            mountain[name] -= rest


# ------------------------------------------------------------------ D.5, D.7


def whist_balance(seats: Seats, whists: Mapping[str, Amount], name: str) -> Amount:
    """What a player has written on the others, less what they have written on him."""
    others = clockwise_after(seats, name)
    return sum(whists.get(f"{name}>{o}", 0) - whists.get(f"{o}>{name}", 0) for o in others)


def net_values(rules: Profile, seats: Seats, deltas: Paper) -> dict[str, Fraction]:
    """D.5: what one deal is worth to each, pool points counted as so many mountain points less."""
    k, ten = rules["pool_point_as_mountain"], rules["mountain_point_in_whists"]
    pool, mountain = deltas.get("pool", {}), deltas.get("mountain", {})
    owed = {name: Fraction(mountain.get(name, 0) - k * pool.get(name, 0)) for name in seats}
    mean = sum(owed.values()) / len(seats)
    return {
        name: ten * (mean - owed[name]) + whist_balance(seats, deltas.get("whists", {}), name)
        for name in seats
    }


def converted(rules: Profile, seats: Seats, sheet: Paper) -> dict[str, Amount]:
    """D.7 step 1: mountains with missing and surplus pool points in them."""
    k, target = rules["pool_point_as_mountain"], rules["pool_target"]
    return {name: sheet["mountain"][name] + k * (target - sheet["pool"][name]) for name in seats}


def settled(rules: Profile, seats: Seats, sheet: Paper) -> dict[str, Fraction]:
    """D.7 steps 2, 3 and 5, D8.5."""
    if rules["settlement"] == "signed_points":
        return {name: Fraction(sheet["points"][name]) for name in seats}
    ten, mountains = rules["mountain_point_in_whists"], converted(rules, seats, sheet)
    level = Fraction(sum(mountains.values())) / len(seats)
    if rules["settlement"] == "own_mountain_raw":
        level = Fraction(0)
    return {
        name: ten * (level - mountains[name]) + whist_balance(seats, sheet["whists"], name)
        for name in seats
    }


def settled_in_pairs(rules: Profile, seats: Seats, sheet: Paper) -> dict[str, Fraction]:
    """D.7 step 4: everybody gains his share of everybody's mountain."""
    ten, mountains = rules["mountain_point_in_whists"], converted(rules, seats, sheet)
    return {
        name: sum(
            (Fraction(mountains[other] - mountains[name]) * ten / len(seats) for other in seats),
            Fraction(whist_balance(seats, sheet["whists"], name)),
        )
        for name in seats
    }


def with_one_point_moved(
    seats: Seats, mountain: Mapping[str, Amount], name: str, by: int
) -> tuple[dict[str, Amount], dict[str, Amount]]:
    """D.7 step 6: mountains with a point more or less on one, and the whists that make up for it.

    A point is worth ten whists, of which each of n players bears a share; in whole whists three.
    """
    others = clockwise_after(seats, name)
    share = round(Fraction(10, len(seats)))
    places: dict[str, Amount] = {
        (f"{o}>{name}" if by < 0 else f"{name}>{o}"): share * abs(by) for o in others
    }
    return {**mountain, name: mountain[name] + by}, places


# ------------------------------------------------------------------ C.9, C.11: from deal to deal


def start(seats: Seats, first_dealer: str) -> dict[str, Any]:
    """A match before its first deal."""
    return {
        "sheet": empty_sheet(seats),
        "dealer": first_dealer,
        "run": 0,  # raspasy in a row, C9.8
        "deals": 0,
        "over": False,
        "bombs": {name: [] for name in seats},  # the next one first, A.1
        "net": dict.fromkeys(seats, Fraction(0)),
    }


def after_deal(
    rules: Profile, seats: Seats, match: Mapping[str, Any], outcome: Outcome
) -> dict[str, Any]:
    """The match after one more deal."""
    dealer, run, sheet = match["dealer"], match["run"], match["sheet"]
    outcome = {**outcome, "bombs": bombs_at_hand(match)}
    if "raspasy" in outcome:
        outcome["k"] = run + 1  # C9.7
    deltas, remised = written(rules, seats, dealer, outcome, sheet)
    sheet = posted(rules, seats, dealer, sheet, deltas, remised)
    net = match["net"]
    if rules["ledger"] == "pool_mountain_whists":
        worth = net_values(rules, seats, deltas)
        net = {name: net[name] + worth[name] for name in seats}
    deals = match["deals"] + 1
    return {
        "sheet": sheet,
        "dealer": next_dealer(rules, seats, dealer, outcome),
        "run": next_run(rules, seats, dealer, run, outcome),
        "deals": deals,
        "over": is_over(rules, seats, sheet, deals),
        "bombs": next_bombs(rules, seats, dealer, match["bombs"], outcome),
        "net": net,
    }


def next_dealer(rules: Profile, seats: Seats, dealer: str, outcome: Outcome) -> str:
    """C1.3."""
    if "raspasy" in outcome and rules["deal_after_raspasy"] == "same_dealer":
        return dealer
    return clockwise_after(seats, dealer)[0]


def next_run(rules: Profile, seats: Seats, dealer: str, run: int, outcome: Outcome) -> int:
    """C9.8."""
    if "raspasy" in outcome:
        return run + 1
    if "misere" in outcome:
        return 0 if rules["misere_resets_run"] else run
    if "redeal" in outcome:
        return run
    made, whisted = made_and_whisted(rules, seats, dealer, outcome)
    match rules["raspasy_run_reset"]:
        case "contract_made":
            ends = made
        case "contract_made_and_whisted":
            ends = made and whisted
        case _:
            ends = True
    return 0 if ends else run


def is_over(rules: Profile, seats: Seats, sheet: Paper, deals: int) -> bool:
    """C11.3 and A17."""
    what, _, number = rules["end_limit"].partition(":")
    if what == "max_deals" and number.isdecimal() and deals >= int(number):
        return True
    return pools_closed(rules, seats, sheet)


def pools_closed(rules: Profile, seats: Seats, sheet: Paper) -> bool:
    """C11.3."""
    target: int = rules["pool_target"]
    pools = sheet["pool"].values()
    match rules["pool_scope"]:
        case "per_player":
            return all(pool >= target for pool in pools)
        case "shared_total":
            return sum(pools) >= target * len(seats)
    return False


def made_and_whisted(
    rules: Profile, seats: Seats, dealer: str, outcome: Outcome
) -> tuple[bool, bool]:
    """Whether a contract was made, and whether it was played against a whister."""
    if "conceded" in outcome:
        return False, False
    if not constellation(rules, seats, dealer, outcome)["whisters"]:
        return True, False
    return outcome["tricks"][outcome["declarer"]] >= level_of(outcome["contract"]), True


# ------------------------------------------------------------------ A.1: bombs


def bombs_at_hand(match: Mapping[str, Any]) -> dict[str, int]:
    """The factor that each player's contract would have: bombs are used in the order received."""
    return {name: (bombs or [1])[0] for name, bombs in match["bombs"].items()}


def next_bombs(
    rules: Profile,
    seats: Seats,
    dealer: str,
    bombs: Mapping[str, list[int]],
    outcome: Outcome,
) -> dict[str, list[int]]:
    """A.1 items 1 and 2: a bomb for each pass in the dark, and one used for a contract made."""
    if "raspasy" in outcome:
        passers = outcome.get("dark_passers", [])
        lucky = {*passers, sitting_dealer(seats, dealer)} if passers else set()
        bomb = [2 ** len(passers)]
        return {name: own + bomb if name in lucky else own for name, own in bombs.items()}
    if "misere" in outcome:
        declarer, made = outcome["misere"]["declarer"], outcome["misere"]["taken"] == 0
    elif "redeal" in outcome or "conceded" in outcome:
        return dict(bombs)
    else:
        declarer = outcome["declarer"]
        made, _ = made_and_whisted(rules, seats, dealer, outcome)
    return {name: own[1:] if made and name == declarer else own for name, own in bombs.items()}
