import type { Slot } from '../languages';
import type { LearnedCategory } from './model';
import { lowerWithoutDiacritics, normalise, type NormalisedText } from '../normalise';
import { asksOnlyForContact } from '../rules/contactRequests';
import { GROUP_NAMES } from '../rules/phrasesHateCalls';
import { NOBODY } from '../rules/phrasesDeception';
import { CUTS_ROPE, KILL_COMMAND } from '../rules/gameWords';
import { BARE_PARTNER_QUESTION, BARE_PRIVATE_QUESTION } from '../rules/phrasesPrivateQuestions';
import { WISH_OF_LIFE } from '../rules/phrasesDeathWish';
import { type LineWords, readWords } from './words';

/** Fights that the game is made of; they have the same names in every language. */
const MATCH = /\b(?:bedwars?|skywars?|pvp|uhc|duel(?:l|lo|o|s)?|arena|arene|parkour)\b/;
/** Words of these slots carry a fight out of the game. */
const OUTSIDE: ReadonlySet<Slot> = new Set<Slot>(['real', 'weapon', 'dox', 'meet']);

/** Words about life that those lists leave out, because alone they say little. */
const REAL =
  /\b(?:irl|real\w*|echt\w*|vraie?|vie|vita|vida|leben|leven|zycie|zyciu|hayat\w*|gercek\w*|jizni)\b/;

const PRIVATE =
  '(?:passwords?|passwort|sifre\\w*|contrasena|clave|mot de passe|senha|wachtwoord|hasl\\w+|address|adresse|direccion|endereco|indirizzo|adres\\w*|phone|numbers?|nummer|numero|numer\\w*|real names?|info\\w*|personal \\w+|pics?|pictures?|photos?|fotos?|foto\\w*|zdjec\\w*|bilder|daten|datos|dados|gegevens|selfies?)';
const ADVICE = new RegExp(
  `(?:${[
    "\\b(?:never|dont|don't|do not)(?: ever)? (?:share|give(?: out)?|post|send|type)\\b",
    '\\bbe careful with\\b',
    '\\b(?:gib|gebt|schick\\w*|teilt?|postet?)\\b(?: \\w+)? (?:niemandem|niemals|nie|keinem)\\b',
    '\\b(?:no|nunca) (?:le )?(?:des|den|compartas|compartan|pases|mandes|envies)\\b',
    '\\bne (?:donne|donnez|partage|partagez|envoie|envoyez) (?:jamais|pas)\\b',
    '\\b(?:nao|nunca) (?:passa|passe|passem|de|mande|manda|compartilh\\w+)\\b',
    '\\bnon (?:dare|date|condivid\\w+|mandare|inviare)\\b',
    '\\b(?:geef|deel|stuur) (?:nooit|niet)\\b',
    '\\bnie (?:podawaj\\w*|dawaj\\w*|wysylaj\\w*|udostepniaj\\w*)\\b',
  ].join(
    '|',
  )}).{0,40}\\b${PRIVATE}\\b|\\b${PRIVATE}\\b[^,.;!?]{0,16} ${NOBODY}\\b|\\b${NOBODY} [^,.;!?]{0,16}\\b${PRIVATE}\\b`,
);
/** Who asks for secrecy or makes an exception gives no advice. */
const SELFISH =
  /\b(?:me|gimme|us|our|mir|mich|mi|dame|moi|mim|dammi|mij|daj|bana|parents?|mom|mum|dad|mother|father|eltern|padres|police|polizei|teacher|admins?|mods?|staff|but|except|unless|or|just|only|secret|i know|i have)\b/;

const FRIENDLY =
  /\b(?:friends?|welcome|greetings|together|respect|peace|equal|mubarak|kareem|shalom|happy|merry|lives matter|freunde|willkommen|frohe\w*|respekt|frieden|amigos|bienvenid\w+|feliz|respeto|juntos|amis|bienvenue|joyeu\w+|amici|benvenut\w+|vrienden|welkom)\b/;
