import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A receiver of webhooks on this machine. */
export interface Receiver {
  url: string;
  stop: () => void;
}

async function listen(onRequest: RequestListener): Promise<Receiver> {
  const server = createServer(onRequest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Accepts every call and answers none, as a dead receiver does. */
export const startSilentReceiver = (): Promise<Receiver> => listen(() => undefined);

/** Answers every call. @param onEvent gets the milliseconds between an event and its arrival */
export const startAnsweringReceiver = (onEvent: (ageMs: number) => void): Promise<Receiver> =>
  listen((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      const { timestamp } = JSON.parse(body) as { timestamp: string };
      onEvent(Date.now() - Date.parse(timestamp));
      response.writeHead(204).end();
    });
  });
