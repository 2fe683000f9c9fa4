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
    '(?:sagt?|schreibt?|nennt?)(?: (?:bitte|doch|mal|hier|mich|ihn|sie|uns|andere))* (?:nicht|nich|net|nie|kein\\w*)(?: mehr)?',
  before: [
    '(?:(?:darf|kann|soll) (?:man|ich)|man (?:darf|kann|soll(?:te)?))(?: (?:hier|im chat|eigentlich|auch|das wort|nicht|nie|kein\\w*))*',
    'wenn (?:man|jemand|einer)(?: (?:hier|im chat|mal))*',
    '(?:hat|hatte|haben) (?:mich|uns|ihn|sie|alle|andere|zu (?:mir|uns|ihm|ihr|allen))(?: (?:gestern|grad|gerade|einfach|als|eine?n?))*',
    '(?:zu (?:mir|uns|ihm|ihr|allen)|er|sie|jemand) (?:gesagt|geschrieben|sagt|schreibt)(?: (?:immer|dauernd))?',
    '(?:nennt|nannte) (?:mich|uns|ihn|sie|alle|andere|jeden)(?: (?:immer|dauernd|eine?n?))*',
    'wort',
    'was (?:heisst|bedeutet)',
    '(?:ban|mute?|strafe|gebannt|gemutet) (?:fur|wegen)',
  ],
  after: [
    'heisst',
    'bedeutet',
    'sagt man(?: hier)? nicht',
    'ist(?: hier)? (?:ein |eine )?(?:schimpfwort|beleidigung|verboten|erlaubt|nicht (?:erlaubt|ok|okay|witzig|lustig))',
    'genannt',
    'nennen sollen',
    'zu (?:nennen|rufen)',
    '(?:gefiltert|zensiert|blockiert)',
    '(?:zahlt |gilt )?als (?:beleidigung|schimpfwort)',
    'zu (?:mir|uns|ihm|ihr) gesagt',
    '(?:gemutet|gebannt|gekickt|verwarnt|gesperrt)',
  ],
};

const SPANISH: Mention = {
  forbids:
    '(?:no (?:(?:me|nos|lo|la|los|las|le|les) )?(?:dig(?:as|an|ais|a)|escribas|llam(?:es|en|eis)|se (?:dice|(?:puede|debe) (?:decir|escribir|poner)))|(?:dej(?:a|en?|ad)|par(?:a|en?|ad)) de (?:decir|llamar|escribir|gritar)(?:me|nos|l[aeo]s?)?)(?: (?:mas|a nadie|cosas como))*',
  before: [
    '(?:si|cuando|quien) (?:dic(?:es|e|en)|escrib(?:es|e|en)|pon(?:es|e))',
    '(?:me|le|nos|les|lo|la) (?:dijo|dijeron|dice|dicen|llamo|llama|llamaron|llaman|escribio|ha dicho|ha llamado)(?: que)?',
    '(?:se puede|puedo|por) (?:decir|escribir|poner)',
    '(?:perdon|perdona|perdoname|disculpa|disculpame|lo siento|sorry)(?: por)? (?:decir|llamar|haber(?:te|le|los)? (?:dicho|llamado))(?:te|le|los)?(?: una?)?',
    'palabra',
    'que (?:significa|quiere decir)',
    '(?:filtran|(?:filtrad|censurad)[oa])',
    '(?:ban(?:eo|ean)?|mute(?:an)?|castigo) por',
  ],
  after: [
    'significa',
    '(?:no )?es (?:una? )?(?:mala palabra|insulto|groseria|divertido|gracioso)',
    'esta (?:prohibid|permitid|filtrad|censurad|bloquead)[oa]',
    'cuenta como (?:insulto|groseria|mala palabra|ofensa)',
    'no se dice',
  ],
};

