### `khamsin data`: cópias de segurança, exportações e nomes do que um servidor guarda. Os erros dizem o que fazer, sem ponto final.

data-progress = { $done } de { $count } partidas
data-counts = partidas: { $games }, eventos: { $events }, visitantes: { $guests }, turmas: { $classes }, nomes nas turmas: { $names }
data-backed-up = { $file } foi escrito: { $text }.
data-restored = { $file } foi reposto: { $text }.
data-exported = { $file } foi escrito, com este número de partidas terminadas: { $games }.
data-purged = Nomes de visitantes apagados (dias sem visita: { $days }): { $guests }. Nomes apagados nas turmas cujo prazo passou: { $names }.
data-stopped = Interrompido: nada foi escrito
data-backup-broken = Este programa não consegue reproduzir algumas partidas ({ $count }: { $text }): estão na cópia, mas ele não a poderia repor; faça a cópia com a versão de Khamsin que o servidor tem
data-export-broken = Este programa não consegue reproduzir algumas partidas ({ $count }: { $text }), que por isso ficaram de fora: use a versão de Khamsin que o servidor tem
data-foreign = isto não é uma cópia de segurança de Khamsin: indique um ficheiro escrito por khamsin data backup
data-newer = a cópia foi escrita por Khamsin { $text }, mais recente: reponha-a com essa versão
data-cut = a cópia acaba cedo demais: copie-a de novo, ou use outra
data-damaged = a cópia está danificada (visto na linha { $line }): copie-a de novo, ou use outra
data-broken-game = não é possível reproduzir a partida { $id } ({ $reason }), e nada foi reposto: use a versão de Khamsin que escreveu a cópia
data-not-empty = a base de dados já tem conteúdo, e uma cópia só se repõe numa base vazia: indique outra com --database, ou mude esta de lugar
data-exists = o ficheiro já existe: indique outro, ou substitua-o com --force
data-file = não é possível usar o ficheiro ({ $reason }): verifique o nome, as permissões e o espaço no disco
data-store = a base de dados falhou ({ $reason }): verifique-a e tente de novo
