"""What the finished site needs in each language besides its pages."""
