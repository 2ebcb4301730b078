"""What the pages for people promise: each command of each page runs."""
