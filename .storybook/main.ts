import type { StorybookConfig } from '@storybook/react-vite';

// Nobody reads a build that pictures are drawn from, or the stories that run as tests.
const hasReaders = process.env['STORYBOOK_READERS'] !== 'none' && process.env['VITEST'] === undefined;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./static'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // What outlines, measures and highlights looks through the whole page after each render.
  features: {
    sidebarOnboardingChecklist: false,
    backgrounds: false,
    highlight: hasReaders,
    measure: hasReaders,
    outline: hasReaders,
  },
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
    reactDocgen: hasReaders ? 'react-docgen-typescript' : false,
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