const UNFRIENDLY =
  /\b(?:not?|none|never|dont|don't|cant|can't|wont|isnt|arent|nobody|without|except|against|hate\w*|die|dies|died|dead|death|kill\w*|burn\w*|gas\w*|gone|leave|out|ban\w*|disgust\w*|stupid|dirty|fuck\w*|shit\w*|ugly|bombs?|terror\w*|slaves?|hell|nicht|kein\w*|nie|nunca|pas|jamais|ni|nao|non|niet|geen)\b/;

/** The whole line is the verb of the game and a player, in ten languages: it names nothing outside the game. */
const BARE_KILL = new RegExp(
  `^(?:(?:lol|haha|bro|ok|so|and|now|jetzt|ahora|ya|simdi)[, ]+)*(?:${[
    "(?:i|ill|i'll|im|i'm|i will|i am|imma|gonna|going to|wanna|finna|just|will) (?:(?:gonna|going to|will|just|so|really) )*kill(?:ing)? (?:you|u|ya|him|her|them|you all|yall)",
    'ich (?:tote|kille|toete|bring|bringe|mach|mache) (?:dich|euch|ihn|sie)(?: (?:gleich|jetzt|noch|um|tot|kalt))*',
    '(?:yo )?(?:te|os|los|lo|la) (?:voy a matar|mato|matare)|voy a matar(?:te|los|lo|la)',
    'je (?:te|vous|le|la) (?:tue|bute)|je (?:vais|va) (?:te|vous|le|la) (?:tuer|buter)',
    '(?:eu )?(?:vou te matar|te mato|vou matar (?:voce|vc|voces|vcs|ele|ela))',
    '(?:io )?(?:ti|vi|lo|la) (?:ammazzo|uccido|uccidero|ammazzero)',
    'ik (?:vermoord|dood|kill) (?:je|jou|jullie|hem|haar)|ik (?:maak|ga) (?:je|jou|jullie|hem|haar) (?:dood|vermoorden|doden|killen)',
    '(?:ja )?(?:zabije|zabijam|zabic) (?:cie|was|go|ja)|(?:ja )?(?:cie|was|go) zabije',
    '(?:ben )?(?:seni|sizi|onu) oldur(?:ecegim|ecem|ucem|urum|uyorum)',
    '(?:я )?(?:тебя|вас|его|ее) убью|(?:я )?убью (?:тебя|вас|его|ее)',
  ].join('|')})(?: (?:now|again|next|first|too|soon|lol|bro|haha))*[ .!?]*$`,
);

const TRADES =
  /(?<!\p{L})(?:wt[sbt]|sell(?:ing)?|buy(?:ing)?|trad(?:e|ing)|verkaufe?|kaufe?|tausche?|vendo|compro|cambio|troco|vends|achete|echange|scambio|verkoop|koop|ruil|sprzedam|kupie|wymienie|satiyorum|aliyorum|satilik|продам|куплю|меняю)(?!\p{L})/u;
/** What players buy outside the game, and where. */
const OUTSIDE_TRADE =
  /[$€£₽/]|\w\.\w|(?<!\p{L})(?:paypal|cashapp|pix|blik|euros?|dollars?|usd|reais|zl|tl|руб\p{L}*|real|money|robux|nitro|accounts?|accs?|konto|konta|contas?|cuentas?|comptes?|hesap|аккаунт\p{L}*|servers?|discord|dc|dot|punkt|punto|ponto|point|links?|sites?|websites?|channel|hacks?|cheats?|irl|nudes?|pics?)(?!\p{L})/u;
const TRADE_SLOTS: ReadonlySet<Slot> = new Set<Slot>([
  'you',
  'me',
  'thing',
  'grammar',
  'quote',
  'promote',
  'reward',
  'contact',
  'credentials',
]);

/** Whether a player offers or looks for things of the game. */
function isTradeInGame(line: string, found: LineWords['found']): boolean {
  return (
    TRADES.test(line) &&
    !OUTSIDE_TRADE.test(line) &&
    found.some(({ slot }) => slot === 'thing') &&
    found.every(({ slot }) => TRADE_SLOTS.has(slot))
  );
}

