import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '~/server/seed/random';
import type { CorpusLine } from './corpus';

/** Sentences with a gap, `{}`, and words that fit each gap. */
interface FrameGroup {
  /** Sentences that are ordinary with each of the words. */
  frames: readonly string[];
  /** Sentences that are hate with each of the words, so that the model learns the words in both kinds. */
  hateful?: readonly string[];
  /** Separated by commas. */
  words: string;
}

const ENDING = '.frames.json';

/** Draws as many words as are asked for, or all of them. */
function drawWords(words: readonly string[], count: number, random: () => number): string[] {
  const left = [...words];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0] as string,
  );
}

/**
 * Makes lines of words that players often say and authors seldom write: chores of the game, moods, peoples. A model that
 * met a word in harmful lines alone takes the word itself for harm ("are you mexican?").
 *
 * @param folder with one `.frames.json` file a language
 * @param perFrame words drawn for each sentence
 */
export function readFrameLines(folder: string, perFrame: number): CorpusLine[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .flatMap((name, index) => {
      const language = name.slice(0, -ENDING.length);
      const groups = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, FrameGroup>;
      const random = createRandom(index + 1);
      const makeLines = (frames: readonly string[], words: string, category: string | null): CorpusLine[] =>
        frames.flatMap((frame) =>
          drawWords(words.split(', '), perFrame, random).map((word) => ({
            message: frame.replace('{}', word),
            category,
            needs_action: category !== null,
            template: `${language} frame ${frame}`,
            language,
          })),
        );
      return Object.values(groups).flatMap(({ frames, hateful = [], words }) => [
        ...makeLines(frames, words, null),
        ...makeLines(hateful, words, 'hate'),
      ]);
    });
}
