"""The command ``score``: worked examples computed, and compared with what they expect."""

from collections.abc import Sequence

from preferans_qt.headless.examples import KINDS, Scored, Verdict, score_document
from preferans_qt.headless.reading import read_document, source_name
from preferans_qt.headless.report import Report, Status


def score(path: str, *, check: bool) -> Report:
    """Score the examples of a file; with ``check`` any difference fails.

    Raises InputError when the file holds no examples.
    """
    scored = score_document(read_document(path), source_name(path))
    complaints = tuple(example.error for example in scored if example.error)
    status = Status.SUCCESS
    if complaints:
        status = Status.BAD_INPUT
    elif check and any(example.differs for example in scored):
        status = Status.CHECK_FAILED
    lines = _checked(scored) if check else _computed(scored)
    data = {"examples": [_as_data(example) for example in scored]}
    return Report(data, lines, status, complaints)


def _as_data(example: Scored) -> dict[str, object]:
    named: dict[str, object] = {"id": example.id, "kind": example.kind}
    if example.verdict is None:
        return {**named, "result": None, "ok": False, "differences": [], "error": example.error}
    named |= _verdict_as_data(example.verdict)
    if example.alternatives:
        named["alternatives"] = [_verdict_as_data(verdict) for verdict in example.alternatives]
    return named


def _verdict_as_data(verdict: Verdict) -> dict[str, object]:
    return {
        "result": verdict.computed.result,
        **verdict.computed.details,
        "ok": verdict.ok,
        "differences": list(verdict.differences),
    }


def _labelled(example: Scored) -> list[tuple[str, Verdict]]:
    return [
        (f"{example.id}, alternative {number}" if number else example.id, verdict)
        for number, verdict in enumerate(example.verdicts)
    ]


def _computed(scored: Sequence[Scored]) -> list[str]:
    lines = []
    for example in scored:
        for label, verdict in _labelled(example):
            told = KINDS[example.kind].tell(verdict.computed)
            lines += [f"{label}: {told[0]}", *(f"    {line}" for line in told[1:])]
    return lines


def _checked(scored: Sequence[Scored]) -> list[str]:
    lines = [
        f"{label}: {difference}"
        for example in scored
        for label, verdict in _labelled(example)
        for difference in verdict.differences
    ]
    verdicts = [verdict for example in scored for verdict in example.verdicts]
    differing = sum(verdict.ok is False for verdict in verdicts)
    agreeing = sum(verdict.ok is True for verdict in verdicts)
    return [*lines, f"{agreeing} as expected, {differing} not (alternatives included)"]
