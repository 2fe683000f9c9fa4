import type { StorybookConfig } from '@storybook/react-vite';
import { formatExamples, type EnrichCsf } from './codeExamples';

// Designers read what is built or served. Vitest runs the stories alone, and would only wait for the rest.
const isForDesigners = process.env['VITEST'] === undefined;

/** The type of a configuration leaves out what makes the code examples. */
interface Config extends StorybookConfig {
  experimental_enrichCsf: (enrich: EnrichCsf | undefined) => EnrichCsf | undefined;
}

const config: Config = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./static'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    // "Show code" is what the story's author wrote. What is rendered would show the bundle's own, minified functions.
    experimentalCodeExamples: isForDesigners,
    backgrounds: false,
    highlight: isForDesigners,
    measure: isForDesigners,
    outline: isForDesigners,
  },
  experimental_enrichCsf: (enrich) => enrich && formatExamples(enrich),
  // Storybook replaces the build options of vite.config.ts. How long plugins take is nothing to warn of, and the large
  // files are Storybook's own.
  viteFinal: (vite) => {
    const { build = {} } = vite;
    const { rolldownOptions = {} } = build;
    return {
      ...vite,
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
