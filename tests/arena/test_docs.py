"""The page about the arena says what is there."""

import re
from pathlib import Path

import typer.main

from stammtisch.cli import app
from tests.arena.test_report import a_ladder

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")


def test_every_key_of_the_result_is_documented_and_no_other() -> None:
    table = PAGE[PAGE.index("## The result as JSON") :]
    named = {
        re.split(r"[\[.]", key)[0]
        for line in table.splitlines()
        if line.startswith("| `")
        for key in re.findall(r"`([^`]+)`", line.split("|")[1])
    }
    assert named == set(a_ladder())
    for key in a_ladder()["entrants"][0]:
        assert f"`{key}`" in table or f"entrants[].{key}" in table


def test_every_option_in_the_page_exists() -> None:
    command = typer.main.get_command(app)
    known = {name for each in ("match", "ladder") for option in command.commands[each].params for name in option.opts}  # type: ignore[attr-defined]
    for option in re.findall(r"(?<![\w-])--[a-z]+", PAGE.replace("ray start --head", "").replace("--address", "")):
        assert option in known
