"""What puts the web table's server under load: its tables, the processes that serve them, and those who play there."""
