import { describe, expect, it } from 'vitest';
import { importPath, objectionsOf, someModule } from './linter';

/** Where a virtual file of each part would lie. */
const homes = {
  contract: 'src/contract/virtual.ts',
  'design-system': 'src/design-system/Virtual/Virtual.tsx',
  charts: 'src/charts/Virtual/Virtual.tsx',
  domain: 'src/domain/virtual.ts',
  patterns: 'src/patterns/Virtual/Virtual.tsx',
  api: 'src/api/virtual.ts',
  storage: 'src/storage/virtual.ts',
  preferences: 'src/preferences/virtual.ts',
  navigation: 'src/navigation/virtual.ts',
  session: 'src/session/virtual.ts',
  drafts: 'src/drafts/virtual.ts',
  screen: 'src/screens/virtual/VirtualScreen.tsx',
  route: 'src/screens/virtual/VirtualRoute.tsx',
  app: 'src/app/virtual.tsx',
  fixtures: 'src/fixtures/virtual.ts',
  server: 'src/server/virtual.ts',
  seed: 'src/server/seed/virtual.ts',
} as const;

type Part = keyof typeof homes;

/** The table of docs/architecture.md, written a second time on purpose: the test must not read the rule it checks. */
const mayImport: Record<Part, readonly Target[]> = {
  contract: [],
  'design-system': [],
  charts: ['design-system'],
  domain: ['contract'],
  patterns: ['design-system', 'charts', 'domain', 'contract'],
  storage: [],
  preferences: [],
  navigation: ['storage'],
  session: ['contract', 'storage'],
  drafts: ['session'],
  api: ['contract', 'navigation', 'session'],
  screen: ['design-system', 'charts', 'patterns', 'domain', 'contract'],
  route: [
    'design-system',
    'charts',
    'patterns',
    'domain',
    'contract',
    'api',
    'preferences',
    'navigation',
    'session',
    'drafts',
  ],
  app: [
    'contract',
    'design-system',
    'charts',
    'domain',
    'patterns',
    'preferences',
    'navigation',
    'session',
    'api',
    'screens',
    'app',
  ],
  fixtures: ['contract'],
  server: ['contract', 'server'],
  seed: ['contract', 'server', 'fixtures'],
};

/** What is imported: a real module of each part. */
const targets = {
  contract: () => someModule('src/contract'),
  'design-system': () => someModule('src/design-system'),
  charts: () => someModule('src/charts'),
  domain: () => someModule('src/domain'),
  patterns: () => someModule('src/patterns'),
  api: () => someModule('src/api'),
  storage: () => someModule('src/storage'),
  preferences: () => someModule('src/preferences'),
  navigation: () => someModule('src/navigation'),
  session: () => someModule('src/session'),
  drafts: () => someModule('src/drafts'),
  screens: () => someModule('src/screens', /Screen\.tsx$/),
  app: () => someModule('src/app', /\.tsx?$/),
  fixtures: () => someModule('src/fixtures'),
  server: () => someModule('src/server'),
} as const;

type Target = keyof typeof targets;

const rule = 'boundaries/dependencies';
const parts = Object.keys(homes) as Part[];

/** The part that a virtual file itself belongs to; imports inside one part are free. */
const ownTarget: Partial<Record<Part, Target>> = { seed: 'server' };

describe('imports between parts', () => {
  for (const from of parts) {
    for (const to of Object.keys(targets) as Target[]) {
      if (to === from || ownTarget[from] === to) continue;
      const allowed = mayImport[from].includes(to);
      it(`${from} ${allowed ? 'may' : 'may not'} import ${to}`, async () => {
        const code = `import * as target from '${importPath(targets[to]())}';\nexport const used = target;\n`;
        const found = await objectionsOf(rule, homes[from], code);
        if (allowed) expect(found).toEqual([]);
        else expect(found).toHaveLength(1);
      });
    }
  }

  it('stories and tests may import anything', async () => {
    for (const home of ['stories/virtual.stories.tsx', 'tests/virtual.test.ts']) {
      for (const target of Object.values(targets)) {
        const code = `import * as target from '${importPath(target())}';\nexport const used = target;\n`;
        expect(await objectionsOf(rule, home, code)).toEqual([]);
      }
    }
  });

  it('also hold for re-exports, dynamic imports and type imports', async () => {
    const target = importPath(targets.api());
    for (const code of [
      `export * from '${target}';\n`,
      `export const later = () => import('${target}');\n`,
      `import type * as target from '${target}';\nexport type Used = typeof target;\n`,
    ]) {
      expect(await objectionsOf(rule, homes.screen, code)).toHaveLength(1);
    }
  });
});

