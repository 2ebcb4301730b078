"""The deck-building game: its box, its options, its setup, and cards of one's own."""
