"""What holds in every game of DC Forever, whoever plays it and however."""
