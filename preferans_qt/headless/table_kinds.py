"""Examples about what is allowed at the table: auction, whist order, contracts, cards, tricks."""

from preferans_qt.game.actions import Bid, Call, Here, Name, Pass, TakeTalon
from preferans_qt.game.auction import ALL_CALLS, after_call, why_not_call
from preferans_qt.game.cards import (
    SUIT_LETTERS,
    Card,
    Suit,
    card_set,
    card_text,
    parse_card,
    suit_of,
)
from preferans_qt.game.contracts import LADDER
from preferans_qt.game.deal import Auction, Exchange, Naming
from preferans_qt.game.exchange import why_not_name
from preferans_qt.game.tricks import legal_cards, winning_index
from preferans_qt.game.whist import ALL_WHIST_CALLS, why_not_whist_call
from preferans_qt.headless.comparing import set_differences, value_differences
from preferans_qt.headless.errors import InputError
from preferans_qt.headless.fields import Fields, brief, entries_of, items_of, pair_of
from preferans_qt.headless.kinds import Computed, Kind
from preferans_qt.headless.outcomes import (
    MOST_RASPASY,
    STAY,
    bid_of,
    contract_of,
    next_to_declare,
    refused,
    whist_calls,
)
from preferans_qt.headless.table import Plain, Table

# In the order in which a person lists them: pass, the ladder, here
_CALLS = sorted(ALL_CALLS, key=lambda call: (isinstance(call, Here), not isinstance(call, Pass)))
_WHIST_CALLS = sorted(ALL_WHIST_CALLS, key=lambda call: ("whist", "pass", "half").index(str(call)))
_NO_TRUMP = "NT"


def texts_of(written: object, where: str) -> list[str]:
    """A list of texts."""
    items = items_of(written, where)
    texts = [item for item in items if isinstance(item, str)]
    if len(texts) != len(items):
        raise InputError(f"{where}: {brief(written)} is not a list of texts")
    return texts


# --------------------------------------------------------------------- auction


def _call_text(call: Call) -> str:
    return str(call.contract) if isinstance(call, Bid) else str(call)


def _call_of(written: object, where: str) -> Call:
    if written == "pass":
        return Pass()
    if written == "here":
        return Here()
    if written == str(TakeTalon()):
        return TakeTalon()
    return Bid(bid_of(written, where))


def _auction(example: Fields, table: Table) -> Computed:
    """Calls in turn: how the auction stands after them, and what was legal before each."""
    run = example.number("run", 0, MOST_RASPASY, 0)
    where = example.place("calls")
    state: Auction | Exchange | None = Auction(table.seating.active[0])
    legal: list[Plain] = []
    for number, item in enumerate(example.items("calls"), start=1):
        place = f"{where}, call {number}"
        name, word = pair_of(item, place, "[A, 6S]")
        seat, call = table.seat(name, place), _call_of(word, place)
        if not isinstance(state, Auction):
            raise InputError(f"{place}: the auction is over")
        if seat != state.actor:
            raise InputError(f"{place}: it is the turn of {table.names[state.actor]}, not {name}")
        reason = why_not_call(table.rules, table.seating, run, state, call)
        if reason is not None:
            raise refused(place, _call_text(call), reason)
        legal.append(_legal_calls(table, run, state))
        state = after_call(table.rules, table.seating, run, state, call)
    legal.append(_legal_calls(table, run, state))
    steps: dict[str, Plain] = {str(number): calls for number, calls in enumerate(legal)}
    return Computed(_auction_result(table, state), {"legal_after": steps})


def _legal_calls(table: Table, run: int, state: Auction | Exchange | None) -> list[Plain]:
    if not isinstance(state, Auction):
        return []
    return [
        _call_text(call)
        for call in _CALLS
        if why_not_call(table.rules, table.seating, run, state, call) is None
    ]


def _auction_result(table: Table, state: Auction | Exchange | None) -> dict[str, Plain]:
    match state:
        case None:
            return {"result": "raspasy"}
        case Exchange():
            return {
                "result": "won",
                "player": table.names[state.declarer],
                "bid": str(state.bid),
            }
        case Auction():
            return {"result": "open", "to_call": table.names[state.actor]}


