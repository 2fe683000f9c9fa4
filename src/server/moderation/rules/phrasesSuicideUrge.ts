import type { Phrase } from '../types';
import { JUMPS_DOWN } from './gameWords';
import { REAL_LIFE_WORDS } from './phrasesDeathWish';

/** How a language urges players to take their lives, as the squeezed form of a line has it. */
interface Urge {
  /** Words of which each urging has one. */
  triggers: string;
  /** "cut your wrists", "hang yourself", "drink bleach", "take all your pills", "jump in front of a train" */
  urges: readonly string[];
  /** "jump off a bridge", which is play where the line names what catches the fall. */
  jumps: string;
}

/** Turkish tells of an urging with a verb behind it, and a quotation is one too. */
const TOLD = '(?! (?:yaz(?:di|iyor|mis)|dedi|di?yor|diye)|["”»])';
const NEGATED =
  "(?<!(?<!\\p{L})(?:not|never|dont|don't|nicht|nie|no|nunca|nao|pas|jamais|non|mai|niet|nooit|не|никогда) (?:(?!you |u )\\p{L}+ )?)";
/** "She cuts her wrists" has the words of "cut your wrists" in some languages. */
const OF_ANOTHER =
  '(?<!(?<!\\p{L})(?:(?:el|ell|el[ae]|se|me|que|quem|quien|alguem|alguien|gli|degli|sono|он|она|кто) (?:\\p{L}+ )?))';
/** A jump with an aim, such as "off the roof onto the ship", is no urging. */
const CLAUSE_ENDS =
  '(?= *(?:$|[,.!?;:]| (?:du|you|u|ya|irl|please|pls|now|already|noob|loser|lol|bitte|jetzt|schon|anda|por favor|inutil|lixo|logo|maintenant|adesso|nu|juz|smieciu|frajerze|уже|давай|hadi|artik)(?!\\p{L})))';
