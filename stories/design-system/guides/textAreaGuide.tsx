import { TextArea, TextField, type TextAreaProps } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const fontUses = {
  text: 'Words: rules, messages, comments.',
  mono: 'Code, and rules whose lines stand below one another.',
} satisfies Record<NonNullable<TextAreaProps['font']>, string>;

export const createTextAreaGuide = (): Guide => ({
  alsoCalled: ['multiline input', 'character count'],
  use: 'Take a text area for several lines of text, such as the server rules.',
  avoid: [
    { when: 'For one line', take: 'Design system/TextField' },
    { when: 'For code to read and copy', take: 'Design system/CodeBlock' },
    { when: 'For a control of another kind', take: 'Design system/Field' },
  ],
  anatomy: {
    drawing: (
      <TextArea
        label="Server rules"
        description="In your own words, one rule a line."
        rows={2}
        count={8}
        maxCount={4000}
        defaultValue="Be kind."
      />
    ),
    parts: [
      { name: 'Label', text: 'Names what is written.', selector: 'label' },
      {
        name: 'Count',
        text: 'Characters so far and at most. Optional.',
        selector: 'div > div > span:nth-child(2)',
      },
      { name: 'Description', text: 'Says how to write it. Optional.', selector: '[id$="-description"]' },
      { name: 'Control', text: 'As high as `rows`; a visitor can enlarge it.', selector: 'textarea' },
    ],
  },
  variants: [
    drawVariants('font', fontUses, (value) => (
      <TextArea label={`Rules in ${value}`} font={value} rows={2} defaultValue="1. Be kind." />
    )),
  ],
  pairs: [
    {
      right: <TextArea label="Rules" rows={3} defaultValue={'Be kind.\nNo advertising.\nEnglish in chat.'} />,
      wrong: <TextField label="Rules" defaultValue="Be kind. No advertising. English in chat. No links." />,
      because: 'One line hides the beginning of what was written.',
    },
    {
      right: (
        <TextArea
          label="Message"
          rows={2}
          count={4120}
          maxCount={4000}
          error="Use at most 4,000 characters."
          defaultValue="We run six servers."
        />
      ),
      wrong: (
        <TextArea
          label="Message"
          rows={2}
          maxLength={4000}
          description="At most 4,000 characters."
          defaultValue="We run six servers."
        />
      ),
      because: '`maxLength` cuts a pasted text without a word; the count shows what is too much.',
    },
  ],
  accessibility: [
    'The label names it, and the error and the description describe it, in this order.',
    'The count is not announced: give an error too when the text is too long.',
  ],
  content: [
    'Say in the description how to write it, not that it can be written.',
    'An error says how to correct the text.',
  ],
});
