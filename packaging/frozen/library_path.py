"""Runs before the program: what it starts (a web browser, say) must not load its libraries.

The bootloader of PyInstaller puts the folder of the program into LD_LIBRARY_PATH and keeps what
stood there; the loader has read the variable by now.
"""

import os

original = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if original is None:
    os.environ.pop("LD_LIBRARY_PATH", None)
else:
    os.environ["LD_LIBRARY_PATH"] = original
