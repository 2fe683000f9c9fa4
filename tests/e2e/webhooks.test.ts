import { createHmac } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser';
import { freePort } from '../support/freePort';
import { read } from './support/api';
import { gate } from './support/gate';
import { hears, listenTo } from './support/heard';
import { newOwner, type NewOwner } from './support/newOwner';
import { type Owner, signIn, signInByForm, whenSignedOut } from './support/owner';
import { type DemoServer, startDemo } from '../support/server';
import { watch } from './support/traces';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  type: string;
}

const run = promisify(execFile);

/** A certificate for this machine that no authority of the system knows. */
async function ownCertificate(folder: string): Promise<{ key: string; cert: string }> {
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=DNS:localhost'];
  await run('openssl', ['req', ...kind.split(' '), ...names, '-keyout', files.key, '-out', files.cert]);
  return files;
}

let folder: string;
let server: DemoServer;
let browser: Browser;
let receiver: Server;
let owner: Owner;
let account: NewOwner;
/** What the receiver answers from now on. */
let answer = 204;
const received: Received[] = [];
const patience = { timeout: 15_000, interval: 50 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torchward-tls-'));
  const { key, cert } = await ownCertificate(folder);
  const tls = { key: await readFile(key), cert: await readFile(cert) };
  receiver = createServer(tls, (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      const { type } = JSON.parse(body) as { type: string };
      received.push({ headers: request.headers, body, type });
      response.writeHead(answer).end();
    });
  }).listen(0, 'localhost');
  // The checkout's address names the port, so it has to be known before the server starts.
  const env = { PORT: String(await freePort()), WEBHOOKS_LOCALHOST: 'true', NODE_EXTRA_CA_CERTS: cert };
  [server, browser] = await Promise.all([startDemo({ env }), launchBrowser()]);
  account = await newOwner(server, 'hooks@survival.example', 'pro');
  owner = await signIn(browser, account.token);
  await listenTo(owner.page);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  receiver.close();
  await rm(folder, { recursive: true, force: true });
});

const panel = (page: Page) => page.getByRole('region', { name: 'Webhooks' });
const row = (page: Page, address: string) =>
  panel(page).getByRole('list', { name: 'Webhooks' }).getByRole('listitem').filter({ hasText: address });

