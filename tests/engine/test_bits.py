from stammtisch.engine.bits import bit


def test_every_bit_is_right_also_above_the_thirty_first() -> None:
    assert [bit(place) for place in range(63)] == [2**place for place in range(63)]
