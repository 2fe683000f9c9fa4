import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { endpoints, type Endpoint } from '~/contract/endpoints.gen';
import { createCallSamples, EndpointCard, SAMPLE_LANGUAGES } from '~/patterns';
import { createEndpointCardGuide } from './guides/endpointCardGuide';

const bare: Endpoint = {
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
  title: 'Patterns/Reference/EndpointCard',
  component: EndpointCard,
  tags: ['stable'],
  parameters: { guide: createEndpointCardGuide },
  args: {
    endpoint: endpoints[0] ?? bare,
    samples: createCallSamples(endpoints[0] ?? bare, 'https://torchward.example'),
  },
} satisfies Meta<typeof EndpointCard>;

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
export const WithParameters: Story = { args: { endpoint: endpoints[2] ?? bare } };
export const Bare: Story = { args: { endpoint: bare } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
