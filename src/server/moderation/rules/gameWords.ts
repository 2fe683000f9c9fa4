/** What grows on a farm, in ten languages. */
export const PLANT =
  '(?:crops?|wheat|carrots?|potatoes|trees?|weizen|ernte|cosecha|cultivos?|trigo|plantacao|recoltes?|raccolto|oogst|plony|zboze|ekin\\w*|пшеница|урожаи)';
/** Places, mobs and events of the game in which a character dies. */
const DEATHS = `(?:lava|void|vide|vacio|vazio|vuoto|boshluk|spawn|respawn\\w*|inventory|inventar\\w*|inventario|inventaire|keepinventory|creepers?|zombies?|dragon|warden|ghasts?|loot|tnt|mobs?|biome?|biom|nether|${PLANT}|bees?|(?<!\\b(?:not|nicht|pas|no|nao|non|niet|nie) )(?:in|im|dans|en|no|nel) (?:the |this |le |el |il )?(?:game|jeu|spiel|juego|jogo|gioco))`;
const FIGHTS =
  '(?:pvp|bedwars|skywars|parkour|round|match|arena|duell?o?|level|raid|teams?|enem(?:y|ies)|boss)';
export const GAME_DEATH = new RegExp(`(?<!\\p{L})${DEATHS}(?!\\p{L})`, 'u');
/** Names that the game has for what a character dies of. */
export const GAME = new RegExp(`(?<!\\p{L})(?:${DEATHS}|${FIGHTS})(?!\\p{L})`, 'u');
/** Laughter makes a wish to die an exaggeration; "kkk" is squeezed to "k". */
export const LAUGHTER =
  /\b(?:lo+l|lmf?ao|rofl|xd+|jk|mdr|ptdr|k|rs|a?(?:ha){2,}h?|(?:ja){2,}|(?:he){2,}|(?:rs){2,})\b|(?:ха|ах){2,}/;
/** The number of a thing of the game, which is no phone number, as the source of a pattern. */
export const NUMBER_IN_GAME =
  "(?<!\\p{L})(?:number|nummer|num|numer[ou]?|номер) (?:(?!\\d+ \\d)[^ ,.;!?]+ ){0,3}(?:plots?|parcelas?|parcelle|parzelle|grundstuck\\w*|terreno|terrain|dzialk\\w*|parsel\\w*|arsa\\w*|perceel|queue|waitlist|waiting list|warteschlange|fila|cola|file d'attente|coda|kolejce|wachtrij|ticket|участк\\p{L}*|очеред\\p{L}*)(?!\\p{L})";
/** The command by which a player lets the own character die; "/kill yourself" urges. */
export const KILL_COMMAND =
  /(?<![^ ])(?<!(?<!\p{L})(?:not|nicht|no|pas|non|niet|nie|degil|не) (?:\p{L}+ )?)\/kill(?! (?:yourself|urself|you|u|dich|te|toi)(?!\p{L}))/u;
