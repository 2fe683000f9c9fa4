import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import {
  type ClausePiece,
  notUnderstood,
  readHeading,
  type ClauseReading,
  type NamedAction,
  readSentence,
  findTopics,
} from './ruleClauses';
import { findCategoryOfTopic, listCoveredCategories, findDomains, type Topic } from './ruleTopics';
import type { Category, Finding } from './types';

/** One rule of the owner's text, with its number: the owner's own, or its position. */
export interface OwnerRule {
  number: number;
  text: string;
}

/** How the local rules read one clause of the owner's rules. */
export interface RuleReading {
  number: number;
  text: string;
  /** A clause that is not understood changes no verdict: only an AI can judge it. */
  reading: ClauseReading;
  categories: Category[];
  /** The action that the clause names; absent where the severity of what was said decides. */
  action?: NamedAction;
}

/** The facts that the engine reads from the owner's text, once per text. */
export interface OwnerPolicy {
  rules: readonly OwnerRule[];
  /** Domains that the owner names, but not to forbid them: links to them are no advertising. */
  allowedDomains: ReadonlySet<string>;
  /** Words in quotation marks that a rule forbids, in lower case. */
  forbiddenPhrases: readonly string[];
  englishOnly: boolean;
  permitted: ReadonlySet<Topic>;
  /** Forbidden topics, each with the owner's words that forbid it. */
  forbidden: ReadonlyMap<Topic, string>;
  /** How the local rules read each clause. */
  readings: readonly RuleReading[];
  /** The action that a rule names, by the words of the rule that a verdict quotes. */
  namedActions: ReadonlyMap<string, NamedAction>;
  /** The quotable words of each rule, by its number. */
  quotable: ReadonlyMap<number, string>;
  /**
   * Topics that a permission excepts, and those of clauses that are not understood and sound like a permission or an
   * exception: no ban of these is quoted.
   */
  reserved: ReadonlySet<Topic>;
}

interface RuleLine extends OwnerRule {
  /** The line as the owner wrote it, without the spaces around it. */
  raw: string;
  isItem: boolean;
}

/** A clause as its sentence reads alone, before another sentence or rule withdraws it. */
interface Piece extends ClausePiece {
  text: string;
  /** Whether the clause is not understood and sounds like a permission or an exception. */
  isReservation: boolean;
}

interface Clause extends Piece {
  rule: number;
}

const NUMBERED = /^\s*(?:rule\s*)?#?(\d{1,3})\s*[.):\-–]\s*(.+)$/i;
const BULLET = /^\s*[-*•]\s*(.+)$/;
/** An item that the owner has begun and not written yet. */
const EMPTY_ITEM = /^(?:[-*•]|(?:rule\s*)?#?\d{1,3}[.):\-–])$/i;
const INLINE_NUMBER = /(?<=[.;!?\n]|^)\s*(?=(?:rule\s*)?\d{1,2}[.)]\s+\S)/gi;
const SENTENCE_END = /(?<=[.!?;])\s+/;
const RESERVATION =
  /\b(?:allow\w*|permit\w*|ok|okay|fine|may|can|could|welcome|except\w*|unless|but|only|mind|if|when|while|as long|provided|free|tolerat\w+|exempt\w*|without|however|though|just|within|outside|moderation|reason|exclud\w+|besides|aside|apart|other than|unlike|apply|applies|count|counts|different|always|sometimes)\b/i;
const REFERRING =
  /^\W*(?:(?:except\w*|unless|only|but|however|just|though|although|as long|provided|within|if|when|in|on|for|outside|without|not|same|such|exceptions?)\b|.*\b(?:it|this|that|these|those|them|rule|above)\b)/i;
