import { useState } from 'react';
import { useForgotPassword } from '~/api/auth';
import type { ApiError } from '~/api/errors';
import { useDemoMailbox } from '~/api/settings';
import { readTypedEmail, storeTypedEmail } from '~/navigation';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';

const FAILURE = 'Failed to send reset email. Please try again.';

/** Trying again at once does not help against the ceiling of mails, and the server says what does. */
const findAdvice = ({ status, detail }: ApiError) => (status === 429 ? detail : undefined) ?? null;

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
      error={request.error === null ? null : FAILURE}
      advice={request.error === null ? null : findAdvice(request.error)}
      typedEmail={readTypedEmail()}
      onTypedEmailChange={storeTypedEmail}
      loading={request.isPending}
      onSubmit={({ email }) => void submit(email.trim())}
      onStartOver={() => {
        storeTypedEmail('');
        setSentTo(null);
      }}
    />
  );
}
