"""The rules once more, as slow and literal as can be: strings and lists, from the propositions.

Only for comparison. Nothing is shared with the program: players are ``1``, ``2``, ``3`` (first,
second and third hand), cards and bids are texts, every question is answered from the whole story.
"""

from collections.abc import Iterator, Mapping
from typing import Any

RUNGS = [f"{level}{strain}" for level in (6, 7, 8, 9, 10) for strain in ("S", "C", "D", "H", "NT")]
WITHOUT_TALON = ["misere without talon", "9 without talon"]
LADDER = [*RUNGS[:15], "misere", *RUNGS[15:20], *WITHOUT_TALON, *RUNGS[20:]]
RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"]

Profile = Mapping[str, Any]
Calls = list[tuple[int, str]]  # hand, call


# ------------------------------------------------------------------ C.3


def level_of(rung: str) -> int:
    return int(rung.rstrip("SCDHNT"))


def passed(calls: Calls) -> list[int]:
    return [hand for hand, call in calls if call == "pass"]


def standing(calls: Calls) -> tuple[str | None, int | None]:
    """The highest bid and who holds it: the last who bid or matched."""
    bids = [call for _, call in calls if call not in ("pass", "here", "look")]
    holders = [hand for hand, call in calls if call not in ("pass", "look")]
    return (bids[-1], holders[-1]) if bids else (None, None)


def in_the_dark(calls: Calls, hand: int) -> bool:
    """Whether a hand has not looked at its cards, where somebody ever does."""
    return (hand, "look") not in calls


def dark_passes(profile: Profile, calls: Calls) -> int:
    """A.1: passes made unseen before any bid."""
    if profile["dark_and_bombs"] == "off":
        return 0
    unseen = 0
    for number, (hand, call) in enumerate(calls):
        if call not in ("pass", "look"):
            break
        unseen += call == "pass" and in_the_dark(calls[:number], hand)
    return unseen


def rank(profile: Profile, calls: Calls, number: int) -> float:
    """Where a bid stands: misere in the dark between 9NT and the bids above it."""
    hand, call = calls[number]
    if (
        call == "misere"
        and profile["dark_and_bombs"] != "off"
        and in_the_dark(calls[:number], hand)
    ):
        return LADDER.index("9NT") + 0.5
    return LADDER.index(call)


def auction_ends(calls: Calls) -> bool:
    """C3.9."""
    _, holder = standing(calls)
    still_in = [hand for hand in (1, 2, 3) if hand not in passed(calls)]
    return not still_in or still_in == [holder]


def who_calls(calls: Calls) -> int:
    """C3.1."""
    if not calls:
        return 1
    hand = calls[-1][0]
    if calls[-1][1] == "look":
        return hand
    while True:
        hand = {1: 2, 2: 3, 3: 1}[hand]
        if hand not in passed(calls):
            return hand


def lowest_level(profile: Profile, run: int) -> int:
    levels: list[int] = list(profile["exit_min_levels"])
    if profile["exit_cycle"] == "cycle":
        while run >= len(levels):
            run -= len(levels)
    return levels[-1] if run >= len(levels) else levels[run]


