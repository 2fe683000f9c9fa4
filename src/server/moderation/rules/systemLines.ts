import type { NormalisedText } from '../normalise';
import { type Finding, toTextSpan } from '../types';

const PREFIXED =
  /^\W{0,3}[[<({]\s*(?:server|admin|administrator|console|owner|staff|mod|moderator|system|broadcast|operator)\s*[\])}>]|^(?:server|console|system|broadcast)\s?:/;
const ROLE_NAME = /^(?:\[?admin\]?|\[?owner\]?|\[?console\]?) ?[:>»]/;
const EVENT =
  /^\w{3,16} (?:joined the game|left the game|has been (?:banned|kicked|muted)(?: by \w+)?|was granted op|has made the advancement .+)[.! ]*$/;
const KICKED = /^you have been (?:kicked|banned|muted)\b/;

/** Finds messages disguised as lines of the server or of its staff. */
export function findSystemLines(text: NormalisedText): Finding[] {
  const line = text.squeezed.trim();
  const prefix = PREFIXED.exec(line) ?? ROLE_NAME.exec(line);
  if (prefix) {
    return [
      {
        category: 'impersonation',
        severity: 5,
        confidence: 0.86,
        reasoning: 'Begins like a line of the server or its staff.',
        found: [toTextSpan(prefix)],
      },
    ];
  }
  const event = EVENT.exec(line) ?? KICKED.exec(line);
  if (event) {
    return [
      {
        category: 'impersonation',
        severity: 3,
        confidence: 0.72,
        reasoning: 'Reads like a message of the game itself.',
        found: [toTextSpan(event)],
      },
    ];
  }
  return [];
}
