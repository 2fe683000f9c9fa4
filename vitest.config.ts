import { defineConfig } from 'vitest/config';
import { nodeProject, type NodeProject } from './tests/support/nodeProject.ts';
import { storyProject } from './tests/support/storyProject.ts';

/** Folders under tests/ that a project of their own runs. */
const OWN_PROJECT = ['server', 'architecture', 'catalogue', 'docs', 'e2e', 'package', 'visual'];

const NODE_PROJECTS: readonly NodeProject[] = [
  {
    name: 'unit',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: OWN_PROJECT.map((folder) => `tests/${folder}/**`),
    timeoutMs: 15_000,
  },
  {
    name: 'server',
    include: ['tests/server/**/*.test.ts'],
    globalSetup: './tests/support/prepareStores.ts',
    // An embedded database of a test ends before what V8 optimises of it pays off.
    nodeArguments: ['--liftoff-only'],
    timeoutMs: 120_000,
  },
  {
    name: 'architecture',
    include: ['tests/architecture/**/*.test.ts', 'tests/catalogue/**/*.test.ts'],
    timeoutMs: 120_000,
  },
  {
    name: 'e2e',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: './tests/e2e/support/prepare.ts',
    setupFile: './tests/e2e/support/expectNoViolation.ts',
    timeoutMs: 120_000,
    assertsByWaiting: true,
  },
  {
    name: 'docs',
    include: ['tests/docs/**/*.test.ts'],
    globalSetup: './tests/docs/prepare.ts',
    timeoutMs: 300_000,
  },
  {
    name: 'package',
    include: ['tests/package/**/*.test.ts'],
    globalSetup: './tests/package/prepare.ts',
    timeoutMs: 120_000,
  },
  { name: 'visual', include: ['tests/visual/**/*.test.ts'], timeoutMs: 300_000, parallel: false },
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
      projects: [...NODE_PROJECTS.map(nodeProject), ...(withStories ? [await storyProject()] : [])],
    },
  };
});
