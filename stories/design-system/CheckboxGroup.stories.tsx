import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox, CheckboxGroup, Grid, RadioGroup } from '~/design-system';
import { createCheckboxGroupGuide } from './guides/checkboxGroupGuide';

const onChange = fn();
const EVENTS = (
  <>
    <Checkbox
      name="events"
      value="message.actioned"
      label="Message actioned"
      description="A player was warned, muted, kicked or banned."
      defaultChecked
      onChange={onChange}
    />
    <Checkbox
      name="events"
      value="review.pending"
      label="Review pending"
      description="A message waits for a reviewer."
      onChange={onChange}
    />
  </>
);
const QUESTION = 'Events, at least one';
const DESCRIPTION = 'Each event is sent to the address once.';
const ERROR = 'Choose an event';

const meta = {
  title: 'Forms/CheckboxGroup',
  id: 'design-system-checkboxgroup',
  component: CheckboxGroup,
  tags: ['stable', 'since-1.0'],
  args: { label: QUESTION, children: EVENTS },
  parameters: { guide: createCheckboxGroupGuide },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDescription: Story = { args: { description: DESCRIPTION } };
export const WithError: Story = { args: { error: ERROR } };
export const WithDescriptionAndError: Story = {
  args: { description: DESCRIPTION, error: ERROR },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: QUESTION });
    await expect(group).toHaveAccessibleDescription(`${DESCRIPTION} ${ERROR}`);
    for (const checkbox of canvas.getAllByRole('checkbox')) await expect(checkbox).toBeValid();
  },
};
/** Both kinds of answers stand alike in a form. */
export const BesideARadioGroup: Story = {
  render: () => (
    <Grid columns={{ phone: 2 }}>
      <CheckboxGroup label="Channels" description="Where a line may stand.">
        <Checkbox label="Public" defaultChecked />
        <Checkbox label="Private" description="Between two players." />
        <Checkbox label="Sign" />
      </CheckboxGroup>
      <RadioGroup
        label="Channel"
        description="Where a line may stand."
        options={[
          { value: 'public', label: 'Public' },
          { value: 'private', label: 'Private', description: 'Between two players.' },
          { value: 'sign', label: 'Sign' },
        ]}
        defaultValue="public"
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const readTops = (role: 'checkbox' | 'radio'): number[] =>
      canvas.getAllByRole(role).map((control) => Math.round(control.getBoundingClientRect().top));
    await expect(readTops('checkbox')).toEqual(readTops('radio'));
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const checkbox of canvas.getAllByRole('checkbox')) await expect(checkbox).toBeDisabled();
  },
};
export const ExtremeText: Story = {
  args: { label: `${QUESTION} `.repeat(12), error: `${ERROR} `.repeat(20) },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { label: 'الأحداث' }, globals: { direction: 'rtl' } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const second = canvas.getByRole('checkbox', { name: 'Review pending' });
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toBeChecked();
    await expect(onChange).toHaveBeenCalled();
  },
};
