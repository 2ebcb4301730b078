"""The game from setup to its end, turn by turn. [vs 400-408]"""
