import { useEffect, useEffectEvent, useState } from 'react';
import { decideAccess, useSession, useSubscription } from '../session';
import { refreshSubscription } from './session';

/** `waiting`: still polling. `active`: the subscription grants access. `slow`: polling takes longer than it should. */
export type SubscriptionActivation = 'waiting' | 'active' | 'slow';

/** Milliseconds after which the page offers a way out. */
const SLOW_AFTER_MS = 20_000;
const FIRST_POLL_DELAY_MS = 2_000;
const MAX_POLL_INTERVAL_MS = 30_000;

/**
 * Computes the pause before the next poll: 2 s after arrival, then half as long again each time.
 *
 * @param pollCount polls so far, 0 or more
 * @returns milliseconds, at most 30,000
 */
export function computeActivationPollDelayMs(pollCount: number): number {
  return Math.min(FIRST_POLL_DELAY_MS * 1.5 ** pollCount, MAX_POLL_INTERVAL_MS);
}

/** Polls once after arrival, then until the subscription is active, at growing intervals. */
export function useSubscriptionActivation(): {
  activation: SubscriptionActivation;
  /** When the trial ends; null without one, and until the first poll, before which the plan may be an earlier one. */
  trialEnd: string | null;
  checkAgain: () => void;
} {
  const session = useSession();
  const subscription = useSubscription();
  const isActive = decideAccess('subscribed', session).type === 'allow';
  const [pollCount, setPollCount] = useState(0);
  const [isSlow, setIsSlow] = useState(false);

  const poll = useEffectEvent(async () => {
    await refreshSubscription();
    setPollCount(pollCount + 1);
  });

  useEffect(() => {
    if (isActive && pollCount > 0) return;
    const timer = setTimeout(() => void poll(), computeActivationPollDelayMs(pollCount));
    return () => clearTimeout(timer);
  }, [isActive, pollCount]);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return {
    activation: isActive ? 'active' : isSlow ? 'slow' : 'waiting',
    trialEnd: pollCount > 0 && subscription?.status === 'trial' ? subscription.current_period_end : null,
    checkAgain: () => void refreshSubscription(),
  };
}
