"""Texts for the values that the rules name."""

from typing import Final

from preferans_qt.ui.command import QT_TRANSLATE_NOOP

_VALUE = QT_TRANSLATE_NOOP("RuleValues", "The value of the contract")
_TWICE = QT_TRANSLATE_NOOP("RuleValues", "Twice the value of the contract")
_TEN_POINTS = QT_TRANSLATE_NOOP("RuleValues", "Ten points")
_SUITS_ONLY = QT_TRANSLATE_NOOP("RuleValues", "They name the suits of the first two tricks")
_CLOSED_TALON = QT_TRANSLATE_NOOP("RuleValues", "They stay hidden")
_NOTHING = QT_TRANSLATE_NOOP("RuleValues", "Nothing")
_NOT_PLAYED = QT_TRANSLATE_NOOP("RuleValues", "Not played")

YES: Final = QT_TRANSLATE_NOOP("RuleValues", "Yes")
NO: Final = QT_TRANSLATE_NOOP("RuleValues", "No")

# By the key of a rule, then by the value; yes and no are said above for all rules alike
VALUES: Final[dict[str, dict[int | str, str]]] = {
    "convention": {
        "sochi": QT_TRANSLATE_NOOP("RuleValues", "Sochi"),
        "leningrad": QT_TRANSLATE_NOOP("RuleValues", "Leningrad"),
        "rostov": QT_TRANSLATE_NOOP("RuleValues", "Rostov"),
        "classic": QT_TRANSLATE_NOOP("RuleValues", "Classic"),
        "polish": QT_TRANSLATE_NOOP("RuleValues", "Polish"),
        "custom": QT_TRANSLATE_NOOP("RuleValues", "Our own"),
    },
    "ledger": {
        "pool_mountain_whists": QT_TRANSLATE_NOOP("RuleValues", "Pool, mountain and whists"),
        "signed_points": QT_TRANSLATE_NOOP("RuleValues", "One total, up and down"),
    },
    "players": {
        2: QT_TRANSLATE_NOOP("RuleValues", "Two"),
        3: QT_TRANSLATE_NOOP("RuleValues", "Three"),
        4: QT_TRANSLATE_NOOP("RuleValues", "Four"),
    },
    "pool_scope": {
        "per_player": QT_TRANSLATE_NOOP("RuleValues", "When every pool is full"),
        "shared_total": QT_TRANSLATE_NOOP("RuleValues", "When the pools together are full"),
        "none": QT_TRANSLATE_NOOP("RuleValues", "Not by the pool"),
    },
    "pool_recording": {
        "capped": QT_TRANSLATE_NOOP("RuleValues", "Up to the target"),
        "uncapped": QT_TRANSLATE_NOOP("RuleValues", "Everything"),
    },
    "pool_help": {
        "highest_unclosed": QT_TRANSLATE_NOOP("RuleValues", "The fullest open pool"),
        "next_clockwise_unclosed": QT_TRANSLATE_NOOP(
            "RuleValues", "The next open pool on the left"
        ),
        "none": QT_TRANSLATE_NOOP("RuleValues", "Nobody is helped"),
    },
    "pool_help_tie": {
        "next_clockwise": QT_TRANSLATE_NOOP("RuleValues", "The first one on the giver’s left"),
    },
    "help_barred": {
        "recipient_whist_remise": QT_TRANSLATE_NOOP("RuleValues", "A whister who was short"),
        "recipient_sitting_dealer": QT_TRANSLATE_NOOP("RuleValues", "The sitting dealer"),
    },
    "last_overflow": {
        "own_mountain_floor0_then_rivals": QT_TRANSLATE_NOOP(
            "RuleValues", "Off one’s mountain, then onto the others’"
        ),
        "own_mountain_may_go_negative": QT_TRANSLATE_NOOP(
            "RuleValues", "Off one’s mountain, even below zero"
        ),
        "discard": QT_TRANSLATE_NOOP("RuleValues", "They are lost"),
    },
    "pool_point_as_mountain": {
        1: QT_TRANSLATE_NOOP("RuleValues", "One point"),
        2: QT_TRANSLATE_NOOP("RuleValues", "Two points"),
    },
    "mountain_point_in_whists": {10: QT_TRANSLATE_NOOP("RuleValues", "Ten whists")},
    "settlement": {
        "average_zero_sum": QT_TRANSLATE_NOOP("RuleValues", "Mountains against their average"),
        "own_mountain_raw": QT_TRANSLATE_NOOP("RuleValues", "Whists less one’s own mountain"),
        "signed_points": QT_TRANSLATE_NOOP("RuleValues", "The totals as they stand"),
    },
    "rounding": {
        "exact_fraction": QT_TRANSLATE_NOOP("RuleValues", "Exact fractions are kept"),
        "codex_one_point": QT_TRANSLATE_NOOP("RuleValues", "One point is moved, for whists"),
    },
    "early_stop": {
        "unanimous_shortfall_to_mountain": QT_TRANSLATE_NOOP(
            "RuleValues", "If all agree; missing points are charged"
        ),
        "not_allowed": QT_TRANSLATE_NOOP("RuleValues", "Never"),
        "unspecified": QT_TRANSLATE_NOOP("RuleValues", "If all agree"),
    },
    "undertrick_factor": {1: _VALUE, 2: _TWICE},
    "whist_trick_factor": {1: _VALUE, 2: _TWICE},
    "consolation": {
        "value_x1": _VALUE,
        "value_x2": _TWICE,
        "fixed_10": QT_TRANSLATE_NOOP("RuleValues", "Ten whists"),
        "fixed_15": QT_TRANSLATE_NOOP("RuleValues", "Fifteen whists"),
        "none": _NOTHING,
    },
    "consolation_to": {
        "whister": QT_TRANSLATE_NOOP("RuleValues", "Whisters"),
        "passer": QT_TRANSLATE_NOOP("RuleValues", "A defender who passed"),
        "sitting_dealer": QT_TRANSLATE_NOOP("RuleValues", "The sitting dealer"),
    },
    "consolation_distribution": {
        "each_for_self": QT_TRANSLATE_NOOP("RuleValues", "Each their own"),
        "sole_whister_for_two": QT_TRANSLATE_NOOP("RuleValues", "The whister, for both"),
    },
    "misere_value": {10: _TEN_POINTS},
    "misere_trick_mountain": {
        10: _TEN_POINTS,
        20: QT_TRANSLATE_NOOP("RuleValues", "Twenty points"),
    },
    "packet_size": {2: QT_TRANSLATE_NOOP("RuleValues", "Two by two")},
    "talon_packet": {
        "any_but_first_or_last": QT_TRANSLATE_NOOP("RuleValues", "Any but the first or the last"),
        "unspecified": QT_TRANSLATE_NOOP("RuleValues", "Nothing is agreed"),
    },
    "deal_after_raspasy": {
        "rotate": QT_TRANSLATE_NOOP("RuleValues", "The next player, as always"),
        "same_dealer": QT_TRANSLATE_NOOP("RuleValues", "The same dealer again"),
    },
    "bid_steps": {
        "sequential": QT_TRANSLATE_NOOP("RuleValues", "One step at a time"),
        "jumps": QT_TRANSLATE_NOOP("RuleValues", "To any higher step"),
    },
    "here": {
        "none": QT_TRANSLATE_NOOP("RuleValues", "Nobody may match"),
        "senior_any": QT_TRANSLATE_NOOP("RuleValues", "Any earlier hand"),
        "senior_two_left": QT_TRANSLATE_NOOP("RuleValues", "An earlier hand, once one has passed"),
    },
    "misere_rank": {
        "between_8NT_and_9S": QT_TRANSLATE_NOOP("RuleValues", "Between 8 no trump and 9 spades"),
    },
    "no_talon_bids": {
        "off": _NOT_PLAYED,
        "codex_chain": QT_TRANSLATE_NOOP("RuleValues", "Misère and nine"),
    },
    "dark_and_bombs": {
        "off": _NOT_PLAYED,
        "classic": QT_TRANSLATE_NOOP("RuleValues", "Played"),
    },
    "exit_cycle": {
        "repeat_last": QT_TRANSLATE_NOOP("RuleValues", "The last one stays"),
        "cycle": QT_TRANSLATE_NOOP("RuleValues", "They begin again"),
    },
    "raspasy_run_reset": {
        "contract_deal": QT_TRANSLATE_NOOP("RuleValues", "Any contract"),
        "contract_made": QT_TRANSLATE_NOOP("RuleValues", "A contract that is made"),
        "contract_made_and_whisted": QT_TRANSLATE_NOOP(
            "RuleValues", "A contract that is whisted and made"
        ),
    },
    "final_contract": {
        "not_below_winning_bid": QT_TRANSLATE_NOOP("RuleValues", "Not below the winning bid"),
    },
    "talon_bonus": {
        "off": _NOTHING,
        "codex_table": QT_TRANSLATE_NOOP("RuleValues", "For aces, and king with ace or queen"),
        "ace_only": QT_TRANSLATE_NOOP("RuleValues", "A consolation for each ace"),
    },
    "high_level_liability": {
        "second_whister": QT_TRANSLATE_NOOP("RuleValues", "The one who whisted second"),
        "each": QT_TRANSLATE_NOOP("RuleValues", "Each for their own part"),
        "n/a": QT_TRANSLATE_NOOP("RuleValues", "Nobody; there is no quota"),
    },
    "shortfall_basis": {
        "personal": QT_TRANSLATE_NOOP("RuleValues", "Each for their own part"),
        "personal_capped_by_joint": QT_TRANSLATE_NOOP(
            "RuleValues", "Their part, but no more than is missing"
        ),
        "split_joint": QT_TRANSLATE_NOOP("RuleValues", "Each for half of what is missing"),
    },
    "responsibility": {
        "full": QT_TRANSLATE_NOOP("RuleValues", "The full price"),
        "half": QT_TRANSLATE_NOOP("RuleValues", "Half the price"),
        "half_until_own_pool_closed": QT_TRANSLATE_NOOP(
            "RuleValues", "Half, until one’s own pool is full"
        ),
    },
    "sharing": {
        "greedy": QT_TRANSLATE_NOOP("RuleValues", "The whister keeps them all"),
        "gentleman_on_fail": QT_TRANSLATE_NOOP("RuleValues", "Shared when the contract fails"),
        "gentleman_always": QT_TRANSLATE_NOOP("RuleValues", "Always shared"),
    },
    "half_whist_levels": {
        6: QT_TRANSLATE_NOOP("RuleValues", "Against a six"),
        7: QT_TRANSLATE_NOOP("RuleValues", "Against a seven"),
    },
    "reopen_consolation": {
        "reopener": QT_TRANSLATE_NOOP("RuleValues", "The one who whisted after all"),
        "half_whister": QT_TRANSLATE_NOOP("RuleValues", "The half-whister"),
        "nobody": QT_TRANSLATE_NOOP("RuleValues", "Nobody writes it"),
    },
    "ten_mode": {
        "whist_quota_1": QT_TRANSLATE_NOOP("RuleValues", "Whist or pass, as always"),
        "checked_open": QT_TRANSLATE_NOOP("RuleValues", "Checked with all hands open"),
        "forced_no_quota": QT_TRANSLATE_NOOP("RuleValues", "Both whist, closed, and owe nothing"),
    },
    "sole_whister_mode": {
        "choice": QT_TRANSLATE_NOOP("RuleValues", "As the whister likes"),
        "open": QT_TRANSLATE_NOOP("RuleValues", "Always open"),
        "closed": QT_TRANSLATE_NOOP("RuleValues", "Always closed"),
        "polish_call": QT_TRANSLATE_NOOP("RuleValues", "Alone, or calling the other back"),
    },
    "open_exposure": {
        "before_first_card": QT_TRANSLATE_NOOP("RuleValues", "Before the first card"),
        "after_first_card": QT_TRANSLATE_NOOP("RuleValues", "After the first card"),
    },
    "sitting_dealer_whist": {
        "off": QT_TRANSLATE_NOOP("RuleValues", "Never"),
        "codex": QT_TRANSLATE_NOOP("RuleValues", "After half-whist; from eight after two passes"),
        "after_any_two_refusals": QT_TRANSLATE_NOOP("RuleValues", "Whenever nobody else whists"),
    },
    "sitting_dealer_liability": {
        "full": QT_TRANSLATE_NOOP("RuleValues", "Like any whister"),
        "none": _NOTHING,
    },
    "first_lead": {
        "eldest": QT_TRANSLATE_NOOP("RuleValues", "First hand"),
        "declarer": QT_TRANSLATE_NOOP("RuleValues", "The declarer"),
    },
    "misere_exposure": {
        "codex": QT_TRANSLATE_NOOP("RuleValues", "Before the first card, or after the declarer’s"),
    },
    "raspasy_scoring": {
        "mountain": QT_TRANSLATE_NOOP("RuleValues", "Tricks cost points on the mountain"),
        "whists_vs_rivals": QT_TRANSLATE_NOOP("RuleValues", "The fewest tricks bring whists"),
        "redeal": QT_TRANSLATE_NOOP("RuleValues", "Nothing is played; new cards are dealt"),
    },
    "raspasy_zero_bonus": {
        "none": _NOTHING,
        "pool_1": QT_TRANSLATE_NOOP("RuleValues", "One point"),
        "pool_trick_price": QT_TRANSLATE_NOOP("RuleValues", "The price of one trick"),
    },
    "raspasy_zero_bonus_dealer": {
        "same": QT_TRANSLATE_NOOP("RuleValues", "The same as the others"),
        "none": _NOTHING,
        "always_1": QT_TRANSLATE_NOOP("RuleValues", "One point, tricks or not"),
    },
    "raspasy_talon_3p": {"suit_only_two_leads": _SUITS_ONLY, "closed": _CLOSED_TALON},
    "raspasy_talon_4p": {
        "dealer_cards_compete": QT_TRANSLATE_NOOP(
            "RuleValues", "The dealer leads them, and they can win"
        ),
        "suit_only_two_leads": _SUITS_ONLY,
        "closed": _CLOSED_TALON,
    },
}
