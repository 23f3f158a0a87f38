"""Pages of the guide are templates (assets/guide/README.md); here they become Markdown.

Values and conditions are resolved. Places stay, as marks that cannot be mistaken for text.
"""

import re
from collections.abc import Iterable, Mapping

Facts = Mapping[str, str | tuple[str, ...]]

# Two characters for private use; Markdown leaves them alone
PLACE_BEGIN, PLACE_END = "\ue000", "\ue001"

_DIRECTIVE = re.compile(r"<!--\s*(if|else|end)\b\s*(.*?)\s*-->")
_CONDITION = re.compile(r"(\w+)\s+(==|!=|has|lacks)\s+(.+)")
_PLACES = re.compile(r"\{(#[a-z][a-z0-9.]*(?: #[a-z][a-z0-9.]*)*)\}")
_VALUE = re.compile(r"\{(\w+)\}")


class TemplateError(ValueError):
    """A page that cannot be resolved; the message names the line."""


def resolve(template: str, facts: Facts) -> str:
    """The Markdown of a page: the lines that hold, with their values.

    Raises TemplateError for an unknown value and for a condition that is not closed.
    """
    lines = "\n".join(_lines_that_hold(template.splitlines(), facts))
    lines = _VALUE.sub(lambda found: _value(found[1], facts), lines)
    return _PLACES.sub(lambda found: f"{PLACE_BEGIN}{found[1].replace('#', '')}{PLACE_END}", lines)


def _lines_that_hold(lines: Iterable[str], facts: Facts) -> list[str]:
    kept: list[str] = []
    holding: list[bool] = []  # of each condition that is open, the outermost first
    for number, line in enumerate(lines, start=1):
        directive = _DIRECTIVE.fullmatch(line.strip())
        if directive is None:
            if all(holding):
                kept.append(line)
            continue
        word, condition = directive.groups()
        if word == "if":
            holding.append(_holds(condition, facts, number))
        elif not holding:
            raise TemplateError(f"line {number}: {word} without an if")
        elif word == "else":
            holding[-1] = not holding[-1]
        else:
            holding.pop()
    if holding:
        raise TemplateError("the last if has no end")
    return kept


def _holds(condition: str, facts: Facts, number: int) -> bool:
    return all(_part_holds(part, facts, number) for part in condition.split(" and "))


def _part_holds(part: str, facts: Facts, number: int) -> bool:
    found = _CONDITION.fullmatch(part.strip())
    if found is None or found[1] not in facts:
        raise TemplateError(f"line {number}: {part!r} is no condition")
    key, relation, value = found.groups()
    fact = facts[key]
    if relation in ("==", "!="):
        return (_text(fact) == value) is (relation == "==")
    if isinstance(fact, str):
        raise TemplateError(f"line {number}: {key} is no list")
    return (value in fact) is (relation == "has")


def _value(key: str, facts: Facts) -> str:
    if key not in facts:
        raise TemplateError(f"{key} is no value")
    return _text(facts[key])


def _text(fact: str | tuple[str, ...]) -> str:
    return fact if isinstance(fact, str) else ", ".join(fact)
