import type { Phrase } from '../types';
import { GAME_DEATH, LAUGHTER } from './gameWords';

/** How a language wishes a player dead, as the squeezed form of a line has it. */
interface DeathWish {
  /** Words of which each wish has one. */
  triggers: readonly string[];
  /** What begins a wish: "i hope that", "he should". */
  wish: string;
  /** "dies", "die" */
  dies: string;
  /** What only a life outside the game has: the player spoken to, and families. */
  aimed: string;
  /** "kills himself" */
  killsSelf: string;
}

/** Illnesses, and names of life outside the game, in ten languages. */
export const REAL_LIFE_WORDS =
  '(?:irl|in real life|cancer|covid|aids|sida|krebs|corona|im echten leben|(?:vida|vita) real[e]?|vraie vie|raka?|realu|kanser\\w*|gercek\\w*|рак\\p{L}*|реал\\p{L}*|kanker|cancro|tumore)';
/** Words of the speaker, of a condition and of a time, behind which the death is not the wished one. */
const OTHER =
  "(?!(?:i|it|me|my|when|if|before|after|until|ich|mich|mein\\w*|wenn|falls|bevor|mi|cuando|si|eu|meus?|minhas?|quando|je|j'\\w+|mes|mon|quand|io|mio|mia|ik|mijn|als|ja|moj\\w*|gdy|jak|ben\\w*|я|меня|мо[ияюе]\\p{L}*|если|когда)(?!\\p{L}))";
const NEGATION =
  "(?:not|never|nobody|no one|\\w+n't|dont|doesnt|wont|nicht|nie|niemand|keiner|no (?:[stml][aeo]s?|n?os|muer\\w+|mur\\w+|suicid\\w+)|nadie|nao|ninguem|pas|jamais|personne|non|nessuno|niet|nikt|kimse|не|никто)(?!\\p{L})";
/** A word of a wish: a negation would turn the wish round, and elsewhere in the line it excuses nothing. */
const GAP = `(?: ${OTHER}(?!${NEGATION})[^ ,.;!?]+)`;
const ANY_WORD = `(?: (?!${NEGATION})[^ ]+)`;
const NEGATED_BEHIND = '(?: [^ ,.;!?]+)? (?:not|nicht|pas|niet)(?!\\p{L})';
const OF_LAUGHTER = '(?:laughing|of laughter|de ris[ao]|de rir[e]?|vor lachen|ze smiechu|со смеху)';
/** Of what may be play, the second opinion judges what is negated or laughed at. */
const NEGATED_OR_LAUGHED = new RegExp(
  `${LAUGHTER.source}|(?<!\\p{L})(?:(?!never wakes? up)${NEGATION}|${OF_LAUGHTER})`,
  'u',
);

