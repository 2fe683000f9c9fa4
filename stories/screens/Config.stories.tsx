import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Config, Preview, SwearingRule } from '~/contract/api.gen';
import { toReady } from '~/domain';
import { configs, previews, verdicts } from '~/fixtures';
import { ConfigScreen } from '~/screens/config/ConfigScreen';
import { ListsPanel } from '~/screens/config/ListsPanel';
import { WebhooksPanel } from '~/screens/config/WebhooksPanel';
import { framedPageDocs } from '../../.storybook/docs';
import { pageModes, wholePageModes } from '../../.storybook/modes';
import { listsPanelArgs } from './listsPanelArgs';
import { webhooksPanelArgs } from './webhooksPanelArgs';

const test = {
  message: '',
  onMessageChange: fn(),
  onRun: fn(),
  loading: false,
  verdict: null,
};

const meta = {
  title: 'Screens/Configuration',
  component: ConfigScreen,
  tags: ['stable'],
  parameters: { chromatic: pageModes, docs: framedPageDocs },
  args: {
    config: toReady(configs.filled),
    draft: null,
    onDraftChange: fn(),
    rulesIncluded: true,
    onDiscard: fn(),
    onForget: fn(),
    onKeepMine: fn(),
    onSave: fn(),
    saveState: 'idle',
    preview: toReady(previews.filled),
    onRetryPreview: fn(),
    test,
    lists: <ListsPanel {...listsPanelArgs} />,
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

export const Filled: Story = { parameters: { chromatic: wholePageModes } };
/** Another caller saved the configuration while the owner edited it. */
export const ChangedMeanwhile: Story = {
  args: {
    config: toReady({ ...configs.filled, server_rules: '1. Be kind.', version: 4 }),
    draft: { ...edited, version: 3 },
  },
  play: async ({ args, canvas }) => {
    const notice = within(
      canvas.getByText('The configuration changed while you edited it').closest('[data-tone]') as HTMLElement,
    );
    await expect(notice.getByText('In force: Up to mute. Yours: Up to ban.')).toBeVisible();
    await expect(notice.getByRole('textbox', { name: 'Server rules in force' })).toHaveValue('1. Be kind.');
    await userEvent.click(notice.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(notice.getByRole('button', { name: 'Take the one in force' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveFocus();
  },
};
export const SetAside: Story = {
  args: { onBringBack: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bring mine back' }));
    await expect(args.onBringBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Forget it' }));
    await expect(args.onForget).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveFocus();
  },
};
export const WithAiModel: Story = {
  name: 'With AI Model',
  args: { aiModel: 'claude-haiku-4-5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Server rules/)).toHaveAccessibleDescription(
      /claude-haiku-4-5 reads them as context for every message/,
    );
  },
};
export const LocalRulesOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Server rules/)).toHaveAccessibleDescription(
      /No AI model is configured: local rules apply what they understand of them/,
    );
  },
};
export const Defaults: Story = {
  args: { config: toReady(configs.defaults), preview: toReady({ ...previews.filled, rules: [] }) },
};

/** Starter has no custom rules: said before anything is typed, and everything else can be changed. */
export const RulesNotIncluded: Story = {
  args: { config: toReady(configs.defaults), preview: toReady(previews.empty), rulesIncluded: false },
  play: async ({ args, canvas }) => {
    const rules = canvas.getByRole('textbox', { name: 'Server rules' });
    await expect(rules).toHaveAttribute('readonly');
    await expect(rules).toHaveAccessibleDescription(/^Custom rules are part of the Growth and Pro plans\./);
    await expect(canvas.getByRole('link', { name: 'Change plan' })).toHaveAttribute('href', '/subscribe');
    await userEvent.type(rules, 'Be kind.');
    await expect(args.onDraftChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pre-filter' }));
    await expect(args.onDraftChange).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region', { name: 'How your rules are read' })).toBeNull();
  },
};
export const RulesOfALargerPlan: Story = {
  args: { rulesIncluded: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Server rules' })).toHaveAccessibleDescription(
      /These stay in force\./,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove these rules' }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ ...configs.filled, server_rules: '' });
    await expect(canvas.getByRole('textbox', { name: 'Server rules' })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'How your rules are read' })).toBeVisible();
  },
};

export const Edited: Story = {
  args: { draft: edited },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('82%')).toBeVisible();
    await expect(canvas.getAllByText('60%').length, 'in the form and in the summary').toBe(2);
    await expect(
      canvas.getByText('An estimate: level and threshold on the verdicts of your last 1,000 messages'),
      'the verdicts were given by the rules of then',
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveFocus();
  },
};

