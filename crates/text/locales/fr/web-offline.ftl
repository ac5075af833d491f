### Sans réseau : une version plus récente de l’application.

web-update = Une nouvelle version de Khamsin est prête.
web-update-now = L’utiliser maintenant
