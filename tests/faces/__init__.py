"""Faces of tables: plain data that holds nothing its viewer may not know."""
