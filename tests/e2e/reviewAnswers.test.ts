import type { Page, Route } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { REVIEW_PAGE_SIZE } from '~/contract/limits';
import { read } from './support/api';
import { openPage, useDemo } from './support/demo';
import { answerCalls, holdCalls } from './support/gate';
import { waitForAnnouncement } from './support/announcements';
import { sendHeldMessages, createThreats } from './support/owner';

const server = useDemo();
let page: Page;

beforeAll(() => sendHeldMessages(server, createThreats(45, 'answers')));

beforeEach(async () => {
  ({ page } = await openPage(server));
});

const DECISIONS = [
  ['a', 'Approve AI Recommendation', 'Approved'],
  ['c', 'Customize Action', 'Customized'],
  ['r', 'Reject / No Action', 'Rejected'],
] as const;

const DECIDE = /\/v1\/review\/[^/]+\/(approve|customize|reject)$/;
const APPROVE = '**/v1/review/*/approve';
const locateItem = () => page.getByRole('dialog', { name: 'Review message' });
const locateConfirmation = () => page.getByRole('dialog', { name: 'Approve AI Recommendation' });

async function readFirstThree() {
  const { reviews, total } = await read(server, '/v1/review/pending', { limit: '3' });
  const [first, second, third] = reviews;
  if (!first || !second || !third) throw new Error('The queue is too short.');
  return [first, second, third, total] as const;
}

const locateApprovedRow = ({ player_name }: { player_name: string }) =>
  new RegExp(`Approved: \\w+ recorded for ${player_name}\\.`);
const locateApprovedNotice = (about: { player_name: string }) => locateNotice('Approved', about);
const locateNotice = (word: string, { player_name }: { player_name: string }) =>
  new RegExp(`^${word}: .*${player_name}`);

/** Opens an item from the queue by keyboard. */
async function openItem(id: string, queuePage = 1) {
  await page.goto(`/review?page=${queuePage}`);
  await page.locator(`[data-row="${id}"] button`).focus();
  await page.keyboard.press('Enter');
  await locateItem().waitFor();
}

/** Opens an item and the dialog of a decision. */
async function openDecision(id: string, key = 'a') {
  await openItem(id);
  await page.keyboard.press(key);
}

/** Waits until an item has left the queue, which redraws only in a pause while an item is open. */
const waitUntilGone = (id: string) => page.locator(`[data-row="${id}"]`).waitFor({ state: 'detached' });

/** Holds answers back and releases them one by one, in any order. */
function createGates() {
  const waiting = new Map<string, () => void>();
  const hold = async (route: Route) => {
    const id = /review\/([^/]+)\//.exec(route.request().url())?.[1] ?? '';
    const response = await route.fetch();
    await new Promise<void>((resolve) => waiting.set(id, resolve));
    await route.fulfill({ response });
  };
  return {
    hold,
    arrived: (id: string) => expect.poll(() => waiting.has(id)).toBe(true),
    open: (id: string) => waiting.get(id)?.(),
  };
}

it('for a screen reader every dialog has a name and a description, every field a label, and the result is announced', async () => {
  const [first, second, third, total] = await readFirstThree();
  await page.goto(`/review`);
  await page
    .getByRole('button', { name: `Review message by ${first.player_name}`, description: first.message })
    .first()
    .waitFor();
  await openDecision(first.id, 'c');
  const dialog = page.getByRole('dialog', {
    name: 'Customize Action',
    description: `Records a warning for ${first.player_name}, carried out when the server asks.`,
  });
  await dialog.waitFor();
  expect(await dialog.ariaSnapshot()).toMatch(
    /dialog "Customize Action"[^]*radiogroup "Action"[^]*radio "Warning[^]*\[checked\][^]*textbox "Reviewer email[^]*textbox "Comments[^]*button "Confirm"[^]*button "Cancel"/,
  );
  await page.keyboard.press('2');
  await page
    .getByRole('dialog', {
      name: 'Customize Action',
      description: `Records a mute for ${first.player_name}, carried out when the server asks.`,
    })
    .waitFor();
  await page.keyboard.press('Control+Enter');
  await waitForAnnouncement(
    page,
    // The demo may already have muted the player automatically.
    new RegExp(
      `Customized: mute recorded for ${first.player_name}[.] (?:It is carried out when the server asks|The server was told with the verdict)[.] Next: ${second.player_name}: `,
    ),
  );
  await page
    .getByRole('dialog', {
      name: 'Review message',
      description: 'What was said, how it was judged, and how its review stands.',
    })
    .waitFor();
  for (const part of ['AI analysis', 'Player history', 'History of this item']) {
    await locateItem().getByRole('region', { name: part }).waitFor();
  }
  await page.keyboard.press('j');
  await waitForAnnouncement(page, `2 of ${total - 1}. ${third.player_name}: ${third.message}`);
  await locateItem().getByRole('button', { name: 'Previous item' }).click();
  await waitForAnnouncement(page, `1 of ${total - 1}. ${second.player_name}: ${second.message}`);
});

