"""Why a command does nothing."""


class Refused(Exception):
    """What was asked for cannot be done; the message is one sentence, and nothing was written."""