def _tell_auction(computed: Computed) -> list[str]:
    match computed.result:
        case {"player": player, "bid": bid}:
            return [f"{player} wins with {bid}"]
        case {"to_call": player}:
            return [f"{player} is to call"]
    return ["raspasy"]


def _check_auction(example: Fields, table: Table, computed: Computed) -> list[str]:
    differences: list[str] = []
    if "expect" in example:
        where = example.place("expect")
        found = dict(entries_of(computed.result, where))
        differences += value_differences(dict(entries_of(example.value("expect"), where)), found)
    where = example.place("legal_after")
    steps = dict(entries_of(computed.details["legal_after"], where))
    for key, calls in entries_of(example.value("legal_after") or {}, where):
        if str(key) not in steps:
            raise InputError(f"{where}: {brief(key)} is not a number of calls made")
        place = f"{where}, {key}"
        found_calls = texts_of(steps[str(key)], place)
        differences += set_differences(texts_of(calls, place), found_calls, f"legal after {key}")
    return differences


# --------------------------------------------------------------------- whist declarations


def _whist_order(example: Fields, table: Table) -> Computed:
    """For each list of declarations so far: who speaks next, and what he may say."""
    declarer = table.active_seat(example.needed("declarer"), example.place("declarer"))
    contract = contract_of(example.needed("contract"), example.place("contract"))
    steps: list[Plain] = []
    for number, (so_far, _, _) in enumerate(_steps(example), start=1):
        place = f"{example.place('steps')}, step {number}"
        calls = whist_calls(so_far, table, declarer, contract, place)
        speaker = next_to_declare(table, declarer, contract, calls)
        said: list[Plain] = [[table.names[seat], str(call)] for seat, call in calls]
        may: list[Plain] = [
            str(call)
            for call in _WHIST_CALLS
            if speaker is not None
            and why_not_whist_call(table.rules, contract, calls, call) is None
        ]
        steps.append([said, None if speaker is None else table.names[speaker], may])
    return Computed(steps)


def _tell_whist_order(computed: Computed) -> list[str]:
    lines = []
    for step in items_of(computed.result, "computed"):
        said, speaker, may = items_of(step, "computed")
        calls = ", ".join(" ".join(map(str, items_of(call, ""))) for call in items_of(said, ""))
        words = " or ".join(map(str, items_of(may, "")))
        turn = "nobody is asked" if speaker is None else f"{speaker} says {words}"
        lines.append(f"after {calls or 'the contract'}: {turn}")
    return lines


def _steps(example: Fields) -> list[tuple[object, object, object]]:
    """Steps as ``[declarations so far, speaker, what he may say]``."""
    where = example.place("steps")
    steps: list[tuple[object, object, object]] = []
    for item in example.items("steps"):
        if not isinstance(item, list) or len(item) != 3:
            raise InputError(
                f"{where}: {brief(item)} should read like [[[B, pass]], C, [whist, pass, half]]"
            )
        steps.append((item[0], item[1], item[2]))
    return steps


def _check_whist_order(example: Fields, table: Table, computed: Computed) -> list[str]:
    differences: list[str] = []
    where = example.place("steps")
    pairs = zip(_steps(example), items_of(computed.result, where), strict=True)
    for number, ((_, speaker, may), found) in enumerate(pairs, start=1):
        _, found_speaker, found_calls = items_of(found, where)
        if speaker != found_speaker:
            differences.append(
                f"step {number}: expected {brief(speaker)} next, computed {brief(found_speaker)}"
            )
        wanted = ["whist" if word == STAY else word for word in texts_of(may or [], where)]
        differences += set_differences(wanted, texts_of(found_calls, where), f"step {number}")
    return differences


# --------------------------------------------------------------------- contract and cards


def _contract_choice(example: Fields, _: Table) -> Computed:
    """The contracts that the winner of the auction may name, and those he may not (C4.3)."""
    won = contract_of(example.needed("won"), example.place("won"))
    naming = Naming(0, won)
    legal = [
        contract
        for contract in LADDER
        if (contract == won if won.is_misere else why_not_name(naming, Name(contract)) is None)
    ]
    return Computed(
        {
            "legal": [str(contract) for contract in legal],
            "illegal": [str(contract) for contract in LADDER if contract not in legal],
        }
    )


