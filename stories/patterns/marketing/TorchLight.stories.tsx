import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TorchLight } from '~/patterns';
import { createTorchLightGuide } from './guides/torchLightGuide';

const meta = {
  title: 'Patterns/Marketing/TorchLight',
  component: TorchLight,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', guide: createTorchLightGuide },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', isolation: 'isolate', overflow: 'clip', height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TorchLight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheDark: Story = {
  play: async ({ canvasElement }) => {
    const light = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(light && getComputedStyle(light, '::before').maskImage).toMatch(
      /^url\("data:image\/svg\+xml,/,
    );
  },
};
