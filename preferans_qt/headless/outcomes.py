"""Outcomes of deals as people write them: a contract with calls and tricks, misere, raspasy."""

from preferans_qt.game.actions import HalfWhist, Pass, Whist, WhistCall
from preferans_qt.game.contracts import Contract, parse_contract
from preferans_qt.game.deal import (
    TRICKS,
    ContractResult,
    Defence,
    MisereResult,
    RaspasyResult,
    Result,
    WhistCallBy,
)
from preferans_qt.game.reasons import Reason
from preferans_qt.game.seats import Seat
from preferans_qt.game.whist import (
    defence,
    is_whisted_by_force,
    speaker,
    why_not_whist_call,
)
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.fields import Fields, brief, items_of, pair_of
from preferans_qt.headless.table import Table

WHIST_CALLS: dict[str, WhistCall] = {"whist": Whist(), "pass": Pass(), "half": HalfWhist()}
STAY = "stay"  # what a whister says who could retreat to half-whist and does not (C.5)
MOST_RASPASY = 9999  # in a row
DEFENCE_MODES = ("both", "alone", "called", "unwhisted", "forced")  # of the Polish game (C.12)


def contract_of(written: object, where: str) -> Contract:
    """A rung of the ladder: 6S to 10NT, or misere."""
    try:
        return parse_contract(written if isinstance(written, str) else "")
    except ValueError as error:
        raise InputError(
            f"{where}: {brief(written)} is not a contract; write 6S to 10NT, or misere"
        ) from error


def refused(where: str, what: object, reason: Reason) -> InputError:
    """The error for an action that the rules do not allow."""
    return InputError(f"{where}: {what} is not allowed: {reason}")


def trick_contract_of(written: object, where: str) -> Contract:
    """A rung of the ladder that is not misere."""
    contract = contract_of(written, where)
    if contract.is_misere:
        raise InputError(f"{where}: a misere is written as {{declarer: A, taken: 0}}")
    return contract


def whist_calls(
    written: object, table: Table, declarer: Seat, contract: Contract, where: str
) -> tuple[WhistCallBy, ...]:
    """Whist declarations in their order, as far as they are written.

    Raises InputError for one out of turn or against the rules.
    """
    calls: tuple[WhistCallBy, ...] = ()
    for item in items_of(written, where):
        name, word = pair_of(item, where, "[B, whist]")
        seat = table.seat(name, where)
        asked = next_to_declare(table, declarer, contract, calls)
        if seat != asked:
            said = ", ".join(f"{table.names[seat]} {call}" for seat, call in calls)
            turn = "nobody speaks" if asked is None else f"{table.names[asked]} speaks"
            raise InputError(f"{where}: after {said or 'the contract'} {turn}, not {name}")
        call = _whist_call(word, where)
        reason = why_not_whist_call(table.rules, contract, calls, call)
        if reason is not None:
            raise refused(where, f"{call} by {table.names[seat]}", reason)
        calls = (*calls, WhistCallBy(seat, call))
    return calls


def next_to_declare(
    table: Table, declarer: Seat, contract: Contract, calls: tuple[WhistCallBy, ...]
) -> Seat | None:
    """The seat that is asked next, None when nobody is."""
    if contract.is_misere or is_whisted_by_force(table.rules, contract):
        return None  # C5.6, C5.7, C5.9
    return speaker(table.rules, table.seating, declarer, contract, calls)


def _whist_call(word: object, where: str) -> WhistCall:
    text = "whist" if word == STAY else word
    if not isinstance(text, str) or text not in WHIST_CALLS:
        raise InputError(f"{where}: {brief(word)} is not one of {', '.join(WHIST_CALLS)}")
    return WHIST_CALLS[text]


