import { copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies what is in a folder into one that exists. The embedded database is a thousand small files, for which this
 * takes a fifth of the processor time of Node's own `cp`: that looks at each of them several times.
 */
export function copyFolder(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) {
      mkdirSync(target, { mode: statSync(source).mode });
      copyFolder(source, target);
    } else {
      copyFileSync(source, target);
    }
  }
}
