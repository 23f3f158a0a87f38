"""Titles and sentences of the rules about one deal: auction, talon, misère, whist, play."""

from typing import Final

from preferans_qt.ui.command import QT_TRANSLATE_NOOP
from preferans_qt.ui.texts.parameters_match import Texts

AUCTION: Final[Texts] = {
    "bid_steps": (
        QT_TRANSLATE_NOOP("RuleTitles", "How bids rise"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Whether a bid must be the very next step or may be any higher one."
        ),
    ),
    "here": (
        QT_TRANSLATE_NOOP("RuleTitles", "Matching a bid: “here”"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Who may take over a bid of a later hand without going higher."
        ),
    ),
    "third_hand_takes_talon_silently": (
        QT_TRANSLATE_NOOP("RuleTitles", "Third hand may take the talon without a word"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "After two passes this counts as the lowest bid there is."
        ),
    ),
    "packet_size": (
        QT_TRANSLATE_NOOP("RuleTitles", "How cards are dealt"),
        QT_TRANSLATE_NOOP("RuleSentences", "How many cards go to a hand at a time."),
    ),
    "talon_packet": (
        QT_TRANSLATE_NOOP("RuleTitles", "Cards for the talon"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Which two cards may be set aside while dealing; the program deals the fourth pair.",
        ),
    ),
}

CONTRACT: Final[Texts] = {
    "final_contract": (
        QT_TRANSLATE_NOOP("RuleTitles", "The contract that is named"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "What the declarer may name after laying two cards away."
        ),
    ),
    "concede_without_three": (
        QT_TRANSLATE_NOOP("RuleTitles", "Giving up for three tricks"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Having seen the talon, the declarer may write three tricks short instead of playing.",
        ),
    ),
    "underbid_penalty": (
        QT_TRANSLATE_NOOP("RuleTitles", "Tricks above the contract cost"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Each trick too many costs the declarer as much as one too few."
        ),
    ),
    "talon_refusal_penalty": (
        QT_TRANSLATE_NOOP("RuleTitles", "Price of a rejected talon"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "The declarer may leave the talon, and the dealer writes so much on the mountain; with"
            " zero it must be taken.",
        ),
    ),
}

MISERE: Final[Texts] = {
    "misere_in_game": (
        QT_TRANSLATE_NOOP("RuleTitles", "Misère is played"),
        QT_TRANSLATE_NOOP("RuleSentences", "Misère is the promise to take no trick at all."),
    ),
    "misere_first_call_only": (
        QT_TRANSLATE_NOOP("RuleTitles", "Misère must be the first call"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Whoever has called anything else in this auction cannot call misère."
        ),
    ),
    "misere_rank": (
        QT_TRANSLATE_NOOP("RuleTitles", "Rank of misère"),
        QT_TRANSLATE_NOOP("RuleSentences", "Where it stands among the bids."),
    ),
    "nine_over_misere_ends_auction": (
        QT_TRANSLATE_NOOP("RuleTitles", "A nine over misère ends the auction"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Once a nine has been bid over it, all others must pass."
        ),
    ),
    "misere_value": (
        QT_TRANSLATE_NOOP("RuleTitles", "Value of misère"),
        QT_TRANSLATE_NOOP("RuleSentences", "Points in the pool for a misère without a trick."),
    ),
    "misere_trick_mountain": (
        QT_TRANSLATE_NOOP("RuleTitles", "A trick in misère costs"),
        QT_TRANSLATE_NOOP("RuleSentences", "Points on the mountain for each trick taken."),
    ),
    "misere_exposure": (
        QT_TRANSLATE_NOOP("RuleTitles", "When the defenders show their cards"),
        QT_TRANSLATE_NOOP("RuleSentences", "Against misère both defending hands lie open."),
    ),
}

