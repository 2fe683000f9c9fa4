import { expect, it } from 'vitest';
import { reference, webhookEvents } from '~/contract/reference.gen';
import { searchReference } from '~/patterns/reference/searchReference';

const everything = { groups: reference, events: webhookEvents };

/** Ids of what a search finds, in the page's order. */
function find(search: string): string[] {
  const { groups, events } = searchReference(everything, search);
  return [...groups.flatMap(({ calls }) => calls), ...events].map(({ id }) => id);
}

it('an empty search shows every call and event', () => {
  expect(searchReference(everything, '  ')).toEqual(everything);
});

it('finds a call by its path, its name, a scope or a field, in any case and order', () => {
  expect(find('/v1/moderate/batch')).toEqual(['moderateBatch']);
  expect(find('LISTDECISIONS')).toEqual(['listDecisions']);
  expect(find('keys:write')).toEqual(['listApiKeys', 'createApiKey', 'updateApiKey', 'revokeApiKey']);
  expect(find('sent_at message_id')).toContain('moderateMessage');
  expect(find('decided review')).toContain('review.decided');
});

it('finds nothing where one word is missing, and leaves no empty group', () => {
  expect(find('moderate redstone')).toEqual([]);
  expect(searchReference(everything, 'redstone').groups).toEqual([]);
});

it('game servers find their calls first', () => {
  expect(reference.slice(0, 2).map(({ name }) => name)).toEqual(['Moderation', 'Decisions']);
});
