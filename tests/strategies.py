"""A test kit: deals, random legal walks and rotated tables, for every test that needs a position.

Nothing here knows what is right; it only leads to states by the public functions of the rules.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from preferans_qt.game import match as matches
from preferans_qt.game import reducer
from preferans_qt.game.actions import (
    Accept,
    Action,
    Bid,
    Claim,
    DealAction,
    Here,
    Inspect,
    Look,
    Name,
    OfferShare,
    OfferStop,
    Pass,
    StartDeal,
    TimeUp,
    parse_action,
)
from preferans_qt.game.cards import Card, CardSet, card_set, cards_in, parse_card, parse_cards
from preferans_qt.game.claims import tricks_left
from preferans_qt.game.contracts import TRICK_CONTRACTS, Contract
from preferans_qt.game.deal import (
    Deal,
    DefenceChoice,
    Entering,
    Finished,
    Naming,
    Seating,
    Trick,
    TrickPlay,
    TrickWon,
    Whisting,
)
from preferans_qt.game.entries import Column, Entry
from preferans_qt.game.match import Match
from preferans_qt.game.outcome import ContractResult, Defence, MisereResult, RaspasyResult, Result
from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules, with_overrides
from preferans_qt.game.seats import Seat
from preferans_qt.game.shuffle import dealt_hands, shuffled_deck

SEATS = "ABCD"


def rules_of(preset: str, **overrides: object) -> Rules:
    """A preset with some parameters changed."""
    return with_overrides(PRESETS[preset], overrides)


GUIDE = rules_of("sochi-guide")


# ------------------------------------------------------------------ deals


def new_deal(
    number: int, players: int = 3, dealer: Seat | None = None, run: int = 0, dark: bool = False
) -> Deal:
    """A deal before its first call; the last seat deals unless told otherwise.

    ``dark``: nobody has looked at his cards yet.
    """
    seating = Seating(players, players - 1 if dealer is None else dealer)
    hands, talon = dealt_hands(seating, shuffled_deck(number))
    return reducer.start_deal(seating, run, hands, talon, in_the_dark=dark)


def deal_of(hands: str, talon: str, dealer: str = "", run: int = 0) -> Deal:
    """A deal of given cards: hands of A, B, C (and D) separated by ``/``.

    The last seat deals unless told otherwise; a sitting dealer's hand is left empty.
    """
    sets = tuple(parse_cards(hand) for hand in hands.split("/"))
    seating = Seating(len(sets), SEATS.index(dealer) if dealer else len(sets) - 1)
    first, second = (parse_card(word) for word in talon.split())
    return reducer.start_deal(seating, run, sets, (first, second))


def after(rules: Rules, deal: Deal, *steps: str) -> Deal:
    """The deal after some steps written ``A bid 6S, B pass``; each must be that seat's turn.

    ``A discards`` lays the first two cards away.
    """
    for step in ",".join(steps).split(","):
        seat, _, code = step.strip().partition(" ")
        actor = reducer.current_actor(deal)
        assert actor == SEATS.index(seat), f"it is the turn of {actor}, not of {seat} to {code}"
        action = reducer.legal(rules, deal)[0] if code == "discards" else parse_action(code)
        assert not isinstance(action, OfferStop | StartDeal | TimeUp)
        deal, _ = reducer.apply(rules, deal, action)
    return deal


def legal_codes(rules: Rules, deal: Deal) -> set[str]:
    """The current actor's legal actions as text codes."""
    return {str(action) for action in reducer.legal(rules, deal)}


def refusal(rules: Rules, deal: Deal, code: str) -> str | None:
    """The name of the reason for refusing an action, None when it is legal."""
    action = parse_action(code)
    assert not isinstance(action, OfferStop | StartDeal | TimeUp)
    reason = reducer.why_not(rules, deal, action)
    return None if reason is None else reason.refusal.value


def play_tricks(rules: Rules, deal: Deal, *tricks: str) -> Deal:
    """The deal after whole or begun tricks, each written as cards in playing order."""
    for card in " ".join(tricks).split():
        action = parse_action(f"play {card}")
        assert not isinstance(action, OfferStop | StartDeal | TimeUp)
        deal, _ = reducer.apply(rules, deal, action)
    return deal


def endgame(
    hands: str,
    leader: str,
    contract: Contract | None = None,
    declarer: str = "A",
    defence: Defence | None = None,
    seating: Seating | None = None,
) -> Deal:
    """The last tricks of a deal, hands separated by ``/``; without a contract it is raspasy.

    All earlier tricks went to the declarer's left neighbour; their cards are not told.
    """
    sets = tuple(parse_cards(hand) for hand in hands.split("/"))
    seating = seating or Seating(len(sets), len(sets) - 1)
    played = 10 - max(hand.bit_count() for hand in sets)
    player = SEATS.index(declarer)
    if contract is not None and not contract.is_misere and defence is None:
        defence = Defence(seating.defenders(player))
    phase = TrickPlay(
        SEATS.index(leader),
        Trick(SEATS.index(leader)),
        None if contract is None else player,
        contract,
        defence,
        tuple(TrickWon(Trick(player), seating.after(player)) for _ in range(played)),
    )
    return Deal(seating, 0, sets, (0, 1), sets, phase)


