"""Preferans: the card game of bidding, tricks and whists, for one person against bots."""

__version__ = "0.1.0"
