import type { Action } from '~/contract/api.gen';
import { normaliseClause, type NormalisedClause } from './clauseWords';
import type { Mention, Topic } from './ruleTopics';

/** An action that a rule can ask for. */
export type NamedAction = Exclude<Action, 'none'>;

/** How the local rules understand a clause. */
export type ClauseReading = 'permits' | 'forbids' | 'not_understood';

/** The meaning of a clause. A clause permits or forbids only if every word of it is understood. */
export interface ClauseMeaning {
  reading: ClauseReading;
  topics: readonly Topic[];
  domains: readonly string[];
  /** The exceptions of the clause: "except slurs". */
  exempt: Mention;
  /** The action that a forbidding clause names, such as mute in "spam: mute". */
  action?: NamedAction;
}

const WHO = '(?:we|you|u|they|players?|people|everyone|everybody|anyone|members|users)';
/** Players who do what follows. */
const DOERS = `(?:${WHO} who|whoever)`;
const BE = '(?:is|are|will be|be)';
const LIST = '(§\\w+)';
const FINE =
  '(?:allowed|permitted|fine|ok|okay|okey|alright|cool|welcome|accepted|acceptable|tolerated|legal|encouraged|enabled|good|yes)(?: by us| with us| with me)?';
const PUNISHED = '(?:banned|muted|kicked|warned|punished)';
const PUNISHMENT =
  '(?:ban|bans|mute|mutes|kick|kicks|warn|warns|warning|warnings|punishment|punishments|penalty|penalties)';
const FIRMLY = '(?:(?:instantly|immediately|permanently|instant|immediate|permanent|perma|temporary|temp) )?';
const BAD =
  '(?:forbidden|prohibited|disallowed|unacceptable|unwelcome|punishable|bannable|illegal|against rules|bannable offen[cs]e|punishable offen[cs]e|banned|muted|kicked|punished)';
const HARMLESS = '(?:problem|issue|big deal|offen[cs]e|crime)';
const PUNISHES = '(?:ban|mute|kick|warn|punish)';

const compileWholeClause = (...sources: string[]): RegExp => new RegExp(`^(?:${sources.join('|')})$`);

const PERMITTING: readonly RegExp[] = [
  compileWholeClause(`${LIST} (?:${BE} |: )?(?:always )?${FINE}`),
  compileWholeClause(`(?:always )?${FINE} ?:? ${LIST}`),
  compileWholeClause(`(?:not|never|no longer) ${BAD} : ${LIST}`),
  compileWholeClause(
    `${LIST} (?:${BE} |: )?(?:not|never|no longer) (?:be )?(?:considered )?(?:${BAD}|${HARMLESS}|moderated|filtered|enforced|policed)`,
  ),
  compileWholeClause(`${LIST} (?:${BE} |: )?no ${HARMLESS}`),
  compileWholeClause(`${LIST} (?:will|do|does|can) (?:not|never) (?:get|make) ${WHO} ${PUNISHED}`),
  compileWholeClause(`${LIST} never gets? ${WHO} ${PUNISHED}`),
  compileWholeClause(
    `${LIST} (?:will|do|does) (?:not|never) (?:get|mean|earn|cause|result in|lead to) (?:${WHO} )?${PUNISHMENT}`,
  ),
  compileWholeClause(`${WHO} (?:may|can|could|get to) (?:always )?${LIST}`),
  compileWholeClause(`${WHO} ${BE} (?:always )?(?:allowed|permitted|free|welcome) to ${LIST}`),
  compileWholeClause(`${WHO} have permission to ${LIST}`),
  compileWholeClause(`it ${BE} (?:always )?${FINE} to ${LIST}`),
  compileWholeClause(`${LIST} (?:freely|(?:as (?:much|often) as )?you (?:want|like|wish))`),
  compileWholeClause(`(?:${WHO} )?(?:allow|permit|tolerate|accept|welcome|encourage) ${LIST}`),
  compileWholeClause(
    `(?:${WHO} )?(?:do )?(?:not|never) (?:mind|care about|forbid|ban|prohibit|disallow|punish|object to|police|enforce|moderate|filter|${PUNISHES} (?:${WHO} )?for) ${LIST}`,
  ),
  compileWholeClause(`(?:${WHO} )?${BE} (?:fine|ok|okay|cool|alright) with ${LIST}`),
  compileWholeClause(`(?:${WHO} have )?nothing (?:wrong with|against|bad about) ${LIST}`),
  compileWholeClause(
    `(?:${WHO} have )?no (?:ban|bans|rule|rules|restriction|restrictions|limit|limits|${PUNISHMENT}|problem|problems|issue|issues) (?:on|against|for|with|about|to) ${LIST}`,
  ),
  compileWholeClause(`feel free to ${LIST}`),
  compileWholeClause(
    `${WHO} (?:(?:will|can|may|do|are|is) )?(?:not|never) (?:be |get )?${PUNISHED} (?:for|over) ${LIST}`,
  ),
  compileWholeClause(`(?:nobody|no one) (?:is|gets|will be|will get) ${PUNISHED} (?:for|over) ${LIST}`),
  compileWholeClause(`nobody (?:minds|cares about) ${LIST}`),
  compileWholeClause(
    `(?:${WHO} )?(?:do )?not (?:need|have) to (?:worry about|avoid|stop|refrain from) ${LIST}`,
  ),
  compileWholeClause(`no need to (?:worry about|avoid|stop|refrain from) ${LIST}`),
  compileWholeClause(`do not (?:worry about|be afraid to) ${LIST}`),
];

