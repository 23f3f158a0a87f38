"""The profiles of rules in words: their titles, and what they agree on in a few sentences."""

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rules import Rules
from preferans_qt.store.profiles import Profile
from preferans_qt.ui.texts.parameters import parameter_title, value_text

translate = QCoreApplication.translate


def profile_title(profile: str) -> str:
    """A preset's name for people; the name of a custom profile as it is."""
    return {
        "sochi-guide": translate("Profiles", "Sochi"),
        "sochi-swedish": translate("Profiles", "Sochi for three"),
        "sochi-codex": translate("Profiles", "Sochi by the code"),
        "leningrad": translate("Profiles", "Leningrad"),
        "rostov": translate("Profiles", "Rostov"),
        "polish": translate("Profiles", "Polish preferans"),
    }.get(profile, profile)


def profile_note(profile: str) -> str:
    """What sets a preset apart, in one sentence; empty for a custom profile."""
    return {
        "sochi-guide": translate("Profiles", "The usual game: good for the first evening."),
        "sochi-swedish": translate(
            "Profiles", "A plainer Sochi: free bidding, no half-whist, dearer raspasy."
        ),
        "sochi-codex": translate("Profiles", "Sochi as the code of 1996 has it, a long game."),
        "leningrad": translate(
            "Profiles", "Double penalties and whists; a missing whist trick costs half."
        ),
        "rostov": translate("Profiles", "Raspasy is paid in whists, consolation is always ten."),
        "polish": translate("Profiles", "Signed points, no misère, the declarer leads."),
    }.get(profile, "")


def difference_lines(profile: Profile) -> list[str]:
    """What sets a profile apart from its preset, a line for each rule that differs."""
    preset = PRESETS[profile.base]
    return [
        translate("Profiles", "{rule}: {value} (in {preset}: {usual})").format(
            rule=parameter_title(key),
            value=value_text(key, value),
            preset=profile_title(profile.base),
            usual=value_text(key, getattr(preset, key)),
        )
        for key, value in profile.overrides.items()
    ]


def agreements(rules: Rules, players: int = 3) -> list[str]:
    """The main agreements at a table for so many, one plain sentence each."""
    found = [
        _end_sentence(rules),
        _limit_sentence(rules),
        _price_sentence(rules),
        *_bidding_sentences(rules),
        *_whist_sentences(rules),
        _ten_sentence(rules),
        _raspasy_sentence(rules),
        *_raspasy_exit_sentences(rules),
        *(_sitting_dealer_sentences(rules) if players == 4 else ()),
    ]
    return [sentence for sentence in found if sentence]


def _sitting_dealer_sentences(rules: Rules) -> list[str]:
    talon = (
        translate("Profiles", "The dealer sits out; at raspasy the talon plays for them.")
        if rules.raspasy_talon_4p == "dealer_cards_compete"
        else translate("Profiles", "The dealer sits out.")
    )
    whist = {
        "off": "",
        "codex": translate(
            "Profiles",
            "The dealer may whist last: after a half-whist, and from eight up when both pass.",
        ),
        "after_any_two_refusals": translate(
            "Profiles", "The dealer may whist last whenever both have refused."
        ),
    }[rules.sitting_dealer_whist]
    return [talon, whist]


def _end_sentence(rules: Rules) -> str:
    match rules.pool_scope:
        case "per_player":
            return translate(
                "Profiles", "The match ends when everybody has {target} points in the pool."
            ).format(target=rules.pool_target)
        case "shared_total":
            return translate(
                "Profiles", "The match ends when the pools together reach {target} points a player."
            ).format(target=rules.pool_target)
    return ""


class _Counted(QObject):
    """Sentences with a number, in the plural forms of the language."""

    def last_deal(self, number: int) -> str:
        return self.tr("The match ends after %n deal(s) at the latest.", "", number)

    def last_minute(self, number: int) -> str:
        return self.tr("No deal begins after %n minute(s).", "", number)

    def raspasy_trick(self, number: int) -> str:
        return self.tr("A trick at raspasy costs %n point(s) on the mountain.", "", number)


