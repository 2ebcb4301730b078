"""Rulings: executable examples that a judge writes, and their runner."""
