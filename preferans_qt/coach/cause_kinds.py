"""What can be wrong with an action, as kinds with parameters; the sentences are in ``ui/texts``."""

from dataclasses import dataclass
from enum import StrEnum

from preferans_qt.game.cards import Card, Suit
from preferans_qt.game.contracts import Contract


class CauseKind(StrEnum):
    """Causes by the part of the game; a line says which parameters of a cause are set."""

    # Auction
    BID_TOO_HIGH = "bid too high"  # contract, chance: of making it
    RASPASY_IS_CHEAP = "raspasy is cheap"  # tricks: own, if all pass
    PASSED_TOO_EARLY = "passed too early"  # contract, chance: of making the bid that is better
    RASPASY_IS_DEAR = "raspasy is dear"  # tricks: own, if all pass
    MISERE_TOO_RISKY = "misere too risky"  # chance: of being caught
    MISERE_MISSED = "misere missed"  # chance: of being caught
    BID_IN_WRONG_STRAIN = "bid in the wrong strain"  # contract: the better bid
    LOWER_BID_DOES = "a lower bid does"  # contract: the better bid
    LOOK_AT_CARDS = "look at the cards"
    OTHER_MAY_PLAY = "the other may play"
    HIGHER_BID_NEEDED = "a higher bid is needed"  # contract: the better bid

    # Talon and discard
    TRUMP_THROWN = "trump thrown"  # card
    TOP_CARD_THROWN = "top card thrown"  # card
    GUARD_THROWN = "guard thrown"  # card: the one left alone
    LENGTH_THROWN = "length thrown"  # suit
    LOSER_KEPT = "loser kept"  # card
    SHORT_SUIT_KEPT = "short suit kept"  # suit
    HOLE_KEPT = "hole kept"  # card: that can be caught
    LOW_CARD_LAID_AWAY = "low card laid away"  # card
    TALON_REFUSED = "talon refused"
    TALON_TAKEN = "talon taken"
    GIVEN_UP_TOO_EARLY = "given up too early"  # contract, chance: of making the best
    HOPELESS = "hopeless"  # chance: of making the contract bid

    # Contract
    CONTRACT_TOO_HIGH = "contract too high"  # contract, chance: of making it
    CONTRACT_TOO_LOW = "contract too low"  # contract, chance: the better one, and of making it
    LOWER_CONTRACT_PAYS = "a lower contract pays"  # contract: the better one
    CONTRACT_IN_WRONG_STRAIN = "contract in the wrong strain"  # contract, tricks and other_tricks

    # Whist
    WHIST_TOO_DEAR = "whist too dear"  # tricks: of both hands; number: owed
    WHIST_PAYS = "whist pays"  # tricks: of both hands; number: owed
    LEAVE_TO_OTHER = "leave it to the other"
    JOIN_THE_WHIST = "join the whist"
    HALF_WHIST_IS_ENOUGH = "half-whist is enough"  # tricks: of both hands; number: owed
    HALF_WHIST_IS_FREE = "half-whist is free"
    LOOK_FIRST = "look first"
    LOOK_AT_OTHER = "look at the other hand"
    OPEN_IS_BETTER = "open is better"
    CLOSED_IS_BETTER = "closed is better"
    ALONE_IS_BETTER = "alone is better"
    TOGETHER_IS_BETTER = "together is better"

    # Cards in contracts
    DRAW_TRUMPS = "draw trumps"  # number: trumps still out
    TRUMPS_NEEDED_LATER = "trumps needed later"
    TRUMP_LED = "trump led"
    LEAD_TRUMP = "lead trump"
    CASH_WINNER = "cash a winner"  # card: the winner
    WINNER_TOO_EARLY = "winner too early"  # card: the winner
    ENTRY_SPENT = "entry spent"  # card: the entry; suit: that it was needed for
    LED_FROM_GUARD = "led from a guarded card"  # card: the guarded one
    WRONG_SUIT_LED = "wrong suit led"  # suit: led; card: the better one
    TOP_CARD_LED_NEEDED = "high card of the suit needed"  # card: the better one
    LOW_CARD_LED_NEEDED = "low card of the suit needed"  # card: the better one
    TAKE_TRICK = "take the trick"  # card: the better one
    COVER = "cover"  # card: the better one
    DUCK = "duck"  # card: the one played
    OVERTAKE = "overtake partner"  # card: the better one
    PARTNER_HAS_IT = "partner has the trick"  # card: the one played
    LOWER_IS_ENOUGH = "a lower card is enough"  # card: the better one
    HIGHER_NEEDED = "a higher card is needed"  # card: the better one
    HIGH_CARD_WASTED = "high card wasted"  # card: the one played
    UNBLOCK = "unblock"  # card: the better one
    RUFF = "ruff"
    DO_NOT_RUFF = "do not ruff"
    KEEP_GUARD = "keep the guard"  # card: guarded
    WINNER_THROWN = "winner thrown"  # card: the one played
    KEEP_SUIT = "keep the suit"  # suit: of the card played
    TRICKS_LOST = "tricks lost"  # tricks: on average
    MADE_LESS_OFTEN = "made less often"  # chance and other_chance, of making the contract
    BEATEN_LESS_OFTEN = "beaten less often"  # chance and other_chance, of beating the contract

    # Cards where tricks are avoided: own misere and raspasy
    DANGEROUS_CARD_KEPT = "dangerous card kept"  # card: the better one
    LOW_CARD_THROWN = "low card thrown"  # card: the one played
    STAY_UNDER = "stay under"  # card: the better one
    HIGHEST_UNDER = "the highest that stays under"  # card: the better one
    TAKE_HIGH = "take high"  # card: the better one
    TAKE_NOW = "take now"  # card: the better one
    LEAD_SAFE_SUIT = "lead a safe suit"  # card: the better one; suit: led
    LEAD_LOW = "lead low"  # card: the better one
    LEAD_HIGH = "lead high"  # card: the better one
    LEAD_WINS = "the lead wins for certain"  # card: the one played
    FEW_ABOVE = "few cards above the lead"  # card: the one played
    CAUGHT_MORE_OFTEN = "caught more often"  # chance and other_chance, of a trick
    TRICKS_TAKEN = "tricks taken"  # tricks and other_tricks, from here on, on average

    # Catching a misere
    ATTACK_HOLE = "attack the hole"  # suit: of the hole
    WAIT_WITH_HOLE = "wait with the suit of the hole"  # suit: of the hole
    WAY_OUT_GIVEN = "way out given"  # suit: led
    STAY_UNDER_DECLARER = "stay under the declarer"  # card: the better one
    KEEP_LOW = "keep the low card"  # card: the one played
    THROW_HIGH = "throw from the top"  # card: the better one
    LEAD_NEEDED = "the lead is needed"  # card: the better one
    CATCH_LESS_OFTEN = "catch less often"  # chance and other_chance, of catching him


@dataclass(frozen=True, slots=True, kw_only=True)
class Cause:
    """One thing that is wrong with an action; which parameters are set is told by the kind.

    Chances are from 0 to 1, tricks are averages over imagined deals. ``other_…`` stand for the
    better action.
    """

    kind: CauseKind
    card: Card | None = None
    suit: Suit | None = None
    contract: Contract | None = None
    number: int | None = None
    chance: float | None = None
    other_chance: float | None = None
    tricks: float | None = None
    other_tricks: float | None = None
