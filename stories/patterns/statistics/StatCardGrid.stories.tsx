import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatCardGrid, TrendText } from '~/patterns';
import { createStatCardGridGuide } from './guides/statCardGridGuide';

const meta = {
  title: 'Patterns/Statistics/StatCardGrid',
  component: StatCardGrid,
  tags: ['stable'],
  args: {
    label: 'Figures of the last 24 hours',
    cards: [
      { label: 'Total Messages', value: '48,210', description: <TrendText trend="+12.4%" /> },
      { label: 'Filtered Messages', value: '39,532', description: '82% filtered' },
      { label: 'Actions Taken', value: '317', description: <TrendText trend="-3.1%" /> },
      { label: 'Unique Players', value: '1,094', description: 'across 3 servers' },
    ],
  },
  parameters: { guide: createStatCardGridGuide },
} satisfies Meta<typeof StatCardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Three: Story = { args: { cards: meta.args.cards.slice(0, 3) } };
export const Loading: Story = { args: { loading: true } };
export const SevenDigits: Story = {
  args: { cards: meta.args.cards.map((card) => ({ ...card, value: '9,482,107' })) },
};
/** Two cards share a phone's width. A trend breaks before its words, and room for that is reserved. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { cards: meta.args.cards.map((card) => ({ ...card, value: '9,482,107' })) },
  play: async ({ args, canvas }) => {
    const [first, second, third] = args.cards.map(({ label }) =>
      canvas.getByText(label).getBoundingClientRect(),
    );
    await expect(second?.top).toBe(first?.top);
    await expect(third?.top).toBeGreaterThan(first?.top ?? 0);
    for (const figure of canvas.getAllByText('9,482,107')) {
      const range = document.createRange();
      range.selectNodeContents(figure);
      await expect(range.getClientRects(), 'one line').toHaveLength(1);
      await expect(figure.scrollWidth, 'inside the card').toBe(figure.clientWidth);
    }
  },
};
/** A single column where the visitor has enlarged the text. */
export const NarrowWithLargeText: Story = {
  // The scale is the whole page's, so the story has no place on the documentation page.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' }, textScale: '200' },
  play: async ({ args, canvas }) => {
    const [first, second] = args.cards.map(({ label }) => canvas.getByText(label).getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  },
};
