const own = new Set<string>();

/**
 * The review items that this tab is deciding or has decided. The live stream tells of these decisions as well, and
 * tells nothing new with them.
 */
export const ownDecisions = {
  has: (id: string): boolean => own.has(id),
  add: (ids: readonly string[]): void => {
    for (const id of ids) own.add(id);
  },
  /** The decision did not come about, or was somebody else's. */
  remove: (id: string): void => void own.delete(id),
};
