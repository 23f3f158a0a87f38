"""The way from a refusal to the rule behind it, in the status line."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStatusBar, QToolButton


class WhyButton(QToolButton):
    """Opens the rules of the match at the sentence that a refusal rests on; hidden without one."""

    def __init__(self, bar: QStatusBar, open_rules: QAction) -> None:
        super().__init__()
        self._open_rules = open_rules
        self.setObjectName("why")
        self.setAutoRaise(True)
        self.setStyleSheet("min-height: 0; padding: 0 6px; margin: 0; text-decoration: underline")
        self.setFixedHeight(self.fontMetrics().height())  # the line of status keeps its height
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(open_rules.trigger)
        self._retranslate()
        bar.insertWidget(1, self)  # after the sentence
        self.hide()

    def offer(self, paragraph: str) -> None:
        """Show the button while there is a paragraph to open."""
        self.setVisible(bool(paragraph))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        key = self._open_rules.shortcut().toString()
        self.setText(self.tr("Why?"))
        self.setToolTip(self.tr("Read the rule in the guide ({key})").format(key=key))
