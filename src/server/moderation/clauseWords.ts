import { repeatWords } from './repeatWords';
import { replaceMentions, narrowMention, type Mention, type Topic } from './ruleTopics';

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan(?:no|')?t\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|is|are|would|should|must|have|was|were|need)n'?t\b/g, '$1 not'],
  [/\b(you|we|they)'re\b/g, '$1 are'],
  [/\b(you|we|they|i)'ll\b/g, '$1 will'],
  [/\b(it|that|there|what)'s\b/g, '$1 is'],
];

/** "in chat", "on our server": the place that every rule is about. */
const HERE =
  /\b(?:(?:in|on|within|inside|around|at) (?:(?:the|our|this|my|your|game|minecraft|in[ -]game|server) )*(?:chat|server|game|network|realm|smp)|in[ -]game|here|at all|at any time|at all times|under any circumstances?|whatsoever|for (?:everyone|everybody|all players|all)|of any (?:kind|sort|type)|in any (?:way|form))\b/g;
const PUBLIC_PLACE = /\bin (?:the )?(?:public|global|main|general|open)(?: chat)?\b/g;
/** Words that can be dropped without a change of meaning. */
const FILLERS =
  /(?<![\w-])(?:a|an|the|any|all|of|please|pls|plz|thanks|thank you|really|very|absolutely|strictly|completely|totally|definitely|perfectly|entirely|currently|now|still|ever|also|there (?:is|are|will be)(?= no\b| nothing\b)|(?:other )?(?:kinds?|forms?|types?|sorts?|acts?) of|your|their|his)(?![\w-])/g;
const CARRIER =
  '(?<![\\w-])(?:us(?:e|es|ing)|post(?:s|ing)?|shar(?:e|es|ing)|send(?:s|ing)?|mak(?:e|es|ing)|do|doing|be|being|spread(?:ing)?|engage in|engaging in|writ(?:e|ing)|typ(?:e|ing)|talk about|talking about) ';
/** Verbs that only introduce the topic: "post links", "be toxic". */
const CARRIERS = new RegExp(`${repeatWords(CARRIER, '+')}(?=§)`, 'g');

/** Words that the patterns of a clause need, or that may reverse a clause: none of them can be the item of a list. */
const significant = new Set(
  'we you u who whoever then player players people everyone everybody anyone members users they i it this that these those may can could will would shall should must might do does did not no never none nobody one body nothing is are be been being was were am to for with on against about over without except unless besides other than apart from excluding excluded exempt exempted aside only if when while until where within inside outside beyond but yet though although however instead rather just even always sometimes often mostly usually generally hardly rarely barely once again more less too so as or and nor else get gets got have has allow allows allowed permit permitted tolerate tolerated accept accepted welcome encourage encouraged condone support want like appreciate mind care forbid forbids forbidden ban bans banned bannable mute muted kick kicked warn warned warning punish punished punishable punishment penalty prohibit prohibited disallow disallowed avoid stop refrain abstain quit feel free go ahead fine ok okay okey alright cool acceptable unacceptable legal illegal enabled yes good bad problem problems issue issues rule rules restriction restrictions limit limits offence offense crime tolerance zero place room worry need unwelcome moderated filtered enforced policed staff question in public'.split(
    ' ',
  ),
);

/** A clause in the words that the patterns know: topics are numbered, and a list of topics is one token. */
export interface NormalisedClause {
  words: string;
  groups: readonly Mention[];
  /** Every topic that the clause mentions, whatever it says about it. */
  topics: readonly Topic[];
}

const SEPARATORS = new Set([',', 'and', 'or', 'nor']);

const EMOTICON = /[:;]-?[()DP](?=\s|$)/gi;
const NOT_ASCII = /[^\0-\x7f]/;

/** Replaces typographic quotation marks, emoticons and emoji; all but emoticons are not ASCII. */
function replaceSigns(text: string): string {
  return text
    .replace(/[“”„«»]/g, '"')
    .replace(/\uFE0F/g, '')
    .replace(EMOTICON, ' ')
    .replace(/✅|✔|☑|👍/gu, ' allowed ')
    .replace(/❌|🚫|⛔|👎|✖|❎/gu, ' forbidden ')
    .replace(/\p{Extended_Pictographic}/gu, ' ');
}

/** Writes a clause of an owner rule in those words. */
export function normaliseClause(text: string): NormalisedClause {
  let plain = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[‘’ʼ`]/g, "'");
  plain = NOT_ASCII.test(plain) ? replaceSigns(plain) : plain.replace(EMOTICON, ' ');
  for (const [pattern, written] of CONTRACTIONS) plain = plain.replace(pattern, written);
  plain = plain
    .replace(/\bgo ahead and\b/g, 'feel free to')
    .replace(/\bno ?one\b/g, 'nobody')
    .replace(/\bthe rules\b/g, 'rules');
  const { marked, mentions } = replaceMentions(plain);
  const spaced = marked
    .replace(/[.!]+(?=[\s)]|$)/g, ' ')
    .replace(/\?/g, ' question ')
    .replace(/[,/&+(;]/g, ' , ')
    .replace(/\)/g, ' ')
    .replace(/[:=→]|(?<=\s)[-–—]+>?(?=\s)/g, ' : ')
    .replace(/\s+/g, ' ')
    .replace(HERE, ' ')
    .replace(PUBLIC_PLACE, ' public ')
    .replace(FILLERS, ' ')
    .replace(/\s+/g, ' ')
    .replace(CARRIERS, '')
    .replace(/(?<= (?:and|or|nor|,)) to (?=§)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return joinLists(spaced === '' ? [] : spaced.split(' '), mentions);
}

/**
 * Joins "spam, caps and ads" to one token: `§`, the index of its group, and how it is joined (s single, c comma, a and,
 * o or).
 */
function joinLists(words: readonly string[], mentions: readonly Mention[]): NormalisedClause {
  const items: { mention: Mention | null; word: string }[] = [];
  for (const word of words) {
    const mention = word.startsWith('§') ? mentions[Number(word.slice(1))] : undefined;
    const last = items.at(-1);
    if (mention !== undefined) {
      const narrowed = last?.mention ? narrowMention(last.mention, mention) : null;
      const before = items.at(-2)?.mention;
      const linked =
        (last?.word === 'to' || last?.word === 'for') && before ? narrowMention(before, mention) : null;
      if (narrowed) items.splice(-1, 1, { mention: narrowed, word: '§' });
      else if (linked && mention.topics[0] !== 'advertising')
        items.splice(-2, 2, { mention: linked, word: '§' });
      else items.push({ mention, word: '§' });
    } else if (SEPARATORS.has(word) && last !== undefined && SEPARATORS.has(last.word)) {
      items.splice(-1, 1, { mention: null, word: word === ',' ? last.word : word });
    } else if (significant.has(word) || SEPARATORS.has(word) || !/^[\p{L}'-]+$/u.test(word)) {
      items.push({ mention: null, word });
    } else items.push({ mention: null, word: `?${word}` });
  }
  while (items.length > 0 && SEPARATORS.has(items[0]?.word ?? '')) items.shift();
  while (items.length > 0 && SEPARATORS.has(items.at(-1)?.word ?? '')) items.pop();

  const groups: Mention[] = [];
  const joined: string[] = [];
  let index = 0;
  while (index < items.length) {
    const { end, mention, join } = readList(items, index);
    if (mention !== null) {
      joined.push(`§${groups.push(mention) - 1}${join}`);
      index = end;
    } else {
      joined.push((items[index]?.word ?? '').replace(/^\?/, ''));
      index += 1;
    }
  }
  return { words: joined.join(' '), groups, topics: mentions.flatMap((mention) => mention.topics) };
}

const LONGEST_UNKNOWN_ITEM = 3;

/**
 * Reads the list of topics that begins at an index. It may hold unknown nouns where "and" or "or" marks it as a list.
 */
function readList(
  items: readonly { mention: Mention | null; word: string }[],
  start: number,
): { end: number; mention: Mention | null; join: string } {
  const none = { end: start, mention: null, join: '' };
  const found: Mention[] = [];
  let join = 's';
  let unknown = false;
  let index = start;
  for (;;) {
    const item = items[index];
    if (item?.mention) {
      found.push(item.mention);
      index += 1;
    } else {
      const from = index;
      while (items[index]?.word.startsWith('?') && index - from < LONGEST_UNKNOWN_ITEM) index += 1;
      if (index === from) return none;
      unknown = true;
    }
    const separator = items[index]?.word ?? '';
    const next = items[index + 1];
    if (!SEPARATORS.has(separator) || !(next?.mention || next?.word.startsWith('?'))) break;
    join = separator === ',' ? 'c' : separator === 'and' ? 'a' : 'o';
    index += 1;
  }
  if (found.length === 0 || (unknown && join !== 'a' && join !== 'o')) return none;
  const topics = [...new Set(found.flatMap((each) => each.topics))];
  return { end: index, mention: { topics, domains: found.flatMap((each) => each.domains) }, join };
}
