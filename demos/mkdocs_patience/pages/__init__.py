"""What a page needs: fences read, boards drawn, numbers, terms and cards in its text."""