const NEGATIVE = /\b(?:no|not|\w+n['’]?t|never|forbidden|prohibited|banned|without|avoid|zero tolerance)\b/i;
const OWN_DOMAIN = /\b(?:except|besides|other than|apart from|our|official)\b/i;

function splitRules(text: string): RuleLine[] {
  const lines = text
    .split(/\r?\n/)
    .flatMap((line) => line.split(INLINE_NUMBER))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !EMPTY_ITEM.test(line));
  return lines.map((raw, index) => {
    const match = NUMBERED.exec(raw);
    const item = BULLET.exec(raw)?.[1];
    const number = match?.[1] === undefined ? index + 1 : Number(match[1]);
    return { number, text: (match?.[2] ?? item ?? raw).trim(), raw, isItem: item !== undefined };
  });
}

/** The reading that the lines below a heading inherit from it. */
type Scope = ClauseReading | 'neutral';

/** Reads the clauses of a sentence under its heading, each with its own words. */
function* readPieces(sentence: string, scope: Scope): Generator<void, Piece[]> {
  const heading = scope === 'permits' || scope === 'forbids' ? scope : null;
  const pieces =
    scope === 'not_understood'
      ? [{ ...notUnderstood, topics: findTopics(sentence), start: 0, end: sentence.length }]
      : yield* readSentence(sentence, heading);
  return pieces.map((piece) => {
    const text = sentence.slice(piece.start, piece.end).trim();
    const isReservation =
      piece.reading === 'not_understood' && (scope === 'not_understood' || RESERVATION.test(text));
    return { ...piece, text, isReservation };
  });
}

/** The items of each rule, in order, by the rule's number. */
function groupByRule<Item>(items: readonly Item[], getNumber: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(getNumber(item));
    if (group) group.push(item);
    else groups.set(getNumber(item), [item]);
  }
  return groups;
}

/** Reads all clauses in order, each under its heading. */
function* readClauses(lines: readonly RuleLine[]): Generator<void, Clause[]> {
  const clauses: Clause[] = [];
  // A hostile text repeats a sentence a thousand times.
  const known = new Map<string, readonly Piece[]>();
  let scope: Scope = 'neutral';
  let itemsBelow = false;
  for (const line of lines) {
    if (!line.isItem && itemsBelow) scope = 'neutral';
    itemsBelow = line.isItem;
    if (/:$/.test(line.text)) {
      scope = readHeading(line.text.slice(0, -1));
      itemsBelow = false;
      continue;
    }
    for (const sentence of line.text.split(SENTENCE_END)) {
      const key = `${scope} ${sentence}`;
      const pieces = known.get(key) ?? (yield* readPieces(sentence, scope));
      known.set(key, pieces);
      const first = clauses.length;
      for (const piece of pieces) clauses.push({ ...piece, rule: line.number });
      withdraw(clauses, first, sentence);
    }
  }
  return clauses;
}

/**
 * Withdraws the clause before a sentence without a topic of its own ("Only in moderation."), which changes its meaning.
 */
