"""How often a property of texts is tried: a long run has more time than an ordinary one."""

import os

from hypothesis import settings

IS_LONG = os.environ.get("HYPOTHESIS_PROFILE") == "long"


def often(times: int) -> settings:
    """So many examples in a long run, a sixth of them in an ordinary one; however long each of them takes."""
    return settings(max_examples=times if IS_LONG else times // 6, deadline=None)