def contract_result(deal: Fields, table: Table) -> ContractResult:
    """``{declarer, contract, calls, tricks}``; without ``tricks`` when nobody whisted.

    Once both defenders have spoken, a right that nobody used may be left out of ``calls``: to
    reopen, to take over as the sitting dealer, to retreat from a whist.
    """
    declarer = table.active_seat(deal.needed("declarer"), deal.place("declarer"))
    contract = trick_contract_of(deal.needed("contract"), deal.place("contract"))
    settled = defence(
        table.rules, table.seating, declarer, contract, _complete(deal, table, declarer, contract)
    )
    if not settled.whisters:
        if "tricks" in deal:
            raise deal.refuse("tricks", "nobody whisted, so no trick is played (C5.8)")
        return ContractResult(declarer, contract, settled, (0,) * table.players)
    tricks = table.tricks(deal.needed("tricks"), deal.place("tricks"))
    idle = table.seating.sitting_dealer
    if idle is not None and tricks[idle] and idle not in settled.whisters:
        raise deal.refuse("tricks", f"{table.names[idle]} deals and takes no tricks")
    return ContractResult(declarer, contract, settled, tricks)


def _complete(
    deal: Fields, table: Table, declarer: Seat, contract: Contract
) -> tuple[WhistCallBy, ...]:
    """All declarations of a contract, rights that were not used included."""
    where = deal.place("calls")
    if is_whisted_by_force(table.rules, contract):
        calls_made = items_of(deal.value("calls") or [], where)
        if any(pair_of(item, where, "[B, whist]")[1] != "whist" for item in calls_made):
            raise deal.refuse("calls", f"{contract} is whisted by both defenders (C5.6, C5.7)")
        return ()
    calls = whist_calls(deal.needed("calls"), table, declarer, contract, where)
    while (seat := next_to_declare(table, declarer, contract, calls)) is not None:
        if len(calls) < 2:
            raise deal.refuse("calls", f"{table.names[seat]} has not spoken")
        stays = why_not_whist_call(table.rules, contract, calls, Pass()) is not None
        calls = (*calls, WhistCallBy(seat, Whist() if stays else Pass()))
    return calls


def misere_result(deal: Fields, table: Table) -> MisereResult:
    """``{declarer, taken}``."""
    if not table.rules.misere_in_game:
        raise InputError(f"{deal.where}: these rules know no misere")
    declarer = table.active_seat(deal.needed("declarer"), deal.place("declarer"))
    return MisereResult(declarer, deal.number("taken", 0, TRICKS))


def raspasy_result(deal: Fields, table: Table, number: int = 1) -> RaspasyResult:
    """``{tricks, k}``, the ``k``-th raspasy in a row, or the ``number``-th where k is missing."""
    tricks = table.tricks(deal.needed("tricks"), deal.place("tricks"))
    return RaspasyResult(tricks, deal.number("k", 1, MOST_RASPASY, number))


def deal_result(deal: Fields, table: Table, number: int) -> Result:
    """A deal of a session: ``{misere: …}``, ``{raspasy: …}`` or a contract.

    ``number`` counts a raspasy in its run; its tricks may stand without the key ``tricks``.
    """
    if "misere" in deal:
        return misere_result(deal.inner("misere"), table)
    if "raspasy" in deal:
        raspasy = deal.inner("raspasy")
        if "tricks" in raspasy:
            return raspasy_result(raspasy, table, number)
        return RaspasyResult(table.tricks(deal.value("raspasy"), raspasy.where), number)
    return contract_result(deal, table)


def polish_result(deal: Fields, table: Table) -> ContractResult:
    """``{declarer, contract, mode, whister, tricks}`` of the Polish game (C12.3, C12.4)."""
    declarer = table.active_seat(deal.needed("declarer"), deal.place("declarer"))
    contract = trick_contract_of(deal.needed("contract"), deal.place("contract"))
    mode = deal.text("mode")
    both = table.seating.defenders(declarer)
    match mode:
        case "unwhisted":
            return ContractResult(declarer, contract, Defence(), (0,) * table.players)
        case "both" | "forced":
            settled = Defence(both, without_quota=mode == "forced" or contract.level == TRICKS)
        case "alone" | "called":
            whister = table.active_seat(deal.needed("whister"), deal.place("whister"))
            if whister == declarer:
                raise deal.refuse("whister", "the declarer cannot whist")
            settled = Defence((whister,), alone=mode == "alone")
        case _:
            raise deal.refuse("mode", f"{brief(mode)} is not one of {', '.join(DEFENCE_MODES)}")
    tricks = table.tricks(deal.needed("tricks"), deal.place("tricks"))
    return ContractResult(declarer, contract, settled, tricks)
