### Partidas entre aparelhos: encontrar-se, a partida ao vivo, as séries, as turmas. $name: um jogador; $time: minutos e segundos.

## Com ou sem servidor

web-online-none = Esta cópia de Khamsin não tem um servidor que ligue dois aparelhos. Abra Khamsin a partir de um, ou inicie um com “khamsin serve”; contra o computador e neste aparelho pode jogar aqui mesmo.
web-online-cut = Não é possível chegar ao servidor. Verifique a ligação à rede e tente de novo.
web-online-local = Os outros aparelhos não podem abrir este endereço: ele só vale neste aparelho. Abra Khamsin no endereço que o programa mostra para a rede local.
web-online-name = O seu nome
web-online-name-hint = Os outros jogadores veem-no. Pode deixar vazio.

## Uma nova partida contra um amigo

web-new-friend = Um amigo, por uma ligação
web-new-listed = Quem pode entrar
web-new-listed-link = Quem tem a ligação
web-new-listed-lobby = Qualquer pessoa: mostrar no salão
web-new-invite = Criar a partida e convidar

## Um convite

web-live-wait = À espera do outro jogador
web-live-wait-text = Envie esta ligação. A partida começa assim que alguém a abrir e entrar.
web-live-wait-listed = Também está no salão, onde qualquer pessoa pode entrar.
web-live-link = Ligação para a partida
web-live-qr = A ligação em código QR
web-live-invited = Recebeu um convite para jogar
web-live-invited-text = { $name } quer jogar { $text }.
web-live-somebody = Alguém
web-live-join = Entrar na partida
web-live-watch = Só assistir

## Uma partida entre dois aparelhos

web-live-connecting = A ligar…
web-live-connected = Ligação estabelecida
web-live-lost = Perdeu-se a ligação; nova tentativa em curso
web-live-saved = O seu turno está guardado e será enviado
web-live-gone = Esta partida não existe. Verifique a ligação, ou crie uma nova partida.
web-live-broken = O servidor não entende esta página. Carregue-a outra vez.
web-live-watching = Está a assistir.
web-live-watchers = { $count ->
        [one] uma pessoa assiste
       *[other] { $count } pessoas assistem
    }
web-live-away = ausente há { $time }
web-live-not-here = ausente
web-live-paused = O professor pôs a partida em pausa.
web-live-claim-text = { $name } está ausente há { $time } e é quem deve jogar. Pode terminar a partida com vitória sua, ou esperar.
web-live-claim = Terminar com vitória
web-offer-takeback = Pedir para voltar atrás
web-offer-rematch = Propor desforra
web-offered-takeback = { $side } pede para voltar atrás no último turno.
web-offered-rematch = { $side } propõe desforra.
web-live-offering = A sua proposta espera resposta: { $text }
web-live-declined = A sua proposta foi recusada.
web-live-resign-sure = Vai desistir e perder a partida. Tem a certeza?
web-live-next = Ir para a desforra
web-live-series = Quadro da série
web-live-copy = Copiar a ligação para assistir

## O salão

web-nav-lobby = Com outros
web-lobby-mine = As suas partidas em curso
web-lobby-open = Partidas à espera de alguém
web-lobby-none = Ninguém está à espera agora. Crie uma partida e mostre-a aqui, ou envie a ligação a um amigo.
web-lobby-new = Jogar com um amigo
web-lobby-by = { $name } joga como { $side }
web-lobby-yours = Voltar à sua partida
web-lobby-join-one = Entrar na partida de { $name }: { $text }
web-clock-none = Sem relógio
web-clock-increment = { $time } para a partida, mais { $value } s por turno
web-clock-turn = { $time } para cada turno

## Uma série: partidas entre os mesmos dois. $number: qual delas.

web-series = Série de partidas
web-series-game = Partida { $number }
web-series-begins = { $side }: { $name }
web-series-running = ainda não acabou
web-series-total = Total de pontos
web-series-won = Ganhas
web-series-drawn = Empatadas
web-series-lost = Perdidas
web-series-points = Os pontos são os da folha.

## Uma turma. $number: uma ronda, ou um aluno sem nome.

web-class = Turma
web-class-named = Turma { $name }
web-class-enter = Entrar numa turma
web-class-open = Turmas em que pode entrar
web-class-none = Nenhuma turma está aberta agora.
web-class-code = Código da turma
web-class-code-hint = Cinco letras e algarismos, dados pelo professor.
web-class-go = Ir para a turma
web-class-hold = Criar uma turma
web-class-hold-text = Aqui forma os pares e vê todas as partidas; os alunos não precisam de conta, só do endereço.
web-class-title = Nome da turma
web-class-days = Dias até os nomes dos alunos serem apagados
web-class-make = Criar a turma
web-class-first-name = O seu primeiro nome
web-class-join = Entrar
web-class-wait = Já está na turma. A sua partida abre sozinha quando a ronda começar.
web-class-wait-games = A sua partida acabou. A próxima abre sozinha.
web-class-bye = Não tem adversário nesta ronda. Isso conta como vitória.
web-class-paused = A turma está em pausa.
web-class-ended = A turma está encerrada.
web-class-play = Ir para a sua partida
web-class-back = Voltar à turma
web-class-back-soon = Dentro de alguns segundos volta à turma.
web-class-stay = Ficar aqui
web-class-round = Ronda { $number }
web-class-table = Classificação
web-class-place = Lugar
web-class-pupil = Aluno
web-class-pupil-number = Aluno { $number }
web-class-points = Pontos
web-class-pupils = { $count ->
        [0] { $count } alunos
        [one] Um aluno
       *[other] { $count } alunos
    }
web-class-you = você
web-class-games = Partidas desta ronda
web-class-running = em curso
web-class-free = { $name } não tem adversário

## A página do professor

web-class-address = Abra este endereço, ou leia o código
web-class-large = Em grande, para um projetor
web-class-pair = Começar a ronda { $number }
web-class-pair-text = Ainda há partidas desta ronda em curso. Se a próxima começar agora, acabam em empate.
web-class-pair-stop = Terminá-las em empate
web-class-pause = Pôr tudo em pausa
web-class-resume = Retomar
web-class-end = Encerrar a turma
web-class-end-sure = Ninguém mais poderá entrar nem jogar; a classificação fica, com números em vez dos nomes depois de estes serem apagados. Encerrar a turma?
web-class-manage = Alunos e nomes
web-class-name-of = Nome do aluno { $number }
web-class-save = Guardar o nome
web-class-remove-one = Retirar { $name }
web-class-remove-sure = { $name } sai da turma e perde a sua partida, se estiver em curso. Tem a certeza?
web-class-export = Exportar os resultados
web-class-names = Nomes nos ficheiros
web-class-names-names = Tal como estão
web-class-names-anonymous = Omitidos
web-class-csv = Guardar a classificação (CSV)
web-class-pgn = Guardar as notações (PGN)
