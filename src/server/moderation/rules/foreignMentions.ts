/**
 * What stands before and after a word that is spoken about, by language, as the squeezed form of a line has it. A question
 * such as "was ist" is missing, because what follows it is more often the player who is asked, and so is "значит" after a word,
 * because it is more often a filler.
 */
interface Mention {
  /** "don't say" */
  forbids?: string;
  /** "he called me", "the word", "is one allowed to say", "what means". */
  before: readonly string[];
  /** "means", "is a swear word", "is forbidden", "is no joke", and verbs that some languages put last. */
  after: readonly string[];
}

const GERMAN: Mention = {
  forbids:
    '(?:sagt?|schreibt?|nennt?)(?: (?:bitte|doch|mal|hier|mich|ihn|sie|uns|andere))* (?:nicht|nich|net|nie|kein\\w*)',
  before: [
    '(?:(?:darf|kann|soll) (?:man|ich)|man (?:darf|kann|soll(?:te)?))(?: (?:hier|im chat|eigentlich|auch|das wort|nicht|nie|kein\\w*))*',
    'wenn (?:man|jemand|einer)(?: (?:hier|im chat|mal))*',
    '(?:hat|hatte|haben) (?:mich|uns|ihn|sie|alle|andere|zu (?:mir|uns|ihm|ihr|allen))(?: (?:gestern|grad|gerade|einfach|als|eine?n?))*',
    '(?:zu (?:mir|uns|ihm|ihr|allen)|er|sie|jemand) (?:gesagt|geschrieben|sagt|schreibt)(?: (?:immer|dauernd))?',
    '(?:nennt|nannte) (?:mich|uns|ihn|sie|alle|andere|jeden)(?: (?:immer|dauernd|eine?n?))*',
    'wort',
    'was (?:heisst|bedeutet)',
  ],
  after: [
    'heisst',
    'bedeutet',
    'sagt man(?: hier)? nicht',
    'ist(?: hier)? (?:ein |eine )?(?:schimpfwort|beleidigung|verboten|erlaubt|nicht (?:erlaubt|ok|okay|witzig|lustig))',
    'genannt',
    'nennen sollen',
    'zu (?:mir|uns|ihm|ihr) gesagt',
    '(?:gemutet|gebannt|gekickt|verwarnt|gesperrt)',
  ],
};

const SPANISH: Mention = {
  forbids:
    'no (?:dig(?:as|an|ais|a)|escribas|llames|se (?:dice|(?:puede|debe) (?:decir|escribir|poner)))(?: (?:mas|a nadie|cosas como))*',
  before: [
    '(?:si|cuando|quien) (?:dic(?:es|e|en)|escrib(?:es|e|en)|pon(?:es|e))',
    '(?:me|le|nos|les|lo|la) (?:dijo|dijeron|dice|dicen|llamo|llama|llamaron|llaman|escribio|ha dicho|ha llamado)(?: que)?',
    '(?:se puede|puedo|por) (?:decir|escribir|poner)',
    '(?:perdon|perdona|perdoname|disculpa|disculpame|lo siento|sorry)(?: por)? (?:decir|llamar|haber(?:te|le|los)? (?:dicho|llamado))(?:te|le|los)?(?: una?)?',
    'palabra',
    'que (?:significa|quiere decir)',
  ],
  after: [
    'significa',
    '(?:no )?es (?:una? )?(?:mala palabra|insulto|groseria|divertido|gracioso)',
    'esta (?:prohibid|permitid)[oa]',
    'no se dice',
  ],
};

const PORTUGUESE: Mention = {
  forbids:
    'nao (?:fal(?:a|e|em|ar)|dig(?:a|am)|cham(?:a|e|em|ar)|escrev(?:a|e|er)|pode (?:falar|dizer|chamar))(?: (?:mais|ninguem|os outros|de|a palavra))*',
  before: [
    '(?:ele|ela|alguem|o \\w+) (?:falou|disse|mandou)(?: (?:pra|para) (?:mim|ele|ela|todos))?',
    '(?:me|nos) (?:chamou|chama|chamam|chamaram|xingou)(?: de)?',
    'chama(?:ndo|ram|va|r|m)? (?:todo mundo|todos|geral|os outros|as pessoas|a gente) de',
    '(?:pode|por|pra|quem|se|nao podemos)(?: (?:voce|vc|alguem))? (?:fal(?:ar?|ei|ou)|diz(?:er|es)?|escrev(?:er|e))',
    '(?:desculpa|desculpe|foi mal|perdao|sorry)(?: (?:por|ai))? (?:te )?(?:ter )?(?:te )?(?:xingado|chamado|chamar|xingar)(?: (?:vc|voce))?(?: de)?',
    'palavra',
    'o que (?:significa|quer dizer)',
  ],
  after: [
    'significa',
    '(?:nao )?e (?:um )?(?:palavrao|xingamento|insulto|proibid[oa]|permitid[oa]|engracado)',
  ],
};

const FRENCH: Mention = {
  forbids:
    "(?:dis|dites|ecris|ecrivez|traite|traitez|appelle)(?: (?:lui|moi|nous|les gens|les autres))? (?:pas|jamais)(?: d[e'])?",
  before: [
    "(?:m'|l'|nous |les )(?:a|ont) (?:encore |juste )?(?:dit|traite|appele|ecrit)(?: (?:de|genre))?",
    '(?:me|nous|le|la|les) (?:traite|traitent)(?: de)?',
    "(?:on peut(?: pas)?|droit de|interdit de?|pour avoir|faut pas|si (?:tu|on|quelqu'un)) (?:dire|dis|dit|ecri\\w+|traiter)",
    'mot',
  ],
  after: [
    '(?:veut|voulait) dire',
    'signifie',
    "(?:est|c'est|n'est pas|c'est pas) (?:un |une )?(?:gros mot|insulte|interdit|autorise|drole|marrant)",
  ],
};