/** A question whether players of a group are there. */
const ASKS_WHO_IS_HERE =
  /^(?:(?:hey|hi|so|wait|yo) )?(?:any|anyone|are there|is there|who|how many|gibt es|gibts|sind hier|jemand|hay|alguien|tem|alguem|il y a|y a|quelqu'un|c'e|ci sono|qualcuno|zijn er|is er|iemand|czy|jest tu|sa tu|ktos|есть|кто)(?!\p{L}).{0,24}(?<!\p{L})(?:here|online|hier|aqui|ici|qui|tutaj|tu|burda|burada|тут|здесь)[ ?!.]*$/u;
const PRESENCE_SLOTS: ReadonlySet<Slot> = new Set<Slot>(['you', 'me', 'thing', 'grammar', 'quote', 'group']);

function asksWhoIsHere(line: string, found: LineWords['found']): boolean {
  return ASKS_WHO_IS_HERE.test(line) && found.every(({ slot }) => PRESENCE_SLOTS.has(slot));
}

/** A word of these slots in a group's name holds it in contempt. */
const CONTEMPT: ReadonlySet<Slot> = new Set<Slot>(['slur', 'insult', 'swear', 'degrade']);
const BARE_GROUP = new RegExp(`^(?:${GROUP_NAMES})[ .!?]*$`, 'u');

/** The undisguised name of a group says alone neither good nor bad of it. */
export function namesOnlyGroup({ display }: NormalisedText, { found }: Pick<LineWords, 'found'>): boolean {
  return BARE_GROUP.test(lowerWithoutDiacritics(display)) && !found.some(({ slot }) => CONTEMPT.has(slot));
}

