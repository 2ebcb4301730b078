"""Cards from files in the public community format."""
