"""The public face of the library, and the examples that show it."""

import re
from pathlib import Path

import pytest

import stammtisch

README = Path(__file__).parents[1] / "README.md"


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.S)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert "viziers" in capsys.readouterr().out


def test_a_name_that_is_no_thing_or_not_on_offer_is_refused_by_name() -> None:
    match = stammtisch.new("five_tribes", seed="names")
    with pytest.raises(stammtisch.IllegalAction, match="'camel' is no thing in Five Tribes; on offer: bid0"):
        match.play("camel")
    with pytest.raises(stammtisch.IllegalAction, match="A1 is not on offer; on offer: bid0"):
        match.play("A1")
    assert match.names_on_offer()[0] == "bid0"


def test_an_unknown_game_is_refused_with_the_names_of_those_known() -> None:
    with pytest.raises(stammtisch.SetupError, match="there is no game 'chess'; there are five_tribes"):
        stammtisch.new("chess")


def test_the_same_seed_sets_up_the_same_game_and_no_seed_a_new_one() -> None:
    assert stammtisch.new("five_tribes", seed="a").actions() == stammtisch.new("five_tribes", seed="a").actions()
    assert stammtisch.new("five_tribes").actions() != stammtisch.new("five_tribes").actions()


def test_options_are_passed_by_name() -> None:
    assert stammtisch.new("five_tribes", bank="limited").header()["options"] == {"bank": "limited"}
    with pytest.raises(stammtisch.SetupError, match="option bank cannot be 'x'; allowed: unlimited, limited"):
        stammtisch.new("five_tribes", bank="x")