function withdraw(clauses: Clause[], first: number, sentence: string): void {
  const added = clauses[first];
  const before = clauses[first - 1];
  if (!added?.isReservation || added.topics.length > 0 || before === undefined) return;
  const continues = before.rule === added.rule || /^\W*(?:\(|except|unless|only|but|however)/i.test(sentence);
  if (!continues || !REFERRING.test(sentence)) return;
  for (const clause of clauses) {
    if (clause.rule !== before.rule || clause === added) continue;
    clause.reading = 'not_understood';
    clause.isReservation = true;
  }
}

/** Withdraws clauses that contradict each other. */
function withdrawContradictions(clauses: Clause[]): void {
  const listTopics = (reading: ClauseReading) =>
    new Set(clauses.filter((clause) => clause.reading === reading).flatMap((clause) => clause.topics));
  const permitted = listTopics('permits');
  const forbidden = listTopics('forbids');
  for (const clause of clauses) {
    if (clause.topics.some((topic) => permitted.has(topic) && forbidden.has(topic))) {
      clause.reading = 'not_understood';
      clause.isReservation = true;
    }
  }
}

function listClauseCategories({ reading, topics, domains }: Clause): Category[] {
  if (reading === 'not_understood') return [];
  const named = topics.flatMap((topic) => findCategoryOfTopic(topic) ?? listCoveredCategories(topic));
  return [...new Set(domains.length > 0 ? [...named, 'advertising' as const] : named)];
}

function toReading(clause: Clause): RuleReading {
  return {
    number: clause.rule,
    text: clause.text,
    reading: clause.reading,
    categories: listClauseCategories(clause),
    ...(clause.reading === 'forbids' && clause.action !== undefined ? { action: clause.action } : {}),
  };
}

/**
 * Finds the rules that stand on one line and whose clauses all forbid with the same action.
 *
 * @returns the line's words by the rule's number
 */
function findWholeQuotations(
  clausesOfRule: ReadonlyMap<number, readonly Clause[]>,
  linesOfRule: ReadonlyMap<number, readonly RuleLine[]>,
): Map<number, string> {
  const quotations = new Map<number, string>();
  for (const [number, clauses] of clausesOfRule) {
    const [line, second] = linesOfRule.get(number) ?? [];
    const isOne = clauses.every(
      ({ reading, action }) => reading === 'forbids' && action === clauses[0]?.action,
    );
    if (line && !second && isOne) quotations.set(number, `${number}. ${line.text}`);
  }
  return quotations;
}

/** @yields after each part of the work, which takes a millisecond or two at most */
function* parse(text: string): Generator<void, OwnerPolicy> {
  const lines = splitRules(text);
  const clauses = yield* readClauses(lines);
  yield;
  withdrawContradictions(clauses);
  const allowedDomains = new Set<string>();
  const permitted = new Set<Topic>();
  const forbidden = new Map<Topic, string>();
  const reserved = new Set<Topic>();
  const namedActions = new Map<string, NamedAction>();
  const allow = (hosts: readonly string[]) => hosts.forEach((host) => allowedDomains.add(host));
  const clausesOfRule = groupByRule(clauses, ({ rule }) => rule);
  const wholeQuotations = findWholeQuotations(
    clausesOfRule,
    groupByRule(lines, ({ number }) => number),
  );
  for (const clause of clauses) {
    const { reading, topics, domains, exempt } = clause;
    if (reading === 'permits') {
      topics.forEach((topic) => permitted.add(topic));
      exempt.topics.forEach((topic) => reserved.add(topic));
      allow(domains);
    } else if (reading === 'forbids') {
      // The owner's words around the clause, without any word that permits.
      const words =
        wholeQuotations.get(clause.rule) ?? `${clause.rule}. ${clause.start > 0 ? '… ' : ''}${clause.text}`;
      if (clause.action !== undefined && !namedActions.has(words)) namedActions.set(words, clause.action);
      for (const topic of topics) if (!forbidden.has(topic)) forbidden.set(topic, words);
      exempt.topics.forEach((topic) => permitted.add(topic));
      allow(exempt.domains);
    } else {
      if (clause.isReservation) topics.forEach((topic) => reserved.add(topic));
      if (!NEGATIVE.test(clause.text) || OWN_DOMAIN.test(clause.text)) allow(findDomains(clause.text));
    }
  }
  yield;
  const quotable = new Map<number, string>();
  for (const { number, text: words } of lines) {
    if (quotable.has(number)) continue;
    const own = clausesOfRule.get(number) ?? [];
    const left = own.filter((clause) => clause.reading !== 'permits');
    const quote = left.length === own.length ? words : left.map((clause) => clause.text).join(' … ');
    if (quote !== '') quotable.set(number, `${number}. ${quote}`);
  }
  return {
    readings: clauses.map(toReading),
    namedActions,
    quotable,
    rules: lines.map(({ number, text: words }) => ({ number, text: words })),
    allowedDomains,
    forbiddenPhrases: [...forbidden.keys()]
      .filter((topic) => topic.startsWith('"') && !permitted.has(topic) && !reserved.has(topic))
      .map((topic) => topic.slice(1, -1)),
    englishOnly: forbidden.has('language') && !reserved.has('language'),
    permitted,
    forbidden,
    reserved,
  };
}

/**
 * Owners' texts are few and change rarely; messages are many. The bound counts rules and clauses, because a hostile text
 * has thousands: about 30 MB at most.
 */
const cache = new LRUCache<string, OwnerPolicy>({
  maxSize: 200_000,
  sizeCalculation: ({ rules, readings }) => 1 + rules.length + readings.length,
});

function remember(serverRules: string, policy: OwnerPolicy): OwnerPolicy {
  cache.set(serverRules, policy);
  return policy;
}

/** Reads the owner's text. The result is cached, so that later messages cost nothing. */
export function readOwnerPolicy(serverRules: string): OwnerPolicy {
  const known = cache.get(serverRules);
  if (known) return known;
  const parsing = parse(serverRules);
  let step = parsing.next();
  while (step.done !== true) step = parsing.next();
  return remember(serverRules, step.value);
}

/** How the local rules read each clause of the owner's text. */
export const listRuleReadings = (serverRules: string): readonly RuleReading[] =>
  readOwnerPolicy(serverRules).readings;

/** Milliseconds of a turn of the event loop in which a text is read. */
const SLICE_MS = 1;

/**
 * Reads the owner's text in slices, before a line is judged by it: a hostile one takes longer than other owners' lines may
 * wait. After that {@link readOwnerPolicy} finds it in the cache.
 */
export async function prepareOwnerPolicy(serverRules: string): Promise<void> {
  if (cache.has(serverRules)) return;
  const parsing = parse(serverRules);
  let began = performance.now();
  let step = parsing.next();
  while (step.done !== true) {
    if (performance.now() - began >= SLICE_MS) {
      await nextTurn();
      began = performance.now();
    }
    step = parsing.next();
  }
  remember(serverRules, step.value);
}

type Judged = Pick<Finding, 'category' | 'topic' | 'severity' | 'needsCare'>;

/** Lists the narrower topic first: an owner who forbids Discord invites and permits advertising means both. */
function listFindingTopics({ topic, category }: Judged): readonly Topic[] {
  return topic === undefined ? [category] : [topic, category];
}

/**
 * The highest severity that a permission covers: whatever the rules say, violence outside the game leads to an action.
 */
const GRAVEST_PERMITTED = 8;
/** An owner who permits adult talk has not permitted approaching minors. */
const GRAVEST_SEXUAL = 5;

/** Whether the owner's rules permit a finding. */
export function isPermitted(policy: OwnerPolicy, finding: Judged): boolean {
  if (finding.needsCare === true) return false;
  if (finding.severity > (finding.category === 'sexual' ? GRAVEST_SEXUAL : GRAVEST_PERMITTED)) return false;
  const decisive = listFindingTopics(finding).find(
    (topic) => policy.permitted.has(topic) || policy.forbidden.has(topic) || policy.reserved.has(topic),
  );
  return decisive !== undefined && policy.permitted.has(decisive);
}

/** The owner's words that forbid a finding, with the rule's number, or null. */
export function findForbiddingRule(policy: OwnerPolicy, finding: Judged): string | null {
  const topics = listFindingTopics(finding);
  if (topics.some((topic) => policy.reserved.has(topic))) return null;
  for (const topic of topics) {
    const named = policy.forbidden.get(topic);
    if (named !== undefined) return named;
  }
  for (const [topic, words] of policy.forbidden) {
    if (listCoveredCategories(topic).includes(finding.category)) return words;
  }
  return null;
}

/** The words of a rule that a verdict may name, without those that permit; null when the rule only permits. */
export function quoteRuleByNumber(policy: OwnerPolicy, number: number): string | null {
  return policy.quotable.get(number) ?? null;
}

/** Whether the owner's rules forbid a category by name, and no clause reserves it. */
export function isCategoryForbidden(policy: OwnerPolicy, category: Category): boolean {
  return policy.forbidden.has(category) && !policy.reserved.has(category);
}

/** Whether a host is one of the owner's domains or a subdomain of one. */
export function isAllowedDomain(policy: OwnerPolicy, host: string): boolean {
  for (const allowed of policy.allowedDomains) {
    if (host === allowed || host.endsWith(`.${allowed}`)) return true;
    // Owners write "example.net" and mean play.example.net, and the reverse.
    const parent = allowed.split('.').slice(-2).join('.');
    if (host === parent) return true;
  }
  return false;
}
