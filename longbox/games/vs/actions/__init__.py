"""What happens to cards and players: entering and leaving play, moving, drawing, losing endurance. [vs 700, 708]"""
