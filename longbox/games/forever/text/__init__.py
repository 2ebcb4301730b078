"""What the cards of DC Forever say."""
