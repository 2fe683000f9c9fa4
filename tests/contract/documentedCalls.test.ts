import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { webhookEventValues } from '~/contract/enums.gen';
import { webhookEvents } from '~/contract/reference.gen';
import { emitDocumentedCalls } from '../../scripts/generate/documentedCalls';

const contract = fileURLToPath(new URL('../../openapi/torchward.yaml', import.meta.url));

describe('the documented calls', () => {
  it('follow references into the contract', async () => {
    const source = emitDocumentedCalls(parse(await readFile(contract, 'utf8')));
    expect(source).toContain(
      '"name":"message","type":"string","required":true,"limits":"1 to 512 characters"',
    );
    expect(source).toContain(
      '"name":"period","type":"24h | 7d | 30d | 90d","required":false,"limits":"default 24h"',
    );
    expect(source).not.toContain('$ref');
  });

  it('must exist in the contract', () => {
    expect(() => emitDocumentedCalls({ paths: {} })).toThrow(
      /moderateMessage, which the contract does not have/,
    );
  });
});

it('the reference documents every event that a webhook can subscribe to, and the test event', () => {
  expect(webhookEvents.map(({ id }) => id)).toEqual([...webhookEventValues, 'webhook.test']);
});
