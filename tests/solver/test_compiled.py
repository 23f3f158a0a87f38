"""The same source, compiled and as it is, gives the same answers from the same number of nodes."""

import importlib
import importlib.util
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import preferans_qt.solver
from preferans_qt.game.cards import FULL_DECK, SUIT_MASKS, parse_card, parse_cards
from preferans_qt.solver import hand_values, plays, sampler, search
from preferans_qt.solver.position import Position
from preferans_qt.solver.solver import Solver
from tests.solver.endings import KINDS, endings
from tests.solver.hands import flat, made_up

SOURCES = Path(preferans_qt.solver.__file__).parent
POSITIONS = Path(__file__).parents[1] / "data" / "positions.jsonl"
LARGEST = 7  # cards a hand, so that the uncompiled search takes seconds

pytestmark = pytest.mark.skipif(
    not search.COMPILED, reason="the solver is not compiled here, so there is nothing to compare"
)


class FromSource:
    """Finds the modules of the solver as sources, whatever is compiled beside them."""

    @staticmethod
    def find_spec(name: str, *_: object) -> ModuleSpec | None:
        package, _, module = name.rpartition(".")
        if package != preferans_qt.solver.__name__:
            return None
        return importlib.util.spec_from_file_location(name, SOURCES / f"{module}.py")


def loaded_from_source(*names: str) -> list[ModuleType]:
    """Modules of the solver made anew from their sources; the program's own stay as they are."""
    package = preferans_qt.solver.__name__
    with pytest.MonkeyPatch.context() as patch:
        for module in (path.stem for path in SOURCES.glob("*.py")):
            patch.delitem(sys.modules, f"{package}.{module}", raising=False)
            loaded = getattr(preferans_qt.solver, module, None)
            patch.setattr(preferans_qt.solver, module, loaded, raising=False)
        patch.setattr(sys, "meta_path", [FromSource, *sys.meta_path])
        modules = [importlib.import_module(f"{package}.{name}") for name in names]
        assert not importlib.import_module(f"{package}.search").COMPILED
    return modules


@pytest.fixture(scope="module")
def uncompiled() -> ModuleType:
    (solver,) = loaded_from_source("solver")
    return solver


def known_positions() -> list[Position]:
    """Those of the data that are small enough."""
    found = []
    for line in POSITIONS.read_text(encoding="utf-8").splitlines():
        each = json.loads(line)
        if each["cards"] <= LARGEST:
            trump = None if each["trump"] is None else "SCDH".index(each["trump"])
            hands, trick = map(parse_cards, each["hands"]), map(parse_card, each["trick"])
            misere = each["game"] == "misere"
            found.append(Position(tuple(hands), each["leader"], trump, misere, tuple(trick)))
    return found


def answered(solver: Any, position: Position) -> list[object]:
    """Values, and after each question the nodes it took."""
    return [
        solver.value(position),
        solver.nodes,
        solver.all_moves(position),
        solver.nodes,
        solver.at_least(position, position.tricks_left // 2),
        solver.nodes,
    ]


@pytest.mark.parametrize("part", range(4))
def test_known_positions(uncompiled: ModuleType, part: int) -> None:
    positions = known_positions()[part::4]
    assert len(positions) > 50
    for position in positions:
        assert answered(uncompiled.Solver(), position) == answered(Solver(), position)


@pytest.mark.parametrize("name", KINDS)
def test_endings_of_every_class(uncompiled: ModuleType, name: str) -> None:
    plain, compiled = uncompiled.Solver(), Solver()
    for position in endings(name, "compiled", 25):
        assert answered(plain, position) == answered(compiled, position)


def test_the_first_solver_makes_the_tables_and_importing_does_not() -> None:
    """The window imports the solver, and uncompiled the tables take half a second."""
    solver, suits = loaded_from_source("solver", "suits")
    assert not any(suits.LENGTH)
    with ThreadPoolExecutor(2) as threads:
        first, second = threads.map(lambda _: solver.Solver(), range(2))
    assert any(suits.LENGTH)
    for position in known_positions()[:20]:
        assert answered(first, position) == answered(second, position)
        assert answered(first, position) == answered(Solver(), position)


def sampled(sampler: Any, hand_values: Any, plays: Any) -> list[object]:
    """Layouts drawn with evidence of every kind, their effective number, and their weights."""
    own, played = parse_cards("AS KS 7S AC 7C 8D 9D AH KH QH"), parse_cards("AD 10S")
    asked = sampler.Sampler(hand_values.HandValues(flat(made_up(1))))
    asked.pose(FULL_DECK & ~own & ~played, (8, 10, 2), (SUIT_MASKS[3], 0, parse_cards("7D")))
    asked.add_choice(2, 0, 0, 1, 0, [(0.0,) * 5, (-1.0, 0.2, 0.1, -0.1, 0.3)])
    asked.add_exchange(5, played, 0, 4, 0, 2, [0.01 * tenths for tenths in range(121)], 0.7)
    asked.add_misere_exchange(5, played, 0, 4, 0, 0.2)
    moment = plays.Moment(led=2, trump=0, best=parse_card("10D"), behind=1)
    asked.add_card(1, played, 0, parse_card("AD"), moment, [0.1 * place for place in range(12)])
    layouts, effective = asked.draw(400, 50, seed=3)
    triples = zip(*[iter(layouts)] * 3, strict=True)
    return [list(layouts), effective, asked.weights(triples)]


def test_layouts_of_hidden_cards() -> None:
    plain = loaded_from_source("sampler", "hand_values", "plays")
    assert sampled(*plain) == sampled(sampler, hand_values, plays)