# ------------------------------------------------------------------ random walks


class Stride(NamedTuple):
    """One step of a walk: the deal before, what was done, and the deal after."""

    before: Deal
    action: DealAction
    after: Deal


class Mood(NamedTuple):
    """How a walk bids, so that no kind of deal is rare: chances of a pass and of a misere."""

    passing: float
    misere: float


MOODS = {
    "contract": Mood(0.5, 0.0),
    "long auction": Mood(0.2, 0.02),
    "misere": Mood(0.3, 0.9),
    "raspasy": Mood(1.0, 0.0),
}


def random_action(rules: Rules, deal: Deal, mood: Mood, random: Random) -> DealAction:
    """One legal action, bids by mood and everything else evenly; now and then a claim."""
    actions = reducer.legal(rules, deal)
    if Look() in actions and random.random() < 0.5:
        return Look()
    if OfferShare() in actions and random.random() < mood.misere:
        return OfferShare()
    actions = tuple(action for action in actions if action not in (Look(), OfferShare()))
    if isinstance(deal.phase, TrickPlay) and deal.phase.claim is None and random.random() < 0.01:
        claim = random_claim(rules, deal, random)
        if reducer.why_not(rules, deal, claim) is None:
            return claim
    if isinstance(actions[0], Bid | Here | Pass) and len(actions) > 1:
        miseres = [a for a in actions if isinstance(a, Bid) and a.contract.is_misere]
        if miseres and random.random() < mood.misere:
            return miseres[0]
        passes = [action for action in actions if isinstance(action, Pass)]
        if passes and random.random() < mood.passing:
            return passes[0]
        others = [a for a in actions if a not in miseres and a not in passes]
        return _rather_early(others or passes, random)
    if isinstance(actions[0], Name):
        return _rather_early(actions, random)
    if isinstance(actions[0], Accept):
        return random.choice((actions[0], actions[0], *actions))
    return random.choice(actions)


def _rather_early(actions: Sequence[DealAction], random: Random) -> DealAction:
    """One of the actions, low bids and contracts more often than high ones."""
    return actions[int(len(actions) * random.random() ** 3)]


def random_claim(rules: Rules, deal: Deal, random: Random) -> Claim:
    """Some split of the tricks that are left among the active seats."""
    assert isinstance(deal.phase, TrickPlay)
    tricks = [0] * deal.seating.players
    for _ in range(tricks_left(deal.phase)):
        tricks[random.choice(deal.seating.active)] += 1
    return Claim(tuple(tricks))


def deal_walk(
    rules: Rules,
    deal: Deal,
    random: Random,
    choose: Callable[[Rules, Deal, Mood, Random], DealAction] = random_action,
) -> Iterator[Stride]:
    """Random legal steps up to the end of a deal."""
    mood = random.choice(tuple(MOODS.values()))
    while reducer.current_actor(deal) is not None:
        action = choose(rules, deal, mood, random)
        following, _ = reducer.apply(rules, deal, action)
        yield Stride(deal, action, following)
        deal = following


def match_walk(match: Match, random: Random, deals: int) -> Iterator[tuple[Match, Action, Match]]:
    """Random legal steps of a match, up to its end or until so many deals are finished."""
    mood = MOODS["contract"]
    while not match.is_over and len(match.finished) < deals:
        if match.deal is None:
            action: Action = StartDeal(random.randrange(10**6), "5a17")
            mood = random.choice(tuple(MOODS.values()))
        else:
            action = random_action(match.rules, match.deal, mood, random)
        following, _ = matches.apply(match, matches.controller(match), action)
        yield match, action, following
        match = following


@dataclass(frozen=True)
class Table:
    """Where a walk starts: rules by preset, and a deal; ``random`` begins anew at each call."""

    preset: str
    deal: Deal
    seed: int

    @property
    def rules(self) -> Rules:
        return PRESETS[self.preset]

    @property
    def random(self) -> Random:
        return Random(self.seed)

    def walk(self) -> Iterator[Stride]:
        """Random legal steps of the deal."""
        return deal_walk(self.rules, self.deal, self.random)

    def states(self) -> list[Deal]:
        """The deal before the first and after every step of the walk."""
        return [self.deal, *(stride.after for stride in self.walk())]


@st.composite
def tables(draw: st.DrawFn, presets: tuple[str, ...] = tuple(PRESETS)) -> Table:
    """Any preset, any number of players it is for, any dealer, any cards."""
    name = draw(st.sampled_from(presets))
    players = draw(st.sampled_from([n for n in PRESETS[name].players if n > 2]))
    dealer = draw(st.integers(0, players - 1))
    deal = new_deal(draw(st.integers(0, 10**6)), players, dealer, draw(st.integers(0, 3)))
    return Table(name, deal, draw(st.integers(0, 10**6)))


