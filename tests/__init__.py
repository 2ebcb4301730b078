"""The tests, grouped by the part they are about."""
