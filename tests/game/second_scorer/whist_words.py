"""Section C.5 of the rules reference: who may say what over a contract, and what comes of it.

Nothing is shared with the program. Seats are names, words are texts, and a story is what was said
with ``D1``, ``D2`` and ``dealer`` for the speakers: ``"D1 pass, D2 half, D1 whist"``.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Profile = Mapping[str, Any]
Seats = Sequence[str]
Words = Sequence[Sequence[str]]  # [who, word] after [who, word], as spoken
Facts = Mapping[str, Any]  # what else is known of the deal, such as "dark"

NOTHING_ELSE: Facts = {}

WHIST_OR_PASS = ("whist", "pass")

# Who accepted, who left for half the quota, and who passed, for each story that can end.
# The row is the one of table D.2.
ENDINGS: dict[str, dict[str, Any]] = {
    # one word each
    "D1 whist, D2 whist": {"row": "both whist", "whisters": ["D1", "D2"]},
    "D1 whist, D2 pass": {"row": "one whists", "whisters": ["D1"], "passers": ["D2"]},
    "D1 pass, D2 whist": {"row": "one whists", "whisters": ["D2"], "passers": ["D1"]},
    "D1 pass, D2 pass": {"row": "both pass"},
    # the half-whist of the second defender
    "D1 pass, D2 half": {"row": "half-whist stands", "half": "D2"},
    "D1 pass, D2 half, D1 pass": {"row": "half-whist stands", "half": "D2"},
    "D1 pass, D2 half, D1 whist": {"row": "reopened", "whisters": ["D1"], "half": "D2"},
    # the gentleman's retreat of the first
    "D1 whist, D2 pass, D1 stay": {"row": "one whists", "whisters": ["D1"], "passers": ["D2"]},
    "D1 whist, D2 pass, D1 half, D2 pass": {"row": "half-whist stands", "half": "D1"},
    "D1 whist, D2 pass, D1 half, D2 whist": {"row": "reopened", "whisters": ["D2"], "half": "D1"},
}

# The same once the sitting dealer has whisted after it.
TAKEN_OVER: dict[str, dict[str, Any]] = {
    "both pass": {"row": "dealer after two passes", "whisters": ["dealer"]},
    "half-whist stands": {"row": "dealer after half", "whisters": ["dealer"]},
}


def hands(seats: Seats, dealer: str) -> list[str]:
    """C1.1: first, second and third hand. With three players the dealer is the third."""
    at = list(seats).index(dealer) + 1
    return [*seats[at:], *seats[:at]][:3]


def sitting_dealer(seats: Seats, dealer: str) -> str | None:
    """C1.1: with four players the dealer sits out."""
    return dealer if len(seats) == 4 else None


def roles(seats: Seats, dealer: str, declarer: str) -> dict[str, str]:
    """C.5: D1 is the next active player clockwise from the declarer, D2 the other defender."""
    first, second, third = hands(seats, dealer)
    following = {first: [second, third], second: [third, first], third: [first, second]}
    named = dict(zip(("D1", "D2"), following[declarer], strict=True))
    return named | ({"dealer": dealer} if len(seats) == 4 else {})


def level_of(contract: str) -> int:
    return int(contract.rstrip("SCDHNT"))


def without_words(rules: Profile, contract: str, facts: Facts) -> str | None:
    """C5.6, C5.7 and A.1: the row of D.2 of a contract over which nobody is asked."""
    if facts.get("dark") and level_of(contract) == 6:
        return "both whist"
    if contract == "6S" and rules["stalingrad"]:
        return "Stalingrad"
    if level_of(contract) == 10 and rules["ten_mode"] in ("checked_open", "forced_no_quota"):
        return "ten checked open / forced"
    return None


def may_speak(
    rules: Profile, contract: str, story: str, players: int, facts: Facts = NOTHING_ELSE
) -> tuple[str, list[str]]:
    """The table of C.5 line by line: the next speaker and his words, no words at the end."""
    level = level_of(contract)
    half_level = level in rules["half_whist_levels"]
    reopens = rules["first_defender_may_reopen"]
    dealer_asked = players == 4 and rules["sitting_dealer_whist"] != "off"
    any_refusals = rules["sitting_dealer_whist"] == "after_any_two_refusals"
    whist_or_pass = list(WHIST_OR_PASS)
    nobody: tuple[str, list[str]] = ("", [])

    if without_words(rules, contract, facts):
        return nobody
    match story:
        case "":
            return "D1", whist_or_pass
        case "D1 whist":
            return "D2", whist_or_pass
        case "D1 pass":
            return "D2", [*whist_or_pass, *(["half"] if half_level else [])]
        case "D1 pass, D2 half" if reopens:
            return "D1", whist_or_pass
        case "D1 pass, D2 half" | "D1 pass, D2 half, D1 pass" if dealer_asked:
            return "dealer", whist_or_pass
        case "D1 pass, D2 pass" if dealer_asked and (level >= 8 or any_refusals):
            return "dealer", whist_or_pass
        case "D1 whist, D2 pass" if rules["whist_pass_half"] and half_level:
            return "D1", ["stay", "half"]
        case "D1 whist, D2 pass, D1 half":  # `first_defender_may_reopen` is about the first only
            return "D2", whist_or_pass
        case "D1 whist, D2 pass, D1 half, D2 pass" if dealer_asked:
            return "dealer", whist_or_pass
    # C12.4: a sole whister plays alone or calls the passer back
    whisters = ENDINGS.get(story, {}).get("whisters", [])
    if rules["sole_whister_mode"] == "polish_call" and len(whisters) == 1:
        return whisters[0], ["alone", "call"]
    return nobody


def stories(
    rules: Profile,
    contract: str,
    players: int,
    facts: Facts = NOTHING_ELSE,
    so_far: str = "",
) -> Iterator[str]:
    """Every complete story over a contract."""
    speaker, words = may_speak(rules, contract, so_far, players, facts)
    if not words:
        yield so_far
    for word in words:
        yield from stories(rules, contract, players, facts, join(so_far, speaker, word))


def join(story: str, speaker: str, word: str) -> str:
    return f"{story}, {speaker} {word}" if story else f"{speaker} {word}"


def story_of(who: Mapping[str, str], words: Words) -> str:
    """What was said, with the speakers' parts for their names."""
    part_of = {name: part for part, name in who.items()}
    return ", ".join(f"{part_of[name]} {word}" for name, word in words)


