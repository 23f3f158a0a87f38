"""What the score sheet of a match says, for the panel beside the table and for paper."""

from preferans_qt.game.match import Match
from preferans_qt.game.sheet import balance, empty_sheet, settle
from preferans_qt.ui.sheet.content import SheetContent
from preferans_qt.ui.sheet.model import DealRow
from preferans_qt.ui.texts.events import result_text
from preferans_qt.ui.texts.words import Names


def sheet_content(match: Match, names: Names) -> tuple[SheetContent, list[DealRow]]:
    """The sheet as it stands, and a line for each finished deal."""
    rules, sheet = match.rules, match.sheet
    deals = _deal_rows(match, names)
    content = SheetContent(
        names.names,
        rules.pool_target,
        tuple(deal.entries for deal in match.finished),
        match.dealer,
        balance(rules, sheet),
        pool_shared=rules.pool_scope == "shared_total",
        raw=settle(rules, sheet) if rules.settlement == "own_mountain_raw" else (),
        bombs=match.bombs,
        results=tuple(row.result for row in deals),
    )
    return content, deals


def _deal_rows(match: Match, names: Names) -> list[DealRow]:
    rows: list[DealRow] = []
    sheet = empty_sheet(match.players)
    before = balance(match.rules, sheet)
    for deal in match.finished:
        sheet = sheet.with_entries(deal.entries)
        after = balance(match.rules, sheet)
        changes = tuple(new - old for new, old in zip(after, before, strict=True))
        rows.append(DealRow(result_text(deal.result, names), changes))
        before = after
    return rows