def legal_calls(profile: Profile, calls: Calls, run: int = 0) -> list[str]:
    """C3.2 to C3.8, C3.10, C3.13 and A.1, for the hand to call."""
    hand = who_calls(calls)
    high, holder = standing(calls)
    bids = [n for n, (_, call) in enumerate(calls) if call not in ("pass", "here", "look")]
    dark = profile["dark_and_bombs"] != "off" and in_the_dark(calls, hand)
    legal = ["look", "pass"] if dark else ["pass"]

    def over(call: str) -> bool:
        """Whether a bid would stand above the one that stands."""
        called = [*calls, (hand, call)]
        return not bids or rank(profile, called, -1) > rank(profile, calls, bids[-1])

    chain = WITHOUT_TALON if profile["no_talon_bids"] == "codex_chain" else []
    own = [call for caller, call in calls if caller == hand and call != "look"]
    any_time = not profile["misere_first_call_only"]
    lowest = max(lowest_level(profile, run), 6 + dark_passes(profile, calls))
    misere_may = profile["misere_in_game"] and lowest <= 8
    may_go_on = not own or own == ["misere"] or any_time
    if "misere without talon" in chain and misere_may and may_go_on and over(chain[0]):
        legal.append("misere without talon")
    miseres = [(who, call) for who, call in calls if "misere" in call]
    if hand in [who for who, _ in miseres]:
        return legal
    if "9 without talon" in chain and lowest <= 9 and over("9 without talon"):
        legal.append("9 without talon")
    bids_made = [call for _, call in calls if call in LADDER]
    after_misere = bids_made[bids_made.index(miseres[0][1]) + 1 :] if miseres else []
    nine_or_more = any("misere" not in call for call in after_misere)
    if nine_or_more and profile["nine_over_misere_ends_auction"]:
        return legal
    raises = [rung for rung in RUNGS if level_of(rung) >= lowest]
    if high is not None:
        raises = [rung for rung in RUNGS if LADDER.index(rung) > LADDER.index(high)]
        if high == "misere" and rank(profile, calls, bids[-1]) > LADDER.index("misere"):
            raises = [rung for rung in raises if dark or level_of(rung) == 10]  # A.1
    legal += raises if profile["bid_steps"] == "jumps" else raises[:1]
    if misere_may and (not own or any_time) and over("misere"):
        legal.append("misere")
    two_passed = len(passed(calls)) == 2
    if profile["third_hand_takes_talon_silently"] and high is None and two_passed:
        legal.append("talon")
    two_left = len(passed(calls)) == 1
    if (
        high is not None
        and "misere" not in high
        and holder is not None
        and holder > hand
        and (profile["here"] == "senior_any" or (profile["here"] == "senior_two_left" and two_left))
    ):
        legal.append("here")
    return legal


def auctions(
    profile: Profile, highest: str, run: int = 0, calls: Calls | None = None
) -> Iterator[Calls]:
    """Every complete auction without a bid above ``highest``."""
    calls = calls or []
    if calls and auction_ends(calls):
        yield calls
        return
    for call in legal_calls(profile, calls, run):
        if call not in LADDER or LADDER.index(call) <= LADDER.index(highest):
            yield from auctions(profile, highest, run, [*calls, (who_calls(calls), call)])


def number_of_auctions(profile: Profile, run: int = 0) -> int:
    """How many complete auctions there are, of any height.

    What may follow depends on what is asked of the story in ``legal_calls``, and on no more.
    """
    known: dict[object, int] = {}

    def following(calls: Calls) -> int:
        if calls and auction_ends(calls):
            return 1
        bids = [n for n, (_, call) in enumerate(calls) if call not in ("pass", "here", "look")]
        key = (
            who_calls(calls),
            standing(calls),
            rank(profile, calls, bids[-1]) if bids else None,
            frozenset(passed(calls)),
            frozenset(hand for hand, call in calls if call != "look"),
            frozenset((hand, call) for hand, call in calls if "misere" in call),
            frozenset(hand for hand, call in calls if call == "look"),
            dark_passes(profile, calls),
        )
        if key not in known:
            hand = who_calls(calls)
            known[key] = sum(
                following([*calls, (hand, call)]) for call in legal_calls(profile, calls, run)
            )
        return known[key]

    return following([])


def auction_prefixes(profile: Profile, depth: int, run: int = 0) -> list[int]:
    """How many ways there are to make 1, 2, ... calls, finished auctions included."""
    layer: list[Calls] = [[]]
    counts = []
    for _ in range(depth):
        layer = [
            [*calls, (who_calls(calls), call)]
            for calls in layer
            if not calls or not auction_ends(calls)
            for call in legal_calls(profile, calls, run)
        ]
        counts.append(len(layer))
    return counts


# ------------------------------------------------------------------ C.5


