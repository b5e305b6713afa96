"""How many examples hypothesis tries: HYPOTHESIS_PROFILE=quick where time is short, long where it is not."""

import os

from hypothesis import HealthCheck, settings

COMMON = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow], "derandomize": True}
settings.register_profile("ordinary", max_examples=6, **COMMON)
settings.register_profile("quick", max_examples=2, **COMMON)
settings.register_profile("long", max_examples=200, **COMMON)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ordinary"))
