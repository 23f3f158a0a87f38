"""From the outcome of a deal to the entries a person would write (section D). Pure.

With V the contract's value: undertricks cost V x `undertrick_factor` on the mountain, defensive
tricks bring V x `whist_trick_factor` whists.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from preferans_qt.game.cards import Card, rank_of, suit_of
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import Seating
from preferans_qt.game.entries import Entry, Why, mountain, points, pool, whists
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    Defence,
    MisereResult,
    PassedOutResult,
    RaspasyResult,
    Result,
)
from preferans_qt.game.polish import polish_entries
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import Sheet


def entries(rules: Rules, seating: Seating, sheet: Sheet, result: Result) -> tuple[Entry, ...]:
    """What everybody writes for a deal, before pool awards turn into help (see sheet.post).

    ``sheet`` is the sheet before the deal; only `half_until_own_pool_closed` looks at it.
    """
    match result:
        case RaspasyResult():
            return tuple(_raspasy(rules, seating, result))
        case PassedOutResult():
            return ()
        case MisereResult():
            written: Iterable[Entry] = _misere(rules, result)
        case ConcededResult():
            written = _conceded(rules, result)
        case ContractResult() if rules.ledger == "signed_points":
            bonus = _talon_bonus(rules, seating, result)
            written = (*polish_entries(rules, seating, result), *bonus)
        case ContractResult():
            written = _contract(rules, seating, sheet, result)
    factor = result.terms.factor(result.declarer)
    return (
        *_written_off(rules, sheet, result),
        *(_multiplied(entry, factor) for entry in written),
        *_talon_left(rules, seating, rejected=result.terms.rejected),
    )


def _multiplied(entry: Entry, factor: int) -> Entry:
    """An entry of a deal whose every price is multiplied (A.1)."""
    return replace(entry, amount=entry.amount * factor, price=entry.price * factor)


def _talon_left(rules: Rules, seating: Seating, *, rejected: bool) -> Iterator[Entry]:
    """What the dealer pays for a talon that the declarer would not have (A48)."""
    price = rules.talon_refusal_penalty
    if rejected and rules.ledger == "signed_points":
        yield points(seating.dealer, -1, price, Why.TALON_REJECTED)
    elif rejected:
        yield mountain(seating.dealer, 1, price, Why.TALON_REJECTED)


def _conceded(rules: Rules, result: ConcededResult) -> Iterator[Entry]:
    """Three undertricks of the winning bid, and nobody else writes anything (C4.8)."""
    value = rules.contract_value[result.bid.level]
    if rules.ledger == "signed_points":
        yield points(result.declarer, -3, value, Why.CONTRACT_CONCEDED)
    else:
        price = value * rules.undertrick_factor
        yield mountain(result.declarer, 3, price, Why.CONTRACT_CONCEDED)


def undertricks(result: ContractResult) -> int:
    """Tricks missing to a contract that was played (D1.1)."""
    if not result.defence.whisters:
        return 0
    return max(0, result.contract.level - result.tricks[result.declarer])


def overtricks(result: ContractResult) -> int:
    """Tricks beyond a contract that was played."""
    if not result.defence.whisters:
        return 0
    return max(0, result.tricks[result.declarer] - result.contract.level)


def joint_shortfall(rules: Rules, result: ContractResult) -> int:
    """Tricks the defence owes together but did not take (S of D.1)."""
    if result.defence.without_quota or undertricks(result):
        return 0  # D1.2
    taken_by_defence = sum(result.tricks) - result.tricks[result.declarer]
    owed = rules.whist_quota[result.contract.level]
    if result.defence.alone:  # without the passer's hand he owes his own part (C12.5)
        owed = rules.personal_duty.get(result.contract.level, owed)
    return max(0, owed - taken_by_defence)


def _contract(
    rules: Rules, seating: Seating, sheet: Sheet, result: ContractResult
) -> Iterator[Entry]:
    defence, missing = result.defence, undertricks(result)
    if not result.terms.off_mountain:
        yield declarer_entry(rules, result.declarer, result.contract, missing, _why_made(defence))
    yield from _talon_bonus(rules, seating, result)
    if not defence.whisters:
        yield from _standing_half_whist(rules, result)
        return
    yield from _trick_whists(rules, seating, result)
    if missing:
        yield from _consolation(rules, seating, result, missing)
    yield from _shortfall(rules, seating, sheet, result)
    over = overtricks(result) if rules.underbid_penalty else 0
    if over:
        price = rules.contract_value[result.contract.level] * rules.undertrick_factor
        yield mountain(result.declarer, over, price, Why.UNDERBID)


def declarer_entry(
    rules: Rules, declarer: Seat, contract: Contract, missing: int, made: Why = Why.CONTRACT_MADE
) -> Entry:
    """What a declarer with so many undertricks writes; ``made`` is the reason if none (D1.1)."""
    value = rules.contract_value[contract.level]
    if missing:
        return mountain(declarer, missing, value * rules.undertrick_factor, Why.CONTRACT_FAILED)
    return pool(declarer, value, made)


def _written_off(rules: Rules, sheet: Sheet, result: Result) -> Iterator[Entry]:
    """An unwhisted contract off the mountain, the rest of it in the pool (A18).

    The two are worth the same at the settlement; no mountain goes below zero.
    """
    if not isinstance(result, ContractResult) or not result.terms.off_mountain:
        return
    declarer = result.declarer
    value = rules.contract_value[result.contract.level] * result.terms.factor(declarer)
    worth = rules.pool_point_as_mountain or 1
    off = min(value, max(0, sheet.mountain[declarer]) // worth)
    if off:
        yield mountain(declarer, -off, worth, Why.CONTRACT_WRITTEN_OFF)
    if value > off:
        yield pool(declarer, value - off, Why.CONTRACT_NOT_WHISTED)


def talon_tricks(talon: Iterable[Card]) -> int:
    """What the talon is worth to the sitting dealer, in tricks of the contract (A-n6)."""
    first, second = sorted(talon)
    ranks = {rank_of(first), rank_of(second)}
    aces = sum(1 for card in (first, second) if rank_of(card) == _ACE)
    together = suit_of(first) == suit_of(second)
    if aces == 2:
        return 3
    if together and ranks == {_ACE, _KING}:
        return 2
    return 1 if aces or (together and ranks == {_KING, _QUEEN}) else 0


_QUEEN, _KING, _ACE = 5, 6, 7  # ranks


def _talon_bonus(rules: Rules, seating: Seating, result: ContractResult) -> Iterator[Entry]:
    """The sitting dealer's whists for good cards in the talon (A47)."""
    dealer = seating.sitting_dealer
    if dealer is None or rules.talon_bonus == "off" or not result.talon:
        return
    if rules.talon_bonus == "ace_only":
        count = sum(1 for card in result.talon if rank_of(card) == _ACE)
        price = _consolation_price(rules, result.contract)
    else:
        count, price = talon_tricks(result.talon), _whist_price(rules, result.contract)
    if count and price and rules.ledger == "signed_points":
        yield points(dealer, count, price, Why.TALON_BONUS)
    elif count and price:
        yield whists(dealer, result.declarer, count, price, Why.TALON_BONUS)


