import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloseCallDrawing, FeatureCard, AutomationDrawing, SpeedDrawing, TrendDrawing } from '~/patterns';
import { createFeatureCardGuide } from './guides/featureCardGuide';

const meta = {
  title: 'Patterns/Marketing/FeatureCard',
  component: FeatureCard,
  tags: ['stable'],
  parameters: { layout: 'padded', guide: createFeatureCardGuide },
  args: {
    title: 'Every message, in real time',
    children: 'A pre-filter settles the obvious in milliseconds.',
    drawing: <SpeedDrawing />,
  },
} satisfies Meta<typeof FeatureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Speed: Story = {};
export const Escalation: Story = {
  args: { title: 'You set how far it goes', drawing: <AutomationDrawing /> },
};
export const CloseCall: Story = { args: { title: 'Close calls come to you', drawing: <CloseCallDrawing /> } };
export const Trend: Story = { args: { title: 'Know your community', drawing: <TrendDrawing /> } };
export const LongText: Story = { args: { title: 'A title that needs more than one line. '.repeat(3) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
