"""Decks: reading them, and the rules that they are built by."""