@st.composite
def deals_in(draw: st.DrawFn, phase: type, presets: tuple[str, ...] = tuple(PRESETS)) -> Table:
    """A table whose deal stands in a phase that its walk goes through."""
    table = draw(tables(presets).filter(lambda table: bool(_in_phase(table, phase))))
    return replace(table, deal=draw(st.sampled_from(_in_phase(table, phase))))


def _in_phase(table: Table, phase: type) -> list[Deal]:
    return [deal for deal in table.states() if isinstance(deal.phase, phase)]


# ------------------------------------------------------------------ results


def random_result(rules: Rules, seating: Seating, random: Random) -> Result:
    """The result of some deal: any contract and defence, any tricks, a misere, or raspasy."""
    kind = random.choice(("contract", "contract", "misere", "raspasy"))
    if kind == "misere":
        return MisereResult(random.choice(seating.active), random.choice((0, 0, 1, 2, 5)))
    if kind == "raspasy":
        dealer = seating.sitting_dealer
        plays = dealer is not None and rules.raspasy_talon_4p == "dealer_cards_compete"
        by_dealer = random.choice((0, 0, 1, 2)) if plays else 0
        tricks = random_tricks(seating, 10 - by_dealer, random)
        if dealer is not None:
            tricks[dealer] = by_dealer
        return RaspasyResult(tuple(tricks), random.randrange(1, 5))
    declarer, contract = random.choice(seating.active), random.choice(TRICK_CONTRACTS)
    defence = random_defence(rules, seating, declarer, contract, random)
    tricks = random_tricks(seating, 10 if defence.whisters else 0, random)
    return ContractResult(declarer, contract, defence, tuple(tricks))


def random_tricks(seating: Seating, number: int, random: Random) -> list[int]:
    """So many tricks spread over the active seats, one number a seat."""
    tricks = [0] * seating.players
    weights = [random.random() ** 3 for _ in seating.active]
    for seat in random.choices(seating.active, weights, k=number):
        tricks[seat] += 1
    return tricks


def random_defence(
    rules: Rules, seating: Seating, declarer: Seat, contract: Contract, random: Random
) -> Defence:
    """What random declarations over a contract come to."""
    deal = new_deal(0, seating.players, seating.dealer)
    deal = replace(deal, phase=Naming(declarer, contract))
    deal, _ = reducer.apply(rules, deal, Name(contract))
    while isinstance(deal.phase, Whisting | Entering | DefenceChoice):
        deal, _ = reducer.apply(rules, deal, random.choice(reducer.legal(rules, deal)))
    reached = deal.phase.result if isinstance(deal.phase, Finished) else deal.phase
    assert isinstance(reached, TrickPlay | ContractResult)
    assert reached.defence is not None
    return reached.defence


def net_values(rules: Rules, players: int, raw: Iterable[Entry]) -> list[Fraction]:
    """What a deal is worth to each seat, from its entries before help and overflow (D.5)."""
    weight = rules.pool_point_as_mountain or 0
    own = [0] * players
    balance = [0] * players
    for entry in raw:
        if entry.column is Column.POOL:
            own[entry.seat] -= weight * entry.amount
        elif entry.column is Column.MOUNTAIN:
            own[entry.seat] += entry.amount
        elif entry.on is not None:
            balance[entry.seat] += entry.amount
            balance[entry.on] -= entry.amount
    mean = Fraction(sum(own), players)
    return [10 * (mean - mine) + whists for mine, whists in zip(own, balance, strict=True)]


# ------------------------------------------------------------------ relabelling


def rotated_row(row: tuple[Any, ...], by: int) -> tuple[Any, ...]:
    """What belonged to seat i belongs to seat i + ``by``."""
    return tuple(row[(seat - by) % len(row)] for seat in range(len(row)))


def rotated(deal: Deal, by: int) -> Deal:
    """The same deal, not yet begun, with everybody moved ``by`` chairs clockwise."""
    players = deal.seating.players
    seating = Seating(players, (deal.seating.dealer + by) % players)
    return reducer.start_deal(seating, deal.run, rotated_row(deal.dealt, by), deal.talon)


def rotated_action(action: DealAction, by: int) -> DealAction:
    """The same action by somebody ``by`` chairs further on."""
    match action:
        case Claim(tricks):
            return Claim(rotated_row(tricks, by))
        case Inspect(seat):  # only a sitting dealer looks at a hand
            return Inspect((seat + by) % 4)
        case _:
            return action


def recoloured(card: Card, suits: tuple[int, ...]) -> Card:
    """The card of the same rank in the suit that stands in the place of its own."""
    return 8 * suits[card >> 3] + (card & 7)


def recoloured_set(cards: CardSet, suits: tuple[int, ...]) -> CardSet:
    """A set of cards with its suits exchanged."""
    return card_set(recoloured(card, suits) for card in cards_in(cards))


def result_of(deal: Deal) -> Result:
    """The result of a finished deal."""
    assert isinstance(deal.phase, Finished)
    return deal.phase.result
