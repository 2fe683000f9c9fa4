import { describe, expect, it } from 'vitest';
import { appPaths } from '~/contract/appPaths';
import { routes } from '~/app/routes';
import type { Subscription } from '~/contract/api.gen';
import { decideAccess, ACCESS_REDIRECTS, type Session } from '~/session';
import type { AccessDecision } from '~/session/access';

const subscription: Subscription = {
  tier: 'growth',
  status: 'active',
  message_limit: 30_000,
  server_count: 1,
  server_limit: 5,
  max_servers: 5,
  current_period_start: '2026-11-17T09:00:00.000Z',
  current_period_end: '2026-11-24T09:00:00.000Z',
  extra_servers_charge: 0,
  overage_charge: 0,
  overage_messages: 0,
  cancel_at_period_end: false,
  customer_id: null,
};

const verified = { email: 'mika@survival-one.example', verified: true };
const createSubscribedSession = (status: string): Session => ({
  status: 'signedIn',
  user: verified,
  subscription: { status: 'ready', value: { ...subscription, status: status as 'active' } },
});

const states = {
  loading: { status: 'loading' },
  failed: { status: 'failed', detail: 'This API key lacks a scope.' },
  anonymous: { status: 'anonymous', after: 'start' },
  signedOut: { status: 'anonymous', after: 'signOut' },
  unverified: {
    status: 'signedIn',
    user: { ...verified, verified: false },
    subscription: { status: 'loading' },
  },
  subscriptionLoading: { status: 'signedIn', user: verified, subscription: { status: 'loading' } },
  subscriptionFailed: {
    status: 'signedIn',
    user: verified,
    subscription: { status: 'failed' },
  },
  neverSubscribed: { status: 'signedIn', user: verified, subscription: { status: 'ready', value: null } },
  canceled: createSubscribedSession('canceled'),
  suspended: createSubscribedSession('suspended'),
  unknownStatus: createSubscribedSession('paused'),
  trial: createSubscribedSession('trial'),
  active: createSubscribedSession('active'),
} satisfies Record<string, Session>;
type State = keyof typeof states;

const allow: AccessDecision = { type: 'allow' };
const wait: AccessDecision = { type: 'wait' };
const to = (gate: AccessDecision & { type: 'redirect' }): AccessDecision => gate;
const signIn = to({ type: 'redirect', to: '/login' });
const verify = to({ type: 'redirect', to: '/verify-email-sent' });
const subscribe = to({ type: 'redirect', to: '/subscribe' });
const noUser: AccessDecision = {
  type: 'failed',
  missing: 'user',
  detail: 'This API key lacks a scope.',
};
const noSubscription: AccessDecision = { type: 'failed', missing: 'subscription' };

const repeatForAllStates = (decision: AccessDecision) =>
  Object.fromEntries(Object.keys(states).map((state) => [state, decision])) as Record<State, AccessDecision>;

const signedIn: Record<State, AccessDecision> = {
  ...repeatForAllStates(allow),
  loading: wait,
  failed: noUser,
  anonymous: signIn,
  signedOut: signIn,
};
const verifiedOnly: Record<State, AccessDecision> = { ...signedIn, unverified: verify };
const subscribed: Record<State, AccessDecision> = {
  ...verifiedOnly,
  subscriptionLoading: wait,
  subscriptionFailed: noSubscription,
  neverSubscribed: subscribe,
  canceled: subscribe,
  suspended: subscribe,
  unknownStatus: subscribe,
};

/** A copy of the specification's route table, so that the test does not read the code's. */
const table: Record<string, Record<State, AccessDecision>> = {
  '/': repeatForAllStates(allow),
  '/enterprise': repeatForAllStates(allow),
  '/login': repeatForAllStates(allow),
  '/signup': repeatForAllStates(allow),
  '/verify-email': repeatForAllStates(allow),
  '/verify-email-sent': repeatForAllStates(allow),
  '/forgot-password': repeatForAllStates(allow),
  '/reset-password': repeatForAllStates(allow),
  '/subscription/canceled': repeatForAllStates(allow),
  '/terms': repeatForAllStates(allow),
  '/privacy': repeatForAllStates(allow),
  '/docs/api': repeatForAllStates(allow),
  '/subscribe': verifiedOnly,
  '/subscription/success': signedIn,
  '/dashboard': subscribed,
  '/logs': subscribed,
  '/review': subscribed,
  '/analytics': subscribed,
  '/players': subscribed,
  '/api-keys': subscribed,
  '/config': subscribed,
  '/config/servers': subscribed,
  '/usage': subscribed,
  '/documentation': subscribed,
  '/support': subscribed,
  '/subscription': subscribed,
};

describe('access to the routes', () => {
  it('the table and the app have the same routes', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual(Object.keys(table).sort());
    expect(Object.values(appPaths).sort()).toEqual(Object.keys(table).sort());
  });

  for (const route of routes) {
    it.each(Object.keys(states) as State[])(`decides ${route.path} for a visitor who is %s`, (state) => {
      expect(decideAccess(route.access, states[state])).toEqual(table[route.path]?.[state]);
    });
  }

  it('redirects visitors only to existing routes that are open to them', () => {
    const byPath = new Map<string, (typeof routes)[number]>(routes.map((route) => [route.path, route]));
    for (const route of routes) {
      for (const session of Object.values(states)) {
        const decision = decideAccess(route.access, session);
        if (decision.type !== 'redirect') continue;
        const target = byPath.get(decision.to);
        expect(target && decideAccess(target.access, session)).toEqual(allow);
      }
    }
    expect(Object.values(ACCESS_REDIRECTS).every((gate) => byPath.has(gate))).toBe(true);
  });

  it('admits only subscribed owners to the screens of the shared layout', () => {
    expect(routes.filter(({ inShell }) => inShell).map(({ access }) => access)).toEqual(
      Array.from({ length: 12 }, () => 'subscribed'),
    );
  });
});
