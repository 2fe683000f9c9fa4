import { Slider, TextField } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

const threshold = {
  label: 'Confidence threshold',
  defaultValue: 0.7,
  min: 0,
  max: 1,
  step: 0.01,
  format: (value: number) => value.toFixed(2),
};

export const createSliderGuide = (): Guide => ({
  alsoCalled: ['range'],
  use: 'Take a slider for a number whose direction matters more than its last digit, such as the confidence threshold.',
  avoid: [
    { when: 'For an exact number', take: 'Design system/TextField' },
    { when: 'For a few named steps', take: 'Design system/RadioGroup' },
    { when: 'To show a value that the reader can’t set', take: 'Design system/Meter' },
  ],
  anatomy: {
    drawing: (
      <Slider
        {...threshold}
        ends={['More automation', 'More review']}
        description="When a verdict is less sure than this, a person decides."
      />
    ),
    parts: [
      { name: 'Label', text: 'Names the value.', selector: '[id$="-label"]' },
      { name: 'Value', text: 'The number as `format` writes it.', selector: 'output' },
      { name: 'Ends', text: 'Say what less and more lead to. Optional.', selector: 'div > div[aria-hidden]' },
      {
        name: 'Track',
        text: 'All values, from `min` to `max`.',
        selector: '[data-orientation] > [data-orientation]',
      },
      { name: 'Thumb', text: 'Moves by pointer and keyboard.', selector: '[role="slider"]' },
    ],
  },
  pairs: [
    {
      right: <TextField label="Extra servers, 0 to 50" type="number" defaultValue="3" />,
      wrong: <Slider label="Extra servers" defaultValue={3} max={50} />,
      because: 'The number is paid for, and a thumb moves past it easily.',
    },
    {
      right: <Slider {...threshold} ends={['More automation', 'More review']} />,
      wrong: <Slider {...threshold} />,
      because: 'Without words at its ends the owner can’t tell which way is the careful one.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the thumb.',
    ArrowRight: 'One step up. Where text runs from right to left, one step down.',
    ArrowLeft: 'One step down. Where text runs from right to left, one step up.',
    PageUp: 'Ten steps up.',
    Home: 'The smallest value.',
    End: 'The largest value.',
  },
  accessibility: [
    'Screen readers say the value as `format` writes it.',
    'The words at the ends are hidden from them, so the description must say what the value affects.',
    '`onValueChange` comes with every move, `onValueCommit` once at its end: save on the second.',
  ],
  content: ['Name in the ends what less and more lead to, not “low” and “high”.'],
});