async function choose(page: Page, address: string, action: string) {
  await panel(page)
    .getByRole('button', { name: `More for ${address}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function post(path: string, credential: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${credential}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as Record<string, unknown>;
}

/** The deliveries of the account's one webhook. */
async function deliveries() {
  const { webhooks } = await read(server, account.token, '/v1/account/webhooks');
  const path = `/v1/account/webhooks/${webhooks[0]?.id ?? ''}/deliveries`;
  return (await read(server, account.token, path as '/v1/account/webhooks/{id}/deliveries')).deliveries;
}

/** The signature a receiver computes for itself, by the Standard Webhooks scheme. */
function signatureOf(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

it('an owner adds a webhook, tests it, follows its deliveries, pauses and deletes it, all against a real receiver over TLS', async () => {
  const { page, errors } = owner;
  const { placesOf } = watch(page);
  const address = `https://localhost:${(receiver.address() as AddressInfo).port}/in`;
  await page.goto(`${server.url}/config`);
  await panel(page).getByText('No webhooks yet').waitFor();

  await panel(page).getByRole('button', { name: 'Add webhook' }).click();
  const add = page.getByRole('dialog', { name: 'Add webhook' });
  await add.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.7/in');
  await add.getByRole('button', { name: 'Add webhook' }).click();
  await add.getByText('The address must be on the public internet, not in a private network.').waitFor();
  await add.getByRole('textbox', { name: 'Address' }).fill(address);
  await add.getByRole('checkbox', { name: 'Review decided' }).uncheck();
  await add.getByRole('button', { name: 'Add webhook' }).click();

  const reveal = page.getByRole('dialog', { name: 'Copy your signing secret now' });
  const secret = await reveal.getByLabel('The full signing secret').innerText();
  expect(secret).toMatch(/^whsec_/);
  await reveal.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close without copying' }).click();
  await row(page, address).getByText('Action taken, Review needed').waitFor();
  expect(await placesOf(secret)).toEqual([]);

  await row(page, address)
    .getByRole('button', { name: `Send test to ${address}` })
    .click();
  await hears(page, /^Test event delivered: the receiver answered 204 in/);
  const [testEvent] = received;
  expect(testEvent?.type).toBe('webhook.test');
  expect(testEvent && signatureOf(secret, testEvent)).toBe(testEvent?.headers['webhook-signature']);

  answer = 503;
  const { api_key } = await post('/v1/account/keys', account.token, { name: 'plugin', prefix: 'sk_live' });
  const message = {
    message: 'i will find you and kill you in real life',
    player_name: 'rager',
    player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55',
    server: 'survival-1',
  };
  await post('/v1/moderate', String(api_key), message);
  await expect
    .poll(() => [...new Set(received.map(({ type }) => type))].toSorted(), patience)
    .toEqual(['message.actioned', 'review.pending', 'webhook.test']);

  await row(page, address)
    .getByRole('button', { name: /^Deliveries to/ })
    .click();
  const log = page.getByRole('dialog', { name: 'Deliveries' });
  await log.getByText('Delivered').waitFor();
  await expect
    .poll(async () => {
      await log.getByRole('button', { name: 'Refresh' }).click();
      return log.getByText('The receiver answered 503.').count();
    }, patience)
    .toBe(2);
  expect(await log.getByText('Will be retried').count()).toBe(2);

  // The second try of each comes by itself within seconds, the third only minutes later.
  const tries = (type: string) => received.filter((one) => one.type === type);
  await expect
    .poll(() => [tries('message.actioned').length, tries('review.pending').length], patience)
    .toEqual([2, 2]);
  // No try can be asked for before the one under way is written down.
  await expect
    .poll(async () => (await deliveries()).filter(({ attempts }) => attempts === 2).length, patience)
    .toBe(2);
  answer = 204;
  const retry = log.getByRole('button', { name: 'Retry now: Review needed' });
  await retry.click();
  await retry.waitFor({ state: 'detached' });
  expect(await log.getByText('Will be retried').count()).toBe(1);
  expect(tries('review.pending')).toHaveLength(3);
  expect(new Set(tries('review.pending').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await page.keyboard.press('Escape');

  await choose(page, address, 'Pause');
  await hears(page, 'Webhook paused');
  await row(page, address).getByText('Paused', { exact: true }).waitFor();

  await choose(page, address, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete this webhook?' });
  await question.getByRole('button', { name: 'Delete webhook' }).click();
  await hears(page, 'Webhook deleted');
  await panel(page).getByText('No webhooks yet').waitFor();
  expect(errors).toEqual([]);
});

const WEBHOOKS = '**/v1/account/webhooks';
const adding = (page: Page) => page.getByRole('dialog', { name: 'Add webhook' });

/** Comes from another screen by the command, and fills in a new webhook. */
async function fillIn(page: Page, address: string) {
  await page.goto(`${server.url}/support`);
  await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Commands' }).fill('Add a webhook');
  await page.getByRole('option', { name: 'Add a webhook' }).waitFor();
  await page.keyboard.press('Enter');
  await adding(page).getByRole('textbox', { name: 'Address' }).fill(address);
  await adding(page).getByRole('checkbox', { name: 'Review decided' }).uncheck();
}

it('a signing secret whose answer comes when its screen is left waits for its owner, who is told', async () => {
  const { page, errors } = owner;
  const { open, opened } = gate();
  await fillIn(page, 'https://hooks.example/left');
  await page.route(WEBHOOKS, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await opened;
    return route.fulfill({ response });
  });
  await adding(page).getByRole('button', { name: 'Add webhook' }).click();
  await adding(page).locator('[aria-busy="true"][data-state="loading"]').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor();
  open();
  await hears(page, 'The signing secret of your new webhook to hooks.example has not been copied yet');
  await page.getByRole('link', { name: 'Show secret' }).click();
  const reveal = page.getByRole('dialog', { name: 'Copy your signing secret now' });
  expect(await reveal.getByLabel('The full signing secret').innerText()).toMatch(/^whsec_/);
  await reveal.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close without copying' }).click();
  await reveal.waitFor({ state: 'detached' });
  await page.unroute(WEBHOOKS);
  await choose(page, 'https://hooks.example/left', 'Delete');
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await panel(page).getByText('No webhooks yet').waitFor();
  expect(errors).toEqual([]);
});

it('a session that ends while a webhook is filled in leads back to it, and to the unsaved rules', async () => {
  const { page, context } = await signIn(browser, account.token);
  await page.goto(`${server.url}/config`);
  const rules = page.getByRole('textbox', { name: 'Server rules' });
  await rules.fill('1. No shouting.');
  await panel(page).getByRole('button', { name: 'Add webhook' }).click();
  await adding(page).getByRole('textbox', { name: 'Address' }).fill('https://hooks.example/in');
  await adding(page).getByRole('checkbox', { name: 'Review decided' }).uncheck();
  await page.route(WEBHOOKS, (route) => route.fulfill({ status: 401 }));
  await adding(page).getByRole('button', { name: 'Add webhook' }).click();
  await whenSignedOut(page);
  await page.unroute(WEBHOOKS);
  await signInByForm(page, account);
  await adding(page).waitFor();
  expect(await adding(page).getByRole('textbox', { name: 'Address' }).inputValue()).toBe(
    'https://hooks.example/in',
  );
  expect(await adding(page).getByRole('checkbox', { name: 'Review decided' }).isChecked()).toBe(false);
  await adding(page).getByRole('button', { name: 'Cancel' }).click();
  expect(await rules.inputValue()).toBe('1. No shouting.');
  await context.close();
});

it('an owner whose plan has no webhooks is told which plan has them', async () => {
  const growth = await newOwner(server, 'growth@survival.example');
  const { page, context } = await signIn(browser, growth.token);
  await page.goto(`${server.url}/config`);
  await panel(page).getByText('Part of the Pro plan').waitFor();
  expect(await panel(page).getByRole('button', { name: 'Add webhook' }).count()).toBe(0);
  await context.close();
});