const WISHES: readonly DeathWish[] = [
  {
    triggers: ['hope', 'hoping', 'pray', 'wish'],
    wish: '(?:hop(?:e|ing)|pray|wish)(?: that| to god)?',
    dies: 'dies?|never wakes? up|(?<=(?:car|bus|train|truck) )(?:hits|runs over|runs|crushes) (?:you|u|him|her|them)|drops? dead|rots? in|suffers?|(?:gets?|have|has|dies of) (?:cancer|aids|raped|killed|hit by a (?:car|bus|train|truck))|(?:is|are|were) (?:dead|killed|raped)',
    aimed:
      "you|u|ur|your|(?:a )?(?:car|bus|train|truck)|(?:his|her|their|that kid's) (?:\\w+ )?(?:family|mom|mum|mother|dad|father|parents|sister|brother|kids)",
    killsSelf:
      '(?:kills?|hangs?|ends?|necks?|unalives?|offs?) (?:himself|herself|themselves|themself|yourself|urself)|commits? suicide',
  },
  {
    triggers: [
      'hoffe',
      'hoff',
      'hoffentlich',
      'soll',
      'sollen',
      'sollt',
      'sollte',
      'sollten',
      'solltest',
      'wunsche',
    ],
    wish: 'hoff(?:e|entlich)?(?: dass)?|(?<!ich )soll(?:en|t|te[nt]?|test)?|wunsche? dir dass',
    dies: '(?:wachst|wacht) (?:nie|nicht|\\w+ nie) (?:wieder|mehr) auf|(?:nie|nicht) (?:wieder|mehr) aufwach\\w*|uberfahr\\w*|(?<=fahrt (?:[^ ]+ ){1,3})tot|st[ie]rbs?t?|sterben|verreck\\w+|krepier\\w+',
    aimed:
      'du|dich|ihr|euch|dein\\w*|eur\\w+|(?:sein|ihr)e? (?:familie|mutter|vater|eltern|schwester|bruder)',
    killsSelf:
      'bring\\w* (?:\\w+ )?(?:sich|dich|euch) (?:\\w+ )?um|(?:sich|dich|euch) (?:\\w+ )?(?:umbring\\w*|erhang\\w*|aufhang\\w*|erschiess\\w*)|(?:erhang\\w*|erschiess\\w*) (?:\\w+ )?(?:sich|dich|euch)',
  },
  {
    triggers: ['ojala', 'espero', 'quiero', 'que'],
    wish: 'ojala(?: que)?|(?:espero|quiero) que|^que',
    dies: 'atropellen?|muer(?:a|as|an)|mur(?:ais|amos)|palmes?',
    aimed: 'te|os|tu|tus|vuestr\\w+|ustedes|mueras|murais',
    killsSelf:
      '(?:se|te|os) (?:mat(?:en?|es|eis)|suiciden?|suicides|ahor(?:que|quen|ques)|cuelguen?|cuelgues)',
  },
  {
    triggers: ['tomara', 'espero', 'quero', 'que'],
    wish: '(?:tomara|espero|quero) que|^que',
    dies: 'atropele[ms]?|morr(?:a|as|am)|morrer(?:em)?',
    aimed: 'voces?|vcs?|tu|te|seus?|suas?|teus?|tuas?',
    killsSelf: '(?:se|te) (?:mate[ms]?|suicidem?|enforquem?)',
  },
  {
    triggers: [
      "j'espere",
      'espere',
      'esperons',
      'veux',
      'que',
      "qu'il",
      "qu'elle",
      "qu'ils",
      'devrait',
      'devrais',
    ],
    wish: "(?:j'|on )?esper(?:e|ons) qu(?:e|'\\w+)|(?:je )?veux qu(?:e|'\\w+)|^qu(?:e|'(?:ils?|elles?|on))|devrai(?:t|ent|s)",
    dies: "(?:t'|te |vous )(?:ecras|renvers)(?:e|er|es)|creve[sz]?|crever|crevent|meur(?:t|s|e|es|ent)|mour(?:ir|ra|ez|iez)",
    aimed: "tu|t[ae]|tes|t'(?:ecras|renvers)\\w+|vous|vos|votre",
    killsSelf: '(?:se|te|vous) (?:tuer?|tuent|tues|suicid\\w+|pend\\w*)',
  },
  {
    triggers: ['spero', 'magari'],
    wish: 'spero(?: che)?|magari',
    dies: 'investa(?:no)?|metta(?:no)? sotto|muoia(?:no)?|muori|crep(?:a|i|ino|ate)|morir\\w*',
    aimed: 'tu|ti|vi|tu[aeo]|tuoi|vostr\\w+',
    killsSelf: '(?:si|ti|vi) (?:ammazz\\w+|uccid\\w+|suicid\\w+|impicc\\w+)',
  },
  {
    triggers: ['hoop', 'hopelijk'],
    wish: 'hoop(?: dat)?|hopelijk',
    dies: '(?:je |jou |jullie )?(?:aan|over)rijdt?|niet meer wakker wordt|sterf\\w*|sterven|doodga\\w*|dood (?:gaan?|gaat)|crepeer\\w*|verrek\\w*',
    aimed: 'je|jij|jullie|jouw',
    killsSelf:
      '(?:zichzelf|jezelf|zich) (?:\\w+ )?(?:vermoord\\w*|ophang\\w*|van kant ma\\w+)|zelfmoord (?:pleegt|plegen)',
  },
  {
    triggers: [
      'nadzieje',
      'oby',
      'obyscie',
      'obys',
      'niech',
      'zeby',
      'zebys',
      'powinien',
      'powinna',
      'powinienes',
    ],
    wish: 'mam nadzieje ze|oby(?:s|scie)?|niech|(?:chce |^)zeby(?:s|scie)?|powini\\w+|powinna\\w*',
    dies: '(?:prze|roz)jechal\\w*|umr(?:ze|zesz|zecie|a)|umar(?:l|la|li|les|las)|zdech\\w*',
    aimed:
      'umrzesz|umrzecie|zdechniesz|ty|wy|cie|obys|obyscie|zebys(?:cie)?|twoj\\w*|twoi?[ae]?\\w*|wasz\\w*|(?:jego|jej) (?:rodzina|matka|stara)',
    killsSelf: 'sie (?:\\w+ )?(?:zabi\\w+|powies\\w+)|(?:zabi\\w+|powies\\w+) sie',
  },
  {
    triggers: ['umarim', 'insallah', 'keske'],
    // Without its dots "ölür", dies, is "olur", becomes: such forms count only behind a family or an illness.
    wish: 'umarim|insallah|keske',
    dies: '(?<=(?:araba|kamyon|otobus|tren)\\w* )(?:ez|carp)\\w*|geber\\w*|olse\\w*|(?<=(?:ailen|annen|baban|kardesin|hepiniz|kanser)\\w* )ol(?:un|ur|sun)\\w*',
    aimed:
      'sen|seni|sana|siz|sizi|ailen\\w*|annen\\w*|baban\\w*|hepiniz|kardesin\\w*|olsen\\w*|geber(?:in|irsin\\w*|sen\\w*)?',
    killsSelf: 'kendin(?:i|izi) (?:oldur(?!me)\\w*|as(?!ma)\\w*)|intihar (?:et(?!me)\\w*|eder\\w*)',
  },
  {
    triggers: ['надеюсь', 'чтоб', 'чтобы', 'пусть', 'пускаи'],
    wish: 'надеюсь(?: что)?|чтобы?|пусть|пускаи',
    dies: 'переех\\p{L}*|(?<=(?:машин|автобус|грузовик|поезд)\\p{L}* )сби\\p{L}+|(?:с|по|из)дох\\p{L}*|умр\\p{L}+|умер(?:ла|ли)?|сгн\\p{L}+',
    aimed: 'ты|тебя|вы|вас|тво\\p{L}+|ваш\\p{L}*|(?:его|ее) (?:семья|мать|мама)',
    killsSelf:
      '(?:убь\\p{L}+|уби(?:л|ла|ли)) себя|себя (?:убь\\p{L}+|уби(?:л|ла|ли))|поконч\\p{L}+ с собои|(?:повес|вздерн|застрел)\\p{L}*(?:ся|сь)',
  },
];

