import { Agent, createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DemoServer } from '../../support/server';

/**
 * Answers a call of the API.
 *
 * @param pass hands the call on to the server, which answers it
 */
export type AnswerCall = (
  call: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
) => Promise<void> | void;

/** A server that intercepts calls to another one. */
export interface InterceptingServer {
  /** Origin, without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a server that answers calls of the API in a way of its own and leaves everything else to the server behind it.
 * To intercept the calls in the browser would take twice as long: it switches the browser's cache off, and each page
 * then loads every script anew.
 */
export async function startInterceptingServer(
  behind: DemoServer,
  answerCall: AnswerCall,
): Promise<InterceptingServer> {
  const agent = new Agent({ keepAlive: true });
  const front = createServer((call, response) => {
    const { method, headers, url = '/' } = call;
    const pass = (): void => {
      const onward = ask(`${behind.url}${url}`, { method, headers, agent }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () => response.destroy());
      response.on('close', () => onward.destroy());
      call.pipe(onward);
    };
    if (!/^\/(v1|api)\//.test(url)) pass();
    else Promise.resolve(answerCall(call, response, pass)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve);
  });
  const { port } = front.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    const closed = new Promise((resolve) => {
      front.close(resolve);
    });
    front.closeAllConnections();
    agent.destroy();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
