/**
 * The artefacts of `npm run build`, and when each is stale. Plain JavaScript that only reads files, because `npm start`
 * checks them on every start.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * @typedef {object} Artefact
 * @property {string} name
 * @property {string} output a file that exists once the artefact is built
 * @property {readonly string[]} inputs files and folders whose content decides what is built
 * @property {readonly string[]} [except] folders among the inputs that do not matter
 * @property {readonly (readonly string[])[]} commands arguments for Node, run one after the other
 */

const VITE = 'node_modules/vite/bin/vite.js';
const SHARED_BUILD_INPUTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'scripts/build',
];

/** The program torchward-link. */
export const linkProgram = {
  name: 'link',
  output: 'dist/link/torchward-link.mjs',
  inputs: [
    ...SHARED_BUILD_INPUTS,
    'src/link',
    'src/gamelog',
    'src/sdk',
    'src/contract',
    'vite.link.config.ts',
  ],
  commands: [[VITE, 'build', '--config', 'vite.link.config.ts', '--logLevel', 'warn']],
};

/** The client package `torchward`. */
export const clientPackage = {
  name: 'sdk',
  output: 'dist/sdk.tgz',
  inputs: ['src/sdk', 'tsconfig.base.json', 'tsconfig.sdk.json', 'scripts/buildSdk.ts', 'LICENSE'],
  commands: [['scripts/bootstrap.mjs', 'scripts/buildSdk.ts']],
};

/** @type {readonly Artefact[]} */
export const ARTEFACTS = [
  {
    name: 'app',
    output: 'dist/app/index.html',
    inputs: [
      ...SHARED_BUILD_INPUTS,
      'index.html',
      'public',
      'src',
      'vite.config.ts',
      'scripts/buildApp.ts',
      'scripts/prerender',
    ],
    except: ['src/server', 'src/fixtures', 'src/gamelog', 'src/link', 'src/sdk'],
    commands: [['scripts/bootstrap.mjs', 'scripts/buildApp.ts']],
  },
  {
    name: 'server',
    output: 'dist/server/main.js',
    inputs: [
      ...SHARED_BUILD_INPUTS,
      'openapi',
      'src/server',
      'src/contract',
      'src/fixtures',
      'vite.server.config.ts',
    ],
    commands: [[VITE, 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn']],
  },
  linkProgram,
  clientPackage,
];

/** The package @torchward/design-system. */
export const designSystem = {
  name: 'package',
  output: 'dist/package.tgz',
  inputs: [
    ...SHARED_BUILD_INPUTS,
    'tsconfig.package.json',
    'src/design-system',
    'src/charts',
    'stories/charts',
    'stories/design-system',
    '.storybook',
    'scripts/buildPackage.ts',
    'scripts/catalogueText',
    'scripts/package',
    'scripts/visual/moduleGraph.ts',
    'LICENSE',
  ],
  commands: [['scripts/bootstrap.mjs', 'scripts/buildPackage.ts']],
};

/** The static Storybook, with the module statistics that tools use to find affected stories. */
export const catalogue = {
  name: 'storybook',
  output: 'storybook-static/index.json',
  inputs: [
    ...SHARED_BUILD_INPUTS,
    '.storybook',
    'stories',
    'src',
    'public',
    'openapi',
    'vite.config.ts',
    'scripts/visual',
    'scripts/catalogueText',
    'scripts/catalogueText.ts',
    'tests/visual/baselines/baselines.json',
  ],
  except: ['src/server', 'src/gamelog', 'src/link', 'src/sdk'],
  commands: [
    [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'build',
      '--quiet',
      '--stats-json',
      '--output-dir',
      'storybook-static',
    ],
    ['scripts/bootstrap.mjs', 'scripts/catalogueText.ts'],
  ],
};

/** @param {string} path @returns {Generator<string>} */
function* listFiles(path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return;
  const entries = readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(child);
    else yield child;
  }
}

/** @param {Artefact} artefact */
function* listInputFiles(artefact) {
  for (const input of artefact.inputs) {
    if (statSync(join(root, input), { throwIfNoEntry: false })?.isDirectory()) yield* listFiles(input);
    else yield input;
  }
}

/**
 * One hash over the names and contents of everything that the artefact is made from.
 *
 * @param {Artefact} artefact
 */
export function hashInputs(artefact) {
  const hash = createHash('sha256');
  for (const file of listInputFiles(artefact)) {
    if (artefact.except?.some((folder) => file.startsWith(`${folder}/`))) continue;
    hash.update(file).update('\0');
    try {
      hash.update(readFileSync(join(root, file)));
    } catch {
      hash.update('absent');
    }
    hash.update('\0');
  }
  return hash.digest('hex');
}

/** @param {Artefact} artefact */
const getStampPath = (artefact) => join(root, 'dist/.stamps', artefact.name);

/** @param {Artefact} artefact */
export function isStale(artefact) {
  if (!existsSync(join(root, artefact.output))) return true;
  try {
    return readFileSync(getStampPath(artefact), 'utf8') !== hashInputs(artefact);
  } catch {
    return true;
  }
}

/**
 * Builds one artefact and remembers what it was built from.
 *
 * @param {Artefact} artefact
 * @returns {number} exit code, 0 when it was built
 */
export function buildArtefact(artefact) {
  const before = hashInputs(artefact);
  rmSync(getStampPath(artefact), { force: true });
  for (const command of artefact.commands) {
    const result = spawnSync(process.execPath, command, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // A build that Vitest starts must equal one that the shell starts.
      env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    });
    if (result.status !== 0) return result.status || 1;
  }
  mkdirSync(dirname(getStampPath(artefact)), { recursive: true });
  // The fingerprint is from before the build, so that a file saved during it counts as a change.
  writeFileSync(getStampPath(artefact), before);
  return 0;
}

/**
 * Builds what is stale. Ends the process when a build fails.
 *
 * @param {readonly Artefact[]} artefacts
 */
export function ensureBuilt(artefacts = ARTEFACTS) {
  for (const artefact of artefacts) {
    if (!isStale(artefact)) continue;
    const started = Date.now();
    process.stdout.write(`Building the ${artefact.name} …\n`);
    const code = buildArtefact(artefact);
    if (code !== 0) {
      console.error(`The ${artefact.name} could not be built; the lines above say why.`);
      process.exit(code);
    }
    process.stdout.write(`Built the ${artefact.name} in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`);
  }
}
