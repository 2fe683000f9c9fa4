import { onTestFinished } from 'vitest';
import { startLocalServer } from '../../support/localServer';

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
  const server = await startLocalServer(({ url }, response) => {
    response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    if (url !== '/') {
      response.end();
      return;
    }
    response.write(html.slice(0, offset));
    waiting.push(() => response.end(html.slice(offset)));
  });
  onTestFinished(server.stop);
  return {
    url: `${server.url}/`,
    sendRest: () => {
      for (const send of waiting) send();
      waiting = [];
    },
  };
}