/** "I hope you don't die", "hope you die laughing", and no more: who wishes that wishes no death. */
export const WISH_OF_LIFE = new RegExp(
  `(?<!\\p{L})(?:${WISHES.map(
    ({ wish, dies }) =>
      `(?:${wish})(?: [^ ,.;!?]+){0,3}?(?: ${NEGATION}(?: [^ ,.;!?]+){0,2}? (?:${dies})| (?:${dies})(?:${NEGATED_BEHIND}| ${OF_LAUGHTER}(?: [^ ,.;!?]+){0,2}))`,
  ).join('|')}|(?:umarim|insallah) (?:[^ ,.;!?]+ )?olme[zy]\\w*)[ .!?]*$`,
  'u',
);

/** "If i were you", and the suicide that the speaker would then choose. */
export const IN_YOUR_PLACE =
  "(?:if i (?:were|was) (?:you|u|him|her|them)|if i had (?:your|ur|his|her) \\w+|in (?:your|ur|his|her) (?:place|shoes)|(?:deiner|eurer|seiner|ihrer) stelle|wenn ich (?:du|er|sie) (?:war|ware)|si (?:yo )?fuera (?:tu|vos|el|ella)|(?:tu|teu|seu|su) lugar|yo que (?:tu|vos)|se (?:eu )?fosse (?:voce|vc|tu|ele|ela)|j'etai[st] (?:toi|lui|elle)|(?:ta|sa) place|posto tuo|(?:tuo|suo) posto|fossi (?:in )?(?:te|lui|lei)|ik (?:jou|jij|hem|haar) was|(?:jouw|zijn|haar) plaats|(?:twoim|jego|jej|waszym) miejscu|yerinde|(?:твоем|его|ее|вашем) месте)";
const KILL_MYSELF =
  '(?:(?:kill|hang|end|neck|off|shoot) myself|kms|jump (?:off|from) (?:a|the) (?:bridge|building|cliff|roof)|mich (?:\\w+ )?(?:umbr[ai]\\w+|erhang\\w*|aufhang\\w*|erschiess\\w*)|me (?:mat(?:o|aria|aba|ava|asse)|suicid\\w+|ahorc\\w+|colg\\w+|enforc\\w+|tue\\w*|pend\\w+)|mi (?:ammazz|uccid|suicid|impicc)\\w+|(?:mezelf|me) (?:\\w+ )?(?:ophang\\w*|vermoord\\w*|van kant)|(?:zabi|powiesi)l\\w*|kendimi (?:oldur|as)\\w*|intihar ed\\w+|(?:повеси|застрели|уби)л\\p{L}*(?:ся|сь| себя)|покончил\\p{L}*|сдох\\p{L}*)';

const WHY_NOT =
  '(?:por que|porque|pq|pourquoi|perche|waarom|warum|czemu|dlaczego|neden|niye|почему|чего|why)';
