"""What `spacy train` must import for the parser config: the factories of the sourced pipeline."""

import huspacy.components  # noqa: F401
