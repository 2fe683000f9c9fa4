import { describe, expect, it } from 'vitest';
import { createVirtualFiles } from './linter';

interface Case {
  guarantee: string;
  /** @default HOUSE_RULES */
  rule?: string;
  path: string;
  bad: string;
  good: string;
}

/** What the house forbids beyond the linter's own rules. */
const HOUSE_RULES = 'house(no-restricted-syntax)';
const COMPONENT = 'src/design-system/Virtual/Virtual.tsx';
const SHEET = 'src/patterns/Virtual/Virtual.css.ts';
const SCREEN = 'src/screens/virtual/VirtualScreen.tsx';

const cases: readonly Case[] = [
  {
    guarantee: 'a component takes no className',
    path: COMPONENT,
    bad: 'export interface VirtualProps { className?: string }\n',
    good: 'export interface VirtualProps { tone?: string }\n',
  },
  {
    guarantee: 'a component takes no style, in a type alias either',
    path: COMPONENT,
    bad: 'export type VirtualProps = { style?: object };\n',
    good: 'export type VirtualProps = { size?: string };\n',
  },
  {
    guarantee: 'a component does not inherit className through HTML attributes',
    path: COMPONENT,
    bad: "import { type HTMLAttributes } from 'react';\nexport interface VirtualProps extends HTMLAttributes<HTMLElement> { a: string }\n",
    good: 'export interface VirtualProps { id?: string }\n',
  },
  {
    guarantee: 'a screen has no style of its own',
    path: SCREEN,
    bad: 'export const VirtualScreen = () => <p className="mine">Text</p>;\n',
    good: 'export const VirtualScreen = () => <p>Text</p>;\n',
  },
  {
    guarantee: 'a hex colour outside the theme is refused',
    path: SHEET,
    bad: "export const look = { color: '#12ab9f' };\n",
    good: "export const look = { color: 'inherit' };\n",
  },
  {
    guarantee: 'a colour function outside the theme is refused, in a template too',
    path: SHEET,
    bad: 'const alpha = 1;\nexport const look = { color: `oklch(0.5 0.1 180 / ${alpha})` };\n',
    good: 'const size = 1;\nexport const look = { gap: `calc(${size} * var(--gap))` };\n',
  },
  {
    guarantee: 'a named colour outside the theme is refused',
    path: SHEET,
    bad: "export const look = { color: 'white' };\n",
    good: "export const look = { color: 'currentColor' };\n",
  },
  {
    guarantee: 'a pixel length outside the theme is refused',
    path: SHEET,
    bad: "export const look = { padding: '0 12px' };\n",
    good: "export const look = { borderWidth: '1px', margin: '0' };\n",
  },
  {
    guarantee: 'a negative or fractional pixel length is refused',
    path: SHEET,
    bad: "export const look = { margin: '-2.5px' };\n",
    good: "export const look = { margin: '-1px' };\n",
  },
  ...['1.5rem', '-0.02em', '68ch'].map((length) => ({
    guarantee: `a length of ${length} is refused`,
    path: SHEET,
    bad: `export const look = { inlineSize: 'max(100%, ${length})' };\n`,
    good: "import { lengths } from '~/design-system/theme';\nexport const look = { inlineSize: lengths.width.page };\n",
  })),
  {
    guarantee: 'a raw length in a template is refused',
    path: SHEET,
    bad: 'export const look = (part: string) => ({ gridTemplateColumns: `15rem ${part}` });\n',
    good: 'export const look = (part: string) => ({ gridTemplateColumns: `1fr ${part}` });\n',
  },
  {
    guarantee: 'a new tab is opened by Link',
    path: COMPONENT,
    bad: 'export const Virtual = (props: { to: string }) => <a href={props.to} target="_blank">Map</a>;\n',
    good: 'export const Virtual = (props: { to: string }) => <a href={props.to}>Map</a>;\n',
  },
  {
    guarantee: 'a journey keeps its routes',
    path: 'tests/e2e/virtual.test.ts',
    bad: "export const stop = (page: { unroute: (url: string) => void }) => page.unroute('**/v1');\n",
    good: 'export const stop = (calls: { letThrough: () => void }) => calls.letThrough();\n',
  },
  {
    guarantee: 'a story file says what it is about',
    rule: 'storybook(default-exports)',
    path: 'stories/virtual.stories.tsx',
    bad: 'export const Filled = {};\n',
    good: "export default { title: 'Virtual' };\nexport const Filled = {};\n",
  },
  {
    guarantee: 'any is not a type',
    rule: 'typescript(no-explicit-any)',
    path: 'src/domain/virtual.ts',
    bad: 'export const read = (value: any) => String(value);\n',
    good: 'export const read = (value: unknown) => String(value);\n',
  },
  {
    guarantee: 'a compiler error is not silenced without a reason',
    rule: 'typescript(ban-ts-comment)',
    path: 'src/domain/virtual.ts',
    bad: '// @ts-ignore\nexport const value: string = 1;\n',
    good: "export const value: string = 'one';\n",
  },
  ...["'local'", '3 * 60_000', '/^a/', '[1, 2] as const', "new Set(['a'])"].map((value) => ({
    guarantee: `a constant like ${value} is UPPER_SNAKE_CASE`,
    rule: 'house(constant-case)',
    path: 'src/domain/virtual.ts',
    bad: `export const checkInterval = ${value};\n`,
    good: `export const CHECK_INTERVAL = ${value};\nexport const rows = CHECK_INTERVAL.toString();\nexport const pools = new Map<string, number>();\n`,
  })),
  {
    guarantee: 'a function is camelCase',
    rule: 'house(constant-case)',
    path: 'src/domain/virtual.ts',
    bad: 'export const READ = () => 1;\n',
    good: 'export const read = () => 1;\n',
  },
  ...['tone', 'toneOf', 'getToneOf'].map((name) => ({
    guarantee: `a function named ${name} is named after what it does`,
    rule: 'house(function-verb)',
    path: 'src/domain/virtual.ts',
    bad: `export const ${name} = (value: string) => value;\n`,
    good: 'export const getTone = (value: string) => value;\nexport function Tone() {\n  return null;\n}\n',
  })),
  {
    guarantee: 'a function within a function says what it does, too',
    rule: 'house(function-verb)',
    path: 'src/domain/virtual.ts',
    bad: 'export function read() {\n  const toneOf = () => 1;\n  return toneOf();\n}\n',
    good: 'export function read() {\n  const tone = () => 1;\n  return tone();\n}\n',
  },
  {
    guarantee: 'a build plug-in is named after what it gives',
    rule: 'house(function-verb)',
    path: 'src/domain/virtual.ts',
    bad: 'export const styles = (): string => "";\n'.replaceAll('"', "'"),
    good: 'export interface Plugin {\n  name: string;\n}\nexport const styles = (name: string): Plugin => ({ name });\n',
  },
  {
    guarantee: 'an enum is written as a list',
    path: 'src/domain/virtual.ts',
    bad: 'export enum Level { Low }\n',
    good: "export const levels = ['low'] as const;\n",
  },
];

