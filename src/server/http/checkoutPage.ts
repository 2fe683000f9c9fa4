import type { FastifyInstance } from 'fastify';
import { PLANS } from '~/contract/plans';
import { toTestCheckoutPath, type TestProvider } from '../billing/testProvider';
import { MINUTE_MS } from '../clock';
import { removeOrigin } from '../localAddress';
import { escapeHtml } from '../mail/messages';
import type { TestCheckout } from '../store/repositories/testProvider';
import { sendPage } from './pages';

const GONE_HTML =
  '<p>This checkout was completed, canceled or has expired.</p><p><a href="/subscribe">Choose a plan</a></p>';

function renderCheckout(checkout: TestCheckout): string {
  const plan = PLANS[checkout.tier];
  const path = escapeHtml(toTestCheckoutPath(checkout.id));
  const charge =
    checkout.trial_days > 0
      ? `Free for ${checkout.trial_days} days, then $${plan.price} a month`
      : `$${plan.price} a month, from today`;
  return `<p class="note">This is a test page. No card is asked for and nothing is charged.</p>
<dl><dt>Plan</dt><dd>${escapeHtml(plan.name)}</dd><dt>Price</dt><dd>${charge}</dd>
<dt>Messages</dt><dd>${plan.messageLimit.toLocaleString('en-US')} a month</dd></dl>
<div><form method="post" action="${path}/accepted"><button class="main">Pay with a test card</button></form>
<form method="post" action="${path}/declined_later"><button>Pay with a card that is declined at the next charge</button></form>
<form method="post" action="${path}/canceled"><button>Cancel</button></form></div>`;
}

interface CheckoutPageOptions {
  provider: TestProvider;
  /** Hands subscriptions that were made without a provider to the provider. */
  takeOver: () => Promise<void>;
  /** Called with each failure of work that no caller waits for. */
  onError: (error: unknown) => void;
}

/**
 * The checkout page of the built-in payment provider. Its decisions reach the product as signed events, through the
 * call that a real provider uses.
 */
export function addCheckoutPage(app: FastifyInstance, options: CheckoutPageOptions): void {
  const { provider, takeOver, onError } = options;
  provider.onEvent(async (payload, signature) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/billing/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
    if (answer.statusCode !== 200)
      throw new Error(`A billing event was answered ${answer.statusCode}: ${answer.body}`);
  });

  void app.register((scope, _options, done) => {
    // The buttons send empty forms; the path holds the checkout and the choice.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, parsed) => {
        parsed(null, undefined);
      },
    );
    scope.get<{ Params: { id: string } }>('/dev/checkout/:id', async (request, reply) => {
      const checkout = await provider.findCheckout(request.params.id);
      return checkout
        ? sendPage(reply, 'Test checkout', renderCheckout(checkout))
        : sendPage(reply, 'Test checkout', GONE_HTML, 404);
    });
    scope.post<{ Params: { id: string; choice: string } }>(
      '/dev/checkout/:id/:choice',
      async (request, reply) => {
        const { id, choice } = request.params;
        const checkout = await provider.findCheckout(id);
        if (!checkout) return sendPage(reply, 'Test checkout', GONE_HTML, 404);
        if (choice !== 'accepted' && choice !== 'declined_later')
          return reply.redirect(removeOrigin(checkout.cancel_url), 303);
        await provider.complete(id, choice);
        const arrival = checkout.success_url.replace('{CHECKOUT_SESSION_ID}', id);
        return reply.redirect(removeOrigin(arrival), 303);
      },
    );
    done();
  });

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    timer = setInterval(() => {
      provider.advance().catch(onError);
    }, MINUTE_MS);
    timer.unref();
    // The demo's subscription was made without a provider; from now on its trial ends like any other.
    takeOver()
      .then(() => provider.advance())
      .catch(onError);
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}
