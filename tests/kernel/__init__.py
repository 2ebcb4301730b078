"""The kernel on its own, tried with a game that is no game."""
