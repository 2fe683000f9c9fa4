import type { KnipConfig } from 'knip';

/**
 * Finds what nothing uses. `npm test` runs knip twice: from everything that runs, where a needless `export` is a finding
 * too, and with --production from what an owner runs (the patterns that end in !), where code that only its own test or
 * story uses is one. An export that is there for tests says so with @internal and the reason, one
 * that is there for the package's users with @public.
 */
const isProduction = process.argv.includes('--production');

const config: KnipConfig = {
  entry: [
    'scripts/*.{ts,mjs}!',
    // Vite, the bundle benchmark and the embedded database load these by name.
    'src/app/entry*.{ts,tsx}!',
    'src/server/main.ts!',
    // The client package's interface.
    'src/sdk/index.ts!',
    // An entry of the package @torchward/design-system.
    'src/design-system/theme/published.ts!',
    'vite.server.config.ts!',
    'src/link/main.ts!',
    'vite.link.config.ts!',
    'src/server/store/embedded/{worker,durableFs}.ts!',
    'scripts/benchCharts/{ours,react,recharts}.tsx!',
    'scripts/lint/plugin.js',
    'scripts/test/vitestReporter.ts',
    // Playwright Test loads these.
    'scripts/visual/{playwright.config,reporter,drawStories}.ts!',
    'stories/**/*.{stories.tsx,mdx}',
    'tests/**/*.test.{ts,tsx}',
    'tests/fixtures/faulty-stories/**/*.{ts,tsx}',
  ],
  project: [
    'src/**!',
    'scripts/**!',
    'stories/**',
    'tests/**',
    '.storybook/**',
    // Projects of other teams, which the tests of the package build apart.
    '!tests/package/consumers/**',
    // Not for an owner: the linter's rules.
    '!scripts/lint/**!',
    // Named states for stories and tests; the demo takes some of them.
    '!src/fixtures/**!',
    // The written meaning of each token, for its page in the Storybook.
    '!src/design-system/theme/meanings.ts!',
  ],
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  // Declares the types of a package that has none.
  ignore: ['scripts/**/*.d.ts', 'tests/**/*.d.ts'],
  ignoreIssues: {
    // Made from the contract, as a whole.
    'src/{contract,sdk}/*.gen.ts': ['exports', 'types'],
    // The public interface: lists and prop types for the catalogue's tests. What is behind it has to be used by itself.
    'src/{design-system,charts,patterns}/index.ts': ['exports', 'types'],
  },
  // Imported by style sheets, loaded by the linter by their name, or run as a program by their path.
  ignoreDependencies: [
    '@fontsource-variable/.+',
    'eslint-import-resolver-typescript',
    'eslint-plugin-boundaries',
    '@redocly/cli',
    'chromatic',
    'tsc-alias',
    '@arethetypeswrong/cli',
  ],
  compilers: { mdx: true },
};

export default config;