describe('finer lines inside the table', () => {
  it('domain may name the Tone type of the design system, and nothing else of it', async () => {
    const tone = `import type { Tone } from '~/design-system/tone';\nexport type Used = Tone;\n`;
    expect(await objectionsOf(rule, homes.domain, tone)).toEqual([]);
    const value = `import { Tone } from '~/design-system/tone';\nexport const used = Tone;\n`;
    expect(await objectionsOf(rule, homes.domain, value)).toHaveLength(1);
    const other = `import type { Other } from '~/design-system/tone';\nexport type Used = Other;\n`;
    expect(await objectionsOf(rule, homes.domain, other)).toHaveLength(1);
  });

  it('no screen imports another screen, and neither does a route', async () => {
    const other = importPath(targets.screens());
    const code = `import * as other from '${other}';\nexport const used = other;\n`;
    expect(await objectionsOf(rule, homes.screen, code)).toHaveLength(1);
    expect(await objectionsOf(rule, homes.route, code)).toHaveLength(1);
  });

  it('a screen does not import its own route', async () => {
    const route = someModule('src/screens', /Route\.tsx$/);
    const folder = route.slice(0, route.lastIndexOf('/'));
    const code = `import * as route from '${importPath(route)}';\nexport const used = route;\n`;
    expect(await objectionsOf(rule, `${folder}/VirtualScreen.tsx`, code)).toHaveLength(1);
  });

  it('a module that does not exist is no way around the table', async () => {
    const code = `import * as nothing from '~/nowhere/at-all';\nexport const used = nothing;\n`;
    expect(await objectionsOf(rule, homes.patterns, code)).toHaveLength(1);
  });

  it('a file of src that belongs to no part is refused', async () => {
    expect(
      await objectionsOf('boundaries/no-unknown-files', 'src/helpers/virtual.ts', 'export {};\n'),
    ).toHaveLength(1);
    expect(await objectionsOf('boundaries/no-unknown-files', homes.domain, 'export {};\n')).toEqual([]);
  });
});

describe('packages', () => {
  const cases: readonly { name: string; allowed: readonly string[] }[] = [
    {
      name: 'react',
      allowed: [
        'design-system',
        'charts',
        'patterns',
        'preferences',
        'navigation',
        'session',
        'drafts',
        'api',
        'screen',
        'route',
        'app',
      ],
    },
    { name: '@radix-ui/react-dialog', allowed: ['design-system', 'app'] },
    { name: '@vanilla-extract/css', allowed: ['design-system', 'charts', 'patterns'] },
    { name: '@visx/shape', allowed: ['charts'] },
    { name: '@tanstack/react-query', allowed: ['api', 'app'] },
    { name: 'react-router-dom', allowed: ['screen', 'route', 'app'] },
    { name: 'fastify', allowed: ['server', 'seed'] },
    { name: 'node:fs', allowed: ['server', 'seed'] },
    { name: 'kysely', allowed: [] },
    { name: 'pg', allowed: [] },
    { name: '@electric-sql/pglite', allowed: [] },
    { name: 'openapi-fetch', allowed: [] },
    { name: 'eventsource-parser', allowed: ['api', 'server', 'seed'] },
    { name: 'lucide-react', allowed: [] },
  ];

  for (const { name, allowed } of cases) {
    for (const from of parts) {
      const may = allowed.includes(from);
      it(`${from} ${may ? 'may' : 'may not'} import ${name}`, async () => {
        const code = `import * as target from '${name}';\nexport const used = target;\n`;
        expect(await objectionsOf(rule, homes[from], code)).toHaveLength(may ? 0 : 1);
      });
    }
  }

  it.each([
    ['openapi-fetch', 'src/api/client.ts', 'src/api/logs.ts'],
    ['lucide-react', 'src/design-system/Icon/index.ts', 'src/design-system/Button/Button.tsx'],
    ['pg', 'src/server/store/virtual.ts', 'src/server/services/virtual.ts'],
    ['kysely', 'src/server/store/virtual.ts', 'src/server/operations/logs/virtual.ts'],
  ])('%s is known in one place', async (name, home, elsewhere) => {
    const code = `import * as target from '${name}';\nexport const used = target;\n`;
    expect(await objectionsOf(rule, home, code)).toEqual([]);
    expect(await objectionsOf(rule, elsewhere, code)).toHaveLength(1);
  });
});
