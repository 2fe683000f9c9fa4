import { describe, expect, it } from 'vitest';
import { normalise } from '~/server/moderation/normalise';

describe('the comparison form sees through', () => {
  it.each([
    ['section codes', '§cf§lu§oc§rk', 'fuck'],
    ['ampersand codes', '&cf&lu&oc&rk', 'fuck'],
    ['hex colours', '§x§1§2§3§4§5§6fuck', 'fuck'],
    ['ampersand hex colours', '&#12AB34fu&#12AB34ck', 'fuck'],
    ['zero-width characters', 'fu\u200bc\u2060k', 'fuck'],
    ['what is no character', 'f\uFFFDu\u0378c\ue000k\uffff', 'fuck'],
    ['diacritics', 'fúçk', 'fuck'],
    ['stacked marks', 'f\u0336u\u0336c\u0336k\u0336', 'fuck'],
    ['full-width letters', 'ｆｕｃｋ', 'fuck'],
    ['mathematical letters', '𝓯𝓾𝓬𝓴', 'fuck'],
    ['circled letters', 'ⓕⓤⓒⓚ', 'fuck'],
    ['Cyrillic letters in a Latin word', 'fuсk', 'fuck'],
    ['Greek letters in a Latin word', 'fυck', 'fuck'],
    ['leet', 'b1tch 4$$h0le', 'bitch asshole'],
    ['spaces', 'f u c k', 'fuck'],
    ['dots', 'f.u.c.k', 'fuck'],
    ['a word torn in two', 'fu ck', 'fuck'],
    ['asterisks', 'f**k', 'fuck'],
  ])('%s', (_name, message, plain) => {
    expect(normalise(message).plain).toContain(plain);
  });
});

describe('ordinary text stays unchanged', () => {
  it.each([
    'my ping is 42ms at y-59',
    'selling 64x oak for 5k',
    '1v1 me at c4',
    'u r a legend',
    'i play r&b music',
    'the pen is on the table',
    '2*3*4 is 24',
  ])('%s', (message) => {
    expect(normalise(message).plain).toBe(message);
  });

  it('keeps words of other scripts, because there they are words and not disguises', () => {
    expect(normalise('как дела друзья').plain).toBe('как дела друзья');
    expect(normalise('こんにちは').plain).toContain('こんにちは');
  });

  it('keeps Cyrillic words of letters that look roughly like Latin ones, unless such a word is alone', () => {
    expect(normalise('режу руки').plain).toBe('режу руки');
    expect(normalise('пес мой').plain).toBe('пес мои');
    expect(normalise('жопа').plain).toBe('xona');
  });
});

it('shows players the message without codes and invisible characters, otherwise unchanged', () => {
  expect(normalise('§aHé\u200bllo &cWorld').display).toBe('Héllo World');
});

it('marks lines with characters that ordinary lines do not contain', () => {
  expect(normalise('hello\u200b').suspicious).toBe(true);
  expect(normalise('hello').suspicious).toBe(false);
});
