import { Stack, Text } from '~/design-system';
import { players } from '~/fixtures';
import { PlayerCell } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

const { mossy, longName } = players;

export const createPlayerCellGuide = (): Guide => ({
  use: 'Take it in a table or a list of messages, for the player who wrote a message.',
  avoid: [
    { when: 'For a uuid that the reader copies', take: 'Design system/Uuid' },
    { when: 'For a member of the account', take: 'Design system/Avatar' },
    { when: 'For what was decided about a player', take: 'Patterns/Players/PlayerDecisionTable' },
    { when: 'For the name in a sentence', take: 'Design system/Text' },
  ],
  variants: [
    {
      prop: 'inline',
      values: [
        {
          value: 'false',
          text: 'For rows that have two lines anyway, such as those of the review queue.',
          drawing: <PlayerCell name={mossy.player_name} uuid={mossy.player_uuid} />,
        },
        {
          value: 'true',
          text: 'For dense rows of one line, such as those of the log.',
          drawing: <PlayerCell name={mossy.player_name} uuid={mossy.player_uuid} inline />,
        },
      ],
    },
  ],
  pairs: [
    {
      right: <PlayerCell name={mossy.player_name} uuid={mossy.player_uuid} />,
      wrong: (
        <Stack space="none">
          <Text as="span" weight="medium">
            {mossy.player_name}
          </Text>
          <Text as="span" font="mono" size="caption" tone="muted">
            {mossy.player_uuid}
          </Text>
        </Stack>
      ),
      because: 'Eight characters tell two players of one name apart, and the column stays narrow.',
    },
    {
      right: <PlayerCell name={longName.player_name} uuid={longName.player_uuid} />,
      wrong: (
        <PlayerCell
          name={`${longName.player_name.slice(0, 12)}...`}
          uuid={longName.player_uuid.slice(0, 8)}
        />
      ),
      because: 'The cell shortens both itself, and shows the whole name and the whole uuid on hover.',
    },
  ],
  accessibility: [
    'The name takes the direction of its own letters.',
    'Screen readers read the name and the first eight characters. A finger or a key can’t open the whole uuid here, so show it with `Uuid` on the page of the player.',
  ],
  content: [
    'Write the name as the game server sent it, without “@” or quotes.',
    'A name that is too long for its place ends in an ellipsis. The short uuid is never cut.',
  ],
});
