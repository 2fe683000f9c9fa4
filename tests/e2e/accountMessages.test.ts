import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callForJson } from '../support/callServer';
import { launchWatchedBrowser } from './support/watchedBrowser';
import { stopClock } from './support/clock';
import { answerCalls, createGate } from './support/gate';
import { waitForMailedLink } from './support/mail';
import { createOwner } from './support/newOwner';
import { type OwnData, makeDemoData, type DemoServer, startDemo } from '../support/server';

/** A preloaded module that sets a server's clock a day and an hour ahead. */
const TOMORROW = `data:text/javascript,${encodeURIComponent(`
const Real = Date, ahead = 25 * 3600e3;
globalThis.Date = class extends Real {
  constructor(...given) { given.length === 0 ? super(Real.now() + ahead) : super(...given); }
  static now() { return Real.now() + ahead; }
};`)}`;
const PASSWORD = 'Torchlight7';

let demo: OwnData;
let server: DemoServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  demo = await makeDemoData();
  [server, browser] = await Promise.all([startDemo(demo), launchWatchedBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await demo.remove();
});
beforeEach(async () => {
  context = await browser.newContext({ baseURL: server.url });
  page = await context.newPage();
});
afterEach(() => context.close());

const pressButton = (name: string) => page.getByRole('button', { name }).click();
const expectText = (text: string) => page.getByText(text).waitFor();
const expectNoText = (text: string) => page.getByText(text).waitFor({ state: 'detached' });
const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);

const post = (path: string, body: unknown) =>
  callForJson<Record<string, unknown>>(server.url + path, { body });

/** Makes the page's simulated calls fail: setting a timer of that length throws. */
const makeTimersFail = (milliseconds: number) =>
  page.evaluate((delay) => {
    const { setTimeout } = window;
    window.setTimeout = ((work: TimerHandler, wait?: number, ...rest: unknown[]) => {
      if (wait === delay) throw new Error('No timer');
      return setTimeout(work, wait, ...rest);
    }) as typeof setTimeout;
  }, milliseconds);

async function resetPassword(): Promise<void> {
  await fill('New password', 'Lantern42b');
  await fill('Confirm new password', 'Lantern42b');
  await pressButton('Reset password');
}

async function fillInquiry(email: string, players: string): Promise<void> {
  await fill('Company', 'Cobble Works');
  await fill('Work email', email);
  await fill('Game/platform', 'Cobbleverse');
  await page.getByLabel('Monthly players').selectOption(players);
}

describe('signing in', () => {
  it("asks for missing fields, and clears a field's error when it is edited", async () => {
    await page.goto('/login');
    await pressButton('Sign in');
    await expectText('Email is required');
    await expectText('Password is required');
    await fill('Email', 'mika@survival.example');
    await expectNoText('Email is required');
    await expectText('Password is required');
  });

  it("shows the server's reason, the same for a wrong password and an unknown address", async () => {
    await page.goto('/login');
    for (const email of [server.demo.email, 'nobody@nowhere.example']) {
      await fill('Email', email);
      await fill('Password', 'Not-the-one-1');
      await pressButton('Sign in');
      await page.getByRole('alert').getByText('The email address or the password is wrong.').waitFor();
      expect(await page.getByLabel('Email').inputValue()).toBe(email);
      expect(new URL(page.url()).pathname).toBe('/login');
    }
  });

  it("says 'Login failed' when the answer has no reason, and can be retried", async () => {
    await page.goto('/login');
    const login = await answerCalls(page, '**/v1/auth/login', (route) => route.abort());
    await fill('Email', server.demo.email);
    await fill('Password', server.demo.password);
    await pressButton('Sign in');
    await page.getByRole('alert').getByText('Login failed').waitFor();
    login.letThrough();
    await pressButton('Sign in');
    await page.waitForURL('**/dashboard');
  });
});

describe('a new password', () => {
  it('has to meet the rules of sign-up', async () => {
    await page.goto('/reset-password?token=rst_made_up');
    for (const [password, again, fault] of [
      ['', '', 'Password is required'],
      ['Short1', 'Short1', 'Password must be at least 8 characters'],
      ['all lower case', 'all lower case', 'Password must contain uppercase, lowercase, and number'],
      ['Lantern42b', 'Lantern42c', 'Passwords do not match'],
    ] as const) {
      await fill('New password', password);
      await fill('Confirm new password', again);
      await pressButton('Reset password');
      await expectText(fault);
    }
    await fill('Confirm new password', 'Lantern42b');
    await expectNoText('Passwords do not match');
  });
});

describe('a link that was never mailed', () => {
  it('sets no password, and says so', async () => {
    await page.goto('/reset-password?token=rst_made_up');
    await resetPassword();
    await expectText('This password reset link is invalid, was already used or has expired.');
  });
});

const FORMS = [
  {
    path: '/login',
    call: '/v1/auth/login',
    fields: { Email: 'mika@survival.example', Password: PASSWORD },
    send: 'Sign in',
    failure: 'Login failed',
  },
  {
    path: '/signup',
    call: '/v1/auth/register',
    fields: { Email: 'mika@survival.example', Password: PASSWORD, 'Confirm password': PASSWORD },
    send: 'Create account',
    failure: 'Registration failed',
  },
  {
    path: '/forgot-password',
    call: '/v1/auth/forgot-password',
    fields: { Email: 'mika@survival.example' },
    send: 'Send reset link',
    failure: 'Failed to send reset email. Please try again.',
  },
  {
    path: '/reset-password?token=rst_made_up',
    call: '/v1/auth/reset-password',
    fields: { 'New password': PASSWORD, 'Confirm new password': PASSWORD },
    send: 'Reset password',
    failure: 'Password reset failed. The link may be expired.',
  },
] as const;

