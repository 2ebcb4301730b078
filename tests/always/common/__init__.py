"""What the tests of all games have in common: how what must always hold is tried, whatever the game."""
