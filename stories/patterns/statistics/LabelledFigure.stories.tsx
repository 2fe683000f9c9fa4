import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from '~/design-system';
import { LabelledFigure } from '~/patterns';
import { createLabelledFigureGuide } from './guides/labelledFigureGuide';

const meta = {
  title: 'Patterns/Statistics/LabelledFigure',
  component: LabelledFigure,
  tags: ['stable'],
  parameters: { guide: createLabelledFigureGuide },
  args: { label: 'Average response time', value: '38 ms' },
} satisfies Meta<typeof LabelledFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithBar: Story = {
  args: {
    label: 'Pre-filter rate',
    value: '82%',
    children: <ProgressBar label="Pre-filter rate" value={0.82} max={1} />,
  },
};
export const Loading: Story = { args: { value: null } };
