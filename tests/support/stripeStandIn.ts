import type { IncomingMessage, ServerResponse } from 'node:http';
import { startLocalServer } from './localServer';

type Fields = Record<string, unknown>;

/** What the stand-in does with each call instead of answering it. */
export type Misbehaviour =
  | 'error'
  | 'rate_limited'
  | 'malformed'
  | 'silent'
  /** Ends the connection in the middle of the answer. */
  | 'hangs_up'
  /** Answers every call with a document that belongs to none. */
  | 'nonsense'
  /** Answers with a checkout whose address is a `javascript:` URL. */
  | 'script_url';

export interface StripeStandIn {
  url: string;
  /** Every call so far: method, path and form fields. */
  calls: {
    method: string;
    path: string;
    fields: Record<string, string>;
    idempotencyKey: string | undefined;
  }[];
  subscriptions: Fields[];
  invoices: Fields[];
  /** Forgets every idempotency key, as Stripe does after a day. */
  forgetKeys: () => void;
  checkouts: Map<string, Fields>;
  /** Customers that were deleted at Stripe, by their ids. */
  deletedCustomers: Set<string>;
  misbehave: (how: Misbehaviour | undefined) => void;
  stop: () => Promise<void>;
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return Object.fromEntries(new URLSearchParams(text));
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

interface Item {
  id: string;
  price: Fields;
  quantity: number;
}

const list = (data: readonly unknown[]): Fields => ({ object: 'list', data, has_more: false });

/** Speaks the part of Stripe's API that the product uses, over HTTP, with idempotency keys. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const calls: StripeStandIn['calls'] = [];
  const checkouts = new Map<string, Fields>();
  const prices: Fields[] = [];
  const subscriptions: Fields[] = [];
  const invoices: Fields[] = [];
  const deletedCustomers = new Set<string>();
  const byKey = new Map<string, unknown>();
  let how: Misbehaviour | undefined;
  let made = 0;

  function create(path: string, fields: Record<string, string>): unknown {
    made += 1;
    if (path === '/v1/customers') return { id: `cus_${made}`, object: 'customer', email: fields['email'] };
    if (path === '/v1/prices') {
      const price = { id: `price_${made}`, object: 'price', lookup_key: fields['lookup_key'] };
      prices.push(price);
      return price;
    }
    if (path === '/v1/invoices') {
      const invoice = {
        id: `in_${made}`,
        object: 'invoice',
        customer: fields['customer'],
        status: 'draft',
        total: 0,
        metadata: { overage_id: fields['metadata[overage_id]'] },
      };
      invoices.push(invoice);
      return invoice;
    }
    if (path === '/v1/invoiceitems') {
      const invoice = invoices.find(({ id }) => id === fields['invoice']);
      if (invoice) invoice['total'] = Number(invoice['total']) + Number(fields['amount']);
      return { id: `ii_${made}`, object: 'invoiceitem' };
    }
    const id = `cs_${made}`;
    const session = {
      id,
      object: 'checkout.session',
      url: how === 'script_url' ? `javascript:alert('${id}')` : `https://checkout.stripe.example/${id}`,
      expires_at: 1_900_000_000,
    };
    checkouts.set(id, { ...session, fields });
    return session;
  }

  /** Changes items as the call's `items[n][…]` fields say. A price that a subscription has already is refused. */
  function changeItems(subscription: Fields, fields: Record<string, string>): Fields | undefined {
    const items = (subscription['items'] as { data: Item[] }).data;
    for (let n = 0; ; n += 1) {
      const field = (name: string) => fields[`items[${n}][${name}]`];
      const [id, priceId] = [field('id'), field('price')];
      if (id === undefined && priceId === undefined) return undefined;
      const known = items.find((item) => item.id === id);
      if (known && field('deleted') === 'true') items.splice(items.indexOf(known), 1);
      else if (known) known.quantity = Number(field('quantity'));
      else {
        const price = prices.find((each) => each['id'] === priceId);
        if (!price || items.some((item) => item.price['id'] === priceId)) {
          return { error: { type: 'invalid_request_error', message: 'No such price, or it is used.' } };
        }
        made += 1;
        items.push({ id: `si_${made}`, price, quantity: Number(field('quantity')) });
      }
    }
  }

