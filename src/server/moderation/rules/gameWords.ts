/** Names that the game has for the places, mobs and events in which a character dies. */
export const GAME =
  /\b(?:lava|void|vide|vacio|vazio|vuoto|boshluk|spawn|respawn\w*|inventory|inventar\w*|inventario|inventaire|keepinventory|creepers?|zombies?|dragon|warden|ghasts?|loot|pvp|bedwars|skywars|parkour|tnt|mobs?|biome?|biom|round|match|arena|duell?o?|level|raid|nether|teams?|enem(?:y|ies)|boss|crops?|bees?|(?<!\b(?:not|nicht|pas|no|nao|non|niet|nie) )(?:in|im|dans|en|no|nel) (?:the |this |le |el |il )?(?:game|jeu|spiel|juego|jogo|gioco))\b/;
/** Laughter makes a wish to die an exaggeration; "kkk" is squeezed to "k". */
export const LAUGHTER =
  /\b(?:lo+l|lmf?ao|rofl|xd+|jk|mdr|ptdr|k|rs|a?(?:ha){2,}h?|(?:ja){2,}|(?:he){2,}|(?:rs){2,})\b|(?:ха|ах){2,}/;
