"""Conservation of components: nothing may appear or vanish between two states of one game."""


def differences(before: dict[str, int], after: dict[str, int]) -> list[str]:
    """What appeared or vanished, a sentence each; empty when everything is still there."""
    found: list[str] = []
    for key in sorted({*before, *after}):
        had, has = before.get(key, 0), after.get(key, 0)
        if had != has:
            found.append(f"{key}: there were {had}, now there are {has}")
    return found
