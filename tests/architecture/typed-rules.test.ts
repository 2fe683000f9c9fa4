import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const configuration = join(root, '.oxlintrc.json');

interface Configuration {
  rules: Record<string, unknown>;
}

interface RuleModule {
  meta: { docs?: { requiresTypeChecking?: boolean } };
}

/** Rules of typescript-eslint's strictest set that are left out, and why. */
const leftOut: Readonly<Record<string, string>> = {
  'require-await': "an interface's method may be async for the sake of the others",
  'no-unsafe-class-instance-assignment': 'oxlint does not have it yet',
  'no-unsafe-enum-assignment': 'oxlint does not have it yet, and another rule refuses enums',
};

interface Case {
  rule: string;
  bad: string;
  good: string;
}

const cases: readonly Case[] = [
  {
    rule: 'no-floating-promises',
    bad: 'const work = async () => 1;\nwork();\n',
    good: 'const work = async () => 1;\nvoid work();\n',
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
    bad: '/** @deprecated use another */\nconst old = (): number => 1;\nexport const now = old();\n',
    good: 'const fresh = (): number => 1;\nexport const now = fresh();\n',
  },
  {
    rule: 'unbound-method',
    bad: 'class Counter {\n  n = 0;\n  next() {\n    return (this.n += 1);\n  }\n}\nexport const { next } = new Counter();\n',
    good: 'class Counter {\n  n = 0;\n  next() {\n    return (this.n += 1);\n  }\n}\nexport const next = () => new Counter().next();\n',
  },
];

let folder = '';
/** Rules that objected, by file. */
const objections = new Map<string, string[]>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torchward-typed-rules-'));
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['*.ts'] }),
  );
  for (const { rule, bad, good } of cases) {
    await writeFile(join(folder, `${rule}.bad.ts`), bad);
    await writeFile(join(folder, `${rule}.good.ts`), good);
  }
  const linter = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [linter, '--config', configuration, '--format', 'unix', folder],
    { cwd: folder },
  ).catch((error: unknown) => error as { stdout: string });
  for (const [, file = '', rule = ''] of stdout.matchAll(
    /^(?:.*\/)?([\w.-]+\.ts):.*\[\w+\/typescript\(([\w-]+)\)\]$/gm,
  ))
    objections.set(file, [...(objections.get(file) ?? []), rule]);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the linter that knows types', () => {
  it.each(cases)('objects to what $rule forbids, and not to the same done well', ({ rule }) => {
    expect(objections.get(`${rule}.bad.ts`)).toContain(rule);
    expect(objections.get(`${rule}.good.ts`) ?? []).toEqual([]);
  });

  it("has every rule of typescript-eslint's strictest set that needs types", () => {
    const plugin: unknown = tseslint.plugin;
    const { rules } = plugin as { rules: Record<string, RuleModule> };
    const typed = tseslint.configs.strictTypeChecked
      .flatMap((part) => Object.entries(part.rules ?? {}))
      .filter(([, level]) => level !== 'off')
      .map(([name]) => name.replace('@typescript-eslint/', ''))
      .filter((name) => rules[name]?.meta.docs?.requiresTypeChecking);
    const { config } = ts.readConfigFile(configuration, ts.sys.readFile) as { config: Configuration };
    const present = new Set(Object.keys(config.rules));
    expect(typed.length).toBeGreaterThan(30);
    expect(typed.filter((name) => !present.has(`typescript/${name}`)).sort()).toEqual(
      Object.keys(leftOut).sort(),
    );
  });
});
