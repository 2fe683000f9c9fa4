import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import js from '@eslint/js';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import config from '../../oxlint.config.js';
import { useFolder } from '../support/useFolder';

const root = fileURLToPath(new URL('../../', import.meta.url));
const configuration = join(root, 'oxlint.config.js');

type Rules = Readonly<Record<string, unknown>>;

const mergeRules = (configs: readonly { rules?: object | undefined }[]): Rules =>
  Object.assign({}, ...configs.map(({ rules }) => rules ?? {})) as Rules;

/** The sets that the linter's lists follow. */
const SETS: Readonly<Record<string, Rules>> = {
  "ESLint's recommended set": js.configs.recommended.rules,
  "typescript-eslint's strictest set": mergeRules(tseslint.configs.strictTypeChecked),
  "Storybook's recommended set": mergeRules(storybook.configs['flat/recommended']),
};

/** Rules of these sets that are left out, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'require-await': "an interface's method may be async for the sake of the others",
  'no-unsafe-class-instance-assignment': 'oxlint does not have it yet',
  'no-unsafe-enum-assignment': 'oxlint does not have it yet, and another rule refuses enums',
  'no-octal': 'oxlint does not have it, and no module may hold such a number',
  'no-dupe-args': 'oxlint does not have it, and no module may hold such a function',
  'csf-component': "the meta's title mirrors the folders and is read by the catalogue test",
  'no-title-property-in-meta': "the meta's title mirrors the folders and is read by the catalogue test",
};

const configured = [config, ...config.overrides].flatMap((part) =>
  'rules' in part ? Object.keys(part.rules ?? {}) : [],
);

interface Case {
  rule: string;
  /** @default 'ts' */
  language?: 'ts' | 'tsx' | 'test.ts';
  /** Folder that the rule is for. */
  home?: string;
  bad: string;
  good: string;
}

const COMPONENT_CASES: readonly Case[] = [
  {
    rule: 'alt-text',
    bad: 'export const Torch = () => <img src="/a.png" />;\n',
    good: 'export const Torch = () => <img src="/a.png" alt="A lit torch" />;\n',
  },
  {
    rule: 'click-events-have-key-events',
    bad: 'export const Go = (props: { go: () => void }) => (\n  <div role="button" tabIndex={0} onClick={props.go}>\n    Go\n  </div>\n);\n',
    good: 'export const Go = (props: { go: () => void }) => (\n  <button type="button" onClick={props.go}>\n    Go\n  </button>\n);\n',
  },
  {
    rule: 'no-static-element-interactions',
    bad: 'export const Go = (props: { go: () => void }) => <div onDoubleClick={props.go}>Go</div>;\n',
    good: 'export const Go = (props: { go: () => void }) => (\n  <button type="button" onDoubleClick={props.go}>\n    Go\n  </button>\n);\n',
  },
  {
    rule: 'label-has-associated-control',
    bad: 'export const Name = () => <label>Name</label>;\n',
    good: 'export const Name = () => (\n  <label>\n    Name <input />\n  </label>\n);\n',
  },
  {
    rule: 'no-danger',
    bad: 'export const Text = (props: { html: string }) => <p dangerouslySetInnerHTML={{ __html: props.html }} />;\n',
    good: 'export const Text = (props: { text: string }) => <p>{props.text}</p>;\n',
  },
  {
    rule: 'button-has-type',
    bad: 'export const Go = () => <button>Go</button>;\n',
    good: 'export const Go = () => <button type="button">Go</button>;\n',
  },
  {
    rule: 'jsx-key',
    bad: 'export const List = (props: { names: string[] }) => props.names.map((name) => <li>{name}</li>);\n',
    good: 'export const List = (props: { names: string[] }) => props.names.map((name) => <li key={name}>{name}</li>);\n',
  },
  {
    rule: 'rules-of-hooks',
    bad: "import { useState } from 'react';\nexport function Count(props: { on: boolean }) {\n  if (props.on) useState(0);\n  return null;\n}\n",
    good: "import { useState } from 'react';\nexport function Count() {\n  const [count] = useState(0);\n  return count;\n}\n",
  },
  {
    rule: 'exhaustive-deps',
    bad: "import { useEffect } from 'react';\nexport function Title(props: { title: string }) {\n  useEffect(() => {\n    document.title = props.title;\n  }, []);\n  return null;\n}\n",
    good: "import { useEffect } from 'react';\nexport function Title({ title }: { title: string }) {\n  useEffect(() => {\n    document.title = title;\n  }, [title]);\n  return null;\n}\n",
  },
  {
    rule: 'static-components',
    bad: 'export function List() {\n  const Row = () => <li>One</li>;\n  return <Row />;\n}\n',
    good: 'const Row = () => <li>One</li>;\nexport const List = () => <Row />;\n',
  },
  {
    rule: 'set-state-in-effect',
    bad: "import { useEffect, useState } from 'react';\nexport function Count() {\n  const [count, setCount] = useState(0);\n  useEffect(() => {\n    setCount(1);\n  }, []);\n  return count;\n}\n",
    good: "import { useState } from 'react';\nexport function Count() {\n  const [count] = useState(1);\n  return count;\n}\n",
  },
  {
    rule: 'refs',
    bad: "import { useRef } from 'react';\nexport function Count() {\n  const count = useRef(0);\n  return count.current;\n}\n",
    good: "import { useRef } from 'react';\nexport function Count() {\n  const element = useRef<HTMLParagraphElement>(null);\n  return <p ref={element}>One</p>;\n}\n",
  },
  {
    rule: 'purity',
    bad: 'export const Dice = () => <p>{Math.random()}</p>;\n',
    good: 'export const Dice = (props: { rolled: number }) => <p>{props.rolled}</p>;\n',
  },
];

