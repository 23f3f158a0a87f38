"""Why an action is refused: a key with parameters, tied to a paragraph of the rules guide.

Nothing here is a sentence: the window, the command line and the coach each find their own words
for a key.
"""

from dataclasses import dataclass
from enum import StrEnum


class Refusal(StrEnum):
    """Every reason the rules know for refusing an action."""

    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    BID_TOO_LOW = "bid_too_low"
    BID_SKIPS_STEPS = "bid_skips_steps"
    BID_BELOW_EXIT = "bid_below_exit"
    BID_UNDER_MISERE = "bid_under_misere"
    AUCTION_CLOSED_BY_NINE = "auction_closed_by_nine"
    MISERE_OUTBID = "misere_outbid"
    MISERE_NOT_IN_GAME = "misere_not_in_game"
    MISERE_NOT_FIRST_CALL = "misere_not_first_call"
    MISERE_TOO_LOW = "misere_too_low"
    MISERE_BELOW_EXIT = "misere_below_exit"
    IN_THE_DARK_BELOW = "in_the_dark_below"
    ALREADY_LOOKED = "already_looked"
    DARK_MISERE_STANDS = "dark_misere_stands"
    WITHOUT_TALON_NOT_PLAYED = "without_talon_not_played"
    TALON_NEEDS_BID = "talon_needs_bid"
    SHARE_NOT_PLAYED = "share_not_played"
    SHARE_ALREADY_OFFERED = "share_already_offered"
    SHARE_WITHOUT_MISERE = "share_without_misere"
    HERE_NOT_PLAYED = "here_not_played"
    HERE_WITHOUT_BID = "here_without_bid"
    HERE_OVER_MISERE = "here_over_misere"
    HERE_NOT_SENIOR = "here_not_senior"
    HERE_THREE_LEFT = "here_three_left"
    DISCARD_NOT_TWO = "discard_not_two"
    DISCARD_NOT_HELD = "discard_not_held"
    TALON_CANNOT_BE_LEFT = "talon_cannot_be_left"
    DEALER_CANNOT_REJECT = "dealer_cannot_reject"
    CANNOT_CONCEDE = "cannot_concede"
    CONTRACT_BELOW_BID = "contract_below_bid"
    CONTRACT_NOT_MISERE = "contract_not_misere"
    HALF_WHIST_LEVEL = "half_whist_level"
    HALF_WHIST_NOT_NOW = "half_whist_not_now"
    STAY_OR_HALF = "stay_or_half"
    LOOK_FIRST = "look_first"
    NOT_THE_DEALER = "not_the_dealer"
    HAND_ALREADY_SEEN = "hand_already_seen"
    NOT_A_DEFENDER = "not_a_defender"
    ALONE_NOT_PLAYED = "alone_not_played"
    CARD_NOT_HELD = "card_not_held"
    MUST_FOLLOW = "must_follow"
    MUST_TRUMP = "must_trump"
    MUST_OVERTAKE = "must_overtake"
    CLAIM_WRONG_SUM = "claim_wrong_sum"
    CLAIM_ALREADY_REFUSED = "claim_already_refused"
    CLAIM_WAITS = "claim_waits"
    NO_CLAIM = "no_claim"
    EXPOSED_CARD_FIRST = "exposed_card_first"
    NO_LIVE_TABLE = "no_live_table"
    CHALLENGE_OWN_SIDE = "challenge_own_side"
    NOTHING_SHOWS = "nothing_shows"
    NOTHING_TO_WITHDRAW = "nothing_to_withdraw"
    ONLY_LAST_TRICK = "only_last_trick"
    NO_DISCARD_TO_SEE = "no_discard_to_see"
    STOP_ONLY_BETWEEN_DEALS = "stop_only_between_deals"
    STOP_NOT_ALLOWED = "stop_not_allowed"
    DEAL_RUNNING = "deal_running"
    MATCH_OVER = "match_over"
    NO_TIME_LIMIT = "no_time_limit"


@dataclass(frozen=True, slots=True)
class Reason:
    """A refusal with what it is about.

    ``paragraph`` names the proposition of the rules guide; ``values`` are the parameters of the
    sentence, as the texts of cards, contracts and numbers.
    """

    refusal: Refusal
    paragraph: str
    values: tuple[str, ...] = ()

    def __str__(self) -> str:
        parameters = f" ({', '.join(self.values)})" if self.values else ""
        return f"{self.refusal.value}{parameters}, rule {self.paragraph}"
