import { afterAll, beforeAll, expect, it } from 'vitest';
import { configs, previews } from '~/fixtures';
import { readRules } from '~/server/moderation';
import { startTestServer, type TestOwner, type TestServer } from '../../support/server';

let server: TestServer;
let owner: TestOwner;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.createOwner();
});
afterAll(() => server.close());

const preview = async (rules: object) =>
  (
    await server.call(owner.token, {
      method: 'POST',
      url: '/api/dashboard/config/preview',
      payload: { automation_level: 'auto_mute', confidence_threshold: 0.8, ...rules },
    })
  ).json<{ rules: unknown }>();

it('tells how the local rules read each clause of the rules that are sent', async () => {
  expect((await preview({ server_rules: 'Swearing is fine, slurs are not.\nNo griefing.' })).rules).toEqual([
    { number: 1, text: 'Swearing is fine', reading: 'permits', categories: ['profanity'] },
    { number: 1, text: 'slurs are not.', reading: 'forbids', categories: ['hate'] },
    { number: 2, text: 'No griefing.', reading: 'not_understood', categories: [] },
  ]);
});

it('answers no clause where no rules are sent', async () => {
  expect((await preview({})).rules).toEqual([]);
});

it('the fixtures show the readings that the server answers', () => {
  expect(readRules(configs.filled.server_rules)).toEqual(previews.filled.rules);
});
