import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { endpoints, type Endpoint } from '~/contract/endpoints.gen';
import { EndpointCard } from '~/patterns';

const bare: Endpoint = {
  id: 'getHealth',
  method: 'GET',
  path: '/health',
  summary: 'Whether the service is alive',
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
  args: {
    endpoint: endpoints[0] ?? bare,
    samples: [{ language: 'curl', code: "curl 'https://torchward.example/v1/moderate'" }],
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
export const WithParameters: Story = { args: { endpoint: endpoints[2] ?? bare } };
export const Bare: Story = { args: { endpoint: bare } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
