import type { Phrase } from '../types';
import { GAME, LAUGHTER } from './gameWords';

const CATEGORY = 'self_harm';
const SELF = '(?:yourself|urself|ur ?self|your ?self|yoself|themselves|himself|herself)';

/** Messages that urge another player to hurt themselves. */
export const SELF_HARM_PHRASES: readonly Phrase[] = [
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.96,
    reasoning: 'Urges another player to hurt or kill themselves.',
    triggers: [
      'kys',
      'kill',
      'kil',
      'hang',
      'neck',
      'rope',
      'cut',
      'end',
      'unalive',
      'slit',
      'killyourself',
      'kysnoob',
      'killurself',
      'kyss',
    ],
    pattern: new RegExp(
      `\\bkyss?\\b|\\bkill? ?${SELF}\\b|\\b(?:hang|neck|rope|cut|end|unalive|off) ${SELF}\\b|\\bslit (?:your|ur) (?:wrists?|throat)\\b|\\bend (?:your|ur) (?:own )?life\\b`,
    ),
    except:
      /\b(?:dont|don't|do not|never|no|please dont) (?:\w+ )?(?:kill|hurt|cut) (?:your|ur)|\bkill yourself (?:with|in|to|and) (?:\/|lava|respawn|tp|go back|get back|reset)/,
  },
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.9,
    reasoning: 'Urges another player to die.',
    triggers: ['die', 'bleach', 'bridge', 'suicide', 'dead', 'miss', 'favor', 'favour', 'died'],
    pattern:
      /\b(?:go|just|pls|please) (?:and )?die\b(?! (?:to|in|at|again|from|so|creeper|zombie|lol and))|\bdrink (?:some )?bleach\b|\bjump (?:off|from) (?:a|the) (?:bridge|building|roof)\b(?: irl)?|\b(?:commit|do) (?:suicide|die|sudoku irl)\b|\b(?:miss|care about) (?:you|u) if (?:you|u) (?:died|were gone|killed)\b|\bbetter off dead\b|\bfavou?r and die\b|\bgo commit\b/,
    except:
      /\b(?:i|im|creeper|zombie|dragon|boss|lava|void) (?:just )?die|\bwith water bucket\b|\bwhite dye\b/,
  },
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.88,
    reasoning: 'Urges another player to hurt or kill themselves.',
    triggers: [
      'dich',
      'suicidate',
      'mátate',
      'matate',
      'suicide',
      'pendre',
      'toi',
      'ammazzati',
      'mata',
      'zabij',
      'убей',
      'kendini',
      '自杀吧',
      'убейся',
      'erhäng',
    ],
    pattern:
      /(?<!\bich )\b(?:bring dich um|tote dich|erhang dich)\b|\bsuicidate\b|\bmatate\b|(?<!\bte )\b(?:suicide|tue|pends?)[- ]toi\b|\bva te pendre\b|\bammazzati\b|^se mata\b|\bzabij sie\b|убей себя|убеися|\bkendini oldur\b|自杀/,
  },
];

/** Reasons of the game to let the own character die. */
const RESPAWN =
  /\bmyself (?:to|so|in|with|by|at|on|for|using) (?:\w+ ){0,4}(?:respawn|spawn|lava|void|bed|inventory|tnt|base|home|back|cactus|creepers?|zombies?|potions?|reset|tp|xp|fall)\b/;
const OWN_DEATH = new RegExp(`${GAME.source}|${LAUGHTER.source}`);
/** "i don't want to live" is a call for help, and "i don't want to live in the desert" is not. */
const AT_END =
  "(?=$|[^a-zа-я0-9' ]| (?:and|but|so|und|y|et|e|i|ve|и)\\b| (?:anymore|any more|irl|for real)\\b)";

/** A player who speaks of hurting themselves gets no action: a reviewer is asked to look. */
const CALL_FOR_HELP = {
  category: CATEGORY,
  severity: 6,
  confidence: 0.6,
  reasoning: 'The player may be speaking of hurting themselves; please check on them.',
  needsCare: true,
} as const;

