"""The web table's server: tables kept in a database, served to browsers and programs over HTTP and WebSockets."""
