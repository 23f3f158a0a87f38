"""Where the program keeps its data on each platform."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path, PurePath
from typing import Final

from preferans_qt.store.errors import StoreError

OVERRIDE: Final = "PREFERANS_DATA"  # the environment variable that names another folder

_DATABASE_NAME = "preferans.sqlite"


def data_folder(
    environment: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    home: Path | None = None,
) -> Path:
    """The folder of the program's data; it need not exist yet.

    Raises StoreError when no home folder is known.
    """
    override = environment.get(OVERRIDE)
    if override:
        return Path(override).absolute()
    if platform == "win32":
        return _known_folder(environment, "APPDATA", home, "AppData/Roaming") / "Preferans"
    if platform == "darwin":
        return _home(home) / "Library" / "Application Support" / "Preferans"
    return _known_folder(environment, "XDG_DATA_HOME", home, ".local/share") / "preferans-qt"


def _known_folder(
    environment: Mapping[str, str], variable: str, home: Path | None, otherwise: str
) -> Path:
    """The folder a variable names. Relative ones are to be ignored (XDG base directories)."""
    named = environment.get(variable, "")
    return Path(named) if PurePath(named).is_absolute() else _home(home) / otherwise


def _home(home: Path | None) -> Path:
    try:
        return Path.home() if home is None else home
    except RuntimeError as error:
        raise StoreError(
            f"No home folder is known for the data; name a folder in {OVERRIDE}."
        ) from error


def database_path() -> Path:
    """Where the database lies; the folder is made when it is opened."""
    return data_folder() / _DATABASE_NAME
