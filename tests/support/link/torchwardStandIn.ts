import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Action, GameDecision, ModerateRequest } from '../../../src/contract/api.gen';
import { startLocalServer } from '../localServer';

export interface DecisionReportCall {
  id: string;
  result: string;
  detail?: string;
  server?: string;
}

/** Torchward's calls of the contract that the link makes, in memory. */
export interface TorchwardStandIn {
  url: string;
  /** Every message that was answered with a verdict, by its id: a repeated one counts once. */
  messages: Map<string, ModerateRequest>;
  /** Messages in all calls, repeated ones too. */
  received: number;
  /** Messages that came twice. */
  repeated: number;
  reports: DecisionReportCall[];
  userAgents: Set<string>;
  /** Gives each message its verdict. @default none */
  judge: (message: ModerateRequest) => Action;
  /** Whether a message is stored when it is answered. @default true */
  stores: (message: ModerateRequest) => boolean;
  /** Answers every call with this status instead; undefined for none. */
  failWith: { status: number; headers?: Record<string, string> } | undefined;
  /** Puts a decision into the feed. */
  decide: (decision: Partial<GameDecision> & Pick<GameDecision, 'action' | 'player_name'>) => GameDecision;
  close: () => Promise<void>;
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

function toVerdict(
  message: ModerateRequest,
  { action, stored, duplicate }: { action: Action; stored: boolean; duplicate: boolean },
): object {
  return {
    id: '019361f0-7c00-7b3a-9c41-2f6f2d1f0a11',
    message_id: message.message_id,
    mode: 'live',
    stored,
    duplicate,
    final_action: action,
    recommended_action: action,
    category: action === 'none' ? null : 'toxicity',
    severity: 0,
    confidence: null,
    reasoning: null,
    rule: null,
    filtered: false,
    needs_review: false,
    decided_by: 'local_rules',
    processing_time_ms: 0.1,
  };
}

export async function startTorchwardStandIn(): Promise<TorchwardStandIn> {
  const decisions: GameDecision[] = [];
  const carriedOut = new Set<string>();
  const waiting = new Set<() => void>();
  const send = (response: ServerResponse, body: unknown, status = 200): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  const moderate = (body: { messages: ModerateRequest[] }): object => ({
    results: body.messages.map((message) => {
      const id = message.message_id ?? '';
      const duplicate = standIn.messages.has(id);
      standIn.received += 1;
      if (duplicate) standIn.repeated += 1;
      standIn.messages.set(id, message);
      return toVerdict(message, {
        action: standIn.judge(message),
        stored: standIn.stores(message),
        duplicate,
      });
    }),
  });

  const list = async (query: URLSearchParams): Promise<object> => {
    const after = Number(query.get('after') ?? '-1');
    const find = () =>
      decisions
        .filter(
          ({ id, server }, index) =>
            index > after && !carriedOut.has(id) && (server === null || server === query.get('server')),
        )
        .slice(0, 100);
    if (find().length === 0 && Number(query.get('wait')) > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Number(query.get('wait')) * 1_000);
        timer.unref();
        waiting.add(resolve);
      });
    }
    const found = find();
    const last = found.at(-1);
    return { decisions: found, cursor: String(last ? decisions.indexOf(last) : after) };
  };

  const { url, stop } = await startLocalServer((request, response) => {
    void (async () => {
      const body = await readJson(request);
      const url = new URL(request.url ?? '/', 'http://localhost');
      standIn.userAgents.add(request.headers['user-agent'] ?? '');
      if (standIn.failWith) {
        response.writeHead(standIn.failWith.status, standIn.failWith.headers).end('{}');
        return;
      }
      const done = /^\/v1\/decisions\/([^/]+)\/done$/.exec(url.pathname);
      if (done?.[1] !== undefined) {
        const report = body as Omit<DecisionReportCall, 'id'>;
        standIn.reports.push({ id: done[1], ...report });
        if (report.result === 'carried_out') carriedOut.add(done[1]);
        send(response, { decision_id: done[1], state: report.result });
      } else if (url.pathname === '/v1/moderate/batch')
        send(response, moderate(body as { messages: ModerateRequest[] }));
      else if (url.pathname === '/v1/decisions') send(response, await list(url.searchParams));
      else send(response, {}, 404);
    })().catch(() => response.destroy());
  });
  const standIn: TorchwardStandIn = {
    url,
    messages: new Map(),
    received: 0,
    repeated: 0,
    reports: [],
    userAgents: new Set(),
    judge: () => 'none',
    stores: () => true,
    failWith: undefined,
    decide: (decision) => {
      const made: GameDecision = {
        id: crypto.randomUUID(),
        created_at: new Date().toISOString(),
        kind: 'review',
        previous_action: 'none',
        duration_seconds: null,
        player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55',
        server: null,
        message_id: null,
        log_id: null,
        reason: 'Decided by a reviewer',
        replaces: null,
        ...decision,
      };
      decisions.push(made);
      for (const wake of waiting) wake();
      waiting.clear();
      return made;
    },
    close: stop,
  };
  return standIn;
}
