"""Rules while they are being changed: what differs, what does not go together, what follows."""

from collections.abc import Iterator, Mapping
from typing import Any

from preferans_qt.game.presets import PRESETS
from preferans_qt.game.rule_clashes import find_clashes
from preferans_qt.game.rule_values import Choice, Problem
from preferans_qt.game.rules import Rules, parameter_table, with_overrides
from preferans_qt.store.profiles import Profile


class RulesDraft:
    """The rules of a profile with changes that need not make sense yet.

    What a person chose is kept even while it has no meaning: a value that the others need, or
    leave no choice for, stands in its place until they change again.
    """

    def __init__(self, profile: Profile) -> None:
        self._preset = PRESETS[profile.base]
        self._base = dict(self._preset)
        self._start = dict(profile.rules)
        self._chosen = dict(self._start)
        self.values: Mapping[str, Any] = dict(self._start)
        self.problems: Mapping[str, Problem] = {}

    @property
    def is_changed(self) -> bool:
        """Whether anything is not as it was at the start."""
        return self.values != self._start

    def differs(self, key: str) -> bool:
        """Whether a rule is not as in the preset."""
        return bool(self.values[key] != self._base[key])

    @property
    def differing(self) -> tuple[str, ...]:
        """The rules that are not as in the preset."""
        return tuple(key for key in self.values if self.differs(key))

    def base_value(self, key: str) -> object:
        """The value of the preset."""
        return self._base[key]

    def change(self, key: str, value: object) -> tuple[str, ...]:
        """Change a rule; the others that changed with it. Raises RulesError, KeyError."""
        self._chosen[key] = parameter_table()[key].accept(value)
        return self._follow(key)

    def reset(self, key: str) -> tuple[str, ...]:
        """Take a rule back to the preset; the others that changed with it."""
        return self.change(key, self._base[key])

    def reset_all(self) -> None:
        """Take every rule back to the preset."""
        self._chosen = dict(self._base)
        self.values, self.problems = dict(self._base), {}

    def rules(self) -> Rules:
        """The rules as they are now. Raises RulesError when they do not go together."""
        return with_overrides(self._preset, self.values)

    def _follow(self, key: str) -> tuple[str, ...]:
        """Let the other rules follow a change; what stays wrong is for the person to decide."""
        before = self.values
        values = dict(self._chosen)
        for _ in values:
            problem = next((each for each in _clashes(values) if _is_settled(each, key)), None)
            if problem is None:
                break
            values[problem.key] = self._fitting(problem.key, values)
        self.values = values
        self.problems = {problem.key: problem for problem in _clashes(values)}
        return tuple(each for each in values if values[each] != before[each] and each != key)

    def _fitting(self, key: str, values: Mapping[str, Any]) -> object:
        """The first value that goes with the others: the preset's, the usual one, any other."""
        for value in self._candidates(key):
            if all(problem.key != key for problem in _clashes({**values, key: value})):
                return value
        return values[key]

    def _candidates(self, key: str) -> Iterator[object]:
        parameter = parameter_table()[key]
        yield self._base[key]
        yield parameter.accept(parameter.default)
        yield from (getattr(rules, key) for rules in PRESETS.values())
        if isinstance(parameter.kind, Choice):
            yield from parameter.kind.choices


def _clashes(values: Mapping[str, Any]) -> tuple[Problem, ...]:
    return find_clashes(values, parameter_table())


def _is_settled(problem: Problem, changed: str) -> bool:
    """Whether a clash is settled without asking: a value is needed, or signed points forbid it.

    The rule that was changed is never touched.
    """
    forbidden = any(text == "ledger: signed_points" for text in problem.beside)
    return problem.key != changed and (problem.value is None or forbidden)
