"""Bots against bots in mirrored games."""
