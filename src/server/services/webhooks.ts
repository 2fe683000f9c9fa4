import type {
  Actor,
  CreateWebhookRequest,
  CreatedWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookEvent,
  WebhookList,
  UpdateWebhookRequest,
} from '~/contract/api.gen';
import { doesStatusGrantAccess } from '~/contract/access';
import { FEATURES, includesFeature } from '~/contract/planFeatures';
import { toMember } from '../actor';
import { type Clock, DAY_MS } from '../clock';
import { createTimeOrderedId } from '../ids';
import { type JobQueue, ReceiverFailedError } from '../jobs/queue';
import { createBadRequestProblem, createConflictProblem, createNotFoundProblem } from '../problem';
import type { Store } from '../store/connect';
import type { Db } from '../store/db';
import type { Account } from '../store/repositories/accounts';
import { writeAuditEvent } from '../store/repositories/audit';
import { lockAccount } from '../store/repositories/billing';
import { makeDeliveriesDue } from '../store/repositories/jobs';
import { findSubscription } from '../store/repositories/subscriptions';
import {
  countWebhooks,
  deleteWebhook,
  restartFailingTime,
  type DeliveryRow,
  findDelivery,
  listSubscribedWebhooks,
  findWebhook,
  insertWebhook,
  lockWebhook,
  listDeliveries,
  listWebhooks,
  markWebhookFailing,
  pauseWebhook,
  upsertDelivery,
  skipDelivery,
  updateWebhook,
  type WebhookRow,
} from '../store/repositories/webhooks';
import { findAddressFault } from '../webhooks/addresses';
import { sendEvent, type SendOptions } from '../webhooks/send';
import { createWebhookSecret, createSignatureHeaders } from '../webhooks/signature';
import { requireFeature } from './access';
import { toAuditedWebhook, toWebhookDelivery, toWebhook } from './webhookAnswers';

export interface WebhookService {
  list: (accountId: string) => Promise<WebhookList>;
  /** @throws {HttpProblem} 400 for an address that may not be called; 403 by plan; 409 when there are too many */
  create: (account: Account, request: CreateWebhookRequest) => Promise<CreatedWebhook>;
  /** @throws {HttpProblem} 400, 403, 404 */
  update: (account: Account, id: string, request: UpdateWebhookRequest) => Promise<Webhook>;
  /** @throws {HttpProblem} 404 */
  remove: (account: Account, id: string) => Promise<void>;
  /**
   * Sends one test event, once and at once.
   *
   * @throws {HttpProblem} 403, 404
   */
  test: (account: Account, id: string) => Promise<WebhookDelivery>;
  /**
   * Retries a waiting or failed event now. The retry is a job, so that another node continues it if this one ends.
   *
   * @throws {HttpProblem} 403, 404; 409 when there is nothing to send or it is being sent
   */
  retry: (account: Account, id: string, deliveryId: string) => Promise<WebhookDelivery>;
  /** @throws {HttpProblem} 404 */
  deliveries: (accountId: string, id: string) => Promise<WebhookDeliveryList>;
  /** Queues an event for the webhooks that subscribe to it. Call it in the transaction of its cause. */
  announce: (trx: Db, accountId: string, event: WebhookEvent, data: object) => Promise<void>;
}

interface WebhookOptions {
  store: Store;
  clock: Clock;
  jobs: JobQueue;
  /** Whether plain http to this machine is allowed, for development. */
  localAllowed: boolean;
  /** Replaces DNS and the timeout of calls, in tests. */
  sending?: Pick<SendOptions, 'resolve' | 'timeoutMs'>;
}

const MAX_WEBHOOKS = 10;
const LISTED_DELIVERIES = 50;
const TEST_EVENT = 'webhook.test';
/** The HTTP status by which a receiver asks for no further events. */
const GONE = 410;
/** Milliseconds of failures without a delivered event after which the service pauses a webhook. */
const FAILING_LIMIT_MS = DAY_MS;

