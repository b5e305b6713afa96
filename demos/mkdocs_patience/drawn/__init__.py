"""What all boards of a page take their drawings from: the faces of the cards and the signs of the buttons."""
