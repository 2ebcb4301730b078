"""Vs. System in the terminal: what can be agreed on before it."""

from longbox.terminal.vs.agreeing import AGREEING

__all__ = ["AGREEING"]
