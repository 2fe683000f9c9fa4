import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { webhookEvents, type ReferenceEvent } from '~/contract/reference.gen';
import { EventReference } from '~/patterns';
import { createFramedDocs } from '../../../.storybook/docs';
import { createEventReferenceGuide } from './guides/eventReferenceGuide';

const bare: ReferenceEvent = {
  id: 'webhook.test',
  summary: 'The owner tries the webhook out',
  description: '',
  fields: [],
};

const getWebhookEvent = (id: string) => webhookEvents.find((event) => event.id === id) ?? bare;

const meta = {
  title: 'Patterns/Reference/EventReference',
  component: EventReference,
  tags: ['stable'],
  parameters: { guide: createEventReferenceGuide },
  args: { event: getWebhookEvent('message.actioned') },
} satisfies Meta<typeof EventReference>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithMembers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('data.final_action')).toBeVisible();
    await expect(canvas.getByText(/webhook-signature/)).toBeVisible();
  },
};
export const Bare: Story = { args: { event: bare } };
export const Narrow: Story = {
  /* In a document of its own, because the event's id is an anchor and stands on the page already. */
  parameters: { docs: createFramedDocs(640) },
  globals: { viewport: { value: 'phone' } },
};
