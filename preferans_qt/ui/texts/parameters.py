"""The rules in words: their groups, and for each rule a title, a sentence and its values.

Keys and values are those of `game.rules`; every text is in the language of the moment.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from preferans_qt.game.rule_values import Choice, EndLimit, LevelTable, Subset
from preferans_qt.game.rules import parameter_table
from preferans_qt.ui.command import QT_TRANSLATE_NOOP
from preferans_qt.ui.texts import parameters_deal, parameters_match
from preferans_qt.ui.texts.parameters_match import Texts
from preferans_qt.ui.texts.parameters_values import NO, VALUES, YES

translate = QCoreApplication.translate

_GROUPS: Final[dict[str, tuple[str, Texts]]] = {
    "table": (QT_TRANSLATE_NOOP("RuleTitles", "Table and match"), parameters_match.TABLE),
    "pool": (QT_TRANSLATE_NOOP("RuleTitles", "Pool and help"), parameters_match.POOL),
    "prices": (QT_TRANSLATE_NOOP("RuleTitles", "Prices"), parameters_match.PRICES),
    "auction": (QT_TRANSLATE_NOOP("RuleTitles", "Deal and auction"), parameters_deal.AUCTION),
    "contract": (QT_TRANSLATE_NOOP("RuleTitles", "Talon and contract"), parameters_deal.CONTRACT),
    "misere": (QT_TRANSLATE_NOOP("RuleTitles", "Misère"), parameters_deal.MISERE),
    "whist": (QT_TRANSLATE_NOOP("RuleTitles", "Whist"), parameters_deal.WHIST),
    "sitting_dealer": (
        QT_TRANSLATE_NOOP("RuleTitles", "Four players: the sitting dealer"),
        parameters_deal.SITTING_DEALER,
    ),
    "play": (QT_TRANSLATE_NOOP("RuleTitles", "Play of the cards"), parameters_deal.PLAY),
    "raspasy": (QT_TRANSLATE_NOOP("RuleTitles", "Raspasy"), parameters_match.RASPASY),
    "rare": (QT_TRANSLATE_NOOP("RuleTitles", "Rare games"), parameters_deal.RARE),
}
_TEXTS: Final[Texts] = {key: texts for _, group in _GROUPS.values() for key, texts in group.items()}

# The keys of each group, both in the order in which they are shown
PARAMETER_GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {group: tuple(texts) for group, (_, texts) in _GROUPS.items()}
)


def group_title(group: str) -> str:
    """The title of a group of PARAMETER_GROUPS. Raises KeyError for another one."""
    return translate("RuleTitles", _GROUPS[group][0])


def parameter_title(key: str) -> str:
    """What a rule is called, in a few words. Raises KeyError when there is no such rule."""
    return translate("RuleTitles", _TEXTS[key][0])


def parameter_sentence(key: str) -> str:
    """What a rule means at the table, in one sentence. Raises KeyError."""
    return translate("RuleSentences", _TEXTS[key][1])


def choice_text(key: str, choice: int | str) -> str:
    """One of the values that a rule names, yes and no among them. Raises KeyError."""
    if isinstance(choice, bool):
        return translate("RuleValues", YES if choice else NO)
    return translate("RuleValues", VALUES[key][choice])


def value_text(key: str, value: object) -> str:
    """A value of a rule as `Rules` or YAML holds it, in words. Raises KeyError, RulesError."""
    parameter = parameter_table()[key]
    if value is None:
        return translate("RuleValues", "Without a meaning")
    accepted = parameter.accept(value)
    match parameter.kind, accepted:
        case Choice(), bool() | int() | str():
            return choice_text(key, accepted)
        case Subset(), tuple():
            chosen = [choice_text(key, choice) for choice in accepted]
            return QLocale().createSeparatedList(chosen) or translate("RuleValues", "None of them")
        case EndLimit(), str():
            return _limit_text(accepted)
        case _, LevelTable():
            return ", ".join(f"{level}: {number}" for level, number in accepted.items())
        case _, tuple():
            return ", ".join(str(number) for number in accepted)
    return str(accepted)


class _Counted(QObject):
    """Limits with a number, in the plural forms of the language."""

    def deals(self, number: int) -> str:
        return self.tr("After %n deal(s)", "", number)

    def minutes(self, number: int) -> str:
        return self.tr("After %n minute(s)", "", number)


_counted = _Counted()


def _limit_text(limit: str) -> str:
    kind, _, number = limit.partition(":")
    if kind == "none":
        return translate("RuleValues", "No limit")
    by_deals = kind == "max_deals"
    if not number.isdecimal():
        return (
            translate("RuleValues", "A number of deals, agreed at the start")
            if by_deals
            else translate("RuleValues", "A time, agreed at the start")
        )
    return _counted.deals(int(number)) if by_deals else _counted.minutes(int(number))
