import { groupBy } from '../benchModeration/independentSet';
import { type CorpusConversation, type CorpusLine, nameConversation } from './corpus';
import { createRandom } from '~/server/seed/random';

/** What one player might write within ten minutes: lines of the corpus put together, or a whole conversation. */
export interface TrainingConversation {
  lines: string[];
  grooming: boolean;
  fold: number;
}

/** Conversations for each fold of a language's lines. */
const COUNT = 80;
const MOST_LINES = 5;

/**
 * Puts lines of the corpus together: one to three of grooming among ordinary ones, or ordinary ones with at most one
 * that needs an action for another reason. A conversation has lines of one fold.
 */
export function makeConversations(
  lines: readonly CorpusLine[],
  getFold: (line: CorpusLine) => number,
): TrainingConversation[] {
  const random = createRandom(7);
  const made: TrainingConversation[] = [];
  const byLanguageAndFold = groupBy(lines, (line) => `${line.language} ${getFold(line)}`);
  for (const [key, group] of byLanguageAndFold) {
    const grooming = group.filter(({ category }) => category === 'grooming');
    const ordinary = group.filter((line) => !line.needs_action);
    const other = group.filter((line) => line.needs_action && line.category !== 'grooming');
    const draw = (from: readonly CorpusLine[]) => from[Math.floor(random() * from.length)]?.message ?? '';
    for (let index = 0; index < COUNT; index += 1) {
      const isGrooming = index % 2 === 0;
      const parts = Array.from({ length: 1 + Math.floor(random() * MOST_LINES) }, () => draw(ordinary));
      const added = isGrooming ? 1 + Math.floor(random() * 3) : Number(random() < 0.2);
      for (let n = 0; n < added; n += 1) {
        parts.splice(Math.floor(random() * parts.length), 0, draw(isGrooming ? grooming : other));
      }
      made.push({ lines: parts, grooming: isGrooming, fold: Number(key.split(' ')[1]) });
    }
  }
  return made;
}

/** What the model reads of a conversation: the lines of the player who begins, or of both where neither grooms. */
export function readSpeakers(
  conversations: readonly CorpusConversation[],
  getFold: (name: string) => number,
): TrainingConversation[] {
  return conversations.flatMap(({ language, grooming, lines }, index) => {
    const fold = getFold(nameConversation(language, index));
    const speakers = [...groupBy(lines, ({ from }) => from).values()].map((said) =>
      said.map(({ message }) => message),
    );
    const read = grooming ? speakers.slice(0, 1) : speakers;
    return read.map((said) => ({ lines: said.slice(-MOST_LINES - 1), grooming, fold }));
  });
}
