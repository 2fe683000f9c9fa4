import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { checkSetup } from './check';
import { ConfigError, DEFAULT_CONFIG_FILE, type Flags, parseFlags, readConfig } from './config';
import { createDisplay, serveMetrics } from './display';
import { init } from './init';
import { startServerLink } from './serverLink';
import type { LinkStatus } from './status';
import { LINK_VERSION } from './version';

const USAGE = `torchward-link ${LINK_VERSION}

Follows the log of a game server, has its chat judged by Torchward, and carries verdicts and decisions out over RCON.

  torchward-link              works until it is stopped
  torchward-link init         asks for key, log, name and console, and writes ${DEFAULT_CONFIG_FILE}
  torchward-link check        says line by line what works

  --config FILE     settings; default: ${DEFAULT_CONFIG_FILE}, or TORCHWARD_LINK_CONFIG
  --url URL         origin of Torchward, or TORCHWARD_URL
  --key KEY         API key with the scope moderate, or TORCHWARD_API_KEY
  --server NAME     name of the game server, or TORCHWARD_SERVER
  --log FILE        its latest.log, or TORCHWARD_LOG
  --rcon HOST:PORT  its console; default: 127.0.0.1:25575, or RCON_HOST and RCON_PORT
  --rcon-password   or RCON_PASSWORD
  --preset NAME     vanilla, essentialsx, litebans or advancedban; default: vanilla
  --format FORMAT   how a chat line looks, such as "[G] {name} > {text}"; may be repeated
  --state FOLDER    where positions are kept; default: ~/.torchward-link, or TORCHWARD_STATE
  --metrics PORT    serves /metrics on this machine
  --dry-run         prints commands instead of sending them
  --from-start      reads a log that is new to the link from its beginning

Exit codes: 0 stopped or all checks passed, 1 a failure, 2 wrong settings.`;

const SHOW_MS = 1_000;

async function runInit(flags: Flags): Promise<number> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const path = flags.config ?? DEFAULT_CONFIG_FILE;
    if (existsSync(path))
      throw new ConfigError([`${path} exists. Delete it, or name another file with --config.`]);
    const url = flags.url ?? process.env['TORCHWARD_URL'] ?? 'http://localhost:3000';
    const named = flags.config === undefined ? '' : ` --config ${path}`;
    const command = `node ${relative('', process.argv[1] ?? 'torchward-link.mjs')}${named}`;
    const answers: AsyncIterator<string> = lines[Symbol.asyncIterator]();
    const ask = async (question: string): Promise<string> => {
      // An ended input closes the lines before all that were piped in are read; a closed prompt would throw.
      lines.setPrompt(question);
      if (process.stdin.isTTY) lines.prompt();
      else process.stdout.write(question);
      const answer = await answers.next();
      if (answer.done === true)
        throw new Error('\nThe answers ended before the last question. Nothing was written.');
      return answer.value.trim();
    };
    const told = await init(ask, path, url, command);
    for (const line of told) console.log(line);
    return 0;
  } finally {
    lines.close();
  }
}

async function runCheck(flags: Flags): Promise<number> {
  const config = await readConfig(flags, process.env, { needsConsole: false });
  const lines = await checkSetup(config, LINK_VERSION);
  for (const { ok, text } of lines) console.log(`${ok ? 'ok  ' : 'FAIL'}  ${text}`);
  return lines.every(({ ok }) => ok) ? 0 : 1;
}

async function runLink(flags: Flags): Promise<number> {
  const config = await readConfig(flags, process.env);
  const display = createDisplay();
  const stop = new AbortController();
  const onSignal = (): void => {
    // The second signal ends a link that takes too long to stop.
    if (stop.signal.aborted) process.exit(1);
    stop.abort();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  const statuses: LinkStatus[] = [];
  const stopped: Promise<void>[] = [];
  const timer = setInterval(() => display.show(statuses), SHOW_MS);
  let metrics: Awaited<ReturnType<typeof serveMetrics>> | undefined;
  try {
    for (const server of config.servers) {
      const link = await startServerLink({
        config,
        server,
        version: LINK_VERSION,
        signal: stop.signal,
        notify: display.notify,
      });
      if (server.commands.note !== undefined) display.notify(`${server.name}: ${server.commands.note}`);
      statuses.push(link.status);
      stopped.push(link.stopped);
    }
    metrics = config.metrics && (await serveMetrics(config.metrics, statuses));
    await Promise.all(stopped);
    return statuses.some(({ faults }) => faults.disk !== undefined) ? 1 : 0;
  } finally {
    stop.abort();
    clearInterval(timer);
    metrics?.close();
    if (statuses.length > 0) display.notify('torchward-link has stopped.');
  }
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseFlags(args);
  const [command = 'run', ...others] = positionals;
  if (values.help === true) {
    console.log(USAGE);
    return 0;
  }
  const commands: Readonly<Record<string, (flags: Flags) => Promise<number>>> = {
    run: runLink,
    init: runInit,
    check: runCheck,
  };
  const chosen = commands[command];
  if (chosen === undefined || others.length > 0)
    throw new ConfigError([
      `"${positionals.join(' ')}" is no command of the link; there are init and check.`,
    ]);
  return await chosen(values);
}

for (const stream of [process.stdout, process.stderr]) {
  // Neither a reader that closes the pipe nor a full disk under the log must end moderation.
  stream.on('error', () => undefined);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof ConfigError) {
    for (const fault of error.faults) console.error(fault);
    console.error('See torchward-link --help.');
    process.exitCode = 2;
  } else {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
