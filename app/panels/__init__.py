"""The panels of the lab: a PanelSpec for each in specs.py, and the context in which each is created
(PanelContext).

A new panel is a module with a function `make_panel(context, card)`, and a PanelSpec in `specs.panels()`. Its
tab comes after that of the panel that `place` names, unless the layout of a kind of scenario specifies
otherwise (app/window/layouts/kinds.py). The panels themselves are in the packages of their subjects.
"""
