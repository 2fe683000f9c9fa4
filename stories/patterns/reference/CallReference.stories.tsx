import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reference, type ReferenceCall } from '~/contract/reference.gen';
import { CallReference, createCallSample, Marked } from '~/patterns';
import { createCallReferenceGuide } from './guides/callReferenceGuide';

const bare: ReferenceCall = {
  id: 'getHealth',
  method: 'GET',
  path: '/health',
  summary: 'Whether the service is alive',
  description: '',
  access: 'everyone',
  scope: null,
  parameters: [],
  body: [],
  request: null,
  example: null,
  answer: { status: 204, description: 'Alive.', types: [], fields: [] },
  failures: [503],
};

const callNamed = (id: string) =>
  reference.flatMap(({ calls }) => calls).find((call) => call.id === id) ?? bare;

const meta = {
  title: 'Patterns/Reference/CallReference',
  component: CallReference,
  subcomponents: { Marked },
  tags: ['stable'],
  parameters: { guide: createCallReferenceGuide },
  args: { call: callNamed('moderateMessage'), failuresHref: '#failures' },
} satisfies Meta<typeof CallReference>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBody: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/API key with the scope/)).toHaveTextContent('moderate');
    await expect(canvas.getByRole('heading', { name: 'Body' })).toBeVisible();
    await expect(canvas.getAllByText('final_action')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: /503/ })).toHaveAttribute('href', '#failures');
  },
};
export const NestedAnswer: Story = {
  args: { call: callNamed('getOverview') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('stats.total_messages')).toBeVisible();
    for (const member of canvas.getAllByRole('term'))
      await expect(member.nextElementSibling).toHaveRole('definition');
  },
};
export const WithSample: Story = {
  args: {
    call: { ...callNamed('moderateMessage'), id: 'with-sample' },
    sample: createCallSample(callNamed('moderateMessage'), 'https://torchward.example', 'TypeScript'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/createTorchward\(/)).toBeVisible();
    await expect(canvas.queryByText('Body', { selector: 'span' })).not.toBeInTheDocument();
  },
};
export const OwnerOnly: Story = {
  args: { call: callNamed('listWebhooks') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Login token')).toBeVisible();
  },
};
export const Bare: Story = { args: { call: bare } };
export const Narrow: Story = {
  args: { call: { ...callNamed('moderateMessage'), id: 'narrow' } },
  globals: { viewport: { value: 'phone' } },
};
