"""Files that are dropped on a window."""

from pathlib import Path

from PySide6.QtGui import QDragEnterEvent, QDropEvent


class TakesFiles:
    """Part of a widget that accepts drops: each local file goes to ``take_file``."""

    def take_file(self, path: Path) -> None:
        """Do what is to be done with a file."""
        raise NotImplementedError

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for url in event.mimeData().urls():
            if url.isLocalFile():
                self.take_file(Path(url.toLocalFile()))
