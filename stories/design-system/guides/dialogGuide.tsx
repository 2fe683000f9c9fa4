import { Alert, Button, Card, Inline, Stack, Text, type DialogProps } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

const sizes = {
  small: { text: 'For one field or one choice, such as the undo of an action.', width: 'Up to 416 px' },
  medium: { text: 'For a form or a text.', width: 'Up to 576 px' },
  large: { text: 'For a table, such as the deliveries of a webhook.', width: 'Up to 800 px' },
} satisfies Record<NonNullable<DialogProps['size']>, { text: string; width: string }>;

const sides = {
  center: { text: 'For a task that needs the whole attention.', place: 'In the middle' },
  end: {
    text: 'For the details of a row that stays visible, such as a review item. It has one width, whatever the size.',
    place: 'At the end, beside the page',
  },
} satisfies Record<NonNullable<DialogProps['side']>, { text: string; place: string }>;

const drawWords = (words: string) => (
  <Text as="span" size="small" tone="muted">
    {words}
  </Text>
);

export const createDialogGuide = (): Guide => ({
  alsoCalled: ['modal', 'drawer', 'sheet'],
  use: 'Take a dialog for a short task or for details that a visitor leaves the page’s work for, and comes back from.',
  avoid: [
    { when: 'For a yes-or-no question', take: 'Design system/ConfirmDialog' },
    { when: 'For a message that asks nothing', take: 'Design system/Alert' },
    { when: 'For a list of actions', take: 'Design system/DropdownMenu' },
    { when: 'To find pages and actions by typing', take: 'Design system/CommandMenu' },
    { when: 'For text that opens within the page', take: 'Design system/Accordion' },
  ],
  variants: [
    {
      prop: 'size',
      values: Object.entries(sizes).map(([value, { text, width }]) => ({
        value,
        text,
        drawing: drawWords(width),
      })),
    },
    {
      prop: 'side',
      values: Object.entries(sides).map(([value, { text, place }]) => ({
        value,
        text,
        drawing: drawWords(place),
      })),
    },
  ],
  pairs: [
    {
      right: (
        <Inline space="small">
          <Button variant="primary">Create key</Button>
          <Button>Cancel</Button>
        </Inline>
      ),
      wrong: (
        <Inline space="small">
          <Button>Cancel</Button>
          <Button variant="primary">OK</Button>
        </Inline>
      ),
      because: 'Every footer begins with the main action, and names it.',
    },
    {
      right: (
        <Alert tone="positive" announce={false}>
          Webhook added.
        </Alert>
      ),
      wrong: (
        <Card>
          <Stack space="small" align="start">
            <Text>Webhook added.</Text>
            <Button variant="primary">Close</Button>
          </Stack>
        </Card>
      ),
      because: 'A message that asks nothing stays on the page, where the reader needn’t close it.',
    },
  ],
  keys: {
    Enter: 'Presses the focused button, also the one that opens the dialog.',
    Escape: 'Closes the dialog, and the focus returns to its opener. Does nothing while it loads.',
    Tab: 'Moves the focus within the dialog, and never out of it.',
  },
  accessibility: [
    'Put fields that are sent into a `Form` with an `id`, and give the button of the footer that id as its `form`: Enter in a field then sends them too.',
    'The title names it and the description describes it. `descriptionHidden` hides the description from sight alone.',
    'The focus starts at the first field, and without one at the dialog. In a sheet it starts at the sheet.',
    'Give `returnFocus` where the opener is gone when the dialog closes, such as a row that was removed. An opener within another dialog leaves the focus to that dialog.',
  ],
  content: [
    'Title it like the button that opened it: “Create key”.',
    'Say in the description, in one sentence, what can be done here.',
  ],
});
