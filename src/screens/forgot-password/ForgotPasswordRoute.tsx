import { useState } from 'react';
import { useForgotPassword } from '~/api/auth';
import type { ApiError } from '~/api/errors';
import { useDemoMailbox } from '~/api/settings';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';

const FAILURE = 'Failed to send reset email. Please try again.';

/** Trying again does not help against the ceiling of mails, and the server says what does. */
const failureOf = ({ status, detail }: ApiError) => (status === 429 ? detail : undefined) ?? FAILURE;

export function ForgotPasswordRoute() {
  const request = useForgotPassword();
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function submit(email: string) {
    const result = await request.mutate({ email });
    if (result.ok) setSentTo(email);
  }

  return (
    <ForgotPasswordScreen
      sentTo={sentTo}
      mailbox={useDemoMailbox()}
      error={request.error === null ? null : failureOf(request.error)}
      loading={request.isPending}
      onSubmit={({ email }) => void submit(email.trim())}
      onStartOver={() => setSentTo(null)}
    />
  );
}
