"""What is done in DC Forever: damage, claims, attacks, playing, paying."""
