import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { ModerateResponse, Preview } from '~/contract/api.gen';
import { actionValues } from '~/contract/enums.gen';
import { configs, previews } from '~/fixtures';
import { listRuleReadings } from '~/server/moderation';
import type { TestOwner } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';

const server = useTestServer({ store: 'postgres' });
let owner: TestOwner;
beforeAll(async () => {
  owner = await server.createOwner();
});

async function preview(token: string, settings: object): Promise<Preview> {
  const sent = { automation_level: 'auto_mute', confidence_threshold: 0.8, ...settings };
  return (await server.post(token, '/api/dashboard/config/preview', sent)).json<Preview>();
}

it('says how the local rules read each clause of the sent rules', async () => {
  const { rules } = await preview(owner.token, {
    server_rules: 'Swearing is fine, slurs are not.\nNo griefing.',
  });
  expect(rules).toEqual([
    { number: 1, text: 'Swearing is fine', reading: 'permits', categories: ['profanity'] },
    { number: 1, text: 'slurs are not.', reading: 'forbids', categories: ['hate'] },
    { number: 2, text: 'No griefing.', reading: 'not_understood', categories: [] },
  ]);
});

it('returns no clauses where no rules are sent', async () => {
  expect((await preview(owner.token, {})).rules).toEqual([]);
});

it('the fixtures show the readings that the server returns', () => {
  expect(listRuleReadings(configs.filled.server_rules)).toEqual(previews.filled.rules);
});

it.each(['monitor_only', 'auto_warn', 'auto_kick'] as const)(
  'under %s counts the actions and the review items that these messages really got',
  async (level) => {
    const sender = await server.createOwner();
    const settings = { automation_level: level, confidence_threshold: 0.8 };
    await server.put(sender.token, '/api/dashboard/config', {
      ...configs.filled,
      ...settings,
      server_rules: '',
      escalation_enabled: false,
    });
    const lines = [
      'gg',
      'you are such an idiot',
      'join my server 203.0.113.7:25565',
      'i want to kill myself',
    ];
    const verdicts: ModerateResponse[] = [];
    for (const message of lines) {
      const answer = await server.moderate(sender.liveKey, { message, player_uuid: randomUUID() });
      verdicts.push(answer.json<ModerateResponse>());
    }
    const { sample_size, actions, review } = await preview(sender.token, settings);
    expect(sample_size).toBe(lines.length);
    for (const action of actionValues) {
      expect(actions[action], action).toBe(verdicts.filter((each) => each.final_action === action).length);
    }
    expect(review).toBe(verdicts.filter(({ needs_review: needsReview }) => needsReview).length);
    expect(review).toBeGreaterThan(0);
  },
);
