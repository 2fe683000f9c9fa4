import { describe, expect, it } from 'vitest';
import { computeImportPath, findAnyModule, createVirtualFiles } from './linter';

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
  gamelog: 'src/gamelog/virtual.ts',
  link: 'src/link/virtual.ts',
  sdk: 'src/sdk/virtual.ts',
  server: 'src/server/virtual.ts',
  seed: 'src/server/seed/virtual.ts',
} as const;

type Part = keyof typeof homes;

/** What a screen is drawn from. */
const DRAWING = ['design-system', 'charts', 'patterns', 'domain', 'contract'] as const;

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
  screen: DRAWING,
  route: [...DRAWING, 'api', 'preferences', 'navigation', 'session', 'drafts'],
  app: [...DRAWING, 'api', 'preferences', 'navigation', 'session', 'screens', 'app'],
  fixtures: ['contract'],
  gamelog: [],
  link: ['contract', 'gamelog', 'sdk'],
  sdk: [],
  server: ['contract', 'server'],
  seed: ['contract', 'server', 'fixtures'],
};

/** What is imported: a real module of each part. */
const targets = {
  contract: () => findAnyModule('src/contract'),
  'design-system': () => findAnyModule('src/design-system'),
  charts: () => findAnyModule('src/charts'),
  domain: () => findAnyModule('src/domain'),
  patterns: () => findAnyModule('src/patterns'),
  api: () => findAnyModule('src/api'),
  storage: () => findAnyModule('src/storage'),
  preferences: () => findAnyModule('src/preferences'),
  navigation: () => findAnyModule('src/navigation'),
  session: () => findAnyModule('src/session'),
  drafts: () => findAnyModule('src/drafts'),
  screens: () => findAnyModule('src/screens', /Screen\.tsx$/),
  app: () => findAnyModule('src/app', /\.tsx?$/),
  fixtures: () => findAnyModule('src/fixtures'),
  gamelog: () => findAnyModule('src/gamelog'),
  link: () => findAnyModule('src/link'),
  sdk: () => findAnyModule('src/sdk'),
  server: () => findAnyModule('src/server'),
} as const;

type Target = keyof typeof targets;

const linter = createVirtualFiles();

/** Adds a file with a body. @returns what the rule about directions objects to in it */
function checkCode(home: string, code: string): () => readonly string[] {
  const file = linter.add(home, code);
  return () => linter.listObjections('boundaries(dependencies)', file);
}

/** Adds a file that imports a module. @returns what the rule about directions objects to in it */
const checkImport = (home: string, module: string) =>
  checkCode(home, `import * as target from '${module}';\nexport const used = target;\n`);

const parts = Object.keys(homes) as Part[];

/** The part that a virtual file itself belongs to; imports inside one part are free. */
const ownTarget: Partial<Record<Part, Target>> = { seed: 'server' };

describe('imports between parts', () => {
  for (const from of parts) {
    for (const to of Object.keys(targets) as Target[]) {
      if (to === from || ownTarget[from] === to) continue;
      const allowed = mayImport[from].includes(to);
      const found = checkImport(homes[from], computeImportPath(targets[to]()));
      it(`${from} ${allowed ? 'may' : 'may not'} import ${to}`, () => {
        expect(found()).toHaveLength(allowed ? 0 : 1);
      });
    }
  }

  const free = ['stories/virtual.stories.tsx', 'tests/virtual.test.ts'].flatMap((home) =>
    Object.values(targets).map((target) => checkImport(home, computeImportPath(target()))),
  );
  it('stories and tests may import anything', () => {
    expect(free.flatMap((found) => found())).toEqual([]);
  });

  const target = computeImportPath(targets.api());
  const kinds = [
    `export * from '${target}';\n`,
    `export const later = () => import('${target}');\n`,
    `import type * as target from '${target}';\nexport type Used = typeof target;\n`,
  ].map((code) => checkCode(homes.screen, code));
  it('also hold for re-exports, dynamic imports and type imports', () => {
    for (const found of kinds) expect(found()).toHaveLength(1);
  });
});

