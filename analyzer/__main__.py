"""``python -m analyzer`` is the command ``hatas``."""

import sys

from analyzer.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