def words_of(who: Mapping[str, str], story: str) -> list[list[str]]:
    """What was said, with the speakers' names for their parts."""
    said = [clause.split() for clause in story.split(", ")] if story else []
    return [[who[part], word] for part, word in said]


def constellation(
    rules: Profile, seats: Seats, dealer: str, outcome: Mapping[str, Any]
) -> dict[str, Any]:
    """The row of D.2 that the words over a contract lead to.

    With names: ``whisters`` in the order they spoke, ``half`` (or None) and ``passers``.
    """
    who = roles(seats, dealer, outcome["declarer"])
    story = story_of(who, outcome.get("calls", []))
    ending = _ending(rules, outcome["contract"], story, outcome)
    return {
        "row": ending["row"],
        "whisters": [who[part] for part in ending.get("whisters", [])],
        "half": who[ending["half"]] if "half" in ending else None,
        "passers": [who[part] for part in ending.get("passers", [])],
    }


def _ending(rules: Profile, contract: str, story: str, facts: Facts) -> dict[str, Any]:
    row = without_words(rules, contract, facts)
    if row:
        return {"row": row, "whisters": ["D1", "D2"]}
    before, _, last = story.rpartition(", ")
    match last:
        case "dealer pass":
            return ENDINGS[before]
        case "dealer whist":
            refused = ENDINGS[before]
            passers = [part for part in ("D1", "D2") if part != refused.get("half")]
            return refused | TAKEN_OVER[refused["row"]] | {"passers": passers}
        case "D1 alone" | "D2 alone":
            return ENDINGS[before] | {"row": "alone"}
        case "D1 call" | "D2 call":
            return ENDINGS[before] | {"row": "called"}
    return ENDINGS[story]
