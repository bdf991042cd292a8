"""Views of a run, each in a file or in the chart.py of a folder; app/panels/specs.py lists them.

The CHART of each is a ChartKind: a PaneKind describes panes over time, and a WidgetKind has its own class.

Shared chart code is in toolkit and values. Imports are heavy: find the charts after the window is up.
"""
