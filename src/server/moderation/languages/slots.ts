/** What a word or phrase of a language can stand for. Each is a signal of its own. */
export const SLOTS = [
  /** Strong swearing. */
  'swear',
  /** Nouns that insult people. */
  'insult',
  /** Words that insult only where they are aimed at a person. */
  'soft',
  /** Words against a group of people. */
  'slur',
  /** Neutral names of groups that hate is aimed at. */
  'group',
  /** Contempt, exclusion and extermination. */
  'degrade',
  'sexual',
  'rape',
  /** Urging to suicide or self-harm. */
  'selfkill',
  /** Death, and wishing it. */
  'die',
  /** Verbs of violence. */
  'harm',
  /** Places, times and people outside the game. */
  'real',
  'weapon',
  /** Exclusion: a player is unwanted, or has no friends. */
  'unwanted',
  /** Addresses, numbers and names of a person. */
  'dox',
  'age',
  /** Ways to talk outside the game. */
  'contact',
  'picture',
  /** Secrets, parents, being alone. */
  'secret',
  'meet',
  'reward',
  'staff',
  'credentials',
  'promote',
  /** Reports, quotes, rules, negations. */
  'quote',
  'you',
  'me',
  /** Mobs, items and places of the game. */
  'thing',
  /** The commonest words, which tell the language. */
  'grammar',
] as const;
export type Slot = (typeof SLOTS)[number];

/** Words of a language by slot, separated by blanks. `word*` begins with; `two_words` follow each other. */
export type LanguageWords = Readonly<Record<Slot, string>>;
