"""A profile of rules in a file: write it, read it, or tell in words what is wrong with it."""

import json
from dataclasses import dataclass
from pathlib import Path

import yaml
from PySide6.QtCore import QCoreApplication

from preferans_qt.game.presets import DEFAULT_PRESET, parse_rules
from preferans_qt.game.rule_values import Problem, RulesError, quoted_text
from preferans_qt.store.profiles import Profile
from preferans_qt.ui.texts.parameters_clashes import clash_text

# What PyYAML lets through beside its own errors when a value does not fit its tag
_BAD_VALUES = (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError)

LARGEST_FILE = 256 * 1024  # bytes; a profile printed whole takes four thousand

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a profile, in words: the rule, its value, and what would do."""

    rule: str
    value: str
    remedy: str


class ProfileError(Exception):
    """A file holds no profile, or cannot be written: one sentence, and the faults one by one."""

    def __init__(self, sentence: str, faults: tuple[Fault, ...] = ()) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.faults = faults


def profile_text(profile: Profile) -> str:
    """A profile as YAML that `read_profile` reads: its name, its preset, and what differs."""
    document = {"name": profile.name, "base": profile.base, "override": profile.overrides}
    text: str = yaml.safe_dump(
        document, sort_keys=False, allow_unicode=True, default_flow_style=None, width=1000
    )
    return text


def write_profile(path: Path, profile: Profile) -> None:
    """Write a profile to a file. Raises ProfileError."""
    try:
        path.write_text(profile_text(profile), encoding="utf-8")
    except OSError as error:
        raise ProfileError(
            translate("ProfileFile", "{file} cannot be written: {problem}.").format(
                file=path.name, problem=error.strerror
            )
        ) from error


def read_profile(path: Path) -> Profile:
    """The profile in a YAML or JSON file. Raises ProfileError."""
    document = _document(path)
    if not isinstance(document, dict):
        raise ProfileError(
            translate(
                "ProfileFile", "{file} holds no rules: each line should be a rule and its value."
            ).format(file=path.name)
        )
    try:
        rules = parse_rules(document, path.name)
    except RulesError as error:
        sentence = translate("ProfileFile", "{file} cannot be used yet:").format(file=path.name)
        raise ProfileError(sentence, tuple(_fault(each) for each in error.problems)) from error
    name, base = document.get("name") or path.stem, document.get("base", DEFAULT_PRESET)
    return Profile(str(name), str(base), rules)


def _document(path: Path) -> object:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise ProfileError(
            translate("ProfileFile", "{file} cannot be read: {problem}.").format(
                file=path.name, problem=error.strerror
            )
        ) from error
    if len(data) > LARGEST_FILE:
        raise ProfileError(
            translate("ProfileFile", "{file} is too large to be a profile.").format(file=path.name)
        )
    try:
        text = data.decode("utf-8-sig")
        return json.loads(text) if path.suffix.lower() == ".json" else yaml.safe_load(text)
    except json.JSONDecodeError as error:
        raise _unreadable(path, error.lineno) from error
    except yaml.MarkedYAMLError as error:
        raise _unreadable(path, error.problem_mark.line + 1 if error.problem_mark else 1) from error
    except (*_BAD_VALUES, yaml.YAMLError, RecursionError) as error:
        raise ProfileError(
            translate("ProfileFile", "{file} is not a text in YAML or JSON.").format(file=path.name)
        ) from error


def _unreadable(path: Path, line: int) -> ProfileError:
    return ProfileError(
        translate("ProfileFile", "{file} cannot be understood in line {line}.").format(
            file=path.name, line=line
        )
    )


def _fault(problem: Problem) -> Fault:
    match problem.reason:
        case "unknown_key" if problem.allowed:
            remedy = translate("ProfileFile", "No rule has this name. Is {rule} meant?").format(
                rule=problem.allowed
            )
        case "unknown_key":
            remedy = translate("ProfileFile", "No rule has this name.")
        case "clash":
            remedy = translate("ProfileFile", "{reason} Possible here: {allowed}").format(
                reason=clash_text(problem), allowed=problem.allowed
            )
        case _:
            remedy = problem.allowed
    return Fault(problem.key, quoted_text(problem.value), remedy)