it('for a screen reader the conversation around an item is a region of its own', async () => {
  // Around an item of the demo it may be quiet; the messages that this file sent came together.
  const { total } = await read(server, '/v1/review/pending', { limit: '1' });
  const { reviews } = await read(server, '/v1/review/pending', { limit: '1', offset: String(total - 1) });
  await openItem(reviews[0]?.id ?? '', Math.ceil(total / REVIEW_PAGE_SIZE));
  const conversation = locateItem().getByRole('region', { name: 'Conversation' });
  await conversation.getByText('The message under review:').waitFor({ state: 'attached' });
  expect(await conversation.getByRole('listitem').count()).toBeGreaterThan(1);
});

it.each(DECISIONS)(
  'while decision %s is on its way its buttons wait, Escape and a second press change nothing',
  async (key, name) => {
    const [{ id }] = await readFirstThree();
    const { hold: holdBack, arrived, open } = createGates();
    let sent = 0;
    await page.route(DECIDE, (route) => {
      sent += 1;
      return holdBack(route);
    });
    await openDecision(id, key);
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    await page.keyboard.press('Control+Enter');
    await arrived(id);
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    expect(await confirm.getAttribute('aria-disabled')).toBe('true');
    expect(await confirm.getAttribute('data-state')).toBe('loading');
    expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    expect(await dialog.getByRole('textbox', { name: 'Comments' }).getAttribute('readonly')).toBe('');
    await page.keyboard.press('Control+Enter');
    await confirm.dispatchEvent('click');
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    open(id);
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForURL((url) => !url.pathname.endsWith(id));
    expect(sent).toBe(1);
  },
);

const UNANSWERED =
  'Failed to perform action. Please try again. No answer came. Check your connection, then confirm again: what you entered is kept.';

it.each([
  ['a 500 without a detail', { status: 500 }, 'Failed to perform action. Please try again.'],
  [
    'a refusal with a detail',
    { status: 503, contentType: 'application/problem+json', body: '{"detail":"Come back later."}' },
    'Come back later.',
  ],
  ['no connection', 'internetdisconnected', UNANSWERED],
  ['no answer in time', 'never', UNANSWERED],
] as const)(
  'after %s what was typed stays, and the same decision can be sent again, whichever it is',
  async (_name, answer, words) => {
    const items = await readFirstThree();
    await openItem(items[0].id);
    const setHaste = (haste: number) =>
      page.evaluate((factor) => Object.assign(window, { haste: factor }), haste);
    await page.evaluate(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (ms) =>
        timeout.call(AbortSignal, ms / (window as unknown as { haste: number }).haste);
    });
    // After a decision the next item opens.
    for (const [n, [key, name, done]] of DECISIONS.entries()) {
      await page.keyboard.press(key);
      // Shortens the timeout of thirty seconds to 0.3 where no answer comes; a real answer may take longer.
      await setHaste(answer === 'never' ? 100 : 1);
      const calls = await answerCalls(page, DECIDE, (route) => {
        if (typeof answer === 'object') return route.fulfill(answer);
        return answer === 'never' ? undefined : route.abort(answer);
      });
      const comments = page.getByRole('dialog', { name }).getByRole('textbox', { name: 'Comments' });
      await comments.fill('Twice before');
      await page.keyboard.press('Control+Enter');
      await waitForAnnouncement(page, words);
      expect(await comments.inputValue()).toBe('Twice before');
      calls.letThrough();
      await setHaste(1);
      await page.keyboard.press('Control+Enter');
      await waitForAnnouncement(page, locateNotice(done, items[n as 0 | 1 | 2]));
    }
  },
);

