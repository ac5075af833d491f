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
server-method = { $name } não serve para { $text }: o cabeçalho Allow desta resposta diz o que serve
server-not-json = O pedido tem de vir em JSON: envie-o com o cabeçalho Content-Type: application/json
server-json = Isto não é JSON ({ $reason }): envie um objeto como a interface o descreve
server-fields = Não é possível ler o pedido ({ $reason }): envie os campos que a interface descreve
server-query = Não é possível ler o endereço ({ $reason }): indique os parâmetros que a interface descreve
server-too-large = O pedido é demasiado longo: envie no máximo { $most } KiB
server-bound = O campo { $name } está fora dos limites: escolha um número de 1 a { $most }
server-too-many = Foram demasiados pedidos: tente de novo dentro de { $count } s
server-busy = Todos os lugares para análises estão ocupados: tente de novo daqui a pouco
server-slow = A resposta demorou demasiado: peça menos ou tente de novo daqui a pouco
server-not-ready = O servidor ainda não está pronto: tente de novo daqui a pouco
server-origin = Este pedido vem de uma página de outro endereço: abra o próprio Khamsin
server-internal = Algo falhou no servidor, e o registo dele diz o quê: tente de novo ou fale com quem o mantém

## Turmas e códigos.

server-class-none = Não há turma com este código: verifique as cinco letras e algarismos
server-class-no-pupil = Não há aluno com este número nesta turma: verifique o número
server-class-not-teacher = Só o professor pode fazer isto: use o navegador em que a turma foi criada
server-class-removed = O professor retirou o seu nome desta turma: pergunte-lhe o motivo
server-class-ended = Esta turma está encerrada: crie outra ou entre noutra
server-class-paused = A turma está em pausa: retome-a primeiro
server-class-full = Esta turma está cheia: peça ao professor que crie outra
server-class-no-name = Falta um nome: escreva um
server-class-name-taken = Já há alguém com este nome na turma: acrescente uma letra ao seu
server-class-too-few = Uma ronda precisa de dois alunos: espere que entre outro
server-class-running = Ainda há partidas desta ronda em curso: espere por elas ou pare-as
server-class-other-round = Já há outra ronda: veja a turma outra vez
server-class-days = Os nomes guardam-se de 1 a 366 dias: escolha um destes números
server-qr-text = Um código contém um texto de 1 a 300 caracteres: envie um em “text”
