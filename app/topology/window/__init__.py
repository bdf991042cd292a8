"""The window of the topology editor: header, status line and the frame around its panels."""
