"""The few inks the cards are printed with."""

IVORY = "#faf5e8"
INK = "#20222b"
VERMILION = "#c23a26"
OCHRE = "#dca43c"
SLATE = "#5a7085"

# Second tones, for the side of a form that lies in shadow.
BRONZE = "#b67d25"
UMBER = "#80551b"
CRIMSON = "#9a2a1d"
STEEL = "#44566a"
SKIN = "#f3d4a9"
SHADE = "#d9a877"

# Replaced by the colour of the suit when a card is rendered.
SUIT = "currentColor"
SUIT_COLOURS = (INK, INK, VERMILION, VERMILION)

# What lies behind a figure: one tint a suit.
GROUNDS = ("#c8d0d3", "#e4d5a3", "#cfd8c4", "#edc8b2")
