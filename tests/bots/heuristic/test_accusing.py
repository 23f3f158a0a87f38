"""At a live table the bots notice what shows, and only that."""

from random import Random

import pytest

from preferans_qt.bots.player import Budget
from preferans_qt.bots.registry import player
from preferans_qt.game import match as game
from preferans_qt.game.actions import Challenge, Discard, Play, StartDeal
from preferans_qt.game.cards import card_set, cards_in
from preferans_qt.game.conduct import Conduct
from preferans_qt.game.deal import Exchange, TrickPlay
from preferans_qt.game.events import OffenceFound
from preferans_qt.game.match import Match
from preferans_qt.game.outcome import Offence
from preferans_qt.game.presets import preset
from preferans_qt.game.reducer import why_irregular
from preferans_qt.game.view import view_for
from preferans_qt.match.drivers import NeverCancelled

PERSON = 0


def decided(match: Match, seat: int) -> object:
    bot = player("heuristic")
    view, legal = view_for(match, seat), game.legal(match)
    return bot.decide(view, legal, Budget(seed=len(view.record)), NeverCancelled()).action


def irregular_action(match: Match, random: Random) -> object | None:
    """Something that the person can do wrong now without anybody seeing it."""
    deal = match.deal
    if deal is None or game.current_actor(match) != PERSON:
        return None
    match deal.phase:
        case TrickPlay(claim=None, actor=actor):
            actions: list[object] = [Play(card) for card in cards_in(deal.hands[actor])]
        case Exchange():
            three = random.sample(list(cards_in(deal.hands[PERSON])), 3)
            actions = [Discard(card_set(three))]
        case _:
            return None
    wrong = [
        action
        for action in actions
        if why_irregular(match.rules, deal, action) is not None  # type: ignore[arg-type]
        and game.why_not(match, PERSON, action) is None  # type: ignore[arg-type]
    ]
    return random.choice(wrong) if wrong else None


@pytest.mark.parametrize("players", [3, 4])
def test_every_offence_is_noticed_and_no_innocent_is_accused(players: int) -> None:
    random = Random(players)
    noticed = {Offence.REVOKE: 0, Offence.WRONG_COUNT: 0}
    by_bots = 0
    for number in range(60):
        match = game.new_match(preset("sochi-guide"), players, players - 1, Conduct.LIVE_TABLE)
        match, _ = game.apply(match, None, StartDeal(number, ""))
        erred, found = 0, 0
        while match.deal is not None:
            seat = game.controller(match)
            assert seat is not None
            action = irregular_action(match, random) if not erred else None
            if action is None:
                action = decided(match, seat)
            else:
                erred += 1
            if isinstance(action, Challenge):
                assert erred
                assert action.seat == PERSON
                by_bots += 1
            match, events = game.apply(match, seat, action)  # type: ignore[arg-type]
            for event in events:
                if isinstance(event, OffenceFound):
                    assert event.finding.seat == PERSON
                    noticed[event.finding.offence] += 1
                    found += 1
        assert found <= erred
    assert noticed[Offence.REVOKE] > 5
    assert noticed[Offence.WRONG_COUNT] > 3
    assert by_bots > sum(noticed.values()) / 2
