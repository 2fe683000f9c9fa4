import { Button, Heading, Inline, Stack, type ConfirmDialogProps } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

const toneUses = {
  critical: 'For what destroys or loses something.',
  accent: 'For a large step that destroys nothing, such as a change of plan.',
} satisfies Record<NonNullable<ConfirmDialogProps['tone']>, string>;

export const createConfirmDialogGuide = (): Guide => ({
  alsoCalled: ['confirmation', 'destructive action'],
  use: 'Take a confirm dialog for a question before an action that can’t be undone, or that leaves something unsaved.',
  avoid: [
    { when: 'For a task with fields', take: 'Design system/Dialog' },
    { when: 'For a message that asks nothing', take: 'Design system/Alert' },
    {
      when: 'To delete the account, which is confirmed by typing',
      take: 'Patterns/Account/DeleteAccountDialog',
    },
    { when: 'To revoke an API key', take: 'Patterns/Keys/RevokeKeyDialog' },
  ],
  variants: [
    {
      prop: 'tone',
      values: [
        {
          value: 'critical',
          text: toneUses.critical,
          drawing: <Button variant="dangerSolid">Revoke key</Button>,
        },
        {
          value: 'accent',
          text: toneUses.accent,
          drawing: <Button variant="primary">Continue to checkout</Button>,
        },
      ],
    },
  ],
  pairs: [
    {
      right: (
        <Stack space="small">
          <Heading level={3} size="item">
            Revoke “Production”?
          </Heading>
          <Inline space="small">
            <Button variant="dangerSolid">Revoke key</Button>
            <Button>Cancel</Button>
          </Inline>
        </Stack>
      ),
      wrong: (
        <Stack space="small">
          <Heading level={3} size="item">
            Are you sure?
          </Heading>
          <Inline space="small">
            <Button variant="dangerSolid">Yes</Button>
            <Button>No</Button>
          </Inline>
        </Stack>
      ),
      because: 'Who reads only the title and the button still knows what is destroyed.',
    },
    {
      right: (
        <Inline space="small">
          <Button variant="dangerSolid">Cancel subscription</Button>
          <Button>Keep subscription</Button>
        </Inline>
      ),
      wrong: (
        <Inline space="small">
          <Button variant="dangerSolid">Cancel subscription</Button>
          <Button>Cancel</Button>
        </Inline>
      ),
      because: 'Set `cancelLabel` where the action itself is a cancellation.',
    },
  ],
  keys: {
    Enter: 'Presses the focused button: the one that opens the dialog, then at first Cancel.',
    Escape: 'Closes it without the action, and the focus returns to its opener. Does nothing while it loads.',
  },
  accessibility: [
    'It is an alert dialog: screen readers announce the title and the description when it opens.',
    'The focus starts at Cancel, so a hasty Enter destroys nothing.',
    'An `error` is announced at once, and the dialog stays open.',
  ],
  content: [
    'Write the title as a question that names the object.',
    'Say in the description what happens, and whether it can be undone.',
    'Repeat the verb on the button: “Revoke key”, not “OK”.',
  ],
});
