"""Decisions of every kind: from deals of bots, from deals in which everybody does anything he may,
and a few made up for the rare ones."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from random import Random

from preferans_qt.bots.heuristic.accusing import accusation
from preferans_qt.game import reducer
from preferans_qt.game.actions import (
    Action,
    Alone,
    Bid,
    Claim,
    Concede,
    HalfWhist,
    Here,
    Inspect,
    OfferShare,
    RejectTalon,
)
from preferans_qt.game.claims import tricks_left
from preferans_qt.game.contracts import MISERE
from preferans_qt.game.deal import (
    Auction,
    DarkWin,
    Deal,
    DefenceChoice,
    Entering,
    Exchange,
    Naming,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules
from preferans_qt.game.view import PlayerView
from tests.bots.kit import decision, last_tricks
from tests.bots.profiles import RARE, TABLES
from tests.bots.walks import Situation, wandered
from tests.strategies import GUIDE, after, deal_of, new_deal, rules_of

EXAMPLES = 5  # of each kind of decision
CLAIMS_ANSWERED = 30  # for few of them depend on how hidden cards may lie
CLAIMED = 9  # tricks that are left when somebody claims
ARRANGED = [*((PRESETS[preset], players) for preset, players in TABLES), *RARE]

# ------------------------------------------------------------------ kinds of decisions


def kinds(situation: Situation, action: Action) -> Iterator[str]:
    """What kinds of decision this is, when ``action`` is what was done."""
    view, legal = situation.view, situation.legal
    if isinstance(action, Claim):
        yield "claim made"
    match view.phase:
        case Auction() as phase:
            yield from _kinds_of_call(phase, legal, action)
        case DarkWin():
            yield "won in the dark"
        case Exchange(bid=bid):
            yield "discard at misere" if bid.is_misere else "discard"
            if RejectTalon() in legal:
                yield "talon rejected or not"
            if Concede() in legal:
                yield "conceded or not"
        case Naming():
            yield "contract named"
        case Whisting() as phase:
            yield _kind_of_whist(view, phase, legal)
        case DefenceChoice():
            yield "alone or not" if Alone() in legal else "open or closed"
        case Entering():
            yield "pool or mountain"
        case TrickPlay() as phase:
            yield _kind_of_card(view, phase)


def _kinds_of_call(phase: Auction, legal: tuple[Action, ...], action: Action) -> Iterator[str]:
    if phase.share is not None and phase.share.accepted is None:
        yield "share answered"
        return
    if phase.actor_is_in_the_dark:
        yield "call in the dark"
    elif phase.high is None:
        yield "opening call"
    else:
        yield "here or not" if Here() in legal else "raised or not"
    if action == Bid(MISERE):
        yield "misere called"
    if OfferShare() in legal:
        yield "share offered or not"


def _kind_of_whist(view: PlayerView, phase: Whisting, legal: tuple[Action, ...]) -> str:
    if phase.actor == view.seating.sitting_dealer:
        is_to_look = any(isinstance(action, Inspect) for action in legal)
        return "dealer's look" if is_to_look else "dealer's whist"
    if not phase.calls:
        return "first whist"
    is_reopening = any(call == HalfWhist() for _, call in phase.calls)
    return "whist reopened or not" if is_reopening else "second whist"


def _kind_of_card(view: PlayerView, phase: TrickPlay) -> str:
    if phase.claim is not None:
        return "raspasy, claim answered" if phase.contract is None else "claim answered"
    if accusation(view, phase) is not None:
        return "accusation"
    if phase.contract is None:
        return f"raspasy with {view.seating.players}"
    side = "declarer" if phase.actor == phase.declarer else "defender"
    if phase.is_misere:
        return f"misere, {side}"
    if not phase.tricks and not phase.trick.cards:
        return "opening lead"
    is_open = phase.defence is not None and phase.defence.openly
    return f"card of {side}, {'open' if is_open else 'closed'}"


KINDS = (
    "opening call", "raised or not", "here or not", "call in the dark", "won in the dark",
    "misere called", "share offered or not", "share answered",
    "discard", "discard at misere", "talon rejected or not", "conceded or not", "contract named",
    "first whist", "second whist", "whist reopened or not", "dealer's look", "dealer's whist",
    "open or closed", "alone or not", "pool or mountain",
    "opening lead", "card of declarer, closed", "card of declarer, open",
    "card of defender, closed", "card of defender, open", "misere, declarer", "misere, defender",
    "raspasy with 3", "raspasy with 4", "claim answered", "raspasy, claim answered",
    "claim made", "accusation",
)  # fmt: skip


# ------------------------------------------------------------------ where they come from


def of_bots(rules: Rules, players: int, number: int) -> Iterator[tuple[Situation, Action]]:
    """The decisions of a deal between heuristic players."""
    deal = new_deal(number, players, number % players, dark=rules.dark_and_bombs != "off")
    while (seat := reducer.controller(deal)) is not None:
        situation = Situation(rules, deal, seat)
        action = decision(situation.view, situation.legal, number).action
        yield situation, action
        yield from _claimed(situation)
        deal, _ = reducer.apply(rules, deal, action)


def _claimed(situation: Situation) -> Iterator[tuple[Situation, Action]]:
    """What the others are asked when a declarer claims all of the last tricks but one."""
    rules, deal, seat = situation
    phase = deal.phase
    if not isinstance(phase, TrickPlay) or phase.declarer != phase.actor or phase.claim is not None:
        return
    left = tricks_left(phase)
    if left == CLAIMED:
        tricks = [0] * deal.seating.players
        tricks[seat], tricks[deal.seating.after(seat)] = left - 1, 1
        claim = Claim(tuple(tricks))
        if reducer.why_not(rules, deal, claim) is None:
            yield asked_after(rules, reducer.apply(rules, deal, claim)[0])


def of_anybody(rules: Rules, players: int, seed: int) -> Iterator[tuple[Situation, Action]]:
    """The decisions of a deal in which everybody does anything, now and then at a live table."""
    for situation in wandered(rules, players, seed, live=seed % 2 == 0):
        yield asked_after(rules, situation.deal)


WON = "A bid 6S, B pass, C pass"
NAMED = f"{WON}, A discards, A name 6S"
RARELY = [
    (rules_of("sochi-guide", dark_and_bombs="classic"), 3, WON),
    (rules_of("sochi-guide", talon_refusal_penalty=5), 3, WON),
    (rules_of("sochi-guide", concede_without_three=True), 3, WON),
    (rules_of("sochi-codex"), 4, "A share"),
    (GUIDE, 3, "A bid misere, B pass, C pass"),
    (GUIDE, 3, f"{NAMED}, B pass, C half"),
    (GUIDE, 4, f"{WON}, A discards, A name 8S, B pass, C pass"),
    (GUIDE, 4, f"{WON}, A discards, A name 8S, B pass, C pass, D inspect B"),
    (rules_of("polish"), 3, f"{NAMED}, B whist, C pass"),
    (rules_of("rostov", unwhisted_may_write_off_mountain=True), 3, f"{NAMED}, B pass, C pass"),
]


def made_up() -> Iterator[tuple[Situation, Action]]:
    """What bots rarely come to, claims that are certain, and a hand that calls misere."""
    for rules, players, steps in RARELY:
        dark = rules.dark_and_bombs != "off"
        for number in range(EXAMPLES):
            yield asked_after(rules, after(rules, new_deal(number, players, dark=dark), steps))
    tops = "AS KS QS AC KC AD KD/JS 10S 7C 8C 7D 8D 9H/9S QC JC QD JD 10H JH"
    low = "7S 8S 9S 7C 8C 9C 7D 8D 9D 7H/10S JS QS KS 10C JC QC KC 10D JD/"
    low += "AS AC AD AH QD KD 8H 9H 10H JH"
    for contract in ("6S", "6NT"):
        deal = last_tricks(tops, "A", contract)
        yield asked_after(GUIDE, deal, Claim((7, 0, 0)))
        yield asked_after(GUIDE, after(GUIDE, deal, "A claim 7 0 0"))
    yield asked_after(GUIDE, deal_of(low, "QH KH"), Bid(MISERE))


def asked_after(rules: Rules, deal: Deal, action: Action | None = None) -> tuple[Situation, Action]:
    """Whoever is to decide, and what he does: the first thing he may, unless it is told."""
    seat = reducer.controller(deal)
    assert seat is not None
    situation = Situation(rules, deal, seat)
    return situation, action or situation.legal[0]


@cache
def collected() -> Mapping[str, list[Situation]]:
    """Situations by their kind."""
    found: dict[str, list[Situation]] = defaultdict(list)
    sources = [made_up()]
    for number, (rules, players) in enumerate(ARRANGED):
        sources += [of_bots(rules, players, 3 * number + more) for more in range(3)]
        sources += [of_anybody(rules, players, 3 * number + more) for more in range(3)]
    for situation, action in chain.from_iterable(sources):
        for kind in kinds(situation, action):
            found[kind].append(situation)
    return found


def examples(kind: str) -> list[Situation]:
    """Some situations of a kind."""
    found = collected()[kind]
    number = CLAIMS_ANSWERED if kind == "claim answered" else EXAMPLES
    return Random(kind).sample(found, min(number, len(found)))
