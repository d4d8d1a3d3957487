"""Builds the package; engine, games and bots are compiled by mypyc as one unit where a C compiler is found."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup

HOT = ("engine", "games", "bots")


def has_compiler() -> bool:
    """Whether a C file that needs Python's headers can be compiled here."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform == "win32":
        return True
    if shutil.which(compiler) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        include = sysconfig.get_paths()["include"]
        command = [compiler, f"-I{include}", "-c", str(source), "-o", str(Path(folder, "probe.o"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def modules() -> list[str]:
    return sorted(str(path) for part in HOT for path in Path("src/stammtisch", part).rglob("*.py"))


def extensions() -> list[object]:
    """STAMMTISCH_COMPILE=no builds plain Python, =yes fails without a compiler, otherwise it is tried.

    Level 3 of the C compiler takes twice as long as level 2 and gains less than the noise of a measurement.
    """
    wish = os.environ.get("STAMMTISCH_COMPILE", "auto")
    if wish == "no" or (wish == "auto" and not has_compiler()):
        print("stammtisch: building plain Python, no C compiler is used", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    level = os.environ.get("STAMMTISCH_OPT", "2")
    found = mypycify(modules(), opt_level=level, debug_level="0", group_name="stammtisch")
    if sys.platform != "win32":
        for extension in found:
            extension.extra_compile_args.append("-Wno-all")  # looking for warnings in generated code doubles the time
    return list(found)


setup(ext_modules=extensions())
