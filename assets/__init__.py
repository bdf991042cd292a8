"""Icons, fonts, palettes and style sheets; a package so that importlib.resources finds them in a wheel."""
