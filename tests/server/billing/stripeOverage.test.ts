import { beforeAll, describe, expect, test } from 'vitest';
import { CustomerRefusedError } from '~/server/billing/provider';
import { createStripeProvider } from '~/server/billing/stripeProvider';
import { startStripeStandIn, type StripeStandIn } from '../../support/stripeStandIn';

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  return () => stripe.stop();
});

describe('an invoice of overage at Stripe', () => {
  const day = (text: string) => new Date(`${text}T00:00:00.000Z`);
  const invoice = (customerId: string) => ({
    id: `${customerId} 2026-10-08`,
    customerId,
    cents: 150,
    description: '300 messages over the limit, 2026-10-08 to 2026-11-08',
    periodStart: day('2026-10-08'),
    periodEnd: day('2026-11-08'),
  });
  const provider = () =>
    createStripeProvider({ secretKey: 'sk_test_x', webhookSecret: 'whsec_test_secret', apiUrl: stripe.url });
  const readInvoices = (customer: string) =>
    stripe.invoices
      .filter((each) => each['customer'] === customer)
      .map(({ status, total }) => [status, total]);
  const lastCall = (path: string) =>
    stripe.calls.findLast((each) => each.method === 'POST' && each.path === path);

  test('has one line for its period, and Stripe collects it at once', async () => {
    await provider().invoiceOverage(invoice('cus_overage'));
    expect(readInvoices('cus_overage')).toEqual([['open', 150]]);
    expect(lastCall('/v1/invoices')?.fields).toMatchObject({
      auto_advance: 'false',
      collection_method: 'charge_automatically',
      pending_invoice_items_behavior: 'exclude',
    });
    expect(lastCall('/v1/invoiceitems')).toMatchObject({
      idempotencyKey: 'overage item cus_overage 2026-10-08',
      fields: {
        amount: '150',
        currency: 'usd',
        description: '300 messages over the limit, 2026-10-08 to 2026-11-08',
        'period[start]': String(day('2026-10-08').getTime() / 1_000),
        'period[end]': String(day('2026-11-08').getTime() / 1_000),
      },
    });
    expect(lastCall(`/v1/invoices/${String(stripe.invoices.at(-1)?.['id'])}/finalize`)?.fields).toEqual({
      auto_advance: 'true',
    });
  });

  test('is made once, also when it is asked for again after Stripe forgot the keys', async () => {
    await provider().invoiceOverage(invoice('cus_again'));
    stripe.forgetKeys();
    await provider().invoiceOverage(invoice('cus_again'));
    expect(readInvoices('cus_again')).toEqual([['open', 150]]);
  });

  test.each([
    ['before its line', 0],
    ['after its line', 150],
  ])('that was interrupted %s is completed by the next attempt', async (when, total) => {
    const customer = `cus_${when.replaceAll(' ', '_')}`;
    const half = {
      id: `in_${total}`,
      customer,
      status: 'draft',
      total,
      metadata: { overage_id: invoice(customer).id },
    };
    stripe.invoices.push(half);
    await provider().invoiceOverage(invoice(customer));
    expect(readInvoices(customer)).toEqual([['open', 150]]);
  });

  test('of a deleted customer is refused for that customer; a failure of Stripe is not', async () => {
    stripe.deletedCustomers.add('cus_deleted');
    await expect(provider().invoiceOverage(invoice('cus_deleted'))).rejects.toBeInstanceOf(
      CustomerRefusedError,
    );
    await expect(provider().listSubscriptions('cus_deleted')).rejects.toBeInstanceOf(CustomerRefusedError);
    for (const how of ['error', 'rate_limited'] as const) {
      stripe.misbehave(how);
      await expect(provider().invoiceOverage(invoice('cus_down'))).rejects.not.toBeInstanceOf(
        CustomerRefusedError,
      );
    }
    stripe.misbehave(undefined);
  });
});
