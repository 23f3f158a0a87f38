"""Documents that users hand in: YAML or JSON, from a file or from standard input."""

import json
import sys
from pathlib import Path
from typing import Any

import yaml

from preferans_qt.headless.errors import InputError

STANDARD_INPUT = "-"
LARGEST_INPUT = 32 * 1024 * 1024  # bytes; beyond any sheet or match, and /dev/zero has an end

# What PyYAML lets through beside YAMLError when a scalar does not fit its tag, like `!!bool x`
_BAD_SCALARS = (AttributeError, IndexError, KeyError, TypeError, ValueError, OverflowError)


_LARGEST_NUMBER = 2**64


class _Loader(yaml.SafeLoader):
    """YAML whose bad scalars are told by their place.

    Numbers too long to be written out again, as hexadecimal ones can be, are bad ones too.
    """

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        try:
            value = super().construct_object(node, deep)
        except _BAD_SCALARS as error:
            raise _refused(node, "this value cannot be read") from error
        if isinstance(value, int) and abs(value) > _LARGEST_NUMBER:
            raise _refused(node, "this number is too large")
        return value


def _refused(node: yaml.Node, problem: str) -> yaml.MarkedYAMLError:
    return yaml.constructor.ConstructorError(None, None, problem, node.start_mark)


def source_name(path: str) -> str:
    """How messages call a source."""
    return "standard input" if path == STANDARD_INPUT else path


def read_text(path: str) -> str:
    """The text of a file, or of standard input for ``-``.

    Raises InputError when it cannot be read or is not UTF-8.
    """
    name = source_name(path)
    if path == STANDARD_INPUT and sys.stdin is None:
        raise InputError(f"{name}: closed")
    try:
        if path == STANDARD_INPUT:
            data = sys.stdin.buffer.read(LARGEST_INPUT + 1)
        else:
            with Path(path).open("rb") as file:
                data = file.read(LARGEST_INPUT + 1)
    except OSError as error:
        raise InputError(f"{name}: {error.strerror or error}") from error
    except ValueError as error:  # a name that no file can have
        raise InputError(f"{name!r}: {error}") from error
    if len(data) > LARGEST_INPUT:
        raise InputError(f"{name}: larger than {LARGEST_INPUT // 2**20} MiB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(f"{name}: byte {error.start} is not UTF-8 text") from error


def read_document(path: str) -> object:
    """What a YAML or JSON document holds: mappings, lists, texts, numbers, booleans and None.

    Raises InputError when it cannot be read.
    """
    text = read_text(path)
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return _from_yaml(text, source_name(path))  # JSON that YAML cannot read is neither


def _from_yaml(text: str, name: str) -> object:
    try:
        return yaml.load(text, _Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = "" if mark is None else f", line {mark.line + 1}, column {mark.column + 1}"
        problem = (error.problem or error.context or "cannot be read").splitlines()[0]
        raise InputError(f"{name}{place}: {problem}") from error
    except yaml.YAMLError as error:
        raise InputError(f"{name}: {' '.join(str(error).split())}") from error
    except RecursionError as error:
        raise InputError(f"{name}: nested too deeply") from error