_counted = _Counted()


def _limit_sentence(rules: Rules) -> str:
    if rules.max_deals is not None:
        return _counted.last_deal(rules.max_deals)
    if rules.minutes is not None:
        return _counted.last_minute(rules.minutes)
    return ""


def _price_sentence(rules: Rules) -> str:
    values = [str(rules.contract_value[level]) for level in sorted(rules.contract_value)]
    base = translate("Profiles", "Contracts from six to ten are worth {values} points.").format(
        values=QLocale().createSeparatedList(values)
    )
    if rules.undertrick_factor == 2 and rules.whist_trick_factor == 2:
        doubled = translate("Profiles", "Missing tricks and whists cost twice as much.")
        return f"{base} {doubled}"
    return base


def _bidding_sentences(rules: Rules) -> list[str]:
    steps = (
        translate("Profiles", "Bids rise one step at a time.")
        if rules.bid_steps == "sequential"
        else translate("Profiles", "Bids may jump to any higher step.")
    )
    here = (
        translate("Profiles", "A bid cannot be matched.")
        if rules.here == "none"
        else translate("Profiles", "An earlier hand may match a later one: “here”.")
    )
    misere = "" if rules.misere_in_game else translate("Profiles", "There is no misère.")
    return [f"{steps} {here}", misere]


def _whist_sentences(rules: Rules) -> list[str]:
    responsibility = (
        translate("Profiles", "A whister pays the full price for missing tricks.")
        if rules.responsibility == "full"
        else translate("Profiles", "A whister pays half the price for missing tricks.")
        if rules.responsibility == "half"
        else translate("Profiles", "A whister pays half the price until their own pool is closed.")
    )
    sharing = {
        "greedy": translate("Profiles", "A sole whister keeps all whists for tricks."),
        "gentleman_on_fail": translate(
            "Profiles", "When the contract fails, a sole whister shares the whists for tricks."
        ),
        "gentleman_always": translate("Profiles", "A sole whister always shares the whists."),
    }[rules.sharing]
    half = (
        translate("Profiles", "Half-whist is played against six and seven.")
        if rules.half_whist_levels == (6, 7)
        else translate("Profiles", "There is no half-whist.")
        if not rules.half_whist_levels
        else ""
    )
    if rules.ledger == "signed_points":
        return [responsibility, half]
    return [responsibility, sharing, half]


def _ten_sentence(rules: Rules) -> str:
    return {
        "whist_quota_1": translate("Profiles", "A ten may be whisted, for one trick."),
        "checked_open": translate("Profiles", "A ten is checked with all hands open."),
        "forced_no_quota": translate("Profiles", "A ten is always whisted, without a duty."),
    }[rules.ten_mode]


def _raspasy_sentence(rules: Rules) -> str:
    match rules.raspasy_scoring:
        case "mountain" if rules.raspasy_prices:
            first, *more = rules.raspasy_prices
            if not more:
                return _counted.raspasy_trick(first)
            return translate(
                "Profiles", "Tricks at raspasy cost {prices} points, more with each in a row."
            ).format(prices=QLocale().createSeparatedList([str(p) for p in rules.raspasy_prices]))
        case "whists_vs_rivals":
            return translate(
                "Profiles",
                "At raspasy the fewest tricks earn whists: {number} for each trick of a rival.",
            ).format(number=rules.raspasy_whist_rate)
    return translate("Profiles", "When all pass, the cards are dealt again.")


def _raspasy_exit_sentences(rules: Rules) -> list[str]:
    if len(set(rules.exit_min_levels)) == 1:
        return []
    levels = QLocale().createSeparatedList([str(level) for level in rules.exit_min_levels])
    return [
        translate(
            "Profiles", "After raspasy the bidding starts higher; in turn at {levels}."
        ).format(levels=levels)
    ]
