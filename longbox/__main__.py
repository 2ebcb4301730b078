"""`python -m longbox`: the command `longbox`."""

from __future__ import annotations

from longbox.cli import main

if __name__ == "__main__":
    main()
