"""What all games stand on: cards, zones, objects, questions, chance, knowledge, events. It knows no game."""
