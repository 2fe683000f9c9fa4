import { Checkbox, CheckboxGroup, RadioGroup } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

const SERVERS = (
  <>
    <Checkbox label="survival-1" description="Has settings of its own." defaultChecked />
    <Checkbox label="creative-1" />
  </>
);

export const createCheckboxGroupGuide = (): Guide => ({
  use: 'Take it where several checkboxes answer one question together.',
  avoid: [
    { when: 'For a yes or no', take: 'Design system/Checkbox' },
    { when: 'For one answer of a few', take: 'Design system/RadioGroup' },
    { when: 'For settings that take effect at once', take: 'Design system/Switch' },
    { when: 'For the scopes of an API key', take: 'Patterns/Keys/KeyScopesField' },
  ],
  anatomy: {
    drawing: (
      <CheckboxGroup
        label="Servers, at least one"
        description="The entry counts on these alone."
        error="Choose a server"
      >
        {SERVERS}
      </CheckboxGroup>
    ),
    parts: [
      { name: 'Question', text: 'Names the group and says how many answers it needs.', selector: 'legend' },
      { name: 'Description', text: 'What the answers have in common. Optional.', selector: 'fieldset > p' },
      { name: 'Error', text: 'What is wrong with the choice.', selector: 'fieldset [aria-live]' },
      {
        name: 'Checkbox',
        text: 'An answer, which can be ticked beside the others.',
        selector: 'fieldset input',
      },
    ],
  },
  pairs: [
    {
      right: <CheckboxGroup label="Only on these servers; none chosen means all">{SERVERS}</CheckboxGroup>,
      wrong: <CheckboxGroup label="Servers">{SERVERS}</CheckboxGroup>,
      because: 'The question says what happens when nothing is ticked.',
    },
    {
      right: (
        <RadioGroup
          label="Automation level"
          defaultValue="warn"
          options={[
            { value: 'monitor', label: 'Monitor only' },
            { value: 'warn', label: 'Warn' },
          ]}
        />
      ),
      wrong: (
        <CheckboxGroup label="Automation level">
          <Checkbox label="Monitor only" />
          <Checkbox label="Warn" defaultChecked />
        </CheckboxGroup>
      ),
      because:
        'All checkboxes of a group can be ticked, so answers that exclude one another are radio buttons.',
    },
  ],
  keys: {
    Tab: 'Moves the focus to the next checkbox.',
    Space: 'Ticks the focused checkbox, or removes the tick.',
  },
  accessibility: [
    'It is a fieldset, and the question names the group. Screen readers read it before the first checkbox.',
    'The description and the error describe the group. The error is announced when it appears.',
    'A form moves the focus to the first checkbox when the choice is wrong.',
  ],
  content: [
    'Say in the question how many answers it needs: “Events, at least one”.',
    'Write the error as what to do: “Choose an event”.',
  ],
});
