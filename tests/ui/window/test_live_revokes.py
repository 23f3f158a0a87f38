"""Revokes at a live table: found by the others, or put right in time."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from preferans_qt.game.actions import Action, Play, Withdraw
from preferans_qt.game.cards import cards_in
from preferans_qt.game.deal import TrickPlay
from preferans_qt.game.outcome import Finding, Offence, RaspasyResult
from preferans_qt.game.view import PlayerView
from preferans_qt.ui.bidding.deal_end import DealEndPanel
from preferans_qt.ui.table.picture import picture_of
from preferans_qt.ui.texts.words import card_name
from tests.ui.window.live import (
    DEFENDED,
    FOREVER,
    PLAYED,
    LiveMatch,
    Persons,
    as_second,
    can_slip,
    live,
    revoke,
    showing,
    slips,
)
from tests.ui.window.persons import KeyboardPerson, MousePerson, click_card
from tests.ui.window.scripts import Script, plainest

# Revokes


@pytest.mark.parametrize("person", [MousePerson, KeyboardPerson])
@pytest.mark.parametrize("codes", [PLAYED, DEFENDED])
def test_a_revoke_is_noticed_as_soon_as_it_shows_and_played_anew(
    codes: str, person: Persons, at: Callable[[Script], LiveMatch]
) -> None:
    here = at(live(codes))
    here.person = person(here.program, 0)
    trick, denied = revoke(here)
    assert here.offences() == (), "nobody can see it"
    here.play_on(showing(denied))
    assert here.offences() == (Finding(Offence.REVOKE, 0, trick),)
    assert f"You revoked in trick {trick + 1}." in here.log[-3]
    assert here.log[-3].endswith(" notices it.")
    assert here.log[-2] == f"The play goes back to trick {trick + 1}."
    assert here.log[-1].startswith("Your hand is laid open")
    # The table is as it was, with the hand open and the right cards alone to choose from
    assert len(here.phase.tricks) == trick
    assert here.phase.shown == (0,)
    assert here.table.is_open
    assert here.table.picture == picture_of(here.engine.view())
    assert set(here.table.view.offered) == denied
    assert here.table.view.dimmed
    banner = here.table.scene.banner
    assert banner.headline == f"You revoked in trick {trick + 1}."
    assert "notices it. The play goes back" in banner.detail
    assert "open" in [name for name, _ in here.table.scene.plate(0).content.chips]
    here.person.perform(plainest(here.engine.request.legal))
    assert here.table.scene.banner.headline != banner.headline

    here.to_the_end()
    really = [place.tricks for place in here.table.picture.places]
    result = here.engine.match.finished[-1].result
    change = [counted - took for counted, took in zip(result.tricks, really, strict=True)]
    if codes == PLAYED:
        assert (change[0], sum(change)) == (-1, 0)
    else:
        assert (change[1], sum(change)) == (1, 0)
    assert isinstance(here.table.overlay, DealEndPanel)
    assert "You revoked" in here.table.overlay.subline.text()


def test_with_animation_the_message_stands_before_the_cards_go_back(
    at: Callable[[Script], LiveMatch],
) -> None:
    here = at(live(PLAYED))
    trick, denied = revoke(here)
    here.program.set_speed(2)
    told: list[tuple[str, int]] = []

    def note() -> None:
        told.append((here.table.scene.banner.headline, len(here.table.picture.trick)))

    here.table.queue.picture_changed.connect(note)
    here.play_on(showing(denied))
    message = f"You revoked in trick {trick + 1}."
    lying = [cards for headline, cards in told if headline == message]
    assert len(lying) > 1, "it stands while the cards still lie there, and when they have gone back"
    assert lying[-1] == len(here.phase.trick.cards)
    assert here.table.picture == picture_of(here.engine.view())
    assert set(here.table.view.offered) == denied


def test_nothing_is_said_of_cards_at_a_live_table(at: Callable[[Script], LiveMatch]) -> None:
    here = at(live(PLAYED))
    view = here.until(can_slip)
    assert here.table.view.dimmed == frozenset()
    assert set(here.table.view.offered) == set(cards_in(view.hand))
    length = here.engine.session.log_length
    click_card(here.table, slips(view, here.engine.request.legal)[0])
    assert here.engine.session.log_length > length
    assert not any(item.marks[0] for item in here.table.scene.card_items()), "nothing rises"
    assert not [line for line in here.log if "must" in line or "slip" in line.lower()]


def test_what_nobody_may_do_is_refused_in_a_sentence(at: Callable[[Script], LiveMatch]) -> None:
    here = at(live(PLAYED))
    here.until(can_slip)
    length = here.engine.session.log_length
    here.program.control.decide(Play(next(iter(here.phase.trick.cards))))
    assert "is not in this hand" in here.program.window.situation
    assert here.engine.session.log_length == length


def test_who_plays_right_is_not_accused(at: Callable[[Script], LiveMatch]) -> None:
    here = at(live(PLAYED))
    here.until(lambda view, legal: isinstance(view.phase, TrickPlay))
    here.to_the_end()
    assert here.offences() == ()
    assert not [line for line in here.log if "revoked" in line or "notices" in line]


# Taking a card back


@pytest.mark.parametrize("by_key", [True, False])
def test_a_card_taken_back_in_time_stays_face_up_and_must_be_played(
    by_key: bool, at: Callable[[Script], LiveMatch]
) -> None:
    here = at(live(DEFENDED))
    commands = here.program.window.commands
    assert not commands["withdraw"].isEnabled()

    def patiently(view: PlayerView, legal: tuple[Action, ...]) -> bool:
        here.engine.patience = FOREVER if as_second(view, legal) else 0
        return as_second(view, legal)

    view = here.until(patiently)
    right = [action.card for action in here.engine.request.legal]
    wrong = slips(view, here.engine.request.legal)[0]
    click_card(here.table, wrong)
    assert len(here.phase.trick.cards) == 2
    here.engine.patience = 0
    if by_key:
        QTest.keyClick(here.table.view, Qt.Key.Key_T)
    else:
        commands["withdraw"].trigger()
    assert here.engine.session.entries[-1].code == str(Withdraw(0))
    assert here.log[-1] == f"Your {card_name(wrong)} stays face up until it may be played."
    assert here.table.is_open
    assert here.table.picture == picture_of(here.engine.view())
    assert here.table.picture.exposed == (wrong,)
    assert here.table.scene.card_item(wrong).is_exposed
    assert here.table.scene.banner.headline == "You take your card back."
    assert here.table.scene.banner.detail == "It stays face up until it may be played."
    assert here.offences() == (), "it costs no trick"
    assert not commands["withdraw"].isEnabled()

    click_card(here.table, right[0])
    here.until(lambda view, legal: legal == (Play(wrong),) and view.hand.bit_count() > 1)
    length = here.engine.session.log_length
    other = next(card for card in here.table.view.offered if card != wrong)
    click_card(here.table, other)
    lies = f"The {card_name(wrong)} lies face up and must be played now."
    assert here.program.window.situation == lies
    assert here.engine.session.log_length == length
    click_card(here.table, wrong)
    assert here.engine.session.log_length > length
    assert here.table.picture.exposed == ()


def test_a_right_card_cannot_be_taken_back_and_the_command_does_not_tell(
    at: Callable[[Script], LiveMatch],
) -> None:
    here = at(live(DEFENDED))
    here.until(as_second)
    here.engine.patience = FOREVER
    click_card(here.table, here.engine.request.legal[0].card)
    command = here.program.window.commands["withdraw"]
    assert command.isEnabled()
    here.qtbot.wait(150)
    assert len(here.phase.trick.cards) == 2, "the next bot lets it lie"
    length = here.engine.session.log_length
    command.trigger()
    assert here.program.window.situation == "There is no card that should be taken back."
    assert here.engine.session.log_length == length


def test_bots_wait_only_while_a_card_may_be_taken_back(at: Callable[[Script], LiveMatch]) -> None:
    """A card that is led, or that completes the trick, keeps nobody waiting."""
    here = at(live(PLAYED))
    here.engine.patience = FOREVER
    here.until(lambda view, legal: isinstance(view.phase, TrickPlay))
    assert here.phase.trick.cards == ()
    here.person.perform(plainest(here.engine.request.legal))
    assert here.wait()


def raspasy_with_a_slip() -> Script:
    """A deal in which the first hand can deny the suit of the first talon card."""
    from preferans_qt.game.cards import SUIT_MASKS, suit_of
    from preferans_qt.game.deal import Seating
    from preferans_qt.game.shuffle import dealt_hands, shuffled_deck

    for number in range(1, 50):
        hands, talon = dealt_hands(Seating(3, 2), shuffled_deck(number))
        suit = hands[0] & SUIT_MASKS[suit_of(talon[0])]
        if suit and suit != hands[0]:
            return live("pass, pass, pass", number)
    raise AssertionError("no such deal")


def test_in_raspasy_the_rest_is_his_who_takes_a_card_back(
    at: Callable[[Script], LiveMatch],
) -> None:
    here = at(raspasy_with_a_slip())
    view = here.until(can_slip)
    assert not view.phase.tricks
    here.engine.patience = FOREVER
    click_card(here.table, slips(view, here.engine.request.legal)[0])
    QTest.keyClick(here.table.view, Qt.Key.Key_T)
    result = here.engine.match.finished[-1].result
    assert isinstance(result, RaspasyResult)
    assert result.tricks == (10, 0, 0)
    assert isinstance(here.table.overlay, DealEndPanel)
