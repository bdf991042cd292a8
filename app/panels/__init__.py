"""The panels of the lab: a PanelSpec for each in specs.py, and what each is made with (PanelContext).

A new panel is a module with a function `make_panel(context, card)`, and a PanelSpec in `specs.panels()`. Its
tab lies after that of the panel that `place` names, unless the layout of a kind of scenario says otherwise
(app/window/layouts/kinds.py). The panels themselves live in the rooms of their subjects.
"""
