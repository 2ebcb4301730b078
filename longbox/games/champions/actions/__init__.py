"""What happens to cards and players: attacks, damage, threat, encounters, entering and leaving play."""
