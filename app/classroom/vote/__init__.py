"""Class votes, and the page for students' answers. It uses no Qt, lesson or engine, so that no answer can
leak.
"""
