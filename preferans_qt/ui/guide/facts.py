"""What the pages of the guide can say and ask about: the rules, and the prices that follow."""

import re

from preferans_qt.game.contracts import LEVELS, Contract, Strain, parse_contract, trick_contract
from preferans_qt.game.deal import Seating
from preferans_qt.game.entries import Why
from preferans_qt.game.outcome import ContractResult, Defence
from preferans_qt.game.penalties import LOOKING_BACK_TRICKS, WRONG_COUNT_TRICKS
from preferans_qt.game.presets import DEFAULT_PRESET
from preferans_qt.game.rule_values import plain_text
from preferans_qt.game.rules import Rules, to_mapping
from preferans_qt.game.scoring import entries
from preferans_qt.game.sheet import empty_sheet
from preferans_qt.ui.dialogs.profiles import profile_title
from preferans_qt.ui.guide.commented import commented_facts
from preferans_qt.ui.guide.tables import table_facts
from preferans_qt.ui.guide.template import Facts

# The deal that the guide explains: its number, the contract, and the tricks of the three hands
WORKED_NUMBER = 12
WORKED_CONTRACT = "7H"
WORKED_TRICKS = (8, 1, 1)

_TRICKS = 10
_SEATING = Seating(3, 2)  # seat 0 is first hand
_DECLARER, _FIRST_DEFENDER, _SECOND_DEFENDER = 0, 1, 2
_MARKDOWN_SIGNS = re.compile(r"([\\`*_{}\[\]<>()#+\-.!|&~])")


def facts_of(rules: Rules, profile: str, players: int) -> dict[str, str | tuple[str, ...]]:
    """The facts of a match: ``profile`` is the title of its rules, or empty.

    A parameter goes by its key, a number by level by key and level (``contract_value_6``).
    """
    facts: dict[str, str | tuple[str, ...]] = {}
    for key, value in to_mapping(rules).items():
        if isinstance(value, dict):
            facts.update({f"{key}_{level}": str(value.get(level, 0)) for level in LEVELS})
        elif isinstance(value, list):
            facts[key] = tuple(str(item) for item in value)
        else:
            facts[key] = plain_text(value)
    facts["profile"] = _MARKDOWN_SIGNS.sub(r"\\\1", profile)
    facts["example_profile"] = profile_title(DEFAULT_PRESET)
    facts["has_profile"] = plain_text(bool(profile))
    facts["table_size"] = str(players)
    facts["pool_total"] = str((rules.pool_target or 0) * players)
    facts["max_deals"] = plain_text(rules.max_deals)
    facts["end_by_clock"] = plain_text(rules.end_limit.startswith("clock"))
    facts["clock_minutes"] = rules.end_limit.removeprefix("clock").lstrip(":") or "null"
    facts["has_half_whist"] = plain_text(bool(rules.half_whist_levels))
    facts["consolation_is_fixed"] = plain_text(rules.consolation in ("fixed_10", "fixed_15"))
    facts["rounding_whists"] = str((rules.mountain_point_in_whists or 0) // players)
    facts["wrong_count_tricks"] = str(WRONG_COUNT_TRICKS)
    facts["looking_back_tricks"] = str(LOOKING_BACK_TRICKS)
    for level in LEVELS:
        facts.update(_prices(rules, trick_contract(level, Strain.SPADES)))
    facts.update(_worked_example(rules))
    facts.update(commented_facts(rules))
    facts.update(table_facts(rules, players))
    return facts


def _prices(rules: Rules, contract: Contract) -> Facts:
    """What one trick more or less means at a level, as the rules of scoring have it."""
    level = contract.level
    down = _price_by_reason(rules, contract, (level - 1, _TRICKS - level + 1, 0))
    short = _price_by_reason(rules, contract, (_TRICKS, 0, 0), both=False)
    half = ContractResult(
        _DECLARER, contract, Defence((), half_whister=_SECOND_DEFENDER), (0, 0, 0)
    )
    written = entries(rules, _SEATING, empty_sheet(3), half)
    brought = sum(entry.amount for entry in written if entry.why is Why.HALF_WHIST)
    return {
        f"undertrick_{level}": str(abs(down.get(Why.CONTRACT_FAILED, 0))),
        f"whist_{level}": str(down.get(Why.TRICKS_WHISTED, 0)),
        f"consolation_{level}": str(down.get(Why.CONSOLATION, 0)),
        f"missing_whist_{level}": str(abs(short.get(Why.WHIST_SHORT, 0))),
        f"half_whist_{level}": str(brought),
    }


def _price_by_reason(
    rules: Rules, contract: Contract, tricks: tuple[int, int, int], *, both: bool = True
) -> dict[Why, int]:
    """The price of one trick for each reason to write, when one defender whists or both do."""
    whisters = (_FIRST_DEFENDER, _SECOND_DEFENDER) if both else (_FIRST_DEFENDER,)
    result = ContractResult(_DECLARER, contract, Defence(whisters), tricks)
    written = entries(rules, _SEATING, empty_sheet(3), result)
    return {entry.why: entry.price for entry in written}


def _worked_example(rules: Rules) -> Facts:
    defence = Defence((_FIRST_DEFENDER, _SECOND_DEFENDER))
    result = ContractResult(_DECLARER, parse_contract(WORKED_CONTRACT), defence, WORKED_TRICKS)
    amounts = {
        (entry.seat, entry.why): entry.amount
        for entry in entries(rules, _SEATING, empty_sheet(3), result)
    }
    return {
        "worked_number": str(WORKED_NUMBER),
        "worked_pool": str(amounts[_DECLARER, Why.CONTRACT_MADE]),
        "worked_whists": str(amounts[_FIRST_DEFENDER, Why.TRICKS_WHISTED]),
    }
