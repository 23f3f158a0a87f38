"""Outcomes of deals as people write them: a contract with calls and tricks, misere, raspasy."""

from preferans_qt.game.actions import HalfWhist, Pass, Whist, WhistCall
from preferans_qt.game.cards import Card, parse_card
from preferans_qt.game.contracts import Contract, parse_contract
from preferans_qt.game.deal import TRICKS, WhistCallBy
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    Defence,
    MisereResult,
    RaspasyResult,
    Result,
    Terms,
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
MOST_FACTOR = 1024  # of bombs and dark games
RARE_KEYS = ("dark", "bomb", "shared", "rejected", "off_mountain", "talon", "dark_passes")
DEFENCE_MODES = ("both", "alone", "called", "unwhisted", "forced")  # of the Polish game (C.12)


def contract_of(written: object, where: str) -> Contract:
    """A rung of the ladder: 6S to 10NT, or misere."""
    bid = bid_of(written, where)
    if bid.without_talon:
        raise InputError(f"{where}: {bid} is a bid and no contract; write 6S to 10NT, or misere")
    return bid


def bid_of(written: object, where: str) -> Contract:
    """A contract, or one of the two bids without the talon (C3.13)."""
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


def _flag(deal: Fields, key: str) -> bool:
    """What is so when it is written ``true``."""
    value = deal.value(key)
    if value not in (None, True, False):
        raise deal.refuse(key, f"{brief(value)} is neither true nor false")
    return value is True


def terms_of(deal: Fields, table: Table, declarer: Seat) -> Terms:
    """What is special about a contract or misere: ``dark``, ``bomb``, ``shared``, ``rejected``,
    ``off_mountain`` (A.1, C8.4, A48, A18)."""
    bombs = [1] * table.players
    bombs[declarer] = deal.number("bomb", 1, MOST_FACTOR, 1)
    dealer = table.seating.sitting_dealer
    if _flag(deal, "shared") and dealer is None:
        raise deal.refuse("shared", "only a sitting dealer shares a misere")
    return Terms(
        bombs=tuple(bombs),
        dark=_flag(deal, "dark"),
        rejected=_flag(deal, "rejected"),
        sharer=dealer if _flag(deal, "shared") else None,
        off_mountain=_flag(deal, "off_mountain"),
    )


def _talon_of(deal: Fields) -> tuple[Card, ...]:
    """The two talon cards, for the sitting dealer's bonus (A-n6); none when nothing is said."""
    if "talon" not in deal:
        return ()
    where = deal.place("talon")
    try:
        cards = tuple(parse_card(str(text)) for text in items_of(deal.value("talon"), where))
    except ValueError as error:
        raise InputError(f"{where}: {error}") from error
    if len(set(cards)) != 2:
        raise deal.refuse("talon", "the talon has two different cards")
    return cards


def conceded_result(deal: Fields, table: Table) -> ConcededResult:
    """``{declarer, contract}``: three undertricks of the winning bid (C4.8)."""
    declarer = table.active_seat(deal.needed("declarer"), deal.place("declarer"))
    contract = trick_contract_of(deal.needed("contract"), deal.place("contract"))
    return ConcededResult(declarer, contract, terms_of(deal, table, declarer))


def contract_result(deal: Fields, table: Table) -> ContractResult:
    """``{declarer, contract, calls, tricks}``; without ``tricks`` when nobody whisted.

    ``talon`` holds its cards where a bonus depends on them; see terms_of for what is rare.

    Once both defenders have spoken, a right that nobody used may be left out of ``calls``: to
    reopen, to take over as the sitting dealer, to retreat from a whist.
    """
    declarer = table.active_seat(deal.needed("declarer"), deal.place("declarer"))
    contract = trick_contract_of(deal.needed("contract"), deal.place("contract"))
    settled = defence(
        table.rules, table.seating, declarer, contract, _complete(deal, table, declarer, contract)
    )
    terms, talon = terms_of(deal, table, declarer), _talon_of(deal)
    if not settled.whisters:
        if "tricks" in deal:
            raise deal.refuse("tricks", "nobody whisted, so no trick is played (C5.8)")
        no_tricks = (0,) * table.players
        return ContractResult(declarer, contract, settled, no_tricks, terms, talon)
    tricks = table.tricks(deal.needed("tricks"), deal.place("tricks"))
    idle = table.seating.sitting_dealer
    if idle is not None and tricks[idle] and idle not in settled.whisters:
        raise deal.refuse("tricks", f"{table.names[idle]} deals and takes no tricks")
    return ContractResult(declarer, contract, settled, tricks, terms, talon)


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
    return MisereResult(declarer, deal.number("taken", 0, TRICKS), terms_of(deal, table, declarer))


def raspasy_result(deal: Fields, table: Table, number: int = 1) -> RaspasyResult:
    """``{tricks, k}``, the ``k``-th raspasy in a row, or the ``number``-th where k is missing.

    ``dark_passes`` lists who passed without having looked (A.1).
    """
    tricks = table.tricks(deal.needed("tricks"), deal.place("tricks"))
    where = deal.place("dark_passes")
    passers = items_of(deal.value("dark_passes") or [], where)
    terms = Terms(dark_passers=tuple(table.active_seat(name, where) for name in passers))
    return RaspasyResult(tricks, deal.number("k", 1, MOST_RASPASY, number), terms)


def deal_result(deal: Fields, table: Table, number: int) -> Result:
    """A deal of a session: ``{misere: …}``, ``{raspasy: …}``, ``{conceded: …}`` or a contract.

    ``number`` counts a raspasy in its run; its tricks may stand without the key ``tricks``.
    """
    if "misere" in deal:
        return misere_result(deal.inner("misere"), table)
    if "raspasy" in deal:
        raspasy = deal.inner("raspasy")
        if "tricks" in raspasy:
            return raspasy_result(raspasy, table, number)
        return RaspasyResult(table.tricks(deal.value("raspasy"), raspasy.where), number)
    if "conceded" in deal:
        return conceded_result(deal.inner("conceded"), table)
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
