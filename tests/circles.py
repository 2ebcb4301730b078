"""Modules that import each other in a circle."""

from __future__ import annotations

from collections.abc import Iterable

import grimp


def circles(*, types: bool) -> list[list[str]]:
    """The largest groups of Longbox's modules of which each leads to each other by what it imports.

    Args:
        types: Whether what is imported for types alone counts, too. What a function imports counts in any case.
    """
    graph = grimp.build_graph("longbox", exclude_type_checking_imports=not types, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    reached = {module: all_reached(module, imports) for module in imports}
    rounds = [module for module in sorted(imports) if module in reached[module]]
    return unique([[other for other in rounds if other in reached[one] and one in reached[other]] for one in rounds])


def all_reached(module: str, imports: dict[str, set[str]]) -> set[str]:
    """All modules that one leads to."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        new = imports[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def unique(groups: Iterable[list[str]]) -> list[list[str]]:
    """Each group once."""
    return list({tuple(group): group for group in groups}.values())
