import { check, vitest } from './command';
import { lintContract } from './lint-contract';
import { pictures } from './pictures';
import { type Step, verdict } from './step';

const bin = {
  eslint: 'node_modules/eslint/bin/eslint.js',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  tsc: 'node_modules/typescript-native/bin/tsc',
};

function types(name: string, project: string, title: string): Step {
  return { name, title, alongside: true, run: () => check(title, [bin.tsc, '-p', project]) };
}

interface Suite {
  /** Vitest projects. @default the step's name */
  projects?: readonly string[];
  alongside?: boolean;
}

function suite(name: string, title: string, { projects = [name], alongside = false }: Suite = {}): Step {
  return { name, title, alongside, run: (onProgress) => vitest(projects, onProgress) };
}

/** Everything `npm test` proves, the quick before the slow. */
export const steps: readonly Step[] = [
  {
    name: 'generated',
    title: 'Generated files match the contract',
    alongside: true,
    run: () => check('Generated files', ['scripts/bootstrap.mjs', 'scripts/generate.ts', '--check']),
  },
  {
    name: 'contract',
    title: 'The contract is sound',
    alongside: true,
    run: async () => {
      const { passed, output } = await lintContract();
      return verdict('The contract linter', passed, output);
    },
  },
  types('types-app', 'tsconfig.json', 'The app and its stories type-check'),
  types('types-server', 'tsconfig.server.json', 'The server type-checks, without the DOM'),
  types('types-tools', 'tsconfig.tools.json', 'Scripts and tests type-check'),
  {
    name: 'format',
    title: 'Every file is formatted',
    alongside: true,
    run: () => check('Prettier', [bin.prettier, '--check', '.']),
  },
  {
    name: 'build',
    title: 'The app and the server build',
    run: () => check('npm run build', ['scripts/bootstrap.mjs', 'scripts/build.ts', '--if-stale']),
  },
  // The longest first, so that all lanes end together.
  suite('e2e', 'Whole journeys in a browser against the built server', { alongside: true }),
  suite('stories', 'Every story in a browser, light and dark, with axe', { alongside: true }),
  { name: 'pictures', title: 'Every story looks as its accepted picture', alongside: true, run: pictures },
  suite('server', 'The server against real databases', { alongside: true }),
  suite('unit', 'Pure logic, contract, tooling', { alongside: true }),
  suite('architecture', 'Import directions, house rules, catalogue', { alongside: true }),
  {
    name: 'lint',
    title: 'No lint error or warning',
    alongside: true,
    run: () => check('ESLint', [bin.eslint, '--max-warnings', '0', '.']),
  },
  {
    name: 'lint-types',
    title: 'No lint error of the rules that need types',
    alongside: true,
    run: () => check('oxlint', [bin.oxlint]),
  },
  suite('visual', 'The comparison of pictures sees what it must', { alongside: true }),
];
