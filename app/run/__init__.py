"""The session, its worker thread, the speed of a run and the compiling of kernels. No menus and no panels."""
