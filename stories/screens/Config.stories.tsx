import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Preview, Verdict } from '~/contract/api.gen';
import { ready } from '~/domain';
import { configs } from '~/fixtures';
import { ConfigScreen } from '~/screens/config/ConfigScreen';
import { WebhooksPanel } from '~/screens/config/WebhooksPanel';
import { page, wholePage } from '../../.storybook/modes';
import { webhooksPanelArgs } from './webhooksPanelArgs';

const preview: Preview = {
  sample_size: 1_000,
  actions: { none: 962, warn: 21, mute: 17, kick: 0, ban: 0 },
  review: 9,
};

const verdict: Verdict = {
  final_action: 'warn',
  recommended_action: 'mute',
  category: 'advertising',
  severity: 5,
  confidence: 0.93,
  reasoning: 'Names the address of another server.',
  rule: '2. No advertising of other servers.',
  filtered: false,
  needs_review: true,
  decided_by: 'local',
};

const test = {
  message: '',
  onMessageChange: fn(),
  onRun: fn(),
  isRunning: false,
  verdict: null,
};

const meta = {
  title: 'Screens/Configuration',
  component: ConfigScreen,
  tags: ['stable'],
  parameters: { chromatic: page },
  args: {
    config: ready(configs.filled),
    draft: null,
    onDraftChange: fn(),
    onDiscard: fn(),
    onSave: fn(),
    saveState: 'idle',
    preview: ready(preview),
    onRetryPreview: fn(),
    test,
    webhooks: <WebhooksPanel {...webhooksPanelArgs} />,
    onRetry: fn(),
    leaving: false,
    onLeave: fn(),
    onStay: fn(),
  },
} satisfies Meta<typeof ConfigScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const edited = { ...configs.filled, automation_level: 'auto_ban', confidence_threshold: 0.6 } as const;

export const Filled: Story = { parameters: { chromatic: wholePage } };
export const Defaults: Story = { args: { config: ready(configs.defaults) } };

export const Edited: Story = {
  args: { draft: edited },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('82%')).toBeVisible();
    await expect(canvas.getAllByText('60%').length, 'in the form and in the summary').toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

/** Saving is never refused: who isn't sure whether the last change went through may press again. */
export const NothingChanged: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('What will change')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const EditTheFields: Story = {
  args: { config: ready(configs.defaults) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Up to kick/ }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ automation_level: 'auto_kick' }),
    );
    canvas.getByRole('slider', { name: 'Confidence threshold' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ confidence_threshold: 0.71 }),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pre-filter' }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ pre_filter_config: { enabled: false } }),
    );
  },
};

const says = (state: 'saving' | 'saved' | 'failed', text: string): Story => ({
  args: { draft: edited, saveState: state },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(text).length).toBeGreaterThan(0);
  },
});
export const Saving: Story = says('saving', 'Saving...');
export const Saved: Story = says('saved', '✓ Saved successfully');
export const SaveFailed: Story = says('failed', '✗ Failed to save');
export const SaveFailedWithTheServersWords: Story = {
  args: { draft: edited, saveState: 'failed', saveDetail: 'The database is being restarted.' },
};

export const RulesTooLong: Story = {
  args: { draft: { ...configs.filled, server_rules: 'No swearing. '.repeat(400) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await expect(canvas.getByText('The rules are too long to save. Shorten them first.')).toBeVisible();
  },
};

export const LeaveWithoutSaving: Story = {
  args: { draft: edited, leaving: true },
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const TestedMessage: Story = {
  args: { test: { ...test, message: 'join play.freerank.example for FREE OP', verdict } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test message' }));
    await expect(args.test.onRun).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Names the address of another server.')).toBeVisible();
  },
};
export const TestRunning: Story = { args: { test: { ...test, message: 'brb dinner', isRunning: true } } };
export const TestFailed: Story = {
  args: { test: { ...test, message: 'brb dinner', error: 'Too many tests. Try again in a minute.' } },
};

export const NoMessagesToPreview: Story = {
  args: { preview: ready({ sample_size: 0, actions: {}, review: 0 }) },
};
export const NothingWouldHappen: Story = {
  args: { preview: ready({ sample_size: 1_000, actions: { none: 1_000 }, review: 0 }) },
};
export const PreviewLoading: Story = { args: { preview: { state: 'loading' } } };
export const PreviewFailed: Story = {
  args: { preview: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryPreview).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { config: { state: 'loading' }, preview: { state: 'loading' } } };
export const Failed: Story = { args: { config: { state: 'failed', detail: null } } };
export const Narrow: Story = {
  args: { draft: edited, test: { ...test, message: 'join play.freerank.example', verdict } },
  globals: { viewport: { value: 'phone' } },
};
