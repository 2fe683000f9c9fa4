import { Button, Form, TextField } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

const sendNothing = () => undefined;

export const createFormGuide = (): Guide => ({
  use: 'Take a form for fields that one button sends together. The application keeps the values and checks them, and each field shows the `error` that it gets.',
  avoid: [
    { when: 'For fields that open above the page', take: 'Design system/Dialog' },
    { when: 'For a setting that changes at once', take: 'Design system/Switch' },
    { when: 'To ask before something is destroyed', take: 'Design system/ConfirmDialog' },
  ],
  anatomy: {
    drawing: (
      <Form
        aria-label="Drawn inquiry"
        onSubmit={sendNothing}
        fieldErrors={[{ id: 'form-guide-email', message: 'Work email is required' }]}
      >
        <TextField id="form-guide-email" label="Work email" error="Work email is required" />
        <Button type="submit" variant="primary">
          Send
        </Button>
      </Form>
    ),
    parts: [
      {
        name: 'Summary',
        text: 'Links to each field with an error, above a form that is longer than a screen. Optional.',
        selector: '[role="alert"]',
      },
      {
        name: 'Field',
        text: 'Shows its own error.',
        selector: '[data-state="invalid"]',
      },
      {
        name: 'Submit button',
        text: 'Stands below the last field, or in the footer of the dialog around the form, with the `id` of the form as its `form`.',
        selector: 'button',
      },
    ],
  },
  pairs: [
    {
      right: (
        <Form onSubmit={sendNothing}>
          <TextField label="Work email" error="Enter an address such as name@example.com" />
        </Form>
      ),
      wrong: (
        <Form onSubmit={sendNothing} error="One of the fields is wrong">
          <TextField label="Work email" />
        </Form>
      ),
      because: 'A mistake stands at its field, where the focus goes; error is for what the server refused.',
    },
  ],
  keys: { Enter: 'Submits the form from a field of one line.' },
  accessibility: [
    'After a refused submit the focus goes to the first field with an error, unless it has left the form.',
    'Return the promise of an asynchronous check from onSubmit, so that the focus waits for its result.',
    'Give an entry of fieldErrors the id of its control, to which its link moves the focus.',
  ],
  content: [
    'Name the submit button after what it does: “Submit inquiry”.',
    'Say what failed and what to do: “Failed to submit inquiry. Please try again.”',
  ],
});
