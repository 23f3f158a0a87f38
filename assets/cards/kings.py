"""The four kings: each with a crown, a beard and a sign of power of his own."""

from colours import BRONZE, CRIMSON, INK, IVORY, OCHRE, SKIN, SLATE, STEEL, UMBER, VERMILION
from geometry import Drawing, at, both, mirrored
from parts import cuff, ermine, front_face, hand, mouth, neck, profile_face, shoulders, stripes
from signs import circle


def king_of_spades(d: Drawing) -> None:
    """The old warrior: a crown of three spikes, a forked beard, an upright sword."""
    sword(d, 180)
    shoulders(d, INK, INK)
    stripes(d, SLATE, "M47 160L96 142L112 190L47 215Z", 5, 9, (1, 2.4))
    stripes(d, SLATE, "M154 142L203 160V200H138Z", 5, 9, (1, -2.4))
    d.fill(OCHRE, both("M100 138L80 147L118 200L125 190V174Z"))
    d.fill(IVORY, both("M101 139L91 143L121 190L125 184V174Z"))
    d.fill(VERMILION, "M103 138H147L125 174Z")
    neck(d)
    d.fill(INK, both("M101 72L92 84C88 100 88 116 92 130C97 132 101 128 104 122L106 72Z"))
    front_face(d, stern=True)
    mouth(d, 121, 6)
    beard = "M99 100C99 112 108 118 116 119L125 125L134 119C142 118 151 112 151 100L155 128"
    d.fill(SLATE, beard + "C154 146 148 160 141 170L125 146L109 170C102 160 96 146 95 128Z")
    d.fill(STEEL, "M134 119C142 118 151 112 151 100L155 128C154 146 148 160 141 170L125 146V125Z")
    d.fill(STEEL, "M125 113C118 109 108 113 101 123C112 124 120 121 125 117.5Z")
    d.fill(INK, "M125 113C132 109 142 113 149 123C138 124 130 121 125 117.5Z")
    d.fill(OCHRE, "M95 74L89 34L109 55L125 24L141 55L161 34L155 74Z")
    d.fill(BRONZE, "M125 24L141 55L161 34L155 74H125Z")
    d.fill(INK, circle(89, 33, 4) + circle(125, 25, 4.5) + circle(161, 33, 4))
    d.fill(VERMILION, "M94 66H156L155 77H95Z")
    d.fill(IVORY, *(circle(x, 71.5, 2.6) for x in (103, 114, 125, 136, 147)))
    cuff(d, 180, 152, VERMILION)
    hand(d, 180, 139)


def sword(d: Drawing, x: float) -> None:
    here = at(x, 0)
    d.fill(IVORY, here("M-5 122V46L0 28L5 46V122Z"))
    d.fill(SLATE, here("M0 122V28L5 46V122Z"))
    d.line(INK, 1.6, here("M-5 122V46L0 28L5 46V122Z"))
    d.fill(OCHRE, here("M-17 121H17L14 129H-14Z"))
    d.fill(BRONZE, here("M0 121H17L14 129H0Z"))


def king_of_clubs(d: Drawing) -> None:
    """The lord of the land: a domed cap with a fur brim, a broad beard, an orb."""
    shoulders(d, SLATE, STEEL)
    fur = "M125 138L150 138C166 142 178 150 184 162L170 172C160 162 148 158 140 156L125 176Z"
    d.fill(IVORY, fur + mirrored(fur))
    ermine(d, (80, 160), (93, 150), (157, 150), (170, 160), (106, 158), (144, 158))
    neck(d)
    d.fill(BRONZE, both("M101 76L94 84C91 98 92 112 96 124L106 118V76Z"))
    front_face(d)
    mouth(d, 121, 6)
    beard = "M97 98C99 110 108 117 116 118L125 126L134 118C142 117 151 110 153 98L157 128"
    d.fill(OCHRE, beard + "C160 150 150 163 141 164H109C100 163 90 150 93 128Z")
    d.fill(BRONZE, "M134 118C142 117 151 110 153 98L157 128C160 150 150 163 141 164H125V126Z")
    d.line(INK, 1.6, "M125 134V160M113 130Q110 146 113 160M137 130Q140 146 137 160")
    d.fill(BRONZE, "M125 113C116 109 106 112 100 119C106 124 118 122 125 118Z")
    d.fill(UMBER, "M125 113C134 109 144 112 150 119C144 124 132 122 125 118Z")
    d.fill(VERMILION, "M95 62C96 44 108 34 125 31C142 34 154 44 155 62Z")
    d.fill(CRIMSON, "M125 31C142 34 154 44 155 62H125Z")
    d.fill(OCHRE, "M120 62V32H130V62Z")
    d.line(OCHRE, 4, "M100 60Q104 44 122 34M150 60Q146 44 128 34")
    d.fill(OCHRE, circle(125, 27, 6))
    brim = "M90 61C102 56 148 56 160 61C164 66 164 74 160 79C148 75 102 75 90 79C86 74 86 66 90 61Z"
    d.fill(INK, brim)
    d.line(SLATE, 1.8, "M97 65V71M106 68V73M115 64V70M125 68V73M135 64V70M144 68V73M153 65V71")
    orb(d, 76, 140)


