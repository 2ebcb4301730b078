"""Superhero card games, played by their full rules, on one Python kernel."""
