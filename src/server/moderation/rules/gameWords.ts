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
/** Animals that have a colour in the game. */
const ANIMAL =
  '(?:sheep|wol(?:f|ves)|horses?|cats?|rabbits?|schafe?n?|wolfe?n?|pferde?n?|katzen?|kaninchen|lobos?|ovejas?|caballos?|gatos?|conejos?|ovelhas?|cavalos?|coelhos?|moutons?|loups?|chevaux|chats?|lapins?|lup[io]|pecor[ae]|cavalli|gatt[io]|conigli|schapen|wolven|paarden|katten|konijnen|wilki|owce|konie|koty|kroliki|волк[иа]?|овц[аы]|кони|лошади|кошки|кролики|kurt(?:lar)?|koyun(?:lar)?|atlar|kediler|tavsanlar)';
const COLOUR =
  '(?:black|white|brown|yellow|schwarze[nrms]?|weisse[nrms]?|braune[nrms]?|negr[oa]s?|blanc[oa]s?|pret[oa]s?|branc[oa]s?|marrom|noir(?:e?s)?|blanc(?:he)?s?|ner[ioea]|bianch[ei]|zwarte|witte|bruine|czarn[eya]|bial[eya]|черн\\p{L}{2}|бел\\p{L}{2}|siyah|beyaz)';
/** "The black wolves" are no group of people. */
export const COLOURED_ANIMAL = new RegExp(
  `(?<!\\p{L})(?:${COLOUR} ${ANIMAL}|${ANIMAL} ${COLOUR})(?!\\p{L})`,
  'gu',
);
const VINE =
  '(?:vines?|liane?n?|ranken?|lianas?|enredadera|cipos?|lianes?|lian(?:ie|y|ach)|лиан\\p{L}+|sarmasig\\w+)';
const ROPE =
  '(?:ladder|leiter|escalera|escada|echelle|scala|drabin\\w+|лестниц\\p{L}+|merdiven\\w*|lead|leash|rope|chain|leine|seil|kette|riendas?|cuerda|cadena|corda|corrente|laisse|corde|chaine|guinzaglio|catena|touw|lijn|ketting|lin(?:ie|y|e)|smycz\\w*|verevk\\w*|веревк\\p{L}+|поводок|цеп\\p{L}+|halat\\w*|ip(?:e|ten)|tasma\\w*)';
/** "Cut the rope": what holds a thing of the game is cut. */
export const CUTS_ROPE = new RegExp(
  `^(?:cut|schneide?|corta|coupe|taglia|snij|przetnij|режь|перережь|разрежь) (?:(?:the|this|das|die|la|el|a|le|il|het|de) )?${ROPE}(?: (?:durch|ab|door))?[ .!?]*$|^(?:ipi|halati|zinciri) kes[ .!?]*$`,
  'u',
);
const CLIMB =
  '(?:climb|up|pull|swing|ran|hoch\\w*|kletter\\w*|zieh\\w*|sube\\w*|subir|trepa\\w*|balance\\w*|sobe|monte|grimpe|descends|sali|arrampica\\w*|klim|omhoog|slinger\\w*|wejdz|wspinaj|wspin\\w+|лезь|залез\\p{L}+|поднимаис\\p{L}+|cik|tirman\\w*)';
const HANG =
  '(?:hang (?:your|ur)self|hange? dich|cuelgate|colgate|se pendur[ae]|pends[- ]toi|suspends[- ]toi|appenditi|hang (?:je(?:zelf)?|jezelf)|powies sie|повисни|asil)';
const ON =
  '(?:(?:on|onto|to|an|der|die|den|de|del|la|el|em|no|na|a|au|aux|al|alla|aan|het|do|за|на|the|this|that|eine[rnm]?|una?|um|une|een|diese[rnm]?) )+';
/** "Climb to heaven" urges. */
const NOT_TO_HEAVEN =
  '(?! (?:[^ ]+ ){1,2}(?:heaven|sky|himmel|cielo|ceu|ciel|hemel|nieba|небо|небеса|cennete|god|gott|dios|deus|dieu|dio)(?!\\p{L}))';
