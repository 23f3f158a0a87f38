"""How often and how many, in words for a level: a beginner reads no percentages."""

from PySide6.QtCore import QCoreApplication, QLocale

from preferans_qt.coach.grades import Strictness
from preferans_qt.ui.texts.words import tricks_text

translate = QCoreApplication.translate

STEP = 5  # percent: so many imagined deals tell no more


def band(chance: float) -> int:
    """In which of five bands a chance lies, the least likely first."""
    return sum(chance >= border for border in (0.15, 0.4, 0.6, 0.9))


def often_text(chance: float, strictness: Strictness) -> str:
    """How often something happens, to be put into a sentence; ``chance`` from 0 to 1."""
    if strictness is Strictness.BEGINNER:
        return (
            translate("Amounts", "very seldom", "how often"),
            translate("Amounts", "seldom", "how often"),
            translate("Amounts", "about every other time", "how often"),
            translate("Amounts", "more often than not", "how often"),
            translate("Amounts", "nearly always", "how often"),
        )[band(chance)]
    percent = 100 * chance
    if percent < STEP:
        text, shown = translate("Amounts", "in fewer than {percent} % of cases"), STEP
    elif percent > 100 - STEP:
        text, shown = translate("Amounts", "in more than {percent} % of cases"), 100 - STEP
    else:
        text = translate("Amounts", "in about {percent} % of cases")
        shown = STEP * round(percent / STEP)
    return text.format(percent=QLocale().toString(shown))


def average_text(tricks: float, strictness: Strictness) -> str:
    """An average number of tricks, to be put into a sentence: ``about 5.2 tricks``."""
    shown = float(round(tricks)) if strictness is Strictness.BEGINNER else round(tricks, 1)
    if not shown:
        return translate("Amounts", "hardly a trick", "an average number of tricks")
    if shown == int(shown):
        text = translate("Amounts", "about {tricks}", "such as: about 5 tricks")
        return text.format(tricks=tricks_text(int(shown)))
    text = translate("Amounts", "about {number} tricks", "with one decimal, such as 5.2")
    return text.format(number=QLocale().toString(shown, "f", 1))


def whists_average_text(whists: float, error: float) -> str:
    """An average number of whists with its standard error."""
    locale = QLocale()
    number, around = (locale.toString(value, "f", 1) for value in (whists, error))
    if around == locale.toString(0.0, "f", 1):
        text = translate("Amounts", "{number} whists", "with one decimal, such as 5.2")
    else:
        text = translate("Amounts", "{number} ± {error} whists")
    return text.format(number=number.replace("-", "−"), error=around)
