"""Deals drawn from what a seat knows: consistent with it, playable, and all equally likely."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings

from preferans_qt.game import reducer
from preferans_qt.game.actions import Discard, Play
from preferans_qt.game.cards import FULL_DECK, CardSet, card_set, cards_in
from preferans_qt.game.deal import (
    Deal,
    Exchange,
    Naming,
    TrickPlay,
    Whisting,
)
from preferans_qt.game.rules import Rules
from preferans_qt.game.view import resample
from tests.game.invariants import layer_of_discard, view
from tests.strategies import (
    GUIDE,
    Table,
    after,
    new_deal,
    tables,
)

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
    return replace(deal, dealt=tuple(dealt), hands=hands, discard=discard, record=record)


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
    assert 140 < orders[True] < 260


def test_a_view_that_contradicts_itself_is_refused() -> None:
    seen = view(GUIDE, new_deal(4), 0)
    with pytest.raises(ValueError, match="no deal is consistent"):
        resample(replace(seen, sizes=(10, 11, 10)), Random(1))