def orb(d: Drawing, x: float, y: float) -> None:
    here = at(x, y)
    cuff(d, x - 4, y + 36, VERMILION, 8)
    d.fill(
        SKIN,
        here("M-17 8C-14 20 -8 24 -8 32H5C6 24 16 20 18 8C10 18 -8 18 -17 8Z"),
    )
    d.fill(OCHRE, here(circle(0, 0, 15)), here("M-3 -27H3V-14H-3Z"))
    d.fill(
        BRONZE,
        here("M0 -15C8 -15 15 -8 15 0C15 8 8 15 0 15C7 5 7 -5 0 -15Z"),
    )
    d.fill(OCHRE, here("M-9 -24H9V-19H-9Z"))
    d.fill(INK, here("M-15 -2.5H15V2.5H-15Z"))


def king_of_diamonds(d: Drawing) -> None:
    """The merchant prince: in profile, a crown of rays, a moustache, an axe behind him."""
    axe(d, 182)
    shoulders(d, OCHRE, BRONZE)
    stripes(d, VERMILION, "M47 158L100 140L112 200H47Z", 7, 9, (1, -1.6))
    d.fill(INK, "M106 136L150 138L158 152L118 178L98 150Z")
    d.fill(IVORY, "M108 136L148 137L152 146L118 166L104 148Z")
    profile_face(d, lips=False)
    hair = (
        "M112 66H150C160 84 160 120 152 146C144 150 134 148 130 142C138 126 132 112 128 98"
        "C124 92 126 84 124 76Z"
    )
    d.fill(INK, hair)
    d.line(SLATE, 2, "M138 80C146 100 146 124 140 144M146 80C154 104 152 126 147 145")
    d.fill(
        INK,
        "M100 112.5C104 108 112 110 114 116C116 122 124 120 124 114C128 124 118 130 110 124"
        "C107 122 104 117 100 116.5Z",
    )
    d.fill(VERMILION, "M101 117.5L108 119.5L101.5 121.5Z")
    crown = "M99 72L84 48L103 54L106 28L119 49L131 25L139 50L154 33L155 72Z"
    d.fill(OCHRE, crown)
    d.fill(BRONZE, "M127 72L131 25L139 50L154 33L155 72Z")
    d.fill(VERMILION, "M99 66H157V77H101Z")
    d.fill(IVORY, *(f"M{x} 67.5L{x + 4} 71.5L{x} 75.5L{x - 4} 71.5Z" for x in (108, 121, 134, 147)))


def axe(d: Drawing, x: float) -> None:
    here = at(x, 0)
    d.fill(INK, here("M-2.5 26H2.5V170H-2.5Z"))
    d.fill(
        SLATE,
        here("M5 44C9 44 9 38 14 34C17 50 17 66 14 82C9 78 9 72 5 72Z"),
    )
    d.fill(STEEL, here("M-5 50L-21 58L-5 66Z"))
    d.fill(OCHRE, here("M-6 42H6V74H-6Z"), here(circle(0, 27, 5)))


def king_of_hearts(d: Drawing) -> None:
    """The good king: an open flaring crown, a curly beard, a sceptre."""
    sceptre(d, 185)
    shoulders(d, VERMILION, CRIMSON)
    d.fill(IVORY, both("M125 146L99 138C86 142 78 147 72 153L125 204Z"))
    ermine(d, (88, 150), (102, 160), (114, 172), (136, 172), (148, 160), (162, 150))
    neck(d)
    d.fill(
        BRONZE, both(circle(96, 88, 9), circle(93, 103, 9), circle(95, 118, 9), circle(100, 78, 9))
    )
    front_face(d)
    mouth(d, 121, 6)
    d.fill(
        BRONZE,
        *(
            circle(x, y, r)
            for x, y, r in (
                (102, 114, 8),
                (106, 126, 9),
                (115, 136, 9.5),
                (125, 141, 9.5),
                (135, 136, 9.5),
                (144, 126, 9),
                (148, 114, 8),
            )
        ),
    )
    d.fill(
        INK,
        "M125 113C117 110 111 113 107 117C103 121 98 119 97 114C95 124 104 128 111 124"
        "C117 121 121 119 125 118Z",
    )
    d.fill(
        INK,
        "M125 113C133 110 139 113 143 117C147 121 152 119 153 114C155 124 146 128 139 124"
        "C133 121 129 119 125 118Z",
    )
    d.fill(OCHRE, "M99 76L91 42C99 50 106 53 113 46L125 33L137 46C144 53 151 50 159 42L151 76Z")
    d.fill(BRONZE, "M125 33L137 46C144 53 151 50 159 42L151 76H125Z")
    d.fill(VERMILION, circle(91, 41, 4.5), circle(125, 31, 5), circle(159, 41, 4.5))
    d.fill(INK, "M97 67H153L152 78H98Z")
    d.fill(OCHRE, *(circle(x, 72.5, 2.8) for x in (106, 115.5, 125, 134.5, 144)))
    cuff(d, 185, 150, OCHRE)
    hand(d, 185, 137)


def sceptre(d: Drawing, x: float) -> None:
    here = at(x, 0)
    d.fill(INK, here("M-2.5 60H2.5V150H-2.5Z"))
    d.fill(OCHRE, here("M-7 68H7V74H-7Z"), here("M-5 60H5V68H-5Z"))
    d.fill(
        VERMILION,
        here("M0 62C-14 50 -14 38 -7 36C-3 35 0 39 0 41C0 39 3 35 7 36C14 38 14 50 0 62Z"),
    )
