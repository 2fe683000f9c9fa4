import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { TestProjectConfiguration } from 'vitest/config';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const resolve = { alias: { '~': src } };

/**
 * Milliseconds that a test or a hook may take before it counts as hung. A busy machine with two cores takes many times
 * what an idle one takes, and has failed tests whose limit was near their duration.
 */
const TEST_TIMEOUT_MS = 300_000;

/** Milliseconds that `expect.poll` waits. A test that has to wait names no limit of its own. */
const POLL_TIMEOUT_MS = 60_000;

/** A Vitest project whose tests run in Node. */
export interface NodeProject {
  name: string;
  include: string[];
  exclude?: string[];
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
      expect: {
        // A test that asserts nothing proves nothing.
        requireAssertions: !(project.assertsByWaiting ?? false),
        poll: { timeout: POLL_TIMEOUT_MS },
      },
      testTimeout: TEST_TIMEOUT_MS,
      hookTimeout: TEST_TIMEOUT_MS,
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
