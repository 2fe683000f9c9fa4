import type { NormalisedText } from '../normalise';
import type { LineWords } from '../opinion/words';
import type { OwnerPolicy } from '../ownerRules';
import type { Finding, RecentMessage } from '../types';
import { findAdvertising } from './advertising';
import { findContactRequests } from './contactRequests';
import { doubtMentions } from './mentions';
import { findForbiddenByOwner } from './forbiddenByOwner';
import { findLifeForms } from './lifeForms';
import { findPersonalData } from './personalData';
import { findPhrases } from './phrases';
import { findPlainInsults } from './plainInsults';
import { findSplitLines } from './splitLines';
import { findSystemLines } from './systemLines';
import { findScreenFilling, findFloods, findShouting } from './volume';
import { findCoarseWords } from './words';

/** Everything that the rules find in a line, before the second opinion. */
export function findByRules(
  message: string,
  text: NormalisedText,
  read: Pick<LineWords, 'languages' | 'found' | 'words' | 'reversed'>,
  recent: readonly RecentMessage[],
  policy: OwnerPolicy,
): Finding[] {
  const findings = findCoarseWords(text, read.languages, policy).concat(
    findPhrases(text, read.found),
    findPlainInsults(read),
    findLifeForms(read),
    findAdvertising(text, policy),
    findPersonalData(text),
    findContactRequests(read.words),
    findSystemLines(text),
    findFloods(message, recent),
    findSplitLines(message, recent),
    findScreenFilling(message, text),
    findShouting(text.display),
    findForbiddenByOwner(text, read, policy),
  );
  return doubtMentions(findings, text);
}
