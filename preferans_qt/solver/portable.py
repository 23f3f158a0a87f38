"""What ``bits.pxd`` gives the compiled modules, for the same modules run as they are."""

WORD = (1 << 64) - 1
SPREAD = 0x9E3779B97F4A7C15  # 2**64 divided by the golden ratio: spreads what it multiplies
ODD_BITS = 0x5555555555555555
ONE = 1
TRUMPS = 0xFF000000
NOT_SEVENS = 0xFEFEFEFE
NOT_ACES = 0x7F7F7F7F
NOBODY = 3  # whose trick it is when a talon card wins


def count(cards: int) -> int:
    """How many bits are set."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """The place of the lowest bit that is set."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """The place of the highest bit that is set."""
    return cards.bit_length() - 1
