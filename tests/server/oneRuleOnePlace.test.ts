import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Subscription } from '~/contract/api.gen';
import type { TestOwner, TestServer } from '../support/server';

const copies: string[] = [];

/** A copy of a module of the contract in which one rule is changed. */
async function importAlteredCopy(name: string, before: string, after: string): Promise<object> {
  const folder = fileURLToPath(new URL('../../src/contract/', import.meta.url));
  const source = readFileSync(join(folder, `${name}.ts`), 'utf8');
  if (!source.includes(before)) throw new Error(`${name} no longer contains ${before}.`);
  const copy = mkdtempSync(join(tmpdir(), 'torchward-copy-'));
  copies.push(copy);
  const file = join(copy, `${name}.ts`);
  writeFileSync(file, source.replace(before, after).replaceAll("from './", "from '~/contract/"));
  return (await import(file)) as object;
}

const ALTERED = {
  access: ["['active', 'trial']", "['suspended']"],
  plans: ["features: ['Custom rules', ", "features: ['CSV/JSON export', 'Custom rules', "],
  appPaths: ["verifyEmail: '/verify-email'", "verifyEmail: '/confirm-address'"],
} as const;

/** Imports all modules below anew, so that they find the altered copies. */
async function importAnew() {
  vi.resetModules();
  for (const [name, [before, after]] of Object.entries(ALTERED)) {
    vi.doMock(`~/contract/${name}`, () => importAlteredCopy(name, before, after));
  }
  const { FORBIDDEN_PROBLEM_MEANINGS } = await import('~/contract/problemMeanings');
  return {
    meanings: FORBIDDEN_PROBLEM_MEANINGS.map(({ meaning }) => meaning).join(' '),
    ...(await import('~/app/routes')),
    ...(await import('~/server/mail/messages')),
    ...(await import('~/session')),
    server: await (await import('../support/server')).startTestServer({ store: 'postgres' }),
  };
}

let changed: Awaited<ReturnType<typeof importAnew>>;
let server: TestServer;
beforeAll(async () => {
  changed = await importAnew();
  ({ server } = changed);
});
afterAll(async () => {
  await server.close();
  for (const name of Object.keys(ALTERED)) vi.doUnmock(`~/contract/${name}`);
  // Other files of this worker share its modules.
  vi.resetModules();
  for (const copy of copies) rmSync(copy, { recursive: true });
});

describe('a changed access rule', () => {
  const get = async (owner: TestOwner, url: string) => (await server.get(owner.token, url)).statusCode;
  const moderate = async (owner: TestOwner) => (await server.moderate(owner.liveKey)).statusCode;

  it('is followed by the guard of the pages', () => {
    const decide = (status: string) =>
      changed.decideAccess('subscribed', {
        status: 'signedIn',
        user: { email: 'mika@survival-one.example', verified: true },
        subscription: { status: 'ready', value: { status } as Subscription },
      }).type;
    expect([decide('suspended'), decide('active')]).toEqual(['allow', 'redirect']);
  });

  it('is followed by the server, also where SQL stores a message', async () => {
    const suspended = await server.createOwner({ subscription: 'suspended' });
    expect(await get(suspended, '/api/dashboard/overview')).toBe(200);
    expect(await moderate(suspended)).toBe(200);
    const active = await server.createOwner({ subscription: 'active' });
    expect(await get(active, '/api/dashboard/overview')).toBe(403);
    expect(await moderate(active)).toBe(403);
  });

  it('is followed by the documentation', () => {
    expect(changed.meanings).toContain('whose status is suspended.');
  });
});

describe("a plan's changed feature", () => {
  it('is followed by the server and the documentation', async () => {
    const download = async (tier: 'starter' | 'growth') => {
      const owner = await server.createOwner({ tier, subscription: 'suspended' });
      return server.get(owner.token, '/api/dashboard/logs/export?format=csv');
    };
    expect((await download('growth')).statusCode).toBe(200);
    const refused = await download('starter');
    expect(refused.statusCode).toBe(403);
    expect(refused.json<{ detail: string }>().detail).toContain('part of the Growth and Pro plans.');
    expect(changed.meanings).toContain('CSV and JSON export is part of the Growth and Pro plans.');
  });
});

describe('a changed path', () => {
  it('is followed by the routes of the app and the links in mails', () => {
    expect(changed.routes.map(({ path }) => path)).toContain('/confirm-address');
    const { text } = changed.createVerificationMail('mika@survival-one.example', 'token', {
      name: 'Torchward',
      origin: 'https://torchward.example',
    });
    expect(text).toContain('https://torchward.example/confirm-address?token=token');
  });
});
