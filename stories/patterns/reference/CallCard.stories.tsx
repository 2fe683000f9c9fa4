import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { documentedCalls, type DocumentedCall } from '~/contract/documentedCalls.gen';
import { createCallSamples, CallCard, SAMPLE_LANGUAGES } from '~/patterns';
import { createCallCardGuide } from './guides/callCardGuide';

const bare: DocumentedCall = {
  id: 'getHealth',
  method: 'GET',
  path: '/health',
  summary: 'Whether the service is alive',
  access: 'everyone',
  scope: null,
  description: '',
  parameters: [],
  body: [],
  request: null,
  answer: null,
  errors: [{ status: 503, description: 'Something does not answer.' }],
};

const meta = {
  title: 'Patterns/Reference/CallCard',
  component: CallCard,
  tags: ['stable'],
  parameters: { guide: createCallCardGuide },
  args: {
    call: documentedCalls[0] ?? bare,
    samples: createCallSamples(documentedCalls[0] ?? bare, 'https://torchward.example'),
  },
} satisfies Meta<typeof CallCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBody: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'message_id' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '429' })).toBeVisible();
  },
};
export const Samples: Story = {
  play: async ({ canvas, userEvent }) => {
    const tabs = within(canvas.getByRole('tablist', { name: 'Call POST /v1/moderate' }));
    for (const language of SAMPLE_LANGUAGES) {
      await userEvent.click(tabs.getByRole('tab', { name: language }));
      await expect(
        canvas.getByRole('region', { name: `Call POST /v1/moderate, ${language}` }),
      ).toHaveTextContent('sk_live_YOUR_KEY');
    }
  },
};
export const WithParameters: Story = { args: { call: documentedCalls[2] ?? bare } };
export const Bare: Story = { args: { call: bare } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
