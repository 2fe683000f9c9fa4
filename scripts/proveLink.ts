/**
 * Proves the way from the console to the game and back with real programs: a game server, players, the built link, the
 * built server and a browser. The journey of `npm test`, with a flood of 1,000 lines a second for `--seconds` and half a
 * minute in which the service can't be reached.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
if (!(Number(values.seconds) >= 1)) {
  console.error(`--seconds must be a number from 1, and is "${values.seconds}".`);
  process.exit(1);
}
const vitest = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', 'tests/e2e/link.test.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, LINK_FLOOD_SECONDS: values.seconds, LINK_OUTAGE_SECONDS: '30' },
  },
);
vitest.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
