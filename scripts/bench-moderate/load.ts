import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

export interface Target {
  /** Origin, with its port. */
  url: string;
  /** The process whose time is counted. */
  pid: number;
  /** API keys the calls take turns with. None for what asks for none. */
  keys: readonly string[];
}

export interface Measured {
  /** Answers with 200 in a second. */
  perSecond: number;
  /** Microseconds of the process's time for an answer, its share of the kernel's included. */
  cpuMicros: number;
  /** Milliseconds until half, and 99 of 100 answers were there. */
  median: number;
  p99: number;
  /** Answers with another status. */
  failed: number;
}

/** Clock ticks of a process, of a hundredth of a second each, from its line in `/proc`. */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

const lines = ['gg wp', 'anyone up for the nether later?', 'selling 3 stacks of iron at spawn', 'brb dinner'];

function requestText(n: number, { url, keys }: Target): string {
  const key = keys[n % Math.max(1, keys.length)];
  const body = JSON.stringify({
    message: `${lines[n % lines.length] ?? ''} ${n}`,
    player_name: `player_${n % 500}`,
    player_uuid: `8f2c1ab0-4d1e-4c62-9b0a-${(n % 500).toString(16).padStart(12, '0')}`,
    server: 'survival-1',
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

/** Reads answers off a connection, one call at a time. */
function caller(socket: Socket): (text: string) => Promise<number> {
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
 * Calls over a number of connections for a while, as fast as answers come, or at a given pace.
 *
 * @param perSecond calls begun in a second over all connections; without it, none waits for anything but its answer
 */
export async function load(
  target: Target,
  { connections, seconds, perSecond }: { connections: number; seconds: number; perSecond?: number },
): Promise<Measured> {
  const { hostname, port } = new URL(target.url);
  const took: number[] = [];
  let failed = 0;
  const before = ticksOf(target.pid);
  const began = performance.now();
  const end = began + seconds * 1_000;
  const gap = perSecond === undefined ? 0 : (connections / perSecond) * 1_000;

  await Promise.all(
    Array.from({ length: connections }, async (_, line) => {
      const socket = connect(Number(port), hostname);
      const call = caller(socket);
      // Measured from when a call was due: waiting for one's turn is waiting too.
      let due = began + (gap * line) / connections;
      for (;;) {
        const wait = due - performance.now();
        if (gap > 0 && wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
        const from = gap > 0 ? due : performance.now();
        if (performance.now() >= end) break;
        const status = await call(requestText((sent += 1), target));
        if (status === 200) took.push(performance.now() - from);
        else failed += 1;
        due += gap;
      }
      socket.destroy();
    }),
  );
  const elapsed = (performance.now() - began) / 1_000;
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity;
  return {
    perSecond: took.length / elapsed,
    cpuMicros: ((ticksOf(target.pid) - before) * 10_000) / Math.max(1, took.length),
    median: at(0.5),
    p99: at(0.99),
    failed,
  };
}
