"""What must always hold, tried on anyone's game, bot or cards: `longbox check`.

Games are played at random, and looked at on the way. Longbox's own tests use the same truths.
"""
