"""The actions of the editor's window, one file per menu.

A function returns them with their texts and keys; a class implements them.
"""
