"""Language: engines that turn sentences of the normalised view into tokens. Only engines import spaCy, lazily."""
