"""The command ``replay``: a match file played again, with everything it claims checked."""

from preferans_qt.headless.errors import InputError
from preferans_qt.headless.reading import read_text, source_name
from preferans_qt.headless.report import Report, Status
from preferans_qt.headless.summary import (
    deal_data,
    deal_line,
    match_data,
    results_text,
    standing,
    table_at,
)
from preferans_qt.match.file import MatchFileError, salvage
from preferans_qt.match.verify import replay as replay_log


def replay(path: str) -> Report:
    """Chain of digests, legality of every action, and the sheet summed up anew.

    What is sound is told in any case; the check fails with one line for each fault. Raises
    InputError for what is no match file.
    """
    source = source_name(path)
    text = read_text(path)
    try:
        header, entries, problem = salvage(text)
    except MatchFileError as error:
        raise InputError(f"{source}: {error}") from error
    found = replay_log(header, entries)
    session = found.session
    faults = tuple(f"{source}: {fault}" for fault in ((problem,) if problem else ()) + found.faults)
    table, match = table_at(session), session.match
    deals = list(enumerate(match.finished, start=1))
    state = "over" if match.is_over else "not over"
    lines = [
        f"{header.profile}, {header.players} players, {len(deals)} deals, {state}",
        *(deal_line(table, scored, number) for number, scored in deals),
        f"whists: {results_text(header.names, standing(match))}",
    ]
    if not faults:
        lines.append(f"verified: {len(entries)} entries, every action legal, the sheet adds up")
    data = {
        "rules": header.profile,
        "players": header.players,
        "entries": len(entries),
        **match_data(session),
        "deals": [deal_data(table, scored, number) for number, scored in deals],
        "ok": not faults,
        "faults": list(faults),
    }
    return Report(data, lines, Status.CHECK_FAILED if faults else Status.SUCCESS, faults)
