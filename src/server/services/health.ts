import type { AiHealth, ServiceHealth } from '~/contract/api.gen';
import { PRODUCT_INFO } from '~/contract/productInfo';
import type { Clock } from '../clock';
import { settleInTime } from '../deadline';
import { createUnavailableProblem } from '../problem';
import type { Store } from '../store/connect';

type Component = ServiceHealth['components'][number];

export interface HealthService {
  /** Seconds since the process began to serve. */
  uptimeS: () => number;
  /** Resolves when the store answers and the process is not draining. */
  assertReady: () => Promise<void>;
  /** Measures the parts that owners depend on. */
  measure: () => Promise<ServiceHealth>;
  /** The status of the AI that judges beside the local rules, and the name of its model. */
  ai: () => AiHealth;
  /** Adds a part to the measurement. */
  add: (measure: () => Promise<Component>) => void;
  /** Makes the node not ready from now on, so that new work goes to other nodes. */
  drain: () => void;
  isDraining: () => boolean;
}

/** A slower store still works, but owners notice. */
const SLOW_MS = 250;
const PING_TIMEOUT_MS = 2_000;

function pingInTime(store: Store): Promise<void> {
  return settleInTime(store.ping(), PING_TIMEOUT_MS, () => {
    throw new Error(`No answer within ${PING_TIMEOUT_MS} ms.`);
  });
}

interface HealthOptions {
  store: Store;
  clock: Clock;
  ai: () => AiHealth;
  /** Whether the store takes messages; a full disk lets it answer and store nothing. */
  isStoring: () => boolean;
  /** Whether the installation has credit left with the AI's provider. @default true */
  hasAiCredit?: () => boolean;
}

/** A failing AI is a degraded part; one that was never configured is no part at all. */
function listAiComponents({ status, model }: AiHealth, hasCredit: boolean): Component[] {
  if (status === 'not_configured') return [];
  if (status === 'ok') return [{ name: 'AI', status: 'operational' }];
  const name = model ?? 'The AI';
  const detail = hasCredit
    ? `${name} does not answer. Local rules judge until it does.`
    : `${name} refuses calls: the credit with its provider is used up. Local rules judge until it is topped up.`;
  return [{ name: 'AI', status: 'degraded', detail }];
}

export function createHealthService({
  store,
  clock,
  ai,
  isStoring,
  hasAiCredit = () => true,
}: HealthOptions): HealthService {
  const started = clock.now().getTime();
  const parts: (() => Promise<Component>)[] = [];
  let draining = false;

  const storePart = async (): Promise<Component> => {
    const begun = performance.now();
    try {
      await pingInTime(store);
    } catch {
      return { name: 'Message store', status: 'down', detail: 'The database does not answer.' };
    }
    if (!isStoring()) {
      return { name: 'Message store', status: 'degraded', detail: 'The database stores no messages.' };
    }
    const slow = performance.now() - begun > SLOW_MS;
    return slow
      ? { name: 'Message store', status: 'degraded', detail: 'The database answers slowly.' }
      : { name: 'Message store', status: 'operational' };
  };

  const measureAll = async (): Promise<Component[]> => {
    const database = await storePart();
    const moderation: Component =
      database.status === 'operational'
        ? { name: 'Moderation API', status: 'operational' }
        : { name: 'Moderation API', status: database.status, detail: 'Messages cannot be stored as usual.' };
    return [
      moderation,
      database,
      ...listAiComponents(ai(), hasAiCredit()),
      ...(await Promise.all(parts.map((part) => part()))),
    ];
  };

  return {
    uptimeS: () => Math.max(0, Math.round((clock.now().getTime() - started) / 1_000)),
    assertReady: async () => {
      if (draining)
        throw createUnavailableProblem('This process is shutting down. Try again; another one answers.');
      try {
        await pingInTime(store);
      } catch (error) {
        throw createUnavailableProblem(
          'The database does not answer. Nothing was changed; try again in a moment.',
          error,
        );
      }
    },
    measure: async () => {
      const components = await measureAll();
      const has = (status: Component['status']) => components.some((part) => part.status === status);
      return {
        status:
          components[0]?.status === 'down'
            ? 'down'
            : has('down') || has('degraded')
              ? 'degraded'
              : 'operational',
        version: PRODUCT_INFO.version,
        checked_at: clock.now().toISOString(),
        components,
        ai: ai(),
      };
    },
    ai,
    add: (measure) => {
      parts.push(measure);
    },
    drain: () => {
      draining = true;
    },
    isDraining: () => draining,
  };
}
