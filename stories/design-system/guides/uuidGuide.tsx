import { Text, Uuid } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

const PLAYER_UUID = '8f2c1ab0-4f7e-4c59-9b0d-2f6a1c3e5d70';

export const createUuidGuide = (): Guide => ({
  use: 'Take it for a uuid that a reader may need elsewhere, such as a player’s.',
  avoid: [
    { when: 'For a key, an address or another text to copy', take: 'Design system/CopyButton' },
    {
      when: 'For a uuid that a reader does not copy here, such as below a name in a table',
      take: 'Design system/Text',
    },
    { when: 'For a whole command to copy', take: 'Design system/CodeBlock' },
  ],
  pairs: [
    {
      right: <Uuid value={PLAYER_UUID} />,
      wrong: <Text font="mono">{PLAYER_UUID}</Text>,
      because: 'Eight characters tell two uuids apart, and a press copies all of them without an error.',
    },
    {
      right: (
        <Text>
          mossy_fox <Uuid value={PLAYER_UUID} />
        </Text>
      ),
      wrong: (
        <Text>
          Player <Uuid value={PLAYER_UUID} />
        </Text>
      ),
      because: 'A reader knows the name; the uuid stands beside it, not in its place.',
    },
  ],
  keys: { Tab: 'Moves the focus to the uuid and shows all of it.' },
  accessibility: [
    'Its name is “Copy uuid” and the whole uuid, so the shortened one is never read out.',
    'A status says “Copied” or “Not copied” after the press, for two seconds.',
  ],
});
