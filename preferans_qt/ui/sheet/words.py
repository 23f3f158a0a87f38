"""The sheet in words: captions, plain explanations and the totals as sentences."""

from PySide6.QtCore import QCoreApplication, Qt

from preferans_qt.game.entries import Column, Entry, Place, place_of
from preferans_qt.game.seats import Seat
from preferans_qt.ui.sheet.content import (
    Figure,
    SheetContent,
    final_sheet,
    number_text,
    places,
    total_at,
)
from preferans_qt.ui.texts.words import fraction_text

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter  # where words stand in a table


def column_caption(column: Column) -> str:
    """The name of a zone, as it is printed on the sheet."""
    match column:
        case Column.POOL:
            return QCoreApplication.translate("ScoreSheet", "pool")
        case Column.MOUNTAIN:
            return QCoreApplication.translate("ScoreSheet", "mountain")
        case Column.POINTS:
            return QCoreApplication.translate("ScoreSheet", "points")
        case Column.WHISTS:
            return QCoreApplication.translate("ScoreSheet", "whists")


def whists_caption(opponent: str) -> str:
    """The caption of the whists on one opponent."""
    return QCoreApplication.translate("ScoreSheet", "on {name}").format(name=opponent)


def place_caption(content: SheetContent, place: Place) -> str:
    """What is written in a place, without its owner: "pool" or "on West"."""
    _, column, on = place
    return column_caption(column) if on is None else whists_caption(content.names[on])


def place_title(content: SheetContent, place: Place) -> str:
    """A place with its owner: "East, whists on West"."""
    owner, column, on = place
    if on is None:
        text = QCoreApplication.translate("ScoreSheet", "{owner}, {column}")
        return text.format(owner=content.names[owner], column=column_caption(column))
    text = QCoreApplication.translate("ScoreSheet", "{owner}, whists on {opponent}")
    return text.format(owner=content.names[owner], opponent=content.names[on])


def plain_explanation(content: SheetContent, entry: Entry) -> str:
    """An entry by its column and amount: "East, whists on West: +4"."""
    amount = number_text(entry.amount) if entry.amount < 0 else f"+{entry.amount}"
    text = QCoreApplication.translate("ScoreSheet", "{place}: {amount}")
    return text.format(place=place_title(content, place_of(entry)), amount=amount)


def figure_sentence(explanation: str, figure: Figure) -> str:
    """What a number says when it is pointed at: why it was written, when, and what it makes."""
    return f"{explanation}\n{total_sentence(figure.deal, figure.total)}"


def total_sentence(deal: int, total: int) -> str:
    """When a number was written, and what it makes."""
    text = QCoreApplication.translate("ScoreSheet", "Deal {deal}. Total now: {total}.")
    return text.format(deal=deal + 1, total=number_text(total))


def place_list(content: SheetContent, place: Place, numbers: tuple[Figure, ...]) -> str:
    """Everything written in a place: "East, whists on West: 2.4.10."."""
    text = QCoreApplication.translate("ScoreSheet", "{place}: {numbers}")
    listed = "".join(f"{number_text(figure.total)}." for figure in numbers)
    return text.format(place=place_title(content, place), numbers=listed or "—")


def target_sentence(content: SheetContent) -> str:
    """What the number in the circle means; empty for a ledger, which has none."""
    if content.pool_target is None:
        return ""
    if content.pool_shared:
        text = QCoreApplication.translate(
            "ScoreSheet",
            "The match is over when all pools together hold {total} points, {target} a player.",
        )
        total = content.pool_target * content.players
        return text.format(total=total, target=content.pool_target)
    text = QCoreApplication.translate(
        "ScoreSheet", "A pool is closed at {target} points. The match is over when all are."
    )
    return text.format(target=content.pool_target)


def player_sentence(content: SheetContent, seat: Seat) -> str:
    """All totals of one player: "East: pool 4, mountain 6, whists on West 12, balance +19 1/3."."""
    sheet = final_sheet(content)
    parts = []
    for place in places(content.players, content.is_ledger):
        owner, column, on = place
        if owner != seat:
            continue
        total = number_text(total_at(sheet, place))
        if on is None:
            parts.append(f"{column_caption(column)} {total}")
        else:
            text = QCoreApplication.translate("ScoreSheet", "whists on {opponent} {total}")
            parts.append(text.format(opponent=content.names[on], total=total))
    if content.raw:
        text = QCoreApplication.translate("ScoreSheet", "result {result}")
        parts.append(text.format(result=fraction_text(content.raw[seat], signed=True)))
    if content.balances and not content.is_ledger:
        text = QCoreApplication.translate("ScoreSheet", "balance {balance}")
        parts.append(text.format(balance=fraction_text(content.balances[seat], signed=True)))
    if content.bombs_text(seat):
        text = QCoreApplication.translate("ScoreSheet", "bombs {factors}")
        parts.append(text.format(factors=content.bombs_text(seat)))
    return f"{content.names[seat]}: {', '.join(parts)}."


def whole_sheet(content: SheetContent) -> str:
    """The whole sheet for a screen reader: target, totals by player, and who deals."""
    sentences = [target_sentence(content)] if content.pool_target is not None else []
    sentences += [player_sentence(content, seat) for seat in range(content.players)]
    if content.dealer is not None:
        text = QCoreApplication.translate("ScoreSheet", "{name} deals.")
        if content.players == 4:
            text = QCoreApplication.translate("ScoreSheet", "{name} deals and sits out.")
        sentences.append(text.format(name=content.names[content.dealer]))
    return " ".join(sentences)
