"""Counts of courses of play, kept as ground truth."""
