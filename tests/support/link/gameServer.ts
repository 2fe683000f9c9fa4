import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createMCServer, type Player } from 'flying-squid';
import { findFreePort } from '../freePort';
import { type RecordingConsole, startConsole } from './recordingConsole';

/** Version of the game that server and players speak. */
export const GAME_VERSION = '1.16.5';

/** A real game server, with what it lacks: a log in the vanilla layout, and a console over RCON. */
export interface GameServer {
  port: number;
  console: RecordingConsole;
  stop: () => Promise<void>;
}

/** Carries out the commands that the link sends, as a vanilla server with a mute of its own answers them. */
function createCommandHandler(players: () => Player[], muted: Set<string>, banned: Map<string, string>) {
  const find = (name: string): Player | undefined => players().find(({ username }) => username === name);
  const withPlayer = (name: string, act: (player: Player) => string): string => {
    const player = find(name);
    return player ? act(player) : 'No player was found';
  };
  const commands: Readonly<Record<string, (name: string, rest: string) => string>> = {
    tellraw: (name, json) =>
      withPlayer(name, (player) => {
        player.chat(JSON.parse(json));
        return '';
      }),
    kick: (name, reason) =>
      withPlayer(name, (player) => {
        player.kick(reason);
        return `Kicked ${name}: ${reason}`;
      }),
    ban: (name, reason) => {
      banned.set(name, reason);
      find(name)?.kick(reason);
      return `Banned ${name}: ${reason}`;
    },
    pardon: (name) => (banned.delete(name) ? `Unbanned ${name}` : "Nothing changed. The player isn't banned"),
    mute: (name) => {
      muted.add(name);
      return `Muted ${name}`;
    },
    unmute: (name) => (muted.delete(name) ? `Unmuted ${name}` : `${name} is not muted`),
    list: () => `There are ${players().length} of a max of 20 players online`,
  };
  return (line: string): string => {
    const [, command = '', name = '', rest = ''] = /^(\S+)(?: (\S+))?(?: (.*))?$/s.exec(line) ?? [];
    return commands[command]?.(name, rest) ?? 'Unknown or incomplete command, see below for error';
  };
}

/** Leaves out the list of players: its packet has changed since this server was written, and would disconnect them. */
function dropPlayerList({ _client: client }: Player): void {
  const write = client.write.bind(client);
  client.write = (name, packet) => {
    if (name !== 'player_info') write(name, packet);
  };
}

/** Starts the server. @param log path of its latest.log, which begins anew */
export async function startGameServer(log: string): Promise<GameServer> {
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, '');
  const write = (thread: string, text: string): void => {
    const time = new Date().toTimeString().slice(0, 8);
    appendFileSync(log, `[${time}] [${thread}/INFO]: ${text}\n`);
  };
  const port = await findFreePort();
  const server = createMCServer({
    motd: 'Torchward',
    port,
    'max-players': 20,
    'online-mode': false,
    logging: false,
    noConsoleOutput: true,
    gameMode: 1,
    difficulty: 0,
    generation: { name: 'superflat', options: { worldHeight: 80 } },
    kickTimeout: 30_000,
    plugins: {},
    'view-distance': 2,
    'player-list-text': { header: { text: '' }, footer: { text: '' } },
    'everybody-op': false,
    'max-entities': 20,
    version: GAME_VERSION,
  });
  const listening = once(server, 'listening');
  const muted = new Set<string>();
  const banned = new Map<string, string>();
  const console = await startConsole();
  console.answer = createCommandHandler(() => server.players, muted, banned);
  server.on('newPlayer', (player: Player) => {
    dropPlayerList(player);
    player.on('connected', () => {
      const reason = banned.get(player.username);
      if (reason !== undefined) {
        player.kick(reason);
        return;
      }
      write('User Authenticator #1', `UUID of player ${player.username} is ${player.uuid}`);
      write('Server thread', `${player.username} joined the game`);
      player.on('disconnected', () => write('Server thread', `${player.username} left the game`));
    });
    player.on('chat_cancel', (_: unknown, cancel: () => void) => {
      if (muted.has(player.username)) cancel();
    });
    player.on('chat', ({ message }: { message: string }) =>
      write('Server thread', `<${player.username}> ${message}`),
    );
  });
  await listening;
  write('Server thread', 'Done (0.3s)! For help, type "help"');
  return {
    port,
    console,
    stop: async () => {
      await server.quit('stop');
      await console.stop();
    },
  };
}
