"""The framework of both windows, the lab and the topology editor: actions, header, docked panels, and look.

A window is a FrameWindow. In its constructor, it
1. adds its actions with `self.actions_by_id.add(menu, specs)`: an `ActionSpec` has the texts and keys of an
   action, its function, and when it is available (`self.actions_by_id.enable()` checks that); `standard` has
   those of every window;
2. creates a Header (menus from the actions, rows of buttons with `header.add_line()`, and finally the banner
   for messages with `header.add_banner()`), the line at the bottom, and the list of its panels (`PanelSpec`);
3. calls `self.build(header, foot, panels, margin)` and `self.restore_window(geometry)`, restores its layout,
   and calls `self.follow_theme()` last.
Its `panels.Panels` then creates the widget of each panel when the panel is first seen.
`ending` ends the program on a signal or Ctrl+Q, even while a dialog is waiting for an answer.
Texts about z/VM or the drawing do not belong here.
"""
