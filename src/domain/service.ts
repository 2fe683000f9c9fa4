import type { ServiceHealth } from '~/contract/api.gen';
import { toToneAndLabel, type Labelled } from './labelled';
import type { Loadable } from './loadable';

const STATES: Readonly<Record<ServiceHealth['status'], Labelled>> = {
  operational: { tone: 'positive', label: 'All systems operational' },
  degraded: { tone: 'caution', label: 'Some systems are slower than usual' },
  down: { tone: 'critical', label: 'Some systems are down' },
};

/** "Operational" in the words of other health calls, three of them from draft-inadarei-api-health-check. */
const OPERATIONAL_WORDS: readonly string[] = ['pass', 'ok', 'up', 'healthy'];

const UNKNOWN: Labelled = { tone: 'neutral', label: 'Status unknown' };

/**
 * Tone and label of the service's health. A service that answers and reports no trouble is operational, also one that has
 * no health call; after no answer, or an error of the server, the health is unknown.
 */
export function describeService(health: Loadable<ServiceHealth>): Labelled {
  if (health.state === 'loading') return { tone: 'neutral', label: 'Checking the status' };
  if (health.state === 'failed') return health.missing ? STATES.operational : UNKNOWN;
  if (health.stale) return UNKNOWN;
  if (OPERATIONAL_WORDS.includes(health.data.status)) return STATES.operational;
  return Object.hasOwn(STATES, health.data.status) ? toToneAndLabel(STATES, health.data.status) : UNKNOWN;
}
