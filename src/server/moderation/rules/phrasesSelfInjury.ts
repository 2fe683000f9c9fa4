import type { Phrase } from '../types';
import { GAME, LAUGHTER } from './gameWords';
import { AT_END, CALL_FOR_HELP } from './phrasesCallForHelp';

/** How a language tells of injuring oneself, as sources of patterns for the squeezed form of a line. */
interface SelfInjury {
  /** Words of which each telling has one. */
  triggers: string;
  /** "again", "started", "every day": what no accident is. */
  again: string;
  /** "on purpose" */
  purpose: string;
  /** "yesterday": what may follow before the clause ends. */
  when: string;
  /** "cut myself", which may be an accident. */
  cuts: string;
  /** "cut my", before the limbs. */
  cutsInto: string;
  limbs: string;
  /** "burned myself", "hit myself", which is mostly an accident. */
  injures: string;
  /** "with a lighter" */
  tools: string;
  /** "keep hurting myself", "starving myself": what is no accident. */
  harms: string;
  took: string;
  /** "too many"; a number of two digits is too many as well. */
  many: string;
  pills: string;
  /** "haven't eaten" */
  fasts: string;
  /** "fat", "to lose weight" */
  thin: string;
  vomits: string;
  /** "after every meal" */
  meals: string;
  relapse: string;
  /** "clean for three months" */
  clean: string;
}

