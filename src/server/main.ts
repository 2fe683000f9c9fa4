import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildApp } from './app';
import { HOUR_MS, MINUTE_MS, systemClock } from './clock';
import { type DemoFile, readDemoFile } from './demoFiles';
import { EnvironmentError, readEnv, type Env } from './env';
import { hasOutboxPage, OUTBOX_PATH } from './http/outboxPage';
import { toListenerOrigin } from './localAddress';
import { createMaintenance } from './maintenance';
import { createPasswords } from './security/passwords';
import { DemoDatabaseError, seedDemo } from './seed/demo';
import { createServices } from './services';
import { type SetupLine, describeSetup } from './startReport';
import { beginStore, DatabaseAddressError } from './store/connect';
import { EmbeddedDatabaseError } from './store/embedded/database';
import { DataFolderError, ensureWritableFolder } from './store/embedded/folderLock';
import { createFailureReport } from './store/failureReport';
import { describeStoreFailure } from './store/failures';
import { MigrationError } from './store/migrate';
import { describeError } from './describeError';

/** Milliseconds until the process ends by force; the requests under way have this long. */
const DRAIN_TIMEOUT_MS = 10_000;

/**
 * Connections that may wait until the node accepts them. Node accepts one in each turn of its event loop, so hundreds wait
 * when a restart sends all callers to one node. Beyond it a caller waits until TCP repeats itself, up to half a minute.
 */
const MAX_UNACCEPTED = 4_096;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A start that failed for a reason the operator can fix: one sentence, no stack. */
class StartError extends Error {
  override name = 'StartError';
}

function isOperatorError(error: unknown): error is Error {
  return (
    error instanceof StartError ||
    error instanceof EnvironmentError ||
    error instanceof DatabaseAddressError ||
    error instanceof DemoDatabaseError ||
    error instanceof DataFolderError ||
    error instanceof EmbeddedDatabaseError ||
    error instanceof MigrationError
  );
}

/** What the system says of a HOST that is none of its addresses; EINVAL of one that needs an interface, or is too long. */
const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

