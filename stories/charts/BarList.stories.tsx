import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarList, type BarListItem } from '~/charts';
import { Card, TONES } from '~/design-system';
import { describeAction } from '~/domain';
import { overviews } from '~/fixtures';
import { ActionBadge } from '~/patterns';
import { createBarListGuide } from './guides/barListGuide';

const toBarListItems = (breakdown: Readonly<Record<string, number>>): BarListItem[] =>
  Object.entries(breakdown).map(([action, value]) => ({
    id: action,
    label: <ActionBadge action={action} />,
    value,
    tone: describeAction(action).tone,
  }));

const meta = {
  title: 'Charts/BarList',
  component: BarList,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createBarListGuide },
  args: {
    label: 'Action distribution',
    items: toBarListItems({ none: 276, warn: 162, mute: 114, kick: 60, ban: 27 }),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof BarList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual(['None276', 'Warn162', 'Mute114', 'Kick60', 'Ban27']);
  },
};
export const WithShare: Story = { args: { showShare: true } };
export const SevenDigits: Story = {
  args: { items: toBarListItems(overviews.sevenDigits.action_breakdown), showShare: true },
};
export const UnknownAction: Story = {
  args: { items: toBarListItems(overviews.unknownAction.action_breakdown) },
};
export const SomeZeros: Story = {
  args: { items: toBarListItems({ none: 12, warn: 3, mute: 0, kick: 0, ban: 0 }) },
};
export const AllTones: Story = {
  args: { items: TONES.map((tone, index) => ({ id: tone, label: tone, value: (index + 1) * 40, tone })) },
};
export const LongNames: Story = {
  args: {
    items: [
      {
        id: 'a',
        label: 'A category with a name that its author thought about for a long time',
        value: 1_204_993,
      },
      { id: 'b', label: 'AnotherOneWithoutAnySpacesInItWhichIsWorse', value: 88 },
    ],
    showShare: true,
  },
  globals: { viewport: { value: 'phone' } },
};
export const Empty: Story = { args: { items: [], emptyText: 'No actions taken yet' } };
export const AllZero: Story = {
  args: { items: toBarListItems({ none: 0, warn: 0 }), emptyText: 'No actions taken yet' },
};