/** "What is ddos": a player asks what one word means. */
const ASKS_MEANING =
  /^(?:(?:so|wait|bro|um|hey|guys|ok|but|and) )*(?:what(?:s|'s| is| are| does)|wats?(?: is)?|was (?:ist|sind|heisst)|que (?:es|son|significa)|o que (?:e|significa)|c'est quoi|ca veut dire quoi|(?:che )?cos'e|wat (?:is|zijn|betekent)|co to(?: jest)?|что такое) (?:(?:an?|the|ein|eine|una?|um|uma|une|le|la|een) )?\p{L}+(?: means?)?[ ?!.]*$/u;

/** A player asks another one to live, or to turn to people who help, in ten languages. */
const COMFORT = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:dont|don't|do not|never) (?:kill|hurt|cut|harm) (?:yourself|urself)|(?:please|pls|plz) (?:dont|don't|do not) do (?:it|this|that)",
    "(?:you|u|your|you're|youre|ur)(?: are| r|re)? (?:not|never) (?:alone|a burden)|you matter|your life (?:matters|is worth)|suicide (?:is never|is not|isnt|isn't)",
    '(?:talk|speak|reach out) to (?:(?:someone|somebody)(?! like)|an adult|a (?:grown ?up|teacher|counselor|doctor)|your (?:parents|mom|mum|dad|teacher|family))|tell (?:someone you trust|an adult|a teacher)|people who (?:care|love)|call (?:988|a helpline|the helpline)',
    'bring dich (?:bitte |doch )*nicht um|tu (?:dir|es|das) (?:bitte |doch )*nichts?(?: an)?|(?:bist|seid) nicht alleine?|bist (?:uns|mir) wichtig|(?:rede|sprich) (?:doch |bitte )?mit (?:jemand\\w*|deinen eltern|einem)|hol dir hilfe|(?:selbstmord|suizid) ist k?eine',
    'no te (?:mates|hagas dano|suicides|lastimes|cortes)|no lo hagas|no estas sol[oa]|tu vida (?:importa|vale)|habla con (?:alguien|tus padres|un adulto)|pide ayuda|suicidio no es|(?:te queremos|gente que te quiere)',
    'nao se (?:mat[ae]|machu(?:ca|que)|corta|corte)|nao fa(?:z|ca) isso|nao (?:esta|ta|estas) sozinh[oa]|vida importa|gente que te ama|(?:fala|fale|conversa) com (?:alguem|(?:seus|os|teus) pais|um adulto)|(?:procura|pede|busca) ajuda|suicidio nao e',
    "te (?:tue|suicide) pas|te fais? pas (?:de|du) mal|fai[st] pas ca|(?:n'es|es|t'es|etes) pas seule?|parles?(?: en|-en)? a (?:quelqu'un|tes parents|un adulte)|tient a toi|suicide (?:c'est|n'est|est) pas",
    'non (?:ucciderti|ammazzarti|farti del male|farlo(?= *[,.!]| *$))|non sei sol[oa]|parl(?:a|ane) con (?:qualcuno|i tuoi|un adulto)|suicidio non e',
    '(?:maak|doe) jezelf (?:niet|niks)|doe het (?:alsjeblieft )?niet|bent niet alleen|praat met (?:iemand|je ouders)|zelfmoord is geen',
    'nie (?:zabijaj|krzywdz|tnij) sie|nie rob (?:sobie krzywdy|tego)|nie jestes sam\\w*|(?:po)?(?:rozmawiaj|gadaj) z (?:kims|rodzicami|doroslym)|zalezy nam na|samobojstwo to nie',
    'kendini oldurme|kendine zarar verme|intihar etme|yalniz degilsin|(?:biriyle|ailenle) konus|yardim al|intihar cozum degil',
    'не (?:убиваи|режь|надо себя)|не делаи(?:те)? (?:этого|так)|ты не од(?:ин|на)|поговори с (?:кем|родител|взросл)\\p{L}*|телефон доверия|самоубииство не',
  ].join('|')})(?!\\p{L})`,
  'gu',
);
/** What no comfort holds. */
const CRUEL: ReadonlySet<Slot> = new Set<Slot>([
  'swear',
  'insult',
  'slur',
  'sexual',
  'rape',
  'picture',
  'degrade',
]);
/** What comfort may name, but not what stands beside it. */
const HARMFUL_BESIDE: ReadonlySet<Slot> = new Set<Slot>([
  'die',
  'selfkill',
  'harm',
  'weapon',
  'unwanted',
  'dox',
  'age',
  'meet',
]);
const CRUEL_OR_SECRET =
  /(?<!\p{L})(?:dont tell|don't tell|only me|secret|sag nicht|no le digas|nao conta|ne dis pas|nie mow|nobody|no one|niemand|keiner|nadie|ninguem|personne|nessuno|nikt|kimse|никто)(?!\p{L})/u;

/**
 * Whether a line comforts a player, and does nothing else.
 *
 * @param line its squeezed form
 * @param found its listed words
 * @param readsAsHarmful says how the second opinion reads what stands beside the comfort
 */
export function isComfort(
  line: string,
  found: LineWords['found'],
  readsAsHarmful: (rest: string) => boolean,
): boolean {
  const rest = line.replaceAll(COMFORT, ' ');
  if (rest === line || CRUEL_OR_SECRET.test(line) || found.some(({ slot }) => CRUEL.has(slot))) return false;
  const beside = readWords(normalise(rest)).found;
  return !beside.some(({ slot }) => HARMFUL_BESIDE.has(slot)) || !readsAsHarmful(rest);
}

/** A player names the command of the game, and nothing that carries the death out of it. */
function isAboutKillCommand(line: string, found: LineWords['found']): boolean {
  if (!KILL_COMMAND.test(line) || REAL.test(line)) return false;
  // "Con" is an insult in French and "with" in Italian, and "kys" may be the command.
  const ambiguous = new Set(
    found.filter(({ slot }) => slot === 'grammar' || slot === 'selfkill').map(({ at }) => at),
  );
  return !found.some(({ slot, at }) => OUTSIDE.has(slot) || (CRUEL.has(slot) && !ambiguous.has(at)));
}

/** A player says by what name to call them, and no more. */
const NAMES_SPEAKER =
  /^(?:(?:you|u|can|just|pls|please|irl|in real life|people|everyone|friends|my|and|also|they) )*calls? me (?!daddy|papi|master|baby|mommy|on |at |when|later|now|back|tonight)\p{L}{2,16}(?: (?:irl|in real life|btw|lol|pls|please|or|too))*[ .!]*$/u;

const BOY_OR_GIRL =
  '(?:boy|girl|guy|male|female|man|woman|junge|madchen|chico|chica|fille|gars|garcon|mec|maschio|femmina|jongen|meisje|chlopak\\p{L}*|dziewczyn\\p{L}*|menin[oa]|garot[oa]|ragazz[oa]|kiz|erkek|парень|девушка|девочка|мальчик)';
/** "Are you a boy or a girl in the rp": a player asks for a part in a play. */
const ASKS_FOR_PART = new RegExp(
  `^(?:\\p{L}+ ){0,4}${BOY_OR_GIRL}(?: \\p{L}+){1,2} ${BOY_OR_GIRL} (?:in|im|en|dans|nel|w|no|в|de) (?:(?:the|this|our|ur|your|el|le|la|de) )?(?:rp|roleplay|rol|gdr|рп)[ ?!.]*$|^rpde ${BOY_OR_GIRL} m\\p{L}+ ${BOY_OR_GIRL} m\\p{L}+[ ?!.]*$`,
  'u',
);

const A_BOY_OR_GIRL = `(?:(?:an?|ein|una?|une|een|uma?) )?${BOY_OR_GIRL}`;
/** "Are you a girl in that skin": the question and no more, and no insult where a player only states it. */
const ASKS_BOY_OR_GIRL = new RegExp(
  `^(?:(?:are|r) (?:you|u)|bist du|eres|sos|t'?es|t es|tu es|es-tu|sei|ben (?:je|jij)|jestes|(?:(?:voce|vc|tu) )?es?|ты) ${A_BOY_OR_GIRL}(?: (?:or|oder|ou?|of|czy|или) ${A_BOY_OR_GIRL})?(?: (?:in|im|en|dans|nel|w|no|в) (?:\\p{L}+ )?skin\\p{L}*)?(?: (?:lol|haha|xd|bro))*[ ?!.]*$`,
  'u',
);

