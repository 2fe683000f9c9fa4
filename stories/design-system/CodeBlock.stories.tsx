import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CodeBlock } from '~/design-system';
import { createCodeBlockGuide } from './guides/codeBlockGuide';

const CURL = {
  language: 'curl',
  code: 'curl https://torchward.example/v1/moderate \\\n  -H "Authorization: Bearer $KEY"',
};
const JAVA = { language: 'Java', code: 'var client = HttpClient.newHttpClient();' };

const meta = {
  title: 'Text and icons/CodeBlock',
  id: 'design-system-codeblock',
  component: CodeBlock,
  tags: ['stable', 'since-1.0'],
  args: { label: 'Moderate a message', samples: [CURL] },
  parameters: { guide: createCodeBlockGuide },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Moderate a message, curl' });
    await expect(region, 'code that fits is no stop of the Tab key').not.toHaveAttribute('tabindex');
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const ExtremeText: Story = {
  args: { samples: [{ language: 'curl', code: 'x'.repeat(400) }] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Moderate a message, curl' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
  },
};

export const SeveralLanguages: Story = {
  args: { samples: [CURL, JAVA] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'curl' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Java' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText(JAVA.code)).toBeVisible();
  },
};
