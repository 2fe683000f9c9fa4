import { Button, Checkbox, Stack, Switch } from '~/design-system';
import type { Guide } from '../../../.storybook/guide';

export const createSwitchGuide = (): Guide => ({
  alsoCalled: ['toggle'],
  use: 'Take a switch for one setting that takes effect at once, such as live updates.',
  avoid: [
    { when: 'For a yes or no that is saved with a form', take: 'Design system/Checkbox' },
    { when: 'For two named values', take: 'Design system/SegmentedControl' },
    { when: 'For on, off and “as the account”', take: 'Design system/Select' },
    { when: 'For an action', take: 'Design system/Button' },
  ],
  anatomy: {
    drawing: (
      <Switch label="Live updates" description="New messages appear without a reload." defaultChecked />
    ),
    parts: [
      { name: 'Label', text: 'Names the setting. A press on it turns it too.', selector: 'label' },
      {
        name: 'Description',
        text: 'Says what it does while it is on. Optional.',
        selector: '[id$="-description"]',
      },
      { name: 'Track', text: 'Shows whether it is on.', selector: 'input' },
    ],
  },
  pairs: [
    {
      right: <Switch label="Live updates" defaultChecked />,
      wrong: <Switch label="Turn off live updates" defaultChecked />,
      because: 'The label names what is on; beside a verb the owner can’t tell whether it has happened.',
    },
    {
      right: (
        <Stack space="small" align="start">
          <Checkbox label="Pre-filter" defaultChecked />
          <Button variant="primary">Save changes</Button>
        </Stack>
      ),
      wrong: (
        <Stack space="small" align="start">
          <Switch label="Pre-filter" defaultChecked />
          <Button variant="primary">Save changes</Button>
        </Stack>
      ),
      because: 'A switch says that the setting is in effect; here it waits for the button.',
    },
  ],
  keys: { Space: 'Turns it on or off.' },
  accessibility: [
    'It is a native checkbox with the role of a switch: assistive technology hears its label, and on or off.',
    'The description is read after them.',
  ],
  content: ['Name the setting, not the action: “Live updates”.', 'Write no “on” or “off” into the label.'],
});
