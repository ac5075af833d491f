### Ohne Netz: eine neuere Fassung der App.

web-update = Eine neue Fassung von Khamsin ist bereit.
web-update-now = Jetzt benutzen
