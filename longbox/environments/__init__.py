"""Games as environments for players that learn: Gymnasium, PettingZoo, OpenSpiel, and what they share.

All of it is made from views: what a player can't know is nowhere in what the player is given.
"""
