"""Events: who plays whom, in which seats, what it counts, and who is the best. Knows no game and no surface."""
