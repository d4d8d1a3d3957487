"""engine <- games <- bots <- everything else: nothing imports upward."""

import ast
from pathlib import Path

import stammtisch

ROOT = Path(stammtisch.__file__).parent
LOWER = {"engine": [], "games": ["engine"], "bots": ["engine", "games"]}


def imported(path: Path) -> list[str]:
    """The modules of ours that a file imports."""
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
        elif isinstance(node, ast.Import):
            found.extend(alias.name for alias in node.names)
    return [name for name in found if name.split(".")[0] == "stammtisch"]


def offences(layer: str, allowed: list[str]) -> list[str]:
    found = []
    for path in sorted((ROOT / layer).rglob("*.py")):
        for name in imported(path):
            part = [*name.split("."), ""][1]
            if part not in (layer, *allowed):
                found.append(f"{path.relative_to(ROOT)} imports {name}")
    return found


def test_no_layer_imports_a_higher_one() -> None:
    for layer, allowed in LOWER.items():
        assert offences(layer, allowed) == []


def test_no_game_imports_another() -> None:
    for path in sorted((ROOT / "games").rglob("*.py")):
        game = path.relative_to(ROOT / "games").parts[0]
        for name in imported(path):
            parts = name.split(".")
            if game != "__init__.py" and parts[1] == "games" and len(parts) > 2:
                assert parts[2] == game, f"{path} imports {name}"
