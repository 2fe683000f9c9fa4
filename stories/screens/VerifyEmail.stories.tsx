import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useEffect, useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { VerifyEmailRoute } from '~/screens/verify-email/VerifyEmailRoute';
import { VerifyEmailScreen } from '~/screens/verify-email/VerifyEmailScreen';
import { framedPageDocs } from '../../.storybook/docs';
import { componentModes, pageModes, wholePageModes } from '../../.storybook/modes';

const meta = {
  title: 'Screens/Verify email',
  component: VerifyEmailScreen,
  tags: ['stable'],
  parameters: { layout: 'fullscreen', chromatic: pageModes, docs: framedPageDocs },
  args: { verification: { state: 'verifying' } },
} satisfies Meta<typeof VerifyEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verifying: Story = { parameters: { chromatic: wholePageModes } };
export const Verified: Story = { args: { verification: { state: 'success' } } };
export const NoToken: Story = {
  args: {
    verification: { state: 'error', message: 'Invalid verification link. No token provided.' },
  },
};
export const Expired: Story = {
  args: {
    verification: {
      state: 'error',
      message: 'Verification failed. The link may be expired or invalid.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Request new verification link' })).toHaveAttribute(
      'href',
      '/verify-email-sent',
    );
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { ...Expired.args } };

/** Mounts the page twice, as React may do with any page. */
function MountedTwice() {
  const [mount, setMount] = useState(1);
  useEffect(() => queueMicrotask(() => setMount(2)), []);
  return (
    <StrictMode>
      <VerifyEmailRoute key={mount} />
    </StrictMode>
  );
}

export const TokenSentOnce: Story = {
  parameters: { chromatic: componentModes },
  beforeEach: () => {
    const { href } = window.location;
    const address = new URL(href);
    address.searchParams.set('token', `vrf_${crypto.randomUUID()}`);
    window.history.replaceState(null, '', address);
    const calls = spyOn(globalThis, 'fetch').mockImplementation(
      async () => new Response(null, { status: 400 }),
    );
    return () => {
      calls.mockRestore();
      window.history.replaceState(null, '', href);
    };
  },
  render: () => <MountedTwice />,
  play: async ({ canvas }) => {
    await canvas.findByText('Verification failed. The link may be expired or invalid.');
    await expect(globalThis.fetch).toHaveBeenCalledOnce();
    await expect(window.location.search).not.toContain('token=');
  },
};