def whist_sequences(
    profile: Profile, players: int, level: int, strain: str = "S"
) -> Iterator[tuple[str, str]]:
    """Every complete sequence of declarations and what it comes to, row by row of the table.

    D1 and D2 are the defenders, S the sitting dealer: ``D1 pass, D2 whist`` and ``sole D2``.
    """
    if (level == 10 and profile["ten_mode"] != "whist_quota_1") or (
        profile["stalingrad"] and (level, strain) == (6, "S")
    ):
        yield "nobody is asked", "both"
        return
    half = level in profile["half_whist_levels"]
    dealer = players == 4 and profile["sitting_dealer_whist"] != "off"
    # D1 whist
    yield "D1 whist, D2 whist", "both"
    if profile["whist_pass_half"] and half:
        yield "D1 whist, D2 pass, D1 whist", "sole D1"
        start = "D1 whist, D2 pass, D1 half"
        yield f"{start}, D2 whist", "sole D2, D1 left"
        yield from _dealer(dealer, f"{start}, D2 pass", "half-whist of D1", "sole S, D1 left")
    else:
        yield "D1 whist, D2 pass", "sole D1"
    # D1 pass
    yield "D1 pass, D2 whist", "sole D2"
    if half:
        start = "D1 pass, D2 half"
        if profile["first_defender_may_reopen"]:
            yield f"{start}, D1 whist", "sole D1, D2 left"
            start += ", D1 pass"
        yield from _dealer(dealer, start, "half-whist of D2", "sole S, D2 left")
    again = level >= 8 or profile["sitting_dealer_whist"] == "after_any_two_refusals"
    yield from _dealer(dealer and again, "D1 pass, D2 pass", "unwhisted", "sole S")


def _dealer(asked: bool, so_far: str, without: str, taken_over: str) -> Iterator[tuple[str, str]]:
    """What the sitting dealer may add: he passes, or looks at one hand first (C5.5)."""
    if not asked:
        yield so_far, without
        return
    yield f"{so_far}, S pass", without
    for defender in ("D1", "D2"):
        yield f"{so_far}, S look {defender}, S pass", without
        yield f"{so_far}, S look {defender}, S whist", taken_over


def defences(
    profile: Profile, players: int, level: int, strain: str = "S"
) -> Iterator[tuple[str, str]]:
    """The same with what a sole whister may choose (C6.2, C12.4)."""
    choices = {"choice": ["open", "closed"], "polish_call": ["alone", "open", "closed"]}
    for calls, comes_to in whist_sequences(profile, players, level, strain):
        if not comes_to.startswith("sole"):
            yield calls, comes_to
        elif profile["sole_whister_mode"] not in choices:
            yield calls, f"{comes_to}, {profile['sole_whister_mode']}"
        else:
            whister = comes_to.removeprefix("sole ").split(",")[0]
            for choice in choices[profile["sole_whister_mode"]]:
                yield f"{calls}, {whister} {choice}", f"{comes_to}, {choice}"


# ------------------------------------------------------------------ C.7


def suit(card: str) -> str:
    return card[-1]


def legal_cards(hand: list[str], suit_to_follow: str | None, trump: str | None) -> list[str]:
    """C7.3 to C7.5."""
    if suit_to_follow is None:
        return hand
    followers = [card for card in hand if suit(card) == suit_to_follow]
    trumps = [card for card in hand if suit(card) == trump]
    return followers or trumps or hand


def legal_cards_under(
    profile: Profile,
    hand: list[str],
    lying: list[str],
    trump: str | None,
    turned: str | None = None,
    wants_tricks: bool = True,
) -> list[str]:
    """The same where it may be no duty to trump, or one to overtake; ``lying`` is the trick."""
    if not turned and not lying:
        return hand
    led = suit(turned or lying[0])
    allowed = legal_cards(hand, led, trump if profile["must_trump"] else None)
    if not profile["must_overtake"] or not wants_tricks or not lying:
        return allowed
    trick = list(enumerate(lying))
    over = [card for card in allowed if winner([*trick, (9, card)], led, trump) == 9]
    return over or allowed


def winner(trick: list[tuple[int, str]], suit_led: str, trump: str | None) -> int:
    """C7.6: who played the highest trump, else the highest card of the suit led."""
    for wanted in (trump, suit_led):
        candidates = [(RANKS.index(card[:-1]), who) for who, card in trick if suit(card) == wanted]
        if candidates:
            return max(candidates)[1]
    raise AssertionError("nobody followed")


def plays(
    hands: dict[int, list[str]],
    leader: int,
    trump: str | None,
    turned: list[str] | None = None,
    cards: int = 30,
) -> Iterator[tuple[str, dict[int, int]]]:
    """Every way to play the cards out, or the next few: the cards and the tricks each hand took.

    ``turned``: talon cards that name the suits of the first tricks, each led by hand 1 (C9.2).
    """
    yield from _plays(hands, [], [], leader, trump, list(turned or []), {1: 0, 2: 0, 3: 0}, cards)


