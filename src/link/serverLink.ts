import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createClient } from './api';
import type { LinkConfig, ServerConfig } from './config';
import { type LinkContext, save, noteConnectionFailure } from './context';
import { DecisionFeed } from './decisions';
import { ChatJudge } from './judge';
import { OrderQueue } from './orders';
import { RconClient } from './rcon';
import { StateFile, type writeDurably } from './state';
import { lockState } from './stateLock';
import { createStatus, type LinkStatus } from './status';

/** One game server's link. */
export interface ServerLink {
  status: LinkStatus;
  /** Resolves when the link has stopped and its state is saved. */
  stopped: Promise<void>;
}

export interface ServerLinkOptions {
  config: LinkConfig;
  server: ServerConfig;
  /** Named to Torchward. */
  version: string;
  signal: AbortSignal;
  notify: (sentence: string) => void;
  now?: () => Date;
  /** Replaces how the state is written. */
  writeState?: typeof writeDurably;
}

/** The server's name in a file name; the hash tells apart names that differ in other characters. */
const toFileName = (name: string): string =>
  `${name.replaceAll(/[^\w-]/g, '_').slice(0, 40)}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}.json`;

/** How long a stopping link waits for orders that are under way. */
const DRAIN_MS = 5_000;

/**
 * Starts following, judging, fetching and carrying out for one game server.
 *
 * @throws {Error} in a sentence, when its state can't be read or another link works with it
 */
export async function startServerLink(options: ServerLinkOptions): Promise<ServerLink> {
  const { config, server, version, signal, notify, now = () => new Date() } = options;
  const statePath = join(config.stateDir, toFileName(server.name));
  const unlock = await lockState(statePath);
  const file = await StateFile.open(statePath, options.writeState).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  const status = createStatus(server.name);
  const connect = (part: 'api' | 'feed') =>
    createClient({ ...config, version }, (failure) => noteConnectionFailure(status, part, failure));
  const [api, feedClient] = [connect('api'), connect('feed')];
  const context: LinkContext = { config: server, api, feed: feedClient, file, status, signal, notify, now };
  const rcon = new RconClient(server.rcon);
  const send = config.dryRun ? undefined : (command: string) => rcon.send(command);
  // The two know each other: the feed adds orders, and the queue tells the feed how they ended.
  const feed: DecisionFeed = new DecisionFeed(context, () => orders);
  const orders = new OrderQueue(context, send, (order, result) => feed.onOrderEnd(order, result));
  const judge = new ChatJudge(context, orders, (loginChange) => feed.onLoginChange(loginChange));
  const work = async (): Promise<void> => {
    try {
      await Promise.all([judge.run(), feed.follow(), feed.report(), orders.run()]);
      await orders.drain(DRAIN_MS);
    } finally {
      rcon.close();
      await Promise.all([api.close(0), feedClient.close(0)]);
      await save({ ...context, signal: AbortSignal.timeout(DRAIN_MS) }).catch(() => {
        notify(`${server.name}: ${status.faults.disk} The next start may repeat the last orders.`);
      });
      await unlock();
    }
  };
  return { status, stopped: work() };
}
