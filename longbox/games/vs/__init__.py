"""Vs. System, by its comprehensive rules: formations, a chain of effects, and modifiers on everything."""