describe.each(FORMS)('the form of $path', ({ path, call, fields, send, failure }) => {
  const everyField = Object.entries(fields);

  async function fillForm(): Promise<void> {
    await page.goto(path);
    for (const [label, value] of everyField) await fill(label, value);
    const terms = page.getByRole('checkbox', { name: 'I agree' });
    if (await terms.isVisible()) await terms.check();
  }

  it('is sent once for repeated presses, and keeps its values without a connection', async () => {
    let calls = 0;
    const { open, opened } = createGate();
    await page.route(`**${call}`, async (route) => {
      calls += 1;
      await opened;
      await route.abort('internetdisconnected');
    });
    await fillForm();
    await page.getByRole('button', { name: send }).dblclick();
    await page.keyboard.press('Enter');
    await page.getByLabel(everyField[0]?.[0] ?? '', { exact: true }).press('Enter');
    open();
    await page.getByRole('alert').getByText(failure).waitFor();
    expect(calls).toBe(1);
    for (const [label, value] of everyField) {
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
    }
    expect(await page.getByRole('button', { name: send }).isEnabled()).toBe(true);
  });
});

it('a reset mail that is one too many fails like any other, with the advice of the server', async () => {
  await page.route('**/v1/auth/forgot-password', (route) =>
    route.fulfill({ status: 429, json: { detail: 'Wait an hour and try again.' } }),
  );
  await page.goto('/forgot-password');
  await fill('Email', 'mika@survival.example');
  await pressButton('Send reset link');
  const alert = page.getByRole('alert');
  await alert.getByText('Failed to send reset email. Please try again.', { exact: true }).waitFor();
  expect(await alert.getByText('Wait an hour and try again.', { exact: true }).isVisible()).toBe(true);
});

describe('an unverified owner', () => {
  it('is reminded on the landing page, and gets an error when another mail could not be sent', async () => {
    const { access_token } = await post('/v1/auth/register', {
      email: 'reminded@survival.example',
      password: PASSWORD,
    });
    await context.addInitScript((token) => localStorage.setItem('jwt_token', token), String(access_token));
    await page.goto('/');
    await expectText('Please verify your email address to continue');
    await page.goto('/verify-email-sent');
    await expectText('reminded@survival.example');
    await makeTimersFail(600);
    await pressButton('Resend email');
    await expectText('Failed to resend email. Please try again.');
  });
});

describe('an enterprise inquiry', () => {
  it('asks for required fields, keeps its values when it fails, and names the e-mail address', async () => {
    await page.goto('/enterprise');
    await pressButton('Submit inquiry');
    for (const fault of [
      'Company is required',
      'Work email is required',
      'Game or platform is required',
      'Monthly players is required',
    ]) {
      await expectText(fault);
    }
    await fillInquiry('ada at cobble', '10m+');
    await pressButton('Submit inquiry');
    await expectText('Email is invalid');
    await fill('Work email', 'ada@cobble.example');
    await makeTimersFail(1_000);
    await pressButton('Submit inquiry');
    await page
      .getByRole('alert')
      .filter({
        hasText: 'Failed to submit inquiry. Please try again or email us at support@torchward.example',
      })
      .waitFor();
    expect(await page.getByLabel('Company').inputValue()).toBe('Cobble Works');
  });

  it('pressed twice is sent once, shows its thanks after a second, and makes no call', async () => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await page.goto('/enterprise');
    await fillInquiry('ada@cobble.example', '10k-100k');
    await page.getByLabel('Timeline').selectOption('3-6months');
    await page.getByLabel('Message').fill('Twelve languages, 400 messages a second at peak times.');
    await stopClock(page);
    await page.getByRole('button', { name: 'Submit inquiry' }).dblclick();
    await page.getByRole('button', { name: 'Submitting...' }).waitFor();
    await page.clock.runFor(1_000);
    await page
      .locator(':focus')
      .and(page.getByRole('heading', { name: 'Thank you' }))
      .waitFor();
    await expectText('We reply within 24 hours.');
    expect(posts).toEqual([]);
    await page.getByRole('link', { name: 'Back to home' }).last().click();
    await page.waitForURL(`${server.url}/`);
  });
});

describe('checkout', () => {
  it("shows the server's reason when a plan can't be chosen", async () => {
    const { token } = await createOwner(server, 'subscribed@survival.example');
    await context.addInitScript((stored) => localStorage.setItem('jwt_token', stored), token);
    await page.goto('/subscribe');
    await pressButton('Choose Growth');
    await expectText('You are already on the Growth plan.');
    expect(await page.getByRole('button', { name: 'Choose Starter' }).isEnabled()).toBe(true);
  });
});

describe('a link from yesterday', () => {
  it('neither verifies an address nor sets a password', async () => {
    const email = 'late@survival.example';
    await post('/v1/auth/register', { email, password: PASSWORD });
    await post('/v1/auth/forgot-password', { email });
    const verification = await waitForMailedLink(server, email, '/verify-email');
    const reset = await waitForMailedLink(server, email, '/reset-password');
    await server.stop();
    server = await startDemo({ ...demo, args: ['--import', TOMORROW, 'dist/server/main.js'] });

    await page.goto(server.url + verification);
    await expectText('This verification link is invalid, was already used or has expired.');
    await page.goto(server.url + reset);
    await resetPassword();
    await expectText('This password reset link is invalid, was already used or has expired.');
  });

  it('a link of that day still works', async () => {
    const email = 'punctual@survival.example';
    await post('/v1/auth/register', { email, password: PASSWORD });
    await stopClock(page);
    await page.goto(server.url + (await waitForMailedLink(server, email, '/verify-email')));
    await page.getByRole('heading', { name: 'Email verified' }).waitFor();
  });
});
