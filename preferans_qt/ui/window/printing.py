"""The score sheet on paper and as a PDF file."""

from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from preferans_qt.game.sheet import balance
from preferans_qt.ui.sheet.content import SheetContent
from preferans_qt.ui.sheet.drawing import render_sheet
from preferans_qt.ui.window.match_control import MatchControl

_MARGIN_MILLIMETRES = 15.0


def paint_sheet(device: QPagedPaintDevice, control: MatchControl) -> bool:
    """Draw the sheet of the open match over one page; False when the device cannot be painted."""
    match = control.engine.match
    if match is None:
        return False
    margins = QMarginsF(*(_MARGIN_MILLIMETRES,) * 4)
    device.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    painter = QPainter()
    if not painter.begin(device):
        return False
    content = SheetContent.of(
        control.names.names,
        match.rules.pool_target,
        [deal.entries for deal in match.finished],
        match.dealer,
        balance(match.rules, match.sheet),
        match.rules.pool_scope == "shared_total",
    )
    render_sheet(painter, QRectF(painter.viewport()), content)
    return painter.end()


def write_pdf(path: Path, control: MatchControl) -> bool:
    """Write the sheet to an A4 file; False when it cannot be written there."""
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setTitle("Preferans")
    return paint_sheet(writer, control)
