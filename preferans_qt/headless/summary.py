"""What matches came to, deal by deal and in total, as plain data and as lines for a person."""

from collections.abc import Sequence
from fractions import Fraction

from preferans_qt.game.match import Match, ScoredDeal
from preferans_qt.game.outcome import (
    ConcededResult,
    ContractResult,
    MisereResult,
    PassedOutResult,
    RaspasyResult,
    Result,
    Terms,
)
from preferans_qt.game.seats import Seat
from preferans_qt.game.sheet import balance, rounded, settle
from preferans_qt.headless.kinds import told
from preferans_qt.headless.table import Plain, Table
from preferans_qt.match.session import Session


def table_at(session: Session) -> Table:
    """The table of a match, for writing down by its names."""
    header = session.header
    return Table(header.rules, header.names, header.first_dealer)


def deal_data(table: Table, scored: ScoredDeal, number: int) -> dict[str, Plain]:
    """One finished deal: the number of its cards, what was played, tricks, changes of the sheet.

    ``tricks`` is empty when no card was played; ``game`` is a contract, "misere" or "raspasy".
    """
    return {
        "deal": number,
        "cards": scored.start.number,
        "dealer": table.names[scored.seating.dealer],
        **_game_data(table, scored.result),
        "changes": table.by_column(table.sum_of(scored.entries)),
    }


def _game_data(table: Table, result: Result) -> dict[str, Plain]:
    names = table.names
    match result:
        case RaspasyResult():
            return {
                "game": "raspasy",
                "in_a_row": result.number,
                "tricks": table.by_seat(result.tricks),
            }
        case PassedOutResult():
            return {"game": "passed out"}
        case MisereResult():
            return {
                "game": "misere",
                "declarer": names[result.declarer],
                "taken": result.taken,
                **_terms_data(table, result.declarer, result.terms),
            }
        case ConcededResult():
            return {
                "game": str(result.bid),
                "declarer": names[result.declarer],
                "conceded": True,
            }
        case ContractResult(defence=defence):
            half = defence.half_whister
            return {
                "game": str(result.contract),
                "declarer": names[result.declarer],
                "whisters": [names[seat] for seat in defence.whisters],
                "half_whister": None if half is None else names[half],
                "tricks": table.by_seat(result.tricks) if defence.whisters else {},
                **_terms_data(table, result.declarer, result.terms),
            }


def _terms_data(table: Table, declarer: Seat, terms: Terms) -> dict[str, Plain]:
    """What is special about a deal, where anything is."""
    special: dict[str, Plain] = {}
    if terms.factor(declarer) > 1:
        special["factor"] = terms.factor(declarer)
    if terms.sharer is not None:
        special["shared_with"] = table.names[terms.sharer]
    if terms.rejected:
        special["talon"] = "rejected"
    return special


def deal_line(table: Table, scored: ScoredDeal, number: int) -> str:
    """One finished deal on a line."""
    data = deal_data(table, scored, number)
    dealer = table.names[scored.seating.dealer]
    game = _game_text(table, scored.result)
    return f"{number:>4}  {dealer} deals  {game:<40}  {told(data['changes'])}"


def _game_text(table: Table, result: Result) -> str:
    names = table.names
    match result:
        case RaspasyResult():
            return f"raspasy {result.number}, tricks {_tricks_text(result.tricks)}"
        case PassedOutResult():
            return "passed out, dealt again"
        case MisereResult():
            return f"{names[result.declarer]} misere, took {result.taken}"
        case ConcededResult():
            return f"{names[result.declarer]} {result.bid}, conceded"
        case ContractResult(defence=defence):
            title = f"{names[result.declarer]} {result.contract}"
            if defence.whisters:
                whisters = " ".join(names[seat] for seat in defence.whisters)
                return f"{title}, whist {whisters}, tricks {_tricks_text(result.tricks)}"
            if defence.half_whister is not None:
                return f"{title}, half-whist {names[defence.half_whister]}"
            return f"{title}, not whisted"


def _tricks_text(tricks: Sequence[int]) -> str:
    return "-".join(str(number) for number in tricks)


def match_data(session: Session) -> dict[str, Plain]:
    """A match as it stands: deals, whether it is over, sheet, and each seat's result in whists.

    ``results`` is the settlement that the rules ask for; ``balance`` adds up to zero under all.
    """
    match, table = session.match, table_at(session)
    return {
        "id": session.header.id,
        "finished_deals": len(match.finished),
        "over": match.is_over,
        "sheet": table.by_column(match.sheet),
        "results": table.by_seat(standing(match)),
        "balance": table.by_seat(balance(match.rules, match.sheet)),
    }


def standing(match: Match) -> tuple[Fraction, ...]:
    """The settlement of a match as it stands, exact, in whists."""
    return settle(match.rules, match.sheet)


def totals(matches: Sequence[Match]) -> tuple[Fraction, ...]:
    """The sum of the balances, a number a seat; together zero."""
    balances = [balance(match.rules, match.sheet) for match in matches]
    return tuple(sum(seat, Fraction(0)) for seat in zip(*balances, strict=True))


def results_text(names: Sequence[str], results: Sequence[Fraction]) -> str:
    """Results in whole whists that add up to what the exact ones do."""
    return ", ".join(
        f"{name} {whists:+d}" for name, whists in zip(names, rounded(results), strict=True)
    )