export const DISCLOSURE_PHRASES: readonly Phrase[] = [
  {
    ...CALL_FOR_HELP,
    triggers: [
      'myself',
      'suicidal',
      'anymore',
      'life',
      'pills',
      'died',
      'live',
      'alive',
      'gone',
      'disappeared',
      'kms',
      'suicide',
      'ending',
    ],
    pattern:
      /\b(?:want to|wanna|going to|gonna|about to|thinking (?:of|about)|will|ill|i'll|feel like|tried to|trying to|keep) (?:\w+ )?(?:kill|hurt|hang|cut|stab|shoot|harm)(?:t?ing)? myself\b(?! (?:an?|some|another|two) )|\b(?:hurt|cut|cutting|hurting) myself (?:again|on purpose|last night|every|when)\b|\b(?:im|i'm|i am|feel|feeling) suicidal\b|\b(?:dont|don't|do not) (?:want to|wanna) (?:live|be alive|be here) anymore\b|\b(?:want to|wanna|going to|gonna|about to|will|ill|i'll|might) kms\b|\bkms irl\b|\b(?:have|having|get) suicidal thoughts\b|\b(?:think|thinking|thought) (?:of|about) (?:suicide|ending it)\b|\bi (?:always )?cut myself\b(?! on| shaving| with paper)|\bend(?:ing)? my (?:own )?life\b|\b(?:took|taken|swallowed) (?:all )?(?:of )?(?:my|the|too many|a lot of|lots of) (?:\w+ )?pills\b|\b(?:nobody|no one) would (?:even )?(?:care|notice|miss me) if i (?:died|was gone|were gone|killed|disappeared|was dead)\b/,
    except: RESPAWN,
  },
  {
    ...CALL_FOR_HELP,
    triggers: ['die', 'dead', 'live', 'exist', 'without', 'born', 'miss'],
    pattern: new RegExp(
      `(?:\\bi |^)(?:really |just |honestly )?(?:want to|wanna) (?:die|be dead)(?: so (?:bad|badly|much))?${AT_END}|\\b(?:nobody|no one) would (?:even |really )?miss me${AT_END}|\\bi (?:\\w+ )?wish i (?:was|were) (?:dead|never born)\\b|\\b(?:dont|don't|do not) (?:really )?(?:want to|wanna) (?:live|exist)${AT_END}|\\bi (?:dont|don't|do not) deserve to (?:live|exist)${AT_END}|\\b(?:better|happier) (?:off )?without me${AT_END}`,
    ),
    except: OWN_DEATH,
  },
  {
    ...CALL_FOR_HELP,
    triggers: ['mich', 'leben', 'sterben', 'ritze', 'umbringen'],
    pattern: new RegExp(
      `\\bich (?:will|mochte|werde|wollte|muss) (?:\\w+ )?mich (?:\\w+ )?(?:umbringen|toten|verletzen|ritzen|erhangen|selbst verletzen)\\b|\\b(?:will|mochte|mag) (?:ich )?nicht mehr leben${AT_END}|\\bkeine lust mehr (?:zu|am) leben\\b|(?:\\bich |^|[,.] )(?:will|mochte) (?:nur noch |einfach )?sterben${AT_END}|\\bich (?:bring|bringe) mich (?:\\w+ )?um${AT_END}|\\bich ritze mich\\b`,
    ),
    except: OWN_DEATH,
  },
  {
    ...CALL_FOR_HELP,
    triggers: [
      'matarme',
      'suicidarme',
      'morirme',
      'matar',
      'suicidar',
      'morir',
      'vivir',
      'viviendo',
      'corto',
      'muera',
      'desaparecer',
      'muriera',
    ],
    pattern: new RegExp(
      `\\b(?:quiero|voy a|pienso en) (?:matarme|suicidarme)\\b|\\b(?:quiero|quisiera) (?:morir|morirme|desaparecer para siempre)(?: de verdad)?${AT_END}|\\bojala me (?:muera|muriera)${AT_END}|\\bme (?:quiero|voy a) (?:matar|suicidar)${AT_END}|\\bme quiero morir${AT_END}|\\bno quiero (?:vivir|seguir viviendo)(?: mas)?${AT_END}|\\bme corto (?:los brazos|las venas|las munecas)\\b`,
    ),
    except: OWN_DEATH,
  },
  {
    ...CALL_FOR_HELP,
    triggers: ['mourir', 'suicider', 'tuer', 'vivre', 'scarifie', 'mutile', 'crever', 'finir'],
    pattern: new RegExp(
      `\\b(?:veux|vais|voudrais) (?:me (?:suicider|tuer))${AT_END}|\\bj(?:e |')(?:veux|voudrais) (?:juste )?(?:mourir|crever|en finir)${AT_END}|\\benvie de (?:mourir|crever|en finir|me suicider|me tuer)${AT_END}|\\b(?:plus|pas) envie de vivre${AT_END}|\\b(?:veux|voulais) plus vivre${AT_END}|\\bje me (?:scarifie|mutile)\\b`,
    ),
    except: OWN_DEATH,
  },
  {
    ...CALL_FOR_HELP,
    triggers: ['matar', 'suicidar', 'morrer', 'viver'],
    pattern: new RegExp(
      `\\b(?:quero|vou|queria) me (?:matar|suicidar)${AT_END}|(?:\\beu |^)(?:so )?(?:quero|queria) morrer(?: de verdade)?${AT_END}|\\bnao (?:quero|aguento) (?:mais )?viver(?: mais)?${AT_END}`,
    ),
    except: OWN_DEATH,
  },
  {
    ...CALL_FOR_HELP,
    triggers: [
      'morire',
      'uccidermi',
      'ammazzarmi',
      'suicidarmi',
      'vivere',
      'dood',
      'sterven',
      'leven',
      'mezelf',
      'doodgaan',
      'zijn',
      'uccidere',
      'ammazzare',
      'suicidare',
    ],
    pattern: new RegExp(
      `\\b(?:voglio|vorrei) (?:solo )?(?:morire|uccidermi|ammazzarmi|suicidarmi)${AT_END}|\\bmi (?:voglio|vorrei) (?:uccidere|ammazzare|suicidare)${AT_END}|\\bnon (?:voglio|ho voglia di) (?:piu )?vivere(?: piu)?${AT_END}|\\bik wil (?:echt |gewoon )?(?:dood|doodgaan|sterven|niet meer leven|er niet meer zijn)${AT_END}|\\bik (?:wil|ga) mezelf (?:vermoorden|snijden|pijn doen|ophangen)\\b`,
    ),
    except: OWN_DEATH,
  },
  {
    ...CALL_FOR_HELP,
    triggers: [
      'zabić',
      'umrzeć',
      'żyć',
      'kendimi',
      'yaşamak',
      'ölmek',
      'intihar',
      'умереть',
      'жить',
      'себя',
      'сдохнуть',
    ],
    pattern: new RegExp(
      `\\bchce sie zabic\\b|\\bchc(?:e|ialbym|ialabym) umrzec${AT_END}|\\bnie mam (?:juz )?sily zyc${AT_END}|\\bnie chce (?:mi sie )?(?:juz )?zyc${AT_END}|\\bkendimi (?:oldurmek|asmak|kesmek) isti|\\b(?:yasamak istemiyorum|olmek istiyorum)(?: artik)?${AT_END}|\\bintihar (?:etmek istiyorum|edecegim)\\b|(?:^| )хочу (?:умереть|сдохнуть)${AT_END}|(?:^| )не хочу (?:больше )?жить${AT_END}|(?:^| )(?:не хочется жить|жить не хочется)${AT_END}|(?:^| )(?:нет|не вижу) смысла жить${AT_END}|(?:^| )(?:хочу убить|убью|режу) себя`,
    ),
    except: OWN_DEATH,
  },
];
