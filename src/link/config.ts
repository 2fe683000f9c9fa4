import { readFile } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type ChatFormat, compileChatFormat } from '../gamelog/chatFormat';
import { channelValues } from '../contract/enums.gen';
import { type CommandTemplates, findTemplateFault, ORDERS, PRESETS } from './commands';
import { readErrorCode } from './errorCode';
import type { RconOptions } from './rcon';

/** The checked settings of one game server. */
export interface ServerConfig {
  /** As Torchward shows it. */
  name: string;
  /** Path of latest.log. */
  log: string;
  rcon: RconOptions;
  commands: CommandTemplates;
  formats: readonly ChatFormat[];
  /** What stands before the names of Bedrock players; empty for none. */
  bedrockPrefix: string;
  /** Length of a mute that has none of its own. */
  muteSeconds: number;
  /** Whether the link begins at the first line of a log in which it has no position yet. */
  fromStart: boolean;
}

export interface LinkConfig {
  /** Origin of Torchward. */
  url: string;
  key: string;
  /** Whether the link prints commands instead of sending them. */
  dryRun: boolean;
  /** Folder of the positions. */
  stateDir: string;
  metrics: { host: string; port: number } | undefined;
  servers: readonly ServerConfig[];
}

/** What is wrong with the settings: every fault, each in a sentence. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

export const DEFAULT_CONFIG_FILE = 'torchward-link.json';

/** Flags of the command line, the same for every command of the link. */
const FLAGS = {
  config: { type: 'string' },
  url: { type: 'string' },
  key: { type: 'string' },
  server: { type: 'string' },
  log: { type: 'string' },
  rcon: { type: 'string' },
  'rcon-password': { type: 'string' },
  preset: { type: 'string' },
  format: { type: 'string', multiple: true },
  state: { type: 'string' },
  metrics: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'from-start': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

export type Flags = ReturnType<typeof parseFlags>['values'];

/** @throws {ConfigError} for a flag that the link does not have */
export function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new ConfigError([error instanceof Error ? error.message : String(error)]);
  }
}

const createTextSchema = (what: string) => v.pipe(v.string(`must be ${what}`), v.nonEmpty(`must be ${what}`));
const port = v.pipe(
  v.number('must be a number from 1 to 65535'),
  v.integer('must be a number from 1 to 65535'),
  v.minValue(1, 'must be a number from 1 to 65535'),
  v.maxValue(65_535, 'must be a number from 1 to 65535'),
);
const templates = v.union([v.string(), v.array(v.string())], 'must be a command, or a list of commands');
const orders = v.partial(
  v.strictObject(
    v.entriesFromList(ORDERS, templates),
    'must have the entries warn, mute, kick, ban, unmute, pardon',
  ),
);

const serverSchema = v.strictObject({
  name: v.pipe(
    v.string('must be the name of the server'),
    v.regex(/^[^\p{Cc}\p{Cs}]{1,64}$/u, 'must have 1 to 64 characters, without control characters'),
  ),
  log: createTextSchema("the path of the server's latest.log"),
  rcon: v.strictObject({
    host: v.optional(createTextSchema('a host name'), '127.0.0.1'),
    port: v.optional(port, 25_575),
    password: v.optional(v.string('must be the rcon.password of server.properties'), ''),
  }),
  preset: v.optional(
    v.picklist(
      Object.keys(PRESETS) as (keyof typeof PRESETS)[],
      `must be one of ${Object.keys(PRESETS).join(', ')}`,
    ),
    'vanilla',
  ),
  commands: v.optional(orders, {}),
  temporary_commands: v.optional(orders, {}),
  chat_formats: v.optional(
    v.array(
      v.union(
        [v.string(), v.strictObject({ format: v.string(), channel: v.picklist(channelValues) })],
        `must be a format, or { "format", "channel" } with a channel of ${channelValues.join(', ')}`,
      ),
    ),
    [],
  ),
  bedrock_prefix: v.optional(
    v.pipe(v.string(), v.regex(/^[.*_+~!]?$/, 'must be one of . * _ + ~ ! or empty')),
    '.',
  ),
  mute_minutes: v.optional(
    v.pipe(
      v.number('must be a number of minutes'),
      v.minValue(1, 'must be 1 or more'),
      v.maxValue(525_600, 'must be 525600 or less'),
    ),
    60,
  ),
  from_start: v.optional(v.boolean('must be true or false'), false),
});

