"""The session, its worker thread, and the run speed. No menus and no panels."""
