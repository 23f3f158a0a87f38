"""One table of commands, from which menus, toolbar, shortcuts, palette and help page are made."""

from PySide6.QtGui import QAction, QKeySequence

from preferans_qt.ui.command import QT_TRANSLATE_NOOP, Command, Menu
from preferans_qt.ui.practice.commands import PRACTICE
from preferans_qt.ui.preferences.values import LANGUAGE_NAMES, SYSTEM

_STANDARD = QKeySequence.StandardKey
_ROLE = QAction.MenuRole

MENUS = (
    Menu("game", QT_TRANSLATE_NOOP("Commands", "&Game")),
    Menu("move", QT_TRANSLATE_NOOP("Commands", "&Move")),
    Menu("practice", QT_TRANSLATE_NOOP("Commands", "&Practice")),
    Menu("tutor_moment", QT_TRANSLATE_NOOP("Commands", "&When"), "practice", "tutor"),
    Menu("tutor_level", QT_TRANSLATE_NOOP("Commands", "&Level"), "practice", "tutor"),
    Menu("tutor_subjects", QT_TRANSLATE_NOOP("Commands", "&Subjects"), "practice", "tutor"),
    Menu("view", QT_TRANSLATE_NOOP("Commands", "&View")),
    Menu("read", QT_TRANSLATE_NOOP("Commands", "&Read out"), "view", "next_pane"),
    Menu("settings", QT_TRANSLATE_NOOP("Commands", "&Settings")),
    Menu("speed", QT_TRANSLATE_NOOP("Commands", "&Animation speed"), "settings"),
    Menu("language", QT_TRANSLATE_NOOP("Commands", "&Language"), "settings"),
    Menu("help", QT_TRANSLATE_NOOP("Commands", "&Help")),
)

_GAME = (
    Command(
        "new_match",
        "game",
        QT_TRANSLATE_NOOP("Commands", "&New match…"),
        QT_TRANSLATE_NOOP("Commands", "Choose rules and names and begin a new match"),
        keys=(_STANDARD.New,),
        icon="new",
        toolbar=True,
    ),
    Command(
        "open",
        "game",
        QT_TRANSLATE_NOOP("Commands", "&Open…"),
        QT_TRANSLATE_NOOP("Commands", "Open a match from a file"),
        keys=(_STANDARD.Open,),
        icon="open",
    ),
    Command(
        "matches",
        "game",
        QT_TRANSLATE_NOOP("Commands", "Saved &matches…"),
        QT_TRANSLATE_NOOP("Commands", "Go on with a match that is kept here"),
    ),
    Command(
        "save_copy",
        "game",
        QT_TRANSLATE_NOOP("Commands", "&Save a copy…"),
        QT_TRANSLATE_NOOP("Commands", "Write this match to a file; it is always saved here anyway"),
        keys=("Ctrl+Shift+S",),
    ),
    Command(
        "next_deal",
        "game",
        QT_TRANSLATE_NOOP("Commands", "Next d&eal"),
        QT_TRANSLATE_NOOP("Commands", "Deal the cards"),
        keys=("Return", "Enter", "Space"),
        icon="next",
        scope="table",
        toolbar=True,
        opens_group=True,
    ),
    Command(
        "deal_number",
        "game",
        QT_TRANSLATE_NOOP("Commands", "&Deal number…"),
        QT_TRANSLATE_NOOP("Commands", "Choose the cards of the next deal by their number"),
        keys=("Ctrl+D",),
    ),
    Command(
        "replay_deal",
        "game",
        QT_TRANSLATE_NOOP("Commands", "Play this deal &again"),
        QT_TRANSLATE_NOOP("Commands", "Play the cards of this deal once more; the match waits"),
        keys=("F5",),
    ),
    Command(
        "print_sheet",
        "game",
        QT_TRANSLATE_NOOP("Commands", "&Print sheet…"),
        QT_TRANSLATE_NOOP("Commands", "Print the score sheet"),
        keys=(_STANDARD.Print,),
        icon="print",
        opens_group=True,
    ),
    Command(
        "export_sheet",
        "game",
        QT_TRANSLATE_NOOP("Commands", "E&xport sheet as PDF…"),
        QT_TRANSLATE_NOOP("Commands", "Write the score sheet to a PDF file"),
    ),
    Command(
        "close",
        "game",
        QT_TRANSLATE_NOOP("Commands", "&Close"),
        QT_TRANSLATE_NOOP("Commands", "Close this window; the match is saved"),
        keys=(_STANDARD.Close,),
        opens_group=True,
    ),
    Command(
        "quit",
        "game",
        QT_TRANSLATE_NOOP("Commands", "&Quit"),
        QT_TRANSLATE_NOOP("Commands", "Leave the program; the match is saved"),
        keys=(_STANDARD.Quit, "Ctrl+Q"),
        icon="quit",
        role=_ROLE.QuitRole,
    ),
)

