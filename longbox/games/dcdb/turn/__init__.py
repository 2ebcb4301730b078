"""A turn of the deck-building game, and the end of the game."""
