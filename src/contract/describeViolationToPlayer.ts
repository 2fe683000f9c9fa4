import type { Category } from './api.gen';

/** Says to a player in the game why a message has an action. @param category null where the kind isn't known */
export function describeViolationToPlayer(category: Category | null): string {
  const kind = category === null || category === 'other' ? '' : `: ${category.replaceAll('_', ' ')}`;
  return `Your message breaks the chat rules${kind}`;
}
