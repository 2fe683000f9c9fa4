import type { Phrase } from '../types';

const CATEGORY = 'hate';
const GROUP =
  '(?:jews?|muslims?|christians?|gays?|lesbians?|blacks?|whites?|asians?|mexicans?|indians?|arabs?|immigrants?|foreigners?|trans(?: people)?|black people|gay people|white people|trans people|women|girls|disabled people|homos?|queers?|gypsies|africans?|turks?|poles|jewish people)';
const GROUP_TRIGGERS = [
  'mexican',
  'arab',
  'indian',
  'gypsy',
  'foreigner',
  'immigrant',
  'christian',
  'homo',
  'queer',
  'jew',
  'jews',
  'muslim',
  'muslims',
  'christians',
  'gay',
  'gays',
  'lesbians',
  'black',
  'blacks',
  'white',
  'whites',
  'asians',
  'mexicans',
  'indians',
  'arabs',
  'immigrants',
  'foreigners',
  'trans',
  'women',
  'girls',
  'disabled',
  'homos',
  'queers',
  'gypsies',
  'africans',
  'turks',
  'jewish',
];

const HOLOCAUST =
  "(?:holocausto?|holocauste|shoah|l'olocausto|olocausto|holokaust\\w*|холокост\\p{L}*|holokost|(?:yahudi )?soykirim\\w*)";
/** Who speaks about those who deny it does not deny it. */
const DENIERS =
  /(?<!\p{L})(?:den(?:y|ies|ied|iers?|ying)|leugn\w*|nieg\w+|nega\w*|ontken\w*|zaprzecz\w*|отриц\p{L}*|inkar\w*|people who say|wer sagt|quien dice|quem diz|ceux qui|chi dice|wie zegt|kto mowi|кто говорит|diyen\w*)(?!\p{L})/u;

