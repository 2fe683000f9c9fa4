import { Card } from '~/design-system';
import { FIXTURE_NOW, playerPages } from '~/fixtures';
import { PlayerTable } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const { players } = playerPages.few;

export const createPlayerTableGuide = (): Guide => ({
  use: 'Take it where the owner looks for a player and compares players by their records.',
  avoid: [
    { when: 'For the messages that players wrote', take: 'Patterns/Logs/LogTable' },
    { when: 'For what was decided about one player', take: 'Patterns/Players/PlayerDecisionTable' },
    { when: 'For one player’s messages with an action', take: 'Patterns/Players/ActionedMessageTable' },
  ],
  anatomy: {
    drawing: (
      <Card padding="none">
        <PlayerTable
          players={players.slice(0, 1)}
          total={1}
          sort={{ sort: 'last_seen', order: 'desc' }}
          onSortChange={() => undefined}
          now={FIXTURE_NOW.getTime()}
        />
      </Card>
    ),
    parts: [
      { name: 'Name', text: 'Opens the player. A press on the row does the same.', selector: '[data-row] a' },
      {
        name: 'Short uuid',
        text: 'Tells players of one name apart. The whole uuid is its title.',
        selector: '[data-row] span[title]',
      },
      {
        name: 'Last message',
        text: 'When the player wrote last. Its title has the exact time and the zone.',
        selector: '[data-row] time',
      },
    ],
  },
  accessibility: [
    'The name is the row’s header, and the only stop of the Tab key in the row.',
    'The table announces no new order and no new page. The screen announces how many players match.',
  ],
  content: [
    'Pass the players in the order of the server, which sorts all players, not one page.',
    'A count of zero is muted, so that the eye finds the others. The share below the violations is that of the player’s messages.',
  ],
});
