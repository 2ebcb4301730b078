"""Cards whose texts go on without end, and what becomes of the games that are played with them."""
