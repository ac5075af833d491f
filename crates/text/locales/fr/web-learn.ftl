### Les leçons. `web-lesson-…` : leurs noms ; `web-learn-<leçon>-<étape>` : ce qu’il faut faire, avec un titre.

web-nav-learn = Apprendre
web-learn-intro = De courtes leçons : vous jouez chaque coup vous-même, et les règles répondent.
web-learn-progress = { $done } étapes faites sur { $count }
web-learn-begin = Commencer
web-learn-go-on = Continuer
web-learn-step = étape { $done } sur { $count }
web-learn-right = C’est cela.
web-learn-limit = Voilà la limite dont parle cette étape.
web-learn-again = Essayez encore.
web-learn-other = Le coup est permis, mais ce n’est pas ce que demande cette étape. Essayez encore.
web-learn-next = Étape suivante
web-learn-back = Retour
web-learn-hint = Montrez-moi
web-learn-end = La leçon est finie.
web-learn-play = Jouer une partie
web-learn-more = Autres leçons

web-lesson-seega = Seega
    .about = Remplir le plateau, encadrer les pions adverses, tenir le centre.
web-lesson-sheets = Ce qui change d’une feuille de Seega à l’autre
    .about = Un plateau, plusieurs traditions : qui doit capturer, qui continue, qui est bloqué.
web-lesson-saut-du-chat = Saut du Chat
    .about = Sauter par-dessus les pions adverses, et sauter encore.
web-lesson-pahtum = Pahtum
    .about = Poser des pions pour de bon et former de longs alignements.
web-lesson-seti = Seti
    .about = Amener une figurine sur la ligne de départ adverse.

## Seega

web-learn-seega-place = Deux armées se rencontrent dans le sable. Elles remplissent d’abord le plateau, puis se chassent. Vous êtes Premier : posez vos deux premiers pions sur des cases vides.
    .title = Le plateau se remplit
web-learn-seega-centre = Une case reste vide pendant la pose. Essayez de poser un pion sur l’étoile du milieu.
    .title = La case interdite
web-learn-seega-full = Vous êtes maintenant Second, avec les deux derniers pions en main. Remplissez le plateau ; ensuite les pions se déplacent.
    .title = Les deux derniers
web-learn-seega-step = Qui a posé en dernier joue en premier. Un pion va d’une case vers le haut, le bas, la gauche ou la droite, et le centre est maintenant ouvert. Amenez-y un pion de Second.
    .title = Un pas droit
web-learn-seega-capture = On capture en encadrant un pion adverse entre deux des siens, sur une rangée ou une colonne. Trouvez le coup.
    .title = Encadrer
web-learn-seega-several = Un coup peut capturer dans plusieurs directions. Capturez deux pions à la fois.
    .title = Deux à la fois
web-learn-seega-between = Seul le camp qui joue capture. Avancez entre les deux pions adverses : il ne vous arrive rien.
    .title = Entrer sans danger
web-learn-seega-safe = Un pion au centre est à l’abri. Encadrez celui qui s’y trouve, et voyez qu’il reste.
    .title = La case sûre
web-learn-seega-win = Un camp sans pions a perdu : victoire totale de l’autre. Capturez le dernier pion.
    .title = La victoire

## Ce qui change d’une feuille à l’autre

web-learn-sheets-free = Sur cette feuille, capturer n’est jamais un devoir. Une capture est possible ici : jouez un coup qui ne capture pas.
    .title = Capturer si l’on veut
web-learn-sheets-must = La même position selon une autre feuille. Essayez le coup de b4 à b3, qui ne capture rien.
    .title = Il faut capturer
web-learn-sheets-on = Ici, un pion qui a capturé continue tant qu’il peut. Capturez deux fois dans le même tour.
    .title = Il faut continuer
web-learn-sheets-stop = Cette feuille laisse le choix. Capturez une fois, puis arrêtez-vous.
    .title = Continuer si l’on veut
web-learn-sheets-wait = Vous êtes Second, dans le coin, et ne pouvez pas bouger. Selon cette feuille, vous passez, et l’autre joue.
    .title = Bloqué : passer
web-learn-sheets-remove = Bloqué encore, selon une autre feuille : retirez un pion adverse voisin du vôtre, puis jouez.
    .title = Bloqué : retirer
