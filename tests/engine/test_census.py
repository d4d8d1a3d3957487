from stammtisch.engine.census import differences


def test_nothing_is_said_when_everything_is_still_there() -> None:
    assert differences({"palms": 12}, {"palms": 12}) == []


def test_what_appeared_or_vanished_is_named_in_order() -> None:
    before, after = {"palms": 12, "elders": 20}, {"palms": 11, "elders": 20, "camels": 1}
    assert differences(before, after) == [
        "camels: there were 0, now there are 1",
        "palms: there were 12, now there are 11",
    ]


def test_a_sort_that_is_not_counted_any_more_has_vanished() -> None:
    assert differences({"palms": 2}, {}) == ["palms: there were 2, now there are 0"]
