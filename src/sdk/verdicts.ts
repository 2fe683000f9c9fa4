import type { ModerateResponse } from './contract.gen.js';
import type { ModerateRequest } from './requests.js';

/** What the service found and decided about a line, and whether it has stored it. */
export type ServiceVerdict = ModerateResponse & { readonly answered_by: 'service' };

/**
 * The client's own answer to a line that the service has not answered in time: let it pass. Nothing judged the line, and
 * it is not stored.
 */
export interface ClientVerdict {
  readonly answered_by: 'client';
  /** `late`: the deadline passed. `crowded`: too many lines wait already. `closed`: the client was closed. */
  readonly why: 'late' | 'crowded' | 'closed';
  /** The id that the line was sent with, or is to be sent again with. */
  readonly message_id: string;
  readonly final_action: 'none';
  readonly recommended_action: 'none';
  readonly stored: false;
}

/** The answer to a line; `answered_by` tells the service's from the client's own. */
export type LineVerdict = ServiceVerdict | ClientVerdict;

/** A line as it is sent: it has an id, so that it counts once however often it is sent, and the time it was said. */
export type IdentifiedLine = ModerateRequest & { message_id: string; sent_at: string };

/** Adds what is missing: a random id, and the present as the time. */
export function identifyLine(line: ModerateRequest): IdentifiedLine {
  return {
    ...line,
    message_id: line.message_id ?? crypto.randomUUID(),
    sent_at: line.sent_at ?? new Date().toISOString(),
  };
}

export function createClientVerdict(message_id: string, why: ClientVerdict['why']): ClientVerdict {
  return {
    answered_by: 'client',
    why,
    message_id,
    final_action: 'none',
    recommended_action: 'none',
    stored: false,
  };
}
