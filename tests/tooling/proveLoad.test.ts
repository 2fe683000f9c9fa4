import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LoadGenerator } from '../../scripts/prove/load';

let calls = 0;
const node = createServer((request, response) => {
  calls += 1;
  request.resume().on('end', () => response.end(JSON.stringify({ results: [{ stored: true }] })));
});
beforeAll(() => new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => node.close(resolve)));

it('a load that was ended while it paused sends nothing more, so that all it sent is counted', async () => {
  const sender = { key: 'sk_live_load', name: 'owner', acknowledged: 0 };
  const load = new LoadGenerator({
    urls: [`http://127.0.0.1:${(node.address() as AddressInfo).port}`],
    senders: [sender],
    linesPerSecond: 4,
    linesPerBatch: 1,
    createText: (line) => `line ${line}`,
  });
  const running = load.run();
  await setTimeout(100);
  await load.end();
  const sent = calls;
  await running;
  await setTimeout(100);
  expect(calls).toBe(sent);
  expect(sender.acknowledged).toBe(sent);
});
