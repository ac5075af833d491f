### Working offline: a newer build of the app.

web-update = A new version of Khamsin is ready.
web-update-now = Use it now
