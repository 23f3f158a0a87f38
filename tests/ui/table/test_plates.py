"""What the plates tell of each seat: its part in the deal, and what others do with its hand."""

from dataclasses import replace

import pytest

from preferans_qt.game.actions import Alone, Bid
from preferans_qt.game.deal import Auction, Deal, DefenceChoice, TrickPlay
from preferans_qt.game.match import Match
from preferans_qt.game.outcome import Defence
from preferans_qt.game.presets import preset
from preferans_qt.game.rules import Rules, with_overrides
from preferans_qt.game.view import view_for
from preferans_qt.ui.outlines import CHIPS
from preferans_qt.ui.table import chips
from preferans_qt.ui.table.labels import show_banner
from preferans_qt.ui.table.picture import picture_of
from preferans_qt.ui.table.plate_item import PlateContent, PlateItem
from preferans_qt.ui.table.plates import plate_contents
from preferans_qt.ui.table.scene import TableScene
from preferans_qt.ui.texts.words import Names
from preferans_qt.ui.theme import theme_for
from tests.ui.table.stories import deal_in
from tests.ui.test_marks import UNIT, silhouette

NAMES = Names(("You", "Boris", "Clara", "Dora"), 0)
KINDS = ("human", "club-cautious", "club", "club-bold")
LAST_WHIST = with_overrides(
    Rules(),
    {"sitting_dealer_whist": "after_any_two_refusals", "sitting_dealer_liability": "full"},
)
DARK = with_overrides(Rules(), {"dark_and_bombs": "classic", "bid_steps": "jumps"})


def plates(match: Match, viewer: int = 0) -> list[PlateContent]:
    picture = picture_of(view_for(match, viewer))
    kinds = KINDS[: len(picture.places)]
    return plate_contents(picture, NAMES, kinds, acting=None, thinking=None)


def signs(content: PlateContent) -> list[str]:
    return [name for name, _ in content.chips]


def defence_of(deal: Deal) -> Defence:
    phase = deal.phase
    return phase.defence or Defence() if isinstance(phase, TrickPlay) else Defence()


def test_every_chip_has_a_sign_of_its_own() -> None:
    assert set(CHIPS) < set(chips.NAMES)
    outlines = [chips.sign(name) for name in chips.NAMES]
    assert len({silhouette(outline) for outline in outlines}) == len(outlines)
    palette = theme_for("light", "green").palette
    for name, outline in zip(chips.NAMES, outlines, strict=True):
        assert UNIT.contains(outline.boundingRect())
        assert chips.colour(palette, name).isValid()


def test_a_plate_shows_the_emblem_of_the_character_and_tells_how_the_bot_plays() -> None:
    match = deal_in(LAST_WHIST, 4, lambda deal: isinstance(deal.phase, Auction))
    contents = plates(match)
    assert [content.emblem for content in contents] == ["samovar", "hedgehog", "owl", "falcon"]
    told = [content.who for content in contents]
    assert told == ["", "Cautious, club", "Even-tempered, club", "Bold bidder, club"]
    item = PlateItem(theme_for("light", "green"))
    for content in contents:
        item.set_content(content)
        lines = item.toolTip().splitlines()
        expected = [content.who] if content.who else []
        assert lines == [*expected, *(text for _, text in content.chips)]


@pytest.mark.parametrize("dealer", range(4))
def test_the_sitting_dealer_is_dimmed_and_sits_out(dealer: int) -> None:
    match = deal_in(LAST_WHIST, 4, lambda deal: isinstance(deal.phase, Auction), dealer)
    contents = plates(match)
    assert [content.dimmed for content in contents] == [seat == dealer for seat in range(4)]
    assert signs(contents[dealer]) == ["dealer", "sits_out"]