WHIST: Final[Texts] = {
    "whist_quota": (
        QT_TRANSLATE_NOOP("RuleTitles", "Tricks the whisters owe"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Together, against a contract of each level; if met, nobody pays."
        ),
    ),
    "personal_duty": (
        QT_TRANSLATE_NOOP("RuleTitles", "Each whister’s own part"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "When both whist and miss the quota together, each answers for so many tricks.",
        ),
    ),
    "high_level_liability": (
        QT_TRANSLATE_NOOP("RuleTitles", "Who pays from eight up"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "When both whist against eight, nine or ten and miss the quota."
        ),
    ),
    "shortfall_basis": (
        QT_TRANSLATE_NOOP("RuleTitles", "What two whisters pay for"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "It matters for one result only: a six against which one whister takes three tricks and"
            " the other none.",
        ),
    ),
    "responsibility": (
        QT_TRANSLATE_NOOP("RuleTitles", "A trick short costs the whister"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Compared with what a missing trick costs the declarer."
        ),
    ),
    "sharing": (
        QT_TRANSLATE_NOOP("RuleTitles", "Whists when one defender passed"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Whether the sole whister shares the whists for tricks with the other."
        ),
    ),
    "half_whist_levels": (
        QT_TRANSLATE_NOOP("RuleTitles", "Half-whist"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "After a pass the second defender may take half the quota in whists, and nothing is"
            " played.",
        ),
    ),
    "whist_pass_half": (
        QT_TRANSLATE_NOOP("RuleTitles", "Stepping back to half-whist"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "A defender who whisted and hears a pass may change to half-whist."
        ),
    ),
    "first_defender_may_reopen": (
        QT_TRANSLATE_NOOP("RuleTitles", "Whisting after a half-whist"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "A defender who passed may whist after all when the other says half."
        ),
    ),
    "reopen_consolation": (
        QT_TRANSLATE_NOOP("RuleTitles", "Consolation after a half-whist was overruled"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Who writes the half-whister’s part when the contract is played after all and fails.",
        ),
    ),
    "ten_mode": (
        QT_TRANSLATE_NOOP("RuleTitles", "Defence against a ten"),
        QT_TRANSLATE_NOOP("RuleSentences", "How a contract of ten tricks is met."),
    ),
    "sole_whister_mode": (
        QT_TRANSLATE_NOOP("RuleTitles", "How a sole whister plays"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Open, the whister plays both hands; closed, each plays their own."
        ),
    ),
    "open_exposure": (
        QT_TRANSLATE_NOOP("RuleTitles", "When open hands are laid down"),
        QT_TRANSLATE_NOOP("RuleSentences", "In an open defence, before or after the first card."),
    ),
}

SITTING_DEALER: Final[Texts] = {
    "sitting_dealer_whist": (
        QT_TRANSLATE_NOOP("RuleTitles", "The sitting dealer may whist"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Asked last, the dealer looks at one defender’s hand and may take that seat.",
        ),
    ),
    "sitting_dealer_liability": (
        QT_TRANSLATE_NOOP("RuleTitles", "A whisting dealer pays"),
        QT_TRANSLATE_NOOP("RuleSentences", "What missing tricks cost a dealer who whisted."),
    ),
    "misere_share_with_dealer": (
        QT_TRANSLATE_NOOP("RuleTitles", "Misère may be shared with the dealer"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Before the first call a player may show the dealer the hand; if both agree, each"
            " writes half.",
        ),
    ),
    "talon_bonus": (
        QT_TRANSLATE_NOOP("RuleTitles", "Good cards in the talon"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Whists that the sitting dealer writes on the declarer for them."
        ),
    ),
    "raspasy_talon_4p": (
        QT_TRANSLATE_NOOP("RuleTitles", "Talon in raspasy, four players"),
        QT_TRANSLATE_NOOP("RuleSentences", "What the dealer does with its two cards in raspasy."),
    ),
    "raspasy_zero_bonus_dealer": (
        QT_TRANSLATE_NOOP("RuleTitles", "The dealer without a trick in raspasy"),
        QT_TRANSLATE_NOOP("RuleSentences", "What it brings in the sitting dealer’s pool."),
    ),
}

PLAY: Final[Texts] = {
    "first_lead": (
        QT_TRANSLATE_NOOP("RuleTitles", "Who leads first"),
        QT_TRANSLATE_NOOP("RuleSentences", "Who plays the first card of a contract."),
    ),
    "must_trump": (
        QT_TRANSLATE_NOOP("RuleTitles", "Trumping is a duty"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Whoever cannot follow suit must play a trump if there is one."
        ),
    ),
    "must_overtake": (
        QT_TRANSLATE_NOOP("RuleTitles", "Beating the trick is a duty"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "In contracts with tricks to win, a card that beats the best one must be played.",
        ),
    ),
}

RARE: Final[Texts] = {
    "stalingrad": (
        QT_TRANSLATE_NOOP("RuleTitles", "“Stalingrad”"),
        QT_TRANSLATE_NOOP(
            "RuleSentences", "Six spades must be whisted by both defenders, and is played closed."
        ),
    ),
    "no_talon_bids": (
        QT_TRANSLATE_NOOP("RuleTitles", "Bids without the talon"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Misère and nine without taking the talon rank between nine no trump and ten spades.",
        ),
    ),
    "dark_and_bombs": (
        QT_TRANSLATE_NOOP("RuleTitles", "Dark calls and bombs"),
        QT_TRANSLATE_NOOP(
            "RuleSentences",
            "Who speaks before looking at the cards doubles what is written; dark passes give bombs"
            " that multiply a later contract.",
        ),
    ),
}
