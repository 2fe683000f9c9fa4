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
  },
  {
    name: 'server',
    include: ['tests/server/**/*.test.ts'],
    globalSetup: './tests/support/prepareStores.ts',
    // An embedded database of a test ends before what V8 optimises of it pays off.
    nodeArguments: ['--liftoff-only'],
  },
  {
    name: 'architecture',
    include: ['tests/architecture/**/*.test.ts', 'tests/catalogue/**/*.test.ts'],
  },
  {
    name: 'e2e',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: './tests/e2e/support/prepareJourneys.ts',
    setupFile: './tests/e2e/support/expectNoViolation.ts',
    assertsByWaiting: true,
  },
  {
    name: 'docs',
    include: ['tests/docs/**/*.test.ts'],
    globalSetup: './tests/docs/prepare.ts',
  },
  {
    name: 'package',
    include: ['tests/package/**/*.test.ts'],
    globalSetup: './tests/package/prepare.ts',
  },
  { name: 'visual', include: ['tests/visual/**/*.test.ts'], parallel: false },
];

/** Names given with `--project`; a run that wants none of the story projects need not wait for Storybook. */
function listRequestedProjects(): string[] {
  return process.argv.flatMap((argument, index) => {
    if (argument === '--project') return process.argv[index + 1] ?? [];
    return argument.startsWith('--project=') ? argument.slice('--project='.length) : [];
  });
}

export default defineConfig(async () => {
  const asked = listRequestedProjects();
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
