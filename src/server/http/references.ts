export type Members = Readonly<Record<string, unknown>>;

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function follow(document: Members, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  const target = keys.reduce<unknown>(
    (at, key) => (isMembers(at) ? at[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    document,
  );
  if (target === undefined) throw new Error(`The contract has nothing at ${pointer}.`);
  return target;
}

/**
 * Returns the document with each reference replaced by its target; members beside a reference stay. The contract has no
 * circular references. References to the same target share one object, which can be the key of a cache.
 */
export function resolveReferences(document: Members): Members {
  const targets = new Map<string, unknown>();
  const resolveTarget = (pointer: string): unknown => {
    if (!targets.has(pointer)) targets.set(pointer, resolve(follow(document, pointer)));
    return targets.get(pointer);
  };
  const resolveMembers = (value: Members): Members =>
    Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolve(entry)]));
  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isMembers(value)) return value;
    const { $ref, ...beside } = value;
    if (typeof $ref !== 'string') return resolveMembers(value);
    const target = resolveTarget($ref);
    return Object.keys(beside).length === 0 ? target : { ...(target as Members), ...resolveMembers(beside) };
  }
  return resolveMembers(document);
}