def _plays(
    hands: dict[int, list[str]],
    story: list[str],
    trick: list[tuple[int, str]],
    to_play: int,
    trump: str | None,
    turned: list[str],
    taken: dict[int, int],
    cards: int,
) -> Iterator[tuple[str, dict[int, int]]]:
    if len(story) == cards or not hands[to_play]:
        yield " ".join(story), taken
        return
    named = suit(turned[0]) if turned else None
    led = named or (suit(trick[0][1]) if trick else None)
    for card in legal_cards(hands[to_play], led, trump):
        left = {**hands, to_play: [other for other in hands[to_play] if other != card]}
        told, now = [*story, card], [*trick, (to_play, card)]
        if len(now) < 3:
            following = {1: 2, 2: 3, 3: 1}[to_play]
            yield from _plays(left, told, now, following, trump, turned, taken, cards)
            continue
        best = winner(now, named or suit(now[0][1]), trump)
        following = 1 if turned else best  # C9.3
        counts = {**taken, best: taken[best] + 1}
        yield from _plays(left, told, [], following, trump, turned[1:], counts, cards)


# ------------------------------------------------------------------ D.1 and D.2


def contract_deltas(
    profile: Profile,
    players: int,
    level: int,
    constellation: str,
    tricks: Mapping[str, int],
) -> dict[tuple[str, ...], int]:
    """What is written for a contract: ``("pool", "X")``, ``("mountain", "D1")``, ``("D1", "X")``.

    X is the declarer, D1 and D2 the defenders, S the sitting dealer; the constellation is the
    outcome of ``whist_sequences``. Zero amounts are left out. Only what all presets with a pool
    agree on: ``second_whister``, ``personal`` and ``each_for_self``.
    """
    value = profile["contract_value"][level]
    undertrick = value * profile["undertrick_factor"]
    whist = value * profile["whist_trick_factor"]
    consolation = {
        "value_x1": value,
        "value_x2": 2 * value,
        "fixed_10": 10,
        "fixed_15": 15,
        "none": 0,
    }[profile["consolation"]]
    quota = profile["whist_quota"][level]
    deltas: dict[tuple[str, ...], int] = {}

    def write(amount: int, *key: str) -> None:
        deltas[key] = deltas.get(key, 0) + amount

    def done() -> dict[tuple[str, ...], int]:
        return {key: amount for key, amount in deltas.items() if amount}

    if constellation == "unwhisted":
        write(value, "pool", "X")
        return done()
    if constellation.startswith("half-whist of"):
        write(value, "pool", "X")
        write(whist * quota // 2, constellation.removeprefix("half-whist of "), "X")
        return done()

    down = max(0, level - tricks["X"])
    defence = tricks["D1"] + tricks["D2"]
    short = max(0, quota - defence) if down == 0 else 0
    if down:
        write(undertrick * down, "mountain", "X")
    else:
        write(value, "pool", "X")
    penalty = undertrick // 2 if profile["responsibility"] == "half" else undertrick
    defenders = ["D1", "D2"]
    outsiders = ["S"] if players == 4 else []

    if constellation == "both":
        for seat in defenders:
            write(whist * tricks[seat], seat, "X")
            write(consolation * down, seat, "X")
            if short and level <= 7:
                duty = profile["personal_duty"][level]
                write(penalty * max(0, duty - tricks[seat]), "mountain", seat)
        if short and level >= 8:
            write(penalty * short, "mountain", "D2")
        for seat in outsiders:
            write(consolation * down, seat, "X")
        return done()

    whister, _, left = constellation.removeprefix("sole ").removesuffix(" left").partition(", ")
    shared = profile["sharing"] == "gentleman_always" or (
        profile["sharing"] == "gentleman_on_fail" and down > 0
    )
    if shared and not left and whister != "S":
        for seat in defenders:
            write(whist * defence // 2, seat, "X")
    else:
        write(whist * defence, whister, "X")
    if whister != "S" or profile["sitting_dealer_liability"] == "full":
        write(penalty * short, "mountain", whister)
    for seat in [*defenders, *outsiders]:
        if seat == left:
            writer = {"reopener": whister, "half_whister": left, "nobody": ""}[
                profile["reopen_consolation"]
            ]
        else:
            writer = seat
        if writer:
            write(consolation * down, writer, "X")
    return done()
