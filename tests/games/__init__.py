"""Tests of packs: what each game says of itself to the rest of the program."""
