"""What may be wrong in translations and pages, and who says so."""
