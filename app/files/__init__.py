"""Automatically kept files, pictures, icons and file types. Other files are in their own packages."""
