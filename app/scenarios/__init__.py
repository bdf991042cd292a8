"""The scenario picker, by study, with a picture and a sentence for each scenario. The window opens the
selected scenario.
"""
