import { expect, it } from 'vitest';
import { runWithoutPageConnections } from '../../support/heldConnections';
import { startPayments } from './payments';

const { server } = await startPayments();

it.each(['endLapsed', 'invoiceOverage', 'reconcile'] as const)(
  '%s uses no connection of pages',
  async (work) => {
    await expect(
      runWithoutPageConnections(server.store, () => server.services.billing[work]()),
    ).resolves.toBeUndefined();
  },
);
