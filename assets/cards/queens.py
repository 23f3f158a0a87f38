"""The four queens: each with a headdress and something in her hand that no other has."""

import math

from colours import BRONZE, CRIMSON, INK, IVORY, OCHRE, SHADE, SKIN, SLATE, STEEL, VERMILION
from geometry import Drawing, at, both, mirrored, placed, polygon
from parts import cuff, front_face, hand, mouth, neck, profile_face, shoulders, stripes
from signs import circle


def queen_of_spades(d: Drawing) -> None:
    """The stern lady of the old tale: a great halo of a headdress with pearls, a lily."""
    lily(d, 183, 62)
    halo = "M74 86C72 54 94 26 125 26C156 26 178 54 176 86L150 80H100Z"
    d.fill(INK, halo)
    for step in range(-4, 5):
        ray = placed("M-3.4 -49L0 -43L3.4 -49L1 -14H-1Z", 125, 84, 1, step * 19)
        d.fill(OCHRE if step % 2 == 0 else SLATE, ray)
    d.line(OCHRE, 3, "M78 82C77 56 97 31 125 31C153 31 173 56 172 82")
    shoulders(d, INK, STEEL)
    stripes(d, OCHRE, "M88 144L104 140L125 178V200H118Z", 3, 4, (-0.5, 1))
    stripes(d, OCHRE, "M146 140L162 144L132 200H125V178Z", 3, 4, (0.5, 1))
    d.fill(VERMILION, "M104 138H146L125 176Z")
    neck(d)
    d.line(OCHRE, 3, "M111 139Q125 150 139 139")
    d.fill(VERMILION, "M125 144L129 149L125 154L121 149Z")
    d.fill(INK, both("M103 74C94 80 93 104 97 118C101 124 108 122 110 118Z"))
    front_face(d, stern=True)
    mouth(d, 120, 7)
    d.fill(INK, both("M125 66C112 66 99 70 97 92C104 90 118 84 125 73Z"))
    d.fill(VERMILION, "M97 75C102 67 148 67 153 75L155 68C148 60 102 60 95 68Z")
    d.fill(
        IVORY,
        *(
            circle(x, y, 2.3)
            for x, y in ((103, 66.5), (114, 64.3), (125, 63.6), (136, 64.3), (147, 66.5))
        ),
    )
    for x in (89, 161):
        d.fill(IVORY, *(circle(x, y, 3) for y in (92, 100, 108, 116, 124)))
        d.fill(OCHRE, circle(x, 133, 4.2))
    cuff(d, 183, 150, VERMILION)
    hand(d, 183, 137)


def lily(d: Drawing, x: float, y: float) -> None:
    here = at(x, y)
    d.line(STEEL, 3, here("M0 0V78"))
    d.fill(
        STEEL,
        here("M0 52C-14 46 -16 34 -13 26C-4 32 0 40 0 52Z"),
    )
    petal = here("M0 8C-12 2 -16 -12 -13 -24C-8 -20 -5 -16 -3 -12Z")
    d.fill(IVORY, petal)
    d.fill(
        IVORY,
        here("M0 8C12 2 16 -12 13 -24C8 -20 5 -16 3 -12Z"),
    )
    d.fill(
        OCHRE,
        here("M0 8C-8 -4 -6 -18 0 -28C6 -18 8 -4 0 8Z"),
    )


