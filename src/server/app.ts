import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from 'fastify';
import { appPaths } from '~/contract/appPaths';
import type { Env } from './env';
import { addAppFiles } from './http/appFiles';
import { addBrandFiles } from './http/brandFiles';
import { addAnswerChecks, createSerializer } from './http/answers';
import { MINUTE_MS } from './clock';
import { authenticate } from './http/authenticate';
import { addJsonParser, BATCH_BODY_LIMIT_BYTES, BODY_LIMIT_BYTES, ignoreBody } from './http/body';
import { readChatLine, createChatLinesReader } from './http/chatLines';
import { type Contract, type OperationFacts, readContract } from './http/contract';
import { addDevPages } from './http/devPages';
import { addDownloads } from './http/downloads';
import { addErrorHandling, sendProblem, toProblem } from './http/errors';
import { addSecurityHeaders, isApiPath } from './http/headers';
import {
  type CallLimits,
  createCallLimits,
  type getRateLimit,
  limitNetwork,
  scaleAccountLimits,
} from './http/limits';
import { addAccessLog, createLoggerOptions } from './http/logging';
import { addDraining } from './http/draining';
import { addMetricsPage, addRequestMetrics } from './http/metricsPage';
import { limitBodyTime, startDeadline } from './http/requestTimeout';
import { createRequestCheck } from './http/validation';
import { operations } from './operations';
import { FileAnswer, type OperationInput, StreamAnswer } from './operations/operation';
import { projectRoot } from './root';
import type { Services } from './services';

export interface AppOptions {
  env: Env;
  services: Services;
  /** Folder of the built app. @default dist/app of the repository */
  appFolder?: string;
  /** Calls allowed of each operation. @default the product's own limits */
  limits?: typeof getRateLimit;
  /** Receives the log lines. @default standard output */
  logTo?: { write: (line: string) => void };
  /**
   * Milliseconds that a caller has for a request's headers and for the whole request, milliseconds between two checks of
   * both, and milliseconds after which a connection is closed whose caller reads nothing of an answer.
   */
  timeouts?: { headersMs: number; requestMs: number; checkIntervalMs: number; idleMs: number };
}

type AnyOperation = (input: OperationInput<never>) => Promise<unknown>;

function createRequestHandler(operation: OperationFacts, run: AnyOperation, services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const input = {
      body: request.body,
      query: request.query,
      path: request.params,
      principal: request.principal,
      services,
      request,
    } as OperationInput<never>;
    const answer = await run(input);
    reply.code(operation.successStatus);
    if (answer instanceof FileAnswer) {
      return reply
        .type(answer.contentType)
        .header('content-disposition', `attachment; filename="${answer.fileName}"`)
        .send(answer.content);
    }
    if (answer instanceof StreamAnswer) {
      return reply.type(answer.contentType).header('x-accel-buffering', 'no').send(answer.content);
    }
    if (operation.successStatus === 204) return reply.send();
    return reply.type('application/json; charset=utf-8').send(answer);
  };
}

/** How a route reads bodies. Those of game servers have a deadline, and are repaired before their validation. */
function createBodyOptions(
  operation: OperationFacts,
  contract: Contract,
  limits: CallLimits,
): Pick<RouteOptions, 'preParsing' | 'preValidation' | 'bodyLimit'> {
  const { id, tag } = operation;
  const turn = operation.accepts.length > 0 ? [limits.waitForTurn(operation)] : [];
  if (tag !== 'Moderation') return { preValidation: turn };
  return id === 'moderateBatch'
    ? {
        preParsing: limitBodyTime,
        preValidation: [...turn, createChatLinesReader(contract)],
        bodyLimit: BATCH_BODY_LIMIT_BYTES,
      }
    : { preParsing: limitBodyTime, preValidation: readChatLine };
}

/** Lets an answer be silent for as long as it takes; Node alone would close the connection of a caller who waits. */
function closeOnlyUnread(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.raw.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
  done();
}

