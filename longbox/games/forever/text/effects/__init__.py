"""What the texts of DC Forever tell to do."""
