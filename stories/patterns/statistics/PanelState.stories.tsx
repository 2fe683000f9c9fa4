import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, Skeleton, Text } from '~/design-system';
import { toReady, type Loadable } from '~/domain';
import { PanelState } from '~/patterns';
import { createPanelStateGuide } from './guides/panelStateGuide';

const SHOWN = '48,210 messages in the last 24 hours';
const aged: Loadable<string> = { state: 'ready', data: SHOWN, refreshing: false, stale: true, updatedAt: 0 };

const meta = {
  title: 'Patterns/Statistics/PanelState',
  component: PanelState,
  tags: ['stable'],
  args: {
    value: toReady(SHOWN),
    subject: 'the statistics',
    onRetry: fn(),
    loading: <Skeleton width="half" />,
    children: (text: string) => <Text>{text}</Text>,
  },
  parameters: { guide: createPanelStateGuide },
} satisfies Meta<typeof PanelState<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { value: { state: 'loading' } } };

export const Failed: Story = {
  args: { value: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not load the statistics');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const FailedAgain: Story = {
  render: function Retried(args) {
    const [value, setValue] = useState<Loadable<string>>({ state: 'failed', detail: null });
    const fail = () => setValue({ state: 'failed', detail: 'The database is being restarted.' });
    return (
      <>
        <PanelState {...args} value={value} onRetry={() => setValue({ state: 'loading' })} />
        <Button onClick={fail}>Fail</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(document.activeElement).toHaveAttribute('data-state', 'loading');
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(canvas.getByText('The database is being restarted.')).toBeVisible();
    await expect(canvasElement.querySelector('[tabindex]')).toBeNull();
  },
};
export const FailedWithDetail: Story = {
  args: { value: { state: 'failed', detail: 'The database is being restarted. Try again in a minute.' } },
};
export const Stale: Story = {
  args: { value: aged },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(SHOWN)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByText(/^Could not refresh/).closest('[aria-live="polite"]')).not.toBeNull();
  },
};
export const Refreshing: Story = {
  args: { value: { ...aged, refreshing: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    // Screen readers announce a change of a region, not a region that appears together with its text.
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
  },
};
