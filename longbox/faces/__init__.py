"""What a table shows, as plain data that any program can draw: the terminal, a web page, a reader for the blind."""
