"""What it means to call without having looked at one's cards, in sentences (A.1)."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from preferans_qt.game.actions import Pass
from preferans_qt.game.auction import dark_passers, opening_level, passed_seats, with_call
from preferans_qt.game.contracts import Contract
from preferans_qt.game.deal import Auction
from preferans_qt.game.view import PlayerView
from preferans_qt.ui.texts.words import Names, joined, times_text

translate = QCoreApplication.translate


def bid_text(view: PlayerView) -> str:
    """What a bid in the dark means for whoever is to call."""
    factor = replace(view.terms, dark=True).factor(view.seat)
    text = translate("Dark", "A bid in the dark counts {times}, and nobody else sees the talon.")
    return text.format(times=times_text(factor))


def pass_text(view: PlayerView, names: Names) -> str:
    """What a pass in the dark leads to; it is an ordinary one once there is a bid."""
    auction = _auction(view)
    if auction.high is not None:
        return translate("Dark", "There is a bid: a pass in the dark is a pass like any other.")
    following = with_call(view.rules, view.run, auction, Pass())
    bar = ""
    if len(passed_seats(following)) < 3:
        text = translate("Dark", "After your pass the bidding starts at level {level}.")
        bar = text.format(level=opening_level(view.rules, view.run, following))
    if view.rules.raspasy_scoring == "redeal":
        return joined(bar, translate("Dark", "If all pass, the cards are dealt again."))
    factor = replace(view.terms, dark_passers=dark_passers(following)).raspasy_factor
    dealer = view.seating.sitting_dealer
    if dealer is None:
        text = translate(
            "Dark", "If all pass, each trick counts {times}, and you get a bomb × {factor}."
        )
        return joined(bar, text.format(times=times_text(factor), factor=factor))
    text = translate(
        "Dark", "If all pass, each trick counts {times}; you and {name} get a bomb × {factor}."
    )
    return joined(bar, text.format(times=times_text(factor), factor=factor, name=names[dealer]))


def misere_text() -> str:
    """What a misère in the dark is, beside an open one."""
    text = translate("Dark", "Above nine no trump; caught with closed hands.")
    beaten = translate("Dark", "Only a nine in the dark or a ten goes above it.")
    return joined(text, beaten)


def bar_text(view: PlayerView, names: Names) -> str:
    """Who has passed in the dark so far, and what that forbids; empty if nobody has."""
    auction = _auction(view)
    passers = dark_passers(auction)
    if not passers or auction.high is not None:
        return ""
    text = translate(
        "Dark", "Passed in the dark: {players}. The bidding now starts at level {level}."
    )
    level = opening_level(view.rules, view.run, auction)
    return text.format(players=names.listed(passers), level=level)


def six_text(bid: Contract) -> str:
    """What is special about a six won in the dark; empty for other bids."""
    if bid.level != 6:
        return ""
    return translate("Dark", "A six in the dark is whisted by both, with closed hands.")


def _auction(view: PlayerView) -> Auction:
    if not isinstance(view.phase, Auction):
        raise ValueError("nobody is to call now")
    return view.phase
