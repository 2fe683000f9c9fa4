import { runCheck, runVitest } from './command';
import { lintContract } from './lintContract';
import { runPictureComparison } from './pictures';
import { type Step, createCheckResult } from './step';

const bin = {
  knip: 'node_modules/knip/bin/knip.js',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  tsc: 'node_modules/typescript-native/bin/tsc',
};

/** Creates a step that passes when its program exits with 0. */
function createProgramStep(name: string, title: string, file: string, ...options: string[]): Step {
  return { name, title, runTestSteps: () => runCheck(title, [file, ...options]) };
}

/** Creates a step that runs the Vitest project of the same name. */
function createSuiteStep(name: string, title: string, after?: string): Step {
  return {
    name,
    title,
    ...(after !== undefined && { after }),
    runTestSteps: (onProgress) => runVitest([name], onProgress),
  };
}

/** All steps of `npm test`: the quick ones first, then the others from the longest, so that both lanes end together. */
export const createSteps = ({ full }: { full: boolean }): readonly Step[] => [
  createProgramStep(
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
      return createCheckResult('The contract linter', passed, output);
    },
  },
  createProgramStep('format', 'Every file is formatted', bin.oxfmt, '--check', '.'),
  createProgramStep('unused', 'Everything is used', bin.knip, '--no-progress'),
  createProgramStep(
    'unused-production',
    'Everything that an owner runs is used by more than its test',
    bin.knip,
    '--no-progress',
    '--production',
  ),
  createProgramStep('types-app', 'The app and its stories type-check', bin.tsc, '-p', 'tsconfig.json'),
  createProgramStep(
    'types-server',
    'The server type-checks, without the DOM',
    bin.tsc,
    '-p',
    'tsconfig.server.json',
  ),
  createProgramStep('types-tools', 'Scripts and tests type-check', bin.tsc, '-p', 'tsconfig.tools.json'),
  createProgramStep(
    'examples',
    'The code that the Storybook shows of each story compiles',
    'scripts/bootstrap.mjs',
    'scripts/checkExamples.ts',
  ),
  createProgramStep(
    'build',
    'The app and the server build',
    'scripts/bootstrap.mjs',
    'scripts/build.ts',
    '--if-stale',
  ),
  createProgramStep(
    'storybook',
    'The Storybook builds',
    'scripts/bootstrap.mjs',
    'scripts/build.ts',
    '--storybook',
    '--if-stale',
  ),
  createSuiteStep('e2e', 'Whole journeys in a browser against the built server', 'build'),
  createSuiteStep('stories', 'Every story in a browser, light and dark, with axe'),
  createSuiteStep(
    'docs',
    'Every documentation page of the Storybook can be read, in both themes',
    'storybook',
  ),
  createSuiteStep('server', 'The server against real databases', 'build'),
  createSuiteStep('visual', 'The comparison of pictures sees what it must', 'storybook'),
  {
    name: 'pictures',
    title: 'Every story looks as its accepted picture',
    after: 'storybook',
    runTestSteps: (onProgress) => runPictureComparison(full, onProgress),
  },
  createSuiteStep('package', 'The package works in other projects, within its budget'),
  createSuiteStep('architecture', 'Import directions, house rules, catalogue'),
  createSuiteStep('unit', 'Pure logic, contract, tooling', 'build'),
  createProgramStep('lint', 'No lint error or warning', bin.oxlint, '--config', 'oxlint.config.js'),
];
