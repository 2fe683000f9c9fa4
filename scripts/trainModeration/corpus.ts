import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One line of the training corpus. */
export interface CorpusLine {
  message: string;
  /** A category of the contract, `grooming`, or null for an ordinary line. */
  category: string | null;
  needs_action: boolean;
  /** Lines of one template differ in a name or a word: they are never on both sides of a split. */
  template: string;
  /** The file's name without its ending. */
  language: string;
}

/** @param folder with one `.jsonl` file a language */
export function readCorpus(folder: string): CorpusLine[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({
          ...(JSON.parse(line) as Omit<CorpusLine, 'language'>),
          language: name.slice(0, -'.jsonl'.length),
        })),
    );
}
