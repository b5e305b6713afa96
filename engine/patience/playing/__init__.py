"""Playing by a definition: dealing, judging, moving, and how a game stands."""
