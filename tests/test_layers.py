"""Everything below the window imports in a process where PySide6 cannot be imported."""

import json
import subprocess
import sys
from pathlib import Path

import preferans_qt

# All that is not named here is found by looking, so that a new module cannot be forgotten
RIM = {"__main__", "app", "resources_rc", "ui"}

PROBE = """
import importlib, json, pkgutil, sys

for name in ("PySide6", "shiboken6"):
    sys.modules[name] = None  # makes `import` fail

import preferans_qt

imported, failures = [], {}

def visit(path, prefix):
    for module in pkgutil.iter_modules(path, prefix):
        if module.name.split(".")[1] in RIM:
            continue
        try:
            loaded = importlib.import_module(module.name)
        except ImportError as error:
            failures[module.name] = str(error)
            continue
        imported.append(module.name)
        if module.ispkg:
            visit(loaded.__path__, module.name + ".")

visit(preferans_qt.__path__, "preferans_qt.")
print(json.dumps([imported, failures]))
"""


def import_without_qt(folder: Path, rim: set[str]) -> tuple[list[str], dict[str, str]]:
    """Import every module of the package in `folder`, apart from the rim, without Qt."""
    run = subprocess.run(
        [sys.executable, "-c", f"RIM = {rim!r}\n{PROBE}"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    imported, failures = json.loads(run.stdout)
    return imported, failures


def test_everything_below_the_window_imports_without_qt() -> None:
    root = Path(preferans_qt.__file__).parent.parent
    imported, failures = import_without_qt(root, RIM)
    assert failures == {}
    assert {"preferans_qt.game", "preferans_qt.match", "preferans_qt.bots"} <= set(imported)


def test_a_module_that_needs_qt_is_found_out(tmp_path: Path) -> None:
    package = tmp_path / "preferans_qt"
    (package / "game").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "game" / "__init__.py").touch()
    (package / "game" / "clean.py").write_text("import json\n")
    (package / "game" / "lapse.py").write_text("def f():\n    pass\n\nfrom PySide6 import QtCore\n")
    imported, failures = import_without_qt(tmp_path, RIM)
    assert imported == ["preferans_qt.game", "preferans_qt.game.clean"]
    assert list(failures) == ["preferans_qt.game.lapse"]


START_UP = """
import sys
import preferans_qt.app
heavy = {"pydantic", "yaml", "numpy", "preferans_qt.game.rules", "preferans_qt.match.session"}
print(*sorted(heavy & sys.modules.keys()))
"""


def test_the_window_is_painted_before_rules_and_match_are_imported() -> None:
    run = subprocess.run(
        [sys.executable, "-c", START_UP],
        cwd=Path(preferans_qt.__file__).parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == ""
