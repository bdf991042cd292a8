"""Tables of FCTC connections from a spreadsheet: columns are mapped, rows become things of a drawing."""
