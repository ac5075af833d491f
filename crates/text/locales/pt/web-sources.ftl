### A página das fontes: folhas, fontes de fora, licenças. $sheet, $other e $house são números de cláusulas.

web-nav-sources = Fontes
web-sources-lead = Aqui, cada regra diz de quem é. Nada do que nós decidimos passa por tradição, e onde ninguém sabe, dizemo-lo.
web-sources-sheets = As cinco folhas de regras
web-sources-sheets-text = Khamsin joga-se por cinco folhas impressas. O que elas afirmam sobre a origem dos seus jogos são elas que o afirmam, não nós.
web-sources-counts = Cláusulas da folha: { $sheet }. De outro lugar: { $other }. Decisões nossas: { $house }.
web-sources-unknown = O que não se sabe
web-sources-print = Imprimir tabuleiro, peças e regras
web-sources-outside = Fontes de fora
web-sources-outside-text = Onde uma folha se cala ou perdeu uma ilustração, ajudam outras descrições. Algumas só as lemos contadas por outros, e dizemo-lo.
web-sources-used = { $count ->
        [0] Nenhuma cláusula assenta nela.
        [one] Uma cláusula assenta nela.
       *[other] { $count } cláusulas assentam nela.
    }
web-sources-licences = Licenças
web-sources-licence-own = Khamsin, os seus desenhos e os seus textos são livres sob a licença MIT ou a licença Apache 2.0, à escolha.
web-sources-licence-sheets = As regras são contadas pelas nossas próprias palavras. As folhas pertencem aos seus autores e não fazem parte de Khamsin.
web-sources-licence-others = A página é feita com Svelte (MIT) e Fluent (Apache-2.0). Não carrega nada de outros lugares e não envia nada.