const SELF_INJURIES: readonly SelfInjury[] = [
  {
    triggers:
      'relapsed relapse clean cut cutting burned burnt burn burning arm arms wrist wrists thighs legs purpose myself pills skinny fat puke vomit throw',
    again: 'again|started|start|keep|kept|every (?:day|night|week)',
    purpose: 'on purpose',
    when: 'today|yesterday|tonight|last night|this morning|just now|a lot|so bad|too deep|irl|till (?:they|it) bleeds?',
    cuts: "(?:cut|cutting) myself|(?<=\\bi (?:[a-z']+ ){0,3})(?:cut|cutting)",
    cutsInto:
      '(?<=\\b(?:i|been|started|keep|to) (?:\\w+ )?)(?:cut|cutting|burn(?:ed|t|ing)?|slic(?:ed?|ing)|scratch(?:ed|ing)?) (?:up )?my',
    limbs: 'arms|wrists?|thighs?|legs|forearms?',
    injures: '(?:hurt|burn(?:ed|t|ing)?|scratch(?:ed|ing)?|hit|hitting|cut|cutting) myself',
    tools: 'with (?:a|my|the) (?:\\w+ )?(?:lighter|cigarettes?|razor|blade)',
    harms:
      '(?:keep|started|been) hurting myself|starv(?:e|ed|ing) myself|(?:make|making|made) myself (?:throw up|puke|vomit|sick)|(?:arms|wrists|legs|thighs) (?:are|r) (?:all )?(?:full of|covered (?:in|with)) (?:cuts|scars)(?: i made)?|arm is bleeding i cut',
    took: 'took|taken|swallowed|downed',
    many: 'too many|bottle of|handful of|bunch of',
    pills: 'pills|tablets',
    fasts: "(?:havent|haven't|not|didnt|didn't|stopped) eat(?:en|ing)?",
    thin: 'fat|skinny|thin|lose weight|my weight',
    vomits: 'puke|vomit|throw up',
    meals: 'after (?:every|each) meal|after (?:eating|i eat)',
    relapse: 'relapsed?|relapsing',
    clean: 'clean|sh|self ?harm\\w*|last night',
  },
  {
    triggers:
      'rückfall rückfällig clean ritz ritze ritzen geritzt geschnitten aufgeschnitten zerschnitten schneide schneid verbrannt verletzt verletze wehgetan getan tabletten pillen schlaftabletten hungere hunger esse ess gegessen hals kippen zigaretten kotze kotz',
    again: 'wieder|angefangen|selbst|jeden (?:tag|abend)|jede (?:nacht|woche)',
    purpose: 'absichtlich|extra(?! viel)|mit absicht',
    when: 'gestern|heute|abend|nacht|schon',
    cuts: 'mich (?:[^ ]+ ){0,3}?(?:geschnitten|ritzen|zu ritzen|geritzt)|ritze? mich|schneide? mich',
    cutsInto:
      'mir (?:[^ ]+ ){0,2}?(?:in )?(?:den|die|meine|meinen)|(?:schneide?|ritze?) mir (?:[^ ]+ ){0,2}?(?:in )?(?:den|die|meine|meinen)',
    limbs:
      '(?:arme?|handgelenke?|beine|oberschenkel)(?: wieder)? (?:auf|zer)?geschnitten|(?<=(?:schneide?|ritze?) mir (?:[^ ]+ ){0,2}(?:in )?(?:die|meine) )(?:arme|handgelenke|beine|oberschenkel)(?: auf)?',
    injures: 'mi(?:ch|r) (?:[^ ]+ ){0,5}?(?:verbrannt|geschnitten|verletzt|weh ?getan)|verbrenne? mich',
    tools: 'mit (?:kippen|zigaretten)',
    harms:
      'hungere? mich(?: runter| aus)?|mich (?:gestern |heute |schon )*wieder geschnitten|mir (?:[^ ]+ ){0,4}?finger in den hals|verletze? mich selbst|mir (?:gestern |heute |schon )*(?:wieder|selbst) (?:selbst )?weh ?getan|kippen auf (?:dem|meinem) arm aus',
    took: 'genommen|geschluckt|gefressen',
    many: 'alle|viele|packung|handvoll|dose|haufen',
    pills: 'tabletten|pillen|schlaftabletten',
    fasts: 'esse? (?:[^ ]+ ){0,5}?(?:nichts|nix|nicht)|(?:nichts|nix) (?:mehr )?gegessen',
    thin: 'fett|dick|abnehm\\w*|dunn',
    vomits: 'kotze?|ubergebe mich',
    meals: 'nach (?:jedem|dem) essen|nach jeder mahlzeit',
    relapse: 'ruckfall|ruckfallig',
    clean: 'clean',
  },
  {
    triggers:
      'recaí recaída recaído corté cortado cortar cortarme corto brazos muñecas propósito pastillas comer como hambre vómito vomitar vomito lastimé daño quemo quemé cigarros cigarrillos',
    again:
      'otra vez|de nuevo|volvi a|vuelto a|vuelvo a|empece a|todos los dias|todas las noches|cada (?:dia|noche)',
    purpose: 'a proposito|aposta',
    when: 'ayer|anoche|hoy',
    cuts: '(?:me (?:he )?(?:corte|cortado|corto|estoy cortando)|cortarme)|me (?:volvi|vuelvo|he vuelto) a cortar',
    cutsInto: 'me (?:he )?(?:corte|cortado|corto|estoy cortando)|me (?:volvi|vuelvo|he vuelto) a cortar',
    limbs: '(?:los|las) (?:brazos|munecas|piernas|venas)',
    injures: 'me (?:he )?(?:queme|quemado|quemo|corte|cortado|hice dano|hecho dano|lastime|golpee)',
    tools: 'con (?:un )?(?:cigarros?|cigarrillos?|mechero)',
    harms:
      'me (?:volvi|vuelvo|he vuelto) a cortar|me hago dano (?:a mi mism[oa]|sol[oa])|me estoy matando de hambre|me (?:provoco el vomito|hago vomitar|obligo a vomitar)',
    took: 'me (?:he )?(?:tome|tomado|trague|tragado)',
    many: 'monton de|bote de|frasco de|punado de|todas (?:las|mis)|demasiadas',
    pills: 'pastillas',
    fasts: 'sin comer|no como',
    thin: 'gord[oa]|adelgazar|flac[oa]|delgad[oa]',
    vomits: 'vomito',
    meals: 'despues de (?:cada comida|comer)|todo lo que como',
    relapse: 'recai|recaida|recaido',
    clean: 'limpi[oa]',
  },
  {
    triggers:
      "rechuté rechute taillade coupe couper coupée coupé scarifié scarifiée scarifier bras veines poignets exprès volontairement cachets médocs médicaments m'affame mange mangé vomir vomis mal brule brûle clopes clope",
    again:
      'encore|de nouveau|a nouveau|recommence a|tous les (?:jours|soirs)|toutes les nuits|chaque (?:jour|soir|nuit)',
    purpose: 'expres|volontairement',
    when: 'hier|hier soir|ce soir',
    cuts: '(?:me|m) (?:suis )?(?:encore |re)?(?:coupe|coupee?|couper|scarifiee?|scarifier|taillade)',
    cutsInto: 'me (?:suis )?(?:encore )?(?:coupe|coupee?|taillade|brule)',
    limbs: 'les (?:bras|veines|poignets|cuisses)',
    injures: 'me (?:suis )?(?:brulee?|coupee?|tapee?|frappee?|fait? (?:du )?mal)',
    tools: 'avec (?:des|une|un|mes) (?:clopes?|cigarettes?|briquet)',
    harms:
      "je me fais (?:encore )?du mal|me suis (?:encore |re)?(?:fait du mal|scarifiee?)|m'affame|me (?:fais|force a) vomir",
    took: "(?:j'ai|je viens de) (?:\\p{L}+ )?(?:pris|avaler?|gober?)",
    many: 'plein de|tous (?:les|mes)|trop de|boite (?:entiere )?de|plaquette (?:entiere )?de',
    pills: 'cachets|medocs|medicaments|pilules',
    fasts: 'rien mange|mange (?:plus|pas|rien)',
    thin: 'gross?e?|maigrir|maigre',
    vomits: 'vomis',
    meals: 'apres (?:chaque repas|manger)',
    relapse: 'rechutee?',
    clean: 'clean',
  },
  {
    triggers:
      'ricaduta ricascato ricascata tagliato tagliata taglio tagliarmi polsi braccia bruciato bruciata brucio apposta pastiglie pillole pasticche affamando mangio vomitare vomito male sigarette',
    again: 'di nuovo|ancora|ricominciato a|ogni (?:giorno|sera|notte)|tutti i giorni|tutte le (?:sere|notti)',
    purpose: 'apposta',
    when: 'ieri|stanotte|oggi|ieri sera',
    cuts: 'mi sono tagliat[oa]|tagliarmi|mi taglio',
    cutsInto: 'mi (?:sono tagliat[oa]|taglio)',
    limbs: '(?:i|le) (?:polsi|braccia|gambe|vene)',
    injures: 'mi (?:sono (?:bruciat[oa]|tagliat[oa]|graffiat[oa]|fatt[oa] (?:del )?male)|brucio)',
    tools: "con (?:le |la )?sigarett[ae]|con l'accendino",
    harms:
      'mi (?:faccio|sono fatt[oa]) (?:di nuovo |ancora )?del male|mi sto affamando|mi (?:faccio vomitare|provoco il vomito)',
    took: 'preso|ingoiato|mandato giu',
    many: 'sacco di|mucchio di|tutte le|troppe|scatola di',
    pills: 'pastiglie|pillole|pasticche',
    fasts: 'non mangio',
    thin: 'grass[oa]|dimagrire|magr[oa]',
    vomits: 'vomito',
    meals: 'dopo (?:ogni pasto|mangiato|aver mangiato)',
    relapse: 'ricaduta|ricascat[oa]|ricadut[oa]',
    clean: 'pulit[oa]',
  },
  {
    triggers:
      'teruggevallen terugval gesneden snijden snij armen polsen expres opzettelijk pillen honger mezelf kras eet gegeten kots sigaretten',
    again: 'weer|opnieuw|begonnen met|elke (?:dag|avond|nacht|week)',
    purpose: 'expres|opzettelijk',
    when: 'gisteren|gister|vandaag|vannacht',
    cuts: '(?:me|mij|mezelf) (?:gister |gisteren |vandaag |weer |opnieuw )*gesneden|snijden|snij (?:me|mezelf)',
    cutsInto: 'snij (?:[^ ]+ ){0,2}?(?:in )?mijn|mijn',
    limbs:
      '(?<=snij (?:[^ ]+ ){0,2}(?:in )?mijn )(?:armen|polsen|benen)|(?:armen|polsen|benen) (?:weer )?(?:open ?)?gesneden',
    injures:
      '(?:mezelf|me|mij) (?:[^ ]+ ){0,3}?(?:gebrand|verbrand|gesneden|pijn gedaan)|(?:ver)?brand mezelf',
    tools: 'met (?:een )?(?:sigaretten?|aansteker)',
    harms:
      '(?:me|mij|mezelf) (?:gister |gisteren |vandaag )*weer gesneden|doe mezelf (?:weer )?pijn|mezelf (?:weer|opnieuw) pijn gedaan|kras mezelf|honger mezelf(?: uit)?|laat mezelf (?:overgeven|kotsen)',
    took: 'geslikt|genomen|ingenomen',
    many: 'hoop|alle|te veel|doos|handvol|pot',
    pills: 'pillen',
    fasts: 'eet (?:[^ ]+ ){0,4}?(?:niks|niets|niet)|(?:niks|niets) gegeten',
    thin: 'dik|afvallen|dun',
    vomits: 'kots',
    meals: 'na (?:elke maaltijd|het eten)',
    relapse: 'teruggevallen|terugval',
    clean: 'clean',
  },
  {
    triggers:
      'ciąć tnę ręce uda nadgarstki specjalnie celowo tabletek tabletki głodzę jem krzywdę pocięłam pociąłem przypaliłem przypaliłam przypalam wymioty wymiotuję',
    again: 'znowu|znow|zacz[ae]l[ae]m|codziennie|co (?:noc|wieczor)|kazdego dnia',
    purpose: 'specjalnie|celowo',
    when: 'wczoraj|dzisiaj|dzis',
    cuts: '(?:sie )?ciac(?: sie)?|tne sie|sie tne',
    cutsInto: '(?:tne|pocialem|pocielam)(?: sobie)?',
    limbs: '(?:rece|uda|nadgarstki|zyly)(?: sobie)?',
    injures: '(?:przypal\\w+|poparzyl\\w+|skaleczyl\\w+|ranil[ea]m) sie',
    tools: 'papierosami|papierosem|zapalniczka',
    harms:
      '(?:znowu|znow) zrobil[ea]m sobie krzywde|robie sobie krzywde|glodze sie|sie glodze|(?:prowokuje|wywoluje) (?:u siebie )?wymioty',
    took: 'wzi[ae]l[ea]m|polkn[ae]l[ea]m|zjadl[ea]m|nalykal[ea]m(?: sie)?|lykn[ae]l[ea]m',
    many: 'garsc|wszystkie|opakowanie|mnostwo|za duzo|duzo',
    pills: 'tabletek|tabletki',
    fasts: 'nie jem',
    thin: 'grub[aey]|schudnac|chud[ay]',
    vomits: 'wymiotuje',
    meals: 'po (?:kazdym posilku|jedzeniu)',
    relapse: 'nawrot',
    clean: 'czyst[ay]',
  },
  {
    triggers:
      'recaída recaí cortei corto cortar cortando braços pulsos propósito remédio remédios comprimidos como comer fome vômito vomito vomitar queimo queimei machuco cigarro cigarros',
    again: 'de novo|outra vez|voltei a|tod[oa]s? (?:os |as )?(?:dias?|noites?)',
    purpose: 'de proposito',
    when: 'ontem|hoje|noite',
    cuts: 'me cort(?:ei|ar|o|ando)',
    cutsInto: '(?:corto|cortei|cortando)',
    limbs: '(?:os |os meus |meus )(?:bracos|pulsos)',
    injures: '(?:eu )?me (?:queim(?:ei|o)|cort(?:ei|o)|machu(?:quei|co))',
    tools: 'com (?:um )?(?:cigarros?|isqueiro)',
    harms: '(?<=\\beu )me corto|(?:forco|provoco) o vomito|me forco a vomitar|tive uma recaida',
    took: 'tomei|engoli',
    many: 'monte de|todos os|cartela (?:inteira )?de|caixa (?:inteira )?de',
    pills: 'remedios?|comprimidos',
    fasts: 'sem comer|nao como|matando de fome',
    thin: 'gord[oa]|emagrecer|magr[oa]',
    vomits: 'vomito',
    meals: 'depois de (?:toda refeicao|comer)',
    relapse: 'recai|recaida',
    clean: 'limp[oa]',
  },
  {
    triggers:
      'резаться режусь порезался порезалась порезал порезала сорвалась сорвался режу руки вены себя таблеток таблетки специально больно боль голодом ем рвоту сигареты селфхармом селфхарм',
    again: 'снова|опять|начал\\p{L}?|кажд(?:ыи|ую) (?:день|вечер|ночь|неделю)|по ночам',
    purpose: 'специально|нарочно',
    when: 'вчера|сегодня|ночью',
    cuts: 'резаться|режусь|порезал(?:ся|ась)',
    cutsInto: '(?:режу|порезал\\p{L}?)(?: себе)?',
    limbs: '(?:рук[иу]|вены|ног[иу])(?: себе)?',
    injures: 'прижига\\p{L}+ себя|себе больно|порезал(?:ся|ась)',
    tools: 'сигарет\\p{L}+|зажигалкои|лезвием|бритвои',
    harms:
      'я режусь|причиняю себе боль|морю себя голодом|вызываю (?:у себя )?рвоту|тушу об себя сигареты|(?:занимаюсь )?селфхармом',
    took: '(?:выпил|проглотил|съел)\\p{L}*|наглотал(?:ся|ась)',
    many: 'кучу|все|много|пачку|горсть|(?<=наглотал(?:ся|ась) )',
    pills: 'таблеток|таблетки',
    fasts: 'не ем',
    thin: 'жирн\\p{L}+|толст\\p{L}+|похудеть',
    vomits: 'блюю',
    meals: 'после (?:каждои )?еды',
    relapse: 'срыв|сорвал(?:ся|ась)',
    clean: 'держал(?:ся|ась)',
  },
  {
    triggers:
      'kollarımı kolumu bileklerimi bileğimi kendimi hap hapları ilaç ilaçları bilerek kestim kesiyorum kesmeye jiletledim yemiyorum kusuyorum',
    again: 'yine|tekrar|basladim|her (?:gun|gece|aksam)',
    purpose: 'bilerek',
    when: 'dun|bugun|gece',
    cuts: 'kendimi (?:kesmeye|kestim)',
    cutsInto: '(?:kollarimi|kolumu|bileklerimi|bilegimi|bacaklarimi)(?: yine| tekrar| jiletle)*',
    limbs: 'kesiyorum|kestim|jiletledim|ciziyorum',
    injures: 'kendimi (?:[^ ]+ ){0,2}?yak(?:tim|iyorum)|kendimi (?:sigarayla|cakmakla)',
    tools: 'yak(?:tim|iyorum)',
    harms:
      '(?:kestim|kesiyorum|jiletledim) (?:kollarimi|kolumu|bileklerimi)|kendimi ac birak\\w+um|kendimi kustur\\w+um',
    took: 'ictim|yuttum|aldim',
    many: 'bir suru|bir kutu|bir avuc|butun|tum',
    pills: '(?:tane )?(?:hap|ilac)(?:lari)?',
    fasts: '(?:yemek )?(?:yemiyorum|yemedim)',
    thin: 'sisman\\w*|kilo|zayifla\\w*',
    vomits: 'kusuyorum',
    meals: '(?:her )?yemekten sonra',
    relapse: 'nuks ettim',
    clean: 'temizdim',
  },
];

