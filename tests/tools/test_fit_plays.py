"""The fit of how cards are chosen: it finds weights that play was drawn by, and repeats."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from fit_plays import Choice, as_text, fit, fitted_sorts

from preferans_qt.bots.tables.plays import read_play_weights
from preferans_qt.solver.plays import CARD_FEATURES

WIDTH = len(CARD_FEATURES)
DEALS = 4  # one at each table
SEED = 3


def drawn(sort: str, weights: list[float], number: int, seed: int) -> Iterator[Choice]:
    """Choices among cards of random features, by given weights."""
    chance = np.random.default_rng(seed)
    for _ in range(number):
        cards = chance.random((chance.integers(2, 6), WIDTH))
        odds = np.exp(cards @ weights)
        chosen = chance.choice(len(cards), p=odds / odds.sum())
        yield Choice(sort, tuple(map(tuple, cards.tolist())), int(chosen))


def test_weights_by_which_cards_were_chosen_are_found() -> None:
    wanted = list(np.linspace(-2, 2, WIDTH))
    fits = fitted_sorts(list(drawn("declarer leads late", wanted, 20000, 1)))
    assert np.abs(fits["declarer leads late"].weights - wanted).max() < 0.2
    found = fits["declarer leads late"]
    assert found.choices == 20000
    assert found.likelihood > found.guess + 0.1


def test_a_rare_sort_is_like_the_others_of_its_role_and_deed() -> None:
    wanted = list(np.linspace(-2, 2, WIDTH))
    often = list(drawn("declarer leads late", wanted, 5000, 1))
    rare = list(drawn("declarer leads first", wanted, 5, 2))
    alone = fitted_sorts(rare)["declarer leads first"].weights
    together = fitted_sorts([*often, *rare])["declarer leads first"].weights
    assert np.abs(together - wanted).max() < 0.8
    assert np.abs(alone - wanted).max() > 1


def test_the_same_arguments_give_the_same_file_with_and_without_an_executor() -> None:
    text = as_text(fit(DEALS, SEED), "command")
    with ThreadPoolExecutor(2) as executor:
        assert as_text(fit(DEALS, SEED, executor), "command") == text
    assert read_play_weights(text)
