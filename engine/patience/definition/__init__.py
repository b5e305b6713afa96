"""What a game is: its groups of piles, its deal, its moves, and what follows from them."""
