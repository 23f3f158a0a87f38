"""Deal sources, and matches played without a window."""

import hashlib
from collections.abc import Sequence

import pytest

from preferans_qt.game.actions import StartDeal
from preferans_qt.match.deals import RepeatedDeals, SecretDeals, SeededDeals
from preferans_qt.match.drivers import Driver, HumanDriver, decision_seed
from preferans_qt.match.playing import SilentDriver, play_deals, play_match
from preferans_qt.match.session import Session
from preferans_qt.match.verify import keeps_promise
from tests.match.games import header_of, played, random_drivers


def test_a_seed_gives_the_promised_deals() -> None:
    number = int.from_bytes(hashlib.sha256(b"spring:3").digest(), "big") % 2**63
    assert SeededDeals("spring").start_deal(3) == StartDeal(number, "")
    assert SeededDeals("spring", first=2).start_deal(1) == StartDeal(number, "")
    assert SeededDeals(5).start_deal(0) == SeededDeals("5").start_deal(0)


def test_secret_deals_differ_and_keep_their_promise() -> None:
    starts = [SecretDeals().start_deal(index) for index in range(20)]
    assert len({start.number for start in starts}) == len({start.salt for start in starts}) == 20
    for start in starts:
        assert len(start.salt) == 32
        promised = hashlib.sha256(
            f"preferans deal {start.number} salt {start.salt}".encode()
        ).hexdigest()
        assert keeps_promise(promised, start)
        assert keeps_promise(f" {promised.upper()}\n", start)
        assert not keeps_promise(promised, StartDeal(start.number, ""))


def test_a_log_gives_its_deals_again() -> None:
    session = played(deals=3, undos=0.05)
    deals = RepeatedDeals(session.entries)
    assert [deals.start_deal(index) for index in range(3)] == [
        scored.start for scored in session.match.finished
    ]


def test_a_bots_seed_follows_from_the_source_and_the_place() -> None:
    seeds = {decision_seed(source, length) for source in ("a", "b") for length in range(50)}
    assert len(seeds) == 100
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert decision_seed("a", 7) == decision_seed("a", 7)


def test_a_match_is_played_to_its_end() -> None:
    session = Session(header_of(end_limit="max_deals:5"))
    assert play_match(session, random_drivers(), SeededDeals(1)) == 5
    assert session.match.is_over


def test_a_match_is_played_for_some_deals_and_goes_on_later() -> None:
    whole = Session(header_of(end_limit="max_deals:5"))
    play_match(whole, random_drivers(), SeededDeals(1))
    parts = Session(header_of(end_limit="max_deals:5"))
    assert play_match(parts, random_drivers(), SeededDeals(1), most=2) == 2
    assert play_match(parts, random_drivers(), SeededDeals(1), most=0) == 0
    assert play_match(parts, random_drivers(), SeededDeals(1), most=9) == 3
    assert parts.entries == whole.entries


def test_a_match_broken_off_within_a_deal_goes_on_there() -> None:
    whole = Session(header_of(end_limit="max_deals:2"))
    play_match(whole, random_drivers(), SeededDeals(1))
    for cut in range(0, whole.log_length, 7):
        session = Session(whole.header, whole.entries[:cut])
        play_match(session, random_drivers(), SeededDeals(1))
        assert session.entries == whole.entries


def test_a_seat_that_does_not_answer_is_reported() -> None:
    drivers = [HumanDriver(), *random_drivers()[1:]]
    with pytest.raises(SilentDriver, match="seat 0"):
        play_match(Session(header_of()), drivers, SeededDeals(1))


def test_deals_go_on_over_the_ends_of_matches() -> None:
    def sit_down(number: int) -> tuple[Session, Sequence[Driver]]:
        header = header_of(id=f"{number:032x}", end_limit="max_deals:3")
        return Session(header), random_drivers(source=str(number))

    def matches() -> list[Session]:
        return list(dict.fromkeys(play_deals(8, "seed", sit_down)))

    sessions = matches()
    assert [len(session.match.finished) for session in sessions] == [3, 3, 2]
    starts = [scored.start for session in sessions for scored in session.match.finished]
    assert starts == [SeededDeals("seed").start_deal(index) for index in range(8)]
    again = matches()
    assert [session.entries for session in again] == [session.entries for session in sessions]
