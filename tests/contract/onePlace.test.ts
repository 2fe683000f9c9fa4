import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FEATURES } from '~/contract/plan-features';
import { PLANS } from '~/contract/plans';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs inside a copy of the sources and prints what the guard, the server and the documentation make of the rules. */
const PROBE = `
import { decideAccess } from './src/session/access';
import { signInPath } from './src/session/returnPath';
import { missingAccess, accessOfPath } from './src/contract/access';
import { featureSentence } from './src/contract/plan-features';
import { paths } from './src/contract/paths';
import { PLAN_OFFERS } from './src/domain/plan';
import { requireAccess, requireFeature } from './src/server/services/access';

const refuses = (check: () => void) => {
  try {
    check();
    return false;
  } catch {
    return true;
  }
};
const session = (status: string) => ({
  status: 'signedIn', user: { verified: true }, subscription: { status: 'ready', value: { status } },
});
const account = (subscriptionStatus: string) => ({ verified: true, subscriptionStatus });
console.log(JSON.stringify({
  redirect: decideAccess('signedIn', { status: 'anonymous', after: 'start' } as never),
  link: signInPath('/logs'),
  level: accessOfPath(paths.login),
  guard: decideAccess('subscribed', session('canceled') as never).type,
  server: refuses(() => requireAccess(account('canceled') as never, 'subscribed')),
  missing: missingAccess('subscribed', account('canceled')) ?? null,
  feature: refuses(() => requireFeature('growth', 'webhooks')),
  sentence: featureSentence('webhooks'),
  card: PLAN_OFFERS[1]?.facts,
}));
`;

let folder: string;

function probe(change: { file: string; from: string; to: string } | null): Record<string, unknown> {
  const path = change && join(folder, 'src/contract', change.file);
  const text = path && readFileSync(path, 'utf8');
  if (path && text) {
    expect(text).toContain(change.from);
    writeFileSync(path, text.replace(change.from, change.to));
  }
  try {
    const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
    const printed = execFileSync(process.execPath, [tsx, 'probe.ts'], { cwd: folder, encoding: 'utf8' });
    return JSON.parse(printed) as Record<string, unknown>;
  } finally {
    if (path && text) writeFileSync(path, text);
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'torchward-one-place-'));
  cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.base.json', 'tsconfig.json'])
    cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'probe.ts'), PROBE);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a rule that is changed in its one module', () => {
  it('of access is followed by the guard and the server', () => {
    expect(probe(null)).toMatchObject({ guard: 'redirect', server: true, missing: 'subscription' });
    const change = { file: 'access.ts', from: "['active', 'trial']", to: "['active', 'trial', 'canceled']" };
    expect(probe(change)).toMatchObject({ guard: 'allow', server: false, missing: null });
  });

  it('of a path is followed by the guard and the links that lead there', () => {
    const change = { file: 'paths.ts', from: "login: '/login'", to: "login: '/enter'" };
    expect(probe(change)).toMatchObject({
      redirect: { type: 'redirect', to: '/enter' },
      link: '/enter?next=%2Flogs',
      level: 'public',
    });
  });

  it('of a plan’s features is followed by the server, the sentence on the screens and the plan’s card', () => {
    expect(probe(null)).toMatchObject({ feature: true, sentence: 'Webhooks are part of the Pro plan.' });
    const change = { file: 'plans.ts', from: "features: ['Custom rules', ", to: "features: ['Webhooks', " };
    const changed = probe(change);
    expect(changed).toMatchObject({
      feature: false,
      sentence: 'Webhooks are part of the Growth and Pro plans.',
    });
    expect(changed['card']).toContain('Webhooks');
  });
});

describe('the contract’s words about plans', () => {
  const contract = parse(readFileSync(join(root, 'openapi/torchward.yaml'), 'utf8')) as {
    tags: { name: string; description: string }[];
    paths: Record<string, Record<string, { description?: string }>>;
  };
  const names = (feature: keyof typeof FEATURES) => FEATURES[feature].plans.map((id) => PLANS[id].name);

  it('name the plans that have the feature', () => {
    const webhooks = contract.tags.find(({ name }) => name === 'Webhooks')?.description;
    expect(webhooks).toContain(`Part of the ${names('webhooks').join(' and ')} plan`);
    const exported = contract.paths['/api/dashboard/logs/export']?.['get']?.description;
    expect(exported).toContain(`Part of the ${names('export').join(' and ')} plan`);
  });
});
