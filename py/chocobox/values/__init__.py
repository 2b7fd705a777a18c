"""Chances to win, and what they tell of a finished game: luck, choices and mistakes.

Each game brings a `value.py`: what a seat may expect from what it may know. All else is shared.
"""
