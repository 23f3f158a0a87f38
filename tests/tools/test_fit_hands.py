"""The fit of hand values: it predicts deals it has not seen, and repeats to the byte."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from fit_hands import LEAST_DEALS, Fit, as_text, fit
from hand_deals import Task, contracts, miseres, passed
from hand_models import Floats, Shape, fitted

from preferans_qt.bots.tables import read_tables

DEALS = 2500  # in two chunks
SEED = 5
FRESH = Task((99,), 1000)


@pytest.fixture(scope="module")
def fits() -> Mapping[str, Fit]:
    return fit(DEALS, SEED)


def correlation(values: Floats, answers: Floats) -> float:
    return float(np.corrcoef(values, answers)[0, 1])


@pytest.mark.parametrize(("suffix", "least"), [("", 0.85), ("_no_trump", 0.6)])
def test_values_of_kept_cards_go_with_the_tricks(
    fits: Mapping[str, Fit], suffix: str, least: float
) -> None:
    models = {name: found.model for name, found in fits.items()}
    deals = contracts(models, suffix == "_no_trump", FRESH)
    values = models["declared" + suffix].value(deals.kept)
    assert correlation(values, deals.tricks) > least
    assert abs((values - deals.tricks).mean()) < 0.2


def test_values_before_the_talon_go_with_the_tricks(fits: Mapping[str, Fit]) -> None:
    models = {name: found.model for name, found in fits.items()}
    deals = contracts(models, False, FRESH)
    assert correlation(models["bid"].value(deals.ten[deals.best]), deals.tricks[deals.best]) > 0.6


def test_odds_of_miseres_go_with_what_is_made(fits: Mapping[str, Fit]) -> None:
    models = {name: found.model for name, found in fits.items()}
    deals = miseres(models, FRESH)
    odds = models["misere_kept"].value(deals.kept)
    assert deals.made[odds > 1].mean() > 0.7
    assert deals.made[odds < -2].mean() < 0.15


def test_values_at_raspasy_go_with_the_tricks_taken(fits: Mapping[str, Fit]) -> None:
    models = {name: found.model for name, found in fits.items()}
    deals = passed(models, FRESH)
    assert deals.tricks.reshape(-1, 3).sum(axis=1).tolist() == [10] * FRESH.size
    assert correlation(models["raspasy"].value(deals.hands), deals.tricks) > 0.55


def test_a_holding_never_seen_is_valued_by_its_features() -> None:
    chance = np.random.default_rng(3)
    holdings = chance.integers(0, 255, (2000, 4)).astype(np.uint8)  # never all eight cards
    lengths = np.bitwise_count(holdings).sum(axis=1).astype(float)
    model = fitted(Shape.SUITS, holdings, lengths)
    whole_suit = np.array([[255, 0, 0, 3]], np.uint8)
    assert model.value(whole_suit)[0] > 9


def test_the_same_arguments_give_the_same_file_with_and_without_an_executor(
    fits: Mapping[str, Fit],
) -> None:
    with ThreadPoolExecutor(2) as executor:
        again = fit(DEALS, SEED, executor)
    assert as_text(again, "command") == as_text(fits, "command")
    read_tables(as_text(again, "command"))


def test_a_fit_to_hardly_any_deals_is_refused() -> None:
    with pytest.raises(ValueError, match="at least"):
        fit(LEAST_DEALS - 1, SEED)
