import { expect, it } from 'vitest';
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

it('every group of tokens stands on one page of the foundations', () => {
  const groups = listGroups({ color: light.color, elevation: light.elevation, ...scale }, '');
  expect(shown.toSorted()).toEqual(groups.toSorted());
});

it('the link of a token names it', () => {
  expect(readToken(toTokenHash('color.text.muted'))).toBe('color.text.muted');
  expect(readToken('')).toBe('');
});