def _check_contract_choice(example: Fields, _: Table, computed: Computed) -> list[str]:
    """Of the legal and of the illegal contracts, those that are expected."""
    found = Fields(computed.result, "computed")
    return [
        f"{contract}: expected to be {key}, computed otherwise"
        for key in ("legal", "illegal")
        for item in items_of(example.value(key) or [], example.place(key))
        for contract in (str(contract_of(item, example.place(key))),)
        if contract not in found.items(key)
    ]


def _suit_of_key(example: Fields, key: str) -> Suit | None:
    """A suit letter; None when it is missing, null or NT."""
    letter = example.value(key)
    if letter is None or letter == _NO_TRUMP:
        return None
    if not isinstance(letter, str) or len(letter) != 1 or letter not in SUIT_LETTERS:
        raise example.refuse(key, f"{brief(letter)} is no suit; write S, C, D or H")
    return SUIT_LETTERS.index(letter)


def _card(written: object, where: str) -> Card:
    try:
        return parse_card(written if isinstance(written, str) else "")
    except ValueError as error:
        raise InputError(
            f"{where}: {brief(written)} is not a card; write it like 10H or AS"
        ) from error


def _cards(written: object, where: str) -> list[Card]:
    cards = [_card(item, where) for item in items_of(written, where)]
    if len(set(cards)) != len(cards):
        raise InputError(f"{where}: a card is named twice")
    return cards


def _legal_cards(example: Fields, table: Table) -> Computed:
    """The cards of a hand that may be played to a lead (C7.3)."""
    if table.rules.must_overtake:
        raise example.refuse("override", "must_overtake needs the cards on the table, not a hand")
    hand = _cards(example.needed("hand"), example.place("hand"))
    legal = legal_cards(
        card_set(hand),
        _suit_of_key(example, "lead"),
        _suit_of_key(example, "trump"),
        must_trump=table.rules.must_trump,
    )
    return Computed({"legal": [card_text(card) for card in hand if legal >> card & 1]})


def _check_legal_cards(example: Fields, _: Table, computed: Computed) -> list[str]:
    where = example.place("legal")
    wanted = [card_text(card) for card in _cards(example.value("legal"), where)]
    found = Fields(computed.result, "computed").items("legal")
    return set_differences(wanted, texts_of(found, where), "legal")


def _trick(example: Fields, _: Table) -> Computed:
    """Who takes a trick: highest trump, else highest card of the suit led (C7.6).

    With four the dealer's card from the talon may lie first, so any name may have played a card.
    """
    where = example.place("cards")
    pairs = [pair_of(item, where, "[A, AS]") for item in example.items("cards")]
    seats = texts_of([name for name, _ in pairs], where)
    cards = _cards([card for _, card in pairs], where)
    if len(set(seats)) != len(seats) or not 3 <= len(cards) <= 4:
        raise example.refuse("cards", "a trick has three or four cards, each from another seat")
    lead, trump = _suit_of_key(example, "lead"), _suit_of_key(example, "trump")
    suit = suit_of(cards[0]) if lead is None else lead
    if not any(suit_of(card) in (suit, trump) for card in cards):
        raise example.refuse("cards", f"no card is of the suit {SUIT_LETTERS[suit]} (C9.4)")
    return Computed({"winner": seats[winning_index(tuple(cards), suit, trump)]})


def _check_trick(example: Fields, _: Table, computed: Computed) -> list[str]:
    return value_differences(
        {"winner": example.value("winner")}, dict(entries_of(computed.result, "computed"))
    )


KINDS = {
    "auction": Kind(
        ("calls", "run", "legal_after"),
        ("expect", "legal_after"),
        _auction,
        _check_auction,
        _tell_auction,
    ),
    "whist_order": Kind(
        ("declarer", "contract", "steps"),
        ("steps",),
        _whist_order,
        _check_whist_order,
        _tell_whist_order,
    ),
    "contract_choice": Kind(
        ("won", "legal", "illegal"),
        ("legal", "illegal"),
        _contract_choice,
        _check_contract_choice,
    ),
    "legal_cards": Kind(
        ("hand", "lead", "trump", "legal"), ("legal",), _legal_cards, _check_legal_cards
    ),
    "trick": Kind(("lead", "trump", "cards", "winner"), ("winner",), _trick, _check_trick),
}
