"""Path data as numbers: parsing, moving, mirroring, flattening, clipping, and a sheet to draw on.

Clipping is done here because SVG Tiny, which the program's renderer follows, has no clip paths.
"""

import math
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import pairwise

Point = tuple[float, float]
Contour = list[Point]

CARD_WIDTH, CARD_HEIGHT = 250, 350
CENTRE: Point = (CARD_WIDTH / 2, CARD_HEIGHT / 2)


def parse(data: str) -> list[tuple[str, list[Point]]]:
    """Path data (`M L H V C Q Z`, absolute) as commands with points; H and V become L."""
    commands: list[tuple[str, list[Point]]] = []
    here: Point = (0.0, 0.0)
    for command, arguments in re.findall(r"([MLHVCQZ])([^MLHVCQZ]*)", data):
        numbers = [float(number) for number in re.findall(r"-?(?:\d*\.\d+|\d+)", arguments)]
        if command == "H":
            command, numbers = "L", [numbers[0], here[1]]
        elif command == "V":
            command, numbers = "L", [here[0], numbers[0]]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        commands.append((command, points))
        if points:
            here = points[-1]
    return commands


def number(value: float) -> str:
    """At most one decimal, which is a fortieth of a millimetre on a printed card."""
    return f"{round(value, 1) + 0.0:g}"


def path_text(commands: Iterable[tuple[str, list[Point]]]) -> str:
    return "".join(
        command + " ".join(f"{number(x)} {number(y)}" for x, y in points)
        for command, points in commands
    )


def moved(data: str, change: Callable[[Point], Point]) -> str:
    return path_text((command, [change(p) for p in points]) for command, points in parse(data))


def mirrored(data: str) -> str:
    """The path on the other side of the card's vertical middle line."""
    return moved(data, lambda p: (CARD_WIDTH - p[0], p[1]))


def both(*paths: str) -> str:
    """Paths drawn for the left half, together with their mirror images."""
    return "".join(path + mirrored(path) for path in paths)


def placed(data: str, x: float, y: float, scale: float = 1.0, degrees: float = 0.0) -> str:
    """The path turned about its origin, scaled, then moved to (x, y)."""
    cosine = math.cos(math.radians(degrees)) * scale
    sine = math.sin(math.radians(degrees)) * scale
    return moved(data, lambda p: (x + p[0] * cosine - p[1] * sine, y + p[0] * sine + p[1] * cosine))


def at(x: float, y: float, degrees: float = 0.0) -> Callable[[str], str]:
    """Puts paths drawn about the origin at a place: for things made of several shapes."""
    return lambda data: placed(data, x, y, 1.0, degrees)


def polygon(points: Iterable[Point]) -> str:
    commands = [("L", [point]) for point in points]
    return "M" + path_text(commands)[1:] + "Z"


def flatten(data: str, steps: int = 10) -> list[Contour]:
    """The closed contours of a path, curves cut into short straight lines."""
    contours: list[Contour] = []
    for command, points in parse(data):
        if command == "M":
            contours.append([points[0]])
        elif command == "L":
            contours[-1].append(points[0])
        elif command in "CQ":
            contours[-1].extend(_curve([contours[-1][-1], *points], steps))
    return contours


def _curve(control: list[Point], steps: int) -> list[Point]:
    result = []
    for step in range(1, steps + 1):
        t = step / steps
        points = control
        while len(points) > 1:  # De Casteljau
            points = [
                (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)
            ]
        result.append(points[0])
    return result


def _beyond(a: Point, b: Point, p: Point) -> float:
    """Positive when p lies left of the edge from a to b, that is outside a clockwise region."""
    return (p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0])


def inside(region: Contour, points: Iterable[Point]) -> bool:
    edges = list(zip(region, region[1:] + region[:1], strict=True))
    return all(_beyond(a, b, p) <= 1 for p in points for a, b in edges)


def clip(contour: Contour, region: Contour) -> Contour:
    """The part of a contour within a convex region whose corners run clockwise (y downwards)."""
    for a, b in zip(region, region[1:] + region[:1], strict=True):
        kept: Contour = []
        for p, q in zip(contour, contour[1:] + contour[:1], strict=True):
            beyond_p, beyond_q = _beyond(a, b, p), _beyond(a, b, q)
            if beyond_p <= 0:
                kept.append(p)
            if (beyond_p <= 0) != (beyond_q <= 0):
                t = beyond_p / (beyond_p - beyond_q)
                kept.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
        contour = kept
        if not contour:
            break
    return contour


def clipped(data: str, region: Contour) -> str:
    """A filled path cut at a convex region; curves stay curves when nothing is cut."""
    if inside(region, (p for _, points in parse(data) for p in points)):
        return moved(data, lambda p: p)
    cuts = (clip(contour, region) for contour in flatten(data))
    return "".join(polygon(cut) for cut in cuts if len(cut) > 2)


def clipped_line(data: str, region: Contour) -> str:
    """The parts of open lines within a convex region; curves stay curves when nothing is cut."""
    if inside(region, (p for _, points in parse(data) for p in points)):
        return moved(data, lambda p: p)
    pieces = []
    for contour in flatten(data):
        for p, q in pairwise(contour):
            enter, leave = 0.0, 1.0
            for a, b in zip(region, region[1:] + region[:1], strict=True):
                beyond_p, beyond_q = _beyond(a, b, p), _beyond(a, b, q)
                if beyond_p > 0 and beyond_q > 0:
                    enter, leave = 1.0, 0.0
                elif beyond_p > 0:
                    enter = max(enter, beyond_p / (beyond_p - beyond_q))
                elif beyond_q > 0:
                    leave = min(leave, beyond_p / (beyond_p - beyond_q))
            if enter < leave:
                ends = [
                    (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t) for t in (enter, leave)
                ]
                pieces.append("M" + path_text([("L", [end]) for end in ends])[1:])
    return "".join(pieces)


@dataclass
class Drawing:
    """Shapes in painting order, each cut at the region where one is given."""

    region: Contour | None = None
    elements: list[str] = field(default_factory=list)

    def fill(self, colour: str, *paths: str) -> None:
        data = "".join(paths)
        if self.region:
            data = clipped(data, self.region)
        if data:
            self.elements.append(f'<path fill="{colour}" d="{data}"/>')

    def line(self, colour: str, width: float, *paths: str, cap: str = "round") -> None:
        data = "".join(paths)
        data = clipped_line(data, self.region) if self.region else moved(data, lambda p: p)
        if not data:
            return
        self.elements.append(
            f'<path fill="none" stroke="{colour}" stroke-width="{number(width)}" '
            f'stroke-linecap="{cap}" stroke-linejoin="round" d="{data}"/>'
        )

    def group(self, other: "Drawing", attributes: str = "") -> None:
        self.elements.append(f"<g{attributes}>")
        self.elements.extend(other.elements)
        self.elements.append("</g>")
