"""What a card's text is made of: its words, and what each means."""
