"""Records: the typed results and how they are built from a text."""
