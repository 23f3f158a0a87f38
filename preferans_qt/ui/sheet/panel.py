"""The score sheet for the window: paper or table, with a switch."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from preferans_qt.game.entries import Entry
from preferans_qt.game.seats import Seat
from preferans_qt.ui.sheet.content import SheetContent
from preferans_qt.ui.sheet.model import DealRow, DealsModel, SheetModel, SheetTable
from preferans_qt.ui.sheet.paper import PaperSheet
from preferans_qt.ui.theme import Theme

PAPER, TABLE = 0, 1  # pages


class ScoreSheetPanel(QWidget):
    """The sheet as paper, or as two tables: totals, and deals with their results."""

    entry_activated = Signal(int, object)  # index of the deal, the Entry
    deal_activated = Signal(int)  # index of the deal

    def __init__(
        self,
        theme: Theme,
        explain: Callable[[Entry], str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.paper = PaperSheet(theme, explain)
        self.paper.entry_activated.connect(self.entry_activated)
        self._totals_model = SheetModel(self)
        self._deals_model = DealsModel(self)
        self.totals = SheetTable(self._totals_model)
        self.deals = SheetTable(self._deals_model, wide=0)
        self.deals.activated.connect(self._activate_deal)
        tables = QWidget()
        column = QVBoxLayout(tables)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.totals)
        column.addWidget(self.deals, 1)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.paper)
        self._pages.addWidget(tables)
        self._buttons = QButtonGroup(self)
        switch = QHBoxLayout()
        switch.setContentsMargins(4, 4, 4, 0)
        switch.setSpacing(2)
        for page in (PAPER, TABLE):
            button = QToolButton()
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            self._buttons.addButton(button, page)
            switch.addWidget(button)
        switch.addStretch(1)
        self._buttons.idToggled.connect(self._show_page)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        rows.addLayout(switch)
        rows.addWidget(self._pages, 1)
        self.set_page(PAPER)
        self._retranslate()

    @property
    def page(self) -> int:
        """`PAPER` or `TABLE`."""
        return self._pages.currentIndex()

    def set_page(self, page: int) -> None:
        self._buttons.button(page).setChecked(True)

    def set_content(
        self,
        names: Sequence[str],
        pool_target: int | None,
        posted: Sequence[Sequence[Entry]],
        dealer: Seat | None,
        balances: Sequence[Fraction] = (),
        deals: Sequence[DealRow] = (),
        pool_shared: bool = False,
    ) -> None:
        """Show a sheet on paper and in the tables; see SheetContent for the arguments."""
        content = SheetContent.of(names, pool_target, posted, dealer, balances, pool_shared)
        self.paper.show_content(content)
        self._totals_model.show_content(content)
        self._deals_model.show_deals(content.names, deals)
        self.deals.scrollToBottom()
        self.deals.setVisible(bool(deals))
        self._fit_totals()

    def set_theme(self, theme: Theme) -> None:
        self.paper.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self._fit_totals()

    def _show_page(self, page: int, shown: bool) -> None:
        if shown:
            self._pages.setCurrentIndex(page)

    def _activate_deal(self, index: QModelIndex) -> None:
        self.deal_activated.emit(index.row())

    def _fit_totals(self) -> None:
        """Give the totals the height of their rows, the deals the rest."""
        height = self.totals.horizontalHeader().height() + self.totals.verticalHeader().length()
        bar = self.totals.horizontalScrollBar().sizeHint().height()
        self.totals.setFixedHeight(height + bar)

    def _retranslate(self) -> None:
        self._buttons.button(PAPER).setText(self.tr("Paper"))
        self._buttons.button(PAPER).setToolTip(self.tr("The sheet as it is pencilled at the table"))
        self._buttons.button(TABLE).setText(self.tr("Table"))
        self._buttons.button(TABLE).setToolTip(self.tr("Totals and results of all deals"))
        self.totals.setAccessibleName(self.tr("Totals by player"))
        self.deals.setAccessibleName(self.tr("Results by deal"))
