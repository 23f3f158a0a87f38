"""Titles and sentences of the rules about the match: its end, pool and help, prices, raspasy."""

from typing import Final

from preferans_qt.ui.command import QT_TRANSLATE_NOOP

# By the key of a rule, in the order in which they are shown: title and sentence
Texts = dict[str, tuple[str, str]]

TABLE: Final[Texts] = {
    "convention": (
        QT_TRANSLATE_NOOP("RuleTitles", "Name of the convention"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "What this way of playing is called; by itself it changes nothing."
        ),
    ),
    "players": (
        QT_TRANSLATE_NOOP("RuleTitles", "Players"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "How many may sit at the table; with four, the dealer sits out each deal.",
        ),
    ),
    "ledger": (
        QT_TRANSLATE_NOOP("RuleTitles", "How points are kept"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Everybody has a pool, a mountain and whists, or one total that goes up and down.",
        ),
    ),
    "pool_target": (
        QT_TRANSLATE_NOOP("RuleTitles", "Pool of each player"),
        QT_TRANSLATE_NOOP("RuleSentences", "So many points make a pool full."),
    ),
    "pool_scope": (
        QT_TRANSLATE_NOOP("RuleTitles", "The match ends"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Either each pool must be full, or all together reach the pool times the players.",
        ),
    ),
    "end_limit": (
        QT_TRANSLATE_NOOP("RuleTitles", "Limit besides the pool"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "The match also ends after so many deals or minutes; the deal that is running is"
            " finished.",
        ),
    ),
    "early_stop": (
        QT_TRANSLATE_NOOP("RuleTitles", "Ending early"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Whether a match may be settled before it has come to its end."
        ),
    ),
    "settlement": (
        QT_TRANSLATE_NOOP("RuleTitles", "Settlement"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "How mountains and whists become the result of each player."
        ),
    ),
    "mountain_point_in_whists": (
        QT_TRANSLATE_NOOP("RuleTitles", "A point on the mountain"),
        QT_TRANSLATE_NOOP("RuleSentences", "What such a point is worth at the settlement."),
    ),
    "rounding": (
        QT_TRANSLATE_NOOP("RuleTitles", "Rounding"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "What is done when the mountains cannot be divided evenly."
        ),
    ),
    "practice_first_error_amnesty": (
        QT_TRANSLATE_NOOP("RuleTitles", "First slip is forgiven"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "The first slip of each player is put right and costs nothing."
        ),
    ),
}

POOL: Final[Texts] = {
    "pool_recording": (
        QT_TRANSLATE_NOOP("RuleTitles", "What a pool takes"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Whether a pool stops at its target or takes all that its owner earns."
        ),
    ),
    "pool_help": (
        QT_TRANSLATE_NOOP("RuleTitles", "Who is helped"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Points that a full pool cannot take go into this pool, and the giver writes whists.",
        ),
    ),
    "pool_help_tie": (
        QT_TRANSLATE_NOOP("RuleTitles", "Help between equal pools"),
        QT_TRANSLATE_NOOP("RuleSentences", "Who is helped when two open pools are equally full."),
    ),
    "help_whists_per_point": (
        QT_TRANSLATE_NOOP("RuleTitles", "Whists for help"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "The giver writes so many whists on the other for each point."
        ),
    ),
    "help_barred": (
        QT_TRANSLATE_NOOP("RuleTitles", "Never helped"),
        QT_TRANSLATE_NOOP("RuleSentences", "Who gets no help in the deal just played."),
    ),
    "last_overflow": (
        QT_TRANSLATE_NOOP("RuleTitles", "When all pools are full"),
        QT_TRANSLATE_NOOP("RuleSentences", "Where points go that no pool can take any more."),
    ),
    "pool_point_as_mountain": (
        QT_TRANSLATE_NOOP("RuleTitles", "A missing point in the pool"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "What a point missing from the pool adds to the mountain at the settlement; one too"
            " many takes as much off.",
        ),
    ),
    "unwhisted_may_write_off_mountain": (
        QT_TRANSLATE_NOOP("RuleTitles", "Unwhisted contracts may reduce the mountain"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "A declarer whom nobody whists may take the value off the mountain; what is left goes"
            " to the pool.",
        ),
    ),
}

