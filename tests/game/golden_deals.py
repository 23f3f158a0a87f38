"""Scripts of the golden deals: sensible hands and sensible play, one for each thing a deal can be.

Each was laid out by hand; declarers and defenders play as well as if they saw all cards.
"""

from dataclasses import dataclass, field
from pathlib import Path

import yaml

from preferans_qt.game.deal import Deal
from preferans_qt.game.rules import Rules
from preferans_qt.game.sheet import Sheet, empty_sheet
from tests.strategies import after, deal_of, play_tricks, rules_of

DEMO_FILE = Path(__file__).parents[1] / "data" / "demo_deal.yaml"


@dataclass(frozen=True)
class Script:
    """A deal from its cards to its end.

    ``hands`` and ``talon`` as dealt; ``steps`` up to the first card; ``tricks`` as cards in playing
    order; ``agreement`` what ends the play early; ``before`` the sheet before the deal.
    """

    name: str
    heading: str
    preset: str
    hands: tuple[str, ...]
    talon: str
    steps: tuple[str, ...]
    tricks: tuple[str, ...] = ()
    agreement: tuple[str, ...] = ()
    dealer: str = ""
    run: int = 0
    before: Sheet | None = None
    overrides: dict[str, object] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        return rules_of(self.preset, **self.overrides)

    @property
    def sheet(self) -> Sheet:
        return self.before or empty_sheet(len(self.hands))

    def start(self) -> Deal:
        """The deal before its first call."""
        return deal_of("/".join(self.hands), self.talon, self.dealer, self.run)

    def finish(self) -> Deal:
        """The deal at its end."""
        deal = after(self.rules, self.start(), *self.steps)
        deal = play_tricks(self.rules, deal, *self.tricks)
        return after(self.rules, deal, *self.agreement) if self.agreement else deal


def commented_deal() -> Script:
    """The commented deal of the rules reference, read from its file."""
    told = yaml.safe_load(DEMO_FILE.read_text(encoding="utf-8"))
    calls = [
        f"{seat} {call if call in ('pass', 'here') else f'bid {call}'}"
        for seat, call in told["calls"]
    ]
    return Script(
        "commented_deal",
        "A game is made: A names a seven above his bid, both whist, and he takes seven tricks.",
        told["profile"],
        tuple(" ".join(told["hands_dealt"][seat]) for seat in told["seats"]),
        " ".join(told["talon"]),
        (
            *calls,
            f"A discard {' '.join(told['discards'])}",
            f"A name {told['contract']}",
            *(f"{seat} {call}" for seat, call in told["whist"]),
        ),
        tuple(" ".join(trick["cards"]) for trick in told["play"]),
        dealer=told["dealer"],
    )


GAME_FAILED = Script(
    "game_failed",
    "A game fails: all three missing trumps stand with B, and A goes down one in a six.",
    "sochi-codex",
    (
        "AS KS JS 9S KH 7H KD 9D AC 8C",
        "QS 10S 7S AH QH 10H AD 8D KC 9C",
        "JH 9H 8H QD JD 10D 7D QC JC 10C",
    ),
    "8S 7C",
    (
        "A bid 6S, B pass, C pass",
        "A discard 7C 8C, A name 6S",
        "B whist, C pass, B closed",
    ),
    (
        "AS 7S 7D",
        "KS 10S 8H",
        "JS QS 9H",
        "KC 10C AC",
        "9S 10H 10D",
        "8S 8D JC",
        "KH AH JH",
        "AD JD 9D",
        "QH QC 7H",
        "9C QD KD",
    ),
)

HALF_WHIST_STANDS = Script(
    "half_whist_stands",
    "A half-whist stands: C leaves for half the quota, B passes again, and nothing is played.",
    "sochi-guide",
    (
        "AS KS QS JS AH 9H AD 8D 8C 7C",
        "10S 7S QH JH 8H KD 9D KC QC JC",
        "8S KH 10H 7H QD JD 10D 7D AC 9C",
    ),
    "9S 10C",
    (
        "A bid 6S, B pass, C pass",
        "A discard 7C 8C, A name 7S",
        "B pass, C half, B pass",
    ),
)

