/** Formats a count with its noun in singular or plural: `1 server`, `3 servers`. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
