import type { StorybookConfig } from '@storybook/react-vite';
import { tagChangedStories } from './changedTag.ts';
import { EARLIER_PICTURES, pictureChanges, readChanges, writeEarlierPictures } from './changes.ts';
import { completeExamples, type EnrichCsf } from './codeExamples.ts';
import { componentFacts, readComponentFacts } from './facts.ts';
import type { Manifests } from './manifest.ts';
import { textSources } from './textSources.ts';

// Vitest runs the stories alone and needs none of the tools for designers.
const isForDesigners = process.env['VITEST'] === undefined;

// A designer names a revision, such as `main`, to see what the pictures changed since then.
const since = isForDesigners ? process.env['CATALOGUE_SINCE'] : undefined;
const changes = since ? readChanges(process.cwd(), since) : undefined;
if (changes) writeEarlierPictures(process.cwd(), changes, EARLIER_PICTURES);

let facts: ReturnType<typeof readComponentFacts> | undefined;
const readFacts = () => (facts ??= isForDesigners ? readComponentFacts() : {});

/** Storybook's type lacks these experimental options. */
interface Config extends StorybookConfig {
  experimental_enrichCsf: (enrich: EnrichCsf | undefined) => EnrichCsf | undefined;
  experimental_manifests: (manifests: Manifests | undefined) => Promise<Manifests | undefined>;
}

/**
 * What most pages share is in few files, because a page that loads a hundred small ones waits for their number and not for
 * their size.
 */
const CHUNKS = [
  {
    name: 'parts',
    test: /\/src\/(?:contract\/(?!reference|documentedCalls)|design-system|domain)|\/node_modules\/(?:@floating-ui|@radix-ui|lucide-react)\//,
  },
  { name: 'charts', test: /\/src\/charts\/|\/node_modules\/(?:@visx|d3-)/ },
  { name: 'patterns', test: /\/src\/(?:fixtures|patterns)\//, minShareCount: 2 },
];

const config: Config = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  staticDirs: isForDesigners
    ? [
        './static',
        { from: '../tests/visual/baselines', to: '/pictures' },
        ...(changes ? [{ from: `../${EARLIER_PICTURES}`, to: '/earlier-pictures' }] : []),
      ]
    : ['./static'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook gives its own features, such as the panels, to this function, which must pass them on.
  features: (features, { configType }) => ({
    ...features,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
    // Git tells a running Storybook alone what is new; a built one would count none.
    changeDetection: configType === 'DEVELOPMENT',
    // Shows the author's code; code from the rendered story would contain minified functions.
    experimentalCodeExamples: isForDesigners,
    // A coding assistant asks the running Storybook; the built one has its pages as text instead.
    componentsManifest: isForDesigners && configType === 'DEVELOPMENT',
    backgrounds: false,
    highlight: isForDesigners,
    measure: isForDesigners,
    outline: isForDesigners,
  }),
  ...(changes && { experimental_indexers: tagChangedStories(changes) }),
  experimental_enrichCsf: (enrich) => enrich && completeExamples(enrich),
  experimental_manifests: async (manifests) =>
    (await import('./manifest.ts')).useCompletedExamples(manifests),
  // Storybook replaces the build options of vite.config.ts. The plugins' timings need no warning, and Storybook's own
  // files exceed the size limit. A list of two thousand files has no reader and takes seconds to print.
  viteFinal: (vite, { configType }) => {
    const { build = {} } = vite;
    const { rolldownOptions = {} } = build;
    return {
      ...vite,
      ...(configType === 'PRODUCTION' && { logLevel: 'warn' }),
      plugins: [
        ...(vite.plugins ?? []),
        componentFacts(readFacts),
        ...(isForDesigners ? [textSources(readFacts)] : []),
        pictureChanges(changes),
      ],
      build: {
        ...build,
        chunkSizeWarningLimit: 2048,
        rolldownOptions: {
          ...rolldownOptions,
          checks: { ...rolldownOptions.checks, bundlerTimings: false },
          output: {
            ...[rolldownOptions.output ?? {}].flat()[0],
            codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
          },
        },
      },
    };
  },
  typescript: {
    check: false,
    reactDocgen: isForDesigners ? 'react-docgen-typescript' : false,
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.json',
      include: ['src/{design-system,charts,patterns}/**/*.tsx', 'src/screens/**/*{Panel,Screen}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
};

export default config;
