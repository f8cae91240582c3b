"""One module a table of the lexicon: the shape of its entries."""