web-learn-sheets-release = C’est vous qui avez bloqué l’autre camp, et il a dû passer. Selon cette feuille, votre coup doit le débloquer.
    .title = Débloquer

## Saut du Chat

web-learn-saut-du-chat-start = Le chat attend sur un plateau plein, où seul le centre est vide. Un pion avance d’une case vers le haut, le bas, la gauche ou la droite. Entrez au centre.
    .title = Un plateau plein
web-learn-saut-du-chat-leap = Vous êtes Second. Sautez tout droit par-dessus un pion adverse voisin, sur la case vide derrière lui : il est capturé.
    .title = Le saut
web-learn-saut-du-chat-straight = Essayez de sauter en diagonale, de c2 par-dessus d3.
    .title = Toujours tout droit
web-learn-saut-du-chat-optional = Sauter n’est jamais un devoir. Un saut est possible ici : faites plutôt un pas.
    .title = Sauter si l’on veut
web-learn-saut-du-chat-chain = Après un saut, le même pion peut sauter encore, et il peut tourner. Capturez deux pions en un tour.
    .title = Sauter encore
web-learn-saut-du-chat-blocked = Un camp qui ne peut pas jouer perd. Laissez le pion du coin sans pas ni saut.
    .title = Sans issue
web-learn-saut-du-chat-win = Le but est de capturer tous les pions adverses. Capturez le dernier.
    .title = La victoire

## Pahtum

web-learn-pahtum-neutral = Un plateau d’argile de 49 cases. Avant de jouer, chacun à son tour pose des pions neutres, qui ne sont à personne. Blanc commence : posez-en un.
    .title = Les pions neutres
web-learn-pahtum-place = Ensuite Noir et Blanc posent chacun un pion à leur tour. Vous êtes Noir : posez-en un sur une case vide.
    .title = Un à la fois
web-learn-pahtum-stay = Rien ne bouge ni ne part, et un pion neutre garde aussi sa case. Essayez de poser un pion sur le neutre du milieu.
    .title = Cases prises
web-learn-pahtum-line = Les alignements rapportent : trois pions d’une couleur sur une rangée ou une colonne font 3 points, sept en font 119. Formez un alignement de trois.
    .title = Les alignements comptent
web-learn-pahtum-crossing = Un pion peut appartenir à deux alignements, et compte dans les deux. Trouvez la case qui en forme un sur sa rangée et un sur sa colonne.
    .title = Alignements croisés
web-learn-pahtum-broken = Un pion neutre coupe un alignement. Posez un pion à droite du neutre du milieu, et voyez qu’il ne forme pas d’alignement de trois.
    .title = Alignements coupés
web-learn-pahtum-end = La partie finit quand le plateau est plein : le plus de points gagne. Vous êtes Blanc : remplissez la dernière case.
    .title = Le plateau plein

## Seti

web-learn-seti-pharaoh = Deux cours font la course sur un papyrus. Le pharaon se tient au milieu de votre ligne de départ : il va d’une case dans toutes les directions. Déplacez-le.
    .title = Le pharaon
web-learn-seti-priest = Le grand prêtre saute : deux cases en diagonale, ou deux tout droit et une de côté. Déplacez un grand prêtre.
    .title = Le grand prêtre
web-learn-seti-capture = On prend en allant sur une figurine adverse. Elle change de camp : posez-la sur votre ligne de départ.
    .title = Changer de camp
web-learn-seti-ship = Au lieu de jouer une figurine, vous pouvez poser un vaisseau mortuaire de votre main sous l’une des vôtres : personne ne peut plus la prendre là.
    .title = Les vaisseaux
web-learn-seti-goal = Aucun vaisseau ne peut être sur la ligne à atteindre. Essayez d’en poser un en a10.
    .title = Pas sur le but
web-learn-seti-protected = La figurine adverse en c6 est sur un vaisseau. Essayez de la prendre avec votre grand prêtre.
    .title = À l’abri à bord
web-learn-seti-aboard = Un vaisseau libre à vous se trouve en a3. Amenez-y une figurine.
    .title = Monter à bord
web-learn-seti-break = Vous gagnez quand l’une de vos figurines est sur la ligne de départ adverse et que la réponse ne la prend pas. Sautez en c10.
    .title = La percée
