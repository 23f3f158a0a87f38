"""The four jacks: guard, hussar, messenger and singer."""

from colours import BRONZE, CRIMSON, INK, IVORY, OCHRE, SLATE, STEEL, VERMILION
from geometry import Drawing, at, both, mirrored, placed
from parts import cuff, front_face, hand, mouth, neck, profile_face, shoulders, stripes
from signs import circle


def jack_of_spades(d: Drawing) -> None:
    """The guard: in profile, a combed helmet with a turned-up brim, a halberd."""
    halberd(d, 184)
    shoulders(d, SLATE, STEEL)
    stripes(d, INK, "M47 166L98 142L116 200H47Z", 6, 8, (1, 2.2))
    stripes(d, INK, "M156 144L203 160V200H140Z", 6, 8, (1, -2.2))
    d.fill(VERMILION, "M98 142L112 138H150L160 146L128 206Z")
    d.fill(CRIMSON, "M128 138H150L160 146L128 206Z")
    d.fill(OCHRE, *(circle(x, y, 2.6) for x, y in ((116, 158), (121, 169), (126, 180))))
    profile_face(d)
    d.fill(INK, "M124 82C130 96 132 112 140 124C146 132 156 134 160 140C162 120 158 100 154 80Z")
    d.fill(INK, "M101 111.5C106 109 113 111 118 116C112 117 106 115 101.5 114Z")
    d.fill(INK, "M102 127C107 125 112 129 113 135C109 141 104 144 99 144C102 138 101 133 102 127Z")
    d.fill(IVORY, "M106 140C118 150 140 146 156 132L162 142C146 158 120 162 104 152Z")
    d.line(
        SLATE, 1.4, "M112 144L110 154M122 147V157M132 146L134 157M142 142L146 153M150 137L156 147"
    )
    d.fill(SLATE, "M94 80C92 52 108 42 127 42C148 42 162 54 160 80Z")
    d.fill(STEEL, "M127 42C148 42 162 54 160 80H131C137 66 135 54 127 42Z")
    d.fill(
        OCHRE,
        "M93 66C94 40 112 25 130 26C150 27 166 44 162 68C158 56 148 48 128 48C112 48 100 54 93 66Z",
    )
    d.fill(BRONZE, "M130 26C150 27 166 44 162 68C158 56 148 48 128 48Z")
    d.fill(
        INK,
        "M76 62C86 76 104 80 126 80C148 80 166 76 176 60C174 82 156 91 126 91C96 91 78 84 76 62Z",
    )
    d.fill(
        OCHRE, *(circle(x, y, 2) for x, y in ((94, 81), (110, 85), (126, 86), (142, 85), (158, 80)))
    )
    cuff(d, 184, 150, VERMILION)
    hand(d, 184, 137)


def halberd(d: Drawing, x: float) -> None:
    here = at(x, 0)
    d.fill(BRONZE, here("M-2.5 50H2.5V160H-2.5Z"))
    d.fill(SLATE, here("M-4 56L0 24L4 56Z"))
    d.fill(
        SLATE,
        here("M-3 62H3L15 54C18 66 18 76 14 88L3 78H-3Z"),
    )
    d.fill(STEEL, here("M-3 62L-15 70L-3 78Z"))
    d.fill(OCHRE, here("M-5 80H5V86H-5Z"))


def jack_of_clubs(d: Drawing) -> None:
    """The hussar: a tall cap with a plume, curled moustache, corded coat, a bugle."""
    bugle(d, 182)
    shoulders(d, SLATE, STEEL)
    d.fill(VERMILION, "M100 139H150L146 152L125 158L104 152Z")
    d.line(OCHRE, 3.4, "M92 164L158 160M86 178L164 170M80 192L150 182")
    d.fill(
        OCHRE,
        *(circle(x, y, 4.2) for x, y in ((125, 162), (125, 175), (92, 164), (158, 160), (86, 178))),
    )
    d.fill(INK, "M47 172L84 152L92 156L58 200H47Z")
    d.line(OCHRE, 2.6, "M52 180L86 157")
    neck(d)
    d.fill(OCHRE, "M108 130H142V144C134 150 116 150 108 144Z")
    d.line(BRONZE, 2, "M108 137C116 143 134 143 142 137")
    d.fill(INK, both("M100 74L95 86C94 98 97 108 102 114L106 78Z"))
    front_face(d)
    mouth(d, 122, 5)
    d.fill(
        INK,
        both(
            "M125 114C118 111 111 114 107 118C103 121 99 119 99 114C95 124 104 127 111 124"
            "C117 122 122 120 125 118.5Z"
        ),
    )
    d.line(OCHRE, 2.4, "M99 80C99 112 110 133 125 135C140 133 151 112 151 80")
    d.fill(VERMILION, "M125 50C114 46 112 32 118 26C121 22 129 22 132 26C138 32 136 46 125 50Z")
    d.fill(INK, "M97 74L91 48C104 42 146 42 159 48L153 74Z")
    d.fill(OCHRE, "M90 52V45C104 38 146 38 160 45V52C146 46 104 46 90 52Z")
    d.fill(
        OCHRE,
        *(
            placed("M0 -13L3.5 -3.5L13 0L3.5 3.5L0 13L-3.5 3.5L-13 0L-3.5 -3.5Z", 125, 60, 1, a)
            for a in (0, 45)
        ),
    )
    d.fill(VERMILION, circle(125, 60, 4))
    d.fill(
        INK,
        "M94 72C108 66 142 66 156 72C158 78 156 83 152 85C140 78 110 78 98 85C94 83 92 78 94 72Z",
    )
    d.line(OCHRE, 2, "M95 73C108 67.5 142 67.5 155 73")
    hand(d, 182, 134)
    cuff(d, 182, 147, VERMILION)


