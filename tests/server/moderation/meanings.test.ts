import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '~/server/moderation/languages';
import { findMeanings, hashMeanings } from '~/server/moderation/opinion/meanings';
import { projectRoot } from '~/server/root';

const folder = join(projectRoot, 'models/meanings');
const lists = readdirSync(folder).map((name) => ({
  language: name.replace('.json', ''),
  classes: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>,
}));

describe('the lists of meanings', () => {
  it('are there for every language of the word lists', () => {
    expect(lists.map(({ language }) => language).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
  });

  it.each(lists)('$language has the classes of the others, none without a word', ({ classes }) => {
    expect(Object.keys(classes).toSorted()).toEqual(Object.keys(lists[0]?.classes ?? {}).toSorted());
    for (const words of Object.values(classes)) expect(words).toMatch(/^\S+( \S+)*$/);
  });
});

/** Hashes of a line in one language, in which each word counts by its meanings alone. */
const hash = (line: string, language: string) =>
  hashMeanings(
    line.split(' ').map((word) => ({ ...findMeanings(word), hash: 0 })),
    new Set([language]),
  );

describe('the meanings of a line', () => {
  it('are those of the same words in another language', () => {
    expect(hash('friend', 'en')).toEqual(hash('amico', 'it'));
    expect(hash('friend', 'en')).not.toEqual(hash('enemy', 'en'));
  });

  it('are those of the longest stem for a word that no list holds', () => {
    expect(hash('freundeskreise', 'de')).toEqual(hash('freunde', 'de'));
  });

  it('depend on the order of words', () => {
    const [one, other] = [hash('friend enemy', 'en'), hash('enemy friend', 'en')];
    expect(one).toHaveLength(other.length);
    expect(new Set(one)).not.toEqual(new Set(other));
  });

  it('of a word that no language knows are those of any other such word', () => {
    expect(hash('xqzzt', 'en')).toEqual(hash('qqvvk', 'en'));
  });
});
