import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Color from 'colorjs.io';
import { beforeAll, describe, expect, it } from 'vitest';
import { dark, light, scale } from '~/design-system/theme/torchward';
import { useFolder } from '../support/useFolder';
import { createConsumer } from './consumer';

interface ReadToken {
  path: string;
  type: string;
  value: unknown;
  description: string;
  css?: string;
}

const folder = useFolder();
let own: string;

beforeAll(() => {
  own = createConsumer(folder);
});

/** Reads a token file as a design tool does: every object with a `$value` is a token. */
function readTokens(file: string): ReadonlyMap<string, ReadToken> {
  const tokens = new Map<string, ReadToken>();
  const visit = (node: Record<string, unknown>, path: string): void => {
    if ('$value' in node) {
      const extensions = node['$extensions'] as Record<string, string> | undefined;
      tokens.set(path, {
        path,
        type: String(node['$type']),
        value: node['$value'],
        description: String(node['$description']),
        ...(extensions && { css: extensions['com.torchward.css'] }),
      });
      return;
    }
    for (const [name, child] of Object.entries(node))
      if (!name.startsWith('$')) visit(child as Record<string, unknown>, path ? `${path}.${name}` : name);
  };
  visit(JSON.parse(readFileSync(join(own, file), 'utf8')) as Record<string, unknown>, '');
  return tokens;
}

interface ColorValue {
  components: number[];
  alpha: number;
}
interface Length {
  value: number;
  unit: string;
}

const printColor = ({ components, alpha }: ColorValue) =>
  `oklch(${components.join(' ')}${alpha < 1 ? ` / ${alpha}` : ''})`;
const printLength = ({ value, unit }: Length) => (value === 0 ? '0' : `${value}${unit}`);

/** The style sheet's text of a token; follows references. */
function printToken(token: ReadToken, tokens: ReadonlyMap<string, ReadToken>): string {
  const { type, value, css } = token;
  if (css !== undefined) return css;
  if (typeof value === 'string') {
    const target = tokens.get(value.slice(1, -1));
    if (!target) throw new Error(`${token.path} refers to ${value}, which is missing.`);
    return printToken(target, tokens);
  }
  switch (type) {
    case 'color':
      return printColor(value as ColorValue);
    case 'dimension':
    case 'duration':
      return printLength(value as Length);
    case 'fontFamily':
      return (value as string[])
        .map((name) => (/^(?:sans-serif|monospace)$/.test(name) ? name : `'${name}'`))
        .join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'shadow': {
      const shadow = value as Record<'offsetX' | 'offsetY' | 'blur', Length> & { color: ColorValue };
      const lengths = [shadow.offsetX, shadow.offsetY, shadow.blur].map(printLength);
      return `${lengths.join(' ')} ${printColor(shadow.color)}`;
    }
    default:
      return String(value);
  }
}

/** The theme's values by the path of their token. */
function listValues(tree: object, path = ''): [path: string, css: string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    const own = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [[own, value]] : listValues(value as object, own);
  });
}

const getThemeTokens = ({ color, elevation }: typeof light) => ({ color, elevation });

describe('the design tokens, read back', () => {
  it.each([
    ['tokens.json', { light: getThemeTokens(light), dark: getThemeTokens(dark), ...scale }],
    ['tokens/light.json', getThemeTokens(light)],
    ['tokens/dark.json', getThemeTokens(dark)],
    ['tokens/shared.json', scale],
  ])('%s has every value of the theme and no other', (file, theme) => {
    const tokens = readTokens(file);
    const read = [...tokens.values()].map((token) => [token.path, printToken(token, tokens)]);
    expect(read).toEqual(listValues(theme));
  });

  it.each(['light', 'dark', 'shared'])(
    '%s as text has the same values, colours as a screen shows them',
    (name) => {
      const exact = readTokens(`tokens/${name}.json`);
      const text = readTokens(`tokens/text/${name}.json`);
      expect([...text.keys()]).toEqual([...exact.keys()]);
      for (const [path, token] of text) {
        const expected = exact.get(path)?.value;
        if (token.type === 'color' && !String(token.value).startsWith('{')) {
          const shown = new Color(String(token.value));
          const meant = new Color(printColor(expected as ColorValue));
          expect(shown.deltaE(meant, 'OK'), path).toBeLessThan(0.01);
          expect(shown.alpha, path).toBeCloseTo(meant.alpha, 2);
        } else if (token.type === 'dimension' || token.type === 'duration') {
          const { value, unit } = expected as Length;
          expect(token.value, path).toBe(`${value}${unit}`);
        } else if (token.type !== 'shadow') expect(token.value, path).toEqual(expected);
      }
    },
  );

  it('say what each is for', () => {
    const silent = [...readTokens('tokens.json').values()].filter(
      ({ description }) => description.length < 10,
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('refer to an earlier token only where both themes agree', () => {
    const tokens = readTokens('tokens.json');
    const referring = [...tokens.values()].filter(({ value }) => typeof value === 'string');
    const inLight = referring.flatMap(({ path }) => (path.startsWith('light.') ? [path.slice(6)] : []));
    const inDark = referring.flatMap(({ path }) => (path.startsWith('dark.') ? [path.slice(5)] : []));
    expect(inLight).toContain('color.tone.accent.solid');
    expect(inLight).toEqual(inDark);
  });

  it('are the variables of the style sheet, so that a design and a page have the same colours', () => {
    const sheet = readFileSync(join(own, 'tokens.css'), 'utf8');
    const names = [...readTokens('tokens/light.json').keys(), ...readTokens('tokens/shared.json').keys()];
    const kebab = (path: string) =>
      path.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(names.filter((path) => !sheet.includes(`--tw-${kebab(path)}:`))).toEqual([]);
  });
});
