"""What a declarer does with the talon: which cards to lay away together with which contract."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from preferans_qt.bots.player import Candidate
from preferans_qt.bots.thinking.callers import CAUGHT_TRICKS, logistic
from preferans_qt.bots.thinking.contracts import (
    best_contract,
    guessed_contract,
    position_of,
    promise_of,
)
from preferans_qt.bots.thinking.defences import Range, expected_worth
from preferans_qt.bots.thinking.miseres import misere_tricks, real_worth
from preferans_qt.bots.thinking.thought import Thought, candidate
from preferans_qt.bots.thinking.values import hand_values
from preferans_qt.bots.worth import (
    DECLARER,
    Stakes,
    conceded_worth,
    misere_worth,
    roles_of,
    stakes_of,
    trick_price,
)
from preferans_qt.game.actions import Action, Concede, Discard, Name, RejectTalon
from preferans_qt.game.cards import CardSet, card_set
from preferans_qt.game.contracts import LEVELS, Contract, Strain, trick_contract
from preferans_qt.game.deal import Exchange, Naming
from preferans_qt.game.exchange import lowest_contract

IN_EACH_STRAIN = 4  # pairs of cards to lay away that are looked into
MOST_OPTIONS = 10  # of all strains together
WORSE_BY = 1.0  # undertricks at six: an option that seems so much worse is not looked into
MOST_MISERES = 8
ASKED_STRAINS = 2
UNTRIED = 0.01  # whists by which an option that was not looked into is taken to be worse


class Option(NamedTuple):
    """Ten cards to keep and a strain to play in; ``guess``: its worth by the tables, in whists."""

    kept: CardSet
    strain: Strain
    guess: float


def exchange_candidates(thought: Thought, phase: Exchange) -> tuple[Candidate, ...]:
    """Every pair to lay away with the worth of the best contract after it; and what else there
    is to do for one who sees the talon."""
    view = thought.view
    stakes = stakes_of(view, view.seat)
    found = (
        _misere_discards(thought, stakes)
        if phase.bid.is_misere
        else _discards(thought, stakes, phase.bid)
    )
    lowest = min(float(one.value) for one in found.values())
    candidates = []
    for action in thought.legal:
        match action:
            case Discard(cards) if cards in found:
                candidates.append(found[cards])
            case Discard(cards):
                guess = _guessed(stakes, phase.bid, view.hand & ~cards)
                candidates.append(Candidate(action, min(guess, lowest - UNTRIED)))
            case RejectTalon():
                candidates.append(_rejected(thought, stakes, phase))
            case Concede():
                candidates.append(_conceded(thought, stakes, phase.bid))
    return tuple(candidates)


def _conceded(thought: Thought, stakes: Stakes, bid: Contract) -> Candidate:
    """Three undertricks, written without play: the same in each world."""
    value = conceded_worth(stakes, bid)[DECLARER]
    return Candidate(Concede(), value, worths=(value,) * len(thought.call_worlds))


def _guessed(stakes: Stakes, bid: Contract, kept: CardSet) -> float:
    """What ten cards are worth by the tables, for an option that was not looked into."""
    if bid.is_misere:
        odds: float = hand_values().misere_kept(kept)
        made, caught = (misere_worth(stakes, tricks)[DECLARER] for tricks in (0, CAUGHT_TRICKS))
        chance = logistic(odds)
        return caught + chance * (made - caught)
    return max(_guesses(stakes, bid, kept).values())


def _guesses(stakes: Stakes, bid: Contract, kept: CardSet) -> dict[Strain, float]:
    """What ten cards are worth by the tables in each strain that may be named."""
    guesses = {}
    for strain in Strain:
        tricks = hand_values().declared(kept, strain)
        named = best_contract(stakes, lowest_contract(bid).place, strain, round(10 * tricks))
        if named is not None:
            guesses[strain] = named[1]
    return guesses


def _rejected(thought: Thought, stakes: Stakes, phase: Exchange) -> Candidate:
    """The talon is left, and the ten cards dealt are played (A48)."""
    view = thought.view
    left = replace(stakes, terms=replace(stakes.terms, rejected=True), talon=())
    kept = view.hand & ~card_set(view.talon)
    if phase.bid.is_misere:
        return _misere(thought, left, RejectTalon(), kept)
    options = [Option(kept, strain, 0.0) for strain in Strain]
    worth = [_contract_values(thought, left, phase.bid, option) for option in options]
    best = max((one for named in worth for one in named.values()), key=_mean)
    return candidate(RejectTalon(), best)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _discards(thought: Thought, stakes: Stakes, bid: Contract) -> dict[CardSet, Candidate]:
    """The options worth looking into, by the cards laid away."""
    twelve = thought.view.hand
    best: dict[CardSet, list[float]] = {}
    for option in (*_options(stakes, bid, twelve), *_asked_for(thought, stakes, bid)):
        if best and thought.is_late:
            break
        for values in _contract_values(thought, stakes, bid, option).values():
            away = twelve & ~option.kept
            if away not in best or _mean(values) > _mean(best[away]):
                best[away] = values
    return {away: candidate(Discard(away), values) for away, values in best.items()}


def _asked_for(thought: Thought, stakes: Stakes, bid: Contract) -> list[Option]:
    """The discard that must be looked into, in the two strains that seem the best for it."""
    match thought.asked:
        case Discard(cards):
            kept = thought.view.hand & ~cards
            guesses = _guesses(stakes, bid, kept)
            strains = sorted(guesses, key=lambda strain: -guesses[strain])[:ASKED_STRAINS]
            return [Option(kept, strain, guesses[strain]) for strain in strains]
    return []


def _options(stakes: Stakes, bid: Contract, twelve: CardSet) -> list[Option]:
    """The options that seem the best by the tables."""
    options = []
    for strain in Strain:
        for away, tricks in hand_values().best_discards(twelve, strain, IN_EACH_STRAIN):
            named = best_contract(stakes, bid.place, strain, round(10 * tricks))
            if named is not None:
                options.append(Option(twelve & ~away, strain, named[1]))
    options.sort(key=lambda option: -option.guess)
    margin = WORSE_BY * trick_price(stakes, LEVELS[0])
    return [one for one in options if one.guess > options[0].guess - margin][:MOST_OPTIONS]


def _contract_values(
    thought: Thought, stakes: Stakes, bid: Contract, option: Option
) -> dict[Contract, list[float]]:
    """For each contract that may be named in a strain, what it brings in each world."""
    view, worlds = thought.view, thought.call_worlds
    rules, seating = view.rules, view.seating
    roles = roles_of(seating, view.seat)
    layouts = [(option.kept, world.hands[roles[1]], world.hands[roles[2]]) for world in worlds]
    trump = None if option.strain is Strain.NO_TRUMP else int(option.strain)
    position = position_of(rules, seating, roles, layouts[0], trump)
    tricks = thought.solver.batch_values(position, layouts, cancel=thought.flag).answers
    thought.check()
    contracts = [
        contract
        for level in LEVELS
        if (contract := trick_contract(level, option.strain)).place >= lowest_contract(bid).place
    ]
    promises = [[promise_of(hand, contracts[0]) for hand in layout[1:]] for layout in layouts]
    worth: dict[Contract, list[float]] = {}
    among = Range(min(tricks), max(tricks))
    for contract in contracts:
        if worth and contract.level > among.most and Name(contract) != thought.asked:
            continue  # nothing but undertricks
        worth[contract] = [
            expected_worth(stakes, contract, taken, promise, among)[DECLARER]
            for taken, promise in zip(tricks, promises, strict=True)
        ]
    return worth


def _misere_discards(thought: Thought, stakes: Stakes) -> dict[CardSet, Candidate]:
    twelve = thought.view.hand
    pairs = [away for away, _ in hand_values().best_misere_discards(twelve, MOST_MISERES)]
    if isinstance(thought.asked, Discard) and thought.asked.cards not in pairs:
        pairs.append(thought.asked.cards)
    found: dict[CardSet, Candidate] = {}
    for away in pairs:
        if found and thought.is_late:
            break
        found[away] = _misere(thought, stakes, Discard(away), twelve & ~away)
    return found


def _misere(thought: Thought, stakes: Stakes, action: Action, kept: CardSet) -> Candidate:
    """A misere with ten cards, in each world."""
    roles = roles_of(thought.view.seating, thought.view.seat)
    values = []
    for world in thought.call_worlds:
        thought.check()
        tricks = misere_tricks(thought, roles, kept, world)
        values.append(real_worth(stakes, tricks)[DECLARER])
    return candidate(action, values)


def name_candidates(thought: Thought, phase: Naming) -> tuple[Candidate, ...]:
    """Every contract still allowed, with its worth."""
    view = thought.view
    stakes = stakes_of(view, view.seat)
    worth: dict[Contract, list[float]] = {}
    tried = _strains_to_try(stakes, phase.bid, view.hand)
    if isinstance(thought.asked, Name) and thought.asked.contract.strain not in tried:
        tried.append(thought.asked.contract.strain)
    for strain in tried:
        if worth and thought.is_late:
            break
        worth |= _contract_values(thought, stakes, phase.bid, Option(view.hand, strain, 0.0))
    lowest = min(_mean(values) for values in worth.values())
    candidates = []
    for action in thought.legal:
        match action:
            case Name(contract) if contract in worth:
                candidates.append(candidate(action, worth[contract]))
            case Name(contract):
                guess = guessed_contract(stakes, contract, view.hand)
                candidates.append(Candidate(action, min(guess, lowest - UNTRIED)))
            case Concede():
                candidates.append(_conceded(thought, stakes, phase.bid))
    return tuple(candidates)


def _strains_to_try(stakes: Stakes, bid: Contract, kept: CardSet) -> list[Strain]:
    """The strains in which the hand seems to be worth nearly as much as in the best."""
    guesses = _guesses(stakes, bid, kept)
    margin = max(guesses.values()) - WORSE_BY * trick_price(stakes, LEVELS[0])
    return [strain for strain, guess in guesses.items() if guess >= margin]