/** What catches a fall, and what makes one of the game's jumps. */
const CATCHES =
  /(?<!\p{L})(?:water\w*|lakes?|river|sea|ocean|pool|hay|boats?|buckets?|slime|elytra|parkour|wasser\w*|see|fluss|meer|heu\w*|boot|eimer|agua|lago|rio|mar|heno|cubo|feno|balde|barco|eau|l'eau|lac|riviere|mer|foin|seau|acqua|fiume|mare|fieno|secchio|rivier|hooi|emmer|wod[aeyu]|jezior\w*|rzek\w*|morz\w*|sian\w*|wiadr\w*|вод\p{L}+|озер\p{L}+|рек[аеиу]|море|сен[оа]|лодк\p{L}+|su(?:ya|da)?|gol\w*|nehir\w*|nehre|deniz\w*|saman\w*|kova\w*)(?!\p{L})/u;

const URGES: readonly Urge[] = [
  {
    triggers:
      'wrists wrist veins vein throat bleach pills tablets overdose train bus tracks bridge building roof balcony gun mouth head',
    urges: [
      '(?:slit|cut|slice|slash|open) (?:up )?(?:your|ur) (?:own )?(?:wrists?|throat|veins?)',
      '(?:drink|chug|swallow) (?:some |a (?:\\w+ )?of |the )?bleach',
      '(?:take|swallow|down|eat|overdose on|od on) (?:all (?:of )?(?:(?:your|ur|the|those) )?|a (?:whole |full )?(?:bottle|bunch|handful|pack|box|jar) of |too many |(?<=overdose on |od on )(?:some )?)(?:\\w+ )?(?:pills|tablets)(?! (?:from|in|out|at)(?!\\p{L}))',
      '(?:jump|step|walk|throw yourself) in front of (?:a|the) (?:train|bus|truck)',
      '(?:lie|lay) (?:down )?on (?:the )?(?:train|rail\\w*) tracks',
      '(?:put|stick) (?:a|the) gun (?:in|to) (?:your|ur) (?:mouth|head)',
    ],
    jumps:
      '(?:jump (?:off|from) (?:a|some)|throw (?:yourself|urself) (?:off|from) (?:a|the|some)) (?:\\w+ )?(?:bridge|building|roof|balcony)',
  },
  {
    triggers:
      'pulsadern adern kehle auf bleichmittel bleiche chlorreiniger tabletten pillen schlaftabletten zug brücke dach hochhaus balkon fenster springen',
    urges: [
      '(?:schneid\\w*|schlitz\\w*|ritz\\w*) dir (?:\\w+ )?(?:die|deine) (?:pulsadern|adern|kehle)',
      'hang\\w* dich (?:\\w+ )?auf',
      'trinke? (?!kein)(?:\\w+ ){0,2}?(?:bleich(?:e|mittel)|chlorreiniger)',
      'schluck\\w* (?!kein)(?:\\w+ ){0,3}?(?:tabletten|pillen|schlaftabletten)',
      '(?:nimm|friss) (?:alle|(?:viel )?zu viele|eine (?:ganze )?(?:packung|dose|schachtel)) (?:\\w+ )?(?:tabletten|pillen|schlaftabletten)',
      '(?:spring\\w*|wirf dich|leg dich) (?:\\w+ )?vor (?:den|einen|nen) zug',
      'geh (?:\\w+ )?von der brucke springen',
    ],
    jumps:
      'springe? (?:\\w+ )?(?:von (?:der|einer|ner) brucke|von (?:einem|nem) (?:dach|hochhaus|balkon)|vom (?:hochhaus|balkon)|aus dem fenster)|(?:sturz\\w*|wirf|schmeiss) dich (?:\\w+ )?(?:vo[nm]|aus) (?:(?:de[mr]|eine[mr]) )?(?:brucke|dach|hochhaus|balkon|fenster)',
  },
  {
    triggers:
      'venas muñecas ahórcate cuélgate lejía cloro lavandina pastillas tren vías puente edificio azotea balcón techo tejado',
    urges: [
      `${OF_ANOTHER}cort(?:a|ate|arte) (?:las|tus) (?:venas|munecas)`,
      'ahorcate',
      'cuelgate(?! (?:de|del|en|con)(?!\\p{L}))',
      '(?:bebe|bebete|toma|tomate) (?:la |una botella de |un vaso de )?(?:lejia|cloro|lavandina)',
      '(?:toma|tomate|traga|tragate) (?:un (?:bote|frasco|monton|punado) de|una caja de|todas (?:las|tus)|muchas) pastillas',
      '(?:tirate|lanzate|echate|saltale) (?:a|debajo del?|delante del?|bajo|frente al?) (?:un |el |las )?(?:tren|vias(?: del tren)?)',
    ],
    jumps:
      '(?:salta|tirate|lanzate|aventate) (?:de|desde|por) (?:un (?:puente|edificio|balcon)|una azotea)|(?:tirate|lanzate|aventate) (?:del?|desde el?) (?:techo|tejado|edificio|balcon|la azotea)',
  },
  {
    triggers:
      'pulsos veias enforcar enforca sanitária alvejante cândida remédio remédios comprimidos trem ponte prédio sacada telhado',
    urges: [
      `${OF_ANOTHER}cort[ae] (?:os|as|seus|suas|teus|tuas) (?:pulsos|veias)`,
      '(?:(?:^|[,.!?;] ?)(?:vai )?|vai la |pode ir )se enforcar?',
      'beb[ea] (?:a |um copo de )?(?:agua sanitaria|alvejante|candida)',
      '(?:toma|tome|engole|engula) (?:um monte de|uma (?:caixa|cartela) de|um (?:frasco|vidro) de|todos os) (?:remedios?|comprimidos)',
      'se (?:joga|jogue|atira|taca) (?:na frente|embaixo|debaixo) d[eo] (?:um )?(?:trem|onibus|carro)',
    ],
    jumps:
      '(?:pul[ae]|salta|se (?:jog(?:a|ue)|atir[ae]|taca)) d(?:[aeo]|e um|e uma) (?:ponte|predio|sacada|telhado)',
  },
  {
    triggers: 'veines javel médocs médicaments cachets pilules train métro pont immeuble toit balcon',
    urges: [
      '(?:ouvre|taille|coupe|tranche)[- ](?:toi )?(?:les|tes) veines',
      "bois (?:de la |un verre de |de l'eau de |l'eau de )?javel",
      '(?:avale|prends|bouffe) (?:(?:toute )?(?:une|la|ta) (?:boite|plaquette) (?:de|des)|plein de|tous (?:tes|les)|(?<=avale )des) (?:medocs|medicaments|cachets|pilules)',
      '(?:jette|balance)[- ]toi (?:sous|devant) (?:un|le) (?:train|metro|bus)',
    ],
    jumps:
      "(?:(?:saute|jette[- ]toi|balance[- ]toi) (?:du haut )?d'un|(?:jette|balance)[- ]toi (?:du haut )?(?:du|de l'|d'l')) ?(?:pont|toit|immeuble|balcon)",
  },
  {
    triggers:
      'vene polsi impiccati candeggina varechina pastiglie pasticche pillole treno camion ponte tetto balcone palazzo',
    urges: [
      'tagliati (?:le vene|i polsi)',
      `${OF_ANOTHER}impiccati(?! (?:con|a|al|alla|alle)(?!\\p{L}))`,
      'bevi(?:ti)? (?:la |della |un bicchiere di )?(?:candeggina|varechina)',
      '(?:prendi|ingoia|butta giu|manda giu) (?:tutte le|un (?:flacone|mucchio|barattolo) di|una (?:scatola|boccetta) di) (?:pastiglie|pasticche|pillole)',
      'buttati sotto (?:un|il|a un|al) (?:treno|camion)',
    ],
    jumps:
      '(?:buttati|salta|lanciati) (?:giu )?(?:da un (?:ponte|tetto|balcone|palazzo)|dal (?:balcone|palazzo))|(?:buttati|lanciati) (?:giu )?dal (?:tetto|ponte)',
  },
  {
    triggers:
      'polsen aders keel op verhang bleek bleekmiddel chloor pillen trein brug dak flat gebouw balkon',
    urges: [
      'snij\\w* (?:je|jouw) (?:polsen|aders|keel)(?: (?:door|open|over))?',
      'hang jezelf (?:\\w+ )?op',
      '(?:ga )?verhang je(?:zelf)?',
      'drink (?:wat |een fles |een glas )?(?:bleek|bleekmiddel|chloor)',
      '(?:slik|neem) (?:een (?:hele )?(?:pot|doos|handvol|hoop)|al (?:je|die)|alle|te veel) pillen',
      'spring voor (?:de|een) trein|ga voor (?:de|een) trein (?:liggen|springen)',
    ],
    jumps:
      'spring (?:\\w+ )?van (?:een (?:brug|dak|flat|gebouw|balkon)|(?:de|het) (?:flat|balkon))|(?:gooi|werp) (?:jezelf|je) van (?:de|het|een) (?:brug|dak|flat|gebouw|balkon)',
  },
  {
    triggers:
      'żyły potnij powieś wybielacz wybielacza domestosa tabletki tabletek pociąg tramwaj mostu dachu balkonu okna',
    urges: [
      '(?:potnij|podetnij|przetnij) (?:sobie )?zyly',
      'potnij sie',
      'powies sie(?! (?:na|za|do) lian)',
      'wypij (?:\\p{L}+ )?(?:wybielacz\\w*|domestosa?)',
      'nalykaj sie (?:\\p{L}+ )?tabletek|(?:polknij|lyknij|wez) (?:(?:cale )?opakowanie|garsc|wszystkie) (?:tabletek|tabletki)',
      '(?:rzuc sie|skocz|wskocz|poloz sie) pod (?:pociag|tramwaj)',
    ],
    jumps: '(?:skocz|rzuc sie) z (?:mostu|dachu|balkonu|okna)',
  },
  {
    triggers:
      'вены повесься вздернись отбеливатель отбеливателя хлорки хлорку таблеток таблетки поезд трамвай крыши моста балкона окна',
    urges: [
      '(?:вскрои|порежь|перережь|режь) (?:себе )?вены',
      '(?:повесь|вздерни)сь|повесься',
      'выпеи (?:\\p{L}+ )?(?:отбеливател\\p{L}|хлорк\\p{L})',
      'наглотаися (?:\\p{L}+ )?таблеток|(?:выпеи|проглоти|съешь) (?:все|пачку|горсть|упаковку) (?:таблеток|таблетки)',
      '(?:прыгни|бросься|ложись|кинься) под (?:поезд|трамваи)',
    ],
    jumps:
      '(?:с|вы)?прыгни (?:с (?:крыши|моста|балкона)|из окна)|(?:сбросься|бросься|скинься) (?:с (?:крыши|моста|балкона)|из окна)',
  },
  {
    triggers:
      'bileklerini bileğini damarlarını kendini çamaşır suyu hap hapları ilaç ilaçları trenin kamyonun köprüden çatıdan binadan balkondan',
    urges: [
      '(?:bileklerini|bilegini|damarlarini) kes(?:sene)?',
      'kendini as(?:sana)?|as kendini',
      'camasir suyu ic(?:sene)?',
      '(?:butun|tum|bir (?:kutu|avuc)) (?:hap|ilac)\\w* (?:ic|yut)(?:sene|sana)?',
      '(?:trenin|kamyonun) (?:altina|onune) (?:atla|yat)',
    ],
    jumps:
      '(?:kopruden|catidan|binadan|balkondan) (?:asagi )?(?:atla|at kendini|kendini at)|kendini (?:kopruden|catidan|binadan|balkondan) (?:asagi )?at',
  },
];

/** "Jump into the void in real life" */
const JUMP_OUTSIDE_GAME: Phrase = {
  category: 'self_harm',
  severity: 8,
  confidence: 0.88,
  reasoning: 'Urges another player to hurt or kill themselves.',
  isUnequivocal: true,
  triggers:
    'jump hop drop fall spring springe hüpf hüpfe tirate tírate salta lanzate lánzate aventate aviéntate dejate déjate saute jette buttati lanciati joga jogue taca pula pule skocz skacz wskocz прыгай прыгни спрыгни выпрыгни atla'.split(
      ' ',
    ),
  pattern: new RegExp(
    `(?<!\\p{L})${NEGATED}(?<!(?<!\\p{L})(?:i|we|he|she|they|to|could|would|did|who|and i) )(?:${JUMPS_DOWN})(?: (?:but|just|please|pls|now|tho|lol|aber|mais|pero|mas|ma|maar|ale|но))*,? (?:${REAL_LIFE_WORDS}|for real|en vrai|in echt|(?:de|en) (?:verdad|la vida real)|na vida real|nella vita reale|davvero|in (?:het )?echt|naprawde|w (?:realu|prawdziwym zyciu)|gercekten|gercek hayatta|в (?:реале|реальности|реальнои жизни))(?!\\p{L})`,
    'u',
  ),
};

/** Messages that urge another player, in any of ten languages, to take their life. */
export const SUICIDE_URGE_PHRASES: readonly Phrase[] = URGES.flatMap(
  ({ triggers, urges, jumps }): Phrase[] => {
    const urging = {
      category: 'self_harm',
      severity: 8,
      confidence: 0.9,
      reasoning: 'Urges another player to hurt or kill themselves.',
      triggers: triggers.split(' '),
    } as const;
    return [
      {
        ...urging,
        isUnequivocal: true,
        pattern: new RegExp(`(?<!\\p{L})${NEGATED}(?:${urges.join('|')})(?!\\p{L})${TOLD}`, 'u'),
      },
      {
        ...urging,
        pattern: new RegExp(`(?<!\\p{L})${NEGATED}(?:${jumps})(?!\\p{L})${CLAUSE_ENDS}`, 'u'),
        except: CATCHES,
      },
    ];
  },
).concat(JUMP_OUTSIDE_GAME);
