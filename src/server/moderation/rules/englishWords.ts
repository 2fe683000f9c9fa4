/** The kinds of coarse words; `facts` in `words.ts` holds the severity and wording of each. */
export const WORD_KIND_NAMES = [
  'mild',
  'profanity',
  'insult',
  'sexual',
  'explicit',
  'slur',
  'sexual_violence',
] as const;
export type WordKind = (typeof WORD_KIND_NAMES)[number];

/**
 * Entries of obscenity's English preset that are used unchanged. The others are replaced below or too broad for game
 * chat.
 */
export const keptFromPreset: Readonly<Record<string, WordKind>> = {
  abeed: 'slur',
  africoon: 'slur',
  arabush: 'slur',
  ass: 'mild',
  bastard: 'profanity',
  bestiality: 'explicit',
  blowjob: 'explicit',
  bollocks: 'profanity',
  buttplug: 'explicit',
  chingchong: 'slur',
  cunt: 'profanity',
  deepthroat: 'explicit',
  dildo: 'explicit',
  doggystyle: 'explicit',
  'double penetration': 'explicit',
  ejaculate: 'explicit',
  felch: 'explicit',
  fellatio: 'explicit',
  'finger bang': 'explicit',
  fisting: 'explicit',
  gangbang: 'explicit',
  handjob: 'explicit',
  hentai: 'explicit',
  incest: 'explicit',
  'jerk off': 'explicit',
  jizz: 'explicit',
  lubejob: 'explicit',
  masturbate: 'explicit',
  nigger: 'slur',
  orgasm: 'explicit',
  slut: 'insult',
  whore: 'insult',
};

interface Entry {
  name: string;
  kind: WordKind;
  /** Patterns in obscenity's syntax: `|` is a word boundary; letters other than b e o l s g are written once. */
  patterns: readonly string[];
  /** Ordinary words and phrases that contain the pattern. */
  except?: readonly string[];
}

