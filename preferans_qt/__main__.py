"""Start the window: ``python -m preferans_qt``."""

import sys

if __name__ == "__main__":
    from preferans_qt.app import main

    sys.exit(main())
