import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type {
  Config,
  DecisionDelivery,
  GameDecision,
  GameDecisionPage,
  LogEntry,
  ModerateResponse,
} from '~/contract/api.gen';
import type { TestOwner, TestServer } from '../../support/server';
import { PLAIN_CONFIG } from '../moderation/judge';

/** Recommended mute; warned and held for review at `auto_warn`. */
export const ADVERT = 'join 203.0.113.7:25565 now';
/** Warned at once. */
export const INSULT = 'you are such an idiot';

export async function configure(server: TestServer, owner: TestOwner, config: Partial<Config> = {}) {
  const payload = { ...PLAIN_CONFIG, automation_level: 'auto_warn', confidence_threshold: 0, ...config };
  const answer = await server.put(owner.token, '/api/dashboard/config', payload);
  expect(answer.statusCode, answer.body).toBe(200);
}

export async function say(server: TestServer, owner: TestOwner, line: object): Promise<ModerateResponse> {
  const answer = await server.moderate(owner.liveKey, {
    player_uuid: randomUUID(),
    server: 'survival-1',
    ...line,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ModerateResponse>();
}

export async function decide(server: TestServer, owner: TestOwner, id: string, how: string, action?: string) {
  const payload = { reviewed_by: owner.email, ...(action !== undefined && { custom_action: action }) };
  const answer = await server.post(owner.token, `/v1/review/${id}/${how}`, payload);
  expect(answer.statusCode, answer.body).toBe(200);
}

export const undo = (server: TestServer, credential: string, id: string, reason?: string) =>
  server.post(credential, `/api/dashboard/logs/${id}/undo`, reason === undefined ? {} : { reason });

export const act = (server: TestServer, credential: string, player: string, body: object) =>
  server.post(credential, `/api/dashboard/player/${player}/actions`, body);

export const poll = (server: TestServer, key: string, query = '') =>
  server.read<GameDecisionPage>(key, `/v1/decisions${query}`);

export async function report(server: TestServer, key: string, id: string, body: object) {
  const answer = await server.post(key, `/v1/decisions/${id}/done`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<DecisionDelivery>();
}

export const readLog = (server: TestServer, owner: TestOwner, id: string) =>
  server.read<LogEntry>(owner.token, `/api/dashboard/logs/${id}`);

/** What a game is to do, without ids and times. */
export const toDo = ({ decisions }: { decisions: readonly GameDecision[] }) =>
  decisions.map(({ kind, action, previous_action: previous }) => ({ kind, action, previous }));