const PORTUGUESE: Mention = {
  forbids:
    '(?:nao (?:fal(?:a|e|em|ar)|dig(?:a|am)|cham(?:a|e|em|ar)|escrev(?:a|e|er)|pode (?:falar|dizer|chamar))|par(?:a|e|em) de (?:me )?(?:falar|dizer|chamar|xingar))(?: (?:mais|ninguem|os outros|todo mundo|el[ae]s?|que|e|de|a palavra))*',
  before: [
    '(?:ele|ela|alguem|o \\w+) (?:falou|disse|mandou)(?: (?:pra|para) (?:mim|ele|ela|todos))?',
    '(?:me|nos) (?:chamou|chama|chamam|chamaram|xingou)(?: de)?',
    'chama(?:ndo|ram|va|r|m)? (?:todo mundo|todos|geral|os outros|as pessoas|a gente) de',
    '(?:pode|por|pra|quem|se|nao podemos)(?: (?:voce|vc|alguem))? (?:fal(?:ar?|ei|ou)|diz(?:er|es)?|escrev(?:er|e))',
    '(?:desculpa|desculpe|foi mal|perdao|sorry)(?: (?:por|ai))? (?:te )?(?:ter )?(?:te )?(?:xingado|chamado|chamar|xingar)(?: (?:vc|voce))?(?: de)?',
    'palavra',
    'o que (?:significa|quer dizer)',
    '(?:ban(?:ido)?|mut(?:e|ado)|punicao) por',
  ],
  after: [
    'significa',
    '(?:nao )?e (?:um )?(?:palavrao|xingamento|insulto|(?:proibid|permitid|filtrad|censurad|bloquead)[oa]|engracado)',
    'conta como (?:ofensa|insulto|palavrao|xingamento)',
  ],
};

const FRENCH: Mention = {
  forbids:
    "(?:(?:dis|dites|ecris|ecrivez|traite|traitez|appelle)(?: (?:lui|moi|nous|les gens|les autres))? (?:pas|jamais)|(?:arrete|cesse)[sz]?(?: un peu)? d(?:e |')(?:le |la |les |me |nous |l')?(?:traiter|appeler|dire)(?: (?:les gens|les autres|tout le monde))?)(?: d[e'])?",
  before: [
    "(?:m'|l'|nous |les )(?:a|ont) (?:encore |juste )?(?:dit|traite|appele|ecrit)(?: (?:de|genre))?",
    '(?:me|nous|le|la|les) (?:traite|traitent)(?: de)?',
    "(?:on peut(?: pas)?|droit de|interdit de?|pour avoir|faut pas|si (?:tu|on|quelqu'un)) (?:dire|dis|dit|ecri\\w+|traiter)",
    'mot',
    '(?:ban|mute) (?:pour|si on dit)',
  ],
  after: [
    '(?:veut|voulait) dire',
    'signifie',
    "(?:est|c'est|n'est pas|c'est pas) (?:un |une )?(?:gros mot|insulte|interdit|autorise|filtre|censure|bloque|drole|marrant)",
    'compte comme (?:une )?insulte',
  ],
};

const ITALIAN: Mention = {
  forbids:
    '(?:non (?:(?:dir|chiamar|dar)(?:e|mi|gli|le|l[oa]|ci)|dite|scrivere|chiamatemi|si (?:dice|puo dire))|smett(?:i|ila|ete(?:la)?) di (?:dir|chiamar|dar)(?:e|mi|gli|le|l[oai]|ci))(?: (?:piu|a nessuno|la gente|del(?:la)?))*',
  before: [
    '(?:mi|ci|gli|le|lo|la) (?:ha|hanno) (?:detto|chiamato|chiamata|scritto|dato del(?:la)?)',
    'si puo dire',
    '(?:per aver|se|chi) (?:detto|dici|dice|scrivi|scrive)',
    'parola',
    '(?:cosa|che) (?:significa|vuol dire)',
    '(?:ban|mute|bannat[oa]|mutat[oa]) per',
  ],
  after: [
    'significa',
    'vuol dire',
    '(?:non )?e (?:una? )?(?:parolaccia|insulto|(?:vietat|permess|filtrat|censurat|bloccat)[oa]|divertente)',
    'viene (?:filtrat|censurat|bloccat)[oa]',
    'conta come (?:insulto|parolaccia|offesa)',
  ],
};

