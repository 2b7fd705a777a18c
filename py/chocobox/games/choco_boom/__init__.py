"""Choco-Boom: call what the colour says, not what the picture shows, and be first on a double."""

SOLOS = {"choco_practice": ("solo.practice.game", "solo.practice.players")}
