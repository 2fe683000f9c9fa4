import { isHeldOut, readLabelledMessages } from '../benchModeration/labelledSet';
import type { CorpusLine } from './corpus';

/**
 * Reads the labelled lines that the bench does not hold out. Swearing without a target is left out, because its labels
 * assume a server that warns for it; so are lines that need earlier ones, and calls for help, which only rules judge.
 */
export function readTrainingLines(folder: string): CorpusLine[] {
  return readLabelledMessages(folder)
    .filter(
      (each) =>
        !isHeldOut(each) &&
        each.category !== 'profanity' &&
        each.recent === undefined &&
        each.needs_care !== true,
    )
    .map(({ message, category, needs_action }) => ({
      message,
      category,
      needs_action,
      template: message,
      language: 'en',
    }));
}
