"""What `Scripts/test` tries with a few examples, `Scripts/test --long` tries with all."""

import pytest


def sampled(values, count=1):
    """All values for a test; those behind the first `count` are left to the long tests."""
    def rest(value):
        return pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.exhaustive)

    return [*values[:count], *map(rest, values[count:])]
