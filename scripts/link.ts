/** Builds torchward-link when it is stale, and runs it with the arguments of the command. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt, linkProgram } from './build/artefacts.mjs';

ensureBuilt([linkProgram]);
const program = fileURLToPath(new URL('../dist/link/torchward-link.mjs', import.meta.url));
const link = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => link.kill(signal));
link.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
