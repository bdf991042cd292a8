"""The study "Live guest relocation with Linux middleware"."""
