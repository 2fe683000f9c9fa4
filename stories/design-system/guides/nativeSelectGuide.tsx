import { NativeSelect, RadioGroup } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

const PLAYERS = [
  { value: '10k-100k', label: '10k to 100k' },
  { value: '100k-500k', label: '100k to 500k' },
  { value: '10m+', label: '10m and more' },
];

const ORIGINS = [
  { value: 'own', label: 'On our own machines' },
  { value: 'rented', label: 'On rented machines' },
];

export const createNativeSelectGuide = (): Guide => ({
  use: 'Take it for one option of several on a public page, which must work before its script has come.',
  avoid: [
    { when: 'Inside the app', take: 'Design system/Select' },
    { when: 'For a few options with descriptions', take: 'Design system/RadioGroup' },
    { when: 'To switch between views', take: 'Design system/SegmentedControl' },
  ],
  anatomy: {
    drawing: <NativeSelect label="Monthly players" description="Over all your servers." options={PLAYERS} />,
    parts: [
      { name: 'Label', text: 'Names what is chosen.', selector: 'label' },
      { name: 'Control', text: 'Shows the chosen option and opens the browser’s list.', selector: 'select' },
      { name: 'Description', text: 'Helps to choose. Optional.', selector: '[id$="-description"]' },
    ],
  },
  pairs: [
    {
      right: <NativeSelect label="Monthly players" options={PLAYERS} />,
      wrong: (
        <NativeSelect label="Monthly players" labelHidden placeholder="Monthly players" options={PLAYERS} />
      ),
      because: 'The placeholder is gone once an option is chosen, and the label stays.',
    },
    {
      right: <RadioGroup label="Where your servers run" options={ORIGINS} />,
      wrong: <NativeSelect label="Where your servers run" options={ORIGINS} />,
      because: 'Two options are compared at a glance when both are visible.',
    },
  ],
  accessibility: [
    'The browser draws the list, so keyboard, touch and screen readers work as in every other page.',
    'Screen readers read the error and then the description after the name.',
    'The placeholder is an option that can be chosen again: give null where one is always chosen.',
  ],
  content: ['The placeholder says what an empty choice means: “Choose”, “Not decided”.'],
});
