import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainLocally, noHistory, type ModerationInput } from '~/server/moderation';
import type { Explanation } from '~/server/moderation/explain/explain';
import { align } from '~/server/moderation/explain/align';
import { LANGUAGES, SLOTS } from '~/server/moderation/languages';
import { measureCpuMs } from '../../support/timing';
import { findFalseClaims } from './explanationClaims';
import { PLAIN_CONFIG } from './judge';

function toInput(message: string, config: Partial<ModerationInput['config']> = {}): ModerationInput {
  return {
    message,
    player: { name: 'Steve' },
    history: noHistory,
    recent: [],
    config: { ...PLAIN_CONFIG, ...config },
  };
}

function explain(message: string, config: Partial<ModerationInput['config']> = {}): Explanation {
  return explainLocally(toInput(message, config));
}

/** Each listed word as "written: slot, reading", without the words that only tell the language. */
function listWords({ words }: Explanation): string[] {
  return words
    .filter(({ slot }) => slot !== 'grammar')
    .map(({ written, slot, reading }) => `${written.text}: ${slot}, ${reading}`);
}

function listChanges({ written, read, changes }: Explanation): string[] {
  return changes.map(
    (change) =>
      `${written.slice(change.written.start, change.written.end)} → ${read.slice(change.read.start, change.read.end)}`,
  );
}

describe('the line as it was read', () => {
  it('is the line itself where nothing was changed, whatever its capitals', () => {
    const explained = explain('You play WELL');
    expect(explained).toMatchObject({ written: 'You play WELL', read: 'you play well', changes: [] });
  });

  it('marks exactly the characters that were read as others', () => {
    expect(listChanges(explain('you m0r0n'))).toEqual(['0 → o', '0 → o']);
    expect(listChanges(explain('§cf**k you'))).toEqual(['§c → ', '** → uc']);
    expect(listChanges(explain('you 𝓯ool'))).toEqual(['𝓯 → f']);
  });

  it('says when it was read from its end', () => {
    const { turned } = explain('bmud uoy');
    expect(turned).toBe('you dumb');
  });
});

describe('the words of the lists', () => {
  it.each([
    ['you are an IDIOT', ['you: you, plain', 'IDIOT: insult, plain']],
    ['you are an 1d10t', ['you: you, plain', '1d10t: insult, spelling']],
    ['you are an i.d.i.o.t', ['you: you, plain', 'i.d.i.o.t: insult, torn']],
    ['you are an id**t', ['you: you, plain', 'id**t: insult, masked']],
    ['you are an toidi', ['you: you, plain', 'toidi: insult, reversed']],
    ['you are an idyot', ['you: you, plain', 'idyot: insult, sound']],
    ['you are an іdiot', ['you: you, plain', 'іdiot: insult, spelling']],
    ['е т и д о х а зotnipalocse', ['ip: dox, glued', 'ipal: selfkill, glued', 'oc: insult, glued']],
    ['yoooou are dumb', ['yoooou: you, spelling', 'dumb: soft, plain']],
  ])('%s', (message, words) => {
    expect(listWords(explain(message, { pre_filter_config: { enabled: false } }))).toEqual(words);
  });

  it('names the likely languages', () => {
    expect(explain('du bist ein idiot, mann').languages).toContain('de');
  });

  it('quotes a Cyrillic word as it stands', () => {
    const { words } = explain('ты идиот');
    expect(words.find(({ slot }) => slot === 'insult')).toMatchObject({
      written: { text: 'идиот' },
      read: 'idiot',
      reading: 'alphabet',
      language: 'ru',
    });
  });
});