export const HATE_PHRASES: readonly Phrase[] = [
  {
    category: CATEGORY,
    severity: 9,
    confidence: 0.94,
    reasoning: 'Calls for violence against a group of people.',
    triggers: GROUP_TRIGGERS,
    pattern: new RegExp(
      `\\b(?:kill|gas|lynch|burn|shoot|hang|exterminate|death to|murder|(?:(?:never|dont|don't|not) stop|keep|start|love|enjoy) (?:killing|gassing|burning|murdering)) (?:all |the |every )*${GROUP}\\b|\\b${GROUP} (?:should|must|need to|deserve to|have to) (?:all )?(?:die|burn|hang|be (?:killed|gassed|shot|hanged|exterminated))\\b|\\blynch them\\b`,
    ),
    except: /\b(?:wool|concrete|sheep|dye|banner|wolf|horse|cat|glass)\b/,
  },
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.88,
    reasoning: 'Attacks a group of people for what they are.',
    triggers: GROUP_TRIGGERS,
    pattern: new RegExp(
      `\\bi (?:really |fucking )?(?:hate|despise) (?:all |the |those |these )*${GROUP}\\b|\\b${GROUP} (?:are|r) (?:all |so |just )*(?:terrorists?|monkeys|animals|disgusting|inferior|subhuman|scum|trash|mentally ill|mental|sick|a disease|criminals|evil|vermin|stupid|dirty)\\b|\\b${GROUP} (?:control|ruin|destroy|poison|infest)\\b|\\b${GROUP} should be (?:banned|deported|slaves)\\b|\\b(?:belong in|(?:get |go )?back (?:to|in)) the kitchen\\b|\\bdirty (?:jew|arab|mexican|indian|gypsy|foreigner)s?\\b|\\bno (?:${GROUP}) allowed\\b|\\bblack (?:boy|monkey)\\b|\\bslavery should\\b`,
    ),
    except: /\b(?:wool|concrete|sheep|dye|banner|wolf|horse|cat|glass|mobs?)\b/,
  },
  {
    category: CATEGORY,
    severity: 9,
    confidence: 0.92,
    reasoning: 'Praises the Nazi regime or uses its slogans.',
    triggers: ['hitler', 'heil', 'sieg', 'power', 'kkk', '1488', '14', '88', 'holocaust', 'nazis'],
    pattern:
      /\b(?:heil|hail) hitler\b|\bsieg heil\b|\bhitler (?:was right|did nothing wrong|should (?:have (?:won|finished)|come back|return))\b|\bi love hitler\b|\bwhite power\b|\b1488\b|^\W*14[ /.-]88\W*$|\b88 (?:kameraden|brothers|bruder)\b|\bkameraden 88\b|\b14 words\b.*\b88\b|\bkkk forever\b|\bjoin (?:the )?kkk\b|\b(?:holocaust|gas chambers?) (?:was|were|is) (?:fake|good|great|a lie)\b|\bnazis were right\b/,
    except: /\bcoords?\b/,
  },
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.88,
    reasoning: 'Denies the murder of a group of people.',
    isUnequivocal: true,
    triggers:
      "holocaust holocausto holocauste l'holocauste l'olocausto holokaustu shoah olocausto holokaust холокост холокоста soykırım holokost".split(
        ' ',
      ),
    pattern: new RegExp(
      `(?<!\\p{L})${HOLOCAUST} (?:\\p{L}+ )?(?:${[
        "never (?:\\p{L}+ )?happened|(?:didnt|didn't|did not|dint) (?:\\p{L}+ )?happen(?:ed)?|(?:is|was) (?:just |all |only )?(?:an? )?(?:\\p{L}+ )?(?:hoax|myth|lie|made ?up|invented|propaganda)",
        '(?:nie (?:passiert|stattgefunden|gegeben)|ist (?:\\p{L}+ )?(?:eine luge|erfunden|ein marchen)|gab es (?:nie|nicht))',
        '(?:nunca (?:existio|paso|ocurrio|existiu|aconteceu)|(?:no|nao) (?:existio|paso|existiu|aconteceu)|(?:es|fue|e|foi) (?:\\p{L}+ )?(?:mentira|inventad?o|invento|farsa|mito))',
        "(?:n'a |a )?(?:jamais|pas) (?:exist|eu lieu)\\w*|(?:est|c'est) (?:\\p{L}+ )?(?:mensonge|invention|mythe)",
        '(?:non e mai (?:esistito|successo|accaduto)|e (?:\\p{L}+ )?(?:bugia|inventato|invenzione|menzogna))',
        '(?:nooit (?:gebeurd|bestaan)|is (?:\\p{L}+ )?(?:leugen|verzonnen|verzinsel))',
        '(?:nigdy (?:nie )?(?:bylo|mial miejsca)|nie bylo|to (?:\\p{L}+ )?(?:klamstwo|bajka|sciema|mit))',
        '(?:не было|никогда не было|это (?:\\p{L}+ )?(?:ложь|миф|выдумка|обман)|выдумали)',
        '(?:hic )?(?:olmadi|yasanmadi|yalan|uydurma)',
      ].join(
        '|',
      )})(?!\\p{L})|(?<!\\p{L})(?:gab|gabs|never was a|no hubo|nao houve|nie bylo|не было) (?:\\p{L}+ )?${HOLOCAUST}(?!\\p{L})`,
      'u',
    ),
    except: DENIERS,
  },
  {
    category: CATEGORY,
    severity: 7,
    confidence: 0.82,
    reasoning: 'Uses a name that holds a group of people in contempt.',
    triggers: ['people', 'monkey', 'monkeys', 'bunny', 'bunnies', 'jockey', 'jockeys'],
    pattern:
      /\b(?:keep|kick|get|throw|drive|send|deport|ban|hate|no) (?:all |the |these |those |more )*(?:sand|mud|jungle|oven|curry|monkey) people(?: (?:out|away|back|home|allowed|here))?\b|\b(?:sand|porch|jungle) (?:monkeys?|bunn(?:y|ies))\b(?! (?:mobs?|spawn|skins?))|\bcamel jockeys?\b/,
    except:
      /\b(?:jungle people (?:build|live|village)|star wars|tusken|jedi|event|quest|minigame|mod|parrots?)\b/,
  },
  {
    category: CATEGORY,
    severity: 7,
    confidence: 0.86,
    reasoning: 'Tells a player to leave because of where they are thought to come from.',
    triggers: ['country', 'africa', 'mexico', 'jungle', 'india', 'china', 'home'],
    pattern:
      /\bgo back to (?:your|ur|the) (?:own )?(?:country|jungle|desert)\b|\bgo back to (?:africa|mexico|india|china|arabia|poland|turkey)\b/,
    except: /\bjungle (?:biome|base|temple)\b/,
  },
  {
    category: CATEGORY,
    severity: 3,
    confidence: 0.78,
    reasoning: 'Uses sexual orientation as an insult.',
    triggers: ['gay', 'dyke', 'homo', 'queer', 'lesbo'],
    pattern:
      /\b(?:thats|that's|that is|this is|its|it's|ur|youre|you're|you are|u are|u r|being|stop being|so) (?:so |such a |a |really |fucking |being )*(?:gay|homo|queer|lesbo)\b(?! (?:and|or|pride|rights|friendly))|\b(?:fat|ugly|stupid|fucking|dirty) (?:dyke|homo|queer)\b|\bdyke (?:go away|bitch|shut)\b/,
    except: /\b(?:i am|im|i'm|my|pride|proud)\b/,
  },
  {
    category: CATEGORY,
    severity: 8,
    confidence: 0.85,
    reasoning: 'Attacks a group of people for where they come from.',
    triggers: [
      'muncher',
      'munchers',
      'auslander',
      'zydow',
      'zydom',
      'zydami',
      'хач',
      'хачи',
      'juifs',
      'moros',
      'zydzi',
    ],
    pattern:
      /\bcurry munchers?\b|\bauslander (?:raus|scheiss)|\bscheiss auslander|(?<!\p{L})(?:jebac|wygonic|wywalic|wyrzucic|wypedzic|deportowac|pierdol\w*|nienawidz\w*|wyjebac|spalic|zabic|smierc|precz|won|brudn\w+|parszyw\w+|smierdz\w+|chciw\w+|jeban\w+|pierdolon\w+) (?:\p{L}+ ){0,2}zyd(?:ow|zi|om|ami)(?!\p{L})|(?<!\p{L})zyd(?:zi|ow) (?:\p{L}+ )?(?:won|precz)(?!\p{L})|хач|\bsales? (?:juif|arabe)s?|\bmoros de mierda/u,
  },
];
