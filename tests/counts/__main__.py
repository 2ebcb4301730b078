"""Count anew, and write the counts down: `python -m tests.counts`. Their lengths stay as they are."""

from __future__ import annotations

from tests.counts.counting import FILE, positions


def main() -> None:
    """Count the courses of each position as far as its counts go."""
    parts = FILE.read_text("utf-8").split("counts = [")
    for number, position in enumerate(positions(), 1):
        counts = position.counted(len(position.counts) + len(position.deeper))
        quick, deeper = counts[: len(position.counts)], counts[len(position.counts) :]
        rest = parts[number].split("]", 2)[2]
        parts[number] = f"{', '.join(map(str, quick))}]\ndeeper = [{', '.join(map(str, deeper))}]{rest}"
    FILE.write_text("counts = [".join(parts), "utf-8")


if __name__ == "__main__":
    main()