_MOVE = (
    Command(
        "undo",
        "move",
        QT_TRANSLATE_NOOP("Commands", "&Undo"),
        QT_TRANSLATE_NOOP("Commands", "Take back your last decision in this deal"),
        keys=(_STANDARD.Undo,),
        icon="undo",
        toolbar=True,
    ),
    Command(
        "redo",
        "move",
        QT_TRANSLATE_NOOP("Commands", "&Redo"),
        QT_TRANSLATE_NOOP("Commands", "Make the decision again that you took back"),
        keys=(_STANDARD.Redo,),
        icon="redo",
        toolbar=True,
    ),
    Command(
        "hint",
        "move",
        QT_TRANSLATE_NOOP("Commands", "&Hint"),
        QT_TRANSLATE_NOOP("Commands", "Be asked a helpful question; each further hint says more"),
        keys=("H", "F9"),
        icon="hint",
        scope="panels",
        toolbar=True,
        opens_group=True,
    ),
    Command(
        "claim",
        "move",
        QT_TRANSLATE_NOOP("Commands", "&Claim…"),
        QT_TRANSLATE_NOOP("Commands", "Show your hand and say how the other tricks will fall"),
        keys=("C",),
        icon="claim",
        scope="table",
        toolbar=True,
        opens_group=True,
    ),
    Command(
        "accept",
        "move",
        QT_TRANSLATE_NOOP("Commands", "&Accept"),
        QT_TRANSLATE_NOOP("Commands", "Agree to what is proposed"),
        keys=("A",),
        icon="accept",
        scope="panels",
    ),
    Command(
        "refuse",
        "move",
        QT_TRANSLATE_NOOP("Commands", "Re&fuse"),
        QT_TRANSLATE_NOOP("Commands", "Do not agree; the play goes on"),
        keys=("R",),
        icon="refuse",
        scope="panels",
    ),
    Command(
        "last_trick",
        "move",
        QT_TRANSLATE_NOOP("Commands", "&Last trick"),
        QT_TRANSLATE_NOOP("Commands", "Look at the last trick once more"),
        keys=("L",),
        icon="last-trick",
        scope="table",
        toolbar=True,
        opens_group=True,
    ),
    Command(
        "look_back",
        "move",
        QT_TRANSLATE_NOOP("Commands", "Look at an &older trick…"),
        QT_TRANSLATE_NOOP("Commands", "See an older trick or your discard again; it costs a trick"),
        keys=("O",),
        scope="table",
    ),
    Command(
        "withdraw",
        "move",
        QT_TRANSLATE_NOOP("Commands", "&Take my card back"),
        QT_TRANSLATE_NOOP("Commands", "Put a revoke right while the trick is not complete"),
        keys=("T",),
        scope="table",
        opens_group=True,
    ),
    Command(
        "challenge",
        "move",
        QT_TRANSLATE_NOOP("Commands", "Call to accou&nt…"),
        QT_TRANSLATE_NOOP("Commands", "Say that an opponent has shown an error"),
        keys=("N",),
        scope="table",
    ),
    Command(
        "watch_faster",
        "move",
        QT_TRANSLATE_NOOP("Commands", "&Watch faster"),
        QT_TRANSLATE_NOOP("Commands", "Watch a deal in which you have no part at a higher speed"),
        keys=("F",),
        scope="panels",
        checkable=True,
        opens_group=True,
    ),
    Command(
        "watch_skip",
        "move",
        QT_TRANSLATE_NOOP("Commands", "S&kip to the result"),
        QT_TRANSLATE_NOOP(
            "Commands", "Go to the end of a deal in which you have no part, or to your decision"
        ),
        keys=("J",),
        scope="panels",
    ),
    Command(
        "stop_match",
        "move",
        QT_TRANSLATE_NOOP("Commands", "&End the match early…"),
        QT_TRANSLATE_NOOP(
            "Commands", "Propose to settle the sheet as it stands, between two deals"
        ),
        opens_group=True,
    ),
)

