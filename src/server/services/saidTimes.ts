import type { ModerateRequest } from '~/contract/api.gen';
import { DAY_MS } from '../clock';

/** How long before its arrival the log may place a message. */
const SAID_WINDOW_MS = 7 * DAY_MS;

/** Reads when a message was said, in milliseconds since 1970; undefined where the caller sends no time. */
export function readSaidMs({ sent_at: sentAt }: ModerateRequest): number | undefined {
  return typeof sentAt === 'string' ? Date.parse(sentAt) : undefined;
}

/**
 * Computes the time that the log shows: close to this server's clock, while verdicts compare the callers' own times.
 */
export function computeLoggedSentAt(request: ModerateRequest, createdAt: Date): Date | undefined {
  const saidMs = readSaidMs(request);
  if (saidMs === undefined) return undefined;
  const arrivedMs = createdAt.getTime();
  return new Date(Math.min(arrivedMs, Math.max(arrivedMs - SAID_WINDOW_MS, saidMs)));
}