def queen_of_clubs(d: Drawing) -> None:
    """The dancer: bobbed hair, a band with a tall feather, an open fan."""
    plume = (
        "M146 74C144 52 154 32 176 25C190 22 198 32 192 42C188 36 182 38 182 44"
        "C186 52 176 62 166 66C160 70 154 74 150 80Z"
    )
    d.fill(VERMILION, plume)
    d.line(CRIMSON, 2, "M149 76C152 58 162 42 180 32")
    shoulders(d, SKIN, SHADE)
    d.fill(SLATE, "M38 190L84 148L98 144L125 186L152 144L166 148L212 172V210H38Z")
    d.fill(STEEL, "M125 186L152 144L166 148L212 172V210H125Z")
    d.line(OCHRE, 3, "M84 148L98 144L125 186L152 144L166 148")
    neck(d)
    for step in range(9):
        t = step / 8
        x, y = 104 + 42 * t, 144 + 22 * math.sin(math.pi * t)
        d.fill(IVORY, circle(x, y, 2.6))
    bob = (
        "M125 46C104 46 92 60 92 84C92 100 92 112 89 122C98 128 108 124 110 116"
        "V84H140V116C142 124 152 128 161 122C158 112 158 100 158 84C158 60 146 46 125 46Z"
    )
    front = "M107 84H143V110H107Z"
    d.fill(INK, front)
    front_face(d)
    mouth(d, 121, 6)
    d.fill(INK, bob)
    d.fill(INK, "M100 68H150V86C140 82 110 82 100 86Z")
    d.fill(INK, both("M96 82H108C104 92 105 104 111 112C110 122 98 128 89 122C93 108 94 96 96 82Z"))
    d.line(SLATE, 2, "M104 56Q114 49 126 50")
    d.fill(OCHRE, "M92 74C104 68 146 68 158 74V65C146 59 104 59 92 65Z")
    d.fill(IVORY, circle(148, 68, 7))
    d.fill(VERMILION, circle(148, 68, 4))
    d.fill(OCHRE, both(circle(100, 128, 3.6), "M98.5 118H101.5V126H98.5Z"))
    fan(d, 88, 184)


def fan(d: Drawing, x: float, y: float) -> None:
    for step in range(6):
        start, end = math.radians(186 + step * 17), math.radians(203 + step * 17)
        d.fill(
            (OCHRE, IVORY)[step % 2],
            polygon(
                [(x, y)]
                + [
                    (x + r * math.cos(a), y + r * math.sin(a))
                    for r, a in ((48, start), (51, (start + end) / 2), (48, end))
                ]
            ),
        )
        d.fill(
            (CRIMSON, VERMILION)[step % 2],
            polygon(
                [
                    (x + r * math.cos(a), y + r * math.sin(a))
                    for r, a in (
                        (37, start),
                        (48, start),
                        (51, (start + end) / 2),
                        (48, end),
                        (37, end),
                    )
                ]
            ),
        )
    d.fill(INK, circle(x, y, 4))


def queen_of_diamonds(d: Drawing) -> None:
    """The lady of the castle: in profile, a tall cone with a veil, a looking glass."""
    veil = "M180 25C198 58 202 100 197 152H176C184 110 178 70 160 52Z"
    d.fill(IVORY, veil)
    d.line(OCHRE, 1.6, "M181 34C192 66 194 108 190 150M177 44C186 74 188 110 184 150")
    shoulders(d, VERMILION, CRIMSON)
    d.fill(OCHRE, "M100 140L152 140L170 152L128 206L90 150Z")
    d.fill(BRONZE, "M128 140H152L170 152L128 206Z")
    profile_face(d)
    d.fill(SHADE, "M112 150L150 148L130 176Z")
    d.line(INK, 2, "M110 148Q128 160 150 146")
    d.fill(VERMILION, "M126 152L132 160L126 168L120 160Z")
    hair = (
        "M108 70C114 78 122 86 128 96C130 108 132 120 138 128C146 134 154 128 154 118"
        "C154 100 154 84 150 66Z"
    )
    d.fill(INK, hair)
    d.line(SLATE, 2, "M124 82C136 94 140 108 146 124M134 80C144 92 148 104 150 116")
    cone = "M101 72L178 24C182 24 184 28 182 32L156 92C148 78 126 68 101 72Z"
    d.fill(VERMILION, cone)
    d.fill(CRIMSON, "M134 74L178 24C182 24 184 28 182 32L156 92C150 84 143 78 134 74Z")
    d.line(OCHRE, 3.4, "M128 56C142 60 156 68 164 74M146 45C156 48 166 54 172 60")
    d.fill(INK, "M98 70C120 62 150 72 160 92L156 99C144 80 120 72 98 79Z")
    d.fill(
        OCHRE,
        *(
            circle(x, y, 2.3)
            for x, y in ((106, 73.5), (117, 73), (128, 75), (138, 79), (147, 85), (154, 92))
        ),
    )
    mirror_glass(d, 77, 108)