const consequence = `(?: (?:or|:|,) (?:else|(?:(?:you|u) (?:will )?(?:be|get|are) )?${FIRMLY}(?:${PUNISHED}|${PUNISHMENT})))?`;

const FORBIDDING: readonly RegExp[] = [
  compileWholeClause(`no (?:more )?${LIST}(?: public)?${consequence}`),
  compileWholeClause(
    `no (§\\d+[so]) (?:${BE} )?(?:allowed|permitted|tolerated|accepted|welcome|ok|okay)(?: public)?`,
  ),
  compileWholeClause(`nothing about ${LIST}`),
  compileWholeClause(`it ${BE} (?:not|never|no longer) ${FINE} to ${LIST}`),
  compileWholeClause(
    `(?:${WHO} (?:(?:will|must|should|shall|may|can|have to|need to|are to) )?)?(?:(?:do )?not|never|avoid|stop|refrain from|abstain from|quit) (?:to )?(?:ever )?${LIST}(?: public)?${consequence}`,
  ),
  compileWholeClause(
    `(?:${WHO} )?${BE} (?:not|never) (?:allowed|permitted|free|welcome) to ${LIST}(?: public)?`,
  ),
  compileWholeClause(
    `(?:${WHO} )?(?:(?:do|will|can) )?(?:not|never) (?:allow|permit|tolerate|accept|welcome|encourage|condone|support|want|like|appreciate) (?:${WHO} to )?${LIST}(?: public)?`,
  ),
  compileWholeClause(
    `(?:${WHO} )?(?:forbid|prohibit|disallow|punish|${PUNISHES} (?:${WHO} )?for) ${LIST}(?: public)?`,
  ),
  compileWholeClause(`we ban ${LIST}`),
  compileWholeClause(`(?:we (?:will )?)?${FIRMLY}${PUNISHES} ${DOERS} ${LIST}(?: public)?`),
  compileWholeClause(
    `(?:${DOERS}|if ${WHO}) ${LIST}(?: public)?(?: (?:,|:|then))?(?: ${WHO})? (?:will )?(?:be |gets? )?${FIRMLY}(?:${PUNISHED}|${PUNISHMENT})`,
  ),
  compileWholeClause(
    `nobody (?:may|can|should|must|${BE} (?:allowed|permitted) to) (?:ever )?${LIST}(?: public)?`,
  ),
  compileWholeClause(`${LIST}(?: public)? (?:${BE} |: )?(?:always )?${BAD}(?: public)?`),
  compileWholeClause(
    `${LIST}(?: public)? (?:(?:${BE}|will|can|may|must|should) |: )?(?:not|never|no longer) (?:be )?(?:${FINE}|used|posted|shared)(?: public)?`,
  ),
  compileWholeClause(`${LIST} : (?:no|${FIRMLY}${PUNISHMENT})`),
  compileWholeClause(`${LIST} no`),
  compileWholeClause(`(?:${BAD}|(?:not|never) ${FINE}|no) : ${LIST}`),
  compileWholeClause(`${BAD} ${LIST}`),
  compileWholeClause(
    `${LIST} (?:(?:will|can) )?(?:gets?|earns?|results? in|leads? to|means?) (?:${WHO} )?${FIRMLY}(?:${PUNISHED}|${PUNISHMENT})`,
  ),
  compileWholeClause(
    `(?:${WHO} have )?(?:zero|no) tolerance (?:policy )?(?:for|on|towards?|against|about) ${LIST}(?: public)?`,
  ),
  compileWholeClause(`no (?:place|room) for ${LIST}`),
  compileWholeClause(
    `${WHO} (?:(?:will|can|may|are) )?(?:be |get )?${FIRMLY}${PUNISHED} for ${LIST}(?: public)?`,
  ),
];