const fileSchema = v.strictObject({
  url: v.pipe(
    v.string('must be the address of Torchward'),
    v.check(
      (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol),
      'must be an http or https address',
    ),
  ),
  key: v.pipe(
    v.string('must be an API key'),
    v.regex(/^sk_(?:live|test)_\S+$/, 'must be an API key, sk_live_… or sk_test_…'),
  ),
  dry_run: v.optional(v.boolean('must be true or false'), false),
  state_dir: v.optional(createTextSchema('a folder')),
  metrics_port: v.optional(port),
  metrics_host: v.optional(createTextSchema('a host name'), '127.0.0.1'),
  servers: v.pipe(
    v.array(serverSchema, 'must be a list of servers'),
    v.minLength(1, 'must name at least one server'),
  ),
});

type FileConfig = v.InferOutput<typeof fileSchema>;
type FileServer = FileConfig['servers'][number];

const toNumber = (value: string | undefined): number | string | undefined =>
  value === undefined || !/^\d+$/.test(value) ? value : Number(value);

const dropUndefined = (entries: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Splits `host:port`; an IPv6 address stands in brackets, or has no port. */
function splitAddress(address: string): { host: string; port?: string } {
  if (isIPv6(address)) return { host: address };
  const [, bracketed, plain, port] = /^(?:\[(.*)\]|([^:]*))(?::(.*))?$/.exec(address) ?? [];
  return { host: bracketed ?? plain ?? address, ...(port !== undefined && { port }) };
}

/** Reads the settings of flags and environment, in the form of a file with one server. */
function readOverrides(flags: Flags, env: NodeJS.ProcessEnv) {
  const { host, port: rconPort } = splitAddress(flags.rcon ?? '');
  const server = dropUndefined({
    name: flags.server ?? env['TORCHWARD_SERVER'],
    log: flags.log ?? env['TORCHWARD_LOG'],
    preset: flags.preset,
    chat_formats: flags.format,
    from_start: flags['from-start'],
  });
  const rcon = dropUndefined({
    host: host || env['RCON_HOST'],
    port: toNumber(rconPort ?? env['RCON_PORT']),
    password: flags['rcon-password'] ?? env['RCON_PASSWORD'],
  });
  const shared = dropUndefined({
    url: flags.url ?? env['TORCHWARD_URL'],
    key: flags.key ?? env['TORCHWARD_API_KEY'],
    state_dir: flags.state ?? env['TORCHWARD_STATE'],
    metrics_port: toNumber(flags.metrics),
    dry_run: flags['dry-run'],
  });
  return { server, rcon, shared };
}

/** Turns the place that the parser names into a line, and names the usual cause. */
function locate(content: string, fault: string): string {
  const place = /position (\d+)/.exec(fault)?.[1];
  if (place === undefined) return '';
  const line = content.slice(0, Number(place)).split('\n').length;
  return ` Look at line ${line}. A quote inside a text is written \\", a backslash \\\\.`;
}

async function readConfigFile(path: string, isNamed: boolean): Promise<Record<string, unknown>> {
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    const code = readErrorCode(error);
    if (code === 'ENOENT' && !isNamed) return '{}';
    throw new ConfigError([`The configuration ${path} can't be read (${code}).`]);
  });
  try {
    const parsed = JSON.parse(content) as unknown;
    if (isRecord(parsed)) return parsed;
  } catch (error) {
    throw new ConfigError([
      `The configuration ${path} is no JSON: ${readErrorCode(error)}.${locate(content, readErrorCode(error))}`,
    ]);
  }
  throw new ConfigError([`The configuration ${path} is no JSON object.`]);
}

