"""The games: each a rulebook, carried out on the kernel. None knows another."""
