### O servidor web: o que escreve no terminal e o que responde aos pedidos. $value: uma porta; os erros não levam ponto.

server-ready = Khamsin está pronto no navegador: { $text }
server-network = Na rede local: { $text }
server-no-network = Esta máquina não tem endereço numa rede local: ligue-a à rede e comece de novo
server-next-port = A porta { $value } está ocupada; Khamsin usa a seguinte que está livre.
server-end = Ctrl-C termina o servidor.
server-without-app = Este programa foi construído sem a aplicação web: instale Node.js e execute “make run” na pasta de Khamsin
server-port-taken = A porta { $value } está ocupada por outro programa: termine esse programa ou escolha outra porta com --port
server-port-refused = A porta { $value } não pode ser usada ({ $reason }): escolha outra com --port, a partir de 1024
server-not-found = Não há nada em { $text }: comece em /
server-method = { $name } não serve para { $text }: use GET
