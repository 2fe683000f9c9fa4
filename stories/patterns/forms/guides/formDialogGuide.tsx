import { Alert, TextField } from '~/design-system';
import type { Guide } from '../../../../.storybook/guide';

export const createFormDialogGuide = (): Guide => ({
  use: 'Take it for one to six fields that open above the page and that one button sends. It draws the dialog, its buttons and its error; `useForm` holds the values.',
  avoid: [
    { when: 'For fields that stand on the page', take: 'Design system/Form' },
    { when: 'To ask before something is destroyed, without fields', take: 'Design system/ConfirmDialog' },
    { when: 'For content without a form', take: 'Design system/Dialog' },
  ],
  pairs: [
    {
      right: <TextField label="Reason" required error="Reason is required" />,
      wrong: (
        <Alert tone="critical" announce={false}>
          Reason is required
        </Alert>
      ),
      because: '`error` is for what the server refused; a rule of `useForm` puts its sentence at the field.',
    },
  ],
  keys: {
    Enter: 'Sends the fields from a field of one line.',
    Escape: 'Cancels, unless the fields are being sent.',
  },
  accessibility: [
    'A refused field takes the focus and names its error.',
    'While the fields are being sent, the dialog stays open and the buttons keep the focus.',
    'A failure is announced, and the fields keep what was typed.',
  ],
  content: [
    '`submitLabel` is the verb of the title: “Create key” in “Create API key”.',
    'Mount it while it is open: each opening begins with `initialValues`.',
    'Spread `form.field(name)` on a text field or checkbox; give other controls `form.values` and `form.setValues`.',
  ],
});
