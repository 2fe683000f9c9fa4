import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toReady } from '~/domain';
import { explanations } from '~/fixtures';
import { MessageExplanation } from '~/patterns';
import { createMessageExplanationGuide } from './guides/messageExplanationGuide';

const meta = {
  title: 'Patterns/Verdict/MessageExplanation',
  component: MessageExplanation,
  tags: ['stable'],
  parameters: { guide: createMessageExplanationGuide },
  args: { explanation: toReady(explanations.disguised), onRetry: fn(), aiModel: null },
} satisfies Meta<typeof MessageExplanation>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const expectTexts =
  (...texts: readonly (string | RegExp)[]): Play =>
  async ({ canvas }) => {
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Disguised: Story = {
  play: async ({ canvas }) => {
    const stages = within(await canvas.findByRole('list', { name: 'Stages' }));
    await expect(stages.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual([
      'Reading',
      'Your lists',
      'Local rules',
      'Second opinion',
      'AI',
      'Decision',
    ]);
    await expect(
      stages.getAllByText((_, element) => element?.tagName === 'MARK').map((mark) => mark.textContent),
    ).toEqual(['𝗎', '0', 'u', 'o']);
    await expect(stages.getByText('Local rules decided, not an AI.')).toBeVisible();
    await expect(stages.getByText('Severity 4 of 10 leads to a warning.')).toBeVisible();
  },
};
export const ClearedByPreFilter: Story = {
  args: { explanation: toReady(explanations.cleared) },
  play: expectTexts(
    'Read as it is written.',
    'The pre-filter clears the message, so no rule is asked.',
    'The pre-filter cleared the message, so it leads to no action.',
  ),
};
export const DecidedByAi: Story = {
  name: 'Decided By AI',
  args: { explanation: toReady(explanations.byAi), aiModel: 'claude-haiku-4-5' },
  play: expectTexts(
    'claude-haiku-4-5 decided.',
    'A confidence of 62% is below the threshold of 70%, so a reviewer is asked.',
    'The automation level “Warn” allows no mute without a reviewer.',
  ),
};
export const AddedBySecondOpinion: Story = {
  args: { explanation: toReady(explanations.reversed) },
  play: expectTexts(
    'No rule finds anything.',
    '81 of 100 such messages needed an action. It added a finding that the rules do not have.',
  ),
};
export const DoubtedBySecondOpinion: Story = {
  args: { explanation: toReady(explanations.doubted) },
  play: expectTexts('The second opinion is not sure enough for an action, so a reviewer is asked.'),
};
export const OnTheLists: Story = {
  args: { explanation: toReady(explanations.listed) },
  play: expectTexts('An entry of your lists decided. Recommended: Mute.'),
};
export const SwearingAllowed: Story = {
  args: { explanation: toReady(explanations.swearing) },
  play: expectTexts(
    'Your setting for swearing allows it, so it does not count.',
    'Your setting for swearing allows it, so it leads to no action.',
  ),
};
export const ChangedSince: Story = {
  args: { explanation: toReady(explanations.changed) },
  play: expectTexts(
    'Judged today: nothing in it breaks a rule. Recommended: None.',
    'Your rules permit it, so it does not count.',
    'The automation level allowed no mute without a reviewer. Today it is “Up to ban”.',
  ),
};
export const Loading: Story = { args: { explanation: { state: 'loading' } } };
export const Failed: Story = {
  args: { explanation: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NoLongerKept: Story = {
  args: { explanation: toReady(null) },
  play: expectTexts(/no longer kept/),
};
export const ExtremeText: Story = {
  args: { explanation: toReady(explanations.extreme) },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { explanation: toReady(explanations.rightToLeft) },
  globals: { direction: 'rtl' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
