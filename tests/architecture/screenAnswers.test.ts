import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { screenAnswers } from '~/contract/screenShapes.gen';

const FOLDER = 'src/api';
const CALL = /\.(GET|POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g;

const modules = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => {
    const text = readFileSync(join(FOLDER, path), 'utf8');
    const operations = [...text.matchAll(CALL)].map(([, method, called]) => `${method} ${called}`);
    return {
      path,
      needsScreenAnswers: operations.some((operation) => operation in screenAnswers),
      hasScreenAnswers: /^import '\.\.?\/screenAnswers';$/m.test(text),
      effects: [...text.matchAll(/^import '(\.[^']+)';$/gm)].map(([, effect = '']) => effect),
    };
  });

it('exactly the modules that get answers beyond a first visit load what the client has to know of them', () => {
  const wrong = modules.filter(
    ({ needsScreenAnswers, hasScreenAnswers }) => needsScreenAnswers !== hasScreenAnswers,
  );
  expect(modules.filter(({ needsScreenAnswers }) => needsScreenAnswers).length).toBeGreaterThan(15);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('the bundler keeps each module that another imports for its effect alone', () => {
  const { sideEffects } = JSON.parse(readFileSync('package.json', 'utf8')) as { sideEffects: string[] };
  const imported = modules.flatMap(({ path, effects }) =>
    effects.map((effect) => `./${join(FOLDER, dirname(path), effect)}.ts`),
  );
  expect(new Set(imported)).toContain('./src/api/screenAnswers.ts');
  expect([...new Set(imported)].filter((path) => !sideEffects.includes(path))).toEqual([]);
});
