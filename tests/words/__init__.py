"""Each word of a vocabulary is said by a card, a ruling or a test."""