const linter = createVirtualFiles();

describe('the linter objects', () => {
  for (const { guarantee, rule = HOUSE_RULES, path, bad, good } of cases) {
    const files = { bad: linter.add(path, bad), good: linter.add(path, good) };
    it(guarantee, () => {
      expect(linter.listObjections(rule, files.bad)).not.toEqual([]);
      expect(linter.listObjections(rule, files.good)).toEqual([]);
    });
  }

  const needless = linter.add(
    'src/domain/virtual.ts',
    '// eslint-disable-next-line no-var\nexport const a = 1;\n',
  );
  it('to a needless eslint-disable', () => {
    expect(linter.objections(needless).join('\n')).toContain('Unused eslint-disable directive');
  });

  const faultless = linter.add(
    'src/domain/virtual.ts',
    "import { actionValues } from '~/contract/enums.gen';\n\nexport const first = actionValues[0];\n",
  );
  it('to nothing in a good file', () => {
    expect(linter.objections(faultless)).toEqual([]);
  });
});

describe("a file's name", () => {
  const code = 'export {};\n';
  const accepted = [
    'virtual.ts',
    'Virtual.tsx',
    'Virtual.css.ts',
    'useVirtual.test.tsx',
    'Virtual.stories.tsx',
  ];
  const good = accepted.map((name) => linter.add(`src/domain/${name}`, code));
  const bad = ['virtual-part.ts', 'Virtual.ts', 'virtual_part.tsx', 'virtual-part.test.ts'].map((name) =>
    linter.add(`src/domain/${name}`, code),
  );
  it('is camelCase, and PascalCase for a component alone', () => {
    expect(good.flatMap((file) => linter.listObjections('house(file-name)', file))).toEqual([]);
    for (const file of bad) expect(linter.listObjections('house(file-name)', file)).toHaveLength(1);
  });
});

describe('the theme', () => {
  const theme = linter.add(
    'src/design-system/theme/virtual.css.ts',
    "export const colours = { ground: '#101418', gap: '8px' };\n",
  );
  it('is the one place with raw colours and lengths', () => {
    expect(linter.listObjections(HOUSE_RULES, theme)).toEqual([]);
  });
});
