### Sem rede: uma versão mais nova da aplicação.

web-update = Está pronta uma nova versão de Khamsin.
web-update-now = Usá-la já
