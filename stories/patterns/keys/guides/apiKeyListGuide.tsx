import { Button, Card, ClockProvider, EmptyState } from '~/design-system';
import { apiKeys, FIXTURE_NOW } from '~/fixtures';
import { ApiKeyList, type ApiKeyListProps } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const now = FIXTURE_NOW.getTime();
const openNothing = (): void => undefined;

const drawList = (keys: ApiKeyListProps['keys']) => (
  <ClockProvider now={now} timeZone="UTC">
    <Card padding="none">
      <ApiKeyList keys={keys} now={now} onEdit={openNothing} onRevoke={openNothing} />
    </Card>
  </ClockProvider>
);

export const createApiKeyListGuide = (): Guide => ({
  use: 'Take it for the API keys of an account, which the owner edits and revokes.',
  avoid: [
    { when: 'For the status of one key', take: 'Patterns/Keys/KeyStatusBadge' },
    { when: 'For a key that was just created', take: 'Patterns/Keys/KeyRevealDialog' },
    { when: 'For an account without keys', take: 'Design system/EmptyState' },
    { when: 'For keys that failed to load', take: 'Design system/Alert' },
  ],
  anatomy: {
    drawing: drawList([apiKeys.unused]),
    parts: [
      { name: 'Name', text: 'A heading of level 2. A description follows below it.', selector: 'h2' },
      {
        name: 'Idle mark',
        text: 'For an active key without use for 30 days, because a leak of a forgotten key stays unnoticed.',
        selector: '[data-tone="caution"]',
      },
      { name: 'Facts', text: 'The key’s beginning, its creation and its last use.', selector: 'dl' },
      { name: 'Scopes', text: 'With the words of the API.', selector: 'p:last-of-type' },
      { name: 'Status', text: 'Active or revoked.', selector: '[data-tone="positive"]' },
      {
        name: 'Actions',
        text: 'Open the dialogs. A revoked key has none, and the place stays empty where the room is wide.',
        selector: 'div:has(> button)',
      },
    ],
  },
  pairs: [
    {
      right: (
        <Card padding="none">
          <EmptyState title="No API keys yet" level={3} action={<Button>Create New Key</Button>}>
            Create a key, then give it to torchward-link or to your server’s plugin.
          </EmptyState>
        </Card>
      ),
      wrong: drawList([]),
      because: 'A list without keys draws nothing, so the screen replaces it and offers the first step.',
    },
  ],
  accessibility: [
    'Each button is named with its key: “Revoke survival-1 plugin”.',
    'When the order changes, the focus stays with its key. A key that leaves the list loses the focus, and no other key gets it.',
    'The list is busy while it loads and while `refreshing`. It announces nothing itself.',
  ],
  content: [
    'Pass the `now` of `useClock`, from which the times in the list count too.',
    'Draw a checkbox for the revoked keys above the list, and pass only the keys that it asks for.',
  ],
});
