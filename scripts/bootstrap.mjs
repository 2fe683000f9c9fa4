/**
 * Every command begins here: plain JavaScript without dependencies, so that it works in a fresh clone. It checks Node,
 * installs the locked dependencies when they are missing or stale, and then runs a TypeScript script if one is given:
 * `node scripts/bootstrap.mjs scripts/test.ts --list`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const STAMP = join(root, 'node_modules/.cache/torchward/lockfile.sha256');

/** The oldest Node that every dependency supports, as in package.json's `engines`. */
const OLDEST_NODE = [20, 19];

/**
 * @param {string} version for example `20.19.0`
 * @returns {string | undefined} one sentence when the version is too old
 */
export function findNodeVersionFault(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = OLDEST_NODE;
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined;
  return `Torchward needs Node ${OLDEST_NODE.join('.')} or newer, and this is Node ${version}.`;
}

/** @param {string} path */
function readOptional(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * npm lists the installed packages in `node_modules/.package-lock.json`; when that list agrees with the lockfile, a
 * developer's `npm install` is as good as `npm ci`.
 *
 * @param {string} wanted text of package-lock.json
 * @param {string | undefined} installed text of node_modules/.package-lock.json
 */
export function isInstallationCurrent(wanted, installed) {
  if (installed === undefined) return false;
  try {
    const expected = JSON.parse(wanted).packages;
    const present = JSON.parse(installed).packages;
    return Object.entries(expected).every(([path, entry]) => {
      if (path === '') return true;
      const found = present[path];
      // An optional package may be meant for another platform.
      if (found === undefined) return entry.optional === true || entry.devOptional === true;
      return found.version === entry.version && found.integrity === entry.integrity;
    });
  } catch {
    return false;
  }
}

/** Installs the locked dependencies unless they are installed. Ends the process when npm fails. */
export function ensureDependencies() {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockfile).digest('hex');
  if (readOptional(STAMP) === hash) return;
  if (!isInstallationCurrent(lockfile, readOptional(join(root, 'node_modules/.package-lock.json')))) {
    console.log('Installing the locked dependencies (npm ci), once.');
    const npm = process.env['npm_execpath'];
    const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
    const result = spawnSync(
      command,
      [...first, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' && !npm },
    );
    if (result.status !== 0) {
      console.error(
        `The dependencies could not be installed${result.error ? ` (${result.error.message})` : ''}. ` +
          'Check the connection to the package registry and run the command again.',
      );
      process.exit(result.status || 1);
    }
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hash);
}

/** Checks Node and installs missing dependencies; ends the process with one sentence when either fails. */
export function prepare() {
  const fault = findNodeVersionFault(process.versions.node);
  if (fault !== undefined) {
    console.error(fault);
    process.exit(1);
  }
  ensureDependencies();
}

/**
 * Keeps a command running when its output can't be written, because its reader, such as `| head`, closed the pipe or a
 * disk is full; that output is lost. The command then fails, but not for a reader that has read enough.
 */
export function keepRunningWithoutOutput() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      if ('code' in error && error.code === 'EPIPE') return;
      if (stream === process.stdout && process.exitCode === undefined)
        process.stderr.write(`The output is lost: ${error.message}\n`);
      process.exitCode = 1;
    });
  }
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const script = process.argv[2];
  keepRunningWithoutOutput();
  prepare();
  if (script !== undefined) {
    const { register } = await import('tsx/esm/api');
    register();
    // The script gets the same arguments as if Node had started it directly.
    process.argv.splice(1, 2, resolve(root, script));
    await import(pathToFileURL(resolve(root, script)).href);
  }
}