/** A player is told to hold on to a vine, or to climb a rope. */
export const HANGS_ON = `${HANG} ${ON}(?:${VINE}(?! (?:auf|op)(?!\\p{L}))|${ROPE} (?!auf(?!\\p{L})|op(?!\\p{L}))(?:[^ ,.;!?]+ ){0,3}?${CLIMB}(?!\\p{L})${NOT_TO_HEAVEN})(?: (?:and|und|y|e|et|en|i|и|ve) ${CLIMB}(?!\\p{L}))?`;
/** "Hang yourself" alone urges in English, unless what is hung on is climbed. */
export const AND_CLIMBS = ` ${ON}(?:${VINE}|${ROPE})(?: [^ ,.;!?]+){0,3}? climb(?!\\p{L})${NOT_TO_HEAVEN}`;
/** "If you are stuck" */
const TO_COME_BACK =
  '(?: (?:if|when|to|wenn|falls|um|si|para|pour|quand|se|per|als|om|jesli|zeby|если|чтобы) (?:[^ ,.;!?]+ ){0,5}?(?:stuck|out(?! of(?! (?:the|this|that) (?:hole|cave|pit|box)(?!\\p{L})))(?: of \\w+ \\w+)?|spawn|respawn|reset|raus|feststeck\\w*|salir|vuelves|volver|sair|voltar|sortir|revenir|coince|uscire|tornare|vast|eruit|terug|wyjsc|wrocic|застрял\\p{L}*|выбраться)(?!\\p{L})(?: (?:in|aus|del?|da|du|dal|uit) (?:(?:the|dem|la|le|el|het) )?(?:hole|cave|loch|hoyo|hueco|cueva|buraco|trou|buco|gat)(?!\\p{L}))?)?';
/** "Type /kill": how to come back to the spawn. */
export const TYPES_KILL =
  '(?:type|do|use|write|try|run|tippe?|schreibe?|nutze?|benutze|mach|escribe|pon|usa|haz|digita|escreve|tape|tapes|fais|ecris|scrivi|digita|typ|doe|gebruik|wpisz|napisz|uzyj|введи|напиши|пропиши|yaz) /kill(?! (?:your|ur|you|u|dich|te|toi|je|ty|ti|sie|себя)(?:self)?(?!\\p{L}))(?![^ ,.!?])' +
  TO_COME_BACK;
/** "Jump into the void": how a player falls out of the game's world. */
export const JUMPS_DOWN =
  '(?:(?:jump|hop|drop|fall) (?:down|off|in(?:to)? (?:the )?void)|(?:spring|hupf)e? (?:mal |einfach )?(?:ins? (?:den )?void|in die leere|runter)|(?:tirate|salta|lanzate|aventate|dejate caer) (?:al (?:vacio|void)|(?:para |hacia )?abajo)|(?:saute|jette[- ]toi) (?:dans le (?:vide|void)|en bas)|(?:buttati|salta|lanciati) (?:giu|nel (?:vuoto|void))|(?:se (?:joga|jogue|taca)|pul[ae]|salta) (?:no (?:void|vazio)|(?:la )?(?:em|pra )?baixo)|spring (?:maar )?(?:in de (?:void|leegte)|naar beneden)|(?:skocz|skacz|wskocz) (?:w (?:pustke|dol|void)|do voida)|(?:с|вы)?прыг(?:аи|ни) (?:в (?:бездну|воид|пустоту)|вниз)|(?:bosluga|asagi|voida) atla)';
const GIVE_BACK =
  '(?:give|return|bring|get|pick|collect|keep|hold|save|geb\\w*|bring\\w*|heb\\w*|sammel\\w*|doy|devuelvo|recojo|guardo|junto|rends|redonne|donne|garde|recupere|ramasse|do|ridaro|rido|riprendo|prendo|restituisco|raccolgo|tengo|dou|devolvo|pego|geef|pak|bewaar|raap|oddam|dam|zbiore|zwroce|верну|отдам|соберу|дам)';
const BELONGINGS =
  '(?:items?|itens|itemy|itemki|stuff|things|loot|sachen|cosas|objetos|affaires|roba|cose|oggetti|coisas|spullen|rzeczy|вещи|шмот\\p{L}*)';
/** The speaker of a promise to give back: "i'll", "que te", "che ti". */
const PROMISES =
  "(?:[ ,.]+(?:i|ill|i'll|will|and|ich|dann|und|yo|te|que|y|je|jte|j'te|che|ti|e|io|eu|ja|ik|a|и|я|тебе|ci|os))";
/** A player who falls out of the game's world lives on, and another promises to return what was dropped. */
export const JUMPS_FOR_RETURN = `${JUMPS_DOWN}${PROMISES}{0,4}[ ,.]+${GIVE_BACK}(?: (?!and |y |et |e |und |en |и )[^ ,.;!?]+){0,2}? ${BELONGINGS}(?!\\p{L})`;
