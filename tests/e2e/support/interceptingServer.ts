import { Agent, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { DemoServer } from '../../support/server';
import { type LocalServer, startLocalServer } from '../../support/localServer';

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

/**
 * Starts a server that answers calls of the API in a way of its own and leaves everything else to the server behind it.
 * To intercept the calls in the browser would take twice as long: it switches the browser's cache off, and each page
 * then loads every script anew.
 */
export async function startInterceptingServer(
  behind: DemoServer,
  answerCall: AnswerCall,
): Promise<LocalServer> {
  const agent = new Agent({ keepAlive: true });
  const front = await startLocalServer((call, response) => {
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
  const stop = async (): Promise<void> => {
    agent.destroy();
    await front.stop();
  };
  return { url: front.url, stop };
}
