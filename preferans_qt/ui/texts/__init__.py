"""The words for facts: cards, contracts, events, reasons and entries as sentences.

Functions look the words up when they are called, so a new language shows at once.
"""
