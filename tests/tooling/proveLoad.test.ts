import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { LoadGenerator } from '../../scripts/prove/load';
import { findFreePort } from '../support/freePort';
import { type LocalServer, startLocalServer } from '../support/localServer';

let calls = 0;
/** Resolves when the node may answer. */
let mayAnswer = Promise.resolve();
let refuses = false;
let node: LocalServer;
beforeAll(async () => {
  node = await startLocalServer((request, response) => {
    calls += 1;
    if (refuses) response.statusCode = 503;
    request.resume().on('end', () => {
      void mayAnswer.then(() => response.end(JSON.stringify({ results: [{ stored: true }] })));
    });
  });
  return node.stop;
});

function createLoad(linesPerSecond: number, maxUnderWay?: number, urls = [node.url]) {
  const sender = { key: 'sk_live_load', name: 'owner', acknowledged: 0 };
  const load = new LoadGenerator({
    urls,
    senders: [sender],
    linesPerSecond,
    linesPerBatch: 1,
    createText: (line) => `line ${line}`,
    ...(maxUnderWay !== undefined && { maxUnderWay }),
  });
  return { sender, load };
}

it('a load that was ended while it paused sends nothing more, so that all it sent is counted', async () => {
  const { sender, load } = createLoad(4);
  const running = load.run();
  await setTimeout(100);
  await load.end();
  const sent = calls;
  await running;
  await setTimeout(100);
  expect(calls).toBe(sent);
  expect(sender.acknowledged).toBe(sent);
});

it('a load that the nodes do not keep up with ends before the memory of its callers', async () => {
  let answer = (): void => undefined;
  mayAnswer = new Promise((resolve) => {
    answer = resolve;
  });
  const { sender, load } = createLoad(1_000, 20);
  await expect(load.run()).rejects.toThrow('The nodes do not keep up: 20 batches wait. Lower --rate.');
  answer();
  await load.end();
  expect(sender.acknowledged).toBe(20);
});

it('a load waits longer after each refusal in a row, as the client package does', async () => {
  refuses = true;
  const before = calls;
  const { sender, load } = createLoad(0.5);
  const running = load.run();
  await setTimeout(1_800);
  // The shortest waits between the attempts are 125, 250, 500 and 1,000 ms.
  expect(calls - before).toBeLessThanOrEqual(4);
  refuses = false;
  await load.end();
  expect(sender.acknowledged).toBe(1);
  await running;
});

it('a caller whose node does not answer goes on to the other one, whatever other callers do meanwhile', async () => {
  const { load } = createLoad(200, undefined, [`http://127.0.0.1:${await findFreePort()}`, node.url]);
  const running = load.run();
  await setTimeout(1_000);
  await load.end();
  await running;
  expect(load.record.unanswered).toBeGreaterThan(50);
  // Each second batch begins with the node that is down, and none comes to it twice.
  expect(load.record.unanswered).toBeLessThanOrEqual(load.record.latencies.length / 2 + 1);
});
