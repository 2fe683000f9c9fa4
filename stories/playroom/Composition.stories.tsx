import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFramedDocs } from '../../.storybook/docs';
import { Composition, FramedComposition } from './Composition';
import { examples } from './examples';

const meta = {
  title: 'Playroom/Examples',
  component: Composition,
  tags: ['experimental'],
  args: { source: examples.form.source },
  parameters: { docs: createFramedDocs(480) },
} satisfies Meta<typeof Composition>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const Chart: Story = { args: { source: examples.chart.source } };
export const Table: Story = { args: { source: examples.table.source } };
export const Dialog: Story = { args: { source: examples.dialog.source } };

/** The playroom shows it in its frames and says what it draws. */
export const Frame: Story = { tags: ['!dev', '!autodocs'], render: () => <FramedComposition /> };
