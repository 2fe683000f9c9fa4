import { Badge, VisuallyHidden } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

export const createVisuallyHiddenGuide = (): Guide => ({
  use: 'Take it for words that sight finds elsewhere on the page: what a button is about, or a change that shows by itself.',
  avoid: [
    { when: 'To hide the label of a field, with its `labelHidden`', take: 'Design system/TextField' },
    { when: 'To hide the name of a column, with its `labelHidden`', take: 'Design system/Table' },
    { when: 'To name a button that has only an icon', take: 'Design system/IconButton' },
    { when: 'For a message that everybody needs', take: 'Design system/Alert' },
  ],
  pairs: [
    {
      right: <Badge tone="critical">Payment failed</Badge>,
      wrong: (
        <Badge tone="critical">
          ! <VisuallyHidden>Payment failed</VisuallyHidden>
        </Badge>
      ),
      because: 'A reader who looks at the page doesn’t learn what “!” means.',
    },
  ],
  accessibility: [
    'Give it `role="status"` to announce a change; mount it empty from the start and change its text.',
    '`role="alert"` interrupts what is being read: for failures alone.',
    'Put nothing into it that takes the focus, because the focus would not be seen.',
  ],
  content: ['Write it so that the whole name reads as one phrase: “Revoke the key named Production”.'],
});
