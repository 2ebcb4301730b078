"""Copies of the package beside this one: a plain tree, and one compiled with mypyc.

Benchmarks and tests run both in processes of their own, whatever this checkout was built as.
"""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build"
NEEDED: Final = ("setup.py", "pyproject.toml", "README.md")


def plain_tree() -> Path:
    """A folder with the package as it stands, without compiled modules."""
    tree = BUILD / "plain"
    copy_package(tree)
    return tree


def compiled_tree(*, optimised: bool = True) -> Path:
    """A folder with the package compiled; built anew when a source has changed, which takes minutes.

    Args:
        optimised: Whether to let the C compiler optimise; who measures no speed can spare that.
    """
    tree = BUILD / ("compiled" if optimised else "compiled-unoptimised")
    stamp = tree / "sources.sha256"
    digest = digest_of_sources()
    if not stamp.exists() or stamp.read_text() != digest:
        copy_package(tree)
        compile_in(tree, optimised=optimised)
        stamp.write_text(digest)
    return tree


def tree_of(revision: str, *, compiled: bool) -> Path:
    """A folder with the package as it was at a revision of the history; it stays, as it never changes.

    Raises:
        subprocess.CalledProcessError: There is no such revision.
    """
    name = _git("rev-parse", "--short=12", f"{revision}^{{commit}}").decode().strip()
    tree = BUILD / f"{'compiled' if compiled else 'plain'}-{name}"
    ready = tree / "ready"
    if not ready.exists():
        shutil.rmtree(tree, ignore_errors=True)
        tree.mkdir(parents=True)
        archive = _git("archive", name, "longbox", *NEEDED)
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(tree, filter="data")
        if compiled:
            compile_in(tree, optimised=True)
        ready.touch()
    return tree


def _git(*arguments: str) -> bytes:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True).stdout


def compile_in(tree: Path, *, optimised: bool) -> None:
    """Compile the package in a folder, by the rules of its own setup.py."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", "2"]
    choice = {"LONGBOX_COMPILE": "1"} if optimised else {"LONGBOX_COMPILE": "1", "LONGBOX_OPTIMISE": "0"}
    subprocess.run(command, cwd=tree, env=os.environ | choice, check=True)


def copy_package(tree: Path) -> None:
    """Copy the sources into a folder, from which everything else is removed first."""
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(ROOT / "longbox", tree / "longbox", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for name in NEEDED:
        shutil.copy(ROOT / name, tree / name)


def digest_of_sources() -> str:
    """A digest of all that the compiled tree is made from."""
    digest = hashlib.sha256(sys.version.encode())
    for file in [ROOT / "setup.py", *sorted((ROOT / "longbox").rglob("*.py"))]:
        digest.update(str(file.relative_to(ROOT)).encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def run_in(tree: Path, *arguments: str, timeout: float = 1200) -> str:
    """What a Python of this environment prints that imports Longbox from a tree.

    Args:
        tree: The folder.
        arguments: Those of the interpreter: "-c", "...", or "-m", "...".
        timeout: After how many seconds to give up.

    Raises:
        RuntimeError: It failed; the message has what it wrote about that.
    """
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env=environment_of(tree),
        check=False,
        capture_output=True,
        text=True,
        timeout=timeout,
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(arguments)} in {tree} failed:\n{done.stderr}")
    return done.stdout


def start_in(tree: Path, *arguments: str) -> subprocess.Popen[str]:
    """A process of this Python that imports Longbox from a tree, and talks line by line."""
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=tree,
        env=environment_of(tree),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def environment_of(tree: Path) -> dict[str, str]:
    """The environment in which Longbox is imported from a tree, and benchmarks from here."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(tree), str(ROOT)])}
