"""What card texts tell to do, a file for each thing done."""
