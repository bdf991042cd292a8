"""The actions of the editor's window, one file for each menu.

A function returns them with their texts and keys; a class has what they do.
"""