it('two decisions answered in reverse order are both reported by name, and neither item comes back', async () => {
  const [first, second] = await readFirstThree();
  const { hold: holdBack, arrived, open } = createGates();
  await page.route(DECIDE, holdBack);
  const customizing = page.getByRole('dialog', { name: 'Customize Action' });
  const rejecting = page.getByRole('dialog', { name: 'Reject / No Action' });
  await openDecision(first.id, 'c');
  await customizing.waitFor();
  await page.keyboard.press('Control+Enter');
  await arrived(first.id);
  // Back is the only way out of a dialog that is loading.
  await page.goBack();
  await customizing.waitFor({ state: 'hidden' });
  await page.locator(`[data-row="${second.id}"] button`).focus();
  await page.keyboard.press('Enter');
  await locateItem().waitFor();
  await page.keyboard.press('r');
  await rejecting.waitFor();
  expect(await rejecting.getByRole('button', { name: 'Confirm' }).getAttribute('aria-disabled')).toBeNull();
  await page.keyboard.press('Control+Enter');
  await arrived(second.id);
  open(second.id);
  await waitForAnnouncement(page, locateNotice('Rejected', second));
  open(first.id);
  await waitForAnnouncement(page, locateNotice('Customized', first));
  await page.keyboard.press('Escape');
  for (const { id } of [first, second]) await waitUntilGone(id);
});

it('similar items are decided by one request each: in any order of answers, each result is reported, and failed items stay', async () => {
  const { reviews } = await read(server, '/v1/review/pending', { limit: '20' });
  const [own, taken, failed, last] = reviews.filter(({ message }) => message.includes('answers'));
  if (!own || !taken || !failed || !last) throw new Error('The queue is too short.');
  const { hold: holdBack, arrived, open } = createGates();
  await page.route(APPROVE, (route) => {
    if (route.request().url().includes(failed.id)) return route.fulfill({ status: 500 });
    if (!route.request().url().includes(taken.id)) return holdBack(route);
    const decision = { status: 'rejected', action: 'none', reviewed_by: 'sam@survival-one.example' };
    const body = { detail: 'Too late.', decision: { ...decision, decided_at: new Date().toISOString() } };
    return route.fulfill({ status: 409, contentType: 'application/problem+json', json: body });
  });
  await page.goto(`/review/${own.id}`);
  const boxes = locateItem().getByRole('region', { name: 'Near-identical messages' }).getByRole('checkbox');
  for (let along = 0; along < 3; along += 1) await boxes.nth(along).check();
  await locateItem().getByRole('button', { name: 'Approve AI Recommendation' }).click();
  await locateConfirmation().waitFor();
  await page.keyboard.press('Control+Enter');
  await arrived(own.id);
  await arrived(last.id);
  open(last.id);
  const confirm = locateConfirmation().getByRole('button', { name: 'Confirm' });
  expect(await confirm.getAttribute('data-state')).toBe('loading');
  open(own.id);
  const said = await waitForAnnouncement(page, /^2 of 4 messages decided\. /);
  expect(said).toMatch(locateApprovedRow(own));
  expect(said).toMatch(locateApprovedRow(last));
  expect(said).toContain(`${taken.player_name}: Already rejected by sam@survival-one.example just now.`);
  expect(said).toContain(`${failed.player_name}: Failed to perform action. Please try again.`);
  await page.keyboard.press('Escape');
  await page.locator(`[data-row="${failed.id}"]`).waitFor();
  for (const { id } of [own, last]) await waitUntilGone(id);
});

