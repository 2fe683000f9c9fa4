import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageJourney } from '~/patterns';
import { JOURNEY_STAGES } from '~/screens/landing/content';
import { createMessageJourneyGuide } from './guides/messageJourneyGuide';

const meta = {
  title: 'Patterns/Marketing/MessageJourney',
  component: MessageJourney,
  tags: ['stable'],
  parameters: { layout: 'padded', guide: createMessageJourneyGuide },
  args: { stages: JOURNEY_STAGES },
} satisfies Meta<typeof MessageJourney>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeStages: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
