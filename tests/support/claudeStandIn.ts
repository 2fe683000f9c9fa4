import { setTimeout as pause } from 'node:timers/promises';
import { startLocalServer } from './localServer';

/** What the stand-in does with each call instead of answering it. */
export type AiMisbehaviour =
  | 'error'
  | 'rate_limited'
  | 'overloaded'
  | 'bad_request'
  /** Refuses every call, because the credit is used up. */
  | 'unpaid'
  | 'too_large'
  | 'unauthorised'
  | 'malformed'
  | 'silent'
  | 'refusal'
  | 'cut_off'
  /** Ends the connection in the middle of the answer. */
  | 'hangs_up'
  /** Begins an answer and never ends it. */
  | 'dripping';

interface AiCall {
  model: string;
  /** The text of all its blocks. */
  system: string;
  messages: { role: string; content: string }[];
  output_config: unknown;
}

/** The verdict about a line that breaks no rule. */
export const HARMLESS_VERDICT = {
  category: null,
  severity: 0,
  confidence: 1,
  reasoning: 'Fine.',
  rule_number: null,
} as const;

export interface ClaudeStandIn {
  url: string;
  /** Every call so far; empty when it keeps none. */
  calls: AiCall[];
  /** Text of the answer to each call: an object is sent as JSON, a string as it is. */
  answerWith: (answer: (call: AiCall) => unknown) => void;
  /** Milliseconds that each answer takes. @default 0 */
  answerAfter: (ms: number) => void;
  misbehave: (how: AiMisbehaviour | undefined) => void;
  stop: () => Promise<void>;
}

const statuses = {
  error: 500,
  rate_limited: 429,
  overloaded: 529,
  bad_request: 400,
  unpaid: 400,
  too_large: 413,
  unauthorised: 401,
} as const;

/** What Anthropic's API answers once the credit is used up. */
const CREDIT_TOO_LOW =
  'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.';

/**
 * Speaks the messages call of Anthropic's API over HTTP.
 *
 * @param options.keepsCalls false under load, where the calls of minutes would fill the memory
 */
export async function startClaudeStandIn({ keepsCalls = true } = {}): Promise<ClaudeStandIn> {
  const calls: AiCall[] = [];
  let how: AiMisbehaviour | undefined;
  let answer: (call: AiCall) => unknown = () => ({});
  let answerMs = 0;
  const { url, stop } = await startLocalServer((request, response) => {
    void (async () => {
      let text = '';
      try {
        for await (const chunk of request) text += String(chunk);
      } catch {
        // The node has given the call up.
      }
      if (!request.complete) return;
      const { system, ...sent } = JSON.parse(text) as Omit<AiCall, 'system'> & { system: { text: string }[] };
      const call: AiCall = { ...sent, system: system.map((block) => block.text).join('\n') };
      if (keepsCalls) calls.push(call);
      if (how === 'silent') return;
      const send = (status: number, body: string): void => {
        const wait = status === 429 || status === 529 ? { 'retry-after': '30' } : {};
        response.writeHead(status, { 'content-type': 'application/json', ...wait });
        response.end(body);
      };
      if (how === 'hangs_up' || how === 'dripping') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' });
        response.write('{"id": "msg_1", "type": "message", "content": [', () => {
          if (how === 'hangs_up') response.destroy();
        });
        return;
      }
      if (how === 'malformed') {
        send(200, '{"id": "msg_1", "content": [');
        return;
      }
      if (how !== undefined && how in statuses) {
        const error =
          how === 'unpaid'
            ? { type: 'invalid_request_error', message: CREDIT_TOO_LOW }
            : { type: `${how}_error`, message: 'no' };
        send(statuses[how as keyof typeof statuses], JSON.stringify({ type: 'error', error }));
        return;
      }
      if (answerMs > 0) await pause(answerMs);
      const content = answer(call);
      const stop = how === 'refusal' ? 'refusal' : how === 'cut_off' ? 'max_tokens' : 'end_turn';
      send(
        200,
        JSON.stringify({
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: call.model,
          content: [{ type: 'text', text: typeof content === 'string' ? content : JSON.stringify(content) }],
          stop_reason: stop,
          stop_sequence: null,
          usage: { input_tokens: 400, output_tokens: 60 },
        }),
      );
    })();
  });
  return {
    url,
    calls,
    answerWith: (next) => {
      answer = next;
    },
    answerAfter: (ms) => {
      answerMs = ms;
    },
    misbehave: (next) => {
      how = next;
    },
    stop,
  };
}
