"""Texts as people would write them, to see how far the words of the games reach."""