it("a decision that fails after its item was left is reported with the player's name", async () => {
  const [first] = await readFirstThree();
  const { open } = await holdCalls(page, APPROVE, { answer: { status: 500 } });
  await openDecision(first.id);
  await locateConfirmation().waitFor();
  await page.keyboard.press('Control+Enter');
  await locateConfirmation().locator('[aria-busy="true"][data-state="loading"]').waitFor();
  await page.goBack();
  await locateConfirmation().waitFor({ state: 'hidden' });
  open();
  await waitForAnnouncement(page, `${first.player_name}: Failed to perform action. Please try again.`);
});

it('a queue requested before a decision and answered after it does not bring the item back', async () => {
  const [first] = await readFirstThree();
  const lists = await holdCalls(page, '**/v1/review/pending?limit=20*', { most: 1, answer: 'late' });
  // The reviewer decides the item from its own URL before the queue was ever shown.
  await page.goto(`/review/${first.id}`);
  await locateItem().getByRole('button', { name: 'Approve AI Recommendation' }).click();
  await locateConfirmation().waitFor();
  await page.keyboard.press('Control+Enter');
  await waitForAnnouncement(page, locateApprovedNotice(first));
  lists.open();
  await expect.poll(lists.count).toBeGreaterThan(1);
  await page.goto(`/review`);
  await page.locator('[data-row]').first().waitFor();
  expect(await page.locator(`[data-row="${first.id}"]`).count()).toBe(0);
});

it("a queue and an item that cannot be loaded show the specification's text and a retry button", async () => {
  const [{ id }] = await readFirstThree();
  const calls = await answerCalls(page, '**/v1/review/**', (route) => route.fulfill({ status: 500 }));
  await page.goto(`/review/${id}`);
  await locateItem().getByText('Failed to load review details.').waitFor();
  await page.keyboard.press('Escape');
  // The item has a button of the same name.
  await locateItem().waitFor({ state: 'hidden' });
  await page.getByText('Failed to load pending reviews. Please try again.').waitFor();
  calls.letThrough();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.locator('[data-row]').first().waitFor();
});

it('the message of a success stands on the page once, and leaves it after three seconds', async () => {
  const [first] = await readFirstThree();
  await page.route(APPROVE, (route) => route.fulfill({ json: { message: 'The server says done.' } }));
  await openDecision(first.id);
  await locateConfirmation().waitFor();
  await page.keyboard.press('Control+Enter');
  await waitForAnnouncement(page, 'The server says done.');
  expect(await page.getByText('The server says done.').count()).toBe(1);
  await expect.poll(() => page.getByText('The server says done.').count(), { timeout: 4_000 }).toBe(0);
});

it('the dialogs close after the last item, also while the queue still lists it', async () => {
  const [first] = await readFirstThree();
  await page.route('**/v1/review/pending?*', (route) =>
    route.fulfill({ json: { reviews: [first], total: 1 } }),
  );
  await page.route(APPROVE, (route) => route.fulfill({ json: { message: 'The server says done.' } }));
  await openDecision(first.id);
  await locateConfirmation().waitFor();
  await page.keyboard.press('Control+Enter');
  await waitForAnnouncement(page, 'The server says done.');
  await page.waitForURL(/\/review\?page=1$/);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('details that fail to load say so above the reason of the server', async () => {
  const [first] = await readFirstThree();
  await page.route(`**/v1/review/${first.id}`, (route) =>
    route.fulfill({ status: 404, json: { detail: 'There is no such review.' } }),
  );
  await openItem(first.id);
  await locateItem().getByText('Failed to load review details.', { exact: true }).waitFor();
  expect(await locateItem().getByText('There is no such review.', { exact: true }).isVisible()).toBe(true);
});

it('comments are marked as recommended for a rejection, and as optional for the other decisions', async () => {
  const [first] = await readFirstThree();
  await openDecision(first.id, 'r');
  const rejection = page.getByRole('dialog', { name: 'Reject / No Action' });
  await rejection.getByText('Recommended: say why').waitFor();
  expect(await rejection.getByText('Optional', { exact: true }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await locateConfirmation().getByText('Optional', { exact: true }).waitFor();
});
