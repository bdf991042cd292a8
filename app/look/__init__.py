"""Colors, fonts, icons and the style sheet, light and dark. No widgets and no z/VM vocabulary."""
