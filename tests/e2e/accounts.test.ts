import type { BrowserContext, Page, Request } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callForJson } from '../support/callServer';
import { stopClock } from './support/clock';
import { useDemo } from './support/demo';
import { holdCalls } from './support/gate';
import { waitForMailedLink } from './support/mail';

const server = useDemo({ knowsItsAddress: true });
let context: BrowserContext;
let page: Page;
/** Errors that the browser reported during a journey, except the expected ones. */
let faults: string[];
/** First words of the errors that a journey causes; the browser may report them after the page shows them. */
let expectedFault: string | undefined;
let requests: Request[];

beforeEach(async () => {
  context = await server.browser.newContext({ baseURL: server.url });
  page = await context.newPage();
  faults = [];
  expectedFault = undefined;
  requests = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
    if (expectedFault === undefined || !text.startsWith(expectedFault)) faults.push(text);
  });
  page.on('request', (request) => requests.push(request));
});
afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

const PASSWORD = 'Torchlight7';
let addressCount = 0;
const createAddress = (): string => `owner${(addressCount += 1)}-${Date.now()}@survival.example`;
const listRequests = (path: string): Request[] => requests.filter((request) => request.url().endsWith(path));

async function fillSignup(email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
}

async function signUp(email: string, home = server.url): Promise<void> {
  await page.goto(`${home}/signup`);
  await fillSignup(email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/verify-email-sent');
}

/** Signs up, and opens the mailed link, which leads to the plans. */
async function signUpAndVerify(): Promise<void> {
  const email = createAddress();
  await signUp(email);
  await page.goto(await waitForMailedLink(server, email, '/verify-email'));
  await page.waitForURL('**/subscribe');
}

async function requestReset(email: string): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
}

async function resetPassword(password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset password' }).click();
}

