import type { Phrase } from '../types';

/** How a language calls for the death of a people, a religion, an orientation or the disabled, in the squeezed form. */
interface HateCalls {
  /** Beginnings of the groups' names, for the words that a line must have one of. */
  triggers: string;
  /** The groups. */
  group: string;
  /** Colours are groups too, where no thing of the game stands before them. */
  colours?: string;
  /** "we must kill", "death to", "burn" */
  before: string;
  /** "must die", "to the gas chamber" */
  after: string;
  /** "all", "the" */
  all: string;
  /** "are zombies" */
  areMonsters: string;
}

const MONSTERS =
  '(?:zomb\\w+|creeper\\w*|rat(?:s|ten|as|os|ti)?|szczur\\w*|parasit\\w*|kakerlaken|cucarachas|baratas|крипер\\p{L}*|зомби|крыс\\p{L}*|skelet\\w*|spinnen|spiders)';
/** Animals and wool of the game in a colour, and what players watch or build. */
const ELSEWHERE =
  /(?<!\p{L})(?:map|team|skins?|event|quest|costumes?|wool|concrete|sheep|dye|banner|wol[fv]\w*|horses?|cats?|glass|schaf\w*|wolle|katzen|lobos?|ovejas?|ovelhas?|gatos?|moutons?|loups?|chats?|pecor\w+|lupi|gatti|schapen|owc\w+|koyun\w*|овец|овц\p{L}*|волк\p{L}*)(?!\p{L})/u;