def bugle(d: Drawing, x: float) -> None:
    here = at(x, 0)
    d.fill(
        OCHRE,
        here("M-17 26H17C8 36 4 52 4 70V140H-4V70C-4 52 -8 36 -17 26Z"),
    )
    d.fill(BRONZE, here("M0 26H17C8 36 4 52 4 70V140H0Z"))
    d.fill(INK, here("M-17 24H17V28H-17Z"))
    d.fill(VERMILION, here("M-4 92L-24 98L-18 106L-26 116L-4 112Z"))


def jack_of_diamonds(d: Drawing) -> None:
    """The messenger: in profile to the right, a beaked hat with a feather, a sealed letter."""
    # Drawn looking left, then turned.
    feather = "M138 62C146 44 166 28 192 26C190 42 176 60 150 68Z"
    d.fill(VERMILION, mirrored(feather))
    d.line(CRIMSON, 2, mirrored("M144 64C156 50 170 38 188 29"))
    shoulders(d, BRONZE, OCHRE)
    stripes(d, VERMILION, "M47 160L96 140L112 200H47Z", 7, 9, (1, -1.6))
    d.fill(SLATE, mirrored("M92 150L108 138H150L170 150L160 170L128 156L106 172Z"))
    d.fill(STEEL, mirrored("M128 138H150L170 150L160 170L128 156Z"))
    profile_face(d, right=True)
    hair = (
        "M118 76H152C158 92 160 110 158 126C150 134 140 132 134 124C138 116 132 106 128 98"
        "C124 92 122 84 118 76Z"
    )
    d.fill(BRONZE, mirrored(hair))
    d.line(OCHRE, 2, mirrored("M138 82C146 96 148 112 146 126M148 82C154 98 154 112 152 124"))
    d.fill(SLATE, mirrored("M106 72C106 50 120 38 136 40C152 42 160 56 158 76Z"))
    d.fill(STEEL, mirrored("M136 40C152 42 160 56 158 76H140C144 62 142 50 136 40Z"))
    d.fill(
        INK,
        mirrored(
            "M66 80C88 78 106 70 124 66C142 62 156 60 164 66C166 74 164 82 158 88"
            "C136 80 104 86 66 80Z"
        ),
    )
    d.fill(OCHRE, mirrored(circle(146, 68, 5)))
    letter(d, 176, 128)


def letter(d: Drawing, x: float, y: float) -> None:
    here = at(x, y, 10)
    cuff(d, x + 4, y + 34, VERMILION, 10)
    d.fill(IVORY, here("M-20 -14H20V14H-20Z"))
    d.line(INK, 1.8, here("M-20 -14H20V14H-20ZM-20 -14L0 3L20 -14"))
    d.fill(VERMILION, here("M0 -6L6 2L0 10L-6 2Z"))
    hand(d, x + 2, y + 22, 10)


def jack_of_hearts(d: Drawing) -> None:
    """The singer: a wide hat with a curling plume, long curls, a lute."""
    shoulders(d, VERMILION, CRIMSON)
    stripes(d, OCHRE, "M47 168L90 146L104 200H47Z", 5, 10, (1, 2.2))
    d.fill(IVORY, both("M125 140L100 136C90 140 82 146 80 154L112 166L125 152Z"))
    d.line(SLATE, 1.4, both("M84 150L108 158M90 145L112 154"))
    neck(d)
    curls = [(95, 86, 9), (91, 99, 10), (90, 113, 10), (92, 127, 10), (97, 139, 8)]
    d.fill(BRONZE, *(both(circle(x, y, r)) for x, y, r in curls))
    d.line(
        OCHRE,
        2,
        both("M88 94C92 98 88 104 84 104M86 110C90 114 86 120 83 119M90 126C94 130 90 134 87 133"),
    )
    front_face(d)
    mouth(d, 121, 6)
    d.fill(BRONZE, both("M125 113.5C118 112 111 115 105 119C112 120 120 119 125 117Z"))
    d.fill(BRONZE, "M121 127H129L125 138Z")
    d.fill(CRIMSON, "M98 62C96 40 108 31 126 31C144 31 154 42 152 62Z")
    d.fill(VERMILION, "M98 62C96 40 108 31 126 31C120 40 118 52 120 62Z")
    d.fill(OCHRE, "M97 53C110 59 140 59 153 53L153 63C140 68 110 68 97 63Z")
    d.fill(
        INK,
        "M66 70C80 58 100 60 125 62C150 64 170 58 184 46C186 60 172 74 152 78C128 82 92 82 66 70Z",
    )
    plume = (
        "M106 57C110 38 130 25 154 24C178 23 192 34 187 44C183 51 174 48 176 42"
        "C166 38 158 45 148 47C140 52 126 53 114 61Z"
    )
    d.fill(IVORY, plume)
    d.line(SLATE, 1.6, "M111 57C121 42 140 32 168 34M131 44L127 36M145 37L143 29M159 35L161 27")
    lute(d)


def lute(d: Drawing) -> None:
    here = at(80, 168, 62)
    d.fill(BRONZE, here("M-4 -20C-28 -10 -30 24 0 34C30 24 28 -10 4 -20Z"))
    d.fill(OCHRE, here("M-3 -16C-22 -8 -25 20 0 29C25 20 22 -8 3 -16Z"))
    d.fill(INK, here(circle(0, 2, 6)))
    d.fill(INK, here("M-4 -104H4V-14H-4Z"))
    d.line(IVORY, 1, here("M-1.5 -100V10M1.5 -100V10"))
    d.fill(BRONZE, here("M-5 -104H5L-4 -124L-12 -120Z"))
    hand(d, 153, 129, 62)
