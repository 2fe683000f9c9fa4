import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCOPE_MEANINGS } from '~/contract/keyScopes';
import { PLAN_IDS, PLANS } from '~/contract/plans';
import { getAccountCallLimits, SEARCH_TIME_LIMIT } from '~/contract/rateLimits';
import { BATCH_BODY_LIMIT_BYTES, BODY_LIMIT_BYTES } from '~/server/http/body';

const capacity = readFileSync('docs/capacity.md', 'utf8').replaceAll(/ +/g, ' ');

it.each(PLAN_IDS)('operators read the limits of the plan %s as the server enforces them', (id) => {
  const { name } = PLANS[id];
  const { messages, calls, ...onNode } = getAccountCallLimits(id);
  const format = (count: number) => count.toLocaleString('en-US');
  const rates = [messages, calls].map(({ perMinute, burst }) => `${format(perMinute)}, ${format(burst)}`);
  const { batchesAtOnce, callsAtOnce, searchesAtOnce, exportsAtOnce, weight } = onNode;
  const counts = [batchesAtOnce, callsAtOnce, searchesAtOnce, exportsAtOnce, weight];
  expect(capacity).toContain(`| ${name} | ${rates.join(' | ')} |`);
  expect(capacity).toContain(`| ${name} | ${counts.join(' | ')} |`);
});

it('operators read for how long an account may search', () => {
  expect(capacity).toContain(
    `run for ${SEARCH_TIME_LIMIT.burst / 1000} s at once and for ${SEARCH_TIME_LIMIT.perMinute / 1000} s a minute`,
  );
});

it('the contract names the limits of each plan and the scopes as the server enforces them', () => {
  const contract = readFileSync('openapi/torchward.yaml', 'utf8');
  const format = (count: number) => count.toLocaleString('en-US');
  for (const id of PLAN_IDS) {
    const { messages, calls } = getAccountCallLimits(id);
    const counts = [messages, calls].flatMap(({ perMinute, burst }) => [perMinute, burst]).map(format);
    expect(contract).toContain(`| ${PLANS[id].name} | ${counts.join(' | ')} |`);
  }
  for (const [scope, meaning] of Object.entries(SCOPE_MEANINGS))
    expect(contract).toContain(`| \`${scope}\` | ${meaning} |`);
  expect(contract).toContain(
    `${format(BODY_LIMIT_BYTES)} bytes, that of a batch ${format(BATCH_BODY_LIMIT_BYTES)}`,
  );
});

it('a larger plan may take more, and an account without a plan what the smallest may', () => {
  const [starter, growth, pro] = PLAN_IDS.map(getAccountCallLimits);
  for (const of of ['messages', 'calls'] as const) {
    expect(starter?.[of].perMinute).toBeLessThan(growth?.[of].perMinute ?? 0);
    expect(growth?.[of].perMinute).toBeLessThan(pro?.[of].perMinute ?? 0);
  }
  expect(getAccountCallLimits(undefined)).toEqual(starter);
});
