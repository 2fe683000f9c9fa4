import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClockProvider } from '~/design-system';
import { ready } from '~/domain';
import { FIXTURE_NOW, serviceHealths } from '~/fixtures';
import { SupportScreen } from '~/screens/support/SupportScreen';

const meta = {
  title: 'Screens/Support',
  component: SupportScreen,
  args: {
    health: ready(serviceHealths.operational),
    onRetryHealth: fn(),
    statusPageUrl: 'https://status.torchward.example',
    communityUrl: 'https://community.torchward.example',
  },
  decorators: [
    (Story) => (
      <ClockProvider now={FIXTURE_NOW.getTime()} timeZone="UTC">
        <Story />
      </ClockProvider>
    ),
  ],
} satisfies Meta<typeof SupportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Operational: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All systems operational')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@torchward.example' })).toHaveAttribute(
      'href',
      'mailto:support@torchward.example',
    );
  },
};
export const Degraded: Story = { args: { health: ready(serviceHealths.degraded) } };
export const Loading: Story = { args: { health: { state: 'loading' } } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const StatusUnknown: Story = {
  args: { health: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Status unknown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryHealth).toHaveBeenCalledOnce();
  },
};

export const StatusOfAnHourAgo: Story = {
  args: {
    health: {
      state: 'ready',
      data: serviceHealths.operational,
      refreshing: false,
      stale: true,
      updatedAt: FIXTURE_NOW.getTime() - 3_600_000,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Status unknown')).toBeVisible();
    await expect(canvas.queryByText('All systems operational')).toBeNull();
  },
};

export const SearchTheQuestions: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Search the questions'), 'lost key');
    await expect(await canvas.findByText('1 answer found')).toBeVisible();
    await expect(canvas.getByText('I lost an API key. Can you tell me what it was?')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Search the questions'), 'xyzzy');
    await expect(await canvas.findByText('No question matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all questions' }));
    await expect(await canvas.findByText('Can I connect several servers to one account?')).toBeVisible();
  },
};
