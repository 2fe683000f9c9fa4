type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Removes undefined properties, so that the receiver's defaults apply. */
export function omitUndefined<T extends object>(properties: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined),
  ) as Defined<T>;
}
