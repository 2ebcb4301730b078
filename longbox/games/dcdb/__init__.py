"""The DC Comics Deck-Building Game: the base set of 2012."""
