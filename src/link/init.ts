import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { writeDurably } from './state';

/** Asks one question. @returns the answer, without spaces around it */
export type Ask = (question: string) => Promise<string>;

/** The RCON settings of a game server's server.properties. */
interface ServerProperties {
  isEnabled: boolean;
  port: number;
  password: string;
}

/** Reads server.properties; undefined when there is none. */
async function readServerProperties(folder: string): Promise<ServerProperties | undefined> {
  const content = await readFile(join(folder, 'server.properties'), 'utf8').catch(() => undefined);
  if (content === undefined) return undefined;
  const entries = new Map(
    content.split(/\r?\n/).flatMap((line) => {
      const [, key, value = ''] = /^\s*([\w.-]+)\s*[=:]\s*(.*)$/.exec(line) ?? [];
      return key === undefined ? [] : [[key, value.trim()] as const];
    }),
  );
  return {
    isEnabled: entries.get('enable-rcon') === 'true',
    port: Number(entries.get('rcon.port') ?? '25575') || 25_575,
    password: entries.get('rcon.password') ?? '',
  };
}

/** Asks the owner for the console's settings, where the link finds no server.properties. */
async function askForConsole(ask: Ask): Promise<ServerProperties> {
  const port = Number((await ask('RCON port [25575]: ')) || 25_575) || 25_575;
  const password = await ask('RCON password [empty: dry run alone]: ');
  return { isEnabled: password !== '', port, password };
}

/**
 * Asks three questions, takes the console's settings from server.properties or asks for them too, and writes the
 * configuration, readable by its owner alone.
 *
 * @param command how the owner starts the link
 *
 * @returns lines that tell the owner what was found and what is to be done
 */
export async function init(ask: Ask, path: string, url: string, command: string): Promise<string[]> {
  const key = await ask('API key, from the page API Keys of Torchward: ');
  const log = resolve(
    (await ask("Path of the game server's latest.log [logs/latest.log]: ")) || 'logs/latest.log',
  );
  // logs/latest.log lies beside server.properties' folder.
  const folder = dirname(dirname(log));
  const suggested = basename(folder) || 'server-1';
  const name = (await ask(`Name of this server, as Torchward shows it [${suggested}]: `)) || suggested;
  const found = await readServerProperties(folder);
  const { isEnabled, port, password } = found ?? (await askForConsole(ask));
  const config = {
    url,
    key,
    servers: [
      {
        name,
        log,
        rcon: { port, password },
        preset: 'vanilla',
      },
    ],
  };
  await writeDurably(path, `${JSON.stringify(config, null, 2)}\n`);
  const isReady = isEnabled && password !== '';
  return [
    `Wrote ${path}, readable by you alone.`,
    ...(isReady && found ? ['Took the RCON port and password from server.properties.'] : []),
    ...(isReady
      ? []
      : [
          `RCON is off. Set enable-rcon=true and rcon.password in ${join(folder, 'server.properties')}, restart the ` +
            `game server, and put port and password into ${path}. Until then, --dry-run prints the commands.`,
        ]),
    `Next, check what works:  ${command} check`,
    `Then start the link:     ${command}`,
  ];
}
