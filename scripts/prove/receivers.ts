import { type LocalServer, startLocalServer } from '../../tests/support/localServer';

/** Accepts every call and answers none, as a dead receiver does. */
export const startSilentReceiver = (): Promise<LocalServer> => startLocalServer(() => undefined);

/** Answers every call. @param onEvent gets the milliseconds between an event and its arrival */
export const startAnsweringReceiver = (onEvent: (ageMs: number) => void): Promise<LocalServer> =>
  startLocalServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      const { timestamp } = JSON.parse(body) as { timestamp: string };
      onEvent(Date.now() - Date.parse(timestamp));
      response.writeHead(204).end();
    });
  });
