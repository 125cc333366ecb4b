"""Every game with every number of seats."""

import pytest

import sofra

TABLES = [
    (name, seats)
    for name in sofra.games()
    for seats in range(sofra.spec(name).min_seats, sofra.spec(name).max_seats + 1)
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"name", "seats"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("name", "seats"), TABLES)
    elif "name" in metafunc.fixturenames and not _names_itself(metafunc):
        metafunc.parametrize("name", sofra.games())


def _names_itself(metafunc: pytest.Metafunc) -> bool:
    marks = metafunc.definition.iter_markers("parametrize")
    return any(mark.args[0] == "name" for mark in marks)
