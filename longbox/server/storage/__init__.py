"""Where everything is kept that must outlast the server: SQLite or PostgreSQL, behind one small interface."""
