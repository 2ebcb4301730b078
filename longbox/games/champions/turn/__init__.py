"""The game from setup to its end, phase by phase: who may do what, and paying for it."""
