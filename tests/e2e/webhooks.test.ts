import { createHmac } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callForJson } from '../support/callServer';
import { read } from './support/api';
import { runMenuCommand } from './support/commandMenu';
import { openPage, useDemo } from './support/demo';
import { answerCalls, holdCalls } from './support/gate';
import { waitForAnnouncement, recordAnnouncements } from './support/announcements';
import { createOwner, type NewOwner } from './support/newOwner';
import { type OwnerBrowser, signIn, signInByForm, waitForSignInPage } from './support/owner';
import { watchForSecrets } from './support/secretTraces';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  type: string;
}

const run = promisify(execFile);

const folder = mkdtempSync(join(tmpdir(), 'torchward-tls-'));
const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];

/** Creates a self-signed certificate for this machine. */
beforeAll(async () => {
  const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=DNS:localhost'];
  await run('openssl', ['req', ...kind.split(' '), ...names, '-keyout', keyFile, '-out', certificateFile]);
});

const server = useDemo({
  knowsItsAddress: true,
  env: { WEBHOOKS_LOCALHOST: 'true', NODE_EXTRA_CA_CERTS: certificateFile },
});
let receiver: Server;
let owner: OwnerBrowser;
let account: NewOwner;
/** Status of the receiver's answers from now on. */
let answer = 204;
const received: Received[] = [];

beforeAll(async () => {
  const tls = { key: await readFile(keyFile), cert: await readFile(certificateFile) };
  receiver = createServer(tls, (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      const { type } = JSON.parse(body) as { type: string };
      received.push({ headers: request.headers, body, type });
      response.writeHead(answer).end();
    });
  }).listen(0, 'localhost');
  account = await createOwner(server, 'hooks@survival.example', 'pro');
  owner = await signIn(server.browser, account.token, { baseURL: server.url });
  await recordAnnouncements(owner.page);
});

afterAll(async () => {
  receiver.close();
  await rm(folder, { recursive: true, force: true });
});

const locatePanel = (page: Page) => page.getByRole('region', { name: 'Webhooks' });
const locateRow = (page: Page, address: string) =>
  locatePanel(page)
    .getByRole('list', { name: 'Webhooks' })
    .getByRole('listitem')
    .filter({ hasText: address });

