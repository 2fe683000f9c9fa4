import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Alert, Button, Stack } from '~/design-system';
import { StatusRegion } from '~/patterns';
import { createStatusRegionGuide } from './guides/statusRegionGuide';

const alert = (
  <Alert tone="caution" title="Your rules come first">
    They forbid swearing, whatever is chosen here.
  </Alert>
);

const meta = {
  title: 'Patterns/Forms/StatusRegion',
  component: StatusRegion,
  tags: ['stable'],
  parameters: { layout: 'padded', guide: createStatusRegionGuide },
  args: { children: alert },
} satisfies Meta<typeof StatusRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

function Choosing() {
  const [chosen, setChosen] = useState(false);
  return (
    <Stack>
      <Button onClick={() => setChosen(true)}>Allow swearing</Button>
      <StatusRegion>{chosen ? alert : null}</StatusRegion>
    </Stack>
  );
}

export const AnnouncedInAnExistingRegion: Story = {
  render: () => <Choosing />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Allow swearing' }));
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent('Your rules come first');
  },
};
