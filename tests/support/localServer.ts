import { createServer, type RequestListener } from 'node:http';
import { listenOnFreePort } from './freePort';

export interface LocalServer {
  /** Origin, without a trailing slash. */
  url: string;
  /** Breaks off the calls under way. */
  stop: () => Promise<void>;
}

/** Starts an HTTP server on a free port of this machine. */
export async function startLocalServer(onRequest: RequestListener): Promise<LocalServer> {
  const server = createServer(onRequest);
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