describe('finer lines inside the table', () => {
  const [tone, toneValue, otherType] = [
    "import type { Tone } from '~/design-system/tone';\nexport type Used = Tone;\n",
    "import { Tone } from '~/design-system/tone';\nexport const used = Tone;\n",
    "import type { Other } from '~/design-system/tone';\nexport type Used = Other;\n",
  ].map((code) => checkCode(homes.domain, code));
  it('domain may name the Tone type of the design system, and nothing else of it', () => {
    expect(tone?.()).toEqual([]);
    expect(toneValue?.()).toHaveLength(1);
    expect(otherType?.()).toHaveLength(1);
  });

  const [brand, otherTheme] = ['createThemes', 'light'].map((name) =>
    checkImport(homes.server, `~/design-system/theme/${name}`),
  );
  it('the server may import what makes the themes of a brand, and nothing else of the design system', () => {
    expect(brand?.()).toEqual([]);
    expect(otherTheme?.()).toHaveLength(1);
  });

  const otherScreen = computeImportPath(targets.screens());
  const fromScreen = checkImport(homes.screen, otherScreen);
  const fromRoute = checkImport(homes.route, otherScreen);
  it('no screen imports another screen, and neither does a route', () => {
    expect(fromScreen()).toHaveLength(1);
    expect(fromRoute()).toHaveLength(1);
  });

  const route = findAnyModule('src/screens', /Route\.tsx$/);
  const besideRoute = `${route.slice(0, route.lastIndexOf('/'))}/VirtualScreen.tsx`;
  const ownRoute = checkImport(besideRoute, computeImportPath(route));
  it('a screen does not import its own route', () => {
    expect(ownRoute()).toHaveLength(1);
  });

  const fromOwnRoute = checkImport(
    besideRoute.replace('Screen.tsx', 'PartRoute.tsx'),
    computeImportPath(route),
  );
  const fromOtherRoute = checkImport(homes.route, computeImportPath(route));
  it('a route may import a route of its own screen, and of no other', () => {
    expect(fromOwnRoute()).toEqual([]);
    expect(fromOtherRoute()).toHaveLength(1);
  });

  const missing = checkImport(homes.patterns, '~/nowhere/at-all');
  it('a module that does not exist is no way around the table', () => {
    expect(missing()).toHaveLength(1);
  });

  const homeless = linter.add('src/helpers/virtual.ts', 'export {};\n');
  const housed = linter.add(homes.domain, 'export {};\n');
  it('a file of src that belongs to no part is refused', () => {
    expect(linter.listObjections('boundaries(no-unknown-files)', homeless)).toHaveLength(1);
    expect(linter.listObjections('boundaries(no-unknown-files)', housed)).toEqual([]);
  });
});

describe('packages', () => {
  const STATEFUL = ['preferences', 'navigation', 'session', 'drafts', 'api'] as const;
  const cases: readonly { name: string; allowed: readonly string[] }[] = [
    {
      name: 'react',
      allowed: ['design-system', 'charts', 'patterns', 'screen', 'route', 'app', ...STATEFUL],
    },
    { name: '@radix-ui/react-dialog', allowed: ['design-system', 'app'] },
    { name: '@vanilla-extract/css', allowed: ['design-system', 'charts', 'patterns'] },
    { name: '@visx/shape', allowed: ['charts'] },
    { name: '@tanstack/react-query', allowed: ['api', 'app'] },
    { name: 'react-router-dom', allowed: ['screen', 'route', 'app'] },
    { name: 'fastify', allowed: ['server', 'seed'] },
    { name: 'node:fs', allowed: ['gamelog', 'link', 'server', 'seed'] },
    { name: 'valibot', allowed: ['link', 'server', 'seed'] },
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
      const found = checkImport(homes[from], name);
      it(`${from} ${may ? 'may' : 'may not'} import ${name}`, () => {
        expect(found()).toHaveLength(may ? 0 : 1);
      });
    }
  }

  const places = [
    ['openapi-fetch', 'src/api/client.ts', 'src/api/logs.ts'],
    ['lucide-react', 'src/design-system/Icon/index.ts', 'src/design-system/Button/Button.tsx'],
    ['pg', 'src/server/store/virtual.ts', 'src/server/services/virtual.ts'],
    ['kysely', 'src/server/store/virtual.ts', 'src/server/operations/logs/virtual.ts'],
  ] as const;
  for (const [name, home, elsewhere] of places) {
    const inside = checkImport(home, name);
    const outside = checkImport(elsewhere, name);
    it(`${name} is known in one place`, () => {
      expect(inside()).toEqual([]);
      expect(outside()).toHaveLength(1);
    });
  }
});
