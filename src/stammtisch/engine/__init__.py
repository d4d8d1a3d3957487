"""The rules protocol and its drivers; knows no game."""
