import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '~/design-system';
import { ChatFeed, MarketingHero } from '~/patterns';
import { CHAT_SCRIPT } from '~/screens/landing/chatScript';
import { createMarketingHeroGuide } from './guides/marketingHeroGuide';

const meta = {
  title: 'Patterns/Marketing/MarketingHero',
  component: MarketingHero,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', guide: createMarketingHeroGuide },
  args: {
    eyebrow: '7-day free trial on every plan',
    title: 'Keep the lights on in your',
    highlight: 'server chat',
    lead: 'Torchward reads every chat message as it is sent, and hands you the close calls.',
    actions: (
      <ButtonLink href="/signup" variant="primary" size="large">
        Start free trial
      </ButtonLink>
    ),
    description: 'No charge for 7 days. Cancel any time.',
    visual: (
      <ChatFeed script={CHAT_SCRIPT} title="Live chat · survival-1" messagesBefore={1277} autoPlay={false} />
    ),
  },
} satisfies Meta<typeof MarketingHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Keep the lights on in your server chat.',
    );
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Cinema: Story = { globals: { viewport: { value: 'cinema' } } };
