"""Where the frozen program begins: `preferans` works without a window, `preferans-qt` shows it.

Both are one program under two names, so that nothing in it is there twice. (On Windows the
name decides whether there is a console, and only the starter is there twice.)
"""

import multiprocessing
import sys
from pathlib import Path

COMMAND = "preferans"


def main() -> int:
    if Path(sys.argv[0]).stem == COMMAND:
        from preferans_qt.cli import main as work

        return work()
    from preferans_qt.app import main as show

    return show()


if __name__ == "__main__":
    multiprocessing.freeze_support()  # a process of `preferans duel --jobs` begins here too
    sys.exit(main())
