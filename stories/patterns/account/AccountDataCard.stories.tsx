import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Heading, Stack } from '~/design-system';
import { AccountDataCard, type DownloadState } from '~/patterns';
import { createAccountDataCardGuide } from './guides/accountDataCardGuide';

const meta = {
  title: 'Patterns/Account/AccountDataCard',
  component: AccountDataCard,
  tags: ['stable'],
  parameters: { guide: createAccountDataCardGuide },
  args: { download: { state: 'idle' }, onDownload: fn(), onCancelDownload: fn(), onDelete: fn() },
  decorators: [
    (Story) => (
      <Stack>
        <Heading level={1}>Subscription</Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof AccountDataCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const DownloadStarting: Story = { args: { download: { state: 'running', bytes: 0 } } };
export const DownloadRunning: Story = {
  args: { download: { state: 'running', bytes: 4_812_331 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('4.8 MB so far')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancelDownload).toHaveBeenCalledOnce();
  },
};
export const DownloadCanceled: Story = {
  render: function CancelableCard(args) {
    const [download, setDownload] = useState<DownloadState>({ state: 'running', bytes: 4_812_331 });
    return (
      <AccountDataCard
        {...args}
        download={download}
        onCancelDownload={() => setDownload({ state: 'idle' })}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Download my data' })).toHaveFocus();
  },
};
export const DownloadSaved: Story = { args: { download: { state: 'done', bytes: 48_200 } } };
export const DownloadFailed: Story = { args: { download: { state: 'failed', detail: null } } };
export const DownloadFailedWithDetail: Story = {
  args: { download: { state: 'failed', detail: 'Too many calls. Try again in a minute.' } },
};
export const Narrow: Story = {
  args: { download: { state: 'running', bytes: 4_812_331 } },
  globals: { viewport: { value: 'phone' } },
};
