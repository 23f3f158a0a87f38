"""Write match files to open in an installed program: `states.py FOLDER`.

Each is a match at a moment in which the person is asked, so that the window stays as it is.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pictures import STATES, header_of, reach
from preferans_qt.match.file import EXTENSION, write_match

SHOWN = ("auction", "discard", "contract", "whist", "play", "end-of-deal")


def main() -> None:
    folder = Path(sys.argv[1])
    for name in SHOWN:
        session = reach(header_of(STATES[name]), STATES[name])
        write_match(folder / f"{name}{EXTENSION}", session.header, session.entries)


if __name__ == "__main__":
    main()