/** "You are not an idiot", "soy un idiota": whole lines that deny one word of a player, or say it of the speaker. */
const DENIED_OR_OWN_WORD = new RegExp(
  `^(?:(?:no|nah|nein|non|nie|hey|bro|ne|dw|lol|aber|mais|pero|ma|maar) )*(?:${[
    "(?:you(?: are|'re|re)?|ur|u(?: r| are)?|he(?: is|s|'s)|she(?: is|s|'s)|they(?: are|re|'re)) (?:really |definitely )*not (?:an? |that |so |some )*\\p{L}+",
    '(?:du bist|ihr seid|er ist|sie ist) (?:doch |echt |wirklich )*(?:nicht|kein\\p{L}*) (?:so )?\\p{L}+',
    "(?:tu (?:n[' ]?)?es|t'?es|t es|vous (?:n[' ]?)?etes|il (?:n[' ]?)?est|elle (?:n[' ]?)?est) pas (?:une? |des |si )?\\p{L}+",
    '(?:tu )?no (?:eres|sos|sois|es) (?:una? |un[oa]s |tan )?\\p{L}+',
    '(?:(?:voce|vc|vcs|voces|tu|ele|ela) )?nao (?:e|es|sao) (?:uma? |tao )?\\p{L}+',
    'non (?:sei|siete|e) (?:un[oa]? |degli |delle |cosi )?\\p{L}+',
    '(?:je|jij|jullie|hij|zij|ze) (?:bent|zijn|is) (?:echt )?(?:niet|geen) (?:zo )?\\p{L}+',
    'nie (?:jestes|jestescie|jest) (?:tak[ai] )?\\p{L}+',
    '(?:sen |siz |o )?\\p{L}+ degil(?:sin|siniz)?',
    '(?:ты|вы|он|она) (?:же |вовсе |совсем )?не \\p{L}+',
    "(?:i am|i'?m|ich bin|(?:yo )?soy|(?:io )?sono|(?:eu )?sou|je suis|ik ben|(?:ja )?jestem|я) (?:(?:an?|so|such|eine?|un[aeo]?|um|uma|een|taki?|takim|такой|такая|просто|tan|tao|muy|trop|echt|wirklich) )*\\p{L}+",
  ].join('|')})(?: (?:dw|bro|lol|(?:ha|ja|ах){1,4}|mdr|xd|at all|ok|man|tho|promise|keine sorge))*[ .!]*$`,
  'u',
);
/** "I am dumber than you", "tu es moins nul que moi": whole lines in which the speaker is worse, or the player is not as bad. */
const FAVOURABLE_COMPARISON = new RegExp(
  `^(?:${[
    "(?:i am|i'?m|im) (?:(?:way|much|even|so|far|more) )*\\p{L}+ (?:than|then) (?:you|u|ya)",
    "(?:you|u|ur|youre|you're)(?: are| r)? (?:way |much |a lot )?less (?:of an? )?\\p{L}+ than (?:me|i am|i was|i|him|her|them)",
    '(?:you|u) suck less than (?:me|i do|him|her|them)',
    'ich bin (?:(?:viel|noch|echt|mehr) )*\\p{L}+ als (?:du|ihr)',
    '(?:du bist|ihr seid) (?:viel |echt )?weniger \\p{L}+ als (?:ich|er|sie|wir)',
    '(?:yo )?soy (?:mucho )?(?:mas \\p{L}+|peor) que (?:tu|vos|ustedes)',
    '(?:tu )?(?:eres|sos) (?:mucho )?menos \\p{L}+ que (?:yo|el|ella|nosotros)',
    'je suis (?:bien |beaucoup )?(?:plus \\p{L}+|pire) que (?:toi|vous)',
    "(?:tu es|t'es|t es) (?:bien |beaucoup )?moins \\p{L}+ que (?:moi|lui|elle|nous)",
    '(?:io )?sono (?:molto )?(?:piu \\p{L}+|peggiore?) (?:di|che) (?:te|voi)',
    '(?:tu )?(?:sei|fai) (?:molto )?meno \\p{L}+ (?:di|che) (?:me|lui|lei|noi)',
    'ik ben (?:veel |nog |echt )?\\p{L}+ dan (?:jij|je|jou|jullie)',
    '(?:jij|je) bent (?:veel |echt )?minder \\p{L}+ dan (?:ik|hij|zij|ons|mij)',
    '(?:ja )?jestem (?:duzo |jeszcze )?(?:bardziej \\p{L}+|\\p{L}+sz[ya]) (?:od|niz) (?:ciebie|ty|was)',
    '(?:ty )?jestes (?:duzo )?mniej \\p{L}+ (?:od|niz) (?:mnie|ja|on|niego|ona)',
    '(?:eu )?sou (?:muito )?(?:mais \\p{L}+|pior) (?:do )?que (?:vc|voce|tu)',
    '(?:vc|voce|tu) (?:e|es) (?:bem |muito )?menos \\p{L}+ (?:do )?que (?:eu|ele|ela)',
    '(?:ben )?senden (?:cok )?daha \\p{L}+',
    '(?:sen )?(?:benden|ondan) daha az \\p{L}+',
    'я (?:намного |еще )?\\p{L}+(?:е[еи]|[жш]е) (?:тебя|вас|чем ты|чем вы)',
    'ты (?:намного )?менее \\p{L}+,? чем (?:я|он|она)',
  ].join('|')})(?: (?:lo+l|bro|(?:a?(?:ha|ja|ах)){1,4}а?h?|k|mdr|xd|ok|man|tho|btw))*[ .!]*$`,
  'u',
);

