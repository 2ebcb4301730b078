"""Events at the web table: the tournaments of `longbox events`, with tables that are made by themselves."""
