"""Whole deals by chance under every kind of agreement: each decision has a panel, all is told."""

from collections.abc import Sequence
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from preferans_qt.game import match as matches
from preferans_qt.game.actions import Action, StartDeal
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.events import DefenceSettled
from preferans_qt.game.match import Match
from preferans_qt.game.rules import Rules
from preferans_qt.game.view import view_for
from preferans_qt.ui.bidding.buttons import ChoiceButton
from preferans_qt.ui.bidding.turn import Turn
from preferans_qt.ui.table.asking import panel_for
from preferans_qt.ui.texts.entries import entry_text
from preferans_qt.ui.texts.events import event_text
from preferans_qt.ui.texts.status import turn_text
from preferans_qt.ui.texts.words import Names
from tests.strategies import GUIDE, rules_of
from tests.ui.bidding.decisions import PALETTE
from tests.ui.bidding.tables import EVERYTHING, POLISH

NAMES = ("Ann", "Ben", "Cid", "Dot")
DEALS = 25


def ask(qtbot: QtBot, match: Match, seat: int, names: Names) -> None:
    """Whoever moves is asked in words; by a panel, but for a card."""
    assert match.deal is not None
    phase, actor = match.deal.phase, matches.current_actor(match)
    assert actor is not None
    assert turn_text(phase, actor, seat, names)
    legal = matches.legal(match)
    turn = Turn(
        view_for(match, seat), legal, lambda action: matches.why_not(match, seat, action), names
    )
    panel = panel_for(turn, PALETTE, four_colour=False)
    if isinstance(phase, TrickPlay) and phase.claim is None:
        assert panel is None
        return
    assert panel is not None
    qtbot.addWidget(panel)
    assert panel.headline.text()
    for button in panel.findChildren(ChoiceButton):
        assert button.isHidden() or button.isEnabled() or button.toolTip(), button.text()


def any_kind(legal: Sequence[Action], chance: Random) -> Action:
    """Any action, every kind equally likely: what is rare comes up too."""
    kinds = list(dict.fromkeys(type(action) for action in legal))
    kind = chance.choice(kinds)
    return chance.choice([action for action in legal if isinstance(action, kind)])


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        (GUIDE, 3),
        (EVERYTHING, 3),
        (EVERYTHING, 4),
        (POLISH, 3),
        (rules_of("rostov"), 4),
        (rules_of("sochi-swedish"), 3),
    ],
    ids=["guide-3", "everything-3", "everything-4", "polish-3", "rostov-4", "swedish-3"],
)
def test_no_deal_leaves_anything_unasked_or_untold(
    qtbot: QtBot, rules: Rules, players: int
) -> None:
    chance = Random(11)
    match = matches.new_match(rules, players, 0)
    for _ in range(DEALS):
        if match.is_over:
            break
        match, _ = matches.apply(match, None, StartDeal(chance.randrange(10**6), ""))
        while match.deal is not None:
            seat = matches.controller(match)
            assert seat is not None
            names = Names(NAMES[:players], seat)
            ask(qtbot, match, seat, names)
            action = any_kind(matches.legal(match), chance)
            match, events = matches.apply(match, seat, action)
            for event in events:
                assert event_text(event, names) or isinstance(event, DefenceSettled)
        for entry in match.finished[-1].entries:
            assert entry_text(entry, Names(NAMES[:players], None))