const CALLS: readonly HateCalls[] = [
  {
    triggers:
      'jews muslims arabs gays lesbians homos queers gypsies africans turks immigrants blacks trans disabled autistic indians mexicans christians',
    group:
      '(?:jews|muslims|arabs|gays|lesbians|homos|queers|gypsies|africans|turks|immigrants|mexicans|trans people|(?:disabled|autistic|gay|trans|jewish|muslim) (?:people|kids)|the disabled)',
    colours: 'blacks',
    before: '(?:gas|burn|kill|shoot|hang|lynch|exterminate)',
    after:
      '(?:(?:back )?(?:in|into|to|inside) (?:the |a |an )?(?:ovens?|gas chambers?)|(?:must|should|need to|have to|gotta) (?:all )?(?:die|burn|hang|be (?:killed|gassed|shot|exterminated|burned)))',
    all: '(?:all|the|every|those)',
    areMonsters: '(?:are|r)(?: (?:all|like|just))*',
  },
  {
    triggers:
      'jude juden moslems muslime türken kurden schwarzen neger schwule schwulen lesben transen ausländer flüchtlinge behinderte behinderten zigeuner araber polen afrikaner homosexuelle schwuchteln autisten christen',
    group:
      '(?:jude[n]?|moslems|muslime?n?|turken|kurden|neger|schwulen?|lesben|transen|auslander|fluchtlingen?|behinderten?|zigeunern?|arabern?|polen|afrikaner|homosexuellen?|schwuchteln|autisten|christen)',
    colours: 'schwarzen',
    before: '(?:totet|erschiesst|vergast|verbrennt|hangt|tod|an die wand mit|ins gas mit|in den ofen mit)',
    after:
      '(?:(?:\\p{L}+ )?(?:mussen|sollen|sollten|gehoren)(?: \\p{L}+)? (?:sterben|brennen|verrecken|vergast|verbrannt|getotet|ausgerottet|erschossen|ins gas|an die wand)|(?:alle )?(?:ins gas|in den ofen|an die wand|toten|umbringen|vergasen|verbrennen|ausrotten|erschiessen|abknallen|vergast)(?! (?:hat|haben|wurden?|worden|sind)(?!\\p{L})))',
    all: '(?:alle[n]?|die|den|diese|mal)',
    areMonsters: 'sind(?: (?:alle|wie|doch|nur))*',
  },
  {
    triggers:
      'judíos judío musulmanes musulmán moros gays homosexuales maricones maricas lesbianas travestis trans gitanos árabes inmigrantes chinos discapacitados subnormales negros mexicanos africanos autistas',
    group:
      '(?:judi[oa]s?|musulman(?:es)?|moros|gays|homosexuales|maricones|maricas|lesbianas|travestis|trans|gitan[oa]s|arabes|inmigrantes|chinos|discapacitados|subnormales|mexicanos|africanos|autistas)',
    colours: 'negros',
    before:
      '(?:(?:hay que|habria que|tenemos que|deberian|vamos a|debemos) (?:matar|quemar|gasear|exterminar|fusilar|colgar|linchar)|maten|matad|quemen|quemad|gaseen|muerte)(?: a(?:l)?)?',
    after:
      '(?:(?:deben|deberian|tienen que|tendrian que|merecen|debe|tiene que) (?:\\p{L}+ )?(?:morir|arder|ser (?:exterminad|quemad|gasead)\\w+)|a la(?:s)? (?:camara|hoguera)\\w*|al (?:horno|paredon))',
    all: '(?:tod[oa]s|l[oa]s|es[oa]s|putos)',
    areMonsters: '(?:son)(?: (?:todos|como|unos|unas))*',
  },
  {
    triggers:
      'judeus judeu muçulmanos gays gay viado viados bichas lésbicas travecos trans ciganos árabes nordestinos imigrantes deficientes homossexuais autistas preto pretos negros africanos',
    group:
      '(?:judeus?|muculmanos?|gays?|viados?|bichas|lesbicas|travecos?|trans|ciganos?|arabes?|nordestinos?|imigrantes?|deficientes?|homossexuais|autistas?|africanos?)',
    colours: '(?:pretos?|negros)',
    before:
      '(?:(?:tem que|temos que|tinha que|deviam|vamos|bora|devia) (?:matar|queimar|exterminar|gasear|enforcar|fuzilar)|matem|queimem|morte)(?: a(?:os)?)?',
    after:
      '(?:(?:\\p{L}+ )?(?:tem que|tem de|deviam?|devem?|merecem?|tinham? que) (?:\\p{L}+ )?(?:morrer|queimar|ser (?:queimad|exterminad|mort)\\w+)|(?:pro|no|para o|na|pra|para a) (?:forno|fogueira|camara))',
    all: '(?:tod[oa]s?|os|as|esses|tudo)',
    areMonsters: 'sao(?: (?:todos|como|uns|umas|tudo))*',
  },
  {
    triggers:
      'juif juifs musulmans arabe arabes noirs nègres gays homos pédés pd lesbiennes trans gitans roms immigrés handicapés trisomiques africains rebeus renois chinois autistes migrants tapettes',
    group:
      '(?:juifs?|musulmans?|arabes?|negres|gays|homos|pedes|pd|lesbiennes|trans|gitans|roms|immigres|handicapes|trisomiques|africains|rebeus|renois|chinois|autistes|migrants|tapettes)',
    colours: 'noirs',
    before:
      '(?:(?:faut|faudrait|devrait|doit|va|allons|voudrais|vais)(?: tous)? (?:tuer|bruler|gazer|cramer|exterminer|pendre|fusiller|buter|egorger)|tuez|brulez|gazez|cramez|exterminez|mort)',
    after:
      '(?:(?:\\p{L}+ )?(?:doivent|devraient|meritent de|doit) (?:\\p{L}+ )?(?:mourir|crever|bruler|cramer|etre (?:gaz|brul|tu|extermin)es?)|(?:au four|aux fours|au bucher|aux? (?:la )?chambres? a gaz|a la chambre a gaz|au gaz|dans (?:le|les|un) fours?))',
    all: '(?:tous|toutes|les|ces|aux|sales)',
    areMonsters: '(?:sont)(?: (?:tous|comme|des))*',
  },
  {
    triggers:
      'ebrei ebreo musulmani islamici negri froci ricchioni lesbiche trans zingari rom arabi immigrati disabili handicappati mongoloidi marocchini africani cinesi gay autistici neri',
    group:
      '(?:ebre[io]|musulmani|islamici|negri|froci|ricchioni|lesbiche|trans|zingari|rom|arabi|immigrati|disabili|handicappati|mongoloidi|marocchini|africani|cinesi|gay|autistici)',
    colours: 'neri',
    before:
      '(?:(?:bisogna|bisognerebbe|dobbiamo|dovremmo|andiamo a) (?:ammazzare|uccidere|bruciare|sterminare|gasare|impiccare|fucilare)|(?:bruci|uccidi|ammazzi|stermini)amo|uccidete|ammazzate|bruciate|gasate|morte)(?: a(?:i|gli)?)?',
    after:
      '(?:(?:devono|dovrebbero|meritano di|vanno) (?:\\p{L}+ )?(?:morire|bruciare|crepare|essere (?:bruciat|gasat|uccis)i|bruciati|gasati|ammazzati|sterminati)|al forno|nei forni|nel forno|al rogo|(?:nelle|alle) camere a gas)',
    all: '(?:tutt[ie]|gli|i|le|quest[ie])',
    areMonsters: 'sono(?: (?:tutti|come|degli|dei))*',
  },
  {
    triggers:
      "jood joden moslims homo's homos negers nikkers flikkers zigeuners arabieren buitenlanders gehandicapten mongolen marokkanen turken chinezen christenen vluchtelingen autisten zwarten",
    group:
      "(?:joden|moslims|homo'?s|negers|nikkers|flikkers|zigeuners|arabieren|buitenlanders|gehandicapten|mongolen|marokkanen|turken|chinezen|christenen|vluchtelingen|autisten)",
    colours: 'zwarten',
    before: '(?:dood|vergas|verbrand|vermoord)(?: aan)?',
    after:
      '(?:(?:\\p{L}+ )?(?:moeten|verdienen het om|horen)(?: \\p{L}+)? (?:dood|sterven|branden|vergast|verbrand|afgemaakt)|aan het gas|in de oven|aan de galg|naar de gaskamer|vergassen|verbranden|vermoorden|uitroeien)',
    all: '(?:alle|de|die)',
    areMonsters: 'zijn(?: (?:allemaal|net|als))*',
  },
  {
    triggers:
      'żydzi żydów żydom muzułmanie muzułmanów arabów arabowie cyganie cyganów cyganom murzyni murzynów gejów geje gejom pedały pedałów lesbijki ukraińców uchodźców uchodźcy niepełnosprawnych turków homoseksualistów autystów',
    group:
      '(?:zyd(?:zi|ow|om)|muzulman(?:ie|ow|om)|arab(?:ow|om|owie)|cygan(?:ie|ow|om)|murzyn(?:i|ow|om)|gej(?:e|ow|om)|pedal(?:y|ow|om)|lesbij\\w+|ukraincow|uchodzc(?:ow|y)|niepelnosprawnych|turkow|homoseksualistow|autystow)',
    before:
      '(?:(?:trzeba|nalezy|powinnismy|powinno sie|czas) (?:zabic|zabijac|spalic|zagazowac|wybic|wymordowac|powiesic|rozstrzelac|wytepic)|smierc|spalic|zagazowac|wybic|do (?:gazu|pieca)(?: z)?)',
    after:
      '(?:do gazu|do pieca|do piachu|na stos|na szubienice|(?:musza|powinni|maja) (?:\\p{L}+ )?(?:umrzec|zginac|zdychac|zdechnac|splonac))',
    all: '(?:wszystkich|wszystkim|tych|tym)',
    areMonsters: '(?:to|sa)(?: (?:jak|same))*',
  },
  {
    triggers:
      'евреи еврей евреев евреям жиды жидов жидам мусульман мусульмане негры негров неграм геи геев геям пидоров цыган цыгане арабы арабов мигрантов инвалидов чурок хачей кавказцев хохлов таджиков узбеков христиан аутистов',
    group:
      '(?:евре(?:и|ев|ям)|жид(?:ы|ов|ам)|мусульман(?:е|ам)?|негр(?:ы|ов|ам)|ге(?:и|ев|ям)|пидор(?:ы|ов|ам)|цыган(?:е|ам)?|араб(?:ы|ов|ам)|мигрант(?:ы|ов)|инвалид(?:ы|ов)|чурок|хачеи|кавказцев|хохлов|таджиков|узбеков|христиан|аутистов)',
    before:
      '(?:(?:надо|нужно|пора|давайте|следует) (?:всех )?(?:убить|убивать|сжечь|сжигать|повесить|расстрелять|уничтожить|истребить|резать|вешать)|смерть|беи(?:те)?|жги(?:те)?|убеите|режьте|сжечь)',
    after:
      '(?:(?:надо|нужно|пора) (?:\\p{L}+ )?(?:убить|убивать|сжечь|повесить|расстрелять|уничтожить|истребить)|(?:должны|обязаны) (?:\\p{L}+ )?(?:умереть|сдохнуть|гореть|сгореть)|в (?:печь|печку|печи|газовую камеру|топку))',
    all: '(?:всех|всем|этих|этим)',
    areMonsters: '(?:это|как)(?: (?:все|как))*',
  },
  {
    triggers:
      'yahudiler yahudilere yahudileri kürtler kürtlere kürtleri ermeniler ermenilere ermenileri araplar araplara arapları zenciler zencilere zencileri eşcinseller eşcinsellere eşcinselleri ibneler ibnelere ibneleri lezbiyenleri transları çingeneler çingeneleri suriyeliler suriyelilere suriyelileri mülteciler mültecileri engellileri alevileri',
    group:
      '(?:yahudiler|kurtler|ermeniler|araplar|zenciler|escinseller|ibneler|lezbiyenler|translar|cingeneler|suriyeliler|multeciler|engelliler|aleviler)(?:[ei]|a)?',
    before: '(?!)',
    after:
      '(?:(?:hepsini )?(?:oldurmek|yakmak|gazlamak|asmak|kesmek) (?:lazim|gerek)|(?:hepsi )?(?:olmeli|gebermeli|gebersin|yakilmali|oldurulmeli)|(?:hepsini )?(?:gazlayin|oldurun|oldurelim|yakalim)|olum)',
    all: '(?:butun|tum)',
    areMonsters: '(?:hepsi|resmen)',
  },
];

