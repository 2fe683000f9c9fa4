import { Checkbox, RadioGroup, Stack } from '~/design-system';
import { drawVariants, type Guide } from '../../../.storybook/guide';

const checkedUses = {
  false: 'No, or not answered yet.',
  true: 'Yes.',
};

export const createCheckboxGuide = (): Guide => ({
  use: 'Take a checkbox for a yes or no that is sent with a form.',
  avoid: [
    { when: 'For a setting that takes effect at once', take: 'Design system/Switch' },
    { when: 'For several things that can be chosen together', take: 'Design system/CheckboxGroup' },
    { when: 'For one of a few options', take: 'Design system/RadioGroup' },
    { when: 'For one of many options', take: 'Design system/Select' },
    { when: 'For the scopes of an API key', take: 'Patterns/Keys/KeyScopesField' },
  ],
  anatomy: {
    drawing: (
      <Checkbox
        label="I agree to the Terms of Service"
        description="They apply from the first day of the trial."
        error="You must agree to the Terms of Service"
      />
    ),
    parts: [
      { name: 'Label', text: 'What a tick means. A press on it ticks the box.', selector: 'label' },
      { name: 'Description', text: 'What follows from the tick. Optional.', selector: 'label + span' },
      { name: 'Error', text: 'What is wrong and how to correct it.', selector: '[aria-live]' },
      { name: 'Box', text: 'The browser’s own checkbox.', selector: 'input' },
    ],
  },
  variants: [
    drawVariants('defaultChecked', checkedUses, (value) => (
      <Checkbox label="Show revoked keys" defaultChecked={value === 'true'} />
    )),
  ],
  pairs: [
    {
      right: <Checkbox label="Show revoked keys" />,
      wrong: <Checkbox label="Don’t hide revoked keys" />,
      because: 'A tick means yes: with a negative label it means yes to a no.',
    },
    {
      right: (
        <RadioGroup
          label="On which servers?"
          defaultValue="all"
          options={[
            { value: 'all', label: 'On all servers' },
            { value: 'one', label: 'Only on survival-1' },
          ]}
        />
      ),
      wrong: (
        <Stack space="xsmall">
          <Checkbox label="On all servers" defaultChecked />
          <Checkbox label="Only on survival-1" />
        </Stack>
      ),
      because: 'Checkboxes can all be ticked, so take radio buttons where one answer excludes the other.',
    },
  ],
  keys: { Space: 'Ticks the focused box, or removes the tick.' },
  accessibility: [
    'The label, links in it included, is its name. The error and then the description are read after it.',
    'An error marks the box as invalid and is announced when it appears.',
  ],
  content: [
    'Say what is so when the box is ticked.',
    'Write the error as what to do: “You must agree to the Terms of Service”.',
  ],
});
