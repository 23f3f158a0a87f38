"""What goes into the frozen program, what stays behind, and what must be there.

Paths are relative to the folder of libraries, `_internal`, with slashes.
"""

import re
import sys
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

PROGRAM = "preferans-qt"
COMMAND = "preferans"  # the same program under another name
EXE = ".exe" if sys.platform == "win32" else ""
LANGUAGES = ("en", "es", "pl", "ru", "sv")

# Qt as a window with drawings, paper and a clipboard needs it: no network, no OpenGL, no QML
QT_BINDINGS = ("QtCore", "QtGui", "QtPrintSupport", "QtSvg", "QtWidgets")


@dataclass(frozen=True, slots=True)
class Layout:
    """How PySide6 lies in the program on one system, and what of it a window needs there."""

    qt: str  # the folder with plugins and translations
    binding: str  # the end of a binding's name
    library: re.Pattern[str]  # the path of a library of Qt, with its name in a group
    libraries: frozenset[str]
    plugins: tuple[str, ...]
    left: re.Pattern[str]  # the paths of what else stays behind
    system_libraries: tuple[str, ...] = ()  # that go in all the same

    @property
    def translations(self) -> list[str]:
        return [f"{self.qt}/translations/qtbase_{language}.qm" for language in LANGUAGES]


# With the package of Debian that each is from. Qt wants them under X11, few desktops have them all,
# and who is not root cannot add them. They are small, and lean on nothing but libxcb
XCB_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-util.so.1": "libxcb-util1",
}

LINUX = Layout(
    qt="PySide6/Qt",
    binding=".abi3.so",
    library=re.compile(r"PySide6/Qt/lib/([^/]+?)[.\d]*\.so[.\d]*"),
    libraries=frozenset(
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
    ),
    plugins=(
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
    ),
    # Of all other libraries that the system gives, Python's is the only one that others have in
    # other versions
    left=re.compile(r"PySide6/Qt/.*|(?!libpython3\.)[^/]*\.so[^/]*"),
    system_libraries=tuple(XCB_LIBRARIES),
)
WINDOWS = Layout(
    qt="PySide6",
    binding=".pyd",
    library=re.compile(r"PySide6/(Qt6\w*)\.dll"),
    libraries=frozenset({"Qt6Core", "Qt6Gui", "Qt6PrintSupport", "Qt6Svg", "Qt6Widgets"}),
    plugins=(
        "iconengines/qsvgicon.dll",
        "imageformats/qsvg.dll",
        "platforms/qoffscreen.dll",
        "platforms/qwindows.dll",
        "styles/qmodernwindowsstyle.dll",
    ),
    # Windows 10 has the C runtime; OpenGL drawn by software is the largest file of all
    left=re.compile(r"(PySide6/)?(opengl32sw|d3dcompiler_\d+|ucrtbase|api-ms-win-.*)\.dll"),
)
MACOS = Layout(
    qt="PySide6/Qt",
    binding=".abi3.so",
    # PyInstaller lets libraries find each other through links in the folder of libraries
    library=re.compile(r"(?:PySide6/Qt/lib/)?(Qt[A-Z]\w*)(?:\.framework/.*)?"),
    libraries=frozenset({"QtCore", "QtDBus", "QtGui", "QtPrintSupport", "QtSvg", "QtWidgets"}),
    plugins=(
        "iconengines/libqsvgicon.dylib",
        "imageformats/libqsvg.dylib",
        "platforms/libqcocoa.dylib",
        "platforms/libqoffscreen.dylib",
        "styles/libqmacstyle.dylib",
    ),
    left=re.compile(r"PySide6/Qt/.*"),
)
LAYOUT = {"win32": WINDOWS, "darwin": MACOS}.get(sys.platform, LINUX)

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


def is_kept(path: str, layout: Layout = LAYOUT) -> bool:
    """Whether a file that PyInstaller found goes into the program."""
    plugins = f"{layout.qt}/plugins/"
    if path.startswith(plugins):
        return path.removeprefix(plugins) in layout.plugins
    if path.startswith(f"{layout.qt}/translations/"):
        return path in layout.translations
    if library := layout.library.fullmatch(path):
        return library[1] in layout.libraries
    return path in layout.system_libraries or layout.left.fullmatch(path) is None


def required(solver_modules: Iterable[str], suffix: str, layout: Layout = LAYOUT) -> list[str]:
    """The files that must be there; ``suffix`` is that of an extension module."""
    return [
        *(f"preferans_qt/solver/{module}{suffix}" for module in sorted(solver_modules)),
        *(f"preferans_qt/bots/tables/{table}.json" for table in ("hands", "plays")),
        *(f"{layout.qt}/plugins/{plugin}" for plugin in layout.plugins),
        *layout.translations,
        *(f"PySide6/{binding}{layout.binding}" for binding in QT_BINDINGS),
        *layout.system_libraries,
    ]


def missing_files(
    folder: Path, solver_modules: Iterable[str], suffix: str, layout: Layout = LAYOUT
) -> list[str]:
    """What of the required is not in the folder."""
    paths = required(solver_modules, suffix, layout)
    return [path for path in paths if not (folder / path).is_file()]


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
