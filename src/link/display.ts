import { createServer, type Server } from 'node:http';
import { formatMetrics, formatState, type LinkStatus } from './status';

/** Where the link writes. */
export interface Display {
  /** A line that stays. */
  notify: (line: string) => void;
  /** Shows the state of all servers: on a terminal in place of the last state, elsewhere when it changes. */
  show: (statuses: readonly LinkStatus[]) => void;
}

const MAX_WIDTH = 200;
/** Without a terminal the counts change too often for a log; a line comes at most this often, or with a new fault. */
const PLAIN_PAUSE_MS = 60_000;

export function createDisplay(): Display {
  const out = process.stdout;
  let isStateShown = false;
  let lastFaults: string | undefined;
  let lastShown = -Infinity;
  const clear = (): void => {
    if (isStateShown) out.write('\r\u001b[2K');
    isStateShown = false;
  };
  const notify = (line: string): void => {
    clear();
    out.write(`${line.replaceAll(/\p{Cc}/gu, ' ')}\n`);
  };
  return {
    notify,
    show: (statuses) => {
      const lines = statuses.map((status) => formatState(status, new Date()));
      if (out.isTTY) {
        const line = lines.join('  ').slice(0, Math.min(MAX_WIDTH, out.columns - 1));
        out.write(`\r\u001b[2K${line}`);
        isStateShown = true;
        return;
      }
      const faults = JSON.stringify(statuses.map((status) => [status.faults, status.isLogOpen]));
      if (faults === lastFaults && performance.now() - lastShown < PLAIN_PAUSE_MS) return;
      lastFaults = faults;
      lastShown = performance.now();
      for (const line of lines) notify(line);
    },
  };
}

/** Serves /metrics. @throws when the port is taken */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  statuses: readonly LinkStatus[],
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(formatMetrics(statuses));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
