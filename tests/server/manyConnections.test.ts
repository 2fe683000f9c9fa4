import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, startProductionNode } from '../support/server';

/** More than the 511 that Node leaves waiting by default. */
const CALLERS = 1_000;

let node: BuiltServer;
beforeAll(async () => {
  node = await startProductionNode();
});
afterAll(() => {
  process.kill(node.pid, 'SIGCONT');
  return node.stop();
});

it('a thousand callers who come while a node is busy are connected, and answered when it has time', async () => {
  const port = Number(new URL(node.url).port);
  process.kill(node.pid, 'SIGSTOP');
  const sockets = Array.from({ length: CALLERS }, () => connect(port, '127.0.0.1'));
  let connected = 0;
  const answers = sockets.map(async (socket) => {
    await once(socket, 'connect');
    connected += 1;
    socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return chunk.toString().slice(9, 12);
  });
  await expect.poll(() => connected).toBe(CALLERS);
  process.kill(node.pid, 'SIGCONT');
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['200']));
});
