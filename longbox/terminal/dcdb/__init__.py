"""The deck-building game in the terminal: what can be agreed on before it."""

from longbox.terminal.dcdb.agreeing import AGREEING

__all__ = ["AGREEING"]
