"""Tests of what the texts of all games share."""
