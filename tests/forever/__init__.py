"""What holds of DC Forever."""
