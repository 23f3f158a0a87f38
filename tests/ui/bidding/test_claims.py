"""The panels of a claim: the offer, and the answer to another player's."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from preferans_qt.game import match as matches
from preferans_qt.game.actions import Accept, Claim, Refuse
from preferans_qt.game.claims import tricks_left
from preferans_qt.game.match import Match
from preferans_qt.ui.bidding.claims import ClaimAnswerPanel, ClaimPanel
from tests.ui.bidding.decisions import (
    PALETTE,
    WEST_WINS,
    YOU,
    Heard,
    after,
    press,
    show,
    turn_of,
    your_turn_in_play,
)

LEFT = Qt.MouseButton.LeftButton
WEST, EAST = 1, 2
DEFENDED = (*WEST_WINS, "name 6H", "whist", "whist")
ALL_PASS = ("pass", "pass", "pass")


def claiming(qtbot: QtBot, match: Match) -> ClaimPanel:
    panel = ClaimPanel(PALETTE)
    panel.present(turn_of(match))
    show(qtbot, panel)
    return panel


def claimed_by_west(shares: tuple[int, ...]) -> Match:
    """West has claimed, and you are to answer. ``shares`` are of ten tricks."""
    match = your_turn_in_play(*DEFENDED)
    while matches.controller(match) != WEST:
        match = after(match, "play")
    match, _ = matches.apply(match, WEST, Claim(shares))
    while matches.controller(match) != YOU:
        match = after(match, "accept")
    return match


def answering(qtbot: QtBot) -> ClaimAnswerPanel:
    panel = ClaimAnswerPanel(PALETTE)
    panel.present(turn_of(claimed_by_west((1, 6, 3))))
    show(qtbot, panel)
    return panel


def texts(panel: ClaimPanel | ClaimAnswerPanel) -> str:
    visible = (label.text() for label in panel.findChildren(QLabel) if label.isVisible())
    return "\n".join(visible)


# ------------------------------------------------------------------ the offer


def test_at_first_you_take_the_rest(qtbot: QtBot) -> None:
    match = your_turn_in_play(*DEFENDED, tricks=3)
    panel = claiming(qtbot, match)
    left = tricks_left(match.deal.phase)
    assert panel.offer == Claim((left, 0, 0))
    assert panel.steppers[0].spin.hasFocus()


def test_the_sum_always_is_what_is_left(qtbot: QtBot) -> None:
    panel = claiming(qtbot, your_turn_in_play(*DEFENDED))
    for row, number in ((0, 4), (1, 3), (2, 9), (0, 10), (1, 1), (2, 0), (0, 0)):
        panel.steppers[row].spin.setValue(number)
        assert sum(panel.offer.tricks) == 10
        assert panel.offer.tricks[row] == number
        assert panel.claim.isEnabled()


def test_who_was_changed_longest_ago_makes_up_for_it(qtbot: QtBot) -> None:
    panel = claiming(qtbot, your_turn_in_play(*DEFENDED))
    panel.steppers[0].spin.setValue(5)
    assert panel.offer == Claim((5, 5, 0))
    panel.steppers[1].spin.setValue(3)
    assert panel.offer == Claim((5, 3, 2))


def test_the_buttons_step_by_one(qtbot: QtBot) -> None:
    panel = claiming(qtbot, your_turn_in_play(*DEFENDED))
    qtbot.mouseClick(panel.steppers[1].more, LEFT)
    qtbot.mouseClick(panel.steppers[1].more, LEFT)
    qtbot.mouseClick(panel.steppers[2].more, LEFT)
    qtbot.mouseClick(panel.steppers[1].less, LEFT)
    assert panel.offer == Claim((8, 1, 1))


def test_all_to_one_player(qtbot: QtBot) -> None:
    panel = claiming(qtbot, your_turn_in_play(*DEFENDED))
    qtbot.mouseClick(panel.all_to[2], LEFT)
    assert panel.offer == Claim((0, 0, 10))
    assert "East" in panel.all_to[2].text()
    qtbot.mouseClick(panel.all_to[0], LEFT)
    assert panel.offer == Claim((10, 0, 0))


def test_a_claim_is_made_once(qtbot: QtBot) -> None:
    panel = claiming(qtbot, your_turn_in_play(*DEFENDED))
    heard = Heard(panel)
    panel.steppers[1].spin.setValue(6)
    qtbot.mouseClick(panel.claim, LEFT)
    qtbot.mouseDClick(panel.claim, LEFT)
    assert heard.chosen == [Claim((4, 6, 0))]


def test_a_claim_by_keys_alone(qtbot: QtBot) -> None:
    panel = claiming(qtbot, your_turn_in_play(*DEFENDED))
    heard = Heard(panel)
    press(qtbot, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    assert panel.steppers[2].spin.hasFocus()
    press(qtbot, Qt.Key.Key_Up)
    panel.claim.setFocus()
    press(qtbot, Qt.Key.Key_Return)
    assert heard.chosen == [Claim((8, 1, 1))]


def test_enter_in_a_number_claims_nothing(qtbot: QtBot) -> None:
    panel = claiming(qtbot, your_turn_in_play(*DEFENDED))
    heard = Heard(panel)
    press(qtbot, Qt.Key.Key_Return)
    assert heard.chosen == []


def test_escape_and_the_button_play_on(qtbot: QtBot) -> None:
    panel = claiming(qtbot, your_turn_in_play(*DEFENDED))
    cancelled = []
    panel.cancelled.connect(lambda: cancelled.append(True))
    press(qtbot, Qt.Key.Key_Escape)
    qtbot.mouseClick(panel.cancel, LEFT)
    assert len(cancelled) == 2


def test_a_claim_just_refused_is_barred_with_the_reason(qtbot: QtBot) -> None:
    match = your_turn_in_play(*DEFENDED)
    match, _ = matches.apply(match, YOU, Claim((10, 0, 0)))
    panel = claiming(qtbot, after(match, "refuse"))
    heard = Heard(panel)
    qtbot.mouseClick(panel.claim, LEFT)
    assert heard.refusals == ["claim_already_refused"]
    assert heard.chosen == []


def test_the_outcome_is_told(qtbot: QtBot) -> None:
    panel = claiming(qtbot, your_turn_in_play(*DEFENDED))
    panel.steppers[1].spin.setValue(7)
    assert "West makes six hearts with 7" in panel.outcome.text()
    panel.steppers[1].spin.setValue(4)
    assert "West fails in six hearts with 4" in panel.outcome.text()


def test_misere_and_raspasy(qtbot: QtBot) -> None:
    misere = your_turn_in_play("pass", "bid misere", "pass", "discard")
    panel = claiming(qtbot, misere)
    assert "West makes the misère." in panel.outcome.text()
    assert not claiming(qtbot, your_turn_in_play(*ALL_PASS)).outcome.isVisible()


def test_a_sitting_dealer_shares_what_his_talon_may_take(qtbot: QtBot) -> None:
    panel = claiming(qtbot, your_turn_in_play(*ALL_PASS, players=4))
    dealer = panel.steppers[3]
    assert dealer.isVisible()
    assert dealer.spin.maximum() == 2
    dealer.spin.setValue(2)
    assert panel.offer == Claim((8, 0, 0, 2))
    for row, number in ((1, 3), (2, 2), (0, 2)):  # the dealer is to make up for it
        panel.steppers[row].spin.setValue(number)
    assert panel.offer.tricks[3] <= 2
    assert sum(panel.offer.tricks) == 10
    qtbot.mouseClick(panel.all_to[1], LEFT)
    assert panel.offer == Claim((0, 10, 0, 0))
    assert panel.claim.isEnabled()


def test_a_sitting_dealer_has_no_row_in_a_contract(qtbot: QtBot) -> None:
    panel = claiming(qtbot, your_turn_in_play(*DEFENDED, players=4))
    assert not panel.steppers[3].isVisible()
    assert panel.offer == Claim((10, 0, 0, 0))


# ------------------------------------------------------------------ the answer


def test_the_claim_is_told_in_words_and_numbers(qtbot: QtBot) -> None:
    panel = answering(qtbot)
    said = texts(panel)
    assert "West makes a claim" in said
    assert "You 1, West 6, East 3" in said
    assert "West makes six hearts with 6" in said


def test_the_answers(qtbot: QtBot) -> None:
    for name, answer in (("accept", Accept()), ("refuse", Refuse())):
        panel = answering(qtbot)
        heard = Heard(panel)
        qtbot.mouseClick(getattr(panel, name), LEFT)
        qtbot.mouseClick(panel.refuse, LEFT)
        assert heard.chosen == [answer]


def test_the_answers_by_keys(qtbot: QtBot) -> None:
    panel = answering(qtbot)
    heard = Heard(panel)
    assert panel.refuse.hasFocus()
    press(qtbot, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert heard.chosen == [Accept()]