@pytest.mark.parametrize("dealer", range(4))
def test_his_talon_cards_light_his_plate_and_are_counted_there(dealer: int) -> None:
    def taken_by_dealer(deal: Deal) -> bool:
        phase = deal.phase
        return (
            isinstance(phase, TrickPlay)
            and phase.is_raspasy
            and any(won.winner == dealer for won in phase.tricks)
        )

    content = plates(deal_in(LAST_WHIST, 4, taken_by_dealer, dealer))[dealer]
    assert not content.dimmed
    assert content.playing
    assert content.tricks >= 1
    assert "sits_out" not in signs(content)


def test_where_the_talon_only_names_suits_he_has_no_part_in_raspasy() -> None:
    rules = with_overrides(LAST_WHIST, {"raspasy_talon_4p": "suit_only_two_leads"})
    raspasy = deal_in(
        rules, 4, lambda deal: isinstance(deal.phase, TrickPlay) and deal.phase.is_raspasy
    )
    assert plates(raspasy)[0].dimmed
    assert not plates(raspasy)[0].playing


@pytest.mark.parametrize("openly", [False, True])
def test_a_whisting_dealer_is_lit_and_the_hands_he_plays_are_marked(openly: bool) -> None:
    match = deal_in(
        LAST_WHIST,
        4,
        lambda deal: defence_of(deal).whisters == (0,) and defence_of(deal).openly == openly,
    )
    contents = plates(match)
    assert not contents[0].dimmed
    assert "whist" in signs(contents[0])
    assert "sits_out" not in signs(contents[0])
    defence = defence_of(match.deal)
    declarer = match.deal.phase.declarer
    expected = set(match.deal.seating.defenders(declarer)) if openly else {defence.dealer_plays}
    moved = {seat for seat, content in enumerate(contents) if "moved" in signs(content)}
    assert moved == expected
    told = dict(contents[defence.dealer_plays].chips)["moved"]
    assert told == "you play this hand"


def test_a_hand_that_the_dealer_has_only_seen_is_marked_too() -> None:
    match = deal_in(
        LAST_WHIST, 4, lambda deal: bool(deal.terms.dealer_saw) and not defence_of(deal).whisters
    )
    seen = match.deal.terms.dealer_saw[0]
    assert "seen" in signs(plates(match)[seen])


def test_a_passer_who_was_left_out_rests_and_takes_no_tricks() -> None:
    def left_alone(deal: Deal) -> bool:
        return deal.seating.resting is not None

    match = deal_in(preset("polish"), 3, left_alone)
    resting = match.deal.seating.resting
    content = plates(match)[resting]
    assert "rests" in signs(content)
    assert content.dimmed
    assert not content.playing
    assert Alone() in [step.action for step in match.deal.record]


def test_a_passer_called_in_the_light_is_played_by_the_caller() -> None:
    def called(deal: Deal) -> bool:
        return defence_of(deal).openly and bool(deal.phase.shown)

    match = deal_in(preset("polish"), 3, called)
    caller = defence_of(match.deal).whisters[0]
    contents = plates(match)
    moved = [seat for seat in range(3) if "moved" in signs(contents[seat])]
    assert moved == [seat for seat in match.deal.phase.shown if seat != caller]
    assert "whist" in signs(contents[caller])


def test_whoever_has_not_looked_is_marked_and_so_are_his_calls() -> None:
    def dark_and_light(deal: Deal) -> bool:
        phase = deal.phase
        return (
            isinstance(phase, Auction)
            and {call.dark for call in phase.calls} == {True, False}
            and len(phase.looked) in (1, 2)
        )

    match = deal_in(DARK, 3, dark_and_light)
    phase = match.deal.phase
    contents = plates(match)
    for seat, content in enumerate(contents):
        assert ("dark" in signs(content)) == (seat not in phase.looked)
        calls = [call.dark for call in phase.calls if call.seat == seat]
        assert content.dark_calls == sum(calls)