/** The facts about a route that the contract does not hold. */
function buildRouteOptions(
  operation: OperationFacts,
  services: Services,
  limits: CallLimits,
): Pick<RouteOptions, 'handler' | 'onRequest' | 'preHandler' | 'compress' | 'config'> {
  const run = operations[operation.id] as AnyOperation;
  return {
    handler: createRequestHandler(operation, run, services),
    onRequest: [
      ...(operation.takesBody ? [] : [ignoreBody]),
      operation.tag === 'Moderation' ? startDeadline(services.moderation.budgetMs) : closeOnlyUnread,
      operation.accepts.length > 0
        ? authenticate(operation, services, limits)
        : limitNetwork(operation, limits),
    ],
    ...(operation.id === 'moderateBatch' ? { preHandler: limits.spendBatch(operation) } : {}),
    // A game server waits for its verdict, and is seldom on a slow line.
    ...(operation.tag === 'Moderation' ? { compress: false } : {}),
    config: {
      operationId: operation.id,
      mendsText: operation.tag === 'Moderation',
    },
  };
}

/** Paths that monitors ask with HEAD. */
const PROBED_PATHS: ReadonlySet<string> = new Set(['/health', '/ready']);

/** Adds a route for each operation of the contract, with its schemas. */
function addOperations(app: FastifyInstance, services: Services, limits: CallLimits): void {
  const contract = readContract();
  for (const operation of contract.operations.values()) {
    app.route({
      method: operation.method,
      exposeHeadRoute: PROBED_PATHS.has(operation.path),
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // Fastify marks the object that it gets.
      schema: { ...operation.schema },
      ...buildRouteOptions(operation, services, limits),
      ...createBodyOptions(operation, contract, limits),
    });
  }
}

/** The HTTP side of the product, without a listener: the contract gives routes and checks, the services do the work. */
export async function buildApp({
  env,
  services,
  appFolder,
  limits = scaleAccountLimits(env.accountLimitFactor),
  logTo,
  timeouts = { headersMs: 10_000, requestMs: 30_000, checkIntervalMs: 2_000, idleMs: 2 * MINUTE_MS },
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: createLoggerOptions(env, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: env.trustProxy === 0 ? false : (_address: string, hop: number) => hop < env.trustProxy,
    genReqId: () => randomUUID(),
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => {
      // The path can't be decoded, so no handler has it; the app redirects the visitors of unknown paths to the same page.
      if (request.method === 'GET' && !isApiPath(request.url)) reply.redirect(appPaths.landing);
      else sendProblem(reply, toProblem(error, request));
    },
  });
  const pages = appFolder ?? join(projectRoot, 'dist', 'app');

  app.decorateRequest('principal');
  app.decorateRequest('deadline');
  app.addHook('onRequest', (request, _reply, done) => {
    request.principal = { kind: 'anonymous' };
    done();
  });
  addJsonParser(app);
  addErrorHandling(app);
  addAccessLog(app);
  addRequestMetrics(app, services.metrics);
  addDraining(app, services.health);
  await addSecurityHeaders(app, env);

  app.setValidatorCompiler(createRequestCheck);
  app.setSerializerCompiler(createSerializer);
  const callLimits = createCallLimits({ buckets: services.calls, getLimit: limits });
  const answersAreChecked = process.env['NODE_ENV'] !== 'production';
  await app.register(async (routes) => {
    await routes.register(compress, {
      encodings: ['br', 'gzip'],
      globalDecompression: false,
      // Without a flush after each chunk, an export of few rows would be silent until its end.
      zlibOptions: { flush: constants.Z_SYNC_FLUSH },
      brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
    });
    if (answersAreChecked) addAnswerChecks(routes);
    addOperations(routes, services, callLimits);
  });
  addMetricsPage(app, env, services.metrics);
  addDevPages(app, env, services);
  addDownloads(app, pages);
  addBrandFiles(app, env.brand);
  await addAppFiles(app, env, pages);
  app.addHook('onReady', (done) => {
    services.live.start();
    done();
  });
  app.addHook('preClose', (done) => {
    services.decisions.drain();
    services.live.drain();
    done();
  });
  app.addHook('onClose', services.live.close);
  return app;
}