describe('the findings of the rules', () => {
  it('quote the words that each rule found', () => {
    const { findings } = explain('join play.bestmc.net now');
    expect(findings).toMatchObject([{ category: 'advertising', words: [{ text: 'play.bestmc.net' }] }]);
  });

  it('quote the word that another reading was made of', () => {
    const { findings } = explain('you are a s1ut');
    expect(findings.flatMap(({ words }) => words.map(({ text }) => text))).toContain('s1ut');
  });

  it("name the owner's clause, or that the owner permits it", () => {
    const server_rules = '1. No swearing.\n2. Advertising is allowed.';
    expect(explain('what the fuck', { server_rules }).findings).toMatchObject([
      { category: 'profanity', rule: '1. No swearing.', permitted: false },
    ]);
    expect(explain('join play.bestmc.net now', { server_rules }).findings).toMatchObject([
      { category: 'advertising', rule: null, permitted: true },
    ]);
  });

  it('say when the setting for swearing allows it', () => {
    const listAllowed = (swearing: 'allow' | 'warn' | 'act') =>
      explain('what the fuck', { swearing }).findings.map(({ allowed }) => allowed);
    expect([listAllowed('allow'), listAllowed('warn'), listAllowed('act')]).toEqual([
      [true],
      [false],
      [false],
    ]);
    const aimed = explain('fuck you, you idiot', { swearing: 'allow' });
    expect(aimed.findings.filter(({ allowed }) => allowed)).toEqual([]);
  });

  it('quote nothing where a line is meant as a whole', () => {
    const { findings } = explain('WHY IS THIS SERVER SO VERY SLOW TODAY');
    expect(findings).toMatchObject([{ category: 'shouting', words: [] }]);
  });
});

describe('the second opinion', () => {
  it.each([
    ['you are a worthless idiot', 'supported'],
    ['h e l l o ugly n.o.o.b', 'doubted'],
    ['toidi na era uoy', 'added'],
    ['we planted three rows of wheat behind the barn', 'nothing'],
    ['i want to kill myself', 'not_asked'],
    ['hello all', 'not_asked'],
  ])('%s: %s', (message, effect) => {
    expect(explain(message).opinion.effect).toBe(effect);
  });
});

it('stops after the pre-filter where that clears the line', () => {
  expect(explain('hello all')).toMatchObject({
    words: [],
    findings: [],
    opinion: { frequency: null },
    verdict: { decided_by: 'pre_filter' },
  });
});

it('explains the part of a line that is judged by the whole line', () => {
  const explained = explainLocally(toInput('you …'), 'you idiot');
  expect(explained).toMatchObject({ written: 'you idiot', words: [{ written: { text: 'you' } }] });
});

it('explains a hostile line of the greatest length in a moment', () => {
  const lines = ['f*'.repeat(256), '﷽'.repeat(512), 'a4 '.repeat(170), 'ж1b'.repeat(170), '§a'.repeat(256)];
  for (const message of lines) {
    const cpuMs = measureCpuMs(() => explain(message, { pre_filter_config: { enabled: false } }));
    expect(cpuMs, message.slice(0, 9)).toBeLessThan(1_000);
  }
});

