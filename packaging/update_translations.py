"""Brings assets/translations/*.ts up to date with the texts in the program:

    .venv/bin/python packaging/update_translations.py

New texts are added unfinished, those that are gone are removed. English has a catalogue too, for
its plural forms only; its other texts stand in the program.
"""

from compile_resources import ASSETS, ROOT, qt_tool

LANGUAGES = ("en", "ru", "pl", "sv", "es")


def main() -> None:
    sources = sorted((ROOT / "preferans_qt" / "ui").rglob("*.py"))
    folder = ASSETS / "translations"
    folder.mkdir(exist_ok=True)
    options = ("-locations", "none", "-no-obsolete", "-source-language", "en")
    for language in LANGUAGES:
        plural = ("-pluralonly",) if language == "en" else ()
        target = ("-target-language", language, "-ts", folder / f"preferans_{language}.ts")
        qt_tool("lupdate", *sources, *plural, *options, *target)


if __name__ == "__main__":
    main()
