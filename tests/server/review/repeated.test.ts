import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ModerateResponse, ReviewDetails } from '~/contract/api.gen';
import type { TestOwner } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';

const server = useTestServer({ store: 'postgres' });
const THREAT = 'i know where you live';

const say = async ({ liveKey }: TestOwner, message: string, more: object = {}) =>
  (await server.moderate(liveKey, { message, player_uuid: randomUUID(), ...more })).json<ModerateResponse>();
const decide = ({ token }: TestOwner, id: string, kind: 'approve' | 'reject') =>
  server.post(token, `/v1/review/${id}/${kind}`, { reviewed_by: 'mika@survival-one.example' });
const countEqualRejections = async ({ token }: TestOwner, id: string) =>
  (await server.read<ReviewDetails>(token, `/v1/review/${id}`)).equal_rejections;

it('an item tells how many of its kind the account has rejected', async () => {
  const owner = await server.createOwner();
  const other = await server.createOwner();
  for (const message of [THREAT, 'I KNOW where you live!!']) {
    await decide(owner, (await say(owner, message)).id, 'reject');
  }
  await decide(owner, (await say(owner, THREAT)).id, 'approve');
  await decide(owner, (await say(owner, 'i will find you and beat you irl')).id, 'reject');
  expect(await countEqualRejections(owner, (await say(owner, THREAT)).id)).toBe(2);
  expect(await countEqualRejections(other, (await say(other, THREAT)).id)).toBe(0);
});

it("a player's name leads to a review item and never to an action", async () => {
  const owner = await server.createOwner();
  const insult = 'you are a worthless idiot';
  expect((await say(owner, insult)).final_action).not.toBe('none');
  const named = await say(owner, insult, { channel: 'name' });
  expect(named).toMatchObject({ final_action: 'none', needs_review: true });
  expect(named.recommended_action).not.toBe('none');
  expect(await say(owner, 'mossy_fox', { channel: 'name' })).toMatchObject({ needs_review: false });
});
