import { Inline, Kbd } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

export const createKbdGuide = (): Guide => ({
  alsoCalled: ['keyboard key'],
  use: 'Take it for a key that the reader can press, in a hint or a list of shortcuts.',
  avoid: [
    { when: 'For a command or a value to type', take: 'Design system/Text' },
    { when: 'For lines to copy', take: 'Design system/CodeBlock' },
    { when: 'For a status word', take: 'Design system/Badge' },
  ],
  pairs: [
    {
      right: (
        <Inline space="half">
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </Inline>
      ),
      wrong: <Kbd>Ctrl+K</Kbd>,
      because: 'Each key has a frame of its own, so that the plus sign is not taken for a key.',
    },
  ],
  accessibility: ['Repeat the key in aria-keyshortcuts of the control that it operates.'],
  content: ['Write what is printed on the key: “Esc”, “Ctrl”, “K”.'],
});
