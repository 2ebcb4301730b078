"""What must always hold for Vs. System, whatever is played."""
