"""Worked examples: whole documents of them, computed and compared with what they expect.

The format is that of the rules reference: ``{examples: [{id, kind, profile, …, expect}, …]}``.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain

from preferans_qt.game.presets import DEFAULT_PRESET
from preferans_qt.headless import deal_kinds, sheet_kinds, table_kinds
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.fields import Fields, brief, entries_of
from preferans_qt.headless.kinds import Computed, Kind
from preferans_qt.headless.table import table_of

KINDS: dict[str, Kind] = {**deal_kinds.KINDS, **sheet_kinds.KINDS, **table_kinds.KINDS}

_USUAL_PROFILES = {"polish": "polish"}  # by kind
_COMMON_KEYS = ("id", "kind", "profile", "override", "seats", "dealer", "expect", "alternatives")
_LARGEST_ID = 10**9
_REMARKS = ("source", "status", "note")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an example comes to; ``ok`` is None when nothing is expected."""

    computed: Computed
    differences: tuple[str, ...]
    ok: bool | None


@dataclass(frozen=True, slots=True)
class Scored:
    """One example after computation: its verdict, or the reason why it cannot be used.

    ``alternatives`` are the verdicts under other agreements, where sources disagree.
    """

    id: str
    kind: str
    verdict: Verdict | None = None
    alternatives: tuple[Verdict, ...] = ()
    error: str = ""

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdict and those of the alternatives."""
        return () if self.verdict is None else (self.verdict, *self.alternatives)

    @property
    def differs(self) -> bool:
        """Whether anything differs from what is expected."""
        return any(verdict.ok is False for verdict in self.verdicts)


def score_document(document: object, source: str) -> list[Scored]:
    """Every example of a document: ``{examples: […]}``, a list of examples, or a single one.

    Raises InputError when it holds no examples; a fault of one example stands in its ``error``.
    """
    examples = document
    if isinstance(document, Mapping):
        examples = [document] if "kind" in document else document.get("examples")
    if not isinstance(examples, list) or not examples:
        raise InputError(f"{source}: no examples; a document starts like 'examples: [{{id: …'")
    return [
        _score(example, f"{source}, example {number}")
        for number, example in enumerate(examples, start=1)
    ]


def _score(example: object, where: str) -> Scored:
    name = kind_name = "?"
    try:
        fields = Fields(example, where)
        name = _name_of(fields)
        fields = Fields(example, f"example {name}")
        kind_name = fields.text("kind")
        if kind_name not in KINDS:
            raise fields.refuse("kind", f"{brief(kind_name)} is not one of {', '.join(KINDS)}")
        verdict = _verdict(fields, kind_name)
        alternatives = tuple(
            _verdict(alternative, kind_name) for alternative in _alternatives(fields)
        )
    except InputError as error:
        return Scored(name, kind_name, error=str(error))
    return Scored(name, kind_name, verdict, alternatives)


def _name_of(fields: Fields) -> str:
    if type(fields.value("id")) is int:
        return str(fields.number("id", 0, _LARGEST_ID))
    return fields.text("id")


def _alternatives(fields: Fields) -> list[Fields]:
    """The example once for each alternative, with what that changes; overrides are joined."""
    if "alternatives" not in fields:
        return []
    joined = []
    for number, item in enumerate(fields.items("alternatives"), start=1):
        where = f"{fields.where}, alternative {number}"
        changes = dict(entries_of(item, where))
        overrides = [
            entries_of(override, f"{where}, override")
            for override in (fields.value("override"), changes.get("override"))
            if override is not None
        ]
        changes["override"] = dict(chain.from_iterable(overrides))
        joined.append(fields.with_changes(changes, where))
    return joined


def _verdict(fields: Fields, kind_name: str) -> Verdict:
    kind = KINDS[kind_name]
    fields.refuse_slips((*_COMMON_KEYS, *_REMARKS, *kind.keys))
    table = table_of(fields, _USUAL_PROFILES.get(kind_name, DEFAULT_PRESET))
    computed = kind.compute(fields, table)
    if not any(key in fields for key in kind.expectations):
        return Verdict(computed, (), None)
    differences = tuple(kind.check(fields, table, computed))
    return Verdict(computed, differences, not differences)
