import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { computeMedian, computePercentile } from '../bench/figures';

export interface Target {
  /** Origin, with its port. */
  url: string;
  /** The process whose CPU time is measured. */
  pid: number;
  /** API keys that the calls use in turn; empty for a target that needs no key. */
  keys: readonly string[];
  /** Players of each account, who write in turn. @default 20000 */
  players?: number;
  /** Whether each call has a message id of its own, and so a receipt. @default false */
  withIds?: boolean;
}

export interface LoadResult {
  /** Answers with status 200 in a second. */
  perSecond: number;
  /** Microseconds of CPU time for an answer, in the process and in the kernel for it. */
  cpuMicros: number;
  /** Milliseconds until an answer. */
  median: number;
  p99: number;
  /** Answers with another status. */
  failed: number;
}

/** Reads a process's CPU time from `/proc`, in clock ticks of a hundredth of a second. */
function readCpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

const SAMPLE_MESSAGES = [
  'gg wp',
  'anyone up for the nether later?',
  'selling 3 stacks of iron at spawn',
  'brb dinner',
];
const HARMFUL_MESSAGE = 'you are a worthless idiot';
/** One message in this many is harmful. */
const HARMFUL_EVERY = 50;

function formatRequest(n: number, { url, keys, players = 20_000, withIds = false }: Target): string {
  const key = keys[n % Math.max(1, keys.length)];
  const player = Math.floor(n / Math.max(1, keys.length)) % players;
  const said = n % HARMFUL_EVERY === 0 ? HARMFUL_MESSAGE : SAMPLE_MESSAGES[n % SAMPLE_MESSAGES.length];
  const body = JSON.stringify({
    message: `${said ?? ''} ${n}`,
    player_name: `player_${player}`,
    player_uuid: `8f2c1ab0-4d1e-4c62-9b0a-${player.toString(16).padStart(12, '0')}`,
    server: 'survival-1',
    ...(withIds && { message_id: `bench-${process.pid}-${n}` }),
  });
  return [
    'POST /v1/moderate HTTP/1.1',
    `host: ${new URL(url).host}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    ...(key === undefined ? [] : [`authorization: Bearer ${key}`]),
    '',
    body,
  ].join('\r\n');
}

/** Returns a function that sends one request at a time over a connection and reads its status. */
function createCaller(socket: Socket): (text: string) => Promise<number> {
  let buffer = '';
  let done: ((status: number) => void) | undefined;
  socket.setEncoding('latin1').setNoDelay(true);
  socket.on('data', (piece: string) => {
    buffer += piece;
    const end = buffer.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(buffer)?.[1] ?? 0);
    if (buffer.length < end + 4 + length) return;
    const status = Number(buffer.slice(9, 12));
    buffer = buffer.slice(end + 4 + length);
    done?.(status);
  });
  return (text) =>
    new Promise((resolve, reject) => {
      done = resolve;
      socket.once('error', reject);
      socket.write(text, () => socket.removeListener('error', reject));
    });
}

let sent = 0;

/**
 * Sends calls over several connections for some seconds, as fast as answers come or at a given pace.
 *
 * @param perSecond calls in a second over all connections; without it, a connection sends the next call after each
 * answer
 */
export async function runLoad(
  target: Target,
  { connections, seconds, perSecond }: { connections: number; seconds: number; perSecond?: number },
): Promise<LoadResult> {
  const { hostname, port } = new URL(target.url);
  const durations: number[] = [];
  let failed = 0;
  const before = readCpuTicks(target.pid);
  const began = performance.now();
  const end = began + seconds * 1_000;
  const gap = perSecond === undefined ? 0 : (connections / perSecond) * 1_000;

  await Promise.all(
    Array.from({ length: connections }, async (_, line) => {
      const socket = connect(Number(port), hostname);
      const call = createCaller(socket);
      // A call's time begins when it is due, so that waiting for a busy connection counts.
      let due = began + (gap * line) / connections;
      for (;;) {
        const wait = due - performance.now();
        if (gap > 0 && wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
        const from = gap > 0 ? Math.min(due, performance.now()) : performance.now();
        if (performance.now() >= end) break;
        const status = await call(formatRequest((sent += 1), target));
        if (status === 200) durations.push(performance.now() - from);
        else failed += 1;
        due += gap;
      }
      socket.destroy();
    }),
  );
  const elapsed = (performance.now() - began) / 1_000;
  return {
    perSecond: durations.length / elapsed,
    cpuMicros: ((readCpuTicks(target.pid) - before) * 10_000) / Math.max(1, durations.length),
    median: computeMedian(durations),
    p99: computePercentile(durations, 0.99),
    failed,
  };
}
