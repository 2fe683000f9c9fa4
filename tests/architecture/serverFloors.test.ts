import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Rooms of src/server from the ground up. A room imports itself and the floors below it, never a neighbour. */
const FLOORS: readonly (readonly string[])[] = [
  ['ground'],
  ['store'],
  ['security', 'limits', 'jobs', 'moderation'],
  ['ai', 'mail', 'billing', 'webhooks', 'live'],
  ['services'],
  ['operations'],
  ['http'],
  ['seed'],
  ['process'],
];

/** Single files that put the process together; every other single file of src/server belongs to the ground floor. */
const PROCESS_FILES = ['app.ts', 'main.ts', 'maintenance.ts'];

type Sources = ReadonlyMap<string, string>;

function getRoom(file: string): string {
  const [, , first = '', second] = file.split('/');
  if (second !== undefined) return first;
  return PROCESS_FILES.includes(first) ? 'process' : 'ground';
}

function listImports(file: string, sources: Sources): string[] {
  const found = (sources.get(file) ?? '').matchAll(/\bfrom '(\.[^']+)'|\bimport\(?\s*'(\.[^']+)'/g);
  return [...found].flatMap(([, from, other]) => {
    const path = normalize(join(dirname(file), from ?? other ?? ''));
    return [`${path}.ts`, `${path}/index.ts`].filter((candidate) => sources.has(candidate));
  });
}

/** Imports that lead upwards or sideways. */
function findFloorViolations(sources: Sources): string[] {
  const findFloor = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room));
  return [...sources.keys()].flatMap((file) => {
    const room = getRoom(file);
    if (findFloor(room) < 0) return [`${file} is in a room that has no floor`];
    return listImports(file, sources)
      .filter((target) => getRoom(target) !== room && findFloor(getRoom(target)) >= findFloor(room))
      .map((target) => `${file} imports ${target}`);
  });
}

/** Files that import themselves by way of others. */
function findCircularFiles(sources: Sources): string[] {
  const reaches = (from: string, wanted: string): boolean => {
    const seen = new Set<string>();
    const open = listImports(from, sources);
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (file === wanted) return true;
      if (!seen.has(file)) open.push(...listImports(file, sources));
      seen.add(file);
    }
    return false;
  };
  return [...sources.keys()].filter((file) => reaches(file, file));
}

const files = readdirSync(join(ROOT, 'src/server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `src/server/${file}`);
const sources: Sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));

describe('the floors of the server', () => {
  it('import downwards only', () => {
    expect(files.length).toBeGreaterThan(150);
    expect(findFloorViolations(sources)).toEqual([]);
  });

  it('have no circle of imports', () => {
    expect(findCircularFiles(sources)).toEqual([]);
  });

  it.each([
    ['store/repositories/jobs.ts', '../../services/access'],
    ['ai/decide.ts', '../services/moderation'],
    ['ai/decide.ts', '../mail/mailer'],
    ['operations/operation.ts', '../http/contract'],
    ['services/access.ts', '../main'],
  ])('object when %s imports %s', (file, target) => {
    const path = `src/server/${file}`;
    const altered = new Map(sources).set(path, `import '${target}';\n`);
    expect(findFloorViolations(altered)).toHaveLength(1);
  });

  it('object to a circle of three files', () => {
    const circle = new Map([
      ['src/server/store/a.ts', "import { b } from './b';\n"],
      ['src/server/store/b.ts', "export * from './c';\n"],
      ['src/server/store/c.ts', "const a = await import('./a');\n"],
      ['src/server/store/d.ts', "import { a } from './a';\n"],
    ]);
    expect(findCircularFiles(circle)).toHaveLength(3);
  });
});
