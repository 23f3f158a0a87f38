"""Every outcome that a deal can have, and some at random; sheets before it, too."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

from tests.game.second_scorer.deal_scores import Outcome, Paper
from tests.game.second_scorer.score_sheet import empty_sheet
from tests.game.second_scorer.whist_words import (
    NOTHING_ELSE,
    Facts,
    Profile,
    Seats,
    constellation,
    hands,
    roles,
    sitting_dealer,
    stories,
    words_of,
)

LEVELS = (6, 7, 8, 9, 10)
NOT_PLAYED = ("both pass", "half-whist stands")


def splits(names: Seats, number: int = 10) -> Iterator[dict[str, int]]:
    """Every way to spread so many tricks over the names."""
    first, *others = names
    if not others:
        yield {first: number}
        return
    for own in range(number + 1):
        for rest in splits(others, number - own):
            yield {first: own, **rest}


def table_of(players: int) -> list[str]:
    return list("ABCD"[:players])


# ------------------------------------------------------------------ all of them


def all_outcomes(
    rules: Profile, seats: Seats, dealer: str, declarer: str
) -> Iterator[dict[str, Any]]:
    """Everything that can come of a deal in which a certain player declares, or all pass."""
    # The strain matters for six of spades only (C5.6)
    for contract in ("6S", *(f"{level}D" for level in LEVELS)):
        yield from contract_outcomes(rules, seats, dealer, declarer, contract)
    if rules["misere_in_game"]:
        for taken in range(11):
            yield {"misere": {"declarer": declarer, "taken": taken}}
    if rules["raspasy_scoring"] == "redeal":
        yield {"redeal": True}
    else:
        for tricks in raspasy_splits(rules, seats, dealer):
            for k in range(1, 6):
                yield {"raspasy": tricks, "k": k}


def contract_outcomes(
    rules: Profile,
    seats: Seats,
    dealer: str,
    declarer: str,
    contract: str,
    facts: Facts = NOTHING_ELSE,
) -> Iterator[dict[str, Any]]:
    """Every story over a contract, with every split of the tricks where it is played."""
    who = roles(seats, dealer, declarer)
    for story in stories(rules, contract, len(seats), facts):
        outcome = {
            "declarer": declarer,
            "contract": contract,
            "calls": words_of(who, story),
            **facts,
        }
        playing = who_plays(rules, seats, dealer, outcome)
        if not playing:
            yield outcome
        else:
            for tricks in splits(playing):
                yield outcome | {"tricks": tricks}


def who_plays(rules: Profile, seats: Seats, dealer: str, outcome: Outcome) -> list[str]:
    """The hands that take tricks: none without play, two when a whister plays alone (C12.4)."""
    said = constellation(rules, seats, dealer, outcome)
    if said["row"] in NOT_PLAYED:
        return []
    if said["row"] == "alone":
        return [outcome["declarer"], *said["whisters"]]
    return hands(seats, dealer)


def raspasy_splits(rules: Profile, seats: Seats, dealer: str) -> Iterator[dict[str, int]]:
    """C9.5: a sitting dealer takes up to two tricks where his talon cards compete."""
    sitting = sitting_dealer(seats, dealer)
    competes = sitting is not None and rules["raspasy_talon_4p"] == "dealer_cards_compete"
    for by_dealer in range(3 if competes else 1):
        for tricks in splits(hands(seats, dealer), 10 - by_dealer):
            yield tricks if sitting is None else {**tricks, sitting: by_dealer}


# ------------------------------------------------------------------ at random


def random_outcome(rules: Profile, seats: Seats, dealer: str, random: Random) -> dict[str, Any]:
    """A contract more often than a misere or raspasy, with everything that its rules allow."""
    kind = random.choice(("contract", "contract", "contract", "misere", "raspasy"))
    declarer = random.choice(hands(seats, dealer))
    facts = random_facts(rules, seats, dealer, random)
    if kind == "raspasy":
        return random_raspasy(rules, seats, dealer, random)
    if kind == "misere" and rules["misere_in_game"]:
        misere: dict[str, Any] = {"declarer": declarer, "taken": random.choice((0, 0, 1, 2, 7))}
        sitting = sitting_dealer(seats, dealer)
        if sitting and rules["misere_share_with_dealer"] and random.random() < 0.5:
            misere["shared_with"] = [sitting]
        rejects = rules["talon_refusal_penalty"] and declarer != dealer and not facts.get("dark")
        return {"misere": misere, "rejected": rejects and random.random() < 0.4, **facts}
    contract = f"{random.choice((6, 6, 7, 7, 8, 9, 10))}{random.choice(('S', 'H', 'NT'))}"
    if rules["concede_without_three"] and not facts.get("dark") and random.random() < 0.3:
        return {"conceded": {"declarer": declarer, "bid": contract}, **facts}
    return random_contract(rules, seats, dealer, declarer, contract, facts, random)


def random_raspasy(rules: Profile, seats: Seats, dealer: str, random: Random) -> dict[str, Any]:
    if rules["raspasy_scoring"] == "redeal":
        return {"redeal": True}
    tricks = random.choice(list(raspasy_splits(rules, seats, dealer)))
    outcome: dict[str, Any] = {"raspasy": tricks, "k": random.randrange(1, 6)}
    if rules["dark_and_bombs"] != "off":
        active = hands(seats, dealer)
        outcome["dark_passers"] = random.sample(active, random.randrange(4))
    return outcome


def random_facts(rules: Profile, seats: Seats, dealer: str, random: Random) -> dict[str, Any]:
    """What multiplies the deal, where the rules have it."""
    if rules["dark_and_bombs"] == "off":
        return {}
    holders = random.sample(hands(seats, dealer), random.randrange(4))
    return {
        "dark": random.random() < 0.3,
        "bombs": {name: random.choice((2, 4, 8)) for name in holders},
    }


def random_contract(
    rules: Profile,
    seats: Seats,
    dealer: str,
    declarer: str,
    contract: str,
    facts: Facts,
    random: Random,
) -> dict[str, Any]:
    """Any story over the contract, and any tricks."""
    who = roles(seats, dealer, declarer)
    story = random.choice(list(stories(rules, contract, len(seats), facts)))
    outcome = {
        "declarer": declarer,
        "contract": contract,
        "calls": words_of(who, story),
        "openly": random.random() < 0.5,
        **facts,
    }
    playing = who_plays(rules, seats, dealer, outcome)
    if playing:
        outcome["tricks"] = random_tricks(playing, declarer, random)
    elif rules["unwhisted_may_write_off_mountain"] and "half" not in story:
        outcome["write_off"] = random.random() < 0.7
    may_reject = rules["talon_refusal_penalty"] and declarer != dealer and not facts.get("dark")
    if may_reject and random.random() < 0.4:
        outcome["rejected"] = True
    elif rules["talon_bonus"] != "off":
        outcome["talon"] = random_talon(random)
    return outcome


def random_talon(random: Random) -> list[str]:
    """Two cards, often good ones."""
    ranks = random.choice((("7", "8", "9", "10", "J", "Q", "K", "A"), ("Q", "K", "A")))
    return random.sample([f"{rank}{suit}" for rank in ranks for suit in "SCDH"], 2)


def random_tricks(playing: Seats, declarer: str, random: Random) -> dict[str, int]:
    """Mostly about as many tricks as the declarer of some contract takes."""
    own = random.choice((*range(11), 6, 7, 8, 9, 10, 10, 10))
    others = [name for name in playing if name != declarer]
    return {declarer: own} | random.choice(list(splits(others, 10 - own)))


def random_sheet(rules: Profile, seats: Seats, random: Random) -> Paper:
    """A sheet in mid-match, often with pools near closing."""
    sheet = empty_sheet(seats)
    if rules["ledger"] == "signed_points":
        sheet["points"] = {name: 10 * random.randrange(-30, 30) for name in seats}
        return sheet
    target = rules["pool_target"]
    for name in seats:
        missing = random.choice((0, 0, 1, 2, 3, 5, 9, target))
        pool = max(0, target - missing)
        surplus = random.choice((0, 0, 7)) if rules["pool_recording"] == "uncapped" else 0
        sheet["pool"][name] = pool + surplus
        lowest = -6 if rules["last_overflow"] == "own_mountain_may_go_negative" else 0
        sheet["mountain"][name] = random.choice((lowest, 0, 1, 4, 30))
    for a, b in permutations(seats, 2):
        sheet["whists"][f"{a}>{b}"] = random.choice((0, 2, 40))
    return sheet
