"""Rules by name or from a file, and the commands ``rules list``, ``show`` and ``check``."""

from collections.abc import Mapping
from pathlib import Path

import yaml

from preferans_qt.game.presets import DEFAULT_PRESET, PRESETS, parse_rules, preset
from preferans_qt.game.rule_values import RulesError, plain_text
from preferans_qt.game.rules import Rules, differences, parameter_table, to_mapping
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.reading import STANDARD_INPUT, read_document, source_name
from preferans_qt.headless.report import Report

# The heading above the first parameter of each group, as the reference orders them
_GROUPS = {
    "convention": "The game",
    "pool_target": "The pool and the end of a match",
    "contract_value": "Prices",
    "packet_size": "The deal and the auction",
    "final_contract": "The declarer",
    "whist_quota": "The defenders",
    "first_lead": "The play",
    "raspasy_scoring": "Raspasy",
    "practice_first_error_amnesty": "Practice",
}


def list_presets() -> Report:
    """Every preset on a line."""
    lines = [f"{name:<14} {_summary(rules)}" for name, rules in PRESETS.items()]
    data = [{"name": name, "summary": _summary(rules)} for name, rules in PRESETS.items()]
    return Report({"presets": data}, lines)


def _summary(rules: Rules) -> str:
    players = " or ".join(str(number) for number in rules.players)
    if rules.ledger == "signed_points":
        return f"{players} players, signed points, no pool"
    scope = "together" if rules.pool_scope == "shared_total" else "each"
    if rules.raspasy_scoring == "mountain":
        prices = "-".join(str(price) for price in rules.raspasy_prices or ())
        raspasy = f"raspasy {prices} a trick"
    else:
        raspasy = f"raspasy {rules.raspasy_whist_rate} whists a trick"
    whist = f"{rules.responsibility} responsibility, {rules.sharing.replace('_', ' ')}"
    return f"{players} players, pool {rules.pool_target} {scope}, {raspasy}, {whist}"


def show_preset(name: str) -> Report:
    """Every value of a preset, as YAML that ``rules check`` reads, or as one mapping.

    Raises InputError for an unknown name.
    """
    rules = _preset(name)
    lines = [f"name: {name}", f"base: {name}"]
    for line in _yaml_lines(rules):
        key, _, _ = line.partition(":")
        if key in _GROUPS:
            lines += ["", f"# {_GROUPS[key]}"]
        lines.append(line)
    return Report({"name": name, "base": name, **to_mapping(rules)}, lines)


def _yaml_lines(rules: Rules) -> list[str]:
    """Every parameter with its value on a line of YAML."""
    text: str = yaml.safe_dump(
        to_mapping(rules), sort_keys=False, default_flow_style=None, width=1000
    )
    return text.splitlines()


def check_profile(path: str) -> Report:
    """A custom profile: its name, and what it changes in its base.

    Raises InputError with a line for each problem.
    """
    name, base, rules = read_profile(path)
    changes = differences(rules, preset(base))
    numbers = {key: parameter_table()[key].number for key in changes}
    lines = [f"{name}: differs from {base} in {len(changes)} of {len(parameter_table())} values"]
    lines += [f"  {numbers[key]} {key}: {plain_text(value)}" for key, value in changes.items()]
    return Report({"name": name, "base": base, "differences": changes}, lines)


def read_profile(path: str) -> tuple[str, str, Rules]:
    """Name, base preset and rules of a custom profile; InputError when it cannot be used."""
    source = source_name(path)
    document = read_document(path)
    if not isinstance(document, Mapping):
        raise InputError(f"{source}: a profile reads like 'name: ours', 'base: leningrad', …")
    try:
        rules = parse_rules(document, source)
    except RulesError as error:
        raise InputError(str(error)) from error
    name = str(document.get("name") or Path(path).stem)
    return name, str(document.get("base", DEFAULT_PRESET)), rules


def _preset(name: str) -> Rules:
    try:
        return preset(name)
    except RulesError as error:
        raise InputError(str(error)) from error


def rules_named(name: str) -> tuple[str, Rules]:
    """The rules of a preset, or of a custom profile in a file, with their name.

    Raises InputError.
    """
    if name in PRESETS:
        return name, PRESETS[name]
    if name == STANDARD_INPUT or Path(name).suffix in (".yaml", ".yml", ".json"):
        custom, _, rules = read_profile(name)
        return custom, rules
    return name, _preset(name)


def check_players(name: str, rules: Rules, players: int) -> None:
    """Raise InputError when the rules are not for so many players."""
    if players not in rules.players:
        allowed = " or ".join(str(number) for number in rules.players)
        raise InputError(f"--players {players}: {name} is played by {allowed}")
