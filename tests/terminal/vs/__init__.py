"""Vs. System at the terminal."""