function merge(file: Record<string, unknown>, flags: Flags, env: NodeJS.ProcessEnv): Record<string, unknown> {
  const { server, rcon, shared } = readOverrides(flags, env);
  const servers: readonly unknown[] = Array.isArray(file['servers']) ? file['servers'] : [];
  const hasOverrides = Object.keys(server).length + Object.keys(rcon).length > 0;
  if (servers.length > 1 && hasOverrides)
    throw new ConfigError(['Flags and variables of one server do not go with a file of several servers.']);
  const [first = {}] = servers;
  const own = isRecord(first) ? first : {};
  const ownRcon = isRecord(own['rcon']) ? own['rcon'] : {};
  return {
    ...file,
    ...shared,
    ...(servers.length <= 1 && (hasOverrides || servers.length === 1 || file['servers'] === undefined)
      ? { servers: [{ ...own, ...server, rcon: { ...ownRcon, ...rcon } }] }
      : {}),
  };
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${path} is no setting.`;
  if (issue.received === 'undefined') return `${path} is missing.`;
  return `${path} ${issue.message.startsWith('Invalid') ? 'is not valid' : issue.message}.`;
}

const toList = (template: string | string[]): string[] =>
  typeof template === 'string' ? [template] : template;

/** The preset's templates with the owner's own in their place. */
function readCommands(server: FileServer, faults: string[]): CommandTemplates {
  const preset: CommandTemplates = PRESETS[server.preset];
  const own = (entries: FileServer['commands'], setting: string) =>
    Object.fromEntries(
      Object.entries(entries).map(([order, template]) => {
        const list = toList(template ?? []);
        for (const each of list) {
          const fault = findTemplateFault(each);
          if (fault !== undefined) faults.push(`${setting}.${order} of ${server.name}: ${fault}.`);
        }
        return [order, list];
      }),
    );
  const commands = own(server.commands, 'commands');
  return {
    ...preset,
    commands: { ...preset.commands, ...commands },
    // An order with a command of the owner's has no shortfall, because the command replaces the preset's.
    shortfalls: Object.fromEntries(
      Object.entries(preset.shortfalls ?? {}).filter(([order]) => !(order in commands)),
    ),
    temporary: { ...preset.temporary, ...own(server.temporary_commands, 'temporary_commands') },
  };
}

function readFormats(server: FileServer, faults: string[]): ChatFormat[] {
  return server.chat_formats.flatMap((entry) => {
    const { format, channel } = typeof entry === 'string' ? { format: entry, channel: undefined } : entry;
    try {
      return compileChatFormat(format, channel);
    } catch (error) {
      faults.push(`chat_formats of ${server.name}: ${(error as Error).message}`);
      return [];
    }
  });
}

function toConfig(file: FileConfig): LinkConfig {
  const faults: string[] = [];
  const names = new Set(file.servers.map(({ name }) => name));
  if (names.size < file.servers.length) faults.push('Two servers have the same name.');
  const servers = file.servers.map((server) => ({
    name: server.name,
    log: resolve(server.log),
    rcon: server.rcon,
    commands: readCommands(server, faults),
    formats: readFormats(server, faults),
    bedrockPrefix: server.bedrock_prefix,
    muteSeconds: Math.round(server.mute_minutes * 60),
    fromStart: server.from_start,
  }));
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    url: new URL(file.url).origin,
    key: file.key,
    dryRun: file.dry_run,
    stateDir: resolve(file.state_dir ?? join(homedir(), '.torchward-link')),
    metrics:
      file.metrics_port === undefined ? undefined : { host: file.metrics_host, port: file.metrics_port },
    servers,
  };
}

/** How to give the console's password, or do without. */
export const MISSING_PASSWORD =
  'is missing. It is the rcon.password of server.properties; without it, --dry-run prints the commands.';

function findMissingPasswords({ servers }: Record<string, unknown>): string[] {
  return (Array.isArray(servers) ? servers : []).flatMap((server: unknown, index) => {
    const rcon = isRecord(server) ? server['rcon'] : undefined;
    const isGiven = isRecord(rcon) && rcon['password'] !== undefined && rcon['password'] !== '';
    return isGiven ? [] : [`servers[${index}].rcon.password ${MISSING_PASSWORD}`];
  });
}

/**
 * Reads the settings: flags before the environment, the environment before the file.
 *
 * @param needsConsole whether a missing password is a fault, unless commands are only printed
 * @throws {ConfigError} with every fault
 */
export async function readConfig(
  flags: Flags,
  env: NodeJS.ProcessEnv,
  { needsConsole = true }: { needsConsole?: boolean } = {},
): Promise<LinkConfig> {
  const named = flags.config ?? env['TORCHWARD_LINK_CONFIG'];
  const file = await readConfigFile(named ?? DEFAULT_CONFIG_FILE, named !== undefined);
  const settings = merge(file, flags, env);
  const result = v.safeParse(fileSchema, settings);
  const faults = needsConsole && settings['dry_run'] !== true ? findMissingPasswords(settings) : [];
  if (!result.success) throw new ConfigError([...result.issues.map(describeIssue), ...faults]);
  if (faults.length > 0) throw new ConfigError(faults);
  return toConfig(result.output);
}