/** Our own entries, written for game chat: narrower where the preset hits names and building terms. */
export const ENGLISH_WORDS: readonly Entry[] = [
  {
    name: 'f-word',
    kind: 'profanity',
    patterns: [
      'fuck',
      '|fck',
      '|fk|',
      '|fkn|',
      '|fking|',
      '|fuk|',
      '|fuking|',
      '|fuker|',
      '|fuked|',
      '|fuc|',
      '|fvck',
      '|phuck',
      '|phuk|',
      '|fuq|',
      '|fack|',
      '|facking|',
    ],
  },
  {
    name: 's-word',
    kind: 'profanity',
    patterns: ['|shit', 'shit|', '|bulshit', '|bullshit', '|shiet|'],
    except: ['s hit', 'sh it', 'shi t', 'shitake', 'shiitake', 'shitzu', 'mishit'],
  },
  {
    name: 'a-hole',
    kind: 'profanity',
    patterns: ['asshole', '|ashole', '|arsehole', '|asswipe', '|asshat', '|dumbass', '|dumbas|', '|dumass'],
  },
  {
    name: 'backside',
    kind: 'mild',
    patterns: ['|arse|', '|turd', '|crap'],
    except: ['turducken', 'turduken'],
  },
  {
    name: 'b-word',
    kind: 'profanity',
    patterns: ['bitch', '|bich|', '|biatch', '|biotch', '|beotch'],
    except: ['obitch'],
  },
  { name: 'urinate', kind: 'mild', patterns: ['|piss', '|pissed'] },
  { name: 'go away', kind: 'profanity', patterns: ['|piss of|'] },
  {
    name: 'd-word',
    kind: 'profanity',
    patterns: ['dickhead', '|dick|', '|dicks|', '|dickwad', '|dik|'],
    except: [
      'moby dick',
      'dick van',
      'dick grayson',
      'ist dick',
      'bin dick',
      'zu dick',
      'so dick',
      'sehr dick',
      'dick gepanzert',
      'dick eingepackt',
      'dick tracy',
      'philip dick',
      'dick cheney',
    ],
  },
  {
    name: 'c-word',
    kind: 'sexual',
    patterns: ['|cock|', '|cocks|', '|cocksuck'],
    except: ['cock a doodle', 'turkey cock'],
  },
  { name: 'p-word male', kind: 'sexual', patterns: ['pe[e]nis', '|pnis'], except: ['pen is', 'penistone'] },
  {
    name: 'p-word female',
    kind: 'sexual',
    patterns: ['|pussy|', '|pussies|', '|pussi|'],
    except: ['pussy willow', 'pussy cat', 'pussyfoot'],
  },
  { name: 'v-word', kind: 'sexual', patterns: ['|vagina', '|vagene|', '|vajina'] },
  {
    name: 'breasts',
    kind: 'sexual',
    patterns: [
      '|boob|',
      '|boobs|',
      '|bobs and vagene|',
      '|boobie',
      '|tit|',
      '|tits|',
      '|titties|',
      '|tities',
      '|tiddies',
      '|tidies',
    ],
    except: ['tidies', 'tidiest', 'tit for tat', 'blue tit', 'great tit', 'booby trap', 'boobie trap'],
  },
  {
    name: 'semen',
    kind: 'sexual',
    patterns: ['|semen|', '|cum|', '|cums|', '|cuming|', '|cumshot'],
    except: ['cum laude'],
  },
  {
    name: 'porn',
    kind: 'explicit',
    patterns: ['porn', '|pron|', '|prn|', '|pornhub', '|onlyfans', '|xvideos', '|rule34|'],
    except: ['p orna', 'porno for pyros'],
  },
  { name: 'anal', kind: 'explicit', patterns: ['|anal|', '|anus|'] },
  { name: 'orgy', kind: 'explicit', patterns: ['|orgy|', '|orgies|'] },
  { name: 'nudes', kind: 'explicit', patterns: ['|nudes|', '|noods|', '|dickpic', '|dick pic', '|feet pic'] },
  {
    name: 'sexting',
    kind: 'explicit',
    patterns: ['|sexting', '|sexchat', '|cybersex', '|cyber sex', '|esex', '|e-sex'],
  },
  {
    name: 'rape',
    kind: 'sexual_violence',
    patterns: ['|rape|', '|raped|', '|raping|', '|rapes|', '|rapist'],
    except: ['rapping', 'rapped', 'rappe'],
  },
  {
    name: 'idler',
    kind: 'profanity',
    patterns: [
      '|wanker',
      '|wank|',
      '|twat|',
      '|twats|',
      '|tosser|',
      '|prick|',
      '|pricks|',
      '|douchebag',
      '|jackoff',
      '|bellend|',
    ],
    except: ['twatt'],
  },
  { name: 'cuckold', kind: 'insult', patterns: ['|cuck|', '|cucks|', '|cuckold'] },
  { name: 'loose', kind: 'insult', patterns: ['|thot|', '|skank|', '|slutty'] },
  {
    name: 'r-word',
    kind: 'insult',
    patterns: ['retard', '|spastic', '|mongoloid', '|retart|'],
    except: ['retardant', 'retardation', 'retarder'],
  },
  {
    name: 'homophobic',
    kind: 'slur',
    patterns: ['|fag|', '|fags|', 'fagot', 'faggot', '|fggot', '|homos|'],
    except: ['fagott', 'faggots and peas', 'faggots and gravy', 'faggots and mash', 'hommos'],
  },
  {
    name: 'transphobic',
    kind: 'slur',
    patterns: ['|trany|', '|tranies|', '|trannie', '|shemale', '|ladyboy'],
  },
  { name: 'antisemitic', kind: 'slur', patterns: ['|kike|', '|kikes|'] },
  {
    name: 'asian',
    kind: 'slur',
    patterns: ['|chink|', '|chinks|', '|gook|', '|gooks|'],
    except: ['chink in', 'chinks in', 'chinks of', 'chink of'],
  },
  { name: 'south asian', kind: 'slur', patterns: ['|paki|', '|pakis|'] },
  {
    name: 'latin',
    kind: 'slur',
    patterns: ['|spic|', '|spics|', '|wetback', '|beaner'],
    except: ['beaneries', 'beanery', 'spic and span', 'spic n span'],
  },
  {
    name: 'black',
    kind: 'slur',
    patterns: ['|niglet', '|nigaz|', '|niggaz|', '|jigaboo', '|nigg|', '|nlgger', '|nibber', '|nibba'],
    except: ['niggard'],
  },
  { name: 'middle eastern', kind: 'slur', patterns: ['|raghead', '|towelhead', '|sandnig'] },
];
