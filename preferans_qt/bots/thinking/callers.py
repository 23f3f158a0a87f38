"""How players call: each weighs a bid against passing by what his hand promises.

A better call is chosen more often, not always. The same model foretells a call and tells what a
call says of a hand: a bid has a *threshold*, the tricks at which it is as good as passing, and a
*sharpness*, how quickly it becomes more likely with each trick beyond.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import exp, inf, log
from typing import NamedTuple

from preferans_qt.bots.heuristic.contract_value import defending_worth
from preferans_qt.bots.heuristic.contract_value import expected_worth as guessed_worth
from preferans_qt.bots.tables import hand_tables
from preferans_qt.bots.thinking.tendencies import bidding
from preferans_qt.bots.thinking.values import hand_values
from preferans_qt.bots.worth import DECLARER, Stakes, misere_worth, raspasy_worth, trick_price
from preferans_qt.game.cards import CardSet
from preferans_qt.game.contracts import LEVELS, Strain, trick_contract

WAVERING = 0.3  # prices of an undertrick by which a bid must be better to be clearly chosen
RASPASY_TRICKS = 3  # that a hand expects to take at raspasy
FEAR = 4.0  # of raspasy: weight of a trick there beside an undertrick of the same price
RASPASY_CHANCE = (0.5, 0.7, 1.0)  # that all pass where one passes before a bid, by passes so far
CAUGHT_TRICKS = 2  # of a misere that fails
MISERE_WAVERING = 0.7  # of the log-odds at which a misere is as good as passing


def _bid_worth(stakes: Stakes, level: int, tenths: int) -> float:
    """What it is worth to play at this level or a higher one, in the best strain."""
    spread = hand_tables().bid_spread
    return max(
        guessed_worth(stakes, trick_contract(higher, Strain.SPADES), tenths / 10, spread)
        for higher in range(level, LEVELS[-1] + 1)
    )


def passing_worth(stakes: Stakes, level: int, run: int, passes: int | None) -> float:
    """What it is worth, on average, to pass where the next bid is of this level.

    ``passes``: how many have passed before any bid; None once there is one.
    """
    defending = defending_worth(stakes, level)
    if passes is None:
        return defending
    raspasy = raspasy_worth(stakes, RASPASY_TRICKS, run + 1)
    return defending + RASPASY_CHANCE[passes] * (raspasy - defending)


@dataclass(frozen=True, slots=True)
class BidModel:
    """When a hand bids a level: log-odds of ``sharpness`` for each trick beyond ``threshold``, and
    before any bid of ``fear`` for each trick more than usual that it would take at raspasy."""

    threshold: float
    sharpness: float
    fear: float

    def odds(self, tricks: float, at_raspasy: float) -> float:
        """The log-odds of bidding for a hand of so many tricks in its strain."""
        usual = hand_tables().raspasy_base
        return self.sharpness * (tricks - self.threshold) + self.fear * (at_raspasy - usual)

    @property
    def constant(self) -> float:
        """The log-odds of a hand of no trick at all."""
        return self.odds(0.0, 0.0)


@lru_cache(maxsize=2**10)
def bid_model(stakes: Stakes, level: int, run: int, passes: int | None) -> BidModel:
    """How a level is bid at these stakes, after so many passes or over a bid."""
    passing = passing_worth(stakes, level, run, passes)
    threshold = next(
        (tenths for tenths in range(30, 111) if _bid_worth(stakes, level, tenths) >= passing), 110
    )
    slope = _bid_worth(stakes, level, threshold + 5) - _bid_worth(stakes, level, threshold - 5)
    price, tendency = trick_price(stakes, level), bidding(passes)
    sharpness = tendency.slope * max(0.5, slope / (WAVERING * price))
    fear = 0.0
    if passes is not None:
        usual, more = (raspasy_worth(stakes, RASPASY_TRICKS + extra, run + 1) for extra in (0, 1))
        fear = FEAR * RASPASY_CHANCE[passes] * sharpness * max(0.0, usual - more) / price
    return BidModel(threshold / 10 + tendency.passing / sharpness, sharpness, fear)


@lru_cache(maxsize=2**10)
def _bid_models(stakes: Stakes, run: int, passes: int | None) -> tuple[BidModel, ...]:
    """How each level is bid, the highest first."""
    return tuple(bid_model(stakes, level, run, passes) for level in reversed(LEVELS))


@lru_cache(maxsize=2**8)
def misere_threshold(stakes: Stakes, passing_tenths: int) -> float:
    """The log-odds at which a misere is worth as much as passing; none are enough where it is
    not played."""
    made = misere_worth(stakes, 0)[DECLARER]
    caught = misere_worth(stakes, CAUGHT_TRICKS)[DECLARER]
    if made <= caught:
        return inf
    passing = passing_tenths / 10
    chance = min(0.99, max(0.01, (passing - caught) / (made - caught)))
    return log(chance / (1 - chance))


class Limits(NamedTuple):
    """The highest places on the ladder to which a hand bids, -1 if it does not: before any bid,
    after none, one and two passes; and over a bid."""

    opening: tuple[int, int, int]
    raising: int


def limits_of(hand: CardSet, stakes: Stakes, run: int, shift: float) -> Limits:
    """How far a hand goes. ``shift``, in logits, makes a player bolder than he usually is."""
    values = hand_values()
    at_raspasy = values.raspasy(hand)
    tricks = [values.bid(hand, strain) for strain in Strain]
    most = max(tricks)

    def limit(passes: int | None) -> int:
        models = _bid_models(stakes, run, passes)
        for level, model in zip(reversed(LEVELS), models, strict=True):
            if model.odds(most, at_raspasy) + shift > 0:
                bid = [s for s in Strain if model.odds(tricks[s], at_raspasy) + shift > 0]
                return trick_contract(level, bid[-1]).place
        return -1

    return Limits((limit(0), limit(1), limit(2)), limit(None))


def logit(chance: float) -> float:
    return log(chance / (1 - chance))


def logistic(logit: float) -> float:
    return 1 / (1 + exp(-logit))