function listenFault(error: unknown, env: Env): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    // In production the command would start a demo on the same data.
    const command = env.mode === 'demo' ? `: PORT=${env.port + 1} npm start` : ' with PORT.';
    return new StartError(
      `Port ${env.port} on ${env.host} is already in use. Stop what runs there, or choose another${command}`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${env.port} may not be used by this user. Choose one above 1023 with PORT.`);
  }
  if (typeof code === 'string' && NO_ADDRESS.has(code)) {
    return new StartError(`HOST=${env.host} is not an address of this machine.`);
  }
  return error instanceof Error ? error : new Error(String(error));
}

/** Opens the port and closes it, so that a start on a taken one fails before it creates the demo. */
async function tryPort(env: Env): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(env.port, env.host), 'listening');
  } catch (error) {
    throw listenFault(error, env);
  }
  await new Promise((resolve) => server.close(resolve));
}

function welcome(
  address: string,
  env: Env,
  demo: DemoFile & { apiKey: string },
  report: readonly SetupLine[],
): void {
  print(`
Torchward is ready at ${address}

  Sign in        ${demo.email}
  Password       ${demo.password}
  API key        ${demo.apiKey}${hasOutboxPage(env) ? `\n  Mailbox        ${address}${OUTBOX_PATH}` : ''}

  Moderate a message:
  curl -s ${address}/v1/moderate -H 'Authorization: Bearer ${demo.apiKey}' -H 'Content-Type: application/json' -d '{"message":"join my server 203.0.113.7:25565","player_name":"tunnelrat","player_uuid":"3f6d2c0e-9f4b-4f0e-8a9c-0d6f6b7a1c22","server":"survival-1"}'

${report.map(({ text }) => `  ${text}`).join('\n')}

  Stop with Ctrl+C.
`);
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  if (env.mode === 'demo' || !env.databaseUrl) ensureWritableFolder(env.dataDir);
  await tryPort(env);
  // A failure that no request waits for; until the app has its log, on standard error.
  let logFailure = (cause: unknown, text: string): void => {
    process.emitWarning(`${text}: ${describeError(cause)}`);
  };
  const reportFailure = createFailureReport((cause, text) => logFailure(cause, text));
  const { store, opened } = beginStore({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    onIdleError: (error) => logFailure(error, 'An idle database connection broke'),
  });
  const demo = env.mode === 'demo' ? readDemoFile(env.dataDir) : undefined;
  const jwtSecret = env.jwtSecret ?? demo?.jwtSecret;
  if (!jwtSecret) throw new StartError('JWT_SECRET is missing.');

  const clock = systemClock;
  const passwords = createPasswords();
  // Links in mails begin with it; with PORT=0 it is known once the listener is up.
  let address = env.publicUrl ?? toListenerOrigin(env.host, env.port);
  const services = createServices({
    env: { ...env, jwtSecret },
    store,
    clock,
    passwords,
    origin: () => address,
    onBackgroundError: reportFailure,
  });
  // Building the routes blocks this thread for a second or more, several on a busy machine. The embedded database opens
  // in a thread of its own meanwhile; an outside one must answer first, or its answer would miss the driver's deadline.
  if (env.databaseUrl) await opened;
  const [app] = await Promise.all([buildApp({ env, services }), opened]);
  logFailure = (err, text) => app.log.error({ err }, text);
  const maintenance = createMaintenance({
    store: { ...store, db: store.backgroundDb },
    clock,
    onError: reportFailure,
  });
  await maintenance.prepare();
  const onCreate = (): void => print('Creating the demo: an owner and 30 days of chat …');
  const seeded = demo && (await seedDemo({ store, clock, passwords, dataDir: env.dataDir, demo, onCreate }));
  await services.billing.granted.settle();
  await services.billing.endLapsed();
  try {
    await app.listen({ port: env.port, host: env.host, backlog: MAX_UNACCEPTED });
  } catch (error) {
    await store.close();
    throw listenFault(error, env);
  }

  services.jobs.start();
  maintenance.start();
  // A granted plan's period is the calendar month, so a new one begins within a minute of the month's start.
  const renewal = setInterval(() => {
    services.billing.granted.settle().catch(reportFailure);
    services.billing.endLapsed().catch(reportFailure);
  }, MINUTE_MS);
  renewal.unref();
  const reconciliation = setInterval(() => {
    services.billing.queueReconciliation().catch(reportFailure);
  }, HOUR_MS);
  reconciliation.unref();
  services.billing.queueReconciliation().catch(reportFailure);

  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    services.health.drain();
    clearInterval(renewal);
    clearInterval(reconciliation);
    const deleted = maintenance.stop();
    setTimeout(() => {
      process.stderr.write('Some requests did not finish in time and were cut off.\n');
      process.exit(1);
    }, DRAIN_TIMEOUT_MS).unref();
    app
      .close()
      .then(() => Promise.all([services.moderation.drained(), services.accounts.drained()]))
      .then(() => services.servers.drained())
      .then(() => services.lists.drained())
      .then(() => Promise.all([services.jobs.stop(), deleted]))
      .then(() => store.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`The shutdown failed: ${describeError(error)}\n`);
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);

  const [bound] = app.addresses();
  const port = typeof bound === 'object' ? bound.port : env.port;
  address = env.publicUrl ?? toListenerOrigin(env.host, port);
  const report = describeSetup(env);
  if (seeded) {
    welcome(address, env, seeded, report);
    return;
  }
  print(`Torchward is ready at ${address}`);
  for (const { part, isSetUp, text } of report) {
    app.log[isSetUp ? 'info' : 'warn']({ part, set_up: isSetUp }, text);
  }
}

// Output that can't be written is lost: nothing may read it any more, as behind `| head`, or its disk may be full.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

start().catch((error: unknown) => {
  const text = isOperatorError(error)
    ? error.message
    : (describeStoreFailure(error) ??
      (error instanceof Error ? (error.stack ?? error.message) : String(error)));
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