async function signIn(email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

describe('a new owner', () => {
  it('signs up, verifies, subscribes through the test checkout and arrives on the dashboard', async () => {
    const email = createAddress();
    await signUp(email);
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.getByText(email).waitFor();

    // The page redirects after two seconds, which a busy browser may need to draw it.
    await stopClock(page);
    await page.goto(await waitForMailedLink(server, email, '/verify-email'));
    await page.getByRole('heading', { name: 'Email verified' }).waitFor();
    expect(page.url()).toBe(`${server.url}/verify-email`);
    expect(listRequests('/v1/auth/verify-email')).toHaveLength(1);
    expect(requests.filter((request) => request.headers()['referer']?.includes('token='))).toEqual([]);

    await page.clock.resume();
    await page.waitForURL('**/subscribe');
    await page.getByText("Credit card required. You won't be charged until your 7-day trial ends.").waitFor();
    await page.getByRole('button', { name: 'Choose Growth' }).dblclick();
    await page.getByRole('button', { name: 'Pay with a test card' }).click();
    expect(listRequests('/create-checkout-session')).toHaveLength(1);

    await page.waitForURL('**/subscription/success?*');
    const session = new URL(page.url()).searchParams.get('session_id') ?? '';
    expect(session).not.toBe('');
    await page.getByText(session).waitFor();
    await page.getByText('Your subscription is active. Your dashboard is ready.').waitFor();
    await page.getByText(/^Nothing is charged before .+, when your trial ends\.$/).waitFor();
    await page.getByRole('link', { name: 'Go to dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByText('Growth (Trial)').first().waitFor();
  });

  it('completes checkout on 127.0.0.1 as well, which is another origin than localhost', async () => {
    const home = server.url.replace('localhost', '127.0.0.1');
    const email = createAddress();
    await signUp(email, home);
    // The outbox shows only mail that arrived before it was opened.
    await waitForMailedLink(server, email, '/verify-email');
    const [mailbox] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'demo mailbox' }).click(),
    ]);
    await mailbox.waitForURL(`${home}/dev/outbox`);
    await page.goto(`${home}/dev/outbox`);
    await page.getByRole('article').filter({ hasText: email }).getByRole('link').first().click();
    await page.waitForURL(`${home}/subscribe`);
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    await page.getByRole('button', { name: 'Pay with a test card' }).click();
    await page.waitForURL(`${home}/subscription/success?*`);
    await page.getByRole('link', { name: 'Go to dashboard' }).click();
    await page.waitForURL(`${home}/dashboard`);
    await page.getByText('Starter (Trial)').first().waitFor();
  });

  it('reads a mail to a long address in the demo mailbox on a phone', async () => {
    const email = `${'theownerofeveryblock'.repeat(3)}${createAddress()}`;
    await signUp(email);
    await waitForMailedLink(server, email, '/verify-email');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/dev/outbox');
    await page.getByText(email).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('returns from a canceled checkout and can retry', async () => {
    await signUpAndVerify();
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/subscription/canceled*');
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.waitForURL('**/subscribe');
    expect(await page.getByRole('button', { name: 'Choose Pro' }).isEnabled()).toBe(true);
  });
});

describe('sign-up', () => {
  it('shows the first error of every field at once, and clears it when the field is edited', async () => {
    await page.goto('/signup');
    const submit = page.getByRole('button', { name: 'Create account' });
    await submit.click();
    for (const fault of [
      'Email is required',
      'Password is required',
      'You must agree to the Terms of Service',
    ]) {
      await page.getByText(fault).waitFor();
    }
    expect(await page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);

    await page.getByLabel('Email').fill('mika');
    await page.getByText('Email is required').waitFor({ state: 'detached' });
    await page.getByLabel('Password', { exact: true }).fill('short');
    await submit.click();
    await page.getByText('Email is invalid').waitFor();
    await page.getByText('Password must be at least 8 characters').waitFor();
    await page.getByText('Passwords do not match').waitFor();

    await page.getByLabel('Password', { exact: true }).fill('all lower case');
    await submit.click();
    await page.getByText('Password must contain uppercase, lowercase, and number').waitFor();
    expect(listRequests('/v1/auth/register')).toEqual([]);
  });

  it("shows the server's detail for a taken address, and keeps its values", async () => {
    const email = createAddress();
    await signUp(email);
    await page.goto('/signup');
    await fillSignup(email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('alert').getByText('An account with this email address already exists.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
  });

  it('shows an error without an answer, and sends one request for a double click', async () => {
    expectedFault = 'Server error 502';
    const answer = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
    const { open } = await holdCalls(page, '**/v1/auth/register', { answer });
    await page.goto('/signup');
    await fillSignup(createAddress());
    await page.getByRole('button', { name: 'Create account' }).dblclick();
    open();
    await page.getByRole('alert').getByText('Registration failed').waitFor();
    expect(listRequests('/v1/auth/register')).toHaveLength(1);
  });

  it('keeps a form that was submitted before hydration', async () => {
    const { open } = await holdCalls(page, '**/assets/react-*.js');
    await page.goto('/signup', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.querySelector('link[rel="stylesheet"][disabled]') !== null);
    const email = createAddress();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Create account' }).click();
    expect(page.url()).toBe(`${server.url}/signup`);
    open();
    await page.getByText('Password is required').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
  });
});

describe('a verification link', () => {
  it('opened again says that the address is verified, and links to the plans', async () => {
    const email = createAddress();
    await signUp(email);
    const link = await waitForMailedLink(server, email, '/verify-email');
    await stopClock(page);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Email verified' }).waitFor();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Email verified' }).waitFor();
    await page.clock.resume();
    await page.waitForURL('**/subscribe');
  });

  it('opened on another device leads the page that waits for it to the plans', async () => {
    const email = createAddress();
    await signUp(email);
    // The page names the address once it knows that its owner is not verified.
    await page.getByText(email).waitFor();
    const link = new URL(await waitForMailedLink(server, email, '/verify-email'), server.url);
    const body = { token: link.searchParams.get('token') };
    await callForJson(`${server.url}/v1/auth/verify-email`, { body });
    // The owner comes back to the page.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.waitForURL('**/subscribe');
  });

  it('with an unknown token fails, and offers a new link', async () => {
    await signUp(createAddress());
    await page.goto('/verify-email?token=vrf_made_up');
    await page.getByText('This verification link is invalid, was already used or has expired.').waitFor();
    await page.getByRole('link', { name: 'Request new verification link' }).click();
    await page.waitForURL('**/verify-email-sent');
  });

  it('without a token says so', async () => {
    await page.goto('/verify-email');
    await page.getByText('Invalid verification link. No token provided.').waitFor();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.waitForURL('**/login');
  });

  it('that fails without a detail says that it may be expired', async () => {
    await page.route('**/v1/auth/verify-email', (route) => route.fulfill({ status: 400, body: '' }));
    await page.goto('/verify-email?token=vrf_made_up');
    await page.getByText('Verification failed. The link may be expired or invalid.').waitFor();
  });

  it('is sent again by a button that shows the result', async () => {
    await signUp(createAddress());
    await stopClock(page);
    await page.getByRole('button', { name: 'Resend email' }).click();
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
    await page.clock.runFor(600);
    await page.getByRole('button', { name: 'Email sent!' }).waitFor();
    await page.clock.runFor(5_000);
    await page.getByRole('button', { name: 'Resend email' }).waitFor();
  });
});

describe('an address that was typed', () => {
  const email = () => page.getByLabel('Email');
  const follow = async (link: string, path: string) => {
    await page.locator('#root[data-state="live"]').waitFor();
    await page.getByRole('link', { name: link }).click();
    await page.waitForURL(`${server.url}${path}`);
  };

  it('is on the next of sign-in, reset and sign-up, until the owner has signed in', async () => {
    await page.goto('/login');
    await page.locator('#root[data-state="live"]').waitFor();
    await email().fill('mika@survival.example');
    await follow('Forgot password?', '/forgot-password');
    await expect.poll(() => email().inputValue()).toBe('mika@survival.example');
    await email().fill(server.demo.email);
    await follow('Back to login', '/login');
    await expect.poll(() => email().inputValue()).toBe(server.demo.email);
    await follow('Create an account', '/signup');
    await expect.poll(() => email().inputValue()).toBe(server.demo.email);
    await follow('Sign in', '/login');
    await expect.poll(() => email().inputValue()).toBe(server.demo.email);
    await page.getByLabel('Password', { exact: true }).fill(server.demo.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/dashboard');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(server.demo.email);
  });
});

describe('a forgotten password', () => {
  it('is reset by the link in the mail, and the sign-in page says so', async () => {
    const email = createAddress();
    await signUp(email);
    await requestReset(email);
    await page
      .getByText(`If an account exists for ${email}, you will receive a password reset link shortly.`)
      .waitFor();

    const link = await waitForMailedLink(server, email, '/reset-password');
    await page.goto(link);
    await page.waitForURL('**/reset-password');
    await page.reload();
    await resetPassword('Lantern42b');
    await page.waitForURL('**/login');
    await page.getByText('Password reset successful! Please sign in with your new password.').waitFor();

    await signIn(email, PASSWORD);
    await page.getByRole('alert').getByText('The email address or the password is wrong.').waitFor();
    await signIn(email, 'Lantern42b');
    await page.waitForURL('**/verify-email-sent');

    await page.goto(link);
    await resetPassword('Lantern43b');
    await page.getByText('This password reset link is invalid, was already used or has expired.').waitFor();
    expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('Lantern43b');
  });

  it('gives the same answer for an address without an account', async () => {
    await requestReset('nobody@nowhere.example');
    await page
      .getByText(
        'If an account exists for nobody@nowhere.example, you will receive a password reset link shortly.',
      )
      .waitFor();
  });

  it('cannot be reset without a token', async () => {
    await page.goto('/reset-password');
    await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
    await page.getByText('Invalid reset link. Please request a new one.').waitFor();
    await page.getByText('This password reset link is invalid or missing.').waitFor();
    await page.getByRole('link', { name: 'Request new reset link' }).click();
    await page.waitForURL('**/forgot-password');
  });

  it('whose reset fails without a detail says that the link may be expired', async () => {
    await page.route('**/v1/auth/reset-password', (route) => route.fulfill({ status: 400, body: '' }));
    await page.goto('/reset-password?token=rst_made_up');
    await resetPassword('Lantern42b');
    await page.getByText('Password reset failed. The link may be expired.').waitFor();
    expect(page.url()).toBe(`${server.url}/reset-password`);
  });
});

describe('checkout', () => {
  beforeEach(async () => {
    await signUpAndVerify();
  });

  it.each(['javascript:alert(1)', 'http://checkout.payments.example/c/1', 'data:text/html,paid'])(
    'never leads to %s',
    async (checkout_url) => {
      await page.route('**/create-checkout-session', (route) => route.fulfill({ json: { checkout_url } }));
      await page.getByRole('button', { name: 'Choose Growth' }).click();
      await page.getByText('Failed to create checkout session. Please try again.').waitFor();
      expect(page.url()).toBe(`${server.url}/subscribe`);
      expect(await page.getByRole('button', { name: 'Choose Starter' }).isEnabled()).toBe(true);
    },
  );
});

describe('after checkout', () => {
  it('the page keeps polling, and offers a link when activation takes long', async () => {
    await signUpAndVerify();
    await page.clock.install();
    await page.goto('/subscription/success?session_id=cs_test_a1B2c3');
    await page.getByText('cs_test_a1B2c3').waitFor();
    for (const milliseconds of [2_000, 3_000]) {
      const asked = page.waitForResponse('**/v1/subscriptions/current');
      await page.clock.runFor(milliseconds);
      await asked;
    }
    await page.clock.runFor(20_000);
    await page.getByText('This takes longer than usual').waitFor();
    const third = page.waitForResponse('**/v1/subscriptions/current');
    await page.getByRole('button', { name: 'Check again' }).click();
    await third;
    expect(await page.getByRole('link', { name: 'contact support' }).getAttribute('href')).toBe('/support');
  });
});
