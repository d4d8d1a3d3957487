"""Play in a terminal: the table drawn as text, things chosen by their short names."""
