import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
/** A character in the message would turn the order of its letters, so it is shown. */
export const TurnedLetters: Story = {
  args: { message: 'visit \u202Emoc.elpmaxe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('visit [U+202E]moc.elpmaxe')).toBeVisible();
  },
};
export const RightToLeft: Story = { args: { message: 'أعرف أين تعيش', tone: 'caution' } };
