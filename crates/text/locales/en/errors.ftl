### What went wrong, and what to do about it.