/** What players call one who plays well, as the words of a line are read. */
const BEAST =
  /^(?:beasts?|monst(?:er|re|ro|ruo)|mostro|animale?|freak|maniac|psycho|insane|crazy|tier|irre|verruckt|krank|krass|bestia|besta|bete|malade|fou|pazz[oa]|matt[oa]|loc[oa]|enfermo|doid[oa]|louc[oa]|beest|gestoord|ziek|gek|potwor\w*|zwierz\w*|swir\w*|wariat\w*|chory|zver\w*|psih\w*|bolnoi|zhivotnoe|chudovische|chudovishe|beshen\w*|canavar\w*|hayvan\w*|manyak\w*|deli\w*)$/;
/** "How did you build that" */
const ADMIRES =
  /(?<!\p{L})(?:how (?:did|do|are|r) (?:you|u|ya)|wie (?:hast|machst|baust|schnell)|como (?:lo |has |vc |voce )*(?:h[ai]c\p{L}+|hecho|fez|constru\p{L}+)|comment (?:tu|t'as|t'es)|come (?:hai|fai)|hoe (?:heb|doe|bouw|kan) (?:je|jij)|jak (?:ty )?(?:to|tak)|как ты (?:это|так)|nasil (?:yap\p{L}+|bu kadar)|playing|jugando|jogando|giocando)(?!\p{L})/u;

