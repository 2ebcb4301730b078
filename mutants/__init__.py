"""Mutants: is each number, word and condition of the shipped cards noticed by a ruling?

    python -m mutants GAME [--cards "NAME;NAME"] [--all]

Each text is changed in one place at a time, in all ways that the card language offers there: a number one up and one
down, a word for another of its kind, a condition or a clause dropped. A changed text that no ruling notices shows what
the rulings don't say. docs/rulings.md tells how to use it.
"""
