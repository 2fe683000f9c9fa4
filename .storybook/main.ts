import type { StorybookConfig } from '@storybook/react-vite';
import { completeExamples, type EnrichCsf } from './codeExamples.ts';
import { componentFacts, readComponentFacts } from './facts.ts';
import type { Manifests } from './manifest.ts';

// Vitest runs the stories alone and needs none of the tools for designers.
const isForDesigners = process.env['VITEST'] === undefined;

/** Storybook's type lacks these experimental options. */
interface Config extends StorybookConfig {
  experimental_enrichCsf: (enrich: EnrichCsf | undefined) => EnrichCsf | undefined;
  experimental_manifests: (manifests: Manifests | undefined) => Promise<Manifests | undefined>;
}

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
    ? ['./static', { from: '../tests/visual/baselines', to: '/pictures' }]
    : ['./static'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    // Shows the author's code; code from the rendered story would contain minified functions.
    experimentalCodeExamples: isForDesigners,
    componentsManifest: isForDesigners,
    backgrounds: false,
    highlight: isForDesigners,
    measure: isForDesigners,
    outline: isForDesigners,
  },
  experimental_enrichCsf: (enrich) => enrich && completeExamples(enrich),
  experimental_manifests: async (manifests) =>
    (await import('./manifest.ts')).useCompletedExamples(manifests),
  // Storybook replaces the build options of vite.config.ts. The plugins' timings need no warning, and Storybook's own files
  // exceed the size limit.
  viteFinal: (vite) => {
    const { build = {} } = vite;
    const { rolldownOptions = {} } = build;
    return {
      ...vite,
      plugins: [...(vite.plugins ?? []), componentFacts(isForDesigners ? readComponentFacts : () => ({}))],
      build: {
        ...build,
        chunkSizeWarningLimit: 2048,
        rolldownOptions: { ...rolldownOptions, checks: { ...rolldownOptions.checks, bundlerTimings: false } },
      },
    };
  },
  typescript: {
    check: false,
    reactDocgen: isForDesigners ? 'react-docgen-typescript' : false,
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.json',
      include: ['src/{design-system,charts,patterns}/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
};

export default config;
