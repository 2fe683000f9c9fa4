import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { storyProject } from './tests/support/story-project.ts';

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
  /** Module that runs once before the project's files. */
  globalSetup?: string;
  /** False when each of the files has use for the whole machine. */
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
      globalSetup: project.globalSetup ?? [],
      exclude: project.exclude ?? [],
      testTimeout: project.patience,
      hookTimeout: project.patience,
      fileParallelism: project.parallel ?? true,
      pool: 'forks',
      // Files share the modules that a worker has loaded; loading them anew takes longer than most tests.
      isolate: false,
      // A test that sets the zone or the locale says so; nothing else may depend on the machine's.
      env: { TZ: 'UTC', LANG: 'C.UTF-8' },
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
  {
    name: 'server',
    include: ['tests/server/**/*.test.ts'],
    globalSetup: './tests/support/prepare-stores.ts',
    patience: 60_000,
  },
  {
    name: 'architecture',
    include: ['tests/architecture/**/*.test.ts', 'tests/catalogue/**/*.test.ts'],
    patience: 120_000,
  },
  {
    name: 'e2e',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: './tests/e2e/support/prepare.ts',
    patience: 120_000,
  },
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
      projects: [...nodeProjects.map(nodeProject), ...(withStories ? [await storyProject()] : [])],
    },
  };
});