const WORDS = '(?: [^ ,.;!?]+)';

/** Sources of the patterns of one language. */
function listTellings(of: SelfInjury): string[] {
  const ends = `(?: (?:${of.when}|${of.again}|${of.purpose}|${of.tools}))*${AT_END}`;
  const many = `(?:${of.many}|\\d{2,})`;
  return [
    `(?:${of.again})${WORDS}{0,4}? (?:${of.cuts})${ends}`,
    `(?:${of.cuts})(?: (?:${of.when}))* (?:${of.again})${ends}`,
    `(?:${of.cutsInto}) (?:${of.limbs})${ends}`,
    `(?:${of.cuts}|${of.injures})${WORDS}{0,5}? (?:${of.purpose}|${of.tools})`,
    `(?:${of.purpose}|${of.tools})${WORDS}{0,3}? (?:${of.cuts}|${of.injures})`,
    `(?:${of.harms})(?: (?:${of.meals}))?${ends}`,
    `(?:${of.took})${WORDS}{0,2}? ?${many}${WORDS}{0,2}? ?(?:${of.pills})`,
    `${many}${WORDS}{0,2}? (?:${of.pills}) (?:${of.took})`,
    `(?:${of.fasts})${WORDS}{0,8}? (?:${of.purpose}|${of.thin})`,
    `(?:${of.purpose})${WORDS}{0,2}? (?:${of.fasts})`,
    `(?:${of.fasts})(?<=(?:${of.purpose})${WORDS}{0,2})`,
    `(?:${of.vomits}) (?:${of.meals})|(?:${of.meals}) (?:${of.vomits})`,
    `(?:${of.relapse})${WORDS}{0,8}? (?:${of.cuts}|${of.injures}|${of.clean})`,
    `(?:${of.clean})${WORDS}{0,8}? (?:${of.relapse})`,
  ];
}

/** The words of the game and laughter, beside which an injury is play. */
const IN_PLAY = new RegExp(`${GAME.source}|${LAUGHTER.source}`, 'u');

/** Players who tell, in any of ten languages, that they injure or starve themselves or took too many pills. */
export const SELF_INJURY_PHRASES: readonly Phrase[] = SELF_INJURIES.map((language): Phrase => ({
  ...CALL_FOR_HELP,
  triggers: language.triggers.split(' '),
  pattern: new RegExp(`(?<!\\p{L})(?:${listTellings(language).join('|')})(?!\\p{L})`, 'u'),
  except: IN_PLAY,
}));
