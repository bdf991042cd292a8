"""Rules that span several keys of a scenario. Each check raises ScenarioError for the first violation it
finds.
"""
