"""What macOS is told of the application, in its Info.plist."""

from frozen.contents import LANGUAGES
from preferans_qt import __version__
from preferans_qt.app import APPLICATION_ID
from preferans_qt.match.file import EXTENSION

APP = "Preferans.app"
# Identifiers here may have hyphens, but no underscores
IDENTIFIER = APPLICATION_ID.replace("_", "-")
MATCH_TYPE = f"{IDENTIFIER}.match"
OLDEST_MACOS = "13.0"  # as the wheels of PySide6

Plist = dict[str, object]


def information() -> Plist:
    """What is in the Info.plist beside what PyInstaller puts there."""
    return {
        "CFBundleDisplayName": "Preferans",
        "CFBundleName": "Preferans",
        "CFBundleShortVersionString": __version__,
        "CFBundleVersion": __version__,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "CFBundleDocumentTypes": [_document()],
        "UTExportedTypeDeclarations": [_match_type()],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The Preferans authors, MIT",
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,  # it may be dark
    }


def _document() -> Plist:
    return {
        "CFBundleTypeName": "Preferans match",
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [MATCH_TYPE],
    }


def _match_type() -> Plist:
    return {
        "UTTypeIdentifier": MATCH_TYPE,
        "UTTypeDescription": "Preferans match",
        "UTTypeConformsTo": ["public.utf8-plain-text"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [EXTENSION.removeprefix(".")],
            "public.mime-type": ["application/x-preferans-match"],
        },
    }
