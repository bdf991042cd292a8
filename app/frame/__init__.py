"""The framework of both windows, the lab and the topology editor: actions, header, panels in docks, look.

A window is a FrameWindow. In its constructor it
1. adds its actions, `self.actions_by_id.add(menu, specs)`: an `ActionSpec` has the texts and keys of an
   action, what it does, and when (`self.actions_by_id.enable()` asks for that); `standard` has those of
   every window;
2. makes a Header (menus from the actions, lines of buttons with `header.add_line()`, at last the banner
   for messages with `header.add_banner()`), the line at the foot, and the list of its panels (`PanelSpec`);
3. calls `self.build(header, foot, panels, margin)` and `self.restore_window(geometry)`, restores its layout,
   and calls `self.follow_theme()` last.
Its `panels.Panels` then makes the widget of each panel when it is first seen.
`ending` ends the program by a signal or by Ctrl+Q, also while a dialog waits for an answer.
Words about z/VM or the drawing do not belong here.
"""
