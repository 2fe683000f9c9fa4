import { expect, it } from 'vitest';
import { readComponentFacts } from '../../.storybook/facts';
import { readToken, toTokenHash } from '../../stories/foundations/trialAddress';
import { light, scale } from '~/design-system/theme/torchward';

const pages: Readonly<Record<string, string>> = import.meta.glob('../../stories/foundations/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const written = Object.values(pages).join('\n');
const shown = [...written.matchAll(/<Tokens group="(?<group>[\w.]+)" \/>/g)].map(
  ({ groups }) => groups?.['group'] ?? '',
);

/** Paths of the objects that have a value of their own: `color.text` has `color.text.muted`. */
function listGroups(tree: object, path: string): string[] {
  const entries: [string, unknown][] = Object.entries(tree);
  return [
    ...(entries.some(([, value]) => typeof value === 'string') ? [path] : []),
    ...entries.flatMap(([name, value]) =>
      typeof value === 'object' && value !== null ? listGroups(value, path ? `${path}.${name}` : name) : [],
    ),
  ];
}

/** Paths of the values. */
function listTokens(tree: object): string[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? listTokens(value).map((path) => `${name}.${path}`) : [name],
  );
}

it('every group of tokens stands on one page of the foundations', () => {
  const groups = listGroups({ color: light.color, elevation: light.elevation, ...scale }, '');
  expect(shown.toSorted()).toEqual(groups.toSorted());
});

it('the link of a token names it', () => {
  expect(readToken(toTokenHash('color.text.muted'))).toBe('color.text.muted');
  expect(readToken('')).toBe('');
});

const facts = readComponentFacts();

it('the page of a part names the families of tokens that it takes, and what it shares with its neighbours', () => {
  expect(facts['stories/design-system/Badge.stories.tsx']?.tokens).toContain('color.tone.*.bg');
  expect(facts['stories/design-system/Stack.stories.tsx']?.tokens).toContain('space.*');
});

it('the page of a part names tokens of the theme alone', () => {
  const known = listTokens({ color: light.color, elevation: light.elevation, ...scale });
  const unknown = Object.entries(facts).flatMap(([file, { tokens }]) =>
    tokens
      .filter((token) => {
        const pattern = new RegExp(`^${token.replaceAll('.', '\\.').replaceAll('*', '\\w+')}$`);
        return !known.some((name) => pattern.test(name));
      })
      .map((token) => `${file}: ${token}`),
  );
  expect(unknown).toEqual([]);
});
