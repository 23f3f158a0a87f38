"""Sections D.1 to D.4 and D.8 of the rules reference: what one deal writes, before posting.

An outcome is a dictionary as the worked examples have it: ``declarer``, ``contract``, ``calls``,
``tricks`` of a trick contract, or ``misere``, ``raspasy``, ``conceded``, ``redeal``. What is
written is a dictionary of columns: ``pool``, ``mountain`` and ``points`` by name, ``whists`` by
``"B>A"`` (B writes on A).
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tests.game.second_scorer.whist_words import (
    Profile,
    Seats,
    constellation,
    level_of,
    sitting_dealer,
)

Amount = int | Fraction
Paper = dict[str, dict[str, Amount]]
Outcome = Mapping[str, Any]

ZONES = ("pool", "mountain", "whists", "points")


class NotInTheReference(Exception):
    """The reference does not say what is written for such a deal under such rules."""


class Pencil:
    """Writes into columns; what is written twice in one place adds up."""

    def __init__(self, factor: int = 1) -> None:
        self.paper: Paper = {zone: {} for zone in ZONES}
        self.remised: list[str] = []  # whisters who pay, for D6.3
        self.factor = factor

    def add(self, zone: str, name: str, amount: Amount) -> None:
        column = self.paper[zone]
        column[name] = column.get(name, 0) + amount * self.factor

    def whists(self, writer: str, on: str, amount: Amount) -> None:
        self.add("whists", f"{writer}>{on}", amount)


def written(
    rules: Profile, seats: Seats, dealer: str, outcome: Outcome, sheet: Paper
) -> tuple[Paper, list[str]]:
    """What a deal writes, zeroes left out, and the whisters who were penalised.

    ``sheet`` is the one before the deal.
    """
    pencil = Pencil(factor(outcome))
    if "redeal" in outcome:
        pass  # C12.1: nothing is written
    elif "misere" in outcome:
        _misere(rules, outcome["misere"], pencil)
    elif "raspasy" in outcome:
        _raspasy(rules, seats, dealer, outcome["raspasy"], outcome.get("k", 1), pencil)
    elif "conceded" in outcome:
        _without_three(rules, outcome["conceded"], pencil)
    elif rules["ledger"] == "signed_points":
        _polish(rules, seats, dealer, outcome, pencil)
    else:
        _contract(rules, seats, dealer, outcome, sheet, pencil)
    if outcome.get("rejected"):  # A48: not brought by the contract, so without its factor
        pencil.factor = 1
        _penalty(rules, dealer, rules["talon_refusal_penalty"], pencil)
    paper = {
        zone: {name: amount for name, amount in column.items() if amount}
        for zone, column in pencil.paper.items()
    }
    return paper, pencil.remised


def _penalty(rules: Profile, name: str, amount: Amount, pencil: Pencil) -> None:
    """A penalty: on the mountain, or off the one signed total (A-n5)."""
    if rules["ledger"] == "signed_points":
        pencil.add("points", name, -amount)
    else:
        pencil.add("mountain", name, amount)


def factor(outcome: Outcome) -> int:
    """A.1: what everything written in a deal is multiplied by.

    ``bombs`` tells the factor of the bomb that a player would use.
    """
    if "raspasy" in outcome:
        dark_passes = len(outcome.get("dark_passers", []))
        return 1 << dark_passes
    known = outcome.get("misere") or outcome.get("conceded") or outcome
    bomb: int = outcome.get("bombs", {}).get(known.get("declarer"), 1)
    return bomb * (2 if outcome.get("dark") else 1)


# ------------------------------------------------------------------ D.1


def value(rules: Profile, level: int) -> int:
    """V."""
    number: int = rules["contract_value"][level]
    return number


def undertrick_price(rules: Profile, level: int) -> int:
    """u = V x undertrick_factor."""
    factor: int = rules["undertrick_factor"]
    return value(rules, level) * factor


def whist_price(rules: Profile, level: int) -> int:
    """w = V x whist_trick_factor."""
    factor: int = rules["whist_trick_factor"]
    return value(rules, level) * factor


def consolation(rules: Profile, level: int) -> int:
    """c, for each undertrick and each entitled player."""
    v = value(rules, level)
    prices = {"value_x1": v, "value_x2": 2 * v, "fixed_10": 10, "fixed_15": 15, "none": 0}
    return prices[rules["consolation"]]


def responsibility(rules: Profile, sheet: Paper, whister: str) -> Fraction:
    """The share of an undertrick that a missing whist trick costs: 1 or 1/2 (A53)."""
    match rules["responsibility"]:
        case "full":
            return Fraction(1)
        case "half":
            return Fraction(1, 2)
    closed = sheet["pool"].get(whister, 0) >= rules["pool_target"]
    return Fraction(1) if closed else Fraction(1, 2)


# ------------------------------------------------------------------ D.2


def _contract(
    rules: Profile,
    seats: Seats,
    dealer: str,
    outcome: Outcome,
    sheet: Paper,
    pencil: Pencil,
) -> None:
    declarer, level = outcome["declarer"], level_of(outcome["contract"])
    said = constellation(rules, seats, dealer, outcome)
    row, whisters, half, passers = said["row"], said["whisters"], said["half"], said["passers"]
    v, u, w = value(rules, level), undertrick_price(rules, level), whist_price(rules, level)
    quota = rules["whist_quota"][level]
    sitting = sitting_dealer(seats, dealer)
    _talon_bonus(rules, level, sitting, declarer, outcome, pencil)

    # The two rows that are not played
    if row == "both pass":
        if outcome.get("write_off"):
            _write_off(rules, declarer, v * pencil.factor, sheet, pencil)
        else:
            pencil.add("pool", declarer, v)
        return
    if row == "half-whist stands":
        pencil.add("pool", declarer, v)
        pencil.whists(half, declarer, Fraction(w * quota, 2))
        return

    # D1.1
    tricks = outcome["tricks"]
    own = tricks[declarer]
    undertricks = max(0, level - own)
    if undertricks:
        pencil.add("mountain", declarer, u * undertricks)
    else:
        pencil.add("pool", declarer, v)
        if rules["underbid_penalty"]:  # C4.7
            pencil.add("mountain", declarer, u * (own - level))

    # Column "trick whists"
    defence = 10 - own
    failed = undertricks > 0
    match row:
        case "both whist" | "Stalingrad" | "ten checked open / forced":
            for whister in whisters:
                pencil.whists(whister, declarer, w * tricks[whister])
        case "one whists":
            (whister,), (passer,) = whisters, passers
            shares = rules["sharing"] == "gentleman_always" or (
                rules["sharing"] == "gentleman_on_fail" and failed
            )
            if shares:
                pencil.whists(whister, declarer, Fraction(w * defence, 2))
                pencil.whists(passer, declarer, Fraction(w * defence, 2))
            else:
                pencil.whists(whister, declarer, w * defence)
        case "reopened" | "dealer after half" | "dealer after two passes":
            (whister,) = whisters
            pencil.whists(whister, declarer, w * defence)

    # Column "consolation"
    price = consolation(rules, level) * undertricks
    entitled = rules["consolation_to"]
    if "whister" in entitled:
        for whister in whisters:
            pencil.whists(whister, declarer, price)
    if "passer" in entitled:
        for passer in passers:
            for_two = row == "one whists" and (
                rules["consolation_distribution"] == "sole_whister_for_two"
            )
            pencil.whists(whisters[0] if for_two else passer, declarer, price)
        if half is not None:
            match rules["reopen_consolation"]:
                case "reopener":
                    pencil.whists(whisters[0], declarer, price)
                case "half_whister":
                    pencil.whists(half, declarer, price)
    if "sitting_dealer" in entitled and sitting is not None and sitting not in whisters:
        pencil.whists(sitting, declarer, price)

    # Column "penalty"
    short = 0 if failed else max(0, quota - defence)  # D1.2
    if short == 0 or row == "ten checked open / forced":  # D2.1
        return
    match row:
        case "both whist" | "Stalingrad":
            missing = _both_short(rules, level, [tricks[whister] for whister in whisters], short)
        case "dealer after half" | "dealer after two passes" if (
            rules["sitting_dealer_liability"] == "none"
        ):
            missing = [Fraction(0)]
        case _:
            missing = [Fraction(short)]
    for whister, number in zip(whisters, missing, strict=True):
        if number:
            pencil.add("mountain", whister, responsibility(rules, sheet, whister) * u * number)
            pencil.remised.append(whister)


def _write_off(rules: Profile, declarer: str, award: int, sheet: Paper, pencil: Pencil) -> None:
    """A18: not below zero, at the worth of D.5 (compare D6.2), and the rest goes to the pool."""
    k: int = rules["pool_point_as_mountain"]
    written_off = min(award, max(0, int(sheet["mountain"][declarer])) // k)
    pencil.factor = 1  # the award has it already
    pencil.add("mountain", declarer, -k * written_off)
    pencil.add("pool", declarer, award - written_off)


def _both_short(rules: Profile, level: int, tricks: list[int], short: int) -> list[Fraction]:
    """D.2 first row and D2.1 to D2.3: the tricks for which the first and the second pay."""
    if level >= 8 and rules["high_level_liability"] == "second_whister":
        return [Fraction(0), Fraction(short)]
    duty = rules["personal_duty"][level]
    personal = [max(0, duty - own) for own in tricks]
    if sum(personal) > short:  # D2.2: the one case in which the basis matters
        match rules["shortfall_basis"]:
            case "personal_capped_by_joint":
                capped = [min(missing, short) for missing in personal]
                if sum(capped) > short:
                    raise NotInTheReference("whose share of the joint shortfall is capped")
                return [Fraction(missing) for missing in capped]
            case "split_joint":
                return [Fraction(short, 2)] * 2
    return [Fraction(missing) for missing in personal]


# ------------------------------------------------------------------ A-n6, C4.8


def _talon_bonus(
    rules: Profile,
    level: int,
    sitting: str | None,
    declarer: str,
    outcome: Outcome,
    pencil: Pencil,
) -> None:
    """A-n6: what the sitting dealer writes for the talon that the declarer took."""
    talon = outcome.get("talon", [])
    if sitting is None or not talon:
        return
    match rules["talon_bonus"]:
        case "codex_table":
            pencil.whists(sitting, declarer, talon_tricks(talon) * whist_price(rules, level))
        case "ace_only":
            aces = sum(card.startswith("A") for card in talon)
            pencil.whists(sitting, declarer, aces * consolation(rules, level))


def talon_tricks(talon: list[str]) -> int:
    """A-n6 ``codex_table``: how many tricks two talon cards are worth."""
    ranks = sorted(card[:-1] for card in talon)
    one_suit = talon[0][-1] == talon[1][-1]
    if ranks == ["A", "A"]:
        return 3
    if ranks == ["A", "K"] and one_suit:
        return 2
    if "A" in ranks:
        return 1
    return 1 if ranks == ["K", "Q"] and one_suit else 0


def _without_three(rules: Profile, conceded: Mapping[str, Any], pencil: Pencil) -> None:
    """C4.8: three undertricks of the winning bid, and nobody writes anything else."""
    level = level_of(conceded["bid"])
    signed = rules["ledger"] == "signed_points"  # D8.1 knows no factor
    price = value(rules, level) if signed else undertrick_price(rules, level)
    _penalty(rules, conceded["declarer"], 3 * price, pencil)


# ------------------------------------------------------------------ D.4


def _misere(rules: Profile, misere: Mapping[str, Any], pencil: Pencil) -> None:
    """D4.1, and C8.4 when the sitting dealer shares it."""
    partners = [misere["declarer"], *misere.get("shared_with", [])]
    for name in partners:
        if misere["taken"]:
            price = misere["taken"] * rules["misere_trick_mountain"]
            pencil.add("mountain", name, Fraction(price, len(partners)))
        else:
            pencil.add("pool", name, Fraction(rules["misere_value"], len(partners)))


def _raspasy(
    rules: Profile,
    seats: Seats,
    dealer: str,
    tricks: Mapping[str, int],
    k: int,
    pencil: Pencil,
) -> None:
    sitting = sitting_dealer(seats, dealer)
    counts = {name: tricks.get(name, 0) for name in seats}
    match rules["raspasy_scoring"]:
        case "mountain":  # D4.2, D4.6
            price = raspasy_price(rules, k)
            forgiven = min(counts.values()) if rules["raspasy_amnesty"] else 0
            for name, number in counts.items():
                pencil.add("mountain", name, price * (number - forgiven))
        case "whists_vs_rivals":  # D4.5
            playing = {name: counts[name] for name in seats if name != sitting}
            fewest = min(playing.values())
            winners = [name for name, number in playing.items() if number == fewest]
            for winner in winners:
                for loser, number in playing.items():
                    if loser not in winners:
                        rate = Fraction(rules["raspasy_whist_rate"] * number, len(winners))
                        pencil.whists(winner, loser, rate)
    price = 0
    if rules["raspasy_zero_bonus"] == "pool_trick_price":
        price = raspasy_price(rules, k) * pencil.factor
    pencil.factor = 1  # passes in the dark raise the price of a trick, not a bonus of one (A.1)
    for name in seats:  # D4.3, D4.5, D4.6
        pencil.add("pool", name, _zero_bonus(rules, price, counts[name], name == sitting))


def raspasy_price(rules: Profile, k: int) -> int:
    """C9.7, A-n4: the price of a trick at the k-th raspasy in a row; the last one repeats."""
    prices: list[int] = rules["raspasy_prices"]
    return prices[min(k, len(prices)) - 1]


def _zero_bonus(rules: Profile, price: int, tricks: int, sits_out: bool) -> int:
    if sits_out and rules["raspasy_zero_bonus_dealer"] == "always_1":
        return 1
    if tricks or (sits_out and rules["raspasy_zero_bonus_dealer"] == "none"):
        return 0
    match rules["raspasy_zero_bonus"]:
        case "pool_1":
            return 1
        case "pool_trick_price":
            return price
    return 0


# ------------------------------------------------------------------ D.8


def _polish(rules: Profile, seats: Seats, dealer: str, outcome: Outcome, pencil: Pencil) -> None:
    """D8.1 to D8.4."""
    declarer, level = outcome["declarer"], level_of(outcome["contract"])
    said = constellation(rules, seats, dealer, outcome)
    for name, number in polish_points(rules, declarer, level, said, outcome.get("tricks", {})):
        pencil.add("points", name, number)


def polish_points(
    rules: Profile,
    declarer: str,
    level: int,
    said: Mapping[str, Any],
    tricks: Mapping[str, int],
) -> list[tuple[str, int]]:
    """What each writes of his own; ``said`` is a constellation."""
    v, row, whisters = value(rules, level), said["row"], said["whisters"]
    if row == "both pass":  # D8.4
        return [(declarer, v)]
    if said["half"] is not None:
        raise NotInTheReference("C.12 has no half-whist")
    undertricks = max(0, level - tricks[declarer])
    overtricks = max(0, tricks[declarer] - level) if rules["underbid_penalty"] else 0
    points = [(declarer, (-v * undertricks if undertricks else v) - v * overtricks)]  # D8.1
    quota, duty = rules["whist_quota"][level], rules["personal_duty"].get(level, 0)
    for whister in whisters:
        own = tricks[whister]
        short = 0
        match row:
            case "both whist" | "Stalingrad" if level < 10:  # D8.3: the joint number first
                joint = sum(tricks[name] for name in whisters)
                short = max(0, duty - own) if joint < quota else 0
            case "alone" if level < 10:
                short = max(0, duty - own)
            case "called" if level < 10:  # D8.2: both hands count as the caller's
                own += sum(tricks[name] for name in said["passers"])
                short = max(0, quota - own)
            case "ten checked open / forced":
                pass
            case _:
                raise NotInTheReference(f"no points are told for: {row}, {level}")
        points.append((whister, v * (own + undertricks) - v * short))
    return points