/**
 * Whether a line favours a player with the words of an insult: the speaker is worse than the player, or the player a beast
 * for what they did in the game. No other word insults.
 */
export function isFavourable(line: string, { found, words }: Pick<LineWords, 'found' | 'words'>): boolean {
  if (FAVOURABLE_COMPARISON.test(line)) return true;
  return (
    words.some((word) => BEAST.test(word)) &&
    (words.includes('pvp') || MATCH.test(line) || ADMIRES.test(line)) &&
    found.every(({ slot, words: word }) => (!CRUEL.has(slot) && slot !== 'soft') || BEAST.test(word))
  );
}

/** What such a line may hold. */
const HARMLESS_INSULT_SLOTS: ReadonlySet<Slot> = new Set<Slot>([
  'you',
  'me',
  'grammar',
  'quote',
  'insult',
  'soft',
]);

/** Whether a line denies one insult of a player, or says it of the speaker, and says no more. */
export function isHarmlessInsult(line: string, found: LineWords['found']): boolean {
  return (
    DENIED_OR_OWN_WORD.test(line) &&
    found.some(({ slot }) => slot === 'insult' || slot === 'soft') &&
    found.every(({ slot }) => HARMLESS_INSULT_SLOTS.has(slot))
  );
}

/**
 * Whether a line's words explain why the second opinion mistook it for harm of a category: a fight of the game for a
 * threat, advice about private data for asking for them, a kind word to a group for contempt.
 *
 * @param line its squeezed form
 * @param read its words as the second opinion read them
 */
export function isOrdinaryTalk(
  line: string,
  { found, words }: Pick<LineWords, 'found' | 'words'>,
  mistakenFor: LearnedCategory,
): boolean {
  if (mistakenFor === 'threat' && (BARE_KILL.test(line) || ASKS_MEANING.test(line))) return true;
  if (asksOnlyForContact(words) || NAMES_SPEAKER.test(line) || ASKS_FOR_PART.test(line)) return true;
  if (ASKS_BOY_OR_GIRL.test(line) || BARE_PARTNER_QUESTION.test(line)) return true;
  if (BARE_PRIVATE_QUESTION.test(line) && !found.some(({ slot }) => CRUEL.has(slot) || slot === 'group'))
    return true;
  if (mistakenFor === 'advertising' && isTradeInGame(line, found)) return true;
  if (WISH_OF_LIFE.test(line) || isHarmlessInsult(line, found)) return true;
  if (mistakenFor !== 'hate' && isFavourable(line, { found, words })) return true;
  if (mistakenFor === 'threat' || mistakenFor === 'self_harm') {
    if (isAboutKillCommand(line, found) || CUTS_ROPE.test(line)) return true;
    if (MATCH.test(line) && !REAL.test(line) && !found.some(({ slot }) => OUTSIDE.has(slot))) return true;
  }
  if (mistakenFor === 'hate' && asksWhoIsHere(line, found)) return true;
  if (mistakenFor === 'hate') return FRIENDLY.test(line) && !UNFRIENDLY.test(line);
  return ADVICE.test(line) && !SELFISH.test(line);
}