HALF_WHIST_REOPENED = Script(
    "half_whist_reopened",
    "A half-whist is reopened: A takes the whist back and beats C, and so writes B's consolation.",
    "sochi-guide",
    (
        "KD 9D 7D JS 10S 9S AH JH 10C 9C",
        "KS QS 7S QH 10H 8H 7H AC KC JC",
        "AD QD JD 10D AS 8S KH 9H 8C 7C",
    ),
    "8D QC",
    (
        "B pass, C bid 6S, A bid 6C, C bid 6D, A pass",
        "C discard 7C 8C, C name 6D",
        "A pass, B half, A whist, A closed",
    ),
    (
        "AC QC 9C",
        "KC 8D 10C",
        "AD 7D 7S",
        "QD KD 7H",
        "JS QS AS",
        "JD 9D 8H",
        "10D 9S 10H",
        "KH AH QH",
        "JH JC 9H",
        "10S KS 8S",
    ),
    dealer="A",
)

OPEN_WHIST = Script(
    "open_whist",
    "An open whist: A plays both defending hands and beats B; C, his partner, writes half of it.",
    "leningrad",
    (
        "9S 7S JS AH QH 8H AD JD 10D 8D",
        "AC QC 10C 9C AS KS 8S KD 9H 7D",
        "KC JC 8C QS 10S KH JH 10H QD 9D",
    ),
    "7C 7H",
    (
        "A pass, B bid 7S, C pass",
        "B discard 7H 7D, B name 7C",
        "C pass, A whist, A open",
    ),
    (
        "AH 9H 10H",
        "AD KD 9D",
        "QH 7C JH",
        "AC 8C 7S",
        "QC KC 8D",
        "KH 8H 9C",
        "AS 10S 9S",
        "KS QS JS",
        "8S JC 10D",
        "QD JD 10C",
    ),
    run=1,
)

MISERE_MADE = Script(
    "misere_made",
    "A misere is made: A leads first, then both other hands are laid open, and he takes nothing.",
    "sochi-guide",
    (
        "JS 9S 7S 8C 7C 10D 9D 7D KH 7H",
        "AS KS 8S KC QC 10C AD QD JH 10H",
        "QS 10S AC JC 9C KD JD 8D QH 9H",
    ),
    "8H AH",
    (
        "A bid misere, B pass, C pass",
        "A discard KH AH",
    ),
    (
        "7C KC JC",
        "8S QS JS",
        "8D 7D AD",
        "10C 9C 8C",
        "10H 9H 8H",
        "JH QH 7H",
        "10S 9S AS",
        "QC AC 10D",
        "JD 9D QD",
        "KS KD 7S",
    ),
)

MISERE_CAUGHT = Script(
    "misere_caught",
    "A misere is caught: the talon brings a jack of spades that cannot be got rid of, two tricks.",
    "leningrad",
    (
        "AS KS 9S 7S KC QC 9C KD 8D AH",
        "8S 10C 8C 7C 10D 9D 7D KH 9H 7H",
        "QS 10S AC JC AD QD JD QH 10H 8H",
    ),
    "JS JH",
    (
        "A pass, B bid misere, C pass",
        "B discard JH KH",
    ),
    (
        "8D 7D AD",
        "8H AH 9H",
        "9S 8S QS",
        "10H AS 7H",
        "JC 9C 10C",
        "JD KD 10D",
        "QC 8C AC",
        "QD KC 9D",
        "10S 7S JS",
        "7C QH KS",
    ),
)

_RASPASY_HANDS = (
    "KS 10S 8S QC 9C JD 8D 7D QH 9H",
    "AS 9S KC 10C 7C QD 10D JH 8H 7H",
    "QS JS 7S JC 8C KD 9D AH KH 10H",
)

RASPASY = Script(
    "raspasy",
    "Raspasy: two talon cards name the suits of the first tricks, and 4-3-3 is written as 1-0-0.",
    "sochi-guide",
    _RASPASY_HANDS,
    "AC AD",
    ("A pass, B pass, C pass",),
    (
        "QC 10C JC",
        "7D QD 9D",
        "8D 10D KD",
        "8C 9C 7C",
        "8S 9S 7S",
        "7H 10H 9H",
        "JS 10S AS",
        "8H AH QH",
        "QS KS KC",
        "JD JH KH",
    ),
)

