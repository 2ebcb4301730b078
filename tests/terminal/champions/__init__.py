"""Marvel Champions at the terminal."""
