const own = new Set<string>();

/**
 * The review items that this tab is deciding or has decided. The live stream reports these decisions too, and this tab
 * ignores those events.
 */
export const ownDecisions = {
  has: (id: string): boolean => own.has(id),
  add: (ids: readonly string[]): void => {
    for (const id of ids) own.add(id);
  },
  /** The decision failed, or another reviewer's came first. */
  remove: (id: string): void => void own.delete(id),
};
