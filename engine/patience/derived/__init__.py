"""What follows from a definition: the numbers that texts quote, the ids of its rules, how two games differ."""