/** Saving is never refused, so that an owner who isn't sure of the last save may press again. */
export const NothingChanged: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('What will change')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const EditTheFields: Story = {
  args: { config: toReady(configs.defaults) },
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

/** A choice about swearing beside what the edited rules say of it. */
const createSwearingArgs = (choice: Config['swearing'], swearing_rule?: SwearingRule) => {
  const { rule, reading, action } = swearing_rule ?? {};
  const text = rule?.replace('5. ', '');
  return {
    draft: {
      ...configs.filled,
      swearing: choice,
      server_rules: [configs.filled.server_rules, ...(rule ? [rule] : [])].join('\n'),
    },
    preview: toReady<Preview>({
      ...previews.filled,
      rules: [
        ...previews.filled.rules,
        ...(text && reading
          ? [{ number: 5, text, reading, categories: ['profanity' as const], ...(action ? { action } : {}) }]
          : []),
      ],
      ...(swearing_rule ? { swearing_rule } : {}),
    }),
  };
};
const FORBIDS: SwearingRule = { reading: 'forbids', rule: '5. No swearing.', mild_words: true };
const PERMITS: SwearingRule = { reading: 'permits', rule: '5. Swearing is fine.', mild_words: true };

const expectRulesComeFirst =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText('Your rules come first')).toBeVisible();
    await expect(canvas.getByText(text)).toBeVisible();
  };

export const SwearingWarned: Story = {
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Swearing' });
    await expect(group).toHaveAccessibleDescription(/Swearing at a player is harassment/);
    const options = within(group).getAllByRole('radio');
    await expect(options.map((option) => (option as HTMLInputElement).value)).toEqual([
      'allow',
      'warn',
      'act',
    ]);
    await expect(within(group).getByRole('radio', { name: 'Warn' })).toBeChecked();
    await expect(canvas.queryByText('Your rules come first')).toBeNull();
    await userEvent.click(within(group).getByRole('radio', { name: 'Allow' }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...configs.filled, swearing: 'allow' });
  },
};
export const SwearingAllowed: Story = {
  args: createSwearingArgs('allow'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Allow' })).toBeChecked();
    const change = canvas.getByText('What will change').parentElement as HTMLElement;
    await expect(within(change).getByText('Swearing')).toBeVisible();
  },
};
export const SwearingActedOn: Story = { args: createSwearingArgs('act') };
export const SwearingAllowedAgainstARule: Story = {
  args: createSwearingArgs('allow', FORBIDS),
  play: expectRulesComeFirst(
    'Your rules forbid swearing (“5. No swearing.”), so it still leads to a warning.',
  ),
};
export const SwearingWarnedUnderARule: Story = {
  args: createSwearingArgs('warn', FORBIDS),
  play: expectRulesComeFirst(
    'Your rules forbid swearing (“5. No swearing.”), so mild words lead to a warning too.',
  ),
};
export const SwearingActedOnAgainstARule: Story = {
  args: createSwearingArgs('act', PERMITS),
  play: expectRulesComeFirst('Your rules permit swearing (“5. Swearing is fine.”), so it leads to nothing.'),
};
export const SwearingRuleNamesAnAction: Story = {
  args: createSwearingArgs('warn', { ...FORBIDS, rule: '5. Swearing: kick', action: 'kick' }),
  play: expectRulesComeFirst('Your rules forbid swearing (“5. Swearing: kick”), so it leads to a kick.'),
};
export const SwearingRuleOnAPhone: Story = {
  args: createSwearingArgs('allow', {
    ...FORBIDS,
    rule: `5. ${'No swearing, no cursing and no bad language of any kind, ever. '.repeat(4)}`,
  }),
  globals: { viewport: { value: 'phone' } },
};

