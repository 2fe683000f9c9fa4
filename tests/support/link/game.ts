import { fork } from 'node:child_process';
import { type EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createClient, type Client } from 'minecraft-protocol';
import { GAME_VERSION } from './gameServer';

/** A running game server. */
export interface Game {
  port: number;
  consolePort: number;
  /** Commands that its console got. */
  commands: string[];
  stop: () => Promise<void>;
}

/** A real player of that server. */
export interface GamePlayer {
  /** Texts of chat that the player got, newest last. */
  heard: string[];
  /** Why the server ended the connection; undefined while it is open. */
  kicked: () => string | undefined;
  say: (text: string) => void;
  leave: () => void;
}

const PROGRAM = fileURLToPath(new URL('gameServerProgram.ts', import.meta.url));

/** Starts a game server in a process of its own. @param log path of its latest.log, which begins anew */
export async function startGame(log: string): Promise<Game> {
  const child = fork(PROGRAM, [log], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const commands: string[] = [];
  const [ready] = (await once(child, 'message')) as [{ port: number; consolePort: number }];
  child.on('message', ({ command }: { command: string }) => commands.push(command));
  return {
    ...ready,
    commands,
    stop: async () => {
      const exited = once(child, 'exit');
      child.send('stop');
      await exited;
    },
  };
}

const readText = (component: unknown): string => {
  if (typeof component === 'string') return component;
  const { text = '', extra = [] } = component as { text?: string; extra?: unknown[] };
  return text + extra.map(readText).join('');
};

/** Connects a player and waits until the server has let it in, or has not. Players join one after the other. */
export async function connectPlayer({ port }: Game, username: string): Promise<GamePlayer> {
  const client: Client = createClient({
    host: '127.0.0.1',
    port,
    username,
    version: GAME_VERSION,
    auth: 'offline',
  });
  const heard: string[] = [];
  let kicked: string | undefined;
  // The types of the package know only the packets' raw events.
  const packets: EventEmitter = client;
  packets.on('chat', ({ message }: { message: string }) => heard.push(readText(JSON.parse(message))));
  packets.on('kick_disconnect', ({ reason }: { reason: string }) => {
    kicked = readText(JSON.parse(reason));
  });
  client.on('error', () => undefined);
  await Promise.race([once(client, 'position'), once(client, 'end')]);
  return {
    heard,
    kicked: () => kicked,
    say: (text) => client.write('chat', { message: text }),
    leave: () => client.end('bye'),
  };
}
