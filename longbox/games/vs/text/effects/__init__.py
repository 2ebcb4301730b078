"""What texts tell to do, one module for each field."""
