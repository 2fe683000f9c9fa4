import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConfigureDrawing, InstallDrawing, LiveDrawing, MonitorDrawing, StepGuide } from '~/patterns';
import { createStepGuideGuide } from './guides/stepGuideGuide';

const meta = {
  title: 'Patterns/Marketing/StepGuide',
  component: StepGuide,
  tags: ['stable'],
  parameters: { layout: 'padded', guide: createStepGuideGuide },
  args: {
    steps: [
      { title: 'Install plugin', description: 'Paste an API key.', drawing: <InstallDrawing /> },
      { title: 'Configure rules', description: 'In your own words.', drawing: <ConfigureDrawing /> },
      { title: 'Go live', description: 'The next line is read.', drawing: <LiveDrawing /> },
      { title: 'Monitor and review', description: 'Settle the close calls.', drawing: <MonitorDrawing /> },
    ],
  },
} satisfies Meta<typeof StepGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourSteps: Story = {};
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // The width of a card in the guide on the narrowest phone, whatever the width of the window.
    const line = canvas.getByText('gg that was close').parentElement;
    if (line !== null) line.style.inlineSize = '220px';
    await expect(canvas.getByText('gg that was close')).toSatisfy(
      ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth <= clientWidth,
    );
    line?.style.removeProperty('inline-size');
  },
};
