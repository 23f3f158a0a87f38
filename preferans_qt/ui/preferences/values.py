"""The settings of one person, as one frozen value."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from preferans_qt.ui.pace import RHYTHMS
from preferans_qt.ui.practice.names import LEVELS, MOMENTS
from preferans_qt.ui.table.deck import BACKS, INDICES, DeckStyle
from preferans_qt.ui.theme import CLOTHS, SCHEMES

# Each language is named in itself
LANGUAGE_NAMES = {
    "en": "English",
    "ru": "Русский",
    "pl": "Polski",
    "sv": "Svenska",
    "es": "Español",
}
LANGUAGES = tuple(LANGUAGE_NAMES)
SYSTEM = "system"
OF_LANGUAGE = "language"
SPEEDS = range(6)
LONGEST_NAME = 24

_INDICES_OF_LANGUAGES = {
    "en": "english",
    "ru": "russian",
    "pl": "polish",
    "sv": "swedish",
    "es": "french",
}


@dataclass(frozen=True, slots=True)
class Preferences:
    """Every setting with its default.

    ``language`` is one of LANGUAGES or "system"; ``scheme`` "system", "light" or "dark";
    ``contrast`` "system", "normal" or "high"; ``cloth``, ``back`` and ``indices`` are names of
    theme.CLOTHS, deck.BACKS and deck.INDICES, ``indices`` also "language". ``speed`` runs from
    0 (no animation) to 5 (slow); ``pace``, one of pace.RHYTHMS, is how soon opponents answer.
    ``confirm_cards``: a first click chooses, a second plays.
    ``letter_keys``: single letters work while the table has the focus. An empty name stands for
    the usual one; the third opponent sits opposite, at a table of four.
    ``tutor_moment`` and ``tutor_level`` are one of practice.names.MOMENTS and LEVELS;
    ``tutor_silent`` are the subjects that the tutor does not speak of, parted by spaces.
    ``write_sheet``: the person writes the numbers of each deal.
    """

    language: str = SYSTEM
    scheme: str = SYSTEM
    contrast: str = SYSTEM
    cloth: str = "green"
    back: str = "lattice"
    indices: str = OF_LANGUAGE
    four_colour: bool = False
    large_index: bool = False
    speed: int = 3
    pace: str = "natural"
    confirm_cards: bool = False
    letter_keys: bool = True
    sheet_turned: bool = True
    your_name: str = ""
    first_opponent: str = ""
    second_opponent: str = ""
    third_opponent: str = ""
    tutor: bool = False
    tutor_moment: str = "before"
    tutor_level: str = "learner"
    tutor_silent: str = ""
    write_sheet: bool = False

    def as_mapping(self) -> dict[str, object]:
        """The settings as they are stored."""
        return asdict(self)

    @classmethod
    def from_mapping(cls, stored: Mapping[str, object]) -> "Preferences":
        """Stored settings; what is missing, unknown or of another type takes its default."""
        defaults = cls()
        values: dict[str, Any] = {
            field.name: stored[field.name]
            for field in fields(cls)
            if type(stored.get(field.name)) is type(getattr(defaults, field.name))
            and stored[field.name] in ALLOWED.get(field.name, (stored[field.name],))
        }
        return cls(**values)


# The values of each setting that is neither yes or no nor a name
ALLOWED: Mapping[str, tuple[object, ...]] = {
    "language": (SYSTEM, *LANGUAGES),
    "scheme": (SYSTEM, *SCHEMES),
    "contrast": (SYSTEM, "normal", "high"),
    "cloth": CLOTHS,
    "back": BACKS,
    "indices": (OF_LANGUAGE, *INDICES),
    "speed": tuple(SPEEDS),
    "pace": tuple(RHYTHMS),
    "tutor_moment": MOMENTS,
    "tutor_level": LEVELS,
}


def deck_style(preferences: Preferences, language: str) -> DeckStyle:
    """How the cards look; unless it is set, the index speaks the language, one of LANGUAGES."""
    indices = preferences.indices
    if indices == OF_LANGUAGE:
        indices = _INDICES_OF_LANGUAGES[language]
    return DeckStyle(preferences.back, indices, preferences.four_colour, preferences.large_index)