/** A list without a verb, as below a heading. */
const BARE_LIST: readonly RegExp[] = [compileWholeClause(LIST)];
/** "slurs are not", "not slurs": the opposite of the clause before. */
const CONTRARY: readonly RegExp[] = [
  compileWholeClause(`${LIST} (?:(?:${BE}|do) )?not`),
  compileWholeClause(`not ${LIST}`),
];

const KIND = '(?:kind|nice|polite|friendly|respectful|civil|considerate)';
const TO_OTHERS =
  '(?: (?:to|towards?) (?:each other|one another|others|everyone|everybody|players|people|(?:other|fellow) (?:players|people|members))(?: and staff)?)?';
/** Rules that ask for manners name no topic; each stands for the topic that it forbids. */
const MANNERS: readonly (readonly [RegExp, Topic])[] = [
  [
    compileWholeClause(
      `(?:always )?(?:be|stay|remain|keep it|keep chat|keep things) ${KIND}(?: (?:and|,) (?:be )?${KIND})*${TO_OTHERS}`,
      '(?:always )?(?:show )?respect(?: (?:for )?(?:each other|one another|others|everyone|everybody|players|people|(?:other|fellow) (?:players|people|members))(?: and staff)?)?',
      '(?:always )?treat (?:others|everyone|everybody|players|people|other players|each other) with (?:respect|kindness)',
      '(?:everyone|players|people|members) must be (?:kind|nice|polite|friendly|respectful|civil)',
      `${WHO} (?:must|should|have to) be ${KIND}${TO_OTHERS}`,
    ),
    'respect',
  ],
  [
    compileWholeClause(
      '(?:always )?keep (?:it|chat|things|language|chat language) (?:clean|family[ -]friendly|kid[ -]friendly|pg|pg[ -]13|sfw|appropriate)',
      '(?:watch|mind) language',
      'this is family[ -]friendly (?:server|chat|community)',
      'family[ -]friendly (?:server|chat|language)(?: only)?',
    ),
    'clean',
  ],
  [
    compileWholeClause(
      '(?:(?:players|everyone|you|people) (?:must|should) )?(?:only )?(?:speak |use |write |type )?(?:only )?english (?:chat )?only(?: public)?',
      '(?:(?:players|everyone|you|people) (?:must|should) )?(?:only (?:speak |use |write |type )?|(?:speak|use|write|type) (?:only )?)(?:in )?english(?: public)?',
    ),
    'language',
  ],
];

/** Where a clause names its action. "Spam is banned" names none: it forbids. */
const NAMED_ACTIONS: readonly RegExp[] = [
  new RegExp(
    ` (?:or|:|,|gets?|earns?|results? in|leads? to|means?)(?: ${WHO})?(?: (?:will|be|get|are))* ${FIRMLY}(ban|mute|kick|warn)(?:s|ned|d|ed|ing|ings)?$`,
  ),
  new RegExp(`(?:be|get|are) ${FIRMLY}(ban|mute|kick|warn)(?:ned|d|ed) for §`),
  new RegExp(`^(?:${WHO} )?(ban|mute|kick|warn) (?:${WHO} )?for §`),
  new RegExp(`^(?:we (?:will )?)?${FIRMLY}(ban|mute|kick|warn) ${DOERS} §`),
  new RegExp(`^(?:${DOERS}|if ${WHO}) §.* (ban|mute|kick|warn)(?:ned|d|ed)$`),
];

