import { SearchIcon, TextField, type TextFieldProps } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

type Type = NonNullable<TextFieldProps['type']>;

const typeUses = {
  text: 'A name, a reason or another short text.',
  email: 'An email address.',
  search: 'What a list or a page is searched for.',
  url: 'An address, such as that of a webhook.',
  tel: 'A telephone number.',
  number: 'An exact number, such as extra servers.',
  date: 'A day, such as the first of a filter.',
  'datetime-local': 'A day and a time.',
} satisfies Record<Type, string>;

const typeLabels = {
  text: 'Name',
  email: 'Email',
  search: 'Player',
  url: 'Address',
  tel: 'Telephone',
  number: 'Extra servers',
  date: 'From',
  'datetime-local': 'Until',
} satisfies Record<Type, string>;

const fontUses = {
  text: 'Words and numbers.',
  mono: 'Keys and uuids, whose characters are compared one by one.',
} satisfies Record<NonNullable<TextFieldProps['font']>, string>;

export const createTextFieldGuide = (): Guide => ({
  alsoCalled: ['input', 'search field'],
  use: 'Take a text field for one line of text, a number or a day.',
  avoid: [
    { when: 'For a password', take: 'Design system/PasswordField' },
    { when: 'For several lines', take: 'Design system/TextArea' },
    { when: 'For one of several known values', take: 'Design system/Select' },
    { when: 'For an approximate number', take: 'Design system/Slider' },
  ],
  anatomy: {
    drawing: (
      <TextField
        label="Player"
        type="search"
        icon={SearchIcon}
        description="A name or a uuid."
        defaultValue="mossy_fox"
      />
    ),
    parts: [
      {
        name: 'Label',
        text: 'Names the value. `labelHidden` keeps it for screen readers.',
        selector: 'label',
      },
      { name: 'Control', text: 'Holds the value.', selector: 'input' },
      {
        name: 'Description',
        text: 'Helps to fill it in. An error stands above it. Optional.',
        selector: '[id$="-description"]',
      },
      { name: 'Icon', text: 'Repeats the label’s meaning. Optional.', selector: 'svg' },
    ],
  },
  variants: [
    drawVariants('type', typeUses, (value) => <TextField label={typeLabels[value]} type={value} />),
    drawVariants('font', fontUses, (value) => (
      <TextField label={`Key prefix in ${value}`} font={value} defaultValue="sk_live_8f2c" />
    )),
  ],
  pairs: [
    {
      right: <TextField label="Email" type="email" description="We send the verification link here." />,
      wrong: <TextField label="Email" type="email" placeholder="We send the link here" />,
      because: 'A placeholder goes with the first letter; a description stays.',
    },
    {
      right: <TextField label="Until" type="date" error="Choose a day on or after the first." />,
      wrong: <TextField label="Until" type="date" error="Invalid date" />,
      because: 'An error says how to correct the value.',
    },
  ],
  accessibility: [
    'The label names it, and the error and the description describe it, in this order.',
    'An error marks it as invalid, and is announced when it appears.',
    'Give it `autoComplete` where it asks for the visitor’s own name or address.',
  ],
  content: [
    'Label it with a noun: “Email”, not “Enter your email”.',
    'A placeholder is an example of the value, never its name.',
  ],
});
