import { describe, expect, it } from 'vitest';
import { readKeysOfStories } from '../../.storybook/facts';
import type { Guide } from '../../.storybook/guide';
import { toPageIdPrefix } from '../../scripts/catalogueText/pageId';
import { readStoryFiles } from './stories';

const modules: Readonly<Record<string, Readonly<Record<string, () => Guide>>>> = import.meta.glob(
  '../../stories/**/guides/*.tsx',
  { eager: true },
);
const files = readStoryFiles();
const pages = new Set(files.map(({ id }) => id));

const guides = new Map(
  Object.entries(modules).flatMap(([path, exported]) =>
    Object.values(exported).map(
      (createGuide) => [/(\w+)Guide\.tsx$/.exec(path)?.[1] ?? path, createGuide()] as const,
    ),
  ),
);

/** `iconButton` of `design-system/IconButton.stories.tsx`. */
function toSubject(path: string): string {
  const name = /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? '';
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Every component of the design system, every chart, and the patterns that have a guide. */
const described = files
  .filter(({ path, text }) => /^(?:design-system|charts)\//.test(path) || text.includes('guide: create'))
  .map(({ path, text }) => ({ path, text, guide: guides.get(toSubject(path)) }));

const sortKeys = (keys: Iterable<string>): string[] => [...keys].sort();

it.each([
  ['sorting', 'dataTable'],
  ['destructive action', 'confirmDialog'],
  ['search field', 'textField'],
  ['search form', 'filterBar'],
  ['toast', 'alert'],
  ['selectable rows', 'dataTable'],
])('lead a reader who searches for “%s” to the page of %s', (word, subject) => {
  expect(guides.get(subject)?.alsoCalled).toContain(word);
});

it('call no component by the name of another', () => {
  const names = new Set(described.map(({ path }) => toSubject(path).toLowerCase()));
  const words = [...guides.values()].flatMap(({ alsoCalled = [] }) => alsoCalled);
  expect(words.filter((word) => names.has(word.toLowerCase().replaceAll(' ', '')))).toEqual([]);
});

describe.each(described)('the guide of $path', ({ text, guide }) => {
  it('is on its page', () => {
    expect(guide).toBeDefined();
    expect(text).toContain('guide: create');
  });

  it('leads to pages that exist, for other purposes', () => {
    const taken = guide?.avoid.map(({ take }) => take) ?? [];
    expect(taken.filter((part) => !pages.has(toPageIdPrefix(part)))).toEqual([]);
    expect(taken).not.toEqual([]);
  });

  it('says what each key does that its stories press, and of no other', () => {
    const pressed = readKeysOfStories(text).map(({ key }) => key);
    expect(sortKeys(Object.keys(guide?.keys ?? {}))).toEqual(sortKeys(pressed));
  });
});
