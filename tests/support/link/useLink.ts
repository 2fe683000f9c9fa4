import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type LinkConfig, parseFlags, readConfig } from '../../../src/link/config';
import { startServerLink } from '../../../src/link/serverLink';
import type { writeDurably } from '../../../src/link/state';
import type { LinkStatus } from '../../../src/link/status';
import { CONSOLE_PASSWORD, type RecordingConsole, startConsole } from './recordingConsole';
import { startTorchwardStandIn, type TorchwardStandIn } from './torchwardStandIn';

/** A game server's folder with its console, a stand-in of Torchward, and links that end with the test. */
export interface LinkTest {
  folder: string;
  log: string;
  console: RecordingConsole;
  torchward: TorchwardStandIn;
  config: LinkConfig;
  /** What the links told the owner. */
  told: string[];
  /** Appends lines with the server's header. */
  write: (...bodies: string[]) => Promise<void>;
  start: (options?: { write?: typeof writeDurably; now?: () => Date }) => Promise<RunningLink>;
}

export interface RunningLink {
  status: LinkStatus;
  stop: () => Promise<void>;
}

export const HEADER = '[12:00:00] [Server thread/INFO]: ';

/** Writes the settings of one server into a file, and reads them as the program does. */
export async function prepareLink(settings: object = {}): Promise<LinkTest> {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-link-'));
  const [console, torchward] = [await startConsole(), await startTorchwardStandIn()];
  const log = join(folder, 'latest.log');
  await writeFile(log, `${HEADER}Starting minecraft server\n`);
  const path = join(folder, 'torchward-link.json');
  const server = {
    name: 'survival-1',
    log,
    rcon: { port: console.port, password: CONSOLE_PASSWORD },
    ...settings,
  };
  await writeFile(
    path,
    JSON.stringify({
      url: torchward.url,
      key: 'sk_live_x',
      state_dir: join(folder, 'state'),
      servers: [server],
    }),
  );
  const running: RunningLink[] = [];
  onTestFinished(async () => {
    await Promise.all(running.map((link) => link.stop()));
    await torchward.close();
    await console.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const config = await readConfig(parseFlags(['--config', path]).values, {});
  const told: string[] = [];
  return {
    folder,
    log,
    console,
    torchward,
    config,
    told,
    write: (...bodies) => appendFile(log, bodies.map((body) => `${HEADER}${body}\n`).join('')),
    start: async ({ write, now } = {}) => {
      const [first] = config.servers;
      if (!first) throw new Error('The settings name no server.');
      const stopping = new AbortController();
      const { status, stopped } = await startServerLink({
        config,
        server: first,
        version: 'test',
        signal: stopping.signal,
        notify: (sentence) => told.push(sentence),
        ...(write && { writeState: write }),
        ...(now && { now }),
      });
      const link: RunningLink = {
        status,
        stop: async () => {
          stopping.abort();
          await stopped;
        },
      };
      running.push(link);
      return link;
    },
  };
}
