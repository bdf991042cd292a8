"""Class votes, and the page for students' answers. It uses no Qt, lesson or engine: no answer can leak."""
