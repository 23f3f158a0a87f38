"""The score sheet on paper and as a PDF file."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

from preferans_qt.ui.sheet.content import SheetContent
from preferans_qt.ui.sheet.drawing import render_sheet

_MARGIN_MILLIMETRES = 15.0


def paint_sheet(device: QPagedPaintDevice, content: SheetContent) -> bool:
    """Draw a sheet over one page; False when the device cannot be painted on."""
    margins = QMarginsF(*(_MARGIN_MILLIMETRES,) * 4)
    device.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    painter = QPainter()
    if not painter.begin(device):
        return False
    render_sheet(painter, QRectF(painter.viewport()), content)
    return painter.end()


def write_pdf(path: Path, content: SheetContent) -> bool:
    """Write a sheet to an A4 file; False when it cannot be written there."""
    data = QBuffer()
    data.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(data)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setTitle("Preferans")
    if not paint_sheet(writer, content):
        return False
    try:
        path.write_bytes(data.data().data())
    except OSError:
        return False
    return True