const LISTED = Object.values(LANGUAGES).flatMap((words) =>
  SLOTS.flatMap((slot) => words[slot].split(' ').map((word) => word.replace('*', '').replaceAll('_', ' '))),
);
const LEET = new Map(Object.entries({ a: '4', e: '3', i: '1', o: '0', s: '$', t: '7' }));
const CYRILLIC = new Map(Object.entries({ a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', x: 'х' }));
const swap = (letters: ReadonlyMap<string, string>) => (word: string) =>
  Array.from(word, (letter) => letters.get(letter) ?? letter).join('');
const DISGUISES: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word,
  (word) => word.toUpperCase(),
  swap(LEET),
  swap(CYRILLIC),
  (word) => Array.from(word).join(' '),
  (word) => Array.from(word).join('.'),
  (word) => Array.from(word).reverse().join(''),
  (word) => (word.length > 3 ? `${word.slice(0, 2)}*${word.slice(3)}` : word),
  (word) => word.replace(/\p{L}$/u, '$&$&$&$&'),
  (word) => word.replaceAll('c', 'k').replaceAll('f', 'ph'),
  (word) => `xX${word}you`,
  (word) => `§c${word}§r`,
  (word) => word.replace(/^./u, '$&\u200b'),
  (word) => word.replace(/[aeiou]/, '$&\u0301'),
];
const noise = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom(
    '!!',
    '...',
    'lol',
    '12 34',
    'play.bestmc.net',
    '𝓯𝓸𝓸',
    'r&b',
    '—',
    '+49 151 2345678',
    '   ',
  ),
);
const disguised = fc
  .tuple(fc.constantFrom(...LISTED), fc.constantFrom(...DISGUISES))
  .map(([word, disguise]) => disguise(word));
const lines = fc
  .tuple(
    fc.array(fc.oneof({ weight: 4, arbitrary: disguised }, { weight: 1, arbitrary: noise }), {
      minLength: 1,
      maxLength: 8,
    }),
    fc.constantFrom(' ', ' ', '  ', ', ', ''),
    fc.boolean(),
  )
  .map(([parts, gap, isTurned]) =>
    isTurned ? Array.from(parts.join(gap)).reverse().join('') : parts.join(gap),
  );
const rules = fc.constantFrom(
  '',
  '1. No swearing.\n2. No advertising, and no insults.',
  'Swearing is allowed. No slurs. "lol" is forbidden.',
  '3) Spam: mute\n4) English only.\nAdvertising is allowed.',
);

describe('everything that the explanation claims is true of the line', () => {
  it('for generated lines of listed words, disguises and noise', () => {
    fc.assert(
      fc.property(lines, rules, fc.boolean(), (message, server_rules, enabled) => {
        const input = toInput(message, { server_rules, pre_filter_config: { enabled } });
        expect(findFalseClaims(explainLocally(input), input)).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  const message = 'you are a m0r0n, fuсk off';
  const input = toInput(message, { server_rules: '1. No insults.' });
  const explained = explainLocally(input);
  const [word] = explained.words.filter(({ slot }) => slot === 'insult');
  const [change] = explained.changes;
  const [finding] = explained.findings;
  if (!word || !change || !finding) throw new Error('The line has nothing to plant a false claim in.');
  const swapWord = (planted: Partial<typeof word>) => ({
    words: explained.words.map((each) => (each === word ? { ...each, ...planted } : each)),
  });

  it.each<[string, Partial<Explanation>]>([
    ['a line that was not written', { written: `${message}!` }],
    ['a change of nothing', { changes: [{ written: { start: 0, end: 3 }, read: { start: 0, end: 3 } }] }],
    ['a change that is kept quiet', { changes: explained.changes.slice(1) }],
    ['a word that does not stand there', swapWord({ written: { ...word.written, text: 'moron' } })],
    ['a word at another place', swapWord({ written: { start: 0, end: 3, text: 'you' } })],
    ['a word that the slot does not list', swapWord({ slot: 'slur' })],
    ['a word that the language does not list', swapWord({ language: 'tr', listed: 'idiot' })],
    ['a reading that is none', swapWord({ reading: 'plain' })],
    ['a language that is not likely', { languages: [] }],
    ['a clause that the owner has not written', { findings: [{ ...finding, rule: '2. No jokes.' }] }],
    ['a verdict of its own', { verdict: { ...explained.verdict, severity: 9 } }],
    ['an opinion that was not given', { opinion: { ...explained.opinion, frequency: null } }],
  ])('finds out %s', (_what, planted) => {
    expect(findFalseClaims(explained, input)).toEqual([]);
    expect(findFalseClaims({ ...explained, ...planted }, input)).not.toEqual([]);
  });
});

describe('the comparison of two texts', () => {
  it('finds the fewest changes, and none within a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (written, read) => {
        let restored = '';
        let at = 0;
        for (const change of align(written, read).changes) {
          restored +=
            written.slice(at, change.written.start) + read.slice(change.read.start, change.read.end);
          at = change.written.end;
        }
        restored += written.slice(at);
        expect(Array.from(restored, (letter) => letter.toLowerCase()).join('')).toBe(
          Array.from(read, (letter) => letter.toLowerCase()).join(''),
        );
      }),
    );
  });
});
