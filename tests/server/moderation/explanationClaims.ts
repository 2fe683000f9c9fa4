import { LANGUAGES } from '~/server/moderation/languages';
import { judgeLocally, readOwnerPolicy, noHistory, type ModerationInput } from '~/server/moderation';
import type { ExplainedWord, Explanation } from '~/server/moderation/explain/explain';
import { fold, normalise, squeeze, lowerWithoutDiacritics } from '~/server/moderation/normalise';
import { romanise, toSound } from '~/server/moderation/opinion/romanise';

const reverse = (text: string): string => Array.from(text).reverse().join('');
const toLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}*]/gu, '');

/** The entry of a list as it is compared with the words of a line. */
function toComparable(listed: string): string {
  return listed
    .replace(/\*$/, '')
    .split('_')
    .filter((part) => part !== '')
    .map((part) => {
      const stripped = lowerWithoutDiacritics(part);
      return /[а-яіїєґ]/.test(stripped) ? romanise(stripped) : fold(part);
    })
    .join(' ');
}

function matchesMask(read: string, word: string): boolean {
  return (
    read.length === word.length && Array.from(read).every((sign, at) => sign === '*' || sign === word[at])
  );
}

/** Whether the word as it was read is the entry of the list. */
function isEntry({ listed, read, reading }: ExplainedWord): boolean {
  const entry = toComparable(listed);
  const isListed = (word: string) => (listed.endsWith('*') ? word.startsWith(entry) : word === entry);
  if (isListed(read)) return true;
  if (reading === 'masked') return matchesMask(read, entry);
  if (reading === 'reversed') return isListed(reverse(read));
  if (reading === 'sound') return toSound(read) === toSound(entry);
  return reading === 'glued' && read.includes(entry);
}

/** What a part of a line can be read as. */
function readAlone(part: string): string[] {
  const text = normalise(part);
  return [text.plain, text.folded, text.display.toLowerCase(), lowerWithoutDiacritics(text.display)]
    .flatMap((form) => [form, squeeze(form)])
    .map((form) => toLetters(romanise(form)));
}

/** Whether the word that was read is what stands there. */
function isReadFrom({ read, reading, written }: ExplainedWord, line: string): boolean {
  const word = toLetters(read);
  if (reading === 'plain') return toLetters(written.text) === word;
  if (reading === 'torn') return toLetters(written.text) === word && written.text.length > read.length;
  const begin = line.slice(0, written.start).search(/\S*$/);
  const end = written.end + (/^\S*/.exec(line.slice(written.end))?.[0].length ?? 0);
  return [written.text, line.slice(begin, end)]
    .flatMap(readAlone)
    .some((letters) => letters.includes(word) || letters.includes(reverse(word)));
}

/** Every claim of an explanation that is not true of its line, in words. */
export function findFalseClaims(explained: Explanation, input: ModerationInput): string[] {
  const { written, read, changes, words, findings, opinion, verdict } = explained;
  const faults: string[] = [];
  const claim = (isTrue: boolean, what: string): void => {
    if (!isTrue) faults.push(what);
  };
  claim(written === input.message, 'the line is the one that was written');

  let [at, readAt] = [0, 0];
  const isUnchanged = (until: number, readUntil: number) =>
    Array.from(written.slice(at, until))
      .map((letter) => letter.toLowerCase())
      .join('') ===
    Array.from(read.slice(readAt, readUntil))
      .map((letter) => letter.toLowerCase())
      .join('');
  for (const change of changes) {
    const [from, to] = [
      written.slice(change.written.start, change.written.end),
      read.slice(change.read.start, change.read.end),
    ];
    claim(from !== to && from.toLowerCase() !== to, `“${from}” was changed to “${to}”`);
    claim(isUnchanged(change.written.start, change.read.start), `nothing is changed before “${from}”`);
    [at, readAt] = [change.written.end, change.read.end];
  }
  claim(isUnchanged(written.length, read.length), 'nothing is changed after the last change');

  const quotes = [...words.map((word) => word.written), ...findings.flatMap((finding) => finding.words)];
  for (const { text, start, end } of quotes) {
    claim(text !== '' && written.slice(start, end) === text, `“${text}” stands at ${start} to ${end}`);
  }
  for (const word of words) {
    const { slot, language, listed, reading } = word;
    claim(
      LANGUAGES[language]?.[slot].split(' ').includes(listed) === true,
      `${language} lists ${listed} as ${slot}`,
    );
    claim(explained.languages.includes(language), `${language} is a likely language`);
    claim(isEntry(word), `“${word.read}” is ${listed} (${reading})`);
    claim(isReadFrom(word, written), `“${word.written.text}” reads as “${word.read}” (${reading})`);
  }

  const rules = readOwnerPolicy(input.config.server_rules).rules;
  for (const { rule, permitted, category } of findings) {
    if (rule === null) continue;
    const [, number, clause] = /^(\d+)\. (?:… )?(.*)$/s.exec(rule) ?? [];
    claim(
      rules.some((own) => own.number === Number(number) && own.text.includes(clause ?? rule)),
      `“${rule}” is a clause of the owner`,
    );
    claim(!permitted, `${category} is forbidden by “${rule}”, and permitted`);
  }

  const judged = judgeLocally({ ...input, history: noHistory });
  claim(JSON.stringify(verdict) === JSON.stringify(judged), 'the verdict is the local rules’');
  if (opinion.effect === 'added')
    claim(!findings.some(({ reasoning }) => reasoning === opinion.reasoning), 'the opinion added something');
  if (opinion.effect === 'supported')
    claim(
      verdict.confidence !== null &&
        Math.abs(verdict.confidence - Math.max(0.5, opinion.frequency ?? 0)) < 0.011,
      'the confidence is the frequency',
    );
  if (opinion.effect === 'doubted') claim(findings.length > 0, 'there is a finding to doubt');
  claim(
    (opinion.effect === 'not_asked') === (opinion.frequency === null),
    'a frequency is of a second opinion',
  );
  return faults;
}
