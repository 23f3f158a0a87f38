"""What the opponents are called: by level and character, and by the animal on their plate."""

from collections import Counter
from collections.abc import Sequence
from itertools import cycle

from PySide6.QtCore import QCoreApplication

from preferans_qt.bots.registry import HEURISTIC, parse_kind
from preferans_qt.match.log import HUMAN

translate = QCoreApplication.translate

_OF_PERSON = "samovar"
_BY_THUMB = ("boat", "moon", "anchor")  # clockwise from the person
_ANIMALS = {
    None: "owl",
    "cautious": "hedgehog",
    "bold": "falcon",
    "whister": "fox",
    "misere": "mouse",
}


def level_title(level: str) -> str:
    """What a level is called."""
    return {
        "beginner": translate("Opponents", "Beginner", "a level of play"),
        "casual": translate("Opponents", "Casual", "a level of play"),
        "club": translate("Opponents", "Club", "a level of play"),
        "expert": translate("Opponents", "Expert", "a level of play"),
        "master": translate("Opponents", "Master", "a level of play"),
    }[level]


def level_sentence(level: str) -> str:
    """What can be expected of a level, in one sentence."""
    return {
        "beginner": translate(
            "Opponents", "Sees little beyond the own cards and often misjudges them."
        ),
        "casual": translate(
            "Opponents", "Plays for company and takes little notice of calls and cards."
        ),
        "club": translate("Opponents", "Plays a sound game and draws the obvious conclusions."),
        "expert": translate("Opponents", "Counts the cards, reads the calls and seldom errs."),
        "master": translate(
            "Opponents", "Misses nothing, reckons everything through and takes time for it."
        ),
    }[level]


def character_title(character: str | None) -> str:
    """What a character is called; None is an even temper."""
    return {
        None: translate("Opponents", "Even-tempered", "a character"),
        "cautious": translate("Opponents", "Cautious", "a character"),
        "bold": translate("Opponents", "Bold bidder", "a character"),
        "whister": translate("Opponents", "Eager whister", "a character"),
        "misere": translate("Opponents", "Misère lover", "a character"),
    }[character]


def character_sentence(character: str | None) -> str:
    """What a character likes, in one sentence."""
    return {
        None: translate("Opponents", "Does what is worth most and has no favourites."),
        "cautious": translate(
            "Opponents", "Bids and whists a little less than the cards are worth."
        ),
        "bold": translate("Opponents", "Bids a little more than the cards are worth."),
        "whister": translate("Opponents", "Whists where others would pass."),
        "misere": translate("Opponents", "Plays misère wherever there is half a chance."),
    }[character]


def kind_title(kind: str) -> str:
    """Who plays a seat, such as ``Cautious, club``: empty for a person, itself when unknown."""
    bot = parse_kind(kind)
    if bot is not None:
        level = level_title(bot.level)
        return f"{character_title(bot.character)}, {level[:1].lower()}{level[1:]}"
    return {HUMAN: "", HEURISTIC: translate("Opponents", "By rule of thumb")}.get(kind, kind)


# Emblems


def emblem_of(character: str | None) -> str:
    """The animal of a character, one of marks.EMBLEM_NAMES."""
    return _ANIMALS[character]


def emblems(kinds: Sequence[str]) -> tuple[str, ...]:
    """The emblem of each seat: an animal for a character, else a thing."""
    things = cycle(_BY_THUMB)
    found = []
    for kind in kinds:
        bot = parse_kind(kind)
        if bot is not None:
            found.append(emblem_of(bot.character))
        else:
            found.append(_OF_PERSON if kind == HUMAN else next(things))
    return tuple(found)


# Names


def animal_names(character: str | None) -> tuple[str, ...]:
    """Names for those of one character, so that three of them can sit at a table."""
    return {
        None: (
            translate("Opponents", "Owl", "the name of a player"),
            translate("Opponents", "Barn Owl", "the name of a player"),
            translate("Opponents", "Tawny Owl", "the name of a player"),
        ),
        "cautious": (
            translate("Opponents", "Hedgehog", "the name of a player"),
            translate("Opponents", "Urchin", "the name of a player, a hedgehog"),
            translate("Opponents", "Prickles", "the name of a player, a hedgehog"),
        ),
        "bold": (
            translate("Opponents", "Falcon", "the name of a player"),
            translate("Opponents", "Kestrel", "the name of a player, a falcon"),
            translate("Opponents", "Merlin", "the name of a player, a falcon"),
        ),
        "whister": (
            translate("Opponents", "Fox", "the name of a player"),
            translate("Opponents", "Vixen", "the name of a player, a fox"),
            translate("Opponents", "Reynard", "the name of a player, a fox"),
        ),
        "misere": (
            translate("Opponents", "Mouse", "the name of a player"),
            translate("Opponents", "Dormouse", "the name of a player, a mouse"),
            translate("Opponents", "Field Mouse", "the name of a player, a mouse"),
        ),
    }[character]


def _plain_names(players: int) -> tuple[str, ...]:
    """Names of opponents without a character, clockwise from the person."""
    left, opposite, right = (
        translate("Names", "Boris", "the usual name of an opponent"),
        translate("Names", "Anton", "the usual name of an opponent"),
        translate("Names", "Clara", "the usual name of an opponent"),
    )
    return (left, right) if players == 3 else (left, opposite, right)


def usual_names(kinds: Sequence[str]) -> tuple[str, ...]:
    """The name of each seat when nobody has chosen another; opponents of a person all differ."""
    plain, met = cycle(_plain_names(len(kinds))), Counter[str | None]()
    names = []
    for kind in kinds:
        bot = parse_kind(kind)
        if kind == HUMAN:
            names.append(translate("Names", "You", "the name of the person on the score sheet"))
        elif bot is None:
            names.append(next(plain))
        else:
            animals = animal_names(bot.character)
            names.append(animals[met[bot.character] % len(animals)])
            met[bot.character] += 1
    return tuple(names)


def shown_names(names: Sequence[str], kinds: Sequence[str]) -> tuple[str, ...]:
    """The names of a match as they are shown: an empty one is the usual one of the language."""
    return tuple(name or usual for name, usual in zip(names, usual_names(kinds), strict=True))


def seat_texts(names: Sequence[str], kinds: Sequence[str]) -> tuple[str, ...]:
    """Who sits where, with how each bot plays: ``Hedgehog: cautious, club``."""
    titles = map(kind_title, kinds)
    return tuple(
        f"{name}: {title[:1].lower()}{title[1:]}" if title else name
        for name, title in zip(shown_names(names, kinds), titles, strict=True)
    )
