import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, TONES } from '~/design-system';
import { MessageQuote } from '~/patterns';
import { createMessageQuoteGuide } from './guides/messageQuoteGuide';

const meta = {
  title: 'Patterns/Verdict/MessageQuote',
  component: MessageQuote,
  tags: ['stable'],
  parameters: { guide: createMessageQuoteGuide },
  args: { message: 'i know where you live, 14 oak street', tone: 'critical' },
} satisfies Meta<typeof MessageQuote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Critical: Story = {};
export const Neutral: Story = { args: { message: 'brb dinner', tone: 'neutral' } };
export const AllTones: Story = {
  render: (args) => (
    <Stack>
      {TONES.map((tone) => (
        <MessageQuote key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const OneLongWord: Story = {
  args: { message: 'A'.repeat(256) },
  globals: { viewport: { value: 'phone' } },
};
export const Markup: Story = { args: { message: '<img src=x onerror=alert(1)> &amp; <b>bold</b>' } };
export const RightToLeft: Story = { args: { message: 'أعرف أين تعيش', tone: 'caution' } };
