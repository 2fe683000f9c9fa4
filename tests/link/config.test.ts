import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, type LinkConfig, parseFlags, readConfig } from '~/link/config';
import { init } from '~/link/init';
import { LINK_VERSION } from '~/link/version';
import manifest from '../../package.json';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torchward-config-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(
  settings: unknown,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<LinkConfig> {
  const path = join(folder, 'link.json');
  await writeFile(path, typeof settings === 'string' ? settings : JSON.stringify(settings));
  return await readConfig(parseFlags(['--config', path, ...args]).values, env);
}

const listFaults = async (...given: Parameters<typeof read>): Promise<readonly string[]> => {
  const error = await read(...given).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof ConfigError ? error.faults : [];
};

const server = { name: 'survival-1', log: '/srv/logs/latest.log', rcon: { password: 'secret' } };
const settings = { url: 'https://torchward.example/', key: 'sk_live_x', servers: [server] };

describe('the settings', () => {
  it('have a default for everything but the address, the key, the log and the password', async () => {
    const config = await read(settings);
    expect(config).toMatchObject({ url: 'https://torchward.example', dryRun: false, metrics: undefined });
    expect(config.servers[0]).toMatchObject({
      log: '/srv/logs/latest.log',
      rcon: { host: '127.0.0.1', port: 25_575, password: 'secret' },
      bedrockPrefix: '.',
      muteSeconds: 3_600,
    });
  });

  it('come from flags before the environment, and from that before the file', async () => {
    const env = { TORCHWARD_API_KEY: 'sk_live_env', RCON_PASSWORD: 'env', TORCHWARD_SERVER: 'env' };
    const args = [
      '--server',
      'flag',
      '--rcon',
      'game.lan:7',
      '--metrics',
      '9464',
      '--dry-run',
      '--preset',
      'litebans',
    ];
    const config = await read(settings, args, env);
    expect(config).toMatchObject({
      key: 'sk_live_env',
      dryRun: true,
      metrics: { host: '127.0.0.1', port: 9464 },
    });
    expect(config.servers[0]).toMatchObject({
      name: 'flag',
      rcon: { host: 'game.lan', port: 7, password: 'env' },
      commands: { commands: { pardon: ['unban {name}'] } },
    });
  });

  it.each([
    ['[::1]:7', { host: '::1', port: 7 }],
    ['[::1]', { host: '::1', port: 25_575 }],
    ['::1', { host: '::1', port: 25_575 }],
    ['game.lan', { host: 'game.lan', port: 25_575 }],
    [':7', { host: '127.0.0.1', port: 7 }],
  ])('name the console of the server as %s', async (address, rcon) => {
    const config = await read(settings, ['--rcon', address]);
    expect(config.servers[0]?.rcon).toMatchObject(rcon);
  });

  it('can be given without a file', async () => {
    const env = {
      TORCHWARD_URL: 'http://localhost:3000',
      TORCHWARD_API_KEY: 'sk_test_x',
      TORCHWARD_SERVER: 'a',
      TORCHWARD_LOG: 'latest.log',
      RCON_PASSWORD: 'p',
    };
    expect((await readConfig(parseFlags(['--state', folder]).values, env)).servers).toHaveLength(1);
  });

  it('name several servers in one process', async () => {
    const config = await read({ ...settings, servers: [server, { ...server, name: 'creative' }] });
    expect(config.servers.map(({ name }) => name)).toEqual(['survival-1', 'creative']);
    expect(await listFaults({ ...settings, servers: [server, server] })).toEqual([
      'Two servers have the same name.',
    ]);
    expect(
      await listFaults({ ...settings, servers: [server, { ...server, name: 'b' }] }, ['--log', 'x']),
    ).toEqual(['Flags and variables of one server do not go with a file of several servers.']);
  });

  it('have all their faults named at once', async () => {
    const wrong = {
      url: 'torchward',
      key: 'abc',
      colour: 'red',
      metrics_port: 0,
      servers: [{ name: '', rcon: { port: '25575' }, preset: 'bukkit', mute_minutes: 0 }],
    };
    expect(await listFaults(wrong)).toEqual([
      'url must be an http or https address.',
      'key must be an API key, sk_live_… or sk_test_….',
      'metrics_port must be a number from 1 to 65535.',
      'servers[0].name must have 1 to 64 characters, without control characters.',
      'servers[0].log is missing.',
      'servers[0].rcon.port must be a number from 1 to 65535.',
      'servers[0].preset must be one of vanilla, essentialsx, litebans, advancedban.',
      'servers[0].mute_minutes must be 1 or more.',
      'colour is no setting.',
      expect.stringMatching(/^servers\[0\]\.rcon\.password is missing\..*--dry-run/),
    ]);
  });

  it('need no password of the console to print commands or to be checked', async () => {
    const without = { ...settings, servers: [{ ...server, rcon: { password: '' } }] };
    expect(await listFaults(without)).toHaveLength(1);
    expect(await listFaults(without, ['--dry-run'])).toEqual([]);
  });

  it('have their templates and formats checked', async () => {
    const own = { ...server, commands: { kick: '/kick {who}' }, chat_formats: ['{name} says'] };
    expect(await listFaults({ ...settings, servers: [own] })).toEqual([
      expect.stringContaining('commands.kick of survival-1: "{who}" is no placeholder'),
      expect.stringContaining('chat_formats of survival-1: A chat format needs {text} once'),
    ]);
  });

  it.each([
    ['{', 'is no JSON'],
    ['[]', 'is no JSON object'],
    ['{\n"key": "a"b"\n}', 'Look at line 2. A quote inside a text is written \\", a backslash \\\\.'],
  ])('that are %j are refused in a sentence', async (text, sentence) => {
    expect((await listFaults(text))[0]).toContain(sentence);
  });

  it('refuse a flag that does not exist', () => {
    expect(() => parseFlags(['--colour', 'red'])).toThrow("Unknown option '--colour'");
  });
});

describe('link init', () => {
  it('asks three questions, takes RCON from server.properties, and writes a file for its owner alone', async () => {
    await writeFile(
      join(folder, 'server.properties'),
      '#Minecraft server properties\nenable-rcon=true\nrcon.port=25999\nrcon.password=p=w d\n',
    );
    const answers = ['sk_live_x', join(folder, 'logs/latest.log'), ''];
    const asked: string[] = [];
    const path = join(folder, 'link.json');
    const told = await init(
      (question) => {
        asked.push(question);
        return Promise.resolve(answers[asked.length - 1] ?? '');
      },
      path,
      'http://localhost:3000',
      'node link.mjs',
    );
    expect(asked).toHaveLength(3);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const config = await readConfig(parseFlags(['--config', path]).values, {});
    expect(config.key).toBe('sk_live_x');
    expect(config.servers[0]).toMatchObject({
      log: join(folder, 'logs/latest.log'),
      rcon: { port: 25_999, password: 'p=w d' },
    });
    expect(told).toEqual([
      `Wrote ${path}, readable by you alone.`,
      'Took the RCON port and password from server.properties.',
      'Next, check what works:  node link.mjs check',
      'Then start the link:     node link.mjs',
    ]);
  });

  it('asks for port and password where there is no server.properties, and keeps quotes and backslashes', async () => {
    const path = join(folder, 'asked.json');
    const answers: Readonly<Record<string, string>> = {
      'API key': 'sk_live_x',
      'RCON port': '25999',
      'RCON password': 'a "b" \\ §',
    };
    const told = await init(
      (question) => {
        const [, answer] = Object.entries(answers).find(([start]) => question.startsWith(start)) ?? [];
        return Promise.resolve(
          answer ?? (question.startsWith('Path') ? join(folder, 'logs/latest.log') : 'x'),
        );
      },
      path,
      'http://x',
      'node link.mjs',
    );
    expect(told.join(' ')).not.toContain('RCON is off');
    const { servers } = await readConfig(parseFlags(['--config', path]).values, {});
    expect(servers[0]?.rcon).toMatchObject({ port: 25_999, password: answers['RCON password'] });
  });

  it('says what to set when RCON is off', async () => {
    await writeFile(join(folder, 'server.properties'), 'enable-rcon=false\n');
    const path = join(folder, 'link.json');
    const told = await init(
      (question) => Promise.resolve(question.startsWith('Path') ? join(folder, 'logs/latest.log') : 'x'),
      path,
      'http://x',
      'node link.mjs',
    );
    expect(told.join(' ')).toContain('RCON is off. Set enable-rcon=true and rcon.password');
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ servers: [{ rcon: { password: '' } }] });
  });
});

it('the link names the version of package.json', () => {
  expect(LINK_VERSION).toBe(manifest.version);
});
