import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button, Stack } from '~/design-system';
import { SuccessBanner } from '~/patterns';
import { createSuccessBannerGuide } from './guides/successBannerGuide';

const MESSAGE = 'API key updated successfully';

const meta = {
  title: 'Patterns/Forms/SuccessBanner',
  component: SuccessBanner,
  tags: ['stable'],
  parameters: { layout: 'padded', guide: createSuccessBannerGuide },
  args: { message: MESSAGE },
} satisfies Meta<typeof SuccessBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const ExtremeText: Story = { args: { message: 'The name of a server '.repeat(20) } };

function Saving() {
  const [message, setMessage] = useState<string | null>(null);
  return (
    <Stack>
      <SuccessBanner message={message} />
      <Button onClick={() => setMessage(MESSAGE)}>Save</Button>
    </Stack>
  );
}

export const AnnouncedInAnExistingRegion: Story = {
  render: () => <Saving />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent(MESSAGE);
  },
};