  function route(method: string, url: URL, fields: Record<string, string>, key: string | undefined): unknown {
    const path = url.pathname;
    const named = url.searchParams.get('customer') ?? fields['customer'];
    if (named !== undefined && deletedCustomers.has(named)) {
      const message = `No such customer: '${named}'`;
      return { error: { type: 'invalid_request_error', code: 'resource_missing', message } };
    }
    if (method === 'GET' && path === '/v1/prices') {
      const wanted = url.searchParams.get('lookup_keys[0]');
      return list(prices.filter((price) => price['lookup_key'] === wanted));
    }
    if (method === 'GET' && path === '/v1/subscriptions') {
      const customer = url.searchParams.get('customer');
      return list(subscriptions.filter((subscription) => subscription['customer'] === customer));
    }
    if (method === 'GET' && path === '/v1/invoices') {
      const customer = url.searchParams.get('customer');
      return list(invoices.filter((invoice) => invoice['customer'] === customer));
    }
    const finalized = /^\/v1\/invoices\/(\w+)\/finalize$/.exec(path)?.[1];
    if (finalized) {
      const invoice = invoices.find(({ id }) => id === finalized);
      return Object.assign(invoice ?? {}, { status: 'open' });
    }
    const one = /^\/v1\/subscriptions\/(\w+)$/.exec(path)?.[1];
    const subscription = subscriptions.find(({ id }) => id === one);
    if (subscription && method === 'DELETE') return Object.assign(subscription, { status: 'canceled' });
    if (subscription && method === 'GET') return subscription;
    if (subscription && 'proration_behavior' in fields)
      return changeItems(subscription, fields) ?? subscription;
    if (subscription) {
      return Object.assign(subscription, { cancel_at_period_end: fields['cancel_at_period_end'] === 'true' });
    }
    const expired = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1];
    if (expired) return Object.assign(checkouts.get(expired) ?? {}, { status: 'expired' });
    if (key === undefined) return create(path, fields);
    if (!byKey.has(key)) byKey.set(key, create(path, fields));
    return byKey.get(key);
  }

  const { url, stop } = await startLocalServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://stand-in');
      const fields = await readForm(request);
      const header = request.headers['idempotency-key'];
      const idempotencyKey = typeof header === 'string' ? header : undefined;
      const method = request.method ?? 'GET';
      calls.push({ method, path: url.pathname, fields, idempotencyKey });
      if (how === 'silent') return;
      if (how === 'malformed') answer(response, 200, '{"id": "cus_');
      else if (how === 'error') answer(response, 500, { error: { type: 'api_error', message: 'down' } });
      else if (how === 'nonsense') answer(response, 200, { object: 'unheard_of', data: [{ id: 7 }], url: 7 });
      else if (how === 'hangs_up') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' });
        response.write('{"id": "cus_', () => response.destroy());
      } else if (how === 'rate_limited') {
        response.setHeader('retry-after', '30');
        answer(response, 429, {
          error: { type: 'invalid_request_error', code: 'rate_limit', message: 'slow' },
        });
      } else {
        const body = route(method, url, fields, idempotencyKey);
        const isRefusal = typeof body === 'object' && body !== null && 'error' in body;
        answer(response, isRefusal ? 400 : 200, body);
      }
    })();
  });
  return {
    url,
    calls,
    subscriptions,
    invoices,
    forgetKeys: () => byKey.clear(),
    checkouts,
    deletedCustomers,
    misbehave: (next) => {
      how = next;
    },
    stop,
  };
}
