"""Which agreements the play of tricks honours so far; scoring honours every one.

A deal can be scored under all of them, and played under those that `unplayed` does not name.
"""

from preferans_qt.game.rules import Rules


def unplayed(rules: Rules, players: int) -> tuple[str, ...]:
    """The parameters whose values a match of so many players cannot be played with yet.

    In the order of the reference; empty when it can be played.
    """
    four = players == 4
    unhonoured = {
        "end_limit": rules.end_limit == "clock",
        "unwhisted_may_write_off_mountain": rules.unwhisted_may_write_off_mountain,
        "misere_share_with_dealer": four and bool(rules.misere_share_with_dealer),  # C8.4
        "no_talon_bids": rules.no_talon_bids != "off",  # C3.13
        "dark_and_bombs": rules.dark_and_bombs != "off",
        "third_hand_takes_talon_silently": rules.third_hand_takes_talon_silently,  # C3.10
        "concede_without_three": rules.concede_without_three,  # C4.8
        "underbid_penalty": rules.underbid_penalty,  # C4.7
        "talon_bonus": four and rules.talon_bonus != "off",  # A-n6
        "talon_refusal_penalty": rules.talon_refusal_penalty != 0,
        "sole_whister_mode": rules.sole_whister_mode == "polish_call",  # C12.4
        "sitting_dealer_whist": four and rules.sitting_dealer_whist != "off",  # C6.6
        "must_overtake": rules.must_overtake,
        "raspasy_scoring": rules.raspasy_scoring == "redeal",  # C12.1
    }
    return tuple(key for key, is_so in unhonoured.items() if is_so)