RASPASY_OF_FOUR = Script(
    "raspasy_of_four",
    "Raspasy of four: the talon cards are the dealer's leads, and he takes both tricks with them.",
    "sochi-codex",
    (
        "KS 10S 8S QC 9C JD 8D 7D QH 9H",
        "AS 9S AC 10C 7C QD 10D JH 8H 7H",
        "QS JS 7S JC 8C KD 9D AH KH 10H",
        "",
    ),
    "KC AD",
    ("A pass, B pass, C pass",),
    (
        "QC 10C JC",
        "JD QD KD",
        "7D 10D 9D",
        "7C 8C 9C",
        "8S 9S 7S",
        "7H 10H 9H",
        "JS 10S AS",
        "8H AH QH",
        "QS KS AC",
        "8D JH KH",
    ),
)

RASPASY_IN_WHISTS = Script(
    "raspasy_in_whists",
    "Raspasy in whists: the talon stays closed, and the two who took least share what A owes.",
    "rostov",
    _RASPASY_HANDS,
    "AC AD",
    ("A pass, B pass, C pass",),
    (
        "7D 10D 9D",
        "7C 8C 9C",
        "8S 9S 7S",
        "7H 10H 9H",
        "JC QC 10C",
        "8D QD KD",
        "JS 10S AS",
        "8H KH QH",
        "QS KS KC",
        "JD JH AH",
    ),
)

HELP_AND_OVERFLOW = Script(
    "help_and_overflow",
    "Help and overflow: an eight of C fills his pool and B's, then his mountain, then the rivals'.",
    "sochi-guide",
    (
        "QS 10S KC QC JC AD QD 9D 10H 8H",
        "JS 9S 7S 10C 9C 8C KD JD 10D 7H",
        "AS KS 8S AC 7C 7D AH KH QH JH",
    ),
    "9H 8D",
    (
        "A pass, B pass, C bid 6S",
        "C discard 7C 8D, C name 8H",
        "A whist, B pass, A closed",
    ),
    (
        "AD 10D 7D",
        "KC 8C AC",
        "AH 8H 7H",
        "KH 10H 9C",
        "QH 9D 10C",
        "JH 10S JD",
        "9H JC KD",
        "AS QS 7S",
        "KS QC 9S",
        "8S QD JS",
    ),
    before=Sheet((20, 18, 19), (4, 7, 1), ((0, 12, 0), (8, 0, 20), (0, 6, 0)), (0, 0, 0)),
)

DEALER_TAKES_OVER = Script(
    "dealer_takes_over",
    "The dealer takes over: after two passes D whists an eight and plays the hands of B and C.",
    "sochi-guide",
    (
        "AS KS QS 9S AH KH 7H AD KD 7C",
        "JS 8S KC QC 9C QD 10D QH 10H 8H",
        "10S 7S AC JC 10C JD 9D 7D JH 9H",
        "",
    ),
    "8D 8C",
    (
        "A bid 6S, B pass, C pass",
        "A discard 7C 8C, A name 8S",
        "B pass, C pass, D inspect B, D whist, D open",
    ),
    (
        "AS 8S 7S",
        "KS JS 10S",
        "QS 9C 9H",
        "9S 10D 10C",
        "AH 8H JH",
        "AD QD 7D",
        "KH 10H JC",
        "KD QC 9D",
        "8D KC JD",
        "AC 7H QH",
    ),
)

TEN_CHECKED = Script(
    "ten_checked",
    "A ten is checked: all hands are laid open, and after one trick both agree that it is made.",
    "sochi-swedish",
    (
        "AS KS AC KC QC JC AD 7D AH KH",
        "QS 10S 8S 9C 8C KD 10D 9D QH 10H",
        "JS 9S 7S 7C QD JD JH 9H 8H 7H",
    ),
    "10C 8D",
    (
        "A bid 8C, B pass, C pass",
        "A discard 7D 8D, A name 10C",
    ),
    ("AC 8C 7C",),
    ("A claim 9 0 0, B accept, C accept",),
)

SCRIPTS = (
    commented_deal(),
    GAME_FAILED,
    HALF_WHIST_STANDS,
    HALF_WHIST_REOPENED,
    OPEN_WHIST,
    MISERE_MADE,
    MISERE_CAUGHT,
    RASPASY,
    RASPASY_OF_FOUR,
    RASPASY_IN_WHISTS,
    HELP_AND_OVERFLOW,
    DEALER_TAKES_OVER,
    TEN_CHECKED,
)
