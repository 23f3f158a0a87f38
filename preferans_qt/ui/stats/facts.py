"""The chief figures of progress: each a large number above its caption."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from preferans_qt.coach.progress import Progress
from preferans_qt.ui.bidding.panel import Headline, sentence
from preferans_qt.ui.dialogs.basics import Retranslated
from preferans_qt.ui.texts.progress import NOTHING, amount_text, interval_text
from preferans_qt.ui.theme import SIZES


class Facts(Retranslated, QWidget):
    """Deals, decisions, what one of them loses, mistakes a deal, and first errors put right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._progress: Progress | None = None
        self._captions: list[QLabel] = []
        self._numbers: list[QLabel] = []
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(SIZES.margin)
        for _ in self._titles():
            number, caption = Headline(), sentence(muted=True)
            number.setWordWrap(False)
            caption.setAlignment(Qt.AlignmentFlag.AlignTop)
            self._numbers.append(number)
            self._captions.append(caption)
            fact = QVBoxLayout()
            fact.setSpacing(0)
            fact.addWidget(number)
            fact.addWidget(caption, 1)
            line.addLayout(fact, 1)

    def show_progress(self, progress: Progress) -> None:
        """Show other figures."""
        self._progress = progress
        self.retranslate()

    def retranslate(self) -> None:
        for caption, title in zip(self._captions, self._titles(), strict=True):
            caption.setText(title)
        if self._progress is None:
            return
        texts = _texts(self._progress)
        for number, caption, text in zip(self._numbers, self._captions, texts, strict=True):
            number.setText(text)
            number.setAccessibleName(f"{caption.text()}: {text}")

    def _titles(self) -> tuple[str, ...]:
        return (
            self.tr("deals"),
            self.tr("decisions"),
            self.tr("whists lost a decision"),
            self.tr("mistakes and blunders a deal"),
            self.tr("first errors put right"),
            self.tr("decisions with a hint"),
        )


def _texts(progress: Progress) -> tuple[str, ...]:
    figures = progress.all
    return (
        str(progress.deals),
        str(figures.decisions),
        NOTHING if figures.loss is None else interval_text(figures.loss),
        amount_text(progress.mistakes_per_deal),
        str(figures.put_right),
        str(figures.hinted),
    )
