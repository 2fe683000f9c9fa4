import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_ERRORS } from '../../src/contract/accountRules';

const folder = fileURLToPath(new URL('../e2e/', import.meta.url));
const journeys = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => [name, readFileSync(folder + name, 'utf8')]),
);

/** Every fixed message of the public screens, by the journey in a real browser that meets it. */
const MET = {
  'accounts.test.ts': [
    ...Object.values(ACCOUNT_ERRORS),
    'An account with this email address already exists.',
    'Registration failed',
    'Check your email',
    'Resend email',
    'Sending...',
    'Email sent!',
    'Email verified',
    'Invalid verification link. No token provided.',
    'Verification failed. The link may be expired or invalid.',
    'This verification link is invalid, was already used or has expired.',
    'Request new verification link',
    'Back to login',
    'you will receive a password reset link shortly.',
    'Invalid Reset Link',
    'Invalid reset link. Please request a new one.',
    'This password reset link is invalid or missing.',
    'Password reset failed. The link may be expired.',
    'This password reset link is invalid, was already used or has expired.',
    'Password reset successful! Please sign in with your new password.',
    "Credit card required. You won't be charged until your 7-day trial ends.",
    'Failed to create checkout session. Please try again.',
    'Try Again',
    'This takes longer than usual',
    'Your subscription is active. Your dashboard is ready.',
  ],
  'accountMessages.test.ts': [
    'The email address or the password is wrong.',
    'Login failed',
    'Please verify your email address to continue',
    'Failed to resend email. Please try again.',
    'You are already on the Growth plan.',
    'Company is required',
    'Work email is required',
    'Game or platform is required',
    'Monthly players is required',
    'Failed to send reset email. Please try again.',
    'Thank you',
    'Failed to submit inquiry. Please try again or email us at support@torchward.example',
  ],
} as const;

/** Those that no journey of that file waits for. */
const findUnmetMessages = (met: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(met).flatMap(([file, messages]) =>
    messages.filter((message) => journeys.get(file)?.includes(message) !== true),
  );

describe('the messages of the public screens', () => {
  it('are each met in a real browser', () => {
    expect(findUnmetMessages(MET)).toEqual([]);
  });

  it('are missed here when no journey meets them', () => {
    expect(
      findUnmetMessages({ 'accounts.test.ts': ['Never said'], 'none.test.ts': ['Thank you'] }),
    ).toHaveLength(2);
  });
});
