"""Many games: played in parallel, counted and drawn."""
