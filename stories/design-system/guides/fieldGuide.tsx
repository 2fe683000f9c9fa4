import { Field } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

export const createFieldGuide = (): Guide => ({
  alsoCalled: ['help text', 'hint'],
  use: 'Take a field to give a label, a description and an error to a control that the design system doesn’t have.',
  avoid: [
    { when: 'For a line of text', take: 'Design system/TextField' },
    { when: 'For several lines', take: 'Design system/TextArea' },
    { when: 'For one of many options', take: 'Design system/Select' },
    { when: 'For a password', take: 'Design system/PasswordField' },
    { when: 'For a yes or no', take: 'Design system/Checkbox' },
    { when: 'For several controls under one question', take: 'Design system/RadioGroup' },
  ],
  anatomy: {
    drawing: (
      <Field label="Accent" description="Seen by you alone." error="Choose a darker colour">
        {(control) => <input type="color" defaultValue="#17b3aa" {...control} />}
      </Field>
    ),
    parts: [
      { name: 'Label', text: 'Names the control. A press on it moves the focus there.', selector: 'label' },
      { name: 'Control', text: 'Yours, with the attributes that the field gives.', selector: 'input' },
      {
        name: 'Description',
        text: 'Helps before anything is wrong. It stays beside an error.',
        selector: '[id$="-description"]',
      },
      { name: 'Error', text: 'What is wrong and how to correct it.', selector: '[aria-live]' },
    ],
  },
  pairs: [
    {
      right: (
        <Field label="Accent" error="Choose a darker colour: white text on it is hard to read">
          {(control) => <input type="color" defaultValue="#17b3aa" {...control} />}
        </Field>
      ),
      wrong: (
        <Field label="Accent" error="Invalid value">
          {(control) => <input type="color" defaultValue="#17b3aa" {...control} />}
        </Field>
      ),
      because: 'An error that says what to change is corrected at the first try.',
    },
    {
      right: (
        <Field label="Accent" optional>
          {(control) => <input type="color" defaultValue="#17b3aa" {...control} />}
        </Field>
      ),
      wrong: (
        <Field label="Accent (if you like)">
          {(control) => <input type="color" defaultValue="#17b3aa" {...control} />}
        </Field>
      ),
      because: 'The prop writes the same word in the same place in every form.',
    },
  ],
  accessibility: [
    'Spread the given attributes on the control: they tie it to its label, its error and its description, read in this order.',
    'An error marks the control as invalid and is announced when it appears.',
    'The label names one control. Several under one question need a `fieldset`.',
  ],
  content: [
    'Write a label as a noun without a colon.',
    'Mark what is optional, not what is required.',
    'Say in an error what to do: “Enter a whole address”.',
  ],
});
