import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openPage, useDemo } from './support/demo';
import { waitForAnnouncement } from './support/announcements';
import { holdCalls } from './support/gate';
import { createOwner } from './support/newOwner';

const server = useDemo({ knowsItsAddress: true });

it("an owner downloads all data, then deletes the account with address and password, and can't sign in again", async () => {
  const { email, token } = await createOwner(server, 'leaving@survival.example');
  const { page, errors } = await openPage({ ...server, token });
  await page.goto('/subscription');
  const section = page.getByRole('region', { name: 'Account and data' });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('torchward-account.json');
  const kept = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, object[]>;
  expect(kept['account']).toEqual([expect.objectContaining({ email })]);
  await waitForAnnouncement(page, /^Saved [\d.]+ k?B to your downloads/);

  await section.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = question.getByRole('button', { name: 'Delete account for good' });
  await question.getByRole('textbox', { name: 'Type your e-mail address' }).fill(email);
  expect(await confirm.isDisabled()).toBe(true);
  await question.getByLabel('Password', { exact: true }).fill('Torchlight8');
  await confirm.click();
  await waitForAnnouncement(page, 'The password is wrong. Nothing was changed.');
  await question.getByLabel('Password', { exact: true }).fill('Torchlight7');
  await confirm.click();

  await page.getByText('Your account is deleted.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Torchlight7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').waitFor();
  const [stored, me] = await Promise.all([
    page.evaluate(() => localStorage.getItem('jwt_token')),
    fetch(`${server.url}/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } }),
  ]);
  expect({ stored, status: me.status }).toEqual({ stored: null, status: 401 });
  expect(errors).toEqual([]);
});

it('extra servers and a cancellation whose answers are lost are on the page all the same', async () => {
  const { token } = await createOwner(server, 'unlucky@survival.example');
  const { page } = await openPage({ ...server, token });
  const losesAnswers = async (pattern: string) => (await holdCalls(page, pattern, { answer: 'lost' })).open();
  await losesAnswers('**/v1/subscriptions/extra-servers');
  await losesAnswers('**/v1/subscriptions/cancel');
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Add servers' }).click();
  const servers = page.getByRole('dialog', { name: 'Extra servers' });
  await servers.getByRole('button', { name: 'One server more' }).click();
  await servers.getByRole('button', { name: 'Save extra servers' }).click();
  await servers.getByText('No answer came: the servers may have been changed.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('$15.00 for extra servers').waitFor();

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel subscription?' });
  await question.getByRole('button', { name: 'Cancel subscription' }).click();
  await question.getByText('Failed to cancel subscription').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reactivate subscription' }).waitFor();
});

it('an owner adds extra servers, sees their price, and removes them', async () => {
  const { token } = await createOwner(server, 'growing@survival.example');
  const { page, errors } = await openPage({ ...server, token });
  await page.goto('/subscription');
  const section = page.getByRole('region', { name: 'Servers' });
  const question = page.getByRole('dialog', { name: 'Extra servers' });
  // The page itself waits for the text from before the press: it disappears after three seconds, too soon for a busy
  // test.
  const saveAndRead = (told: string) =>
    Promise.all([
      page.waitForFunction((words) => document.body.innerText.includes(words), told),
      question.getByRole('button', { name: 'Save extra servers' }).click(),
    ]);

  await section.getByRole('button', { name: 'Add servers' }).click();
  const more = question.getByRole('button', { name: 'One server more' });
  await more.click();
  await more.click();
  await question.getByText('$99 + 2 × $15 = $129/mo').waitFor();
  await saveAndRead('Your plan now covers 7 servers: 5 included and 2 extra at $30 a month.');
  await page.getByText('0 of 7 (5 included)').waitFor();
  await page.getByText('$30.00 for extra servers').waitFor();

  await section.getByRole('button', { name: 'Change extra servers' }).click();
  await question.getByRole('spinbutton').fill('0');
  await saveAndRead('Your plan covers 5 servers. You have no extra ones.');
  await section.getByText('None, $15/mo each').waitFor();
  expect(errors).toEqual([]);
});
