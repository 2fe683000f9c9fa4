import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chooseBrowser } from './tests/support/browser.ts';

const src = fileURLToPath(new URL('./src', import.meta.url));
const resolve = { alias: { '~': src } };

/** Folders under tests/ that a project of their own runs. */
const ownProject = ['server', 'architecture', 'catalogue', 'e2e', 'visual'];

interface NodeProject {
  name: string;
  include: string[];
  exclude?: string[];
  /** Milliseconds a single test or hook may take. */
  patience: number;
  /** False when the files would compete for the machine: real servers, real browsers. */
  parallel?: boolean;
}

function nodeProject(project: NodeProject): TestProjectConfiguration {
  return {
    resolve,
    plugins: [vanillaExtractPlugin()],
    test: {
      name: project.name,
      environment: 'node',
      include: project.include,
      exclude: project.exclude ?? [],
      testTimeout: project.patience,
      hookTimeout: project.patience,
      fileParallelism: project.parallel ?? true,
      pool: 'forks',
      // A test that sets the zone or the locale says so; nothing else may depend on the machine's.
      env: { TZ: 'UTC', LANG: 'C.UTF-8' },
    },
  };
}

/**
 * Storybook's Vitest add-on discovers dependencies in mid-run and then fails with "Failed to fetch dynamically
 * imported module", so every package that a story can reach is named beforehand.
 */
function storyDependencies(): string[] {
  const { dependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const inBrowser =
    /^(@radix-ui\/|@visx\/|@tanstack\/|@hookform\/|cmdk$|lucide-react$|react$|react-dom$|react-hook-form$|react-router-dom$|valibot$|openapi-fetch$)/;
  return [
    ...Object.keys(dependencies).filter((name) => inBrowser.test(name)),
    '@hookform/resolvers/valibot',
    '@vanilla-extract/css/functionSerializer',
    '@vanilla-extract/dynamic',
    '@vanilla-extract/recipes/createRuntimeFn',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
  ];
}

/** Every story in a real browser, once a theme: rendered, played, and checked with axe. */
async function storyProject(theme: 'light' | 'dark'): Promise<TestProjectConfiguration> {
  const { launch } = await chooseBrowser();
  return {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
    optimizeDeps: { include: storyDependencies() },
    test: {
      name: `stories-${theme}`,
      setupFiles: ['./tests/support/stories.setup.ts'],
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: launch,
          contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
          actionTimeout: 5_000,
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

const nodeProjects: readonly NodeProject[] = [
  {
    name: 'unit',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ownProject.map((folder) => `tests/${folder}/**`),
    patience: 15_000,
  },
  { name: 'server', include: ['tests/server/**/*.test.ts'], patience: 60_000 },
  {
    name: 'architecture',
    include: ['tests/architecture/**/*.test.ts', 'tests/catalogue/**/*.test.ts'],
    patience: 120_000,
  },
  { name: 'e2e', include: ['tests/e2e/**/*.test.ts'], patience: 120_000, parallel: false },
  { name: 'visual', include: ['tests/visual/**/*.test.ts'], patience: 300_000, parallel: false },
];

/** Names given with `--project`; a run that wants none of the story projects need not wait for Storybook. */
function projectsAskedFor(): string[] {
  return process.argv.flatMap((argument, index) => {
    if (argument === '--project') return process.argv[index + 1] ?? [];
    return argument.startsWith('--project=') ? argument.slice('--project='.length) : [];
  });
}

export default defineConfig(async () => {
  const asked = projectsAskedFor();
  const withStories = asked.length === 0 || asked.some((name) => name.startsWith('stories'));
  return {
    test: {
      // Two cores are the machine this has to run on.
      maxWorkers: 2,
      passWithNoTests: false,
      projects: [
        ...nodeProjects.map(nodeProject),
        ...(withStories ? [await storyProject('light'), await storyProject('dark')] : []),
      ],
    },
  };
});
