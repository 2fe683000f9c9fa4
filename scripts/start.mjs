/**
 * `npm start` (demo) and `npm run serve` (production, with `--production`): installs and builds what is missing or
 * stale, then runs the server in its own process, so that signals and exit codes are the server's.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepRunningWithoutOutput, prepare, root } from './bootstrap.mjs';

keepRunningWithoutOutput();
prepare();
const { ensureBuilt } = await import('./build/artefacts.mjs');
ensureBuilt();

process.env['TORCHWARD_MODE'] = process.argv.includes('--production') ? 'production' : 'demo';
process.env['NODE_ENV'] = 'production';

const main = join(root, 'dist/server/main.js');
process.argv.splice(1, process.argv.length - 1, main);
await import(pathToFileURL(main).href);
