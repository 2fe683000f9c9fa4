import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, CircleCheckIcon, CircleXIcon, MailIcon } from '~/design-system';
import { AuthCard } from '~/patterns';
import { createAuthCardGuide } from './guides/authCardGuide';

const meta = {
  title: 'Patterns/Account/AuthCard',
  component: AuthCard,
  tags: ['stable'],
  parameters: { layout: 'padded', guide: createAuthCardGuide },
  args: { title: 'Check your email', lead: 'We have sent you a link.' },
} satisfies Meta<typeof AuthCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithIcon: Story = { args: { icon: MailIcon } };
export const Positive: Story = { args: { icon: CircleCheckIcon, tone: 'positive', title: 'Email verified' } };
export const Critical: Story = {
  args: {
    icon: CircleXIcon,
    tone: 'critical',
    title: 'Verification failed',
    lead: 'The link may be expired or invalid.',
  },
};
export const Neutral: Story = { args: { icon: MailIcon, tone: 'neutral' } };
export const Busy: Story = {
  args: { loading: true, title: 'Verifying your email', lead: 'This takes a moment.' },
};
export const WithFormAndEnd: Story = {
  args: {
    title: 'Sign in',
    children: <Button variant="primary">Sign in</Button>,
    end: 'New here? Create an account',
  },
};
export const BesideAPageTitle: Story = { args: { level: 2, title: 'Contact sales' } };
export const LongText: Story = {
  args: {
    title: 'A title that is much longer than a title of a card should ever be',
    lead: 'If an account exists for the-person-who-runs-everything@a-very-long-subdomain.of-a-server-network.example, you will receive a password reset link shortly.',
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, args: { icon: MailIcon } };