def test_bombs_and_a_bid_in_the_dark_are_seen(scene: TableScene) -> None:
    def won_in_the_dark(deal: Deal) -> bool:
        return deal.terms.dark and defence_of(deal).whisters != ()

    match = deal_in(DARK, 3, won_in_the_dark)
    declarer = match.deal.phase.declarer
    assert "dark" in signs(plates(match)[declarer])
    view = view_for(match, 0)
    picture = picture_of(view)
    scene.show_picture(picture)
    show_banner(scene, picture, NAMES, view.rules)
    assert scene.banner.headline.endswith("×2")

    bombs = tuple(4 if seat == declarer else 1 for seat in range(3))
    picture = replace(picture, terms=replace(picture.terms, bombs=bombs))
    contents = plate_contents(picture, NAMES, KINDS[:3], acting=None, thinking=None)
    assert [("bomb" in signs(content)) for content in contents] == [
        seat == declarer for seat in range(3)
    ]
    assert "4 times" in dict(contents[declarer].chips)["bomb"]
    show_banner(scene, picture, NAMES, view.rules)
    assert scene.banner.headline.endswith("×8")


def test_raspasy_after_passes_in_the_dark_counts_more(scene: TableScene) -> None:
    match = deal_in(
        DARK,
        3,
        lambda deal: isinstance(deal.phase, TrickPlay) and len(deal.terms.dark_passers) == 2,
    )
    view = view_for(match, 0)
    picture = picture_of(view)
    scene.show_picture(picture)
    show_banner(scene, picture, NAMES, view.rules)
    assert scene.banner.headline.endswith("×4")


def test_a_bid_without_the_talon_is_told_in_words(scene: TableScene) -> None:
    rules = with_overrides(Rules(), {"no_talon_bids": "codex_chain", "bid_steps": "jumps"})

    def bid(deal: Deal) -> bool:
        return isinstance(deal.phase, Auction) and any(
            isinstance(call.call, Bid) and call.call.contract.without_talon
            for call in deal.phase.calls
        )

    match = deal_in(rules, 3, bid)
    words = [call for content in plates(match) for call in content.calls if isinstance(call, str)]
    assert any(word.endswith("without talon") for word in words)
    view = view_for(match, 0)
    show_banner(scene, picture_of(view), NAMES, view.rules)
    assert scene.banner.contract is None


@pytest.mark.parametrize("alone", [False, True])
def test_the_banner_counts_what_is_owed_by_a_caller_or_alone(
    scene: TableScene, alone: bool
) -> None:
    match = deal_in(
        preset("polish"),
        3,
        lambda deal: (
            len(defence_of(deal).whisters) == 1
            and defence_of(deal).alone == alone
            and deal.phase.contract.level == 6
        ),
    )
    view = view_for(match, 0)
    picture = picture_of(view)
    scene.show_picture(picture)
    show_banner(scene, picture, NAMES, view.rules)
    assert scene.banner.detail.endswith("of 2" if alone else "of 4")


def test_the_banner_counts_the_tricks_of_the_hand_that_a_dealer_plays(scene: TableScene) -> None:
    match = deal_in(
        LAST_WHIST,
        4,
        lambda deal: defence_of(deal).whisters == (0,) and len(deal.phase.tricks) == 6,
    )
    view = view_for(match, 0)
    phase = match.deal.phase
    scene.show_picture(picture_of(view))
    show_banner(scene, picture_of(view), NAMES, view.rules)
    declarers = sum(1 for won in phase.tricks if won.winner == phase.declarer)
    assert f"has {declarers} of" in scene.banner.detail
    assert f"defence has {6 - declarers} of" in scene.banner.detail


def test_a_share_of_the_misere_is_seen_at_the_dealer() -> None:
    rules = with_overrides(LAST_WHIST, {"misere_share_with_dealer": True})
    match = deal_in(rules, 4, lambda deal: deal.terms.sharer is not None)
    content = plates(match)[0]
    assert "shares" in signs(content)
    assert not content.dimmed


def test_the_choice_of_a_defence_comes_before_anybody_rests() -> None:
    match = deal_in(preset("polish"), 3, lambda deal: isinstance(deal.phase, DefenceChoice))
    assert not any(content.dimmed for content in plates(match))
