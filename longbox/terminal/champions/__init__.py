"""Marvel Champions in the terminal: what can be agreed on before it."""

from longbox.terminal.champions.agreeing import AGREEING

__all__ = ["AGREEING"]
