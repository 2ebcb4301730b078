"""Environments for players that learn."""
