import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./static'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
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
    // A build that only draws stories has no use for the tables of properties.
    reactDocgen: process.env['STORYBOOK_TABLES'] === 'off' ? false : 'react-docgen-typescript',
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
