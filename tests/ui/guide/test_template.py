"""Templates of the guide: values, conditions and places."""

import pytest

from preferans_qt.ui.guide.template import (
    PLACE_BEGIN,
    PLACE_END,
    TemplateError,
    resolve,
)

FACTS = {"here": "none", "target": "20", "prices": ("1", "2"), "levels": ()}


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("here == none", True),
        ("here != none", False),
        ("here == senior_any", False),
        ("prices == 1, 2", True),
        ("prices has 2", True),
        ("prices has 3", False),
        ("levels lacks 6", True),
        ("here == none and target == 20", True),
        ("here == none and target == 30", False),
    ],
)
def test_lines_stand_when_their_condition_holds(condition: str, holds: bool) -> None:
    text = f"a\n<!-- if {condition} -->\nb\n<!-- else -->\nc\n<!-- end -->\nd"
    assert resolve(text, FACTS) == ("a\nb\nd" if holds else "a\nc\nd")


def test_conditions_stand_inside_each_other() -> None:
    lines = ["<!-- if target == 20 -->", "a", "<!-- if here != none -->", "b", "<!-- else -->"]
    lines += ["c", "<!-- end -->", "<!-- else -->", "d", "<!-- if target == 20 -->", "e"]
    lines += ["<!-- end -->", "<!-- end -->"]
    assert resolve("\n".join(lines), FACTS) == "a\nc"


def test_values_are_filled_in() -> None:
    assert resolve("{target} and {prices}", FACTS) == "20 and 1, 2"


def test_places_become_marks() -> None:
    text = "{#c3.3}A bid {#c3.4 #c3.5}and here"
    marked = f"{PLACE_BEGIN}c3.3{PLACE_END}A bid {PLACE_BEGIN}c3.4 c3.5{PLACE_END}and here"
    assert resolve(text, FACTS) == marked


def test_other_comments_are_left_to_markdown() -> None:
    assert resolve("<!-- for translators -->", FACTS) == "<!-- for translators -->"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{gone}", "gone is no value"),
        ("a\n<!-- if gone == 1 -->\n<!-- end -->", "line 2: 'gone == 1' is no condition"),
        ("<!-- if here = none -->\n<!-- end -->", "line 1: 'here = none' is no condition"),
        ("<!-- if here has none -->\n<!-- end -->", "line 1: here is no list"),
        ("<!-- end -->", "line 1: end without an if"),
        ("<!-- if here == none -->", "the last if has no end"),
    ],
)
def test_a_faulty_page_is_refused(text: str, problem: str) -> None:
    with pytest.raises(TemplateError, match=problem):
        resolve(text, FACTS)
