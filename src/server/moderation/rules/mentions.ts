import type { NormalisedText } from '../normalise';
import type { Category, Finding, TextSpan } from '../types';
import { FOREIGN_AFTER, FOREIGN_BEFORE, FOREIGN_FORBIDS } from './foreignMentions';

/** What rules find in words, which a line may also quote, forbid, ask about or apologise for. */
const FOUND_IN_WORDS: ReadonlySet<Category> = new Set<Category>([
  'harassment',
  'hate',
  'self_harm',
  'profanity',
  'sexual',
  'threat',
]);
/** A finding that only asks a reviewer has this severity. */
const REVIEW_SEVERITY = 2;

const ARTICLE = '(?:(?:a|an|the|that|this|word|n|stupid|dumb|fucking|all) |to )*';
/** What stands before a word that is spoken about: "don't say", "he called me a", "the word". */
const BEFORE = new RegExp(
  `(?:${[
    "\\b(?:(?:dont|don't|do not|never|stop|cant|can't|cannot|not|no|against|for|muted|banned|warned|is|are|was|start|started|keeps?|kept|just|he|she|they|someone|people|kids|players?) (?:\\w+ )?)(?:say|says|said|saying|type|types|typed|typing|write|writes|wrote|writing|use|using|yells?|yelled|yelling|screams?|screamed|texts?|texted|spam(?:s|med)?)",
    '\\b(?:if|when) (?:someone|anyone|people|they|he|she|a player|players) (?:says?|tells?)(?: (?:you|u))?(?: to)?',
    '\\b(?:call|calls|called|calling) (?:me|us|him|her|them|people|players|others|my \\w+|each other)',
    "\\b(?:sorry|apologi[sz]e|shouldnt have|shouldn't have|should not have|regret)(?! not\\b)(?: \\w+){0,3} (?:call|called|calling|say|said|saying|tell|told|telling)(?: (?:you|u|him|her|them|to))*",
    '\\b(?:says|said|told|tells|telling|keeps telling|stop telling) (?:me|us|him|her|them|people|kids|players|others|everyone|my \\w+)',
    '\\b(?:mutes?d?|ban(?:s|ned)?|kick(?:s|ed)?|warn(?:ed|ing)?|punish(?:ed|ment)) for',
    "\\b(?:its|it's|it is) (?:so |very |really )?(?:wrong|bad|racist|mean|rude|horrible|not (?:ok|okay|nice|cool|right)) to say(?: that)?",
    '\\b(?:the|what|bad|a|that) (?:\\w )?word',
    '\\bwhat (?:does|means)',
  ].join('|')})[ :"'“‘]+${ARTICLE}["'“‘]?$`,
);
/** What stands after it: "means", "is a bad word", "is not allowed". */
const AFTER =
  /^["'”’]? (?:means?\b|(?:(?:is|are|was) (?:not|never)|isnt|isn't|arent|aren't) (?:\w+ ){0,2}(?:jokes?|funny|cool|nice|okay|fine|acceptable)\b|stands? for\b|(?:is|isnt|isn't|was) (?:not )?(?:a |an )?(?:really )?(?:bad|slur|swear|curse|insult|banned|blocked|filtered|censored|forbidden|allowed|against|offensive|rude|bannable|not ok)\b|(?:a )?(?:bad|swear|curse) word\b|a (?:swear|slur|curse|insult)(?= *[?.!]*$| here\b)|(?:filtered|censored)\b|counts? as (?:an? )?(?:insult|swear|slur)|allowed\b|banned here\b|in (?:german|english|french|spanish|dutch|polish)\b)/;
const QUOTE = '["\'“”‘’«»„]';
/** "All", "the": articles before a group, as English ones stand in `ARTICLE`. */
const ARTICLES_FOREIGN =
  '(?:(?:que|dass|che|dat|ze|что) )?(?:(?:alle[ns]?|die|tod[oa]s|l[oa]s|os|as|tous|toutes|les|tutt[ie]|gli|i|de|wszyscy|wszystkich|все|всех) )*';
const BEFORE_FOREIGN = new RegExp(
  `${FOREIGN_BEFORE}[ :,]*${QUOTE}?\\s?$|${FOREIGN_FORBIDS}[ :,]*${QUOTE}?\\s?${ARTICLES_FOREIGN}$`,
  'u',
);
const AFTER_FOREIGN = new RegExp(`^\\s?${QUOTE}? ${FOREIGN_AFTER}`, 'u');
/** A player's name before what they said. Who speaks of themselves or of the reader says it again. */
const NAMED_TELLER = new RegExp(
  `(?<!\\p{L})(?!(?:i|we|you|u|ya|just|always|never|also|once|already|even|only|literally|then|simon|god|jesus)(?!\\p{L}))[\\p{L}\\p{N}_]+ (?:just |keeps? |always )?(?:said|says|saying|wrote|writes|typed|types|yelled|yells|screamed)(?: that)?[ :,]+${QUOTE}?$`,
  'u',
);
/** Whom that player told it, which an urging does not name. */
const TOLD_ONE = new RegExp(
  `^${QUOTE}? (?:(?:to|at) (?:me|us|him|her|them|everyone|people|my \\p{L}+)|in (?:(?:my|the|our|public|global|team|private) )*(?:chat|dms?|pms?|vc|voice|msgs?|messages?))(?!\\p{L})`,
  'u',
);
/** "You are a" before a word: whatever stands after it, the word is for a player. */
const ADDRESSED =
  /(?<!\p{L})(?:du|ihr|(?:tu|(?:tu )?(?:eres|sei)|tu e|tu es|t'es|vc e|voce e)(?: u(?:n|ne|na|m|ma))?|ты|вы|ty|jij|(?:jij|je) bent(?: een)?|sen) $/u;
/** The line turns on another player, whatever it quotes. */
const AIMED =
  /\b(?:(?<!\bcall(?:s|ed|ing)? )(?:you|u|ur|you're|youre|your) (?:are |r |all )?(?:one|a|an|such|just|really|both|still|fucking|dumb|stupid|deserve|should)|so (?:do|kill|will|am)|do it|because (?:you|u|he|she|they)(?! (?:said|says?|wrote|typed|told|kept|keeps?|called)\b)|(?:and )?i mean it|i agree|[,.;!] ?(?:and |but |because )?(?:they|them all) (?:must|should|deserve to|need to|have to|gotta) (?:\w+ )?(?:suffer|die|burn|bleed|rot|hang)|(?:he|she|they)(?:s|'s|'re| is| are| was| were) right)\b|(?<!\p{L})(?:aber (?:du bist|ihr seid)|pero (?:tu )?(?:eres|sos)|mas (?:vc|voce|tu) es?|mais (?:t'es|tu es)|ma (?:tu )?sei|maar (?:je|jij) bent|ale (?:ty )?jestes|ama sen|но ты)(?!\p{L})/u;
/** Words in quotation marks. */
const QUOTATION = /(?<![\p{L}\p{N}])["'“”‘«„](?=\S)[^"“”«»„]{2,120}?["'“”’»](?![\p{L}\p{N}])/gu;
/** "He was like" stands before what another player said, and before a word without quotation marks it compares. */
const WAS_LIKE = /(?<!\bi )\b(?:was|were|is|be) (?:all |just )?like[ :,]*$/;
/** Who quotes themselves says it again. */
const QUOTES_SPEAKER =
  /(?<!\p{L})(?:i|we|ich|wir|yo|eu|je|j'ai|io|ik|ja|ben|я)(?: \p{L}+)? (?:say|said|told|wrote|hab\p{L}*|sag\p{L}*|dije|digo|disse|falei|dit|detto|zei|mowi\p{L}*|powiedzial\p{L}*|сказал\p{L}*|говор\p{L}*)(?!\p{L})/u;

/** Only the nearest characters are read, so that a long line of quotations takes no longer to judge. */
const NEAREST = 64;

/** Whether the word at one place is mentioned and not used. */
function isSpokenAbout(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - NEAREST), start);
  const after = text.slice(end, end + NEAREST);
  return (
    BEFORE.test(before) ||
    AFTER.test(after) ||
    (TOLD_ONE.test(after) && NAMED_TELLER.test(before)) ||
    BEFORE_FOREIGN.test(before) ||
    (AFTER_FOREIGN.test(after) && !ADDRESSED.test(before))
  );
}

/** Whether a line speaks about the words at all these places, and turns on no player. */
export function isAboutWords(line: string, spans: readonly TextSpan[]): boolean {
  return (
    spans.length > 0 && !AIMED.test(line) && spans.every(({ start, end }) => isSpokenAbout(line, start, end))
  );
}

/** Where a line quotes what another player said. */
export function findReportedSpeech(line: string): TextSpan | undefined {
  if (AIMED.test(line) || QUOTES_SPEAKER.test(line)) return undefined;
  for (const { index, 0: quotation } of line.matchAll(QUOTATION)) {
    const end = index + quotation.length;
    if (WAS_LIKE.test(line.slice(0, index)) || isSpokenAbout(line, index, end))
      return { text: line, start: index, end };
  }
  return undefined;
}

/**
 * Whether the word is spoken about wherever the line has it: a quotation excuses no second use. A threat has to be quoted,
 * because "just saying" stands before one that is meant.
 */
function isMentioned({ text, start, end }: TextSpan, category: Category): boolean {
  const word = text.slice(start, end);
  if (word.trim() === '') return false;
  const report = findReportedSpeech(text);
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    const isReported = report !== undefined && at >= report.start && at + word.length <= report.end;
    if (!isReported && (category === 'threat' || !isSpokenAbout(text, at, at + word.length))) return false;
  }
  return true;
}

/**
 * Leaves to a reviewer what rules found in words that the line speaks about instead of using them: a report, a question, an
 * apology, a warning to others.
 */
export function doubtMentions(findings: Finding[], text: NormalisedText): Finding[] {
  const inWords = findings.filter(
    ({ category, severity, needsCare }) =>
      needsCare !== true && FOUND_IN_WORDS.has(category) && severity > REVIEW_SEVERITY,
  );
  if (inWords.length === 0 || AIMED.test(text.squeezed)) return findings;
  const areMentions = inWords.every(
    ({ found = [], category }) => found.length > 0 && found.every((span) => isMentioned(span, category)),
  );
  if (!areMentions) return findings;
  return findings.map((finding) =>
    inWords.includes(finding)
      ? {
          ...finding,
          severity: REVIEW_SEVERITY,
          reasoning: `${finding.reasoning} The line speaks about the words, so a reviewer decides.`,
          asksReview: true,
        }
      : finding,
  );
}
