"""What a seat knows, and deals drawn from that knowledge.

C6.8 who sees what (C4.1, C5.7, C6.3, C6.5, C7.9, C9.2, C9.6, C10.2) · F.1 number 11. Visibility is
stated here once more, from the story of the deal and not from what the program keeps as shown.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings

from preferans_qt.game import match as matches
from preferans_qt.game import reducer
from preferans_qt.game.actions import Claim, Discard, OfferStop, Play, StartDeal
from preferans_qt.game.cards import FULL_DECK, CardSet, card_set, cards_in, parse_cards
from preferans_qt.game.deal import (
    Auction,
    Deal,
    DefenceChoice,
    Exchange,
    Finished,
    Naming,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.match import new_match
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.game.view import (
    PlayerView,
    actor_in,
    resample,
    view_for,
    view_of_deal,
    void_suits,
)
from tests.strategies import (
    GUIDE,
    SEATS,
    Table,
    after,
    deal_of,
    match_walk,
    new_deal,
    play_tricks,
    rules_of,
    tables,
)


def view(rules: Rules, deal: Deal, seat: int) -> PlayerView:
    return view_of_deal(rules, empty_sheet(deal.seating.players), deal, seat)


# ------------------------------------------------------------------ a second statement of C6.8


def open_hands(rules: Rules, deal: Deal) -> set[int]:
    """Seats whose hands everybody sees."""
    phase = deal.phase
    if isinstance(phase, Finished):
        return set(range(deal.seating.players))
    if not isinstance(phase, TrickPlay):
        return set()
    cards_played = sum(isinstance(step.action, Play) for step in deal.record)
    seats: set[int] = set()
    if phase.contract is not None and phase.declarer is not None:
        defenders = {seat for seat in deal.seating.active if seat != phase.declarer}
        sole = phase.defence.whisters[0] if phase.defence and phase.defence.openly else None
        if phase.contract.is_misere:
            first_leader = (
                deal.seating.active[0] if rules.first_lead == "eldest" else phase.declarer
            )
            if first_leader != phase.declarer or cards_played:
                seats |= defenders
        elif phase.contract.level == 10 and rules.ten_mode == "checked_open":
            seats |= {*defenders, phase.declarer}
        elif sole is not None and (rules.open_exposure == "before_first_card" or cards_played):
            seats |= defenders
        for step in deal.record:
            if isinstance(step.action, Claim):
                mover = sole if sole is not None and step.seat in defenders else step.seat
                seats |= {mover} & set(deal.seating.active)
    else:
        seats |= {step.seat for step in deal.record if isinstance(step.action, Claim)}
    return seats


def talon_seen(rules: Rules, deal: Deal) -> tuple[int, ...]:
    """Talon cards that everybody has seen."""
    phase = deal.phase
    if isinstance(phase, Exchange | Naming | Whisting | DefenceChoice | Finished):
        return deal.talon
    if isinstance(phase, TrickPlay) and phase.contract is not None:
        return deal.talon
    if isinstance(phase, TrickPlay):
        mode = rules.raspasy_talon_3p if deal.seating.players == 3 else rules.raspasy_talon_4p
        if mode == "closed":
            return ()
        return deal.talon[:1] if len(phase.tricks) == 0 else deal.talon
    return ()


def layer_of_discard(deal: Deal) -> int | None:
    return next((step.seat for step in deal.record if isinstance(step.action, Discard)), None)


@settings(max_examples=60)
@given(tables())
def test_c6_8_a_view_holds_what_its_seat_may_see_and_nothing_else(table: Table) -> None:
    rules = table.rules
    for deal in table.states():
        shown, talon = open_hands(rules, deal), talon_seen(rules, deal)
        for seat in range(deal.seating.players):
            seen = view(rules, deal, seat)
            for owner, hand in enumerate(seen.hands):
                assert hand == (deal.hands[owner] if owner == seat or owner in shown else None)
            assert seen.sizes == tuple(hand.bit_count() for hand in deal.hands)
            assert seen.talon == talon
            own_discard = layer_of_discard(deal) == seat
            assert seen.discard == (deal.discard if own_discard else None)
            for told, step in zip(seen.record, deal.record, strict=True):
                hidden = isinstance(step.action, Discard) and step.seat != seat
                assert told == ((step.seat, Discard(0)) if hidden else step)
            assert (seen.rules, seen.seat, seen.seating) == (rules, seat, deal.seating)
            assert (seen.phase, seen.run) == (deal.phase, deal.run)


def test_c6_8_a_view_has_no_other_place_for_cards() -> None:
    assert {field.name for field in fields(PlayerView)} == {
        "rules",
        "seat",
        "seating",
        "run",
        "sheet",
        "phase",
        "hands",
        "sizes",
        "talon",
        "discard",
        "record",
        "stop_offered_by",
    }


@settings(max_examples=40)
@given(tables())
def test_c6_8_the_phase_tells_only_cards_that_have_been_seen(table: Table) -> None:
    for deal in table.states():
        if isinstance(deal.phase, TrickPlay):
            tricks = [*(won.trick for won in deal.phase.tricks), deal.phase.trick]
            lying = card_set(card for trick in tricks for card in trick.cards)
            turned = card_set(trick.turned for trick in tricks if trick.turned is not None)
            played = card_set(s.action.card for s in deal.record if isinstance(s.action, Play))
            assert lying == played
            assert turned & ~card_set(talon_seen(table.rules, deal)) == 0


# ------------------------------------------------------------------ views and deals drawn from them


@settings(max_examples=40)
@given(tables())
def test_a_deal_drawn_from_a_view_gives_the_same_view(table: Table) -> None:
    random = Random(table.seed)
    for deal in table.states():
        for seat in range(deal.seating.players):
            seen = view(table.rules, deal, seat)
            drawn = resample(seen, random)
            assert view(table.rules, drawn, seat) == seen
            everything = [*drawn.hands, drawn.discard]
            held = sum(hand.bit_count() for hand in everything)
            assert held == sum(hand.bit_count() for hand in [*deal.hands, deal.discard])
            assert [hand.bit_count() for hand in drawn.dealt] == [
                hand.bit_count() for hand in deal.dealt
            ]
            assert sum(drawn.dealt) + card_set(drawn.talon) == FULL_DECK


@settings(max_examples=25)
@given(tables())
def test_a_deal_drawn_from_a_view_could_have_been_played_so(table: Table) -> None:
    random = Random(table.seed)
    for deal in table.states()[::4]:
        for seat in deal.seating.active:
            drawn = resample(view(table.rules, deal, seat), random)
            assert replayed(table.rules, drawn) == drawn


def replayed(rules: Rules, deal: Deal) -> Deal | None:
    """The deal played again from its first call; None when a step would not have been legal."""
    again = reducer.start_deal(deal.seating, deal.run, deal.dealt, deal.talon)
    for step in deal.record:
        if reducer.why_not(rules, again, step.action) is not None:
            return None
        again, _ = reducer.apply(rules, again, step.action)
    return again


@settings(max_examples=40)
@given(tables())
def test_unseen_are_the_cards_in_hidden_places(table: Table) -> None:
    for deal in table.states():
        for seat in range(deal.seating.players):
            seen = view(table.rules, deal, seat)
            pairs = zip(deal.hands, seen.hands, strict=True)
            hidden = sum(hand for hand, known in pairs if known is None)
            if seen.discard is None:
                hidden |= deal.discard
            lies_apart = isinstance(deal.phase, Auction) or (
                isinstance(deal.phase, TrickPlay) and deal.phase.is_raspasy
            )
            if lies_apart:
                hidden |= card_set(deal.talon) & ~card_set(seen.talon)
            assert seen.unseen == hidden
            assert actor_in(seen) == reducer.current_actor(deal)
            assert seen.hand == deal.hands[seat]


@settings(max_examples=40)
@given(tables())
def test_nobody_holds_a_card_he_has_shown_not_to_hold(table: Table) -> None:
    for deal in table.states():
        voids = void_suits(table.rules, deal.record, view(table.rules, deal, 0))
        assert [hand & void for hand, void in zip(deal.hands, voids, strict=True)] == [0] * len(
            deal.hands
        )


DEMO = deal_of(
    "AS QS KH QH JH 8H AD JD 8D 7C/KS 8S 7H KD 9D 7D AC KC QC 8C/JS 10S 9S 7S 10H 9H QD 10D JC 10C",
    "AH 9C",
)
DEMO_STEPS = "A bid 6S, B pass, C pass, A discard 7C 8D, A name 7H, B whist, C whist"


@pytest.mark.parametrize(
    ("cards", "must_trump", "voids"),
    [
        ("AH 7H 9H", True, ["", "", ""]),
        ("AH 7H 9H KH 8C 10H", True, ["", "H", ""]),  # did not follow, led suit is trump
        ("AH 7H 9H JD KD QD AC 10C 8H", True, ["C", "", ""]),  # trumped
        ("AH 7H 9H JD KD QD AC 10C 8H", False, ["C", "", ""]),
    ],
)
def test_voids_are_read_from_the_tricks(cards: str, must_trump: bool, voids: list[str]) -> None:
    rules = rules_of("sochi-guide", must_trump=must_trump)
    deal = after(rules, DEMO, DEMO_STEPS.replace("7C 8D", "7C 9C"))
    deal = play_tricks(rules, deal, cards)
    expected = tuple(sum(0xFF << 8 * "SCDH".index(suit) for suit in letters) for letters in voids)
    assert void_suits(rules, deal.record, view(rules, deal, 0)) == expected


def test_who_neither_follows_nor_trumps_has_neither() -> None:
    deal = play_tricks(
        GUIDE, after(GUIDE, DEMO, DEMO_STEPS), "AH 7H 9H KH 8C 10H QS KS 7S AC 10C 9C"
    )
    deal = play_tricks(GUIDE, deal, "KC JC 8H QH 7D")  # second round of hearts without B
    voids = void_suits(GUIDE, deal.record, view(GUIDE, deal, 2))
    assert voids[1] == 0xFF << 24
    rules = rules_of("sochi-guide", must_trump=False)
    deal = after(rules, DEMO, DEMO_STEPS)
    deal = play_tricks(rules, deal, "AH 7H 9H JD KD QD AC 10C 9C KC JC AS")
    voids = void_suits(rules, deal.record, view(rules, deal, 1))
    assert voids[0] == 0xFF << 8  # not following tells nothing of trumps
    deal = after(GUIDE, DEMO, DEMO_STEPS.replace("7H,", "7NT,"))
    deal = play_tricks(GUIDE, deal, "AH 7H 9H JD KD QD AC 10C 9C KC JC AS")
    assert void_suits(GUIDE, deal.record, view(GUIDE, deal, 1))[0] == 0xFF << 8


# ------------------------------------------------------------------ every deal equally likely


def consistent_deals(rules: Rules, deal: Deal, seat: int) -> Iterator[tuple[CardSet, ...]]:
    """Every placing of the hidden cards that the whole story allows, found by trying all.

    Yields hands and discard.
    """
    seen = view(rules, deal, seat)
    hidden = [owner for owner, hand in enumerate(seen.hands) if hand is None]
    sizes = [seen.sizes[owner] for owner in hidden]
    if layer_of_discard(deal) is not None and seen.discard is None:
        sizes.append(2)
    for piles in spread(tuple(cards_in(seen.unseen)), sizes):
        hands = list(seen.hands)
        for owner, pile in zip(hidden, piles, strict=False):
            hands[owner] = pile
        full = tuple(hand or 0 for hand in hands)
        discard = piles[-1] if len(piles) > len(hidden) else (seen.discard or 0)
        other = with_cards(deal, full, discard)
        if other is not None and replayed(rules, other) == other:
            yield (*full, discard)


def spread(cards: tuple[int, ...], sizes: list[int]) -> Iterator[list[CardSet]]:
    if not sizes:
        yield []
        return
    for chosen in combinations(cards, sizes[0]):
        rest = tuple(card for card in cards if card not in chosen)
        for piles in spread(rest, sizes[1:]):
            yield [card_set(chosen), *piles]


def with_cards(deal: Deal, hands: tuple[CardSet, ...], discard: CardSet) -> Deal | None:
    """The same story with other cards in the hidden places, or None when it makes no deal."""
    layer = layer_of_discard(deal)
    dealt = list(hands)
    for step in deal.record:
        if isinstance(step.action, Play):
            dealt[step.seat] |= 1 << step.action.card
    if layer is not None:
        dealt[layer] = (dealt[layer] | discard) & ~card_set(deal.talon)
    if any(dealt[seat].bit_count() != 10 for seat in deal.seating.active):
        return None
    if sum(dealt) + card_set(deal.talon) != FULL_DECK:
        return None
    record = tuple(
        step._replace(action=Discard(discard)) if isinstance(step.action, Discard) else step
        for step in deal.record
    )
    return Deal(
        deal.seating, deal.run, tuple(dealt), deal.talon, hands, deal.phase, discard, record
    )


def late(kind: str, seed: int, tricks: int) -> Deal:
    """A deal of random play with so many tricks to go."""
    random = Random(seed)
    opening = {
        "contract": "A bid 6S, B pass, C pass",
        "no trump": "A pass, B bid 6S, C pass",
        "raspasy": "A pass, B pass, C pass",
    }[kind]
    deal = after(GUIDE, new_deal(seed), opening)
    while not (isinstance(deal.phase, TrickPlay) and len(deal.phase.tricks) == 10 - tricks):
        actions = reducer.legal(GUIDE, deal)
        if isinstance(deal.phase, Naming):
            name = "8H" if kind == "contract" else "8NT"
            actions = tuple(a for a in actions if str(a) == f"name {name}")
        if isinstance(deal.phase, Whisting):
            actions = tuple(a for a in actions if str(a) == "whist")
        if isinstance(deal.phase, Exchange):  # the talon is kept, so that it may still be hidden
            actions = tuple(
                a for a in actions if isinstance(a, Discard) and not a.cards & card_set(deal.talon)
            )
        if isinstance(deal.phase, TrickPlay) and deal.phase.declarer == deal.phase.actor:
            kept = [a for a in actions if isinstance(a, Play) and a.card not in deal.talon]
            actions = tuple(kept) or actions
        deal, _ = reducer.apply(GUIDE, deal, random.choice(actions))
    return deal


@pytest.mark.parametrize(
    ("kind", "seed", "tricks", "seat"),
    [
        ("contract", 3, 2, 2),
        ("contract", 4, 3, 0),
        ("contract", 8, 2, 1),
        ("contract", 10, 3, 1),
        ("contract", 19, 2, 2),
        ("no trump", 4, 2, 0),
        ("no trump", 5, 2, 2),
        ("raspasy", 6, 3, 1),
    ],
)
def test_every_consistent_deal_is_drawn_equally_often(
    kind: str, seed: int, tricks: int, seat: int
) -> None:
    deal = late(kind, seed, tricks)
    possible = set(consistent_deals(GUIDE, deal, seat))
    assert (*deal.hands, deal.discard) in possible
    assert len(possible) > 1
    random, seen, each = Random(99), view(GUIDE, deal, seat), 60
    drawn: Counter[tuple[CardSet, ...]] = Counter()
    for _ in range(each * len(possible)):
        one = resample(seen, random)
        drawn[(*one.hands, one.discard)] += 1
    assert set(drawn) == possible
    assert 0.4 * each < min(drawn.values())
    assert max(drawn.values()) < 1.6 * each


def test_a_hidden_talon_is_drawn_in_both_orders() -> None:
    seen = view(GUIDE, new_deal(4), 0)
    random = Random(5)
    orders = Counter(
        first < second for first, second in (resample(seen, random).talon for _ in range(400))
    )
    assert min(orders.values()) > 140


def test_a_view_that_contradicts_itself_is_refused() -> None:
    seen = view(GUIDE, new_deal(4), 0)
    with pytest.raises(ValueError, match="no deal is consistent"):
        resample(replace(seen, sizes=(10, 11, 10)), Random(1))


# ------------------------------------------------------------------ in a match


def test_between_two_deals_there_are_no_cards_to_see() -> None:
    match = new_match(GUIDE, 3, 1)
    seen = view_for(match, 0)
    assert (seen.hands, seen.sizes, seen.talon, seen.unseen) == (
        (0, 0, 0),
        (0, 0, 0),
        (),
        FULL_DECK,
    )
    assert seen.seating.dealer == 1
    assert seen.stop_offered_by is None


def test_a_view_of_a_match_is_a_view_of_its_deal() -> None:
    match, _ = matches.apply(new_match(GUIDE, 4, 3), None, StartDeal(8, ""))
    assert match.deal is not None
    for seat in range(4):
        assert view_for(match, seat) == view_of_deal(GUIDE, match.sheet, match.deal, seat)


def test_a_view_tells_who_wants_to_stop() -> None:
    match = new_match(GUIDE, 3, 2)
    match = [following for _, _, following in match_walk(match, Random(1), 1)][-1]
    match, _ = matches.apply(match, 1, OfferStop())
    assert [view_for(match, seat).stop_offered_by for seat in range(3)] == [1, 1, 1]


# ------------------------------------------------------------------ a few cases a person can check


@pytest.mark.parametrize(
    ("steps", "visible"),
    [
        ("A bid 6S, B pass", {0: "A", 1: "B", 2: "C"}),
        (DEMO_STEPS, {0: "A", 1: "B", 2: "C"}),
        (DEMO_STEPS.replace("C whist", "C pass, B closed"), {0: "A", 1: "B", 2: "C"}),
        (DEMO_STEPS.replace("C whist", "C pass, B open"), {0: "ABC", 1: "BC", 2: "BC"}),
        (DEMO_STEPS + ", A claim 10 0 0", {0: "A", 1: "AB", 2: "AC"}),
        (
            "A bid misere, B pass, C pass, A discard AH KH",
            {0: "A", 1: "B", 2: "C"},
        ),
        (
            "A bid misere, B pass, C pass, A discard AH KH, A play 7C",
            {0: "ABC", 1: "BC", 2: "BC"},
        ),
        ("A pass, B bid misere, C pass, B discard AH 9C", {0: "AC", 1: "ABC", 2: "AC"}),
    ],
)
def test_c6_8_who_sees_whose_hand(steps: str, visible: dict[int, str]) -> None:
    deal = after(GUIDE, DEMO, steps)
    for seat, letters in visible.items():
        seen = {
            SEATS[owner]
            for owner, hand in enumerate(view(GUIDE, deal, seat).hands)
            if hand is not None
        }
        assert seen == set(letters)


def test_c6_5_only_the_declarer_knows_his_discard() -> None:
    deal = after(GUIDE, DEMO, DEMO_STEPS)
    discard = parse_cards("7C 8D")
    assert [view(GUIDE, deal, seat).discard for seat in range(3)] == [discard, None, None]
    assert [view(GUIDE, deal, seat).unseen & discard for seat in range(3)] == [0, discard, discard]


def test_c4_1_all_have_seen_the_talon_of_a_declarer() -> None:
    assert [view(GUIDE, DEMO, seat).talon for seat in range(3)] == [(), (), ()]
    deal = after(GUIDE, DEMO, "A bid 6S, B pass, C pass")
    assert [view(GUIDE, deal, seat).talon for seat in range(3)] == [DEMO.talon] * 3


def test_c9_2_the_talon_of_a_raspasy_is_seen_card_by_card() -> None:
    deal = after(GUIDE, DEMO, "A pass, B pass, C pass")
    assert view(GUIDE, deal, 1).talon == DEMO.talon[:1]
    deal = play_tricks(GUIDE, deal, "KH 7H 10H")
    assert view(GUIDE, deal, 1).talon == DEMO.talon
    closed = rules_of("rostov")
    deal = after(closed, DEMO, "A pass, B pass, C pass")
    assert view(closed, play_tricks(closed, deal, "KH 7H 10H"), 1).talon == ()


def test_a_ten_that_is_checked_lies_open_to_all() -> None:
    rules = rules_of("sochi-swedish")
    deal = after(rules, DEMO, "A bid 6S, B pass, C pass, A discard 7C 8D, A name 10NT")
    assert [view(rules, deal, seat).hands for seat in range(3)] == [deal.hands] * 3
