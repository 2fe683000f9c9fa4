import type { ListAction, ListEntryDraft, ListEntryPreview, ListKind } from '~/contract/api.gen';
import { listActionValues, listKindValues } from '~/contract/enums.gen';
import { findPatternFault, LIST_LIMITS, splitPatternWords } from '~/contract/listPatterns';
import { humanize, toToneAndLabel, type Labelled } from './labelled';
import { formatCount } from '~/contract/numberFormat';
import { formatInteger } from './numbers';

/** Shown when the server refuses a list entry and gives no reason. */
export const SAVE_LIST_ENTRY_FAILED = 'The entry was not saved. Please try again.';

const KINDS: Readonly<Record<ListKind, { label: string; description: string }>> = {
  word: { label: 'Word', description: 'A whole word, in any spelling that hides it.' },
  phrase: { label: 'Phrase', description: 'Several words in this order.' },
  link: { label: 'Link', description: 'An address, with its subdomains and the pages below it.' },
};

/** The kinds of entries in the contract's order. */
export const LIST_KIND_CHOICES = listKindValues.map((value) => ({ value, ...KINDS[value] }));

const ACTIONS: Readonly<Record<ListAction, Labelled>> = {
  allow: { tone: 'positive', label: 'Allow' },
  review: { tone: 'neutral', label: 'Ask a reviewer' },
  warn: { tone: 'caution', label: 'Warn' },
  mute: { tone: 'info', label: 'Mute' },
  kick: { tone: 'serious', label: 'Kick' },
  ban: { tone: 'critical', label: 'Ban' },
};

/** What an entry can do, from the mildest. */
export const LIST_ACTION_CHOICES = listActionValues.map((value) => ({
  value,
  label: ACTIONS[value].label,
  ...(value === 'allow' ? { description: 'It passes; the rest of a line is judged as ever.' } : {}),
}));

/** Tone and label of what an entry does. */
export function describeListAction(action: string): Labelled {
  return toToneAndLabel(ACTIONS, action);
}

/** Formats the kind of an entry; an unknown one keeps its name. */
export function formatListKind(kind: string): string {
  return Object.hasOwn(KINDS, kind) ? KINDS[kind as ListKind].label : humanize(kind);
}

/** The narrowest kind that a pattern fits. */
export function classifyListPattern(pattern: string): ListKind {
  if (findPatternFault('word', pattern) === undefined) return 'word';
  return findPatternFault('phrase', pattern) === undefined ? 'phrase' : 'link';
}

/** Suggests the pattern of an entry for a message; empty where it has too many words to be one. */
export function suggestListPattern(message: string): string {
  const words = splitPatternWords(message.replaceAll('*', ' '));
  const pattern = words.join(' ');
  return words.length > LIST_LIMITS.words || pattern.length > LIST_LIMITS.patternLength ? '' : pattern;
}

/** Says what is wrong with an entry's pattern, or null. */
export function validateListPattern({ kind, pattern }: Pick<ListEntryDraft, 'kind' | 'pattern'>) {
  return findPatternFault(kind, pattern) ?? null;
}

/** Says what an entry would have done: "In 12 of your last 1,000 messages". */
export function describeListEntryPreview({ lines }: ListEntryPreview, sampleSize: number): string {
  if (sampleSize === 0) return 'No messages yet to try it on.';
  const sample = `your last ${formatCount(sampleSize, 'message')}`;
  return lines === 0 ? `In none of ${sample}.` : `In ${formatInteger(lines)} of ${sample}.`;
}
