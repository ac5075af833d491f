### Ce que dit la ligne de commande en dehors des règles.
