import type { Slot } from '../languages';
import { normalise, type NormalisedText } from '../normalise';
import {
  COLOURED_ANIMAL,
  HANGS_ON,
  JUMPS_DOWN,
  JUMPS_FOR_RETURN,
  NUMBER_IN_GAME,
  PLANT,
  TYPES_KILL,
} from '../rules/gameWords';
import { ITEM, namesItem } from '../rules/gameItems';
import { readWords } from './words';

/**
 * The address of a machine at home, and a host name: the model takes digits and dots for disguised letters. A public
 * address stays, because a line that tells one may threaten the player behind it.
 */
const HARMLESS_ADDRESS =
  /(?<![\w.])(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3}(?::\d{2,5})?(?![\w.])|(?<![\w@.-])(?:[a-z0-9-]{2,63}\.){1,4}(?:com|org|net|io|dev)(?![\w.-])/gi;
/** Without its dots "ölürsün", you die, is "olursun", you become; who writes Turkish letters means what they write. */
const TURKISH_LETTER = /[ışğçü]/u;
const TURKISH_BECOMES = /(?<!\p{L})ol(?:ursun|asın)(?:uz|ız)?(?!\p{L})/gu;

const APP = '(?:insta\\w*|ig|snap\\w*|discord|dc|tiktok|whatsapp|zap|facebook|fb)';
const OF_A_PLAYER =
  '(?:my|ur|your|his|her|mein|dein|sein|ihr|mi|tu|su|meu|teu|seu|mon|ton|son|mio|tuo|suo|mijn|mn|jouw|je|moj|twoj|moi|tvoi|мои|твои)';
const OUT_OF_ORDER =
  '(?:hacked|offline|down|dead|died|dying|broken?|banned|deleted|crashed|lagging|bug(?:s|ged)?|gehackt|kaputt|gesperrt|geloscht|cayo|caido|hackearon|caiu|hackearam|bugado|bugge?|plante|pirate|bloccato|hackerato|stuk|nie dziala|padl\\w*|coktu|лагает|взломали|упал\\w*)';
const MOB =
  '(?:creepers?|zombies?|zombi|skeletons?|skelett|skelet|esqueleto|squelette|scheletro|szkielet\\w*|iskelet|enderm[ae]n|(?:ender ?)?dragons?|enderdrache\\w*|drache|drag(?:on|ao)|drago|draak|smok\\w*|ejderha\\w*|дракон\\p{L}*|wither(?! away)|визер|guardians?|wachter|golems?|evokers?|vex(?:es)?|ravagers?|pillagers?|hoglins?|shulkers?|silverfish|phantoms?|fantasma|fantome|spiders?|spinne|arana|araignee|aranha|ragno|spin|pajak\\w*|witch|hexe|bruja|bruxa|sorciere|strega|ghasts?|blaze|warden|piglins?|slimes?|скелет|зомби|крипер|паук|эндермен|фантом|ведьма)';
const DIE =
  '(?:die|verreck\\w*|stirb|krepier\\w*|muere(?:te)?|morre|creve|meurs|crepa|muori|sterf|zdech\\w*|zdychaj|umieraj|gin|geber|ol|сдохни|умри)';
const WISH = '(?:hope|hoffe|hoffentlich|ojala|espero|tomara|espere|spero|hoop|oby|insallah|чтоб)';
/** "The app fails, on your side too?": "chez toi" alone is a place outside the game. */
const FAILS_FOR_YOU = new RegExp(
  `(?<!\\p{L})${APP} (?:\\w+ ){0,2}${OUT_OF_ORDER} (?:chez toi|chez vous|bei dir|for (?:you|u)|con vos|da te|bij jou|u ciebie|у тебя|sende)(?: (?:aussi|auch|too|tambien|anche|ook|tez|тоже|de))?(?= *[?!.]*$)`,
  'u',
);
/** Riches of the game, in which no player drowns. */
const RICHES =
  '(?:diamonds?|diamant\\w*|emeralds?|smaragd\\w*|esmeraldas?|emeraudes?|smeraldi|netherite|gold|oro|ouro|loot|алмаз\\p{L}*|elmas\\w*)';
/** "You pigs" are players, and "your pigs" are not. */
const ON_A_FARM = `(?:${PLANT}|farm|bees?|(?<=\\b(?:the|my|your|ur|his|her|our|their) )(?:sheep|cows?|pigs?|chickens?|villagers?))`;

