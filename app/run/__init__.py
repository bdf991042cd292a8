"""The session, its worker thread, and the speed of a run. No menus and no panels."""
