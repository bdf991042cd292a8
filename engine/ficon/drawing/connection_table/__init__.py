"""Tables of FCTC connections from a spreadsheet: columns are mapped, rows become elements of a drawing."""
