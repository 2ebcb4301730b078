"""What must always be true: in every reachable position of any game, whoever plays it."""