const CASES: readonly Case[] = [
  {
    rule: 'no-floating-promises',
    bad: 'const save = async () => 1;\nsave();\n',
    good: 'const save = async () => 1;\nvoid save();\n',
  },
  {
    rule: 'no-misused-promises',
    bad: 'export const go = (list: number[]) => list.forEach(async () => Promise.resolve());\n',
    good: 'export const go = (list: number[]) => list.forEach(() => undefined);\n',
  },
  {
    rule: 'no-unsafe-assignment',
    bad: "export const read = () => {\n  const found = JSON.parse('1');\n  return String(found);\n};\n",
    good: "export const read = () => {\n  const found: unknown = JSON.parse('1');\n  return String(found);\n};\n",
  },
  {
    rule: 'no-unsafe-member-access',
    bad: "export const read = () => String(JSON.parse('{}').name);\n",
    good: "export const read = () => (JSON.parse('{}') as { name: string }).name;\n",
  },
  {
    rule: 'switch-exhaustiveness-check',
    bad: "export function pick(of: 'a' | 'b') {\n  switch (of) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n",
    good: "export function pick(of: 'a' | 'b') {\n  switch (of) {\n    case 'a':\n      return 1;\n    case 'b':\n      return 2;\n  }\n}\n",
  },
  {
    rule: 'no-unnecessary-condition',
    bad: "export const say = (text: string) => text ?? 'nothing';\n",
    good: "export const say = (text: string | undefined) => text ?? 'nothing';\n",
  },
  {
    rule: 'restrict-template-expressions',
    bad: 'export const say = (what: { a: number }) => `${what} of them`;\n',
    good: 'export const say = (what: number) => `${what} of them`;\n',
  },
  {
    rule: 'no-deprecated',
    bad: '/** @deprecated use another */\nconst read = (): number => 1;\nexport const now = read();\n',
    good: 'const read = (): number => 1;\nexport const now = read();\n',
  },
  {
    rule: 'unbound-method',
    bad: 'class Counter {\n  n = 0;\n  next() {\n    return (this.n += 1);\n  }\n}\nexport const { next } = new Counter();\n',
    good: 'class Counter {\n  n = 0;\n  next() {\n    return (this.n += 1);\n  }\n}\nexport const count = () => new Counter().next();\n',
  },
  ...COMPONENT_CASES.map((example) => ({ ...example, language: 'tsx' }) as const),
  {
    rule: 'expect-expect',
    language: 'test.ts',
    home: 'e2e',
    bad: "import { it } from 'vitest';\nit('opens', () => {\n  document.title = 'Logs';\n});\n",
    good: "import type { Page } from 'playwright';\nimport { it } from 'vitest';\ndeclare const page: Page;\nit('opens', async () => {\n  await page.getByText('Logs').waitFor();\n});\n",
  },
];

const getExamplePath = ({ rule, language = 'ts', home = '.' }: Case, kind: 'bad' | 'good'): string =>
  join(home, `${rule.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}.${kind}.${language}`);

const folder = useFolder();
/** Rules that objected, by file. */
const objections = new Map<string, string[]>();

beforeAll(async () => {
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['**/*'] }),
  );
  // For the types of React, and for oxlint's own type checker.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const files: string[] = [];
  for (const example of CASES) {
    for (const kind of ['bad', 'good'] as const) {
      const file = getExamplePath(example, kind);
      files.push(file);
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), example[kind]);
    }
  }
  const linter = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [linter, '--config', configuration, '--format', 'unix', ...files],
    { cwd: folder },
  ).catch((error: unknown) => error as { stdout: string });
  for (const [, file = '', rule = ''] of stdout.matchAll(
    /^(?:.*\/)?([\w.-]+\.tsx?):.*\[\w+\/[\w-]+\(([\w-]+)\)\]$/gm,
  ))
    objections.set(file, [...(objections.get(file) ?? []), rule]);
});

describe('the linter for types, React and accessibility', () => {
  it.each(CASES)('objects to what $rule forbids, and not to the same done well', (example) => {
    expect(objections.get(basename(getExamplePath(example, 'bad')))).toContain(example.rule);
    expect(objections.get(basename(getExamplePath(example, 'good'))) ?? []).toEqual([]);
  });

  it.each(Object.entries(SETS))('has every rule of %s', (_name, set) => {
    const active = new Set(configured.map((name) => name.slice(name.indexOf('/') + 1)));
    const names = Object.entries(set)
      .filter(([, level]) => level !== 'off' && level !== 0)
      .map(([name]) => name.slice(name.indexOf('/') + 1));
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !active.has(name) && !(name in LEFT_OUT))).toEqual([]);
  });

  it('leaves out no rule that it has', () => {
    expect(configured.filter((name) => name.slice(name.indexOf('/') + 1) in LEFT_OUT)).toEqual([]);
  });
});