async function chooseAction(page: Page, address: string, action: string) {
  await locatePanel(page)
    .getByRole('button', { name: `More for ${address}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

const post = (path: string, credential: string, body: object) =>
  callForJson<Record<string, unknown>>(server.url + path, { credential, body });

/** Lists the deliveries of the account's only webhook. */
async function listDeliveries() {
  const caller = { url: server.url, token: account.token };
  const { webhooks } = await read(caller, '/v1/account/webhooks');
  const path = `/v1/account/webhooks/${webhooks[0]?.id ?? ''}/deliveries`;
  return (await read(caller, path as '/v1/account/webhooks/{id}/deliveries')).deliveries;
}

/** Computes the signature as a receiver does, by the Standard Webhooks scheme. */
function computeSignature(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

it('an owner adds a webhook, tests it, follows its deliveries, pauses and deletes it, with a real receiver over TLS', async () => {
  const { page, errors } = owner;
  const { findTraces } = watchForSecrets(page);
  const address = `https://localhost:${(receiver.address() as AddressInfo).port}/in`;
  await page.goto('/config');
  await locatePanel(page).getByText('No webhooks yet').waitFor();

  await locatePanel(page).getByRole('button', { name: 'Add webhook' }).click();
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
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Webhooks');
  await locateRow(page, address).getByText('Action taken, Review needed').waitFor();
  expect(await findTraces(secret)).toEqual([]);

  await locateRow(page, address)
    .getByRole('button', { name: `Send test to ${address}` })
    .click();
  await waitForAnnouncement(page, /^Test event delivered: the receiver answered 204 in/);
  const [testEvent] = received;
  expect(testEvent?.type).toBe('webhook.test');
  expect(testEvent && computeSignature(secret, testEvent)).toBe(testEvent?.headers['webhook-signature']);

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
    .poll(() => [...new Set(received.map(({ type }) => type))].toSorted())
    .toEqual(['message.actioned', 'review.pending', 'webhook.test']);

  await locateRow(page, address)
    .getByRole('button', { name: /^Deliveries to/ })
    .click();
  const log = page.getByRole('dialog', { name: 'Deliveries' });
  await log.getByText('Delivered').waitFor();
  await expect
    .poll(async () => {
      await log.getByRole('button', { name: 'Refresh' }).click();
      return log.getByText('The receiver answered 503.').count();
    })
    .toBe(2);
  expect(await log.getByText('Will be retried').count()).toBe(2);

  // The server makes the second attempt of each within seconds, the third only minutes later.
  const listAttempts = (type: string) => received.filter((one) => one.type === type);
  await expect
    .poll(() => [listAttempts('message.actioned').length, listAttempts('review.pending').length])
    .toEqual([2, 2]);
  // The owner can't request another attempt before the server has stored the current one.
  await expect
    .poll(async () => (await listDeliveries()).filter(({ attempts }) => attempts === 2).length)
    .toBe(2);
  answer = 204;
  const retry = log.getByRole('button', { name: 'Retry now: Review needed' });
  await retry.click();
  await retry.waitFor({ state: 'detached' });
  expect(await log.getByText('Will be retried').count()).toBe(1);
  expect(listAttempts('review.pending')).toHaveLength(3);
  expect(new Set(listAttempts('review.pending').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await page.keyboard.press('Escape');

  await chooseAction(page, address, 'Pause');
  await waitForAnnouncement(page, 'Webhook paused');
  await locateRow(page, address).getByText('Paused', { exact: true }).waitFor();

  await chooseAction(page, address, 'Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete this webhook?' });
  await question.getByRole('button', { name: 'Delete webhook' }).click();
  await waitForAnnouncement(page, 'Webhook deleted');
  await locatePanel(page).getByText('No webhooks yet').waitFor();
  expect(errors).toEqual([]);
});

const WEBHOOKS = '**/v1/account/webhooks';
const locateAddDialog = (page: Page) => page.getByRole('dialog', { name: 'Add webhook' });

/** Opens a new webhook's dialog by the command from another screen, and fills it in. */
async function fillInWebhook(page: Page, address: string) {
  await page.goto('/support');
  await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor();
  await runMenuCommand(page, 'Add a webhook');
  await locateAddDialog(page).getByRole('textbox', { name: 'Address' }).fill(address);
  await locateAddDialog(page).getByRole('checkbox', { name: 'Review decided' }).uncheck();
}

it('a signing secret whose answer comes after its screen was left waits for its owner, and a notice says so', async () => {
  const { page, errors } = owner;
  await fillInWebhook(page, 'https://hooks.example/left');
  const { open } = await holdCalls(page, WEBHOOKS, { method: 'POST', answer: 'late' });
  await locateAddDialog(page).getByRole('button', { name: 'Add webhook' }).click();
  await locateAddDialog(page).locator('[aria-busy="true"][data-state="loading"]').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor();
  open();
  await waitForAnnouncement(
    page,
    'The signing secret of your new webhook to hooks.example has not been copied yet',
  );
  await page.getByRole('link', { name: 'Show secret' }).click();
  const reveal = page.getByRole('dialog', { name: 'Copy your signing secret now' });
  expect(await reveal.getByLabel('The full signing secret').innerText()).toMatch(/^whsec_/);
  await reveal.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close without copying' }).click();
  await reveal.waitFor({ state: 'detached' });
  await chooseAction(page, 'https://hooks.example/left', 'Delete');
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await locatePanel(page).getByText('No webhooks yet').waitFor();
  expect(errors).toEqual([]);
});

it('a webhook whose answer is lost after its screen was left is not said to be missing', async () => {
  // A page of its own, because the form's words are kept for the next visit.
  const { page } = await openPage({ ...server, token: account.token });
  const address = 'https://receiver.example/lost';
  await fillInWebhook(page, address);
  const { open } = await holdCalls(page, WEBHOOKS, { method: 'POST', answer: 'lost' });
  await locateAddDialog(page).getByRole('button', { name: 'Add webhook' }).click();
  await locateAddDialog(page).locator('[aria-busy="true"][data-state="loading"]').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor();
  open();
  await waitForAnnouncement(page, 'The webhook to receiver.example may have been added');
  await page.getByText('No answer came: look at the list before you try again.').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
});

it('an owner whose webhook got no answer is told to look before adding it again', async () => {
  const { page } = owner;
  const address = 'https://receiver.example/no-answer';
  const { letThrough } = await answerCalls(page, '**/v1/account/webhooks', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await page.goto('/config');
  await locatePanel(page).getByRole('button', { name: 'Add webhook' }).click();
  const add = page.getByRole('dialog', { name: 'Add webhook' });
  await add.getByRole('textbox', { name: 'Address' }).fill(address);
  await add.getByRole('button', { name: 'Add webhook' }).click();
  expect(await add.getByRole('alert').innerText()).toContain('look at the list before you try again');
  letThrough();
  await page.keyboard.press('Escape');
  await locateRow(page, address).waitFor();
});

it('after a session ends, signing in restores the unsent webhook and the unsaved owner rules', async () => {
  const { page } = await openPage({ ...server, token: account.token });
  await page.goto('/config');
  const rules = page.getByRole('textbox', { name: 'Server rules' });
  await rules.fill('1. No shouting.');
  await locatePanel(page).getByRole('button', { name: 'Add webhook' }).click();
  await locateAddDialog(page).getByRole('textbox', { name: 'Address' }).fill('https://hooks.example/in');
  await locateAddDialog(page).getByRole('checkbox', { name: 'Review decided' }).uncheck();
  const calls = await answerCalls(page, WEBHOOKS, (route) => route.fulfill({ status: 401 }));
  await locateAddDialog(page).getByRole('button', { name: 'Add webhook' }).click();
  await waitForSignInPage(page);
  calls.letThrough();
  await signInByForm(page, account);
  await locateAddDialog(page).waitFor();
  expect(await locateAddDialog(page).getByRole('textbox', { name: 'Address' }).inputValue()).toBe(
    'https://hooks.example/in',
  );
  expect(await locateAddDialog(page).getByRole('checkbox', { name: 'Review decided' }).isChecked()).toBe(
    false,
  );
  await locateAddDialog(page).getByRole('button', { name: 'Cancel' }).click();
  expect(await rules.inputValue()).toBe('1. No shouting.');
});

it('an owner whose plan has no webhooks sees which plans have them', async () => {
  const growth = await createOwner(server, 'growth@survival.example');
  const { page } = await openPage({ ...server, token: growth.token });
  await page.goto('/config');
  await locatePanel(page).getByText('Part of the Pro plan').waitFor();
  expect(await locatePanel(page).getByRole('button', { name: 'Add webhook' }).count()).toBe(0);
});