const OWN = '(?:ur|your|the|my|his|her|our|their)';
/** Talk about microphones, claims and what is bad of the server, which no player is called. */
const ABOUT_THINGS = [
  `(?:(?:stop|who(?:s|'s| is| keeps)?|u|ur|youre|you're|he(?:s|'s| is)|someone(?:s|'s| is)) )?(?:breath|chew|eat|scream|yell|typ|sneez|cough|sing)ing (?:so (?:loud|hard|much) )?(?:in|into|on) (?:${OWN} )?(?:mic|mike|microphone|vc|voice ?chat|call|headset)(?!\\p{L})`,
  `(?:un)?mute ${OWN} (?:mic|microphone)(?!\\p{L})`,
  `(?:un)?(?:trust|add) (?:me|him|her|us|them|\\p{L}+) (?:in|on|to|into) ${OWN} (?:claims?|plots?|lands?|base|islands?|regions?|town|faction|clan|team)(?: trust)?(?!\\p{L})`,
  'swat(?:ting|ted|s)? (?:(?:the|that|some|an?|at|those) )*(?:fl(?:y|ies)|bees?|bugs?|mosquito(?:e?s)?|wasps?|phantoms?|vex(?:es)?|bats?|spiders?|silverfish)(?!\\p{L})',
  '(?:kick|whoop|beat|whip)(?:s|ed|ing)? (?:his|her|their|our|my) (?:butts?|ass(?:es)?)(?!\\p{L})',
  '^(?:(?:this|the|what an?|such an?|so|is) )*(?:trash|garbage|bad|worst|terrible|horrible|awful|mid|stupid|dumb) (?:server|plugin|lag|map|kit|ping|wifi|internet|update|texture|spawn|event|game|mod|shop|build|seed|world|quest|crate)s?(?: (?:ever|lol|bro|man|fr|ngl))*[ .!]*$',
  '^sit(?: down)?(?: (?:kid|son|bro|lil bro|buddy|lol))?[ .!]*$',
  '^(?:(?:pls|please|bro|dude|guys|omg|can (?:you|u)) )*stop (?:saying (?:that|this|it|\\d+)|begging|yelling|spamming|asking|screaming|singing|lagging|camping)(?: (?:pls|please|bro|guys|im begging(?: (?:you|u))?|lol|man))*[ .!]*$',
  '^(?:quem|кто) (?:roubou|pegou|quebrou|украл|взял|сломал) (?:(?:o|a|os|as|meus?|minhas?|мо\\p{L}+) )*\\p{L}+(?: d[aeo] \\p{L}+)?[ ?!.]*$',
  "^(?:admins?|adm|mods?|staff|owner)[ ,:]+(?=(?:me|nos|alguien|alguem|on|quelqu'un|jemand|ich|someone|somebody|they|he|i|меня|мне|ktos|iemand|mi|qualcuno|biri) )",
  'my (?:\\p{L}+ )?(?:user(?:name)?|tag|gamertag|gt|ign|handle|nick)(?: is|:) [\\p{L}\\d_.#]+',
  '^nitro boosters? (?:get|gets|have|receive)(?!\\p{L})',
];