function readNamedAction(words: string): NamedAction | undefined {
  for (const pattern of NAMED_ACTIONS) {
    const named = pattern.exec(words)?.[1];
    if (named !== undefined) return named as NamedAction;
  }
  return undefined;
}

const nothing: Mention = { topics: [], domains: [] };
export const notUnderstood: ClauseMeaning = {
  reading: 'not_understood',
  topics: [],
  domains: [],
  exempt: nothing,
};

const EXCEPTION =
  / (?:, )?(?:except(?: for| to)?|besides|(?:other|apart) (?:than|from)|but not|excluding) (?:to )?(§\w+)$/;

function interpretClause(
  { words, groups }: NormalisedClause,
  before: ClauseReading | null,
  heading: ClauseReading | null,
): ClauseMeaning {
  const taken = EXCEPTION.exec(words);
  const exempt = taken ? (groups[Number.parseInt(taken[1]?.slice(1) ?? '', 10)] ?? nothing) : nothing;
  const said = taken ? words.slice(0, taken.index) : words;
  const matched = (patterns: readonly RegExp[]): Mention | undefined => {
    for (const pattern of patterns) {
      const match = pattern.exec(said);
      const token = match?.slice(1).find(Boolean);
      if (token !== undefined) return groups[Number.parseInt(token.slice(1), 10)];
    }
    return undefined;
  };
  const meaning = (reading: ClauseReading, mention: Mention): ClauseMeaning => ({
    reading,
    ...mention,
    exempt,
  });

  // `§` stands for a topic. Without one only a clause that asks for manners has a meaning.
  if (!said.includes('§')) {
    const asked = MANNERS.find(([pattern]) => pattern.test(said));
    return asked ? meaning('forbids', { topics: [asked[1]], domains: [] }) : notUnderstood;
  }
  const bare = heading === null ? undefined : matched(BARE_LIST);
  if (bare && heading) return meaning(heading, bare);
  const forbidden = matched(FORBIDDING);
  if (before !== null && /^not §/.test(said)) {
    const opposite = matched(CONTRARY);
    if (opposite) return meaning(before === 'permits' ? 'forbids' : 'permits', opposite);
  } else if (forbidden && !/^not §/.test(said)) {
    const action = readNamedAction(said);
    return { ...meaning('forbids', forbidden), ...(action === undefined ? {} : { action }) };
  }
  const permitted = matched(PERMITTING);
  // Verdicts go by kinds of words, so a permission of one word can't be applied.
  if (permitted?.topics.some((each) => each.startsWith('"'))) return notUnderstood;
  if (permitted) return meaning('permits', permitted);
  const opposite = before === null ? undefined : matched(CONTRARY);
  return opposite ? meaning(before === 'permits' ? 'forbids' : 'permits', opposite) : notUnderstood;
}

/** A part of a sentence with its position. */
export interface ClausePiece extends ClauseMeaning {
  start: number;
  end: number;
}