function findRetryRefusal(webhook: WebhookRow, { status, event, content }: DeliveryRow): string | undefined {
  if (status === 'delivered') return 'This event was delivered already.';
  if (event === TEST_EVENT) return 'A test event is not tried again. Send a new one.';
  if (!webhook.enabled) return 'This webhook is paused. Resume it, then try again.';
  if (status === 'failed' && content === null) return 'The content of this event is no longer kept.';
  return undefined;
}

interface Event {
  id: string;
  type: string;
  at: string;
  data: unknown;
}

export function createWebhookService(options: WebhookOptions): WebhookService {
  const { store, clock, jobs, localAllowed, sending } = options;
  const { db, backgroundDb } = store;

  function requireAddress(url: string): void {
    const fault = findAddressFault(url, localAllowed);
    if (fault !== undefined) throw createBadRequestProblem(fault, [{ path: '/url', message: fault }]);
  }

  async function requireWebhook(accountId: string, id: string): Promise<WebhookRow> {
    const row = await findWebhook(db, accountId, id);
    if (!row) throw createNotFoundProblem();
    return row;
  }

  /**
   * Makes one attempt and records it in the delivery log.
   *
   * @param over the connections of the calls of pages, or those of jobs
   */
  async function attempt(
    over: Db,
    webhook: WebhookRow,
    event: Event,
    tries: number,
    nextAt?: Date,
  ): Promise<DeliveryRow> {
    const createdAt = new Date(event.at);
    const body = JSON.stringify({ type: event.type, timestamp: createdAt.toISOString(), data: event.data });
    const at = clock.now();
    const seconds = Math.floor(at.getTime() / 1_000);
    const headers = createSignatureHeaders(webhook.secret, event.id, seconds, body);
    const { status, durationMs, fault } = await sendEvent({
      url: webhook.url,
      headers,
      body,
      localAllowed,
      ...sending,
    });
    if (fault === null && webhook.failing_since !== null) {
      await updateWebhook(over, webhook.account_id, webhook.id, { failing_since: null });
      // The webhook's waiting events are due now, in the lane of the healthy webhooks.
      jobs.checkSoon();
    }
    if (fault !== null && webhook.failing_since === null && event.type !== TEST_EVENT) {
      await markWebhookFailing(over, webhook.account_id, webhook.id, at);
    }
    const mayRetry = fault !== null && nextAt !== undefined && status !== GONE;
    const givenUp = fault !== null && !mayRetry && event.type !== TEST_EVENT;
    return upsertDelivery(over, {
      id: event.id,
      account_id: webhook.account_id,
      webhook_id: webhook.id,
      event: event.type,
      status: fault === null ? 'delivered' : mayRetry ? 'retrying' : 'failed',
      attempts: tries,
      response_status: status,
      duration_ms: durationMs,
      fault,
      created_at: createdAt,
      attempted_at: at,
      next_attempt_at: mayRetry ? nextAt : null,
      content: givenUp ? JSON.stringify(event.data) : null,
    });
  }

  /** Records an event that is due and not sent: it waits for the next try, or is given up. */
  async function skip(
    webhook: WebhookRow,
    event: Event,
    tries: number,
    { fault, waitsUntil }: { fault: string; waitsUntil?: Date | undefined },
  ): Promise<void> {
    await skipDelivery(backgroundDb, {
      id: event.id,
      account_id: webhook.account_id,
      webhook_id: webhook.id,
      event: event.type,
      status: waitsUntil ? 'retrying' : 'failed',
      attempts: tries,
      response_status: null,
      duration_ms: 0,
      fault,
      created_at: new Date(event.at),
      attempted_at: clock.now(),
      next_attempt_at: waitsUntil ?? null,
      content: waitsUntil ? null : JSON.stringify(event.data),
    });
    if (waitsUntil) throw new ReceiverFailedError(fault);
  }

  async function hasPlanWithWebhooks(accountId: string): Promise<boolean> {
    const row = await findSubscription(backgroundDb, accountId);
    return row !== undefined && doesStatusGrantAccess(row.status) && includesFeature(row.tier, 'webhooks');
  }

  function isFailingTooLong({ failing_since }: WebhookRow): boolean {
    return failing_since !== null && clock.now().getTime() - failing_since.getTime() >= FAILING_LIMIT_MS;
  }

  /** @param change `before` is null for a new webhook, as `after` is for a deleted one */
  function audit(
    trx: Db,
    kind: 'webhook.created' | 'webhook.updated' | 'webhook.deleted',
    actor: Actor | 'service',
    { before, after }: { before: WebhookRow | null; after: WebhookRow | null },
  ): Promise<void> {
    const { id = '', account_id: accountId = '' } = after ?? before ?? {};
    const at = clock.now();
    return writeAuditEvent(trx, {
      id: createTimeOrderedId(at.getTime()),
      accountId,
      subjectId: id,
      kind,
      actor,
      at,
      detail: { before: before && toAuditedWebhook(before), after: after && toAuditedWebhook(after) },
    });
  }

  /** Pauses a webhook and mails its owner, once. */
  async function pause(
    { account_id: accountId, id: webhookId }: WebhookRow,
    reason: 'failing' | 'gone',
  ): Promise<void> {
    await backgroundDb.transaction().execute(async (trx) => {
      const after = await pauseWebhook(trx, accountId, webhookId, reason);
      if (!after) return;
      const before = { ...after, enabled: true, paused_reason: null };
      await audit(trx, 'webhook.updated', 'service', { before, after });
      await jobs.add(trx, 'mail.webhook_paused', { accountId, webhookId }, accountId);
    });
    jobs.checkSoon();
  }

  jobs.handle('webhook.deliver', async ({ id, payload, attempt: tries, nextAt }) => {
    const webhook = await findWebhook(backgroundDb, payload.accountId, payload.webhookId);
    if (!webhook) return;
    const event = { id, type: payload.event, at: payload.at, data: payload.data };
    if (!(await hasPlanWithWebhooks(payload.accountId))) {
      await skip(webhook, event, tries, { fault: 'The plan had no webhooks when this event was due.' });
      return;
    }
    if (!webhook.enabled) {
      // Events wait while the webhook is paused for its failures; a pause by the owner or by a 410 gives them up.
      const waitsUntil = webhook.paused_reason === 'failing' ? nextAt : undefined;
      const fault = waitsUntil ? 'The webhook is paused.' : 'The webhook was paused before the next try.';
      await skip(webhook, event, tries, { fault, waitsUntil });
      return;
    }
    const { status, fault, response_status } = await attempt(backgroundDb, webhook, event, tries, nextAt);
    if (response_status === GONE) await pause(webhook, 'gone');
    else if (fault !== null && isFailingTooLong(webhook)) await pause(webhook, 'failing');
    // The delivery log shows the owner a last failure; it is no failure of the service.
    if (status === 'retrying') throw new ReceiverFailedError(fault ?? '');
  });

  return {
    list: async (accountId) => ({ webhooks: (await listWebhooks(db, accountId)).map(toWebhook) }),

    create: async (account, request) => {
      requireFeature(account.tier, 'webhooks');
      requireAddress(request.url);
      const at = clock.now();
      const secret = createWebhookSecret();
      const row: WebhookRow = {
        id: createTimeOrderedId(at.getTime()),
        account_id: account.id,
        url: request.url,
        description: request.description?.trim() || null,
        events: [...new Set(request.events)],
        secret,
        enabled: true,
        failing_since: null,
        paused_reason: null,
        created_at: at,
      };
      await db.transaction().execute(async (trx) => {
        await lockAccount(trx, account.id);
        if ((await countWebhooks(trx, account.id)) >= MAX_WEBHOOKS) {
          throw createConflictProblem(
            `An account can have ${MAX_WEBHOOKS} webhooks. Delete one that is no longer used.`,
          );
        }
        await insertWebhook(trx, row);
        await audit(trx, 'webhook.created', toMember(account), { before: null, after: row });
      });
      return { webhook: toWebhook(row), secret };
    },

    update: async (account, id, { url, description, events, enabled }) => {
      requireFeature(account.tier, 'webhooks');
      if (url !== undefined) requireAddress(url);
      const changes = {
        ...(url !== undefined && { url }),
        ...(description !== undefined && { description: description.trim() || null }),
        ...(events !== undefined && { events: [...new Set(events)] }),
        ...(enabled !== undefined && { enabled, paused_reason: null }),
        // Only a delivered event clears the failing time: an owner could otherwise save a dead webhook again and again to
        // keep it in the healthy lane.
        ...((url !== undefined || enabled === true) && { failing_since: restartFailingTime(clock.now()) }),
      };
      const row = await db.transaction().execute(async (trx) => {
        const before = await lockWebhook(trx, account.id, id);
        if (!before) throw createNotFoundProblem();
        if (Object.keys(changes).length === 0) return before;
        const after = (await updateWebhook(trx, account.id, id, changes)) ?? before;
        await audit(trx, 'webhook.updated', toMember(account), { before, after });
        return after;
      });
      if (enabled === true) {
        await makeDeliveriesDue(db, id, clock.now());
        jobs.checkSoon();
      }
      return toWebhook(row);
    },

    remove: async (account, id) => {
      await db.transaction().execute(async (trx) => {
        const before = await deleteWebhook(trx, account.id, id);
        if (!before) throw createNotFoundProblem();
        await audit(trx, 'webhook.deleted', toMember(account), { before, after: null });
      });
    },

    test: async (account, id) => {
      requireFeature(account.tier, 'webhooks');
      const webhook = await requireWebhook(account.id, id);
      const now = clock.now();
      const event = {
        id: createTimeOrderedId(now.getTime()),
        type: TEST_EVENT,
        at: now.toISOString(),
        data: { webhook_id: id },
      };
      return toWebhookDelivery(await attempt(db, webhook, event, 1));
    },

    retry: async (account, id, deliveryId) => {
      requireFeature(account.tier, 'webhooks');
      const webhook = await requireWebhook(account.id, id);
      const delivery = await findDelivery(db, account.id, id, deliveryId);
      if (!delivery) throw createNotFoundProblem();
      const refusal = findRetryRefusal(webhook, delivery);
      if (refusal !== undefined) throw createConflictProblem(refusal);
      if (delivery.status === 'failed') {
        const { event, created_at, content: data, attempts } = delivery;
        const payload = { accountId: account.id, webhookId: id, event, at: created_at.toISOString(), data };
        await jobs.add(db, 'webhook.deliver', payload, account.id, {
          again: { id: deliveryId, attempts },
        });
      }
      if (!(await jobs.runNow(deliveryId))) {
        throw createConflictProblem('This event is being sent at this moment. Look again in a few seconds.');
      }
      const after = await findDelivery(db, account.id, id, deliveryId);
      if (!after) throw createNotFoundProblem();
      return toWebhookDelivery(after);
    },

    deliveries: async (accountId, id) => {
      await requireWebhook(accountId, id);
      return {
        deliveries: (await listDeliveries(db, accountId, id, LISTED_DELIVERIES)).map(toWebhookDelivery),
      };
    },

    announce: async (trx, accountId, event, data) => {
      const at = clock.now().toISOString();
      for (const { id: webhookId } of await listSubscribedWebhooks(
        trx,
        accountId,
        event,
        FEATURES.webhooks.plans,
      )) {
        await jobs.add(trx, 'webhook.deliver', { accountId, webhookId, event, at, data }, accountId);
      }
    },
  };
}
