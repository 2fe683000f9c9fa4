import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { callServer } from '../../support/callServer';
import type { DemoServer } from '../../support/server';

export interface OwnerBrowser {
  context: BrowserContext;
  page: Page;
  /** Errors that nothing in the page has caught. */
  errors: string[];
}

/** A browser context of its own that is signed in from the first page on. */
export async function signIn(
  browser: Browser,
  token: string,
  options: BrowserContextOptions = {},
): Promise<OwnerBrowser> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  await context.addInitScript((stored) => localStorage.setItem('jwt_token', stored), token);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { context, page, errors };
}

/** Waits for the sign-in page that a session's end leads to, with its form. */
export async function waitForSignInPage(page: Page): Promise<void> {
  await page.waitForURL('**/login?next=*');
  await page.getByLabel('Email').waitFor();
}

/** Goes to a screen inside the app, as a link does, so that nothing but the screen's own calls is made anew. */
export async function goToScreen(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Signs in on the sign-in page that is shown. */
export async function signInByForm(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** A chat message that the demo's rules hold for review: a ban is stronger than the automation level allows. */
export interface HeldMessage {
  message: string;
  player_name: string;
}

/** The members of an answer that say whether messages were stored. The answer to a test key has neither. */
interface StoringAnswer {
  stored?: boolean;
  results?: readonly { stored?: boolean }[];
}

const isStored = ({ stored, results = [] }: StoringAnswer): boolean =>
  stored !== false && results.every((each) => each.stored === true);

/** Posts messages with ids again until the node has stored them, as a plugin does: a busy node may answer earlier. */
async function postUntilStored(address: string, key: string, body: object): Promise<Response> {
  for (let again = 0; ; again += 1) {
    const response = await callServer(address, { credential: key, body });
    const isLate =
      response.status === 503 || (response.ok && !isStored((await response.clone().json()) as StoringAnswer));
    if (!isLate || (again === 10 && !response.ok)) return response;
    if (again === 10) throw new Error('The node answered, and did not store the messages.');
    await setTimeout(300);
  }
}

/** Sends a player's chat message with an API key. @returns the status of the answer */
export async function moderate(url: string, key: string, message: string): Promise<number> {
  const body = {
    message,
    message_id: randomUUID(),
    player_name: 'tunnelrat',
    player_uuid: '3f6d2c0e-9f4b-4f0e-8a9c-0d6f6b7a1c22',
    server: 'survival-1',
  };
  const { status } = await postUntilStored(`${url}/v1/moderate`, key, body);
  return status;
}

/** Sends a chat message of the demo. @throws unless it is judged */
export async function sendChat({ url, demo }: DemoServer, message: string): Promise<void> {
  const status = await moderate(url, demo.apiKey, message);
  if (status !== 200) throw new Error(`Moderation answered ${status}.`);
}

/** Sends chat to the server, which holds each message for review. @throws unless all are stored */
export async function sendHeldMessages(
  { url, demo }: DemoServer,
  held: readonly HeldMessage[],
  server = 'survival-1',
): Promise<void> {
  const messages = held.map((line, n) => ({
    ...line,
    message_id: randomUUID(),
    player_uuid: `3f6d2c0e-9f4b-4f0e-8a9c-${n.toString(16).padStart(12, '0')}`,
    server,
  }));
  for (let from = 0; from < messages.length; from += 50) {
    const body = { messages: messages.slice(from, from + 50) };
    const address = `${url}/v1/moderate/batch`;
    const response = await postUntilStored(address, demo.apiKey, body);
    if (!response.ok) throw new Error(`Moderation answered ${response.status}: ${await response.text()}`);
  }
}

/** Messages that are held, each of a player of its own. */
export function createThreats(count: number, words: string): HeldMessage[] {
  return Array.from({ length: count }, (_, n) => ({
    message: `i will find you and kill you in real life ${words} ${n}`,
    player_name: `rager_${n}`,
  }));
}
