"""From the outcome of a deal to the entries a person would write (section D). Pure.

With V the contract's value: undertricks cost V x `undertrick_factor` on the mountain, defensive
tricks bring V x `whist_trick_factor` whists.
"""

from collections.abc import Iterator

from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import (
    ContractResult,
    Defence,
    MisereResult,
    RaspasyResult,
    Result,
    Seating,
)
from preferans_qt.game.entries import Entry, Why, mountain, pool, whists
from preferans_qt.game.polish import polish_entries
from preferans_qt.game.rules import Rules
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import Sheet


def entries(rules: Rules, seating: Seating, sheet: Sheet, result: Result) -> tuple[Entry, ...]:
    """What everybody writes for a deal, before pool awards turn into help (see sheet.post).

    ``sheet`` is the sheet before the deal; only `half_until_own_pool_closed` looks at it.
    """
    match result:
        case MisereResult():
            return _misere(rules, result)
        case RaspasyResult():
            return tuple(_raspasy(rules, seating, result))
        case ContractResult():
            if rules.ledger == "signed_points":
                return polish_entries(rules, seating, result)
            return tuple(_contract(rules, seating, sheet, result))


def undertricks(result: ContractResult) -> int:
    """Tricks missing to a contract that was played (D1.1)."""
    if not result.defence.whisters:
        return 0
    return max(0, result.contract.level - result.tricks[result.declarer])


def joint_shortfall(rules: Rules, result: ContractResult) -> int:
    """Tricks the defence owes together but did not take (S of D.1)."""
    if result.defence.without_quota or undertricks(result):
        return 0  # D1.2
    taken_by_defence = sum(result.tricks) - result.tricks[result.declarer]
    return max(0, rules.whist_quota[result.contract.level] - taken_by_defence)


def _contract(
    rules: Rules, seating: Seating, sheet: Sheet, result: ContractResult
) -> Iterator[Entry]:
    defence, missing = result.defence, undertricks(result)
    yield declarer_entry(rules, result.declarer, result.contract, missing, _why_made(defence))
    if not defence.whisters:
        yield from _standing_half_whist(rules, result)
        return
    yield from _trick_whists(rules, seating, result)
    if missing:
        yield from _consolation(rules, seating, result, missing)
    yield from _shortfall(rules, seating, sheet, result)


def declarer_entry(
    rules: Rules, declarer: Seat, contract: Contract, missing: int, made: Why = Why.CONTRACT_MADE
) -> Entry:
    """What a declarer with so many undertricks writes; ``made`` is the reason if none (D1.1)."""
    value = rules.contract_value[contract.level]
    if missing:
        return mountain(declarer, missing, value * rules.undertrick_factor, Why.CONTRACT_FAILED)
    return pool(declarer, value, made)


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
        yield whists(seat, declarer, tricks, price // 2, Why.TRICKS_SHARED)


def _sharing_passer(rules: Rules, seating: Seating, result: ContractResult) -> Seat | None:
    """The passer who writes half of the trick whists (gentleman's whist, A54)."""
    defence = result.defence
    whister = defence.whisters[0]
    if defence.half_whister is not None or whister == seating.sitting_dealer:
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
        elif seat == half:
            if rules.reopen_consolation == "reopener":
                yield whister, Why.CONSOLATION_OF_HALF_WHISTER
            elif rules.reopen_consolation == "half_whister":
                yield seat, Why.CONSOLATION
        elif "passer" in rules.consolation_to:
            if takes_for_two:
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
        if count:
            yield mountain(seat, count, _responsible(rules, sheet, seat, price), Why.WHIST_SHORT)

    if len(defence.whisters) == 1:
        whister = defence.whisters[0]
        if whister != seating.sitting_dealer or rules.sitting_dealer_liability == "full":
            yield from paid(whister, short)
        return
    if level >= 8 and rules.high_level_liability != "each":
        yield from paid(defence.whisters[1], short)  # D2.3
        return
    if rules.shortfall_basis == "split_joint":
        for second, seat in enumerate(defence.whisters):
            # An odd point cannot be halved; the second whister writes it
            points = (short * _responsible(rules, sheet, seat, price) + second) // 2
            if points:
                yield mountain(seat, 1, points, Why.WHIST_SHORT)
        return
    left = short
    for seat in defence.whisters:
        own = max(0, rules.personal_duty[level] - result.tricks[seat])
        if rules.shortfall_basis == "personal_capped_by_joint":
            own = min(own, left)
            left -= own
        yield from paid(seat, own)


def _responsible(rules: Rules, sheet: Sheet, seat: Seat, price: int) -> int:
    """The price of a missing whist trick, full or half (A53)."""
    half = rules.responsibility == "half" or (
        rules.responsibility == "half_until_own_pool_closed"
        and rules.pool_target is not None
        and sheet.pool[seat] < rules.pool_target
    )
    return price // 2 if half else price


def _misere(rules: Rules, result: MisereResult) -> tuple[Entry, ...]:
    """Ten for none, a fixed price for each trick taken; no whists, no consolation (D4.1)."""
    if result.taken == 0:
        return (pool(result.declarer, rules.misere_value or 0, Why.MISERE_MADE),)
    price = rules.misere_trick_mountain or 0
    return (mountain(result.declarer, result.taken, price, Why.MISERE_CAUGHT),)


def raspasy_price(rules: Rules, number: int) -> int:
    """Mountain points a trick at the ``number``-th raspasy in a row (A70)."""
    prices = rules.raspasy_prices or ()
    return prices[min(number, len(prices)) - 1] if prices else 0


def _raspasy(rules: Rules, seating: Seating, result: RaspasyResult) -> Iterator[Entry]:
    if rules.raspasy_scoring == "mountain":
        price = raspasy_price(rules, result.number)
        counted = result.tricks if _dealer_plays(rules, seating) else _active(seating, result)
        least = min(counted) if rules.raspasy_amnesty else 0
        for seat, tricks in enumerate(result.tricks):
            if tricks > least:
                yield mountain(seat, tricks - least, price, Why.RASPASY_TRICKS)
    elif rules.raspasy_scoring == "whists_vs_rivals":
        yield from _raspasy_whists(rules, seating, result)
    else:
        return
    yield from _zero_bonus(rules, seating, result)


def _dealer_plays(rules: Rules, seating: Seating) -> bool:
    """Whether a sitting dealer can take tricks with the talon (C9.5)."""
    return seating.players == 3 or rules.raspasy_talon_4p == "dealer_cards_compete"


def _active(seating: Seating, result: RaspasyResult) -> tuple[int, ...]:
    return tuple(result.tricks[seat] for seat in seating.active)


def _raspasy_whists(rules: Rules, seating: Seating, result: RaspasyResult) -> Iterator[Entry]:
    """Whoever took least writes whists on the others (D4.5)."""
    least = min(_active(seating, result))
    winners = [seat for seat in seating.active if result.tricks[seat] == least]
    rate = rules.raspasy_whist_rate or 0
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
        "pool_trick_price": raspasy_price(rules, result.number),
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
