"""What is done with cards and Power: drawing, moving, buying, paying, and what answers it."""
