import { Alert, Stack } from '~/design-system';
import { SuccessBanner } from '~/patterns';
import type { Guide } from '../../../../.storybook/guide';

export const createSuccessBannerGuide = (): Guide => ({
  alsoCalled: ['toast', 'snackbar'],
  use: 'Take it at the head of the panel or screen whose action can succeed, and mount it before the action.',
  avoid: [
    { when: 'For an action that failed', take: 'Design system/Alert' },
    { when: 'For the result of a form with a save button', take: 'Patterns/Forms/SaveStatus' },
    { when: 'For a secret that was created', take: 'Patterns/Forms/SecretRevealDialog' },
    { when: 'For a question before the action', take: 'Design system/ConfirmDialog' },
  ],
  pairs: [
    {
      right: <SuccessBanner message="API key updated successfully" />,
      wrong: <SuccessBanner message="Done" />,
      because: 'The dialog is closed by then, so the message says what has succeeded.',
    },
    {
      right: <SuccessBanner message="API key revoked successfully" />,
      wrong: (
        <Stack space="small">
          <SuccessBanner message="API key revoked successfully" />
          <Alert tone="critical" announce={false}>
            The key could not be updated.
          </Alert>
        </Stack>
      ),
      because:
        'Set the message to `null` when the next action begins, or an old success stands beside a new failure.',
    },
  ],
  accessibility: [
    'A screen reader announces the message from a region that is on the page before it. A banner that is mounted with its message stays silent.',
    'Pass a success that another part shows as `announcement`, such as the answer to a webhook’s test.',
    'Pass what follows from the success as `continuation`, such as the review item that opens next.',
    'Turn off `announce` where a dialog that has just closed announced the message.',
    'It moves no focus. Where the opener is gone, such as the row of a revoked key, the screen moves the focus to its heading.',
  ],
  content: [
    'Name what was changed and what was done: “API key updated successfully”.',
    'The parent sets the message and takes it away; the screens of keys, lists and webhooks show it for three seconds.',
  ],
});