/** Words of which a line that names a group has one. */
export const GROUP_TRIGGERS: readonly string[] = CALLS.flatMap(({ triggers }) => triggers.split(' '));

/** The names of groups in ten languages, as the source of a pattern. */
export const GROUP_NAMES = CALLS.flatMap(({ group, colours = [] }) => [group].concat(colours))
  .concat('christians?', 'natives', '(?:yahudi|kurd|ermeni)\\w*', '(?:black|jewish|native) \\p{L}+')
  .join('|');

/** Calls for the death of a group of people, in ten languages. */
export const HATE_CALL_PHRASES: readonly Phrase[] = CALLS.flatMap(
  ({ triggers, group, colours, before, after, all, areMonsters }): Phrase[] => {
    const ofColour = colours === undefined ? '' : `|(?<=(?:^|[,.!?] ?|${all} ))${colours}`;
    const anyGroup = `(?:${group}${ofColour})`;
    const listed = triggers.split(' ');
    return [
      {
        category: 'hate',
        severity: 9,
        confidence: 0.92,
        reasoning: 'Calls for violence against a group of people.',
        isUnequivocal: true,
        triggers: listed,
        pattern: new RegExp(
          `(?<!\\p{L})(?:${before} (?:${all} )*${anyGroup}(?!\\p{L})|${anyGroup}[,.!]? ${after}(?!\\p{L}))`,
          'u',
        ),
        except: ELSEWHERE,
      },
      {
        category: 'hate',
        severity: 8,
        confidence: 0.88,
        reasoning: 'Attacks a group of people for what they are.',
        isUnequivocal: true,
        triggers: listed,
        pattern: new RegExp(`(?<!\\p{L})${group} ${areMonsters} ${MONSTERS}(?!\\p{L})`, 'u'),
        except: ELSEWHERE,
      },
    ];
  },
);