const JOINTS =
  /\s*[,;(]\s*(?:(?:but|and|while|whereas|yet|just)\s+)?|\s+(?:but|and|while|whereas|yet)\s+|\s+[-–—]\s+/gi;
/** A sentence with more parts is read as one clause or not at all. */
const MAX_PARTS = 8;
/** "Chat: language: no swearing" has two labels. */
const MAX_LABELS = 2;

/** Finds the positions where a sentence may be cut into clauses. */
function findCuts(sentence: string): { end: number; start: number }[] {
  return Array.from(sentence.matchAll(JOINTS), (match) => ({
    end: match.index,
    start: match.index + match[0].length,
  }));
}

const JOINING_WORDS = /^(?:(?:but|and|while|whereas|yet|however|though|so|just)\b[\s,]*)+/i;

/**
 * Reads one sentence: as one clause, or as several that are all understood. A clause that is not understood may reverse
 * the others ("but don't overdo it"), so then the whole sentence is not understood.
 *
 * @yields after each part of the work
 */
export function* readSentence(
  sentence: string,
  heading: ClauseReading | null,
  labelsLeft = MAX_LABELS,
): Generator<void, ClausePiece[]> {
  const normalised = normaliseClause(sentence);
  const one = interpretClause(normalised, null, heading);
  const entire: ClausePiece = { ...one, start: 0, end: sentence.length };
  if (one.reading !== 'not_understood') return [entire];
  entire.topics = normalised.topics;
  const label = /^([^:]{1,40}):\s+/.exec(sentence);
  yield;
  if (label && labelsLeft > 0 && readHeading(label[1] ?? '') === 'neutral') {
    const [first, ...rest] = yield* readSentence(sentence.slice(label[0].length), heading, labelsLeft - 1);
    if (first?.reading === 'not_understood') return [entire];
    const from = label[0].length;
    return [first, ...rest].flatMap((piece, index) =>
      piece ? [{ ...piece, start: index === 0 ? 0 : piece.start + from, end: piece.end + from }] : [],
    );
  }
  const places = findCuts(sentence);
  if (places.length === 0 || places.length >= MAX_PARTS) return [entire];
  const starts = [0, ...places.map((place) => place.start)];
  const ends = [...places.map((place) => place.end), sentence.length];
  const known = new Map<string, NormalisedClause>();
  const part = (first: number, last: number): NormalisedClause => {
    const key = `${first} ${last}`;
    const read =
      known.get(key) ?? normaliseClause(sentence.slice(starts[first], ends[last]).replace(JOINING_WORDS, ''));
    known.set(key, read);
    return read;
  };
  function* readFrom(first: number, before: ClauseReading | null): Generator<void, ClausePiece[] | null> {
    if (first >= starts.length) return [];
    for (let last = starts.length - 1; last >= first; last -= 1) {
      yield;
      const meaning = interpretClause(part(first, last), before, heading);
      if (meaning.reading === 'not_understood') continue;
      const rest = yield* readFrom(last + 1, meaning.reading);
      if (rest) return [{ ...meaning, start: starts[first] ?? 0, end: ends[last] ?? 0 }, ...rest];
    }
    return null;
  }
  return (yield* readFrom(0, null)) ?? [entire];
}

/** Finds every topic that a text mentions. */
export function findTopics(text: string): readonly Topic[] {
  return normaliseClause(text).topics;
}

const HEADINGS: readonly (readonly [RegExp, ClauseReading | 'neutral'])[] = [
  [
    compileWholeClause(
      '(?:(?:what|things?|everything|stuff|that|which) )*(?:(?:is|are) )?(?:allowed|permitted|ok|okay|fine|acceptable|welcome|tolerated)(?: things| words| content| behaviou?r)?',
      "do'?s",
      '(?:what )?(?:you|players) (?:may|can)(?: do| say| post| use)?',
    ),
    'permits',
  ],
  [
    compileWholeClause(
      '(?:(?:what|things?|everything|stuff|that|which) )*(?:(?:is|are) )?(?:not (?:allowed|permitted|ok|okay|fine|acceptable|welcome|tolerated)|forbidden|prohibited|banned|bannable|disallowed|unacceptable)(?: things| words| content| behaviou?r| offen[cs]es)?',
      "do not'?s|don'?ts",
      '(?:what )?(?:you|players) (?:may|can|must|should) not(?: do| say| post| use)?',
      'no|never|do not|avoid|zero tolerance(?: for)?',
    ),
    'forbids',
  ],
  [
    compileWholeClause(
      '(?:(?:server|chat|general|community|our|basic|main|simple|official|game|following) )*(?:rules?|guidelines|regulations|chat|language|behaviou?r|note|reminder|code of conduct)',
    ),
    'neutral',
  ],
];

/**
 * How a heading applies to the lines below it; `not_understood` when they may apply only in some places or to some
 * players.
 */
export function readHeading(text: string): ClauseReading | 'neutral' {
  const normalised = normaliseClause(text);
  const found = HEADINGS.find(([pattern]) => pattern.test(normalised.words));
  if (found) return found[1];
  if (/^§\w+$/.test(normalised.words)) return 'neutral';
  return interpretClause(normalised, null, null).reading;
}
