"""A profile of rules in a file: read it, or tell in words what is wrong with it."""

import json
from dataclasses import dataclass
from pathlib import Path

import yaml
from PySide6.QtCore import QCoreApplication

from preferans_qt.game.playable import unplayed
from preferans_qt.game.presets import parse_rules
from preferans_qt.game.rule_values import Problem, RulesError, plain_text, quoted_text
from preferans_qt.game.rules import Rules

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
    """A file holds no profile that can be played: one sentence, and the faults one by one."""

    def __init__(self, sentence: str, faults: tuple[Fault, ...] = ()) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.faults = faults


@dataclass(frozen=True, slots=True)
class Profile:
    """Rules with the name they go by."""

    name: str
    rules: Rules


def read_profile(path: Path, players: int) -> Profile:
    """The profile in a YAML or JSON file, to be played by so many.

    Raises ProfileError.
    """
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
    faults = _unplayable(rules, players)
    if faults:
        sentence = translate("ProfileFile", "{file} cannot be played here:").format(file=path.name)
        raise ProfileError(sentence, faults)
    return Profile(str(document.get("name") or path.stem), rules)


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
        case "clash" if problem.beside:
            remedy = translate("ProfileFile", "With {others}: {allowed}").format(
                others=", ".join(problem.beside), allowed=problem.allowed
            )
        case _:
            remedy = problem.allowed
    return Fault(problem.key, quoted_text(problem.value), remedy)


def _unplayable(rules: Rules, players: int) -> tuple[Fault, ...]:
    """What keeps sound rules from being played by so many in this version."""
    faults = [
        Fault(
            key,
            plain_text(getattr(rules, key)),
            translate("ProfileFile", "This version does not play it."),
        )
        for key in unplayed(rules, players)
    ]
    if players not in rules.players:
        remedy = translate("ProfileFile", "The list should hold {players}.").format(players=players)
        faults.insert(0, Fault("players", plain_text(rules.players), remedy))
    return tuple(faults)
