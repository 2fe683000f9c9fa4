import { check, vitest } from './command';
import { lintContract } from './lintContract';
import { pictures } from './pictures';
import { type Step, verdict } from './step';

const bin = {
  knip: 'node_modules/knip/bin/knip.js',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  tsc: 'node_modules/typescript-native/bin/tsc',
};

/** A program that ends with 0 when all is well. */
function program(name: string, title: string, file: string, ...options: string[]): Step {
  return { name, title, runTestSteps: () => check(title, [file, ...options]) };
}

/** A Vitest project of the step's name. */
function suite(name: string, title: string, after?: string): Step {
  return {
    name,
    title,
    ...(after !== undefined && { after }),
    runTestSteps: (onProgress) => vitest([name], onProgress),
  };
}

/**
 * Everything `npm test` proves: what is quick to tell, then the longest first, so that both lanes end together. A full
 * run draws every picture.
 */
export const stepsOf = ({ full }: { full: boolean }): readonly Step[] => [
  program(
    'generated',
    'Generated files match the contract',
    'scripts/bootstrap.mjs',
    'scripts/generate.ts',
    '--check',
  ),
  {
    name: 'contract',
    title: 'The contract is sound',
    runTestSteps: async () => {
      const { passed, output } = await lintContract();
      return verdict('The contract linter', passed, output);
    },
  },
  program('format', 'Every file is formatted', bin.oxfmt, '--check', '.'),
  program('unused', 'Everything is used', bin.knip, '--no-progress'),
  program(
    'unused-production',
    'Everything that an owner runs is used by more than its test',
    bin.knip,
    '--no-progress',
    '--production',
  ),
  program('types-app', 'The app and its stories type-check', bin.tsc, '-p', 'tsconfig.json'),
  program('types-server', 'The server type-checks, without the DOM', bin.tsc, '-p', 'tsconfig.server.json'),
  program('types-tools', 'Scripts and tests type-check', bin.tsc, '-p', 'tsconfig.tools.json'),
  program('build', 'The app and the server build', 'scripts/bootstrap.mjs', 'scripts/build.ts', '--if-stale'),
  program(
    'storybook',
    'The Storybook builds',
    'scripts/bootstrap.mjs',
    'scripts/build.ts',
    '--storybook',
    '--if-stale',
  ),
  suite('e2e', 'Whole journeys in a browser against the built server', 'build'),
  suite('stories', 'Every story in a browser, light and dark, with axe'),
  suite('docs', 'Every documentation page of the Storybook can be read, in both themes', 'storybook'),
  suite('server', 'The server against real databases', 'build'),
  suite('visual', 'The comparison of pictures sees what it must', 'storybook'),
  {
    name: 'pictures',
    title: 'Every story looks as its accepted picture',
    after: 'storybook',
    runTestSteps: (onProgress) => pictures(full, onProgress),
  },
  suite('architecture', 'Import directions, house rules, catalogue'),
  suite('unit', 'Pure logic, contract, tooling', 'build'),
  program('lint', 'No lint error or warning', bin.oxlint, '--config', 'oxlint.config.js'),
];