const says =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getAllByText(text).length).toBeGreaterThan(0);
  };
/** The status of a save is at the foot of the page. */
const downToTheFoot = { chromatic: { cropToViewport: false } };
export const Saving: Story = {
  args: { draft: edited, saveState: 'saving' },
  parameters: downToTheFoot,
  play: says('Saving...'),
};
export const Saved: Story = {
  args: { draft: edited, saveState: 'saved' },
  parameters: downToTheFoot,
  play: says('✓ Saved successfully'),
};
export const SaveFailed: Story = {
  args: { draft: edited, saveState: 'failed' },
  parameters: downToTheFoot,
  play: says('✗ Failed to save'),
};
export const SaveFailedWithDetail: Story = {
  args: { draft: edited, saveState: 'failed', saveDetail: 'The database is being restarted.' },
  parameters: downToTheFoot,
};
/** The status disappears after three seconds; the reason stays until the next save. */
export const SaveFailedEarlier: Story = {
  args: { draft: edited, saveState: 'idle', saveDetail: 'The database is being restarted.' },
  parameters: downToTheFoot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The database is being restarted.');
  },
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
  args: { test: { ...test, message: 'join play.freerank.example for FREE OP', verdict: verdicts.held } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Test message' }));
    await expect(args.test.onRun).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Names the address of another server.')).toBeVisible();
  },
};
export const TestRunning: Story = { args: { test: { ...test, message: 'brb dinner', loading: true } } };
export const TestFailed: Story = {
  args: { test: { ...test, message: 'brb dinner', error: 'Too many tests. Try again in a minute.' } },
};

export const NoMessagesToPreview: Story = {
  args: { preview: toReady({ ...previews.empty, rules: previews.filled.rules }) },
};
export const PreviewWithoutActions: Story = {
  args: { preview: toReady({ ...previews.filled, actions: { none: 1_000 }, review: 0 }) },
};
/** Which clauses the local rules apply, and which only an AI can judge. */
export const SomeRulesNeedAnAi: Story = {
  name: 'Some Rules Need An AI',
  play: async ({ canvas }) => {
    const clauses = within(canvas.getByRole('list', { name: 'Clauses' })).getAllByRole('listitem');
    await expect(clauses.map((clause) => clause.textContent)).toEqual([
      'Rule 1: Be kind.ForbidsAction by severity: Harassment, Hate, Self harm',
      'Rule 1: Trash talk in the arena is fine.Only an AI can judge',
      'Rule 2: No advertising of other servers.ForbidsAction by severity: Advertising',
      'Rule 3: No threats or real-world information.ForbidsAction by severity: Threat, Personal data',
      'Rule 4: English in global chat, please.Only an AI can judge',
    ]);
    await expect(canvas.getByText('2 clauses of 5 only an AI can judge')).toBeVisible();
  },
};
export const AllRulesUnderstood: Story = {
  args: {
    config: toReady({
      ...configs.filled,
      server_rules: '1. Swearing is fine, slurs are not.\n2. No advertising.',
    }),
    preview: toReady(previews.understood),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every clause is understood')).toBeVisible();
    await expect(canvas.getByText('Permits')).toBeVisible();
  },
};
export const NoRules: Story = {
  args: { config: toReady(configs.defaults), preview: toReady(previews.empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rules yet. Each one appears here as you write it.')).toBeVisible();
  },
};
/** An older server previews the settings but does not report how it reads the rules. */
export const RuleReadingsMissing: Story = {
  args: { preview: toReady({ ...previews.filled, rules: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The server has not told yet how it reads them.')).toBeVisible();
    await expect(canvas.queryByText(/No rules yet/)).toBeNull();
  },
};
export const LongRulesOnAPhone: Story = {
  args: { preview: toReady(previews.extreme) },
  globals: { viewport: { value: 'phone' } },
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
  args: { draft: edited, test: { ...test, message: 'join play.freerank.example', verdict: verdicts.held } },
  globals: { viewport: { value: 'phone' } },
};
