// Attacks a node as one owner until SIGTERM comes, then waits for the answers under way, and prints how often its calls
// got each status.
import { Agent, request } from 'node:http';
import { argv, env, stdout } from 'node:process';
import { setTimeout } from 'node:timers/promises';

const BATCH_LINES = 100;
const PAUSE_MS = 50;
/** How long the calls under way may take after SIGTERM. */
const LAST_ANSWERS_MS = 10_000;
const [url = '', kinds = ''] = argv.slice(2);
const agent = new Agent({ keepAlive: true });
let isEnding = false;
/** @type {Record<string, number>} */
const statuses = {};

const batch = JSON.stringify({
  messages: Array.from({ length: BATCH_LINES }, (_, n) => ({
    message: `you are all such idiots ${n} and this line is as long as a line of chat may well be`,
    player_name: `hostile_${n}`,
    player_uuid: `8f2c1ab0-4d1e-4c62-9b0a-${String(n).padStart(12, '0')}`,
  })),
});

/** @type {Record<string, { path: string, body?: string }>} */
const calls = {
  batch: { path: '/v1/moderate/batch', body: batch },
  search: { path: '/api/dashboard/logs?player=i&limit=100' },
  export: { path: '/api/dashboard/logs/export' },
};

/**
 * Not by `fetch`, which takes twice as much of the processor that the nodes share.
 *
 * @param {{ path: string, body?: string }} call
 * @returns {Promise<number | undefined>} the answer's status
 */
function send({ path, body }) {
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${env['ATTACK_KEY']}`, 'content-type': 'application/json' },
    };
    request(`${url}${path}`, options, (answer) => {
      answer
        .resume()
        .once('error', reject)
        .once('end', () => resolve(answer.statusCode));
    })
      .once('error', reject)
      .end(body);
  });
}

/** @param {string} kind */
async function repeat(kind) {
  const call = calls[kind] ?? { path: '/' };
  while (!isEnding) {
    let name;
    try {
      name = `${kind} ${await send(call)}`;
    } catch (error) {
      if (isEnding) return;
      // The node is down, and will be up again.
      name = `${kind} ${String(error)}`;
      await setTimeout(PAUSE_MS);
    }
    statuses[name] = (statuses[name] ?? 0) + 1;
  }
}

process.once('SIGTERM', () => {
  isEnding = true;
  globalThis.setTimeout(() => agent.destroy(), LAST_ANSWERS_MS).unref();
});
await Promise.all(
  kinds.split(',').flatMap((each) => {
    const [kind = '', connections] = each.split(':');
    return Array.from({ length: Number(connections) }, () => repeat(kind));
  }),
);
stdout.write(JSON.stringify(statuses));
