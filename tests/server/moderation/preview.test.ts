import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ModerateResponse, Preview } from '~/contract/api.gen';
import { actionValues } from '~/contract/enums.gen';
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

it('says how the local rules read each clause of the sent rules', async () => {
  expect((await preview({ server_rules: 'Swearing is fine, slurs are not.\nNo griefing.' })).rules).toEqual([
    { number: 1, text: 'Swearing is fine', reading: 'permits', categories: ['profanity'] },
    { number: 1, text: 'slurs are not.', reading: 'forbids', categories: ['hate'] },
    { number: 2, text: 'No griefing.', reading: 'not_understood', categories: [] },
  ]);
});

it('returns no clauses where no rules are sent', async () => {
  expect((await preview({})).rules).toEqual([]);
});

it('the fixtures show the readings that the server returns', () => {
  expect(readRules(configs.filled.server_rules)).toEqual(previews.filled.rules);
});

it.each(['monitor_only', 'auto_warn', 'auto_kick'] as const)(
  'under %s counts the actions and the review items that these messages really got',
  async (level) => {
    const sender = await server.createOwner();
    const settings = { automation_level: level, confidence_threshold: 0.8 };
    await server.call(sender.token, {
      method: 'PUT',
      url: '/api/dashboard/config',
      payload: { ...configs.filled, ...settings, server_rules: '', escalation_enabled: false },
    });
    const lines = [
      'gg',
      'you are such an idiot',
      'join my server 203.0.113.7:25565',
      'i want to kill myself',
    ];
    const verdicts: ModerateResponse[] = [];
    for (const message of lines) {
      const answer = await server.call(sender.liveKey, {
        method: 'POST',
        url: '/v1/moderate',
        payload: { message, player_name: 'tunnelrat', player_uuid: randomUUID() },
      });
      verdicts.push(answer.json<ModerateResponse>());
    }
    const answer = await server.call(sender.token, {
      method: 'POST',
      url: '/api/dashboard/config/preview',
      payload: settings,
    });
    const { sample_size, actions, review } = answer.json<Preview>();
    expect(sample_size).toBe(lines.length);
    for (const action of actionValues) {
      expect(actions[action], action).toBe(verdicts.filter((each) => each.final_action === action).length);
    }
    expect(review).toBe(verdicts.filter(({ needs_review: needsReview }) => needsReview).length);
    expect(review).toBeGreaterThan(0);
  },
);
