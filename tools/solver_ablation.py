"""What each part of the solver's search is worth: mean nodes with and without it.

    .venv/bin/python tools/solver_ablation.py [DEALS]

Prints a row for each part left out, with the mean nodes of each kind of deal and how many times
more that is; 300 deals of each kind if not told otherwise. ``docs/solver.md`` holds the result.
"""

import sys
from collections.abc import Sequence

from preferans_qt.headless.solver_deals import KINDS, deals_of
from preferans_qt.solver.position import Position
from preferans_qt.solver.searcher import PARTS
from preferans_qt.solver.solver import Solver


def mean_nodes(positions: Sequence[Position], *without: str) -> float:
    solver = Solver(without=without)
    nodes = 0
    for position in positions:
        solver.value(position)
        nodes += solver.nodes
    return nodes / len(positions)


def main(deals: int) -> None:
    sets = {kind: deals_of(kind, deals) for kind in KINDS}
    whole = {kind: mean_nodes(positions) for kind, positions in sets.items()}
    print("whole:", " / ".join(f"{nodes:,.0f}" for nodes in whole.values()))
    for part in PARTS:
        nodes = {kind: mean_nodes(positions, part) for kind, positions in sets.items()}
        figures = [f"{nodes[kind]:,.0f} ({nodes[kind] / whole[kind]:.2f})" for kind in KINDS]
        print(f"without {part}:", " / ".join(figures), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
