"""What card texts of the deck-building game mean."""