const ITALIAN: Mention = {
  forbids:
    'non (?:dire|dite|scrivere|chiamare|chiamarmi|chiamatemi|si (?:dice|puo dire))(?: (?:piu|a nessuno|la gente))*',
  before: [
    '(?:mi|ci|gli|le|lo|la) (?:ha|hanno) (?:detto|chiamato|chiamata|scritto|dato del(?:la)?)',
    'si puo dire',
    '(?:per aver|se|chi) (?:detto|dici|dice|scrivi|scrive)',
    'parola',
    '(?:cosa|che) (?:significa|vuol dire)',
  ],
  after: [
    'significa',
    'vuol dire',
    '(?:non )?e (?:una? )?(?:parolaccia|insulto|vietat[oa]|permess[oa]|divertente)',
  ],
};

const DUTCH: Mention = {
  forbids: '(?:zeg|noem|schrijf)(?: (?:dat|mij|me|hem|haar|mensen|anderen|nou|maar))* (?:niet|nooit|geen)',
  before: [
    '(?:hij|zij|ze|iemand) (?:zei|zegt|zeiden|noemde|noemt|noemden|schreef)(?: (?:net|steeds|tegen|mij|me|ons|hem|haar|iedereen|een))*',
    'mag (?:je|ik)(?: (?:hier|niet|geen))*',
    'woord',
    'wat betekent',
  ],
  after: [
    'betekent',
    'tegen (?:mij|me|ons|hem|haar) (?:zei|zeiden|gezegd)',
    '(?:is|zijn) (?:een |geen |niet )?(?:scheldwoord|verboden|toegestaan|grappig)',
    'genoemd',
    'zegt (?:krijg|word)\\w*',
  ],
};

const POLISH: Mention = {
  forbids:
    'nie (?:mow|mowcie|pisz|piszcie|nazywaj|nazywajcie|mozna (?:mowic|pisac))(?: (?:mnie|nas|go|ludzi|slowa))*',
  before: [
    '(?:powiedzial|napisal|nazwal|wyzwal)a?(?: (?:mi|mnie|do mnie|nam|nas|go|od))+',
    '(?:mozna|wolno)(?: tu(?:taj)?)? (?:mowic|pisac)',
    '(?:jak|jesli|kto) (?:powie(?:sz)?|napisze(?:sz)?)',
    '(?:sorki|sorry|sory|przepraszam|wybacz)(?: (?:ze|za to ze))?(?: cie)? (?:nazwal\\w*|wyzwal\\w*)(?: cie)?(?: od)?',
    '(?:za )?slow[oa]',
    'co (?:znaczy|oznacza)',
  ],
  after: [
    'oznacza',
    'to (?:brzydkie slowo|wulgaryzm|przeklenstwo|wyzwisko)',
    '(?:nie )?jest (?:zakazan|dozwolon|smieszn|zabawn)\\w*',
  ],
};

const TURKISH: Mention = {
  before: [],
  after: [
    'deme(?:yin)?',
    'demek (?:yasak|ayip)',
    'ded(?:i|iler|igim icin)',
    'dedim (?:kusura|ozur|pardon|sorry)',
    'di?yor?(?:lar)?',
    'ne demek',
    'kelimesi',
    '(?:de|yaz)dim diye',
    '(?:yazinca|yazarsan|yazan|deyince|dersen|diyen)',
  ],
};

const RUSSIAN: Mention = {
  forbids: 'не (?:говори|пиши|называи|обзываи)(?:те)?(?: (?:меня|нас|его|ее|людеи|слово))*',
  before: [
    '(?:сказал|написал|назвал|обозвал|говорит|пишет|называет|обзывает)а?(?: (?:мне|нам|меня|нас|его|ее|всех))+',
    '(?:можно|нельзя)(?: (?:тут|здесь))? (?:говорить|писать)',
    '(?:если|кто) (?:скаж|напи[сш]|пиш)\\p{L}+',
    '(?:за )?слов[оа]',
    'что (?:значит|означает)',
  ],
  after: [
    'означает',
    'это (?:мат|оскорбление|плохое слово)',
    '(?:тут |здесь )?(?:запрещен|разрешен)\\p{L}*',
    'не смешно',
  ],
};

const MENTIONS = [GERMAN, SPANISH, PORTUGUESE, FRENCH, ITALIAN, DUTCH, POLISH, TURKISH, RUSSIAN];

/** "Is no joke" lends weight to what a player says, and speaks about it only where that is quoted. */
const QUOTED_IS_NO_JOKE =
  "(?<=[\"'”’“»] )(?:ist kein (?:witz|spass)|no es (?:una? )?(?:broma|chiste)|nao e (?:uma? )?(?:piada|brincadeira)|(?:c'est|n'est) pas une blague|non e uno scherzo|is geen grapje|to nie (?:jest )?zart|(?:это )?не шутка)";

function toPattern(parts: readonly string[]): string {
  return `(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`;
}

/** Patterns for regular expressions with the flag `u`. */
export const FOREIGN_FORBIDS = toPattern(MENTIONS.flatMap(({ forbids = [] }) => forbids));
export const FOREIGN_BEFORE = toPattern(
  MENTIONS.flatMap(({ forbids = [], before }) => before.concat(forbids)),
);
export const FOREIGN_AFTER = toPattern([QUOTED_IS_NO_JOKE, ...MENTIONS.flatMap(({ after }) => after)]);