/** Parts that the model takes for harm, as the squeezed form of a line has them. */
const MISREAD = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:${OF_A_PLAYER} |^)${APP} (?:\\w+ ){0,2}${OUT_OF_ORDER}(?!\\p{L})`,
    `${DIE}(?: [^ ,.;!?]+){0,4} ${MOB}(?!\\p{L})`,
    `${WISH}(?: [^ ,.;!?]+){1,3} ${ON_A_FARM}(?: all)?(?: [^ ,.;!?]+)?(?!\\p{L})`,
    NUMBER_IN_GAME,
    `(?:${WISH}) (?:u|you|ya|ihr|du|que|che|dat|zebys?)(?: te)? (?:drown|ertrink|ahog|afog|affog|verdrink|noie|utoni|утон)\\p{L}*[ .]+(?:in|en|em|dans|nei|w|в) (?:\\p{L}+ )?${RICHES}(?= *(?:$|[,.!?]))`,
    HANGS_ON,
    JUMPS_FOR_RETURN,
    `${JUMPS_DOWN}(?:[ ,]+(?:and|to|so|then|just|u|you|ull|youll|you'll|will))*[ ,]+(?:re)?spawns?(?! (?:as|in (?:hell|heaven)|irl)(?!\\p{L}))(?!\\p{L})`,
    ...ABOUT_THINGS,
    '(?:quem|кто) (?:roubou|pegou|quebrou|украл|взял|сломал)(?: [^ ,.;!?]+){1,3} (?:(?:vai|vao) (?:tomar|levar|ganhar)|получит) (?:um )?(?:ban|бан)(?!\\p{L})',
    // "I'm dead" about a test, in Indonesian.
    'mati (?:aku|gue|gw)(?!\\p{L})',
    '(?:(?:you|u|ya) (?:should|could|gotta|need to) )?(?:quit|leave) (?:your|ur) (?:day )?job(?!\\p{L})(?: (?:and|to) (?:become|be) an? (?:\\p{L}+ )?(?:builder|architect|designer|developer|dev|streamer|youtuber|artist)(?!\\p{L}))?',
    TYPES_KILL,
    // "You kill yourself" warns; "que te mates" would urge.
    '^que te matas en (?:es[ea]|est[ea]|el|la) (?!vida(?!\\p{L}))',
    '(?:pasa|da|presta)me (?:tus?|una?|el|la) (?:espada|pico|hacha|pala|arco|escudo|armadura|casco|cama(?= que |[ ?!.]*$))(?!\\p{L})',
  ].join('|')})`,
  'gu',
);

const OF_ITEM = `(?:(?:ur|your|the|an?|some|that|his|her|my|our|their|one|those|more|\\d+) )*(?:\\p{L}+ ){0,3}?${ITEM}(?!\\p{L})`;
const BARE_ITEM = `(?:(?:black|white|brown|red|blue|green|yellow|orange|pink|purple|lime|cyan|gr[ae]y|light|dark|big|small|chipped|${ITEM}) )*${ITEM}(?!\\p{L})`;
/** "Give me ur bookshelf", "who stole my andesite", "white carpet": the whole line asks for a thing, offers or misses it. */
const ITEM_TALK = new RegExp(
  `^(?:(?:bro|pls|please|hey|yo|ok|can (?:you|u|someone|anyone)) )*(?:(?:(?:give|gimme|gib|lend|pass|drop|throw|hand|trade|sell|show|buy)(?: (?:me|us|him|her|them))?|(?:who|someone|somebody|he|she|they|u|you|bro)(?: tf| even| just)? (?:stole|took|broke|griefed|destroyed|robbed|has|moved|hid)|(?:i|we) (?:need|want|have|got|love)|(?:any1|anyone|who)(?: got| has)|need|selling|buying|wt[sbt]) ${OF_ITEM}|${BARE_ITEM})(?: (?:pls|please|bro|man|back|now|lol|again|is ugly|looks (?:bad|good|ugly)|for \\d+\\w*|\\d+\\w*|obo|each|ea))*[ ?!.]*$`,
  'u',
);
/** Words of these slots make a request for a thing an insult, or the thing no thing of the game. */
const NO_ITEM: ReadonlySet<Slot> = new Set<Slot>([
  'slur',
  'insult',
  'swear',
  'sexual',
  'rape',
  'picture',
  'dox',
  'credentials',
  'degrade',
  'selfkill',
  'real',
]);

/** Words of these slots show that a part is no play, and beside a part that the model need not have misread it. */
const NO_PLAY: ReadonlySet<Slot> = new Set<Slot>(['group', 'slur', 'real']);
const HARMFUL: ReadonlySet<Slot> = new Set<Slot>([
  ...NO_PLAY,
  'die',
  'selfkill',
  'harm',
  'rape',
  'weapon',
  'dox',
]);

function containsSlot(slots: ReadonlySet<Slot>, part: string): boolean {
  return readWords(normalise(part)).found.some(({ slot }) => slots.has(slot));
}

/** What a line says without the parts that the model misreads; undefined where it has none. */
export function leaveOutMisread({ display, squeezed: whole }: NormalisedText): string | undefined {
  if (namesItem(whole) && ITEM_TALK.test(whole) && !containsSlot(NO_ITEM, display)) return '';
  const shown = display.replace(HARMLESS_ADDRESS, ' ');
  const own = TURKISH_LETTER.test(shown) ? shown.replace(TURKISH_BECOMES, ' ') : shown;
  const { squeezed: spoken } = normalise(own);
  const squeezed = spoken.replace(COLOURED_ANIMAL, 'creepers').replace(FAILS_FOR_YOU, ' ');
  const said = squeezed === spoken ? own : squeezed;
  const rest = squeezed.replace(MISREAD, (part) => (containsSlot(NO_PLAY, part) ? part : ' '));
  if (rest !== squeezed && !containsSlot(HARMFUL, rest)) return rest;
  return said === display ? undefined : said;
}