def mirror_glass(d: Drawing, x: float, y: float) -> None:
    here = at(x, y)
    d.fill(BRONZE, here("M-3 14H3V60H-3Z"))
    d.fill(OCHRE, here(circle(0, 0, 17)))
    d.fill(SLATE, here(circle(0, 0, 12)))
    d.fill(IVORY, here("M-7 5L5 -7L8 -3L-3 8Z"))
    cuff(d, x, y + 56, OCHRE)
    hand(d, x, y + 42, flip=True)


def queen_of_hearts(d: Drawing) -> None:
    """The beloved: hair in two round braids, a small crown, a wide ruff, a rose."""
    shoulders(d, VERMILION, CRIMSON)
    d.fill(OCHRE, "M112 146H138L132 206H118Z")
    d.line(INK, 2, "M114 158L136 166M136 158L114 166M115 172L135 180M135 172L115 180")
    ruff = []
    for step in range(28):
        angle = 2 * math.pi * step / 28
        reach = 1.0 if step % 2 else 0.9
        ruff.append((125 + 50 * reach * math.cos(angle), 136 + 21 * reach * math.sin(angle)))
    d.fill(IVORY, polygon(ruff))
    for x, y in ruff[1::2]:
        d.line(SLATE, 1.3, f"M{125 + (x - 125) * 0.45} {136 + (y - 136) * 0.45}L{x} {y}")
    d.fill(SHADE, "M110 126H140C138 140 112 140 110 126Z")
    braid = circle(93, 92, 16.5)
    d.fill(BRONZE, braid, mirrored(braid))
    d.fill(OCHRE, both(circle(93, 92, 12.5)))
    d.line(BRONZE, 2.4, both("M93 92C96 89 99 92 97.5 96C95 100 87 99 86 92C85 85 93 82 99 85"))
    front_face(d)
    mouth(d, 120, 7)
    d.fill(OCHRE, "M125 60C108 60 97 68 97 94C106 92 120 86 125 74Z")
    d.fill(BRONZE, "M125 60C142 60 153 68 153 94C144 92 130 86 125 74Z")
    crown = "M101 66L95 42L112 53L125 32L138 53L155 42L149 66Z"
    d.fill(OCHRE, crown)
    d.fill(BRONZE, "M125 32L138 53L155 42L149 66H125Z")
    d.fill(VERMILION, circle(95, 41, 4), circle(125, 31, 4.5), circle(155, 41, 4))
    d.fill(CRIMSON, "M100 61H150L149 69H101Z")
    d.fill(IVORY, *(circle(x, 65, 2) for x in (108, 116.5, 125, 133.5, 142)))
    rose(d, 185, 68)


def rose(d: Drawing, x: float, y: float) -> None:
    here = at(x, y)
    d.line(STEEL, 3, here("M0 0V82"))
    d.fill(
        STEEL,
        here("M0 34C-13 32 -16 24 -14 16C-5 18 0 24 0 34Z"),
    )
    d.fill(VERMILION, here(circle(0, 0, 15)))
    d.fill(CRIMSON, here(circle(1, 1, 10)))
    d.fill(VERMILION, here(circle(-1, -1, 7.5)))
    d.line(
        IVORY,
        1.8,
        here("M-3 -3C0 -6 5 -3 3 2C1 6 -6 5 -7 -1"),
    )
    cuff(d, x, 150, OCHRE)
    hand(d, x, 137)
