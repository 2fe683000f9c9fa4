import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { ModerateBatchRequest, ModerateResponse } from '~/contract/api.gen';
import type { IdentifiedLine } from '~/sdk/verdicts';
import { startLocalServer } from '../support/localServer';

export interface ReceivedCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** Answers a call, or leaves it open. */
type Answer = (call: ReceivedCall, response: ServerResponse) => void;

/** A stand-in of the service that answers as the test says, and keeps what it was sent. */
export async function startScriptedService(answer: Answer) {
  const calls: ReceivedCall[] = [];
  const { url, stop } = await startLocalServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { method = '', url = '', headers } = request;
      const call = { method, path: url, headers, body: text === '' ? null : (JSON.parse(text) as unknown) };
      calls.push(call);
      answer(call, response);
    });
  });
  return { url, calls, stop };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export function sendProblem(response: ServerResponse, status: number, detail: string, headers = {}): void {
  sendJson(response, { type: 'about:blank', title: 'Refused', status, detail }, status, headers);
}

export function readLines({ body }: ReceivedCall): IdentifiedLine[] {
  return (body as ModerateBatchRequest).messages as IdentifiedLine[];
}

/** A verdict that warns, as the service gives it. */
export function createVerdict(message_id: string, stored = true): ModerateResponse {
  return {
    id: '019361f0-7c00-7b3a-9c41-2f6f2d1f0a11',
    message_id,
    mode: 'live',
    stored,
    duplicate: false,
    final_action: 'warn',
    recommended_action: 'warn',
    category: 'spam',
    severity: 3,
    confidence: 0.9,
    reasoning: 'Repeated.',
    rule: null,
    filtered: false,
    needs_review: false,
    decided_by: 'local',
    processing_time_ms: 1,
  };
}

/** Judges every line of a batch call. */
export function sendVerdicts(call: ReceivedCall, response: ServerResponse, stored = true): void {
  const results = readLines(call).map(({ message_id }) => createVerdict(message_id, stored));
  sendJson(response, { results });
}
