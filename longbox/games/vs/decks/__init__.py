"""Decks: reading them, and the rules that they are built by. [vs 101]"""
