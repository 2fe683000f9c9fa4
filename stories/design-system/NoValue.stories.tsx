import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList, NoValue } from '~/design-system';
import { createNoValueGuide } from './guides/noValueGuide';

const meta = {
  title: 'Data display/NoValue',
  id: 'design-system-novalue',
  component: NoValue,
  tags: ['stable', 'since-1.0'],
  parameters: { guide: createNoValueGuide },
} satisfies Meta<typeof NoValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'No value' })).toHaveTextContent(/^-$/);
  },
};

/** A screen reader reads which value is missing. A value that is known to be none or zero is a text. */
export const InADescriptionList: Story = {
  render: () => (
    <DescriptionList
      items={[
        { term: 'Confidence', description: <NoValue label="No confidence" /> },
        { term: 'Last used', description: 'Never' },
        { term: 'Violations', description: '0' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'No confidence' })).toBeVisible();
  },
};
