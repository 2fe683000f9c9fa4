import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server of one page whose HTML arrives in two parts. */
export interface PageInParts {
  url: string;
  /** Sends the second part of every visit that waits for it. */
  sendRest: () => void;
}

/**
 * Serves the HTML up to an offset for one test, and the rest when the caller says so. Every other address is not found.
 */
export async function servePageInParts(html: string, offset: number): Promise<PageInParts> {
  let waiting: (() => void)[] = [];
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    if (url !== '/') {
      response.end();
      return;
    }
    response.write(html.slice(0, offset));
    waiting.push(() => response.end(html.slice(offset)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    const closed = new Promise((resolve) => {
      server.close(resolve);
    });
    server.closeAllConnections();
    await closed;
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    sendRest: () => {
      for (const send of waiting) send();
      waiting = [];
    },
  };
}
