/**
 * Proves the way from the console to the game and back with real programs: a game server, players, the built link, the
 * built server and a browser. The journey of `npm test`, with a flood of 1,000 lines a second for `--seconds` and half a
 * minute in which the service can't be reached.
 */
import { spawn } from 'node:child_process';
import { readMeasureOptions } from './bench/options';

const values = readMeasureOptions({ seconds: 60 });
const vitest = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', 'tests/e2e/link.test.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, LINK_FLOOD_SECONDS: String(values.seconds), LINK_OUTAGE_SECONDS: '30' },
  },
);
vitest.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