const DUTCH: Mention = {
  forbids:
    '(?:(?:zeg|noem|schrijf)(?: (?:dat|mij|me|hem|haar|mensen|anderen|nou|maar))* (?:niet|nooit|geen)|(?:stop|hou(?:d|den)? op) met (?:mij|me|hem|haar|ons|mensen|anderen|iedereen)(?: (?:een|steeds))*)',
  before: [
    '(?:hij|zij|ze|iemand) (?:zei|zegt|zeiden|noemde|noemt|noemden|schreef)(?: (?:net|steeds|tegen|mij|me|ons|hem|haar|iedereen|een))*',
    'mag (?:je|ik)(?: (?:hier|niet|geen))*',
    'woord',
    'wat betekent',
    '(?:ban|mute|straf) voor',
  ],
  after: [
    'betekent',
    'tegen (?:mij|me|ons|hem|haar) (?:zei|zeiden|gezegd|zeggen)',
    '(?:is|zijn) (?:een |geen |niet )?(?:scheldwoord|verboden|toegestaan|grappig)',
    '(?:(?:is|wordt) )?(?:gefilterd|gecensureerd|geblokkeerd)',
    '(?:telt )?als (?:een )?(?:scheldwoord|belediging)',
    'genoemd',
    'zegt (?:krijg|word)\\w*',
  ],
};

const POLISH: Mention = {
  forbids:
    '(?:nie (?:mow|pisz|nazywaj|wyzywaj)(?:cie)?|nie mozna (?:mowic|pisac)|przestan(?:cie)? (?:nazywac|wyzywac|mowic|pisac))(?: (?:mnie|nas|go|ja|ich|ludzi|innych|do (?:mnie|niego|niej|nich)|od|slowa))*',
  before: [
    '(?:powiedzial|napisal|nazwal|wyzwal)a?(?: (?:mi|mnie|do mnie|nam|nas|go|od))+',
    '(?:mozna|wolno)(?: tu(?:taj)?)? (?:mowic|pisac)',
    '(?:jak|jesli|kto) (?:powie(?:sz)?|napisze(?:sz)?)',
    '(?:sorki|sorry|sory|przepraszam|wybacz)(?: (?:ze|za to ze))?(?: cie)? (?:nazwal\\w*|wyzwal\\w*)(?: cie)?(?: od)?',
    '(?:za )?slow[oa]',
    'co (?:znaczy|oznacza)',
    '(?:ban|mute?|kar)\\w* za',
  ],
  after: [
    'oznacza',
    'to (?:tu(?:taj)? )?(?:brzydkie slowo|wulgaryzm|przeklenstwo|wyzwisko)',
    '(?:nie )?jest (?:zakazan|dozwolon|filtrowan|cenzurowan|blokowan|smieszn|zabawn)\\w*',
    'liczy sie (?:jako|za) (?:obraz|wyzwisk|przeklenstw)\\w*',
  ],
};

const TURKISH: Mention = {
  before: [],
  after: [
    'deme(?:yin)?',
    'demeyi (?:kes|birak)(?:in)?',
    'filtre\\w*',
    'hakaret (?:sayil\\w*|mi)',
    'icin (?:ban|mute|ceza) (?:var|yer|geli)\\w*',
    '(?:burada )?kotu (?:bir )?kelime',
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
  forbids:
    '(?:не (?:говори|пиши|называи|обзываи)(?:те)?|(?:перестань|прекрати)(?:те)? (?:называть|обзывать|говорить|писать)|хватит (?:называть|обзывать))(?: (?:меня|нас|его|ее|ему|еи|мне|всех|людеи|что|он|она|слово))*',
  before: [
    '(?:сказал|написал|назвал|обозвал|говорит|пишет|называет|обзывает)а?(?: (?:мне|нам|меня|нас|его|ее|всех))+',
    '(?:можно|нельзя)(?: (?:тут|здесь))? (?:говорить|писать)',
    '(?:если|кто) (?:скаж|напи[сш]|пиш)\\p{L}+',
    '(?:за )?слов[оа]',
    'что (?:значит|означает)',
    '(?:бан|мут|банят|мутят|наказание)(?: да\\p{L}+)? за',
  ],
  after: [
    'означает',
    'это (?:тут |здесь )?(?:мат|оскорбление|плохое слово)',
    '(?:тут |здесь )?(?:запрещен|разрешен|фильтру)\\p{L}*',
    'считается (?:оскорблени|матом|ругательств)\\p{L}*',
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
