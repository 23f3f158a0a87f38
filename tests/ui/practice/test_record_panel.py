"""The learner writes the score sheet: by keyboard, checked, told and put right."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from preferans_qt.coach.record_keeping import RecordMistake, Wrong, grid_of, places
from preferans_qt.game.entries import Column, Place
from preferans_qt.game.match import Match
from preferans_qt.ui.practice.number_field import Mark
from preferans_qt.ui.practice.record_panel import RecordPanel
from preferans_qt.ui.texts.entries import entry_text
from preferans_qt.ui.texts.events import result_text
from preferans_qt.ui.theme import theme_for
from tests.strategies import GUIDE, rules_of
from tests.ui.bidding.decisions import (
    PALETTE,
    WEST_WINS,
    Marked,
    after,
    dealt,
    names_of,
    play_by_chance,
    press,
    sheets_of,
    show,
)

LEFT = Qt.MouseButton.LeftButton
YOU, WEST, EAST = range(3)


class Heard:
    """What a panel has said."""

    def __init__(self, panel: RecordPanel) -> None:
        self.checks: list[tuple[RecordMistake, ...]] = []
        self.done = 0
        panel.checked.connect(self.checks.append)
        panel.done.connect(self._count)

    def _count(self) -> None:
        self.done += 1


def present(panel: RecordPanel, match: Match, index: int, **options: bool) -> None:
    before = sheets_of(match)[index]
    panel.present(match.finished[index], names_of(match.players), before, match.rules, **options)


def shown(qtbot: QtBot, match: Match, index: int = 0, **options: bool) -> RecordPanel:
    panel = RecordPanel(PALETTE)
    present(panel, match, index, **options)
    show(qtbot, panel)
    panel.focusProxy().setFocus()
    return panel


def write_by_keys(qtbot: QtBot, panel: RecordPanel, grid: dict[Place, int]) -> None:
    """Go through the fields by Tab and write what belongs in each."""
    panel.focusProxy().setFocus()
    for place, field in panel.grid.fields.items():
        assert QApplication.focusWidget() is field
        if grid.get(place):
            qtbot.keyClicks(field, str(grid[place]))
        qtbot.keyClick(field, Qt.Key.Key_Tab)


def six_hearts() -> Match:
    """A deal in which West made or failed in six hearts, and both whisted."""
    return after(dealt(*WEST_WINS, "name 6H", "whist", "whist"), *["play"] * 30)


@pytest.mark.parametrize(
    ("preset", "players", "overrides"),
    [
        ("sochi-guide", 3, {"pool_target": 4}),
        ("sochi-guide", 4, {"pool_target": 4}),
        ("sochi-swedish", 3, {}),
        ("sochi-codex", 4, {}),
        ("leningrad", 4, {}),
        ("rostov", 3, {}),
        ("polish", 3, {"end_limit": "max_deals:9"}),
        ("sochi-guide", 4, {"dark_and_bombs": "classic", "talon_bonus": "codex_table"}),
    ],
)
def test_the_true_numbers_pass_under_every_kind_of_sheet(
    qtbot: QtBot, preset: str, players: int, overrides: dict[str, object]
) -> None:
    match = play_by_chance(rules_of(preset, **overrides), players, seed=5, deals=6)
    panel = RecordPanel(PALETTE)
    qtbot.addWidget(panel)
    heard = Heard(panel)
    for index, deal in enumerate(match.finished):
        present(panel, match, index)
        assert panel.headline.text() == result_text(deal.result, names_of(players))
        in_points = match.rules.ledger == "signed_points"
        assert tuple(panel.grid.fields) == places(players, in_points=in_points)
        for place, number in grid_of(deal.entries).items():
            panel.grid.fields[place].show_number(number)
        panel.check_button.click()
        assert panel.note.text() == "All of it is right."
        panel.check_button.click()
    assert heard.checks == [()] * len(match.finished)
    assert heard.done == len(match.finished)


def test_a_deal_is_written_and_checked_by_keyboard_alone(qtbot: QtBot) -> None:
    match = six_hearts()
    panel = shown(qtbot, match)
    heard = Heard(panel)
    write_by_keys(qtbot, panel, grid_of(match.finished[0].entries))
    press(qtbot, Qt.Key.Key_Backtab, Qt.Key.Key_Return)
    assert (heard.checks, heard.done) == ([()], 0)
    assert QApplication.focusWidget() is panel.check_button
    press(qtbot, Qt.Key.Key_Return)
    press(qtbot, Qt.Key.Key_Return)
    assert heard.done == 1


def test_arrow_keys_go_from_field_to_field(qtbot: QtBot) -> None:
    panel = shown(qtbot, six_hearts())

    def here() -> Place:
        focused = QApplication.focusWidget()
        return next(place for place, field in panel.grid.fields.items() if field is focused)

    assert here() == Place(YOU, Column.POOL)
    press(qtbot, Qt.Key.Key_Down)
    assert here() == Place(WEST, Column.POOL)
    press(qtbot, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert here() == Place(WEST, Column.WHISTS, EAST)  # past the whists on oneself
    press(qtbot, Qt.Key.Key_Up, Qt.Key.Key_Left)
    assert here() == Place(YOU, Column.WHISTS, WEST)
    press(qtbot, Qt.Key.Key_Up)
    assert here() == Place(YOU, Column.WHISTS, WEST)
    press(qtbot, *[Qt.Key.Key_Down] * 3)
    assert QApplication.focusWidget() is panel.check_button
    press(qtbot, Qt.Key.Key_Left)
    assert QApplication.focusWidget() is panel.show_button
    press(qtbot, Qt.Key.Key_Up)
    assert here() == Place(EAST, Column.WHISTS, WEST)


def test_within_a_number_arrow_keys_move_the_cursor(qtbot: QtBot) -> None:
    panel = shown(qtbot, six_hearts())
    field = panel.grid.fields[Place(YOU, Column.POOL)]
    qtbot.keyClicks(field, "12")
    press(qtbot, Qt.Key.Key_Left)
    assert QApplication.focusWidget() is field
    qtbot.keyClicks(field, "7")
    assert field.text() == "172"
    press(qtbot, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is panel.grid.fields[Place(YOU, Column.MOUNTAIN)]


def test_only_numbers_are_taken(qtbot: QtBot) -> None:
    panel = shown(qtbot, six_hearts())
    field = panel.grid.fields[Place(YOU, Column.POOL)]
    qtbot.keyClicks(field, "a-4b ")
    assert (field.text(), field.number) == ("-4", -4)
    field.setText("-")
    assert field.number == 0


def test_what_is_wrong_is_marked_and_told_but_not_what_is_right(qtbot: QtBot) -> None:
    match = six_hearts()
    panel = shown(qtbot, match)
    heard = Heard(panel)
    due = grid_of(match.finished[0].entries)
    place = next(iter(due))
    write_by_keys(qtbot, panel, {**due, place: due[place] + 1})
    qtbot.mouseClick(panel.check_button, LEFT)
    field = panel.grid.fields[place]
    assert [(each.wrong, each.at) for each in heard.checks[0]] == [(Wrong.AMOUNT, place)]
    assert {other for other, each in panel.grid.fields.items() if each.mark is Mark.WRONG} == {
        place
    }
    assert panel.grid.fields[list(due)[1]].mark is Mark.RIGHT
    assert QApplication.focusWidget() is field
    assert "the place is right, the amount is not." in panel.note.text()
    assert field.accessibleDescription() in panel.note.text()
    assert str(due[place]) not in panel.note.text().replace("1 number(s)", "")


@pytest.mark.parametrize(("is_first", "is_told"), [(True, True), (False, False)])
def test_the_first_slip_of_a_match_is_remarked_on(
    qtbot: QtBot, is_first: bool, is_told: bool
) -> None:
    panel = shown(qtbot, six_hearts(), is_first_error=is_first)
    press(qtbot, Qt.Key.Key_Return)
    assert ("does not count" in panel.note.text()) == is_told
    press(qtbot, Qt.Key.Key_Return)
    assert "does not count" not in panel.note.text()


def test_a_number_is_put_right_and_checked_again(qtbot: QtBot) -> None:
    match = six_hearts()
    panel = shown(qtbot, match)
    heard = Heard(panel)
    due = grid_of(match.finished[0].entries)
    place = next(iter(due))
    write_by_keys(qtbot, panel, {**due, place: 99})
    press(qtbot, Qt.Key.Key_Return)
    field = panel.grid.fields[place]
    qtbot.keyClicks(field, "98")  # what stood there is chosen, and gives way
    assert (field.text(), field.mark, field.accessibleDescription()) == ("98", Mark.NONE, "")
    press(qtbot, Qt.Key.Key_Return)
    qtbot.keyClicks(field, str(due[place]))
    press(qtbot, Qt.Key.Key_Return)
    assert [len(mistakes) for mistakes in heard.checks] == [1, 0, 0]  # each is told once
    assert panel.note.text() == "All of it is right."


def test_the_numbers_can_be_shown_and_tell_their_reasons(qtbot: QtBot) -> None:
    match = six_hearts()
    panel = shown(qtbot, match)
    heard = Heard(panel)
    deal, names = match.finished[0], names_of(3)
    due = grid_of(deal.entries)
    first, *others = due
    panel.grid.fields[first].show_number(due[first])
    qtbot.mouseClick(panel.show_button, LEFT)
    assert panel.written == due
    assert panel.grid.fields[first].mark is Mark.RIGHT
    assert {panel.grid.fields[place].mark for place in others} == {Mark.WRONG}
    assert not panel.show_button.isVisible()
    field = panel.grid.fields[Place(deal.entries[0].seat, deal.entries[0].column)]
    field.setFocus()
    assert panel.note.text() == entry_text(deal.entries[0], names)
    qtbot.keyClicks(field, "77")
    assert panel.written == due  # nothing is written any more
    press(qtbot, Qt.Key.Key_Return)
    assert (heard.checks, heard.done) == ([], 1)


def test_the_outcome_tells_all_that_is_needed(qtbot: QtBot) -> None:
    panel = shown(qtbot, six_hearts())
    assert panel.subline.text() == "Tricks: You 6, West 4, East 0. Whist: East, You."
    half = dealt(*WEST_WINS, "name 6H", "pass", "half", "pass")
    present(panel, half, 0)
    assert panel.subline.text() == "Half-whist: You."


def test_good_cards_in_the_talon_are_told_where_they_count(qtbot: QtBot) -> None:
    codes = (*WEST_WINS, "name 6H", "pass", "pass")
    for bonus, is_told in (("codex_table", True), ("off", False)):
        rules = rules_of("sochi-guide", talon_bonus=bonus)
        match = dealt(*codes, rules=rules, players=4)
        match = match if match.finished else after(match, "pass")
        panel = shown(qtbot, match)
        assert ("In the talon:" in panel.subline.text()) == is_told


def test_a_deal_without_entries_is_right_when_nothing_is_written(qtbot: QtBot) -> None:
    polish = rules_of("polish", end_limit="max_deals:9")
    panel = shown(qtbot, dealt("pass", "pass", "pass", rules=polish))
    heard = Heard(panel)
    press(qtbot, Qt.Key.Key_Return)
    assert heard.checks == [()]
    assert panel.note.text() == "All of it is right."


def test_fields_are_read_aloud_and_totals_stand_beside_them(qtbot: QtBot) -> None:
    match = play_by_chance(GUIDE, 4, seed=5, deals=4)
    panel = shown(qtbot, match, 3)
    named = [field.accessibleName() for field in panel.grid.fields.values()]
    assert named[:3] == ["You, pool", "You, mountain", "You, whists on West"]
    assert len(set(named)) == len(named) == 20


def test_language_and_theme_change_and_the_numbers_stay(qtbot: QtBot, qapp: QApplication) -> None:
    panel = shown(qtbot, six_hearts())
    field = panel.grid.fields[Place(YOU, Column.POOL)]
    field.show_number(2)
    panel.dress(theme_for("dark", "green").palette)
    marked = Marked()
    qapp.installTranslator(marked)
    try:
        QApplication.sendEvent(panel, QEvent(QEvent.Type.LanguageChange))
        assert panel.check_button.text() == "«&Check»"
        assert field.number == 2
    finally:
        qapp.removeTranslator(marked)
