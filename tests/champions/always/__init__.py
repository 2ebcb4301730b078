"""What must hold in every game of Marvel Champions, whoever plays it and however."""
