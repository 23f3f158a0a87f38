"""The solver is compiled from the sources that stand here, and does without a compiler."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import start

ROOT = Path(start.__file__).parent
NEEDED_TO_BUILD = (
    "setup.py",
    "start.py",
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "preferans_qt/__init__.py",
)
SOURCE = """
import cython

COMPILED: bool = cython.compiled

@cython.cfunc
def _double(number: cython.int) -> cython.int:
    return 2 * number

def double(number):
    return _double(number)
"""
PROBE = """
import start
from preferans_qt.solver.sums import COMPILED, double
print(COMPILED, start.is_compiled(), double(21))
"""


def test_no_compiled_module_is_out_of_date() -> None:
    is_used = any(start.SOLVER.glob(f"*{start.EXTENSION_SUFFIX}"))
    command = f"{sys.executable} setup.py build_ext --inplace"
    assert start.is_compiled() or not is_used, f"The compiled solver is out of date, run: {command}"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose solver is one small module, not compiled."""
    solver = tmp_path / "preferans_qt" / "solver"
    solver.mkdir(parents=True)
    for name in NEEDED_TO_BUILD:
        shutil.copy(ROOT / name, tmp_path / name)
    (solver / "__init__.py").touch()
    (solver / "sums.py").write_text(SOURCE)
    (solver / "sums.pxd").write_text("cdef int _double(int number)\n")
    return tmp_path


def build(checkout: Path, **environment: str) -> None:
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=checkout,
        env={**os.environ, **environment},
        capture_output=True,
        check=True,
    )


def probe(checkout: Path) -> str:
    """Whether the module is compiled, whether from what stands there, and what it computes."""
    run = subprocess.run(
        [sys.executable, "-c", PROBE], cwd=checkout, capture_output=True, text=True, check=True
    )
    return run.stdout.strip()


@pytest.mark.skipif(not start.can_compile(), reason="there is no C compiler")
def test_a_compiled_solver_tells_what_it_is_made_from(checkout: Path) -> None:
    build(checkout)
    assert probe(checkout) == "True True 42"
    source = checkout / "preferans_qt" / "solver" / "sums.py"
    source.write_text(SOURCE.replace("2 *", "3 *"))
    assert probe(checkout) == "True False 42"
    build(checkout, CC="nobody-has-this-compiler")
    assert probe(checkout) == "False False 63"


def test_without_a_compiler_the_build_succeeds_and_the_source_runs(checkout: Path) -> None:
    build(checkout, CC="nobody-has-this-compiler")
    assert probe(checkout) == "False False 42"


def test_modules_are_compiled_all_or_none(checkout: Path) -> None:
    solver = checkout / "preferans_qt" / "solver"
    (solver / "untranslatable.py").write_text("answer = 42\n")
    (solver / "untranslatable.pxd").write_text("cdef nonsense answer\n")
    build(checkout)
    assert probe(checkout) == "False False 42"