_VIEW = (
    Command(
        "sheet",
        "view",
        QT_TRANSLATE_NOOP("Commands", "&Score sheet"),
        QT_TRANSLATE_NOOP("Commands", "Show or hide the score sheet"),
        keys=("S",),
        icon="sheet",
        scope="panels",
        checkable=True,
        toolbar=True,
    ),
    Command(
        "log",
        "view",
        QT_TRANSLATE_NOOP("Commands", "&Log"),
        QT_TRANSLATE_NOOP("Commands", "Show or hide what has happened, in sentences"),
        keys=("M",),
        icon="log",
        scope="panels",
        checkable=True,
        toolbar=True,
    ),
    Command(
        "next_pane",
        "view",
        QT_TRANSLATE_NOOP("Commands", "&Next pane"),
        QT_TRANSLATE_NOOP("Commands", "Move the focus to the next part of the window"),
        keys=("F6",),
        opens_group=True,
    ),
    Command(
        "full_screen",
        "view",
        QT_TRANSLATE_NOOP("Commands", "&Full screen"),
        QT_TRANSLATE_NOOP("Commands", "Fill the whole screen, or stop doing so"),
        keys=(_STANDARD.FullScreen, "F11"),
        icon="full-screen",
        checkable=True,
        opens_group=True,
    ),
    Command(
        "menu_bar",
        "view",
        QT_TRANSLATE_NOOP("Commands", "&Menu bar"),
        QT_TRANSLATE_NOOP("Commands", "Show or hide the menu bar; the same key brings it back"),
        keys=("Ctrl+M",),
        checkable=True,
    ),
    Command(
        "read_situation",
        "read",
        QT_TRANSLATE_NOOP("Commands", "&Situation"),
        QT_TRANSLATE_NOOP("Commands", "Say whose turn it is and what is played"),
        keys=("F2",),
    ),
    Command(
        "read_hand",
        "read",
        QT_TRANSLATE_NOOP("Commands", "&Hand"),
        QT_TRANSLATE_NOOP("Commands", "Say which cards you hold"),
        keys=("F3",),
    ),
    Command(
        "read_trick",
        "read",
        QT_TRANSLATE_NOOP("Commands", "&Trick"),
        QT_TRANSLATE_NOOP("Commands", "Say which cards lie on the table"),
        keys=("F4",),
    ),
    Command(
        "read_sheet",
        "read",
        QT_TRANSLATE_NOOP("Commands", "S&core"),
        QT_TRANSLATE_NOOP("Commands", "Say how the score stands"),
        keys=("F8",),
    ),
)