def _why_made(defence: Defence) -> Why:
    if defence.whisters:
        return Why.CONTRACT_MADE
    if defence.half_whister is not None:
        return Why.CONTRACT_HALF_WHISTED
    return Why.CONTRACT_NOT_WHISTED


def _whist_price(rules: Rules, contract: Contract) -> int:
    return rules.contract_value[contract.level] * rules.whist_trick_factor


def _standing_half_whist(rules: Rules, result: ContractResult) -> Iterator[Entry]:
    """Half the quota in whists, without play (D.2)."""
    half = result.defence.half_whister
    if half is not None:
        tricks = rules.whist_quota[result.contract.level]
        price = _whist_price(rules, result.contract)
        if tricks % 2:  # of an odd quota the price is halved, not a trick
            yield whists(half, result.declarer, tricks, price // 2, Why.HALF_WHIST)
        else:
            yield whists(half, result.declarer, tricks // 2, price, Why.HALF_WHIST)


def _trick_whists(rules: Rules, seating: Seating, result: ContractResult) -> Iterator[Entry]:
    declarer, defence = result.declarer, result.defence
    price = _whist_price(rules, result.contract)
    if len(defence.whisters) == 2:
        for seat in defence.whisters:
            if result.tricks[seat]:
                yield whists(seat, declarer, result.tricks[seat], price, Why.TRICKS_WHISTED)
        return
    whister = defence.whisters[0]
    tricks = sum(result.tricks) - result.tricks[declarer]
    if not tricks:
        return
    passer = _sharing_passer(rules, seating, result)
    if passer is None:
        yield whists(whister, declarer, tricks, price, Why.TRICKS_WHISTED)
        return
    for seat in (whister, passer):  # D2.4: whists are shared, not tricks
        if price % 2:
            yield whists(seat, declarer, 1, tricks * price // 2, Why.TRICKS_SHARED)
        else:
            yield whists(seat, declarer, tricks, price // 2, Why.TRICKS_SHARED)


def _sharing_passer(rules: Rules, seating: Seating, result: ContractResult) -> Seat | None:
    """The passer who writes half of the trick whists (gentleman's whist, A54)."""
    defence = result.defence
    whister = defence.whisters[0]
    if defence.half_whister is not None or whister == seating.sitting_dealer or defence.alone:
        return None
    shares = rules.sharing == "gentleman_always" or (
        rules.sharing == "gentleman_on_fail" and undertricks(result) > 0
    )
    if not shares:
        return None
    return next(seat for seat in seating.defenders(result.declarer) if seat != whister)


def _consolation_price(rules: Rules, contract: Contract) -> int:
    match rules.consolation:
        case "value_x1":
            return rules.contract_value[contract.level]
        case "value_x2":
            return 2 * rules.contract_value[contract.level]
        case "fixed_10":
            return 10
        case "fixed_15":
            return 15
        case _:
            return 0


def _consolation(
    rules: Rules, seating: Seating, result: ContractResult, missing: int
) -> Iterator[Entry]:
    """A premium a undertrick for everybody entitled (D.2, `consolation_to`)."""
    price = _consolation_price(rules, result.contract)
    if not price:
        return
    for writer, why in _consolation_rights(rules, seating, result):
        yield whists(writer, result.declarer, missing, price, why)


def _consolation_rights(
    rules: Rules, seating: Seating, result: ContractResult
) -> Iterator[tuple[Seat, Why]]:
    """Who writes whose consolation."""
    defence = result.defence
    half, whister = defence.half_whister, defence.whisters[0]
    dealer = seating.sitting_dealer
    takes_for_two = (  # A24: one whister, one passer
        rules.consolation_distribution == "sole_whister_for_two"
        and half is None
        and whister != dealer
    )
    for seat in (*seating.defenders(result.declarer), *([] if dealer is None else [dealer])):
        if seat in defence.whisters:
            if "whister" in rules.consolation_to:
                yield seat, Why.CONSOLATION
        elif seat == dealer:
            if "sitting_dealer" in rules.consolation_to:
                yield seat, Why.CONSOLATION
        elif "passer" not in rules.consolation_to:
            continue
        elif seat == half:
            if rules.reopen_consolation == "reopener":
                yield whister, Why.CONSOLATION_OF_HALF_WHISTER
            elif rules.reopen_consolation == "half_whister":
                yield seat, Why.CONSOLATION
        elif takes_for_two:
            yield whister, Why.CONSOLATION_OF_PASSER
        else:
            yield seat, Why.CONSOLATION


def _shortfall(
    rules: Rules, seating: Seating, sheet: Sheet, result: ContractResult
) -> Iterator[Entry]:
    """What whisters pay when the joint quota was missed (D.2, last column)."""
    short = joint_shortfall(rules, result)
    if not short:
        return
    defence, level = result.defence, result.contract.level
    price = rules.contract_value[level] * rules.undertrick_factor

    def paid(seat: Seat, count: int) -> Iterator[Entry]:
        halved = _is_half_responsible(rules, sheet, seat)
        if count and halved and price % 2:
            yield mountain(seat, 1, count * price // 2, Why.WHIST_SHORT)
        elif count:
            yield mountain(seat, count, price // 2 if halved else price, Why.WHIST_SHORT)

    if len(defence.whisters) == 1:
        whister = defence.whisters[0]
        if whister != seating.sitting_dealer or rules.sitting_dealer_liability == "full":
            yield from paid(whister, short)
        return
    if level >= 8 and rules.high_level_liability != "each":
        yield from paid(defence.whisters[1], short)  # D2.3
        return
    personal = {
        seat: max(0, rules.personal_duty[level] - result.tricks[seat]) for seat in defence.whisters
    }
    if rules.shortfall_basis == "split_joint" and sum(personal.values()) != short:  # D2.2
        for second, seat in enumerate(defence.whisters):
            # An odd point cannot be halved; the second whister writes it
            halved = _is_half_responsible(rules, sheet, seat)
            points = (short * price // (2 if halved else 1) + second) // 2
            if points:
                yield mountain(seat, 1, points, Why.WHIST_SHORT)
        return
    left = short
    for seat, own in personal.items():
        if rules.shortfall_basis == "personal_capped_by_joint":
            own = min(own, left)
            left -= own
        yield from paid(seat, own)


def _is_half_responsible(rules: Rules, sheet: Sheet, seat: Seat) -> bool:
    """Whether a missing whist trick costs half (A53)."""
    return rules.responsibility == "half" or (
        rules.responsibility == "half_until_own_pool_closed"
        and rules.pool_target is not None
        and sheet.pool[seat] < rules.pool_target
    )


def _misere(rules: Rules, result: MisereResult) -> Iterator[Entry]:
    """Ten for none, a fixed price for each trick taken; no whists, no consolation (D4.1).

    A sitting dealer who shares it writes half (C8.4).
    """
    sharer = result.terms.sharer
    writers = (result.declarer,) if sharer is None else (result.declarer, sharer)
    for seat in writers:
        if result.taken == 0:
            yield pool(seat, (rules.misere_value or 0) // len(writers), Why.MISERE_MADE)
        else:
            price = (rules.misere_trick_mountain or 0) // len(writers)
            yield mountain(seat, result.taken, price, Why.MISERE_CAUGHT)


def raspasy_price(rules: Rules, number: int) -> int:
    """Mountain points a trick at the ``number``-th raspasy in a row (A70)."""
    prices = rules.raspasy_prices or ()
    return prices[min(number, len(prices)) - 1] if prices else 0


def _raspasy(rules: Rules, seating: Seating, result: RaspasyResult) -> Iterator[Entry]:
    if rules.raspasy_scoring == "mountain":
        price = raspasy_price(rules, result.number) * result.terms.raspasy_factor
        least = min(result.tricks) if rules.raspasy_amnesty else 0
        for seat, tricks in enumerate(result.tricks):
            if tricks > least:
                yield mountain(seat, tricks - least, price, Why.RASPASY_TRICKS)
    elif rules.raspasy_scoring == "whists_vs_rivals":
        yield from _raspasy_whists(rules, seating, result)
    else:
        return
    yield from _zero_bonus(rules, seating, result)


def _active(seating: Seating, result: RaspasyResult) -> tuple[int, ...]:
    return tuple(result.tricks[seat] for seat in seating.active)


def _raspasy_whists(rules: Rules, seating: Seating, result: RaspasyResult) -> Iterator[Entry]:
    """Whoever took least writes whists on the others (D4.5)."""
    least = min(_active(seating, result))
    winners = [seat for seat in seating.active if result.tricks[seat] == least]
    rate = (rules.raspasy_whist_rate or 0) * result.terms.raspasy_factor
    for seat in seating.active:
        tricks = result.tricks[seat]
        if tricks == least:
            continue
        for winner in winners:
            amount = rate * tricks // len(winners)
            yield whists(winner, seat, 1, amount, Why.RASPASY_WHISTS)


def _zero_bonus(rules: Rules, seating: Seating, result: RaspasyResult) -> Iterator[Entry]:
    """A pool award for really taking no trick (D4.3, D4.6)."""
    bonus = {
        "pool_1": 1,
        "pool_trick_price": raspasy_price(rules, result.number) * result.terms.raspasy_factor,
    }.get(rules.raspasy_zero_bonus or "none", 0)
    for seat in seating.active:
        if bonus and result.tricks[seat] == 0:
            yield pool(seat, bonus, Why.RASPASY_ZERO)
    dealer = seating.sitting_dealer
    if dealer is None:
        return
    if rules.raspasy_zero_bonus_dealer == "always_1":
        yield pool(dealer, 1, Why.RASPASY_DEALER)
    elif bonus and rules.raspasy_zero_bonus_dealer == "same" and result.tricks[dealer] == 0:
        yield pool(dealer, bonus, Why.RASPASY_ZERO)
