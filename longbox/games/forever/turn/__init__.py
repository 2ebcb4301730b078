"""The stages of a round of DC Forever, and the choices of its setup."""
