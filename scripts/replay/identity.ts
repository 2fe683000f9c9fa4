import { createHash } from 'node:crypto';

/**
 * Computes an id that a line keeps while its file only grows, so that each line counts once when the owner repeats or
 * resumes a replay. The first line tells apart files of different days with the same name.
 */
export function computeMessageId(
  file: { name: string; firstLine: string },
  line: number,
  text: string,
): string {
  const hash = createHash('sha256');
  for (const part of [file.name, file.firstLine, String(line), text]) hash.update(part).update('\0');
  return `replay-${hash.digest('hex').slice(0, 40)}`;
}