PRICES: Final[Texts] = {
    "contract_value": (
        QT_TRANSLATE_NOOP("RuleTitles", "Value of a contract"),
        QT_TRANSLATE_NOOP("RuleSentences", "Points for a made contract of each level."),
    ),
    "undertrick_factor": (
        QT_TRANSLATE_NOOP("RuleTitles", "A trick short costs the declarer"),
        QT_TRANSLATE_NOOP("RuleSentences", "Points on the mountain for each missing trick."),
    ),
    "whist_trick_factor": (
        QT_TRANSLATE_NOOP("RuleTitles", "A trick brings the whister"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Whists written on the declarer for each trick of the defence."
        ),
    ),
    "consolation": (
        QT_TRANSLATE_NOOP("RuleTitles", "Consolation"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Extra whists on a declarer who fails, for each trick short and to each who may write"
            " it.",
        ),
    ),
    "consolation_to": (
        QT_TRANSLATE_NOOP("RuleTitles", "Who writes consolation"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Who gets something when a contract fails; misère brings nobody any."
        ),
    ),
    "consolation_distribution": (
        QT_TRANSLATE_NOOP("RuleTitles", "Consolation when one whists"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Whether the defender who passed writes their own, or the whister both.",
        ),
    ),
}

RASPASY: Final[Texts] = {
    "raspasy_scoring": (
        QT_TRANSLATE_NOOP("RuleTitles", "When all pass"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "In raspasy everybody plays alone and avoids tricks; this is what tricks lead to.",
        ),
    ),
    "raspasy_prices": (
        QT_TRANSLATE_NOOP("RuleTitles", "Price of a trick in raspasy"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Points on the mountain, for one raspasy in a row after another; the last price stays.",
        ),
    ),
    "raspasy_whist_rate": (
        QT_TRANSLATE_NOOP("RuleTitles", "Whists for a rival’s trick"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Whoever has the fewest tricks writes so many whists for each trick of the others.",
        ),
    ),
    "raspasy_amnesty": (
        QT_TRANSLATE_NOOP("RuleTitles", "The fewest tricks are taken off everybody"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "It makes the figures smaller; the differences between players stay the same.",
        ),
    ),
    "raspasy_zero_bonus": (
        QT_TRANSLATE_NOOP("RuleTitles", "For no trick at all"),
        QT_TRANSLATE_NOOP("RuleSentences", "What a raspasy without a trick brings in the pool."),
    ),
    "raspasy_talon_3p": (
        QT_TRANSLATE_NOOP("RuleTitles", "Talon in raspasy, three players"),
        QT_TRANSLATE_NOOP("RuleSentences", "What the two cards of the talon do in raspasy."),
    ),
    "raspasy_run_reset": (
        QT_TRANSLATE_NOOP("RuleTitles", "What ends a row of raspasy"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "After it, prices and the lowest bid begin again from the start."
        ),
    ),
    "misere_resets_run": (
        QT_TRANSLATE_NOOP("RuleTitles", "Misère ends the row too"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "After a misère too, prices and the lowest bid begin again."
        ),
    ),
    "exit_min_levels": (
        QT_TRANSLATE_NOOP("RuleTitles", "Lowest bid after raspasy"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Where the bidding starts: usually, after one raspasy, after two in a row, and so on.",
        ),
    ),
    "exit_cycle": (
        QT_TRANSLATE_NOOP("RuleTitles", "After the last of these levels"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "How the lowest bids go on when the row of raspasy is longer."
        ),
    ),
    "deal_after_raspasy": (
        QT_TRANSLATE_NOOP("RuleTitles", "Dealer after raspasy"),
        QT_TRANSLATE_NOOP("RuleSentences", "Who deals the next cards."),
    ),
}
