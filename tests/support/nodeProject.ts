import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { TestProjectConfiguration } from 'vitest/config';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const resolve = { alias: { '~': src } };

/** A Vitest project whose tests run in Node. */
export interface NodeProject {
  name: string;
  include: string[];
  exclude?: string[];
  /** Milliseconds a single test or hook may take. */
  timeoutMs: number;
  /** Module that runs once before the project's files. */
  globalSetup?: string;
  /** Module that runs before each of the project's files. */
  setupFile?: string;
  /** Arguments of Node for the processes that run the files. */
  nodeArguments?: string[];
  /** False when each of the files has use for the whole machine. */
  parallel?: boolean;
  /** True when waiting for what a page shows is an assertion too. The linter then looks for either. @default false */
  assertsByWaiting?: boolean;
}

export function nodeProject(project: NodeProject): TestProjectConfiguration {
  return {
    resolve,
    plugins: [vanillaExtractPlugin()],
    test: {
      name: project.name,
      environment: 'node',
      include: project.include,
      globalSetup: project.globalSetup ?? [],
      setupFiles: project.setupFile ?? [],
      exclude: project.exclude ?? [],
      // A test that asserts nothing proves nothing.
      // What is polled for may take as long as a test may, less the rest of the test.
      expect: {
        requireAssertions: !(project.assertsByWaiting ?? false),
        poll: { timeout: project.timeoutMs / 2 },
      },
      testTimeout: project.timeoutMs,
      hookTimeout: project.timeoutMs,
      fileParallelism: project.parallel ?? true,
      pool: 'forks',
      execArgv: project.nodeArguments ?? [],
      // Files share the modules that a worker has loaded; loading them anew takes longer than most tests.
      isolate: false,
      // A test that sets the zone or the locale says so; nothing else may depend on the machine's.
      env: { TZ: 'UTC', LANG: 'C.UTF-8' },
    },
  };
}