SPEED_TEXTS = (
    QT_TRANSLATE_NOOP("Commands", "&No animation"),
    QT_TRANSLATE_NOOP("Commands", "&Brisk"),
    QT_TRANSLATE_NOOP("Commands", "&Quick"),
    QT_TRANSLATE_NOOP("Commands", "N&ormal"),
    QT_TRANSLATE_NOOP("Commands", "&Calm"),
    QT_TRANSLATE_NOOP("Commands", "&Leisurely"),
)
_SPEEDS = tuple(
    Command(
        f"speed_{speed}",
        "speed",
        text,
        QT_TRANSLATE_NOOP("Commands", "How fast cards move"),
        checkable=True,
        choice="speed",
        value=speed,
    )
    for speed, text in enumerate(SPEED_TEXTS)
)
# A language is named in itself, so only the first entry is translated
_LANGUAGES = tuple(
    Command(
        f"language_{code}",
        "language",
        text,
        QT_TRANSLATE_NOOP("Commands", "The language of the program"),
        checkable=True,
        choice="language",
        value=code,
        opens_group=number == 1,
    )
    for number, (code, text) in enumerate(
        [
            (SYSTEM, QT_TRANSLATE_NOOP("Commands", "Language of the &system")),
            *LANGUAGE_NAMES.items(),
        ]
    )
)
_SETTINGS = (
    Command(
        "deck_and_table",
        "settings",
        QT_TRANSLATE_NOOP("Commands", "&Deck and table…"),
        QT_TRANSLATE_NOOP("Commands", "Choose cards, cloth and colours"),
        opens_group=True,
    ),
    Command(
        "preferences",
        "settings",
        QT_TRANSLATE_NOOP("Commands", "&Preferences…"),
        QT_TRANSLATE_NOOP("Commands", "Set the program to your taste"),
        keys=(_STANDARD.Preferences, "Ctrl+,"),
        icon="settings",
        role=_ROLE.PreferencesRole,
    ),
)

_HELP = (
    Command(
        "rules",
        "help",
        QT_TRANSLATE_NOOP("Commands", "&Rules of this match"),
        QT_TRANSLATE_NOOP("Commands", "Read the rules as they are played here"),
        keys=("F1",),
        icon="help",
        toolbar=True,
    ),
    Command(
        "how_to_use",
        "help",
        QT_TRANSLATE_NOOP("Commands", "&How to use the program"),
        QT_TRANSLATE_NOOP("Commands", "Read about mouse, keys, saving and fairness"),
        keys=("Shift+F1",),
    ),
    Command(
        "shortcuts",
        "help",
        QT_TRANSLATE_NOOP("Commands", "&Keyboard shortcuts"),
        QT_TRANSLATE_NOOP("Commands", "See every key and what it does"),
        keys=("Ctrl+?",),
    ),
    Command(
        "palette",
        "help",
        QT_TRANSLATE_NOOP("Commands", "&Find a command…"),
        QT_TRANSLATE_NOOP("Commands", "Type a few letters of a command and run it"),
        keys=("Ctrl+Shift+P",),
    ),
    Command(
        "check_deal",
        "help",
        QT_TRANSLATE_NOOP("Commands", "Check the &dealing…"),
        QT_TRANSLATE_NOOP("Commands", "Make sure that no card was changed after the deal"),
        opens_group=True,
    ),
    Command(
        "diagnostics",
        "help",
        QT_TRANSLATE_NOOP("Commands", "Copy diagnostic &text"),
        QT_TRANSLATE_NOOP(
            "Commands", "Copy a few lines about this computer for a report of a fault"
        ),
    ),
    Command(
        "about",
        "help",
        QT_TRANSLATE_NOOP("Commands", "&About Preferans"),
        QT_TRANSLATE_NOOP("Commands", "Version and licence"),
        opens_group=True,
        role=_ROLE.AboutRole,
    ),
)

# In the order of the menus
COMMANDS = (*_GAME, *_MOVE, *PRACTICE, *_VIEW, *_SPEEDS, *_LANGUAGES, *_SETTINGS, *_HELP)


def commands_for(platform: str) -> tuple[Command, ...]:
    """The commands of a platform, named as in sys.platform.

    A Mac has no menu bar to hide, and Ctrl+M minimises a window there.
    """
    return tuple(
        command for command in COMMANDS if platform != "darwin" or command.id != "menu_bar"
    )


def key_sequences(command: Command) -> list[QKeySequence]:
    """The keys of a command here, the one that is shown first."""
    found: list[QKeySequence] = []
    for key in command.keys:
        bindings = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        found += [binding for binding in bindings if binding not in found]
    return found


def plain_text(text: str) -> str:
    """The text of a command without the sign of its access key and without dots at its end."""
    return text.replace("&", "").removesuffix("…")
