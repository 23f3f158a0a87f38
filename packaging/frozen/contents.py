"""What goes into the frozen program, what stays behind, and what must be there.

Paths are relative to the folder of libraries, `_internal`, with slashes.
"""

import re
from collections.abc import Collection, Iterable
from pathlib import Path, PurePosixPath

PROGRAM = "preferans-qt"
COMMAND = "preferans"  # the same program under another name
LANGUAGES = ("en", "es", "pl", "ru", "sv")

# Qt as a window with drawings, paper and a clipboard needs it: no network, no OpenGL, no QML
QT_LIBRARIES = frozenset(
    {
        "libQt6Core",
        "libQt6DBus",
        "libQt6Gui",
        "libQt6PrintSupport",
        "libQt6Svg",
        "libQt6WaylandClient",
        "libQt6Widgets",
        "libQt6XcbQpa",
        "libicudata",
        "libicui18n",
        "libicuuc",
    }
)
QT_PLUGINS = (
    "iconengines/libqsvgicon.so",
    "imageformats/libqsvg.so",
    "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    "platforminputcontexts/libibusplatforminputcontextplugin.so",
    "platforms/libqoffscreen.so",
    "platforms/libqwayland.so",
    "platforms/libqxcb.so",
    "platformthemes/libqxdgdesktopportal.so",
    "printsupport/libcupsprintersupport.so",
    "wayland-decoration-client/libbradient.so",
    "wayland-shell-integration/libxdg-shell.so",
)
QT_BINDINGS = ("QtCore", "QtGui", "QtPrintSupport", "QtSvg", "QtWidgets")

# Of all libraries that the system gives, the only one that other systems have in other versions
BUNDLED = ("libpython3.",)

# Modules that others would use if they were there, or that nothing here uses
EXCLUDED_MODULES = [
    "Cython",
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "_bz2",
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_ctypes",
    "_curses",
    "_hashlib",  # OpenSSL; hashlib has its own SHA-256
    "_lzma",
    "_multibytecodec",
    "_ssl",
    "_tkinter",
    "asyncio",
    "cython",
    "ftplib",
    "http",
    "numpy",
    "pydantic.mypy",
    "pydantic.v1",
    "pyexpat",
    "readline",
    "setuptools",
    "ssl",
    "tkinter",
    "tomllib",
    "unittest",
    "xml",
    "xmlrpc",
    "yaml._yaml",
]

PLUGINS, TRANSLATIONS = "PySide6/Qt/plugins", "PySide6/Qt/translations"


def stem(library: str) -> str:
    """The name of a library without its version: libicuuc of libicuuc.so.73."""
    return re.sub(r"[.\d]*\.so[.\d]*$", "", library)


def is_kept(path: str) -> bool:
    """Whether a file that PyInstaller found goes into the program."""
    *folders, name = PurePosixPath(path).parts
    folder = "/".join(folders)
    if folder.startswith(PLUGINS):
        return path.removeprefix(f"{PLUGINS}/") in QT_PLUGINS
    if folder == TRANSLATIONS:
        return name in {f"qtbase_{language}.qm" for language in LANGUAGES}
    if folder.startswith("PySide6/Qt"):
        return stem(name) in QT_LIBRARIES
    if not folders and ".so" in name:
        return name.startswith(BUNDLED)
    return True


def required(solver_modules: Iterable[str], suffix: str) -> list[str]:
    """The files that must be there; ``suffix`` is that of an extension module."""
    return [
        *(f"preferans_qt/solver/{module}{suffix}" for module in sorted(solver_modules)),
        *(f"preferans_qt/bots/tables/{table}.json" for table in ("hands", "plays")),
        *(f"{PLUGINS}/{plugin}" for plugin in QT_PLUGINS),
        *(f"{TRANSLATIONS}/qtbase_{language}.qm" for language in LANGUAGES),
        *(f"PySide6/{binding}.abi3.so" for binding in QT_BINDINGS),
    ]


def missing_files(folder: Path, solver_modules: Iterable[str], suffix: str) -> list[str]:
    """What of the required is not in the folder."""
    return [path for path in required(solver_modules, suffix) if not (folder / path).is_file()]


def missing_modules(modules: Collection[str], sources: Path) -> list[str]:
    """The modules of the program, below ``sources``, that are not among those frozen."""
    names = (
        ".".join(source.relative_to(sources).with_suffix("").parts)
        for source in sorted((sources / "preferans_qt").rglob("*.py"))
    )
    return [
        name
        for name in (each.removesuffix(".__init__") for each in names)
        if name not in modules and not name.endswith(".__main__")
    ]