/** "I will kill all of you" */
const KILL_ALL =
  '(?:(?:will|ll|ill|gonna|imma|going to) (?:murder|slaughter|kill) (?:every (?:single )?one of (?:you|u)|(?:you|u) all irl)|(?:murder|slaughter) (?:you|u) all|ich (?:tote|toete|kille|bringe?) euch alle(?: um)?|(?:os|los) (?:voy a matar|matare|mato) a todos|voy a matar(?:os|los)? a todos|vou matar (?:(?:voces|vcs) todos|todos (?:voces|vcs)|todo mundo)|(?:vais|va) tous vous (?:tuer|buter)|vous (?:tue|bute)(?:rai)? tous|vi (?:ammazzo|uccido|ammazzero) tutti|ik (?:vermoord|dood|maak) jullie allemaal(?: dood)?|zabije was wszystkich|hepinizi oldur\\w+|(?:я )?(?:вас всех|всех вас) убью|убью (?:вас всех|всех вас))';

function buildOutsideGamePhrase(
  triggers: readonly string[],
  source: string,
  except?: RegExp,
): Pick<Phrase, 'triggers' | 'pattern' | 'except' | 'isOutsideGame'> {
  return {
    triggers,
    pattern: new RegExp(`(?<!\\p{L}|(?<!\\p{L})${NEGATION} )${source}`, 'u'),
    ...(except ? { except } : {}),
    isOutsideGame: true,
  };
}

export const DEATH_WISH_PHRASES: readonly Phrase[] = [
  ...WISHES.flatMap(({ triggers, wish, dies, aimed, killsSelf }): Phrase[] => [
    {
      category: 'self_harm',
      severity: 8,
      confidence: 0.9,
      reasoning: 'Wishes that a player kills themselves.',
      ...buildOutsideGamePhrase(
        triggers,
        `(?:${wish})${GAP}{0,4}? (?:${killsSelf})(?!\\p{L})(?!${NEGATED_BEHIND})`,
      ),
    },
    {
      category: 'threat',
      severity: 7,
      confidence: 0.86,
      reasoning: 'Wishes serious harm on another player or their family.',
      ...buildOutsideGamePhrase(
        triggers,
        `(?=(?:${wish})(?!\\p{L}))(?=(?:[^ ,.;!?]+ ){0,8}?(?:${aimed}|${REAL_LIFE_WORDS})(?!\\p{L}))(?:${wish})${GAP}{0,5}? (?:${dies})(?!\\p{L}| ${OF_LAUGHTER})(?!${NEGATED_BEHIND})`,
      ),
    },
    {
      category: 'threat',
      severity: 2,
      confidence: 0.6,
      reasoning: 'Wishes death on a player, in the game or outside it; a person should look.',
      asksReview: true,
      ...buildOutsideGamePhrase(
        triggers,
        `(?:${wish})${GAP}{0,3}? (?:${dies})${GAP}?[ .!?]*$`,
        NEGATED_OR_LAUGHED,
      ),
    },
  ]),
  {
    category: 'self_harm',
    severity: 8,
    confidence: 0.9,
    reasoning: 'Urges another player to hurt or kill themselves.',
    ...buildOutsideGamePhrase(
      'por porque pq pourquoi perche waarom warum czemu dlaczego neden niye почему чего why'.split(' '),
      `${WHY_NOT}(?=.*(?<!\\p{L})${NEGATION})(?: [^ ]+){0,5}? (?:${WISHES.map(({ killsSelf }) => killsSelf).join('|')}|(?:se|te|os) mat(?:as?|ais|an|am)|(?:kill|hang|end|neck|unalive|off) (?:yourself|urself))(?!\\p{L})`,
    ),
    isUnequivocal: true,
  },
  {
    category: 'threat',
    severity: 2,
    confidence: 0.6,
    reasoning: 'Announces to kill several players, in the game or outside it; a person should look.',
    asksReview: true,
    ...buildOutsideGamePhrase(
      'murder slaughter kill euch todos todo tous tutti allemaal wszystkich hepinizi всех'.split(' '),
      `${KILL_ALL}[ .!]*$`,
      LAUGHTER,
    ),
  },
  {
    category: 'self_harm',
    severity: 8,
    confidence: 0.9,
    reasoning: 'Urges another player to hurt or kill themselves.',
    ...buildOutsideGamePhrase(
      "were was had place shoes stelle wenn fuera lugar que fosse etais etait j'etais j'etait posto fossi jou jij hem haar plaats miejscu yerinde месте".split(
        ' ',
      ),
      `(?:${IN_YOUR_PLACE}${ANY_WORD}{0,6}? ${KILL_MYSELF}|${KILL_MYSELF}${ANY_WORD}{0,3}? ${IN_YOUR_PLACE})(?!\\p{L})`,
      new RegExp(
        `${KILL_MYSELF}(?: [^ ,.;!?]+){0,4} (?:${GAME_DEATH.source}|(?:water|lake|river|boat|bed|hay)(?!\\p{L}))`,
        'u',
      ),
    ),
    // Such a line often mocks how badly the other player fights.
    isOutsideGame: false,
  },
];
